//! Whether the first row names the columns.

use super::sniff::Rows;
use crate::names::words;

/// Words that name columns, in the languages that headers are written in most. Folded to lower case.
const COLUMN_WORDS: &[&str] = &[
    "name",
    "first",
    "last",
    "firstname",
    "lastname",
    "surname",
    "given",
    "family",
    "middle",
    "full",
    "title",
    "gender",
    "sex",
    "age",
    "dob",
    "birth",
    "birthday",
    "birthdate",
    "date",
    "time",
    "timestamp",
    "year",
    "email",
    "e-mail",
    "mail",
    "phone",
    "telephone",
    "tel",
    "mobile",
    "cell",
    "fax",
    "address",
    "street",
    "city",
    "town",
    "state",
    "zip",
    "zipcode",
    "postcode",
    "postal",
    "country",
    "region",
    "county",
    "province",
    "id",
    "uuid",
    "number",
    "no",
    "nr",
    "num",
    "code",
    "type",
    "status",
    "value",
    "amount",
    "price",
    "total",
    "currency",
    "cost",
    "quantity",
    "qty",
    "description",
    "note",
    "notes",
    "comment",
    "comments",
    "message",
    "text",
    "subject",
    "body",
    "company",
    "organization",
    "organisation",
    "employer",
    "department",
    "job",
    "role",
    "occupation",
    "ssn",
    "passport",
    "license",
    "licence",
    "account",
    "iban",
    "bic",
    "card",
    "cvv",
    "expiry",
    "user",
    "username",
    "login",
    "password",
    "ip",
    "url",
    "website",
    "customer",
    "client",
    "patient",
    "doctor",
    "physician",
    "diagnosis",
    "medication",
    "policy",
    "insurance",
    "invoice",
    "order",
    "product",
    "sku",
    "category",
    "language",
    "nationality",
    "religion",
    "salary",
    "balance",
    "created",
    "updated",
    "modified",
    "start",
    "end",
    "from",
    "to",
    "label",
    "score",
    "latitude",
    "longitude",
    "lat",
    "lon",
    "lng",
    "key",
    "index",
    "row",
    "column",
    "field",
    // German, French, Spanish, Italian, Portuguese, Dutch.
    "vorname",
    "nachname",
    "geburtsdatum",
    "adresse",
    "straße",
    "strasse",
    "plz",
    "ort",
    "stadt",
    "land",
    "telefon",
    "nom",
    "prénom",
    "prenom",
    "ville",
    "pays",
    "téléphone",
    "courriel",
    "naissance",
    "nombre",
    "apellido",
    "apellidos",
    "dirección",
    "direccion",
    "ciudad",
    "correo",
    "teléfono",
    "telefono",
    "fecha",
    "nacimiento",
    "cognome",
    "nome",
    "indirizzo",
    "città",
    "data",
    "nascita",
    "endereço",
    "cidade",
    "telefone",
    "sobrenome",
    "naam",
    "voornaam",
    "achternaam",
    "adres",
    "woonplaats",
    "geboortedatum",
    "datum",
];

/// What a cell looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Empty,
    /// Digits and the signs that come with them.
    Number,
    /// Mail addresses, links, ids with digits: what no header is.
    Data,
    /// Words.
    Words,
}

fn shape(cell: &str) -> Shape {
    let cell = cell.trim();
    if cell.is_empty() {
        return Shape::Empty;
    }
    let digits = cell.chars().filter(char::is_ascii_digit).count();
    let letters = cell.chars().filter(|character| character.is_alphabetic()).count();
    if digits > 0 && letters <= 2 {
        return Shape::Number;
    }
    let boolean = ["true", "false", "yes", "no", "null", "none", "n/a", "y", "n"]
        .iter()
        .any(|word| word.eq_ignore_ascii_case(cell));
    if letters == 0
        || boolean
        || digits > 2
        || cell.contains(['@'])
        || cell.contains("://")
        || cell.len() > 60
    {
        return Shape::Data;
    }
    Shape::Words
}

/// Whether the first of these rows is a header.
pub(super) fn has_header(rows: &Rows) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let named: Vec<&String> = first.iter().filter(|cell| !cell.trim().is_empty()).collect();
    if named.is_empty() || named.iter().any(|cell| shape(cell) != Shape::Words) {
        // Columns named by years or numbers, or plain data.
        return mostly_known(&named);
    }
    let mut sorted = named.clone();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0] == pair[1]) && !mostly_known(&named) {
        return false;
    }
    if named.iter().any(|cell| is_known(cell) || cell.contains('_')) {
        return true;
    }
    // Above a column of numbers or addresses, words can only be its name.
    (0..first.len()).any(|column| {
        let below: Vec<Shape> = rest
            .iter()
            .filter_map(|row| row.get(column))
            .map(|cell| shape(cell))
            .filter(|s| *s != Shape::Empty)
            .collect();
        let data = below.iter().filter(|shape| **shape != Shape::Words).count();
        !below.is_empty() && data * 10 >= below.len() * 9 && shape(&first[column]) == Shape::Words
    }) && !repeats(first, rest)
}

/// Whether most of the names are words that name columns.
fn mostly_known(named: &[&String]) -> bool {
    let known = named.iter().filter(|cell| is_known(cell)).count();
    known > 0 && known * 2 >= named.len()
}

fn is_known(cell: &str) -> bool {
    let cell = cell.trim();
    // A sentence or a full name may hold such a word by chance; a header is short.
    cell.len() <= 40
        && !cell.contains('@')
        && shape(cell) != Shape::Number
        && words(cell).split(' ').any(|word| {
            let word = word.trim_matches(|character: char| !character.is_alphanumeric()).to_lowercase();
            let stem = word.trim_end_matches(|character: char| character.is_ascii_digit());
            COLUMN_WORDS.contains(&stem)
        })
}

/// Whether words of the first row stand again below it in the same column, as only data does.
fn repeats(first: &[String], rest: &[Vec<String>]) -> bool {
    first.iter().enumerate().any(|(column, name)| {
        !name.trim().is_empty() && rest.iter().any(|row| row.get(column).is_some_and(|cell| cell == name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: bool) {
        let rows: Rows = text.lines().map(|line| line.split(',').map(str::to_owned).collect()).collect();
        assert_eq!(has_header(&rows), expected, "{text}");
    }

    #[test]
    fn a_header_is_words_that_name_columns() {
        check("name,age\nJohn,4", true);
        check("Kunde,Betrag\nMeier,12.5\nHuber,7", true);
        check("first_name,xyz\nJohn,a", true);
        check("Vorname,Nachname\nHans,Meier", true);
        check("Full Name,City\nJohn Smith,Boston", true);
        check("address1,address2\n1 Main St,Apt 4", true);
    }

    #[test]
    fn data_is_no_header() {
        check("John Smith,41\nMary Jones,39", false);
        check("John,Boston\nMary,Dallas", false);
        check("a@b.com,x\nc@d.com,y", false);
        check("1,2,3\n4,5,6", false);
        check("yes,12\nno,13", false);
        check("", false);
    }
}
