//! Tagalog.

use super::Vocabulary;

pub(super) static TAGALOG: Vocabulary = Vocabulary {
    code: "tl",
    male: "Jose Juan Ramon Antonio Eduardo Ricardo Roberto Fernando Manuel Rodrigo Danilo Ernesto Rogelio Romeo Reynaldo Arnel \
           Rommel Jayson Mark Jericho Angelo Paolo Miguel Gabriel Rafael Andres Emilio Isagani Dante Bayani",
    female: "Maria Rosario Teresita Corazon Lourdes Erlinda Carmelita Josefina Remedios Leonora Marites Maricel Jocelyn Rowena \
             Rosalie Analyn Cherry Kristine Angelica Jasmine Princess Bea Liza Divina Ligaya Luningning Mayumi Amihan Dalisay \
             Tala",
    family: "Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castillo Villanueva Ramos Aquino Fernandez Castro Rivera \
             Mercado Pascual Aguilar Navarro Salazar Valdez Soriano Manalo Dimaculangan Macaraeg Pangilinan Magsaysay Panganiban \
             Lacson Sison Tolentino Abad Agbayani Bagatsing Catacutan Dimayuga Evangelista Gatchalian Lualhati Macapagal Natividad",
    cities: "Baguio;Batangas;Lipa;Tagaytay;Dagupan;Iloilo;Bacolod;Dumaguete;Tacloban;Naga;Legazpi;Ormoc;Butuan;Cagayan de Oro;Vigan",
    regions: "Laguna;Cavite;Bulacan;Pampanga;Batangas;Quezon;Bohol;Palawan;Aklan;Isabela",
    countries: "Singgapur;Hapon;Kanada;Australya;Indonesya;Taylandiya;Malaysia;Espanya;Portugal;Norwega",
    streets: "Mabini;Rizal;Bonifacio;Luna;Sampaguita;Narra;Acacia;Molave;Ilang-Ilang;Kalayaan;Magsaysay;Katipunan;Malvar",
    organizations: "Bagong Umaga;Luntiang Bukid;Maliwanag;Silangan;Tanglaw;Bayanihan;Perlas;Kalikasan;Dagat Asul;Bukang Liwayway",
    facilities: "Ospital ng San Isidro;Klinika Bagong Umaga;Ospital ng Santa Lucia;Klinika Tanglaw;Ospital ng Silangan;\
                 Klinika Perlas",
    occupations: "guro;nars;inhinyero;karpintero;tubero;mekaniko;panadero;mananahi;magsasaka;mangingisda;tagasalin;litratista",
    conditions: "hika;altapresyon;migraine;anemya;rayuma;brongkitis;eksema;gout;pulmonya;diyabetis;epilepsya",
};
