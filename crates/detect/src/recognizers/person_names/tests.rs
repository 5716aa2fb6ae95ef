//! Cases for names by their surroundings.

use super::PERSON_NAMES;
use crate::scan::testing::check;

#[test]
fn titles_lead_to_names_and_stay_out_of_them() {
    check(
        &PERSON_NAMES,
        &[
            "We met Mr. ‹NAME_FAMILY|Smith› today.",
            "Mrs. ‹NAME|Anna-Maria de la Cruz› called.",
            "Mr ‹NAME_FAMILY|O'Neil›'s car",
            "Miss ‹NAME_FAMILY|Bates› and Ms. ‹NAME|April Jones›",
            "Prof. ‹NAME|Hans Baker Jr.›",
            "Mr. ‹NAME_FAMILY|van der Berg› left.",
            "He saw Mr. ‹NAME|J. R. Hartley›.",
            "Dear Sir or Madam,",
            "yes sir, I will miss the bus",
            "the general manager and the major cities",
            "join the SIG Node meeting",
            "On Linux systems there are two ways",
            "On Kubernetes, run it twice",
            "Rag Rugs are back",
            "macros of MS Office files",
            "CUSTOMER: MS ‹NAME_FAMILY|PARKER›, PHONE",
            "o lucrare bazată pe Program, pe UEFI; o Pe. ‹NAME_FAMILY|Almeida› chegou",
            "la présente Licence Publique Générale. De telles versions, Générale GNU",
            "décidé par le gouverneur. Bien sûr, thiết bị rời. Chẳng hạn",
            "Мені потрібен лікар. Викличте таксі. Вызван врач. Больной ждал",
            "hoeveel mL 0,15 M NaOH nodig is",
            "gérante Mme. ‹NAME_FAMILY|Durand› et Prof. ‹NAME_FAMILY|Weber› du cours",
        ],
    );
}

#[test]
fn doctors_are_medical_professionals_in_medical_text() {
    check(
        &PERSON_NAMES,
        &[
            "‹NAME_MEDICAL_PROFESSIONAL|Dr. Sarah Johnson› examined Mr. ‹NAME_FAMILY|Smith›.",
            "see ‹NAME_MEDICAL_PROFESSIONAL|Dr. Kay Martinez, MD›",
            "Dr. ‹NAME_FAMILY|Weber› taught history.",
            "Surgeon: ‹NAME_MEDICAL_PROFESSIONAL|Dr. Hana Svoboda, FRCS›. Procedure",
            "x-ray results. ‹NAME_MEDICAL_PROFESSIONAL|dr. zhang›, mercer health centre.",
            "12 Elm Dr. Chicago",
            "IL 62704 saw ‹NAME_MEDICAL_PROFESSIONAL|Dr. Sarah Johnson›.",
            "Dear ‹NAME_MEDICAL_PROFESSIONAL|Dr. Anand›, thank you for referring Mrs ‹NAME_FAMILY|Lee›",
            "Klinik: ‹NAME_MEDICAL_PROFESSIONAL|Prof. Dr. Weber› operiert",
            "Sehr geehrter Herr Dr. ‹NAME_FAMILY|Pfeiffer›, die Rechnung",
            "Sehr geehrter Herr ‹NAME_MEDICAL_PROFESSIONAL|Dr. Pfeiffer›, wir berichten über Frau ‹NAME|Ute Kern›",
            "Dr. ‹NAME_FAMILY|Dre› played Tampa; the audience loved it",
            "Prof. ‹NAME_FAMILY|Weber› spoke at the conference",
            "La ‹NAME_MEDICAL_PROFESSIONAL|dott.ssa Bianchini› prescrive ecografia",
        ],
    );
}

#[test]
fn introductions() {
    check(
        &PERSON_NAMES,
        &[
            "My name is miss ‹NAME_GIVEN|Johanna›, and it is a pleasure",
            "My sample name is ‹NAME|John Smith›",
            "My name is ‹NAME_GIVEN|Dominik› and I was born",
            "This is ‹NAME|John Smith›'s sample dictionary request",
            "Hello, I'm ‹NAME_GIVEN|Peter› from accounting.",
            "I am German. I am Christian and I'm OK. This is America.",
            "Patient ‹NAME|John Smith› visited the clinic",
            "PATIENT ‹NAME|JOHN SMITH› VISITED",
            "eine Distribution, genannt Debian GNU/Linux",
            "EST CONCÉDÉE A TITRE GRATUIT, INAPTITUDE ATT ANVÄNDA PROGRAMVARAN",
            "SEEN: THE PATIENT ‹NAME|JOHN SMITH› WAS SENT HOME",
            "Name ‹NAME|Mary Jane Watson›, aged 30",
        ],
    );
}

#[test]
fn greetings_and_signatures() {
    check(
        &PERSON_NAMES,
        &[
            "Dear ‹NAME_GIVEN|Anna›,\nplease find",
            "Dear Customer, Dear Hiring Manager, Hello World Cup fans",
            "Okay, thanks ‹NAME_GIVEN|Xavier›, why are you calling today?",
            "Kind regards,\n‹NAME|Anna Smith›\nSales",
            "С уважением, ‹NAME|Ольга Смирнова›",
            "Dear Ms. ‹NAME_FAMILY|Okafor›,",
            "Sincerely,\n\n‹NAME_GIVEN|Bob›",
            "Prezado Sr. ‹NAME_FAMILY|Bittencourt›, segue o arquivo",
            "ciao, sono la ‹NAME_GIVEN|Fede›, ci vediamo",
            "Name on card: MR ‹NAME|DESMOND ACHTERHUIS›",
            "under the code name Operation Larkspur, and Martin Luther King Jr. Boulevard",
            "La maire de Limoges a parlé",
        ],
    );
}

#[test]
fn fields_inside_lines() {
    check(
        &PERSON_NAMES,
        &[
            "Patient: ‹NAME|John Smith›, DOB: 1980",
            "From: ‹NAME|Erika Mustermann› <e@x.de>",
            "First name: ‹NAME_GIVEN|Anna› Last name: ‹NAME_FAMILY|Lee›",
            "Patient name: ‹NAME|Smith, John› Age: 40",
            "Product name: Super Widget",
            "Name: N/A",
        ],
    );
}

#[test]
fn western_languages() {
    check(
        &PERSON_NAMES,
        &[
            "Ich heiße ‹NAME|Jürgen Müller› und wohne hier.",
            "Sehr geehrte Frau ‹NAME_FAMILY|Schmidt-Özdemir›,",
            "Mit freundlichen Grüßen\n‹NAME|Hans Meier›",
            "Sehr geehrte Damen und Herren,",
            "Je m'appelle ‹NAME|Amélie Dubois›.",
            "Bonjour Monsieur ‹NAME_FAMILY|Dupont›, merci.",
            "Me llamo ‹NAME|José García Márquez› y vivo aquí",
            "La Sra. ‹NAME|María del Carmen Ruiz› llegó",
            "Mi chiamo ‹NAME|Giulia Rossi›, piacere",
            "Il signor ‹NAME_FAMILY|Bianchi› arriva",
            "Meu nome é ‹NAME|João da Silva› e moro aqui",
            "Mijn naam is ‹NAME|Jan van der Berg›.",
            "Nachname: ‹NAME_FAMILY|Schulze›",
            "Patiente : ‹NAME|Claire Martin›, née le 3 mai",
        ],
    );
}

#[test]
fn cyrillic_names() {
    check(
        &PERSON_NAMES,
        &[
            "Меня зовут ‹NAME|Иван Петров›.",
            "‹NAME|Иванова Анна Петровна› поступила",
            "встретил ‹NAME|Ивана Ивановича› дома",
            "г-н ‹NAME|И. И. Иванов› пришёл",
            "Мене звати ‹NAME_GIVEN|Оксана›.",
            "‹NAME|Шевченко Тарас Григорович› народився",
            "власть Президента России",
        ],
    );
}

#[test]
fn east_asian_names() {
    check(
        &PERSON_NAMES,
        &[
            "‹NAME_FAMILY|田中›さんは来ました",
            "‹NAME|山田 太郎›様",
            "お母さんと患者さん、お客様の様式",
            "私の名前は‹NAME|佐藤花子›です",
            "氏名: ‹NAME|山田 太郎›",
            "我叫‹NAME|王小明›，今年三十岁",
            "‹NAME_FAMILY|李›先生和‹NAME|张伟›女士",
            "各位先生",
            "主治医师‹NAME_MEDICAL_PROFESSIONAL|吕医生›",
            "제 이름은 ‹NAME|김철수›입니다",
            "‹NAME|김영희› 씨가 왔다. 날씨가 좋다. 아저씨",
        ],
    );
}

#[test]
fn hindi_and_tagalog_names() {
    check(
        &PERSON_NAMES,
        &[
            "मेरा नाम ‹NAME|राहुल शर्मा› है",
            "श्री ‹NAME|नरेंद्र सिंह› ने कहा",
            "Ang pangalan ko ay ‹NAME|Juan dela Cruz›.",
            "Ako si ‹NAME_GIVEN|Maria›.",
        ],
    );
}
