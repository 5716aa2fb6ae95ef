//! Spanish.

use super::Vocabulary;

pub(super) static SPANISH: Vocabulary = Vocabulary {
    code: "es",
    male: "Antonio Manuel José Francisco Javier Miguel Alejandro Rafael Pedro Ángel Fernando Luis Sergio Jorge Alberto Carlos \
           Álvaro Diego Adrián Raúl Enrique Ramón Vicente Andrés Joaquín Santiago Eduardo Víctor Roberto Jaime Mario Ignacio \
           Hugo Marcos Emilio",
    female: "María Carmen Josefa Isabel Dolores Pilar Teresa Rosa Cristina Laura Elena Marta Francisca Lucía Mercedes Luisa \
             Rosario Juana Raquel Sara Beatriz Rocío Patricia Silvia Julia Irene Andrea Montserrat Ángela Alicia Sonia Marina \
             Sandra Susana Inés Daniela Gabriela",
    family: "Fernández González Rodríguez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero \
             Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Morales Suárez Ortega \
             Delgado Castro Ortiz Rubio Marín Sanz Núñez Iglesias Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano \
             Prieto Méndez Cruz Calvo",
    cities: "Zaragoza;Valladolid;Córdoba;Burgos;Salamanca;León;Segovia;Toledo;Cuenca;Murcia;Pamplona;Oviedo;Mérida;Rosario;\
             Mendoza;Puebla;Querétaro;Cali;Arequipa;Valparaíso",
    regions: "Andalucía;Aragón;Asturias;Cantabria;Extremadura;Jalisco;Sonora;Nuevo León;Antioquia;Entre Ríos",
    countries: "Portugal;Irlanda;Dinamarca;Noruega;Suecia;Bélgica;Canadá;Japón;Chile;Finlandia;Uruguay;Panamá",
    streets: "Mayor;del Sol;de la Paz;San José;Cervantes;de los Olivos;del Carmen;Santa Ana;de la Luna;Colón;Goya;\
              de las Flores;del Prado;Miraflores;Velázquez",
    organizations: "Monteclaro;Bellavista;Río Verde;Costa Azul;Sierra Alta;Campo Dorado;Puerto Nuevo;Aguas Vivas;Piedra Blanca;\
                    Valle Sereno;Estrella Norte;Buenaventura;Tres Encinas;Miramonte",
    facilities: "Hospital Santa Elena;Clínica Bellavista;Centro Médico Miramonte;Hospital San Rafael;Clínica del Prado;\
                 Hospital Sierra Alta",
    occupations: "contable;arquitecto;carpintero;químico;electricista;ingeniero;periodista;profesor;fontanero;pintor;\
                  farmacéutico;fotógrafo;programador;traductor;bibliotecario;panadero",
    conditions: "asma;hipertensión;migraña;anemia;artritis;bronquitis;eccema;gastritis;gota;insomnio;neumonía;diabetes;epilepsia",
};
