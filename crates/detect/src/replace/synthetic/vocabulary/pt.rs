//! Portuguese.

use super::Vocabulary;

pub(super) static PORTUGUESE: Vocabulary = Vocabulary {
    code: "pt",
    male: "João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo \
           Felipe Rodrigo Manuel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Ricardo Jorge Sérgio \
           Miguel Vítor Caio",
    female: "Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica \
             Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata \
             Eliane Helena Inês Teresa Isabel",
    family: "Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Ribeiro Carvalho Almeida Lopes Soares Fernandes \
             Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves \
             Santana Teixeira Araújo Pinto Monteiro Moura Correia Batista Campos Cunha Borges Castro Medeiros Miranda Azevedo \
             Duarte Tavares Barros Pires",
    cities: "Coimbra;Braga;Aveiro;Évora;Setúbal;Leiria;Viseu;Curitiba;Campinas;Niterói;Londrina;Santos;Joinville;Blumenau;Natal;\
             Vitória;Uberlândia;Sorocaba;Maringá;Faro",
    regions: "Paraná;Bahia;Goiás;Pará;Ceará;Minas Gerais;Santa Catarina;Alentejo;Algarve;Minho",
    countries: "Espanha;Irlanda;Dinamarca;Noruega;Suécia;Bélgica;Canadá;Japão;Chile;Finlândia;Áustria;Uruguai",
    streets: "das Flores;da Paz;São João;Dom Pedro;das Acácias;do Comércio;Santa Clara;das Palmeiras;Tiradentes;do Sol;\
              das Oliveiras;Camões;da Liberdade;do Carmo;Bela Vista",
    organizations: "Boa Vista;Serra Azul;Rio Claro;Monte Alto;Estrela do Sul;Horizonte;Porto Novo;Campo Verde;Águas Claras;\
                    Alvorada;Ponte Alta;Vale Dourado;Bom Caminho;Pedra Branca",
    facilities: "Hospital Santa Clara;Clínica Boa Vista;Centro Médico Alvorada;Hospital São Bento;Clínica Horizonte;\
                 Hospital Monte Alto",
    occupations: "contador;arquiteto;carpinteiro;químico;eletricista;engenheiro;jornalista;professor;encanador;pintor;\
                  farmacêutico;fotógrafo;programador;tradutor;bibliotecário;padeiro",
    conditions: "asma;hipertensão;enxaqueca;anemia;artrite;bronquite;eczema;gastrite;gota;insônia;pneumonia;diabetes;epilepsia",
};
