//! Cases for streets and addresses.

use super::STREET_ADDRESSES;
use crate::scan::testing::check;

#[test]
fn english_streets_and_addresses() {
    check(
        &STREET_ADDRESSES,
        &[
            "I live at ‹LOCATION_ADDRESS_STREET|123 Main Street›.",
            "at ‹LOCATION_ADDRESS|123 Main Street, Apartment 4B› since",
            "‹LOCATION_ADDRESS_STREET|404-32 Maynard Avenue›",
            "send to ‹LOCATION_ADDRESS|145 Windsor St., Springfield, IL 62701› today",
            "‹LOCATION_ADDRESS|1600 Pennsylvania Ave NW, Washington, DC 20500›",
            "‹LOCATION_ADDRESS|221B Baker Street, London, NW1 6XE›",
            "‹LOCATION_ADDRESS|P.O. Box 123, Austin, TX 78701›",
            "‹LOCATION_ADDRESS_STREET|350 5th Avenue›",
            "‹LOCATION_ADDRESS_STREET|55 main street›",
            "‹LOCATION_ADDRESS|30 The Queensway, Toronto, On, M6R 1B5›",
            "TextBytesAtom 4008, CString 4026, STRING 0207 on Broadway",
            "the Starbucks on ‹LOCATION_ADDRESS_STREET|Southwest Parkway›",
            "shop at ‹LOCATION_ADDRESS_STREET|JALAN DEDAP 13›",
            "escriba al ‹LOCATION_ADDRESS|Apartado 45› de Madrid",
            "según el apartado 1 de esta licencia",
            "tinggal di ‹LOCATION_ADDRESS_STREET|Jalan Sudirman 45› sejak",
        ],
    );
}

#[test]
fn english_near_misses() {
    check(
        &STREET_ADDRESSES,
        &[
            "We walked 5 minutes down the road to the park.",
            "The Wall Street Journal of 1999",
            "it was 20 years on the street",
            "The Supreme Court and Central Park",
            "version 3 of the drive",
            "Dr. Smith and St. Mary",
        ],
    );
}

#[test]
fn western_addresses() {
    check(
        &STREET_ADDRESSES,
        &[
            "wohnt ‹LOCATION_ADDRESS_STREET|Hauptstraße 5a› im Ort",
            "‹LOCATION_ADDRESS|Hauptstraße 5a, 10115 Berlin›",
            "Sie wohnt in der ‹LOCATION_ADDRESS_STREET|Karl-Marx-Straße 12›.",
            "die Milchstraße, der Parkplatz 5",
            "habite ‹LOCATION_ADDRESS_STREET|12 bis rue de la Paix› depuis",
            "‹LOCATION_ADDRESS|3 rue Victor Hugo, 75001 Paris›",
            "vive en ‹LOCATION_ADDRESS|Calle Mayor 3, 2º B›",
            "abita in ‹LOCATION_ADDRESS_STREET|Via Roma 1› adesso",
            "sent via Zoom and via Paris",
            "‹LOCATION_ADDRESS_STREET|Kerkstraat 12-3›",
            "klikt u op Opslaan. Verslaan doen wij niet",
            "op de ‹LOCATION_ADDRESS_STREET|Beethovenlaan› in Utrecht",
            "‹LOCATION_ADDRESS|Rua das Flores, 123, 1200-195 Lisboa›",
            "‹LOCATION_ADDRESS|ул. Ленина, д. 5, кв. 12›",
            "‹LOCATION_ADDRESS_STREET|вул. Хрещатик, буд. 22›",
            "Postfach: ‹LOCATION_ADDRESS|Postfach 12 34 56›",
        ],
    );
}

#[test]
fn an_address_ends_before_a_field_and_a_sentence() {
    check(
        &STREET_ADDRESSES,
        &[
            "Address: ‹LOCATION_ADDRESS|48 Hillcrest Road, Flat 2, Bristol BS6 5TH›\nTelephone: 0117 496 0123",
            "‹LOCATION_ADDRESS|48 Hillcrest Road, Bristol BS6 5TH›\nTelephone 0117 496 0123",
            "‹LOCATION_ADDRESS|Calle Mayor 23, 2º B, 50001 Zaragoza›\nIBAN: ES91",
            "‹LOCATION_ADDRESS|Via dei Mille 41, 98122 Messina›\nTelefono: 090 555",
            "of ‹LOCATION_ADDRESS|19 CHURCH ROAD, LUTON LU1 3JE› IS A BUTCHER.",
            "‹LOCATION_ADDRESS_STREET|12 Elm Street›\nThanks, Bob",
            "‹LOCATION_ADDRESS_STREET|12 Elm Street›\n2019 was a good year",
            "‹LOCATION_ADDRESS|12 Elm Street\nSpringfield, IL 62701›\nDear Anna",
            "‹LOCATION_ADDRESS|Hauptstraße 5\n10115 Berlin›\nSehr geehrte",
            "по адресу ‹LOCATION_ADDRESS|г. Самара, ул. Победы, д. 15, кв. 8›",
            "‹LOCATION_ADDRESS|Rua das Palmeiras, 310, ap. 42, Curitiba - PR, 80420-210›",
        ],
    );
}
