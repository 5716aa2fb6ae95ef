//! Dutch.

use super::Vocabulary;

pub(super) static DUTCH: Vocabulary = Vocabulary {
    code: "nl",
    male: "Jan Pieter Willem Hendrik Johan Dirk Kees Maarten Bas Sander Jeroen Ruben Thijs Daan Lars Joris Koen Wouter Stijn \
           Gijs Bram Niels Rik Tim Mark Erik Frank Gerard Henk Jasper Luuk Maurits Floris Teun Sjoerd",
    female: "Anna Maria Johanna Sanne Lotte Fleur Emma Eva Iris Femke Marieke Anouk Esther Ingrid Saskia Sophie Lieke Roos \
             Tess Julia Nienke Maaike Marloes Hanneke Wilma Ilse Janneke Merel Noor Evi Carla Yvonne Linda Margriet Elise",
    family: "Bakker Visser Smit Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Kok Jacobs Vermeulen Hermans Schouten \
             Kuipers Post Kuiper Verhoeven Wolters Prins Blom Huisman Peeters Postma Maas Verbeek Kramer Veenstra Koster \
             Willems Evers Hoekstra Martens Bosman Gerritsen Sanders Kuijpers Timmermans Groen Molenaar Scholten Mol Bosch",
    cities: "Zwolle;Deventer;Amersfoort;Haarlem;Leiden;Delft;Gouda;Breda;Tilburg;Nijmegen;Arnhem;Apeldoorn;Alkmaar;Hoorn;Venlo;\
             Roermond;Assen;Emmen;Middelburg;Hilversum",
    regions: "Gelderland;Overijssel;Drenthe;Friesland;Zeeland;Limburg;Flevoland;Utrecht;Groningen;Noord-Brabant",
    countries: "België;Duitsland;Denemarken;Noorwegen;Zweden;Portugal;Ierland;Oostenrijk;Canada;Japan;Finland;Chili",
    streets: "Linden;Beuken;Eiken;Molen;Kerk;School;Dorps;Wilhelmina;Juliana;Kastanje;Berken;Stations;Tulpen;Rozen;Veld",
    organizations: "Noorderzon;Blauwe Haven;De Gouden Molen;Lindehof;Waterkant;Groenveld;Oosterdam;Zilverduin;Ruimzicht;\
                    Westerkwartier;Duinrand;Sterkenburg;Hogewaard;Vaartzicht",
    facilities: "Ziekenhuis De Linde;Medisch Centrum Oosterdam;Kliniek Groenveld;Ziekenhuis Waterkant;Zorgcentrum Duinrand;\
                 Gezondheidscentrum Lindehof",
    occupations: "accountant;architect;timmerman;chemicus;elektricien;ingenieur;journalist;leraar;loodgieter;schilder;\
                  apotheker;fotograaf;programmeur;vertaler;verpleegkundige;bakker;monteur;kok",
    conditions: "astma;hoge bloeddruk;migraine;bloedarmoede;artrose;bronchitis;eczeem;jicht;slapeloosheid;longontsteking;\
                 diabetes;epilepsie",
};
