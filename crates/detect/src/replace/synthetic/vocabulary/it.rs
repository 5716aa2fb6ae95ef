//! Italian.

use super::Vocabulary;

pub(super) static ITALIAN: Vocabulary = Vocabulary {
    code: "it",
    male: "Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo \
           Michele Giorgio Aldo Sergio Luciano Marco Andrea Alessandro Matteo Lorenzo Davide Simone Federico Riccardo Stefano \
           Fabio Roberto Enrico Claudio Tommaso",
    female: "Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Rita Antonietta Elena Paola \
             Laura Giulia Chiara Sara Valentina Alessia Silvia Elisa Martina Federica Sofia Aurora Alice Ginevra Beatrice \
             Barbara Cristina Daniela Ilaria Roberta",
    family: "Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo \
             Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile \
             Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso \
             Valentini Messina Sala Gatti Pellegrini",
    cities: "Ferrara;Modena;Parma;Bergamo;Verona;Pisa;Siena;Lucca;Perugia;Ancona;Pescara;Lecce;Trento;Udine;Ravenna;Novara;\
             Cremona;Mantova;Arezzo;Savona",
    regions: "Toscana;Umbria;Veneto;Liguria;Puglia;Calabria;Piemonte;Marche;Molise;Basilicata",
    countries: "Svizzera;Austria;Portogallo;Irlanda;Danimarca;Norvegia;Svezia;Belgio;Canada;Giappone;Cile;Finlandia",
    streets: "Garibaldi;Mazzini;Dante Alighieri;Verdi;dei Tigli;delle Rose;Cavour;Marconi;della Pace;San Martino;Leopardi;\
              dei Mille;Manzoni;degli Ulivi;Matteotti",
    organizations: "Aurora Servizi;Monteverde;Belvedere;Rivalta;Sant'Ambrogio;Fiordaliso;Altamura;Castelnuovo;Solaria;Pratolino;\
                    Montebello;Acquachiara;Valdoro;Torrealta",
    facilities: "Ospedale San Giorgio;Clinica Belvedere;Centro medico Monteverde;Ospedale Santa Chiara;Casa di cura Rivalta;\
                 Poliambulatorio Aurora",
    occupations: "ragioniere;architetto;falegname;chimico;elettricista;ingegnere;giornalista;insegnante;idraulico;pittore;\
                  farmacista;fotografo;programmatore;traduttore;bibliotecario;panettiere",
    conditions: "asma;ipertensione;emicrania;anemia;artrite;bronchite;eczema;gastrite;gotta;insonnia;polmonite;diabete;epilessia",
};
