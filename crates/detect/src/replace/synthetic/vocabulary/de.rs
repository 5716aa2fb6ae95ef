//! German.

use super::Vocabulary;

pub(super) static GERMAN: Vocabulary = Vocabulary {
    code: "de",
    male: "Hans Peter Wolfgang Klaus Jürgen Dieter Manfred Uwe Günter Horst Bernd Frank Thomas Andreas Stefan Michael Martin \
           Matthias Markus Tobias Sebastian Florian Lukas Jonas Felix Maximilian Paul Leon Ben Elias Karl Friedrich Heinz \
           Werner Rainer Dominik Christian",
    female: "Ursula Monika Petra Sabine Renate Helga Karin Brigitte Ingrid Erika Andrea Gisela Claudia Susanne Gabriele Birgit \
             Heike Anja Katrin Nicole Stefanie Julia Anna Lena Laura Sophie Marie Emma Hannah Lea Mia Johanna Franziska Katharina \
             Charlotte Greta Ilse",
    family: "Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz \
             Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Huber Kaiser Fuchs Peters Lang \
             Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann \
             Franke Albrecht",
    cities: "Kassel;Göttingen;Ulm;Regensburg;Würzburg;Bamberg;Jena;Erfurt;Rostock;Lübeck;Oldenburg;Osnabrück;Paderborn;Koblenz;\
             Trier;Freiburg;Heilbronn;Augsburg;Celle;Marburg",
    regions: "Hessen;Sachsen;Thüringen;Brandenburg;Bayern;Niedersachsen;Saarland;Tirol;Kärnten;Steiermark",
    countries: "Österreich;Dänemark;Norwegen;Schweden;Portugal;Irland;Kanada;Belgien;Finnland;Japan;Chile;Luxemburg",
    streets: "Linden;Garten;Schul;Berg;Wald;Birken;Buchen;Rosen;Mühlen;Wiesen;Kirch;Tannen;Ahorn;Bach;Feld;Goethe;Schiller",
    organizations: "Nordlicht;Sonnenberg;Silberbach;Lindenhof;Falkenstein;Grünwald;Bergmann Technik;Steinbrück;Hohenfels;\
                    Rheinblick;Weidenau;Kronenberg;Alpenglück;Seeblick",
    facilities: "Klinikum Lindenhof;Krankenhaus Falkenstein;Klinik am Sonnenberg;Sankt-Anna-Krankenhaus;Klinikum Hohenfels;\
                 Ärztehaus Weidenau",
    occupations: "Buchhalter;Architekt;Tischler;Chemiker;Elektriker;Ingenieur;Journalist;Lehrer;Klempner;Maler;Apotheker;\
                  Fotograf;Programmierer;Übersetzer;Optiker;Bäcker;Mechaniker;Koch",
    conditions: "Asthma;Bluthochdruck;Migräne;Anämie;Arthrose;Bronchitis;Ekzem;Gastritis;Gicht;Schlaflosigkeit;\
                 Lungenentzündung;Diabetes;Epilepsie",
};
