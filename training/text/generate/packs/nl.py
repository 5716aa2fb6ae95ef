"""Documents in Dutch (the Netherlands and Flanders): papers of business, care and law. Running text is in nl_prose."""
from .listed import blocks, lines
from .nl_prose import NEGATIVES, PROSE
from .nl_words import (
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DOCTORS, DURATIONS, FACILITIES, MONEY, NAMES, ORGS, STREETS, TIMES, WORDS,
)

__all__ = ["ADDRESSES", "AGES", "DATE_INTERVALS", "DATES", "DOCTORS", "DURATIONS", "FACILITIES", "MONEY", "NAMES", "ORGS",
           "STREETS", "TIMES", "WORDS"]

LANG = "nl"
LOCALES = ["nl_NL", "nl_BE"]
MONTHS = "januari februari maart april mei juni juli augustus september oktober november december".split()
MONTHS_SHORT = "jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.".split()
WEEKDAYS = "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag".split()
DECIMAL = ","
GROUP = "."
DIGITS = "nul een twee drie vier vijf zes zeven acht negen".split()
SPOKEN = {"@": "apenstaartje", ".": "punt", "-": "streepje", "_": "laag streepje"}

DOCS = {
    "form": 8, "email": 7, "chat": 6, "spoken_call": 5, "clinical": 8, "court": 7, "police": 6, "contract": 4, "invoice": 4, "resume": 3, "hr": 3,
    "ticket": 4, "log": 2, "table": 4, "cells": 3, "news": 22, "biography": 7, "letter": 7, "social": 5, "travel": 3, "story": 7, "interview": 3,
    "sentences": 10, "several": 9, "negatives": 13,
}

RULES = {
    "form": blocks(r"""
<form_title>
<form_field>
<form_field>
<form_field>
<form_field>
<form_field>
---
<form_field>
<form_field>
<form_field>
---
<form_title>
Achternaam: {NAME_FAMILY:1}
Voornamen (voluit): {NAME_GIVEN:1}
Geboortedatum: {DOB:1}
Geboorteplaats: {LOCATION_CITY}
BSN: {SSN}
Nationaliteit: {ORIGIN}
Burgerlijke staat: {MARITAL_STATUS}
Adres: {LOCATION_ADDRESS}
Telefoon: {PHONE_NUMBER}
E-mail: {EMAIL_ADDRESS:1}
---
Verhuisaangifte
Naam: {NAME:1}
Oud adres: {LOCATION_ADDRESS}
Nieuw adres: {LOCATION_ADDRESS}
Datum verhuizing: {DATE}
Meeverhuizende personen: {NAME:2/1}, {NAME:3/1}
Rijksregisternummer/BSN: {SSN}
---
Schadeformulier
Verzekeringnemer: {NAME:1}
Polisnummer: {ACCOUNT_NUMBER}
Kenteken: {VEHICLE_ID}
Datum en tijd: {DATE}, {TIME}
Plaats: {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}
Tegenpartij: {NAME:2}, kenteken {VEHICLE_ID}, verzekerd bij {ORGANIZATION}
Getuige: {NAME:3}, tel. {PHONE_NUMBER}
Letsel: {INJURY}
Schadebedrag: {MONEY}
---
Machtiging automatische incasso
Incassant: {ORGANIZATION:1}
KvK-nummer: {ORGANIZATION_ID}
Rekeninghouder: {NAME:1}
IBAN: {BANK_ACCOUNT}
BIC: {ROUTING_NUMBER}
Plaats en datum: {LOCATION_CITY}, {DATE}
Handtekening: [{NAME:1}|.................]
---
Intakeformulier
Cliënt: {NAME:1}, geb. {DOB:1}, {GENDER=[m|v]}
Huisarts: {NAME_MEDICAL_PROFESSIONAL:2}
Zorgverzekeraar: {ORGANIZATION=[VGZ|CZ|Menzis|Zilveren Kruis|DSW|CM|Helan]}, polisnr. {HEALTHCARE_NUMBER}
Beroep: {OCCUPATION}
Klachten: {CONDITION}, {CONDITION}
Medicatie: {DRUG} {DOSE}; {DRUG} {DOSE}
Allergieën: [geen|{CONDITION}]
Bloedgroep: {BLOOD_TYPE}
Contactpersoon: {NAME:3} ({MARITAL_STATUS=[echtgenoot|echtgenote|partner]}), {PHONE_NUMBER}
---
Naam: ....................
Voorletters: ..........
Geboortedatum: ..........
[Woonplaats: {LOCATION_CITY}|Telefoon: {PHONE_NUMBER}|Straat: {LOCATION_ADDRESS_STREET}|E-mail: ..........]
---
Loonstaat
Werknemer: {NAME:1}
Functie: {OCCUPATION}
Werkgever: {ORGANIZATION:1}
Loonheffingennummer: {ORGANIZATION_ID}
BSN: {SSN}
In dienst: {DATE}
Brutoloon: {MONEY}
Rekening: {BANK_ACCOUNT}
"""),
    "form_title": lines(r"""
[Aanvraag zorgtoeslag|Aanvraag kinderbijslag|Aanvraag paspoort|Inschrijfformulier|Aanmeldformulier|Klachtenformulier|Contactformulier|Patiëntgegevens]
[Huurtoeslag|Inschrijving basisschool|Lidmaatschap|Persoonsgegevens|Klantgegevens|Sollicitatieformulier|Noodkaart|Werknemersgegevens]
[Formulier {~code}|Pagina 1 van {~quantity}|In te vullen met blokletters]
"""),
    "form_field": lines(r"""
[Naam|Voor- en achternaam|Naam aanvrager|Contactpersoon|Rekeninghouder|Klant|Huurder|Behandelaar|Dossierhouder|Ouder/verzorger]: {NAME}
[Achternaam|Familienaam|Meisjesnaam|Geboortenaam]: {NAME_FAMILY:1}
[Voornaam|Roepnaam|Voornamen]: {NAME_GIVEN:1}
[Geboortedatum|Geb. datum|geb.|Geboren op]: {DOB:1}
[Leeftijd|Leeftijd kind]: [{AGE}|{AGE} jaar|{AGE=[18 maanden|zes weken|4 maanden]}]
[Woonplaats|Plaats|Geboorteplaats|Gemeente|Stad]: {LOCATION_CITY}
[Postcode]: {LOCATION_ZIP}
[Straat en huisnummer|Straat|Straatnaam + nr.]: {LOCATION_ADDRESS_STREET}
[Adres|Woonadres|Postadres|Factuuradres|Bezorgadres]: {LOCATION_ADDRESS}
[Provincie|Land|Land van herkomst]: [{LOCATION_STATE}|{LOCATION_COUNTRY}]
[Telefoon|Tel.|Mobiel|GSM|Fax|Telefoonnummer|06-nummer]: {PHONE_NUMBER}
[E-mail|E-mailadres|Mailadres]: {EMAIL_ADDRESS:1}
[Nationaliteit|Afkomst]: {ORIGIN}
[Burgerlijke staat|Burgerlijke stand]: {MARITAL_STATUS}
[Geslacht|M/V/X]: {GENDER}
[Godsdienst|Geloof|Levensovertuiging]: {RELIGION}
[Moedertaal|Talen|Voertaal|Tolk nodig voor]: {LANGUAGE}
[Beroep|Functie|Huidige functie]: {OCCUPATION}
[Werkgever|Bedrijf|School|Instelling|Vereniging|Organisatie]: {ORGANIZATION}
[BSN|Burgerservicenummer|Rijksregisternummer|Sofinummer|INSZ]: {SSN}
[KvK-nummer|KvK|BTW-nummer|Ondernemingsnummer|RSIN]: {ORGANIZATION_ID}
[Polisnummer zorg|Patiëntnummer|Verzekerdennummer|Zorgpasnummer|Dossiernr. ziekenhuis]: {HEALTHCARE_NUMBER}
[Paspoortnummer|Nr. paspoort|Documentnummer paspoort]: {PASSPORT_NUMBER}
[Rijbewijsnummer|Rijbewijs nr.]: {DRIVER_LICENSE}
[Kenteken|Nummerplaat|Chassisnummer|VIN]: {VEHICLE_ID}
[Klantnummer|Lidnummer|Relatienummer|Contractnummer|Polisnummer|Debiteurnummer|Personeelsnummer|Dossiernummer]: {ACCOUNT_NUMBER}
[IBAN|Rekeningnummer|Bankrekening]: {BANK_ACCOUNT}
[Creditcard|Kaartnummer|Mastercard]: {CREDIT_CARD}, [vervaldatum|geldig tot] {CREDIT_CARD_EXPIRATION}, [CVC|CVV|beveiligingscode] {CVV}
[Gebruikersnaam|Inlognaam|Login]: {USERNAME:1}
[Wachtwoord|Pincode|Toegangscode|Tijdelijk wachtwoord]: {PASSWORD}
[Serienummer|IMEI|MAC-adres|Ordernummer|Boekingsnummer|Bestelnummer|Meterstand-ID]: {NUMERICAL_PII}
[Diagnose|Aandoening|Hoofddiagnose|Klacht]: {CONDITION}[ ({MEDICAL_CODE})|]
[Medicatie|Medicijn|Geneesmiddel]: {DRUG} {DOSE}
[Bloedgroep]: {BLOOD_TYPE}
[Signalement|Uiterlijke kenmerken|Bijzondere kenmerken]: {PHYSICAL_ATTRIBUTE}
[Datum|Ingangsdatum|Datum van afgifte|Getekend op|Ontvangen]: {DATE}
[Periode|Contractperiode|Tijdvak]: {DATE_INTERVAL}
[Duur|Looptijd|Opzegtermijn]: {DURATION}
[Bedrag|Huurprijs|Borg|Inkomen|Maandsalaris|Premie]: {MONEY}
[Afspraak|Tijdstip|Aankomst]: {DATE} {TIME}
[Website|Internet]: {URL}
[Bijlage|Bestand]: {FILENAME}
[Sterrenbeeld]: {ZODIAC_SIGN}
[Politieke partij|Partij]: {POLITICAL_AFFILIATION}
[Seksuele geaardheid]: {SEXUALITY}
[Opmerkingen|Tussenvoegsel|Titel|Bijzonderheden]: [|-|geen|n.v.t.]
"""),
    "email": blocks(r"""
Van: {NAME:1} \<{EMAIL_ADDRESS:1}\>
Aan: {NAME:2} \<{EMAIL_ADDRESS:2}\>
[Verzonden: {DATE} {TIME}|Datum: {DATE}]
Onderwerp: <subject>

<hello2>

<mail_body>

<bye>
<signature>
---
Onderwerp: <subject>

<hello2>
<mail_body>
<mail_body>
<bye>
{NAME:1}
---
<hello2>

<mail_body>

<bye>
{NAME_GIVEN:1}
---
Op {DATE} om {TIME} schreef {NAME:2} \<{EMAIL_ADDRESS:2}\>:
\> <mail_body>

<hello2>
<mail_body>
<bye>
{NAME_GIVEN:1} {NAME_FAMILY:1}
---
<hello2>
<mail_body>
<mail_body>
<bye>
<signature>
"""),
    "subject": lines(r"""
[Afspraak {DATE}|RE: Afspraak|FW: stukken|Uw aanvraag van {DATE}|Factuur {~number}|Vraagje|Opzegging abonnement|Notulen {DATE}]
[Sollicitatie {OCCUPATION}|Ziekmelding {NAME_GIVEN:1}|Klantnummer {ACCOUNT_NUMBER}|Dossier {NAME_FAMILY:3}|Contract {ORGANIZATION:1}]
[Project {PROJECT}|Foto's {EVENT=[Koningsdag|Sinterklaas|kerstborrel]}|Toegang {NAME:3}]
"""),
    "hello2": lines(r"""
Geachte {%heer|mevrouw:2} {NAME_FAMILY:2},
Beste {NAME_GIVEN:2},
[Hoi|Hallo|Dag|Hey|Goedemorgen] {NAME_GIVEN:2},
Lieve {NAME_GIVEN:2} en {NAME_GIVEN:3},
Beste {%meneer|mevrouw:2} {NAME_FAMILY:2},
Geachte {NAME:2},
[Geachte heer/mevrouw,|Beste collega's,|Hallo allemaal,|L.S.,]
"""),
    "bye": ["[Met vriendelijke groet,|Vriendelijke groeten,|Groetjes,|Groet,|Hartelijke groet,|Mvg,|Liefs,|Hoogachtend,|Gr.]"],
    "signature": blocks(r"""
{NAME:1}
{OCCUPATION}
{ORGANIZATION:1}
{LOCATION_ADDRESS}
T {PHONE_NUMBER}
E {EMAIL_ADDRESS:1}
{URL}
---
{NAME:1} \| {ORGANIZATION:1} \| {PHONE_NUMBER}
---
namens {NAME:2}
{NAME:1}, {OCCUPATION}
KvK {ORGANIZATION_ID}
---
{NAME:1}
{ORGANIZATION=[Afdeling Inkoop|Klantenservice|Personeelszaken|afdeling Financiën]}
Tel.: {PHONE_NUMBER}
"""),
    "mail_body": lines(r"""
[In de bijlage|Hierbij] vindt u de stukken van {%de heer|mevrouw:3} {NAME_FAMILY:3} ({FILENAME}).
Kunt u {NAME:3} toevoegen aan de lijst? Het adres is {EMAIL_ADDRESS:3}.
De afspraak met {NAME:3} van {ORGANIZATION:1} is verplaatst naar {DATE}, {TIME}, op {LOCATION_ADDRESS}.
Ik ben tot {DATE} met vakantie. Neem bij spoed contact op met {NAME:3} via {PHONE_NUMBER}.
Er is {MONEY} dubbel afgeschreven van mijn rekening {BANK_ACCOUNT}, klantnummer {ACCOUNT_NUMBER}.
{NAME_GIVEN:3} vertelde dat jullie in {DATE_INTERVAL} naar {LOCATION_COUNTRY} gaan. Gaat {NAME_GIVEN:4} ook mee?
Graag {MONEY} overmaken op {BANK_ACCOUNT} t.n.v. {NAME:3}.
Per {DATE} verhuizen wij naar {LOCATION_ADDRESS}. Ons nummer blijft {PHONE_NUMBER}.
{DATE=[Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag]} zien we {NAME:3} en {NAME:4} in {LOCATION_CITY}.
Nieuwe login: {USERNAME:2}, wachtwoord {PASSWORD}. Wijzig dit via {URL}.
Mijn dochter {NAME_GIVEN:3} (geboren {DOB:3}) heeft {CONDITION} en blijft tot {DATE} thuis.
Heeft {NAME_FAMILY:3} al gereageerd? {%Hij|Zij:3} zou de cijfers over {DATE_INTERVAL} sturen.
Ik werk nu {DURATION} als {OCCUPATION} bij {ORGANIZATION:2} en zoek een nieuwe uitdaging in {LOCATION_CITY}.
Bedankt voor het prettige gesprek. Laat gerust weten als er nog vragen zijn.
De koffieautomaat doet het weer niet. Weet iemand waar de sleutel van het magazijn ligt?
Collega {NAME_FAMILY:3} neemt het dossier {ACCOUNT_NUMBER} over van {NAME:4}.
"""),
    "chat": blocks(r"""
{NAME_GIVEN:1}: <chat_line>
{NAME_GIVEN:2}: <chat_line>
{NAME_GIVEN:1}: <chat_line>
---
\[{TIME}\] {NAME:1}: <chat_line>
\[{TIME}\] {NAME:2}: <chat_line>
---
{USERNAME:1}: <chat_line>
{USERNAME:2}: <chat_line>
{USERNAME:1}: <chat_line>
---
<chat_line>
<chat_line>
<chat_line>
---
{DATE} {TIME} - {NAME_GIVEN:1}: <chat_line>
{DATE} {TIME} - {NAME:2}: <chat_line>
---
Medewerker: Goedemiddag, u spreekt met {NAME_GIVEN:1}. Waarmee kan ik u helpen?
Klant: [Mijn bestelling {NUMERICAL_PII} is niet aangekomen.|Ik kan niet inloggen met {USERNAME:2}.|Mijn pas {CREDIT_CARD} is geblokkeerd.|Ik wil mijn abonnement bij {ORGANIZATION} opzeggen.]
Medewerker: Wat is uw [naam|klantnummer|geboortedatum|postcode]?
Klant: [{NAME:2}|{ACCOUNT_NUMBER}|{DOB:2}|{LOCATION_ZIP}|{NAME:2}, {DOB:2}]
Medewerker: Dank u, {%meneer|mevrouw:2} {NAME_FAMILY:2}. Klopt het adres {LOCATION_ADDRESS} nog?
"""),
    "chat_line": lines(r"""
heb jij {NAME_GIVEN:3} nog gezien?
ben over {DURATION} in {LOCATION_CITY}
bel ff: {PHONE_NUMBER}
{NAME_GIVEN:3} is jarig, wordt {AGE}!! [🎉|]
mail t naar {EMAIL_ADDRESS:2}
zullen we om {TIME} bij {NAME_GIVEN:3} afspreken?
adres is {LOCATION_ADDRESS}, bel aan bij {NAME_FAMILY:3}
[jeetje|omg|echt?], {NAME:3} is weg bij {ORGANIZATION}
oma {NAME_GIVEN:4} ligt in het {ORGANIZATION_MEDICAL_FACILITY} met {CONDITION}
moet van {NAME_MEDICAL_PROFESSIONAL:5} {DRUG} slikken, {DOSE}
wifi wachtwoord: {PASSWORD}
wie gaat {DATE} mee naar {LOCATION_CITY}? {NAME_GIVEN:3} en {NAME_GIVEN:4} gaan ook
kun je {MONEY} overmaken naar {BANK_ACCOUNT}? op naam van {NAME:3}
kijk ff op {URL}
[ok|oke top|haha|gezellig!|tot zo|geen idee|👍|is goed|lekker bezig]
haar nieuwe vriend is {ORIGIN=[Belg|Fransman|Spanjaard|Duitser|Marokkaan]} en werkt als {OCCUPATION}
sta met mn auto ({VEHICLE_ID}) bij [de {ORGANIZATION=Action}|{ORGANIZATION=IKEA}|de {ORGANIZATION=Appie}|{ORGANIZATION=Gamma}|{ORGANIZATION=Hema}]
echt typisch een {ZODIAC_SIGN} haha
"""),
    "spoken_call": blocks(r"""
goedemiddag u spreekt met {NAME:1} van {ORGANIZATION:1} spreek ik met {%meneer|mevrouw:2} {NAME_FAMILY:2}
ja daar spreekt u mee
<spoken_bit>
<spoken_bit>
[dank u wel tot ziens|fijne dag nog|dag]
---
{ORGANIZATION:1} met {NAME_GIVEN:1}
ja hallo met {NAME:2} <spoken_bit>
[momentje|ik kijk even mee]
<spoken_bit>
---
<spoken_bit>
<spoken_bit>
---
eh ja <spoken_bit> [precies|oké|klopt]
"""),
    "spoken_bit": lines(r"""
mijn telefoonnummer is {PHONE_NUMBER}
het mailadres is {EMAIL_ADDRESS:2}
ik ben geboren op {DOB:2} en ik woon op de {LOCATION_ADDRESS_STREET} in {LOCATION_CITY}
mijn klantnummer is {ACCOUNT_NUMBER}
het burgerservicenummer is {SSN}
de achternaam is {NAME_FAMILY:2} ja
het rekeningnummer is {BANK_ACCOUNT}
ik wil graag een afspraak met {NAME_MEDICAL_PROFESSIONAL:3} vanwege {CONDITION}
mijn moeder {NAME:4} is {AGE} en gebruikt {DRUG}
kan dat op {DATE} om {TIME}
het kaartnummer is {CREDIT_CARD} en hij verloopt {CREDIT_CARD_EXPIRATION}
ik werk als {OCCUPATION} bij {ORGANIZATION:2}
het pakketje is bij {NAME:4} in {LOCATION_CITY} bezorgd
er is {MONEY} afgeschreven op {DATE}
mijn kenteken is {VEHICLE_ID}
kunt u mij morgen even terugbellen
mijn zoon {NAME_GIVEN:5} zit op {ORGANIZATION:3}
"""),
    "clinical": blocks(r"""
{ORGANIZATION_MEDICAL_FACILITY:1}
[Afdeling|Poli]: {ORGANIZATION=[Interne Geneeskunde|Cardiologie|Neurologie|Chirurgie|Longziekten]}
Datum: {DATE}

Geachte collega {NAME_FAMILY:2},

Op {DATE} zag ik uw patiënt{%|e:1} {NAME:1}, geboren {DOB:1}, wonende {LOCATION_ADDRESS}[, BSN {SSN}|].

Reden van komst: {CONDITION}.
Voorgeschiedenis: {DATE_INTERVAL} {CONDITION}; {DATE_INTERVAL} {MEDICAL_PROCESS}.
Anamnese: <anamnesis> <anamnesis>
Lichamelijk onderzoek: <finding>
Conclusie: {CONDITION} ({MEDICAL_CODE}).
Beleid: <course> <course>

Met collegiale groet,
{NAME_MEDICAL_PROFESSIONAL:3}[, {OCCUPATION=[internist|cardioloog|neuroloog|chirurg]}|]
---
ONTSLAGBRIEF
Patiënt: {NAME:1} ({GENDER=[m|v]}, {AGE} jr), patiëntnr. {HEALTHCARE_NUMBER}
Opname: {DATE} – {DATE}
Diagnose: {CONDITION}, {INJURY}
<anamnesis> <course> <course>
Medicatie bij ontslag: {DRUG} {DOSE}, {DRUG} {DOSE}
Hoofdbehandelaar: {NAME_MEDICAL_PROFESSIONAL:3}
---
Verwijsbrief aan {NAME_MEDICAL_PROFESSIONAL:3}, {ORGANIZATION_MEDICAL_FACILITY}
Betreft: {NAME:1}, {DOB:1}
Graag {MEDICAL_PROCESS} i.v.m. {CONDITION}. <anamnesis>
Huisarts: {NAME_MEDICAL_PROFESSIONAL:2}
---
{DATE} {TIME} <note>
{DATE} {TIME} <note>
{DATE} {TIME} <note>
---
S: <anamnesis>
O: <finding>
E: {CONDITION}
P: {DRUG} {DOSE}, controle over {DURATION} bij {NAME_MEDICAL_PROFESSIONAL:2}
---
Pt. {NAME:1}, {AGE} jaar, {MARITAL_STATUS}, {OCCUPATION}, afkomstig uit {LOCATION_COUNTRY}. <anamnesis> <finding>
---
Zorgdossier {ORGANIZATION_MEDICAL_FACILITY} – {%dhr.|mevr.:1} {NAME:1}, kamer {~quantity}
<note>
<note>
Eerste contactpersoon: {NAME:2/1} (dochter), {PHONE_NUMBER}
"""),
    "anamnesis": lines(r"""
Patiënt{%|e:1} klaagt sinds {DURATION} over {CONDITION} en {CONDITION}.
Bekend met {CONDITION}, waarvoor {DRUG} {DOSE}.
{%De heer|Mevrouw:1} {NAME_FAMILY:1} is op {DATE} rond {TIME} gevallen en liep een {INJURY} op.
Status na {MEDICAL_PROCESS} in {DATE_INTERVAL} in {LOCATION_CITY}.
Familie: vader {CONDITION}, moeder op {AGE}-jarige leeftijd overleden aan {CONDITION}.
{%Hij|Zij:1} is {MARITAL_STATUS}, werkt als {OCCUPATION} en spreekt {LANGUAGE}.
Gestopt met {DRUG} wegens {EFFECT}.
Kwam in gezelschap van {MARITAL_STATUS=[echtgenote|partner|echtgenoot]} {NAME_GIVEN:8}.
"""),
    "finding": lines(r"""
{STATISTICS}, {STATISTICS}.
Niet acuut ziek, {STATISTICS}, {PHYSICAL_ATTRIBUTE=[178|164|185] cm}, {PHYSICAL_ATTRIBUTE=[82|59|97] kg}.
{MEDICAL_PROCESS} d.d. {DATE}: geen aanwijzingen voor {CONDITION}.
Lab: {STATISTICS}, {STATISTICS}.
Buik soepel, geen drukpijn, normale peristaltiek.
"""),
    "course": lines(r"""
Er werd een {MEDICAL_PROCESS} verricht door {NAME_MEDICAL_PROFESSIONAL:5}.
Gestart met {DRUG} {DOSE}.
{%De heer|Mevrouw:1} {NAME_FAMILY:1} kon op {DATE} naar {ORGANIZATION_MEDICAL_FACILITY}.
Controle over {DURATION} op de poli.
Als bijwerking trad {EFFECT} op.
Wij adviseren {MEDICAL_PROCESS}.
"""),
    "note": lines(r"""
{%Dhr.|Mw.:1} {NAME_FAMILY:1} onrustig, {DRUG} {DOSE} gegeven i.o.m. {NAME_MEDICAL_PROFESSIONAL:3}.
{%Meneer|Mevrouw:1} sliep slecht, klaagt over {CONDITION}.
Familie op bezoek geweest: {NAME:2/1} en {NAME_GIVEN:4}.
Controles: {STATISTICS}, {STATISTICS}.
Wond verzorgd ({INJURY}) door {NAME_MEDICAL_PROFESSIONAL:4}.
Gebeld met zoon {NAME:9}, {PHONE_NUMBER}.
{MEDICAL_PROCESS} gepland op {DATE}.
"""),
    "court": blocks(r"""
{ORGANIZATION=[Rechtbank|Gerechtshof] [Amsterdam|Den Haag|Arnhem-Leeuwarden|Rotterdam|Limburg|Oost-Brabant|Midden-Nederland]}
Zaaknummer: {~case_no}
VONNIS

in de zaak van
{NAME:1}, wonende te {LOCATION_CITY}, eiser{%|es:1},
gemachtigde: mr. {NAME:5},
tegen
[{ORGANIZATION:1}, gevestigd te {LOCATION_CITY}|{NAME:2}, wonende te {LOCATION_CITY}], gedaagde.

De feiten
<court_fact> <court_fact> <court_fact>
De beoordeling
<court_reason> <court_reason>
De beslissing
De rechtbank veroordeelt gedaagde tot betaling van {MONEY}.
Dit vonnis is gewezen door mr. {NAME:6} en in het openbaar uitgesproken op {DATE}.
---
<court_fact> <court_fact> <court_reason>
---
Strafzaak tegen verdachte {NAME:1}, geboren te {LOCATION_CITY} op {DOB:1}, [zonder vaste woon- of verblijfplaats|wonende {LOCATION_ADDRESS}|gedetineerd in [{ORGANIZATION=PI Vught}|{ORGANIZATION=PI Zwolle}|de {ORGANIZATION=gevangenis van Brugge}]]. <court_fact> <witness> <witness> {OCCUPATION=[Officier van justitie|Advocaat-generaal]} mr. {NAME_FAMILY:7} eist {DURATION} gevangenisstraf.
---
Beschikking in de zaak van {NAME:1} en {NAME:2} betreffende de minderjarige {NAME:3/1}, geboren op {DOB:3} te {LOCATION_CITY}. De {ORGANIZATION=[Raad voor de Kinderbescherming|gecertificeerde instelling|Jeugdbescherming Brabant]} adviseert. <court_reason>
---
Het {ORGANIZATION=[hof van beroep te Gent|hof van beroep te Antwerpen|arbeidshof te Brussel|Grondwettelijk Hof]} heeft op {DATE} arrest gewezen inzake {NAME_FAMILY=[A.|B.|D.V.|V.D.B.|M.]} tegen de {ORGANIZATION=[Belgische Staat|Vlaamse Gemeenschap|RVA|stad Gent]}. <witness> <court_reason>
"""),
    "court_fact": lines(r"""
{%Eiser|Eiseres:1} is op {DATE} bij gedaagde in dienst getreden als {OCCUPATION}.
Op {DATE} omstreeks {TIME} reed {NAME_FAMILY:1} in een auto met kenteken {VEHICLE_ID} over de {LOCATION_ADDRESS_STREET=[Kerkstraat|Stationsweg|Rijksweg|Dorpsstraat]} te {LOCATION_CITY}.
Partijen hebben een huurovereenkomst gesloten voor de woning {LOCATION_ADDRESS}.
Bij brief van {DATE} heeft {ORGANIZATION:1} de arbeidsovereenkomst opgezegd.
Getuige {NAME:8} heeft verklaard dat {NAME_FAMILY:1} hem heeft bedreigd.
{%Hij|Zij:1} liep {INJURY} op en was {DURATION} arbeidsongeschikt.
{NAME_MEDICAL_PROFESSIONAL:9} heeft bij {%hem|haar:1} {CONDITION} vastgesteld.
{NAME_FAMILY:1} heeft {MONEY} overgemaakt naar rekening {BANK_ACCOUNT}.
"""),
    "court_reason": lines(r"""
De vordering zal worden toegewezen. Artikel {~number} BW verzet zich daar niet tegen.
De verklaring van {NAME_FAMILY:8} wordt ondersteund door die van {NAME:10}.
De {ORGANIZATION=[Hoge Raad|Raad van State|Centrale Raad van Beroep|Hof van Cassatie]} heeft op {DATE} in gelijke zin geoordeeld.
Voor zover {NAME_FAMILY:1} stelt dat {ORGANIZATION:1} op de hoogte was, faalt dat betoog.
De proceskosten worden begroot op {MONEY}.
Gelet op de persoonlijke omstandigheden van verdachte, die lijdt aan {CONDITION}, wordt de straf gematigd.
"""),
    "witness": lines(r"""
Getuige {NAME_FAMILY=[K.|S.|B.|M.|V.|H.]} verklaarde dat {NAME_FAMILY=[A.|D.|R.|T.]} op {DATE} in {LOCATION_CITY} was.
Volgens {NAME=[Henk|Mohammed|Jeroen|Kevin|Samira|Danny|Wesley] [B.|K.|de V.|van D.|el M.|S.]} ({AGE}) was het zelfverdediging.
Aangeefster {NAME:9} vordert {MONEY} schadevergoeding.
{OCCUPATION=[Verbalisant|Rechercheur|Hoofdagent]} {NAME_FAMILY:10} trof het wapen aan in de woning.
"""),
    "police": blocks(r"""
{LOCATION_CITY:1} – <police_event> <police_event> <police_call>
---
PROCES-VERBAAL van aangifte
Proces-verbaalnummer: {~case_no}
Aangever: {NAME:1}, geboren {DOB:1} te {LOCATION_CITY}, {ORIGIN=[Nederlandse|Belgische|Poolse|Turkse]} nationaliteit
Adres: {LOCATION_ADDRESS}
Pleegplaats: {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}
Pleegdatum/tijd: {DATE}, {TIME}
Verdachte: {NAME:2}, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}
Verklaring: <police_stmt> <police_stmt>
Verbalisant: {NAME_FAMILY:4}, {ORGANIZATION:1}
---
Vermist: {NAME:1} ({AGE}) uit {LOCATION_CITY}, sinds {DATE}. {%Hij|Zij:1} heeft {PHYSICAL_ATTRIBUTE=[blond haar|een baard|bruine ogen|een litteken op de kin]}. Tips: {PHONE_NUMBER}.
---
Verhoor {NAME:1}, {OCCUPATION}. Vraag: Waar was u op {DATE}? Antwoord: <police_stmt> Vraag: Wie was erbij? Antwoord: {NAME_GIVEN:3} en {NAME:4}.
"""),
    "police_event": lines(r"""
De politie heeft {DATE=[maandag|dinsdag|zaterdag|zondag]} een {AGE}-jarige man uit {LOCATION_CITY} aangehouden.
Bij een aanrijding op de {LOCATION=[A2|A12|N201|E40|E19|A28]} raakte een {AGE}-jarige {OCCUPATION=[motorrijder|vrachtwagenchauffeur|student|fietskoerier]} gewond.
Een vrouw van {AGE} is met een {INJURY} naar het {ORGANIZATION_MEDICAL_FACILITY} gebracht.
Onbekenden braken rond {TIME} in bij {ORGANIZATION} en namen {MONEY} mee.
De auto met kenteken {VEHICLE_ID} is in beslag genomen.
Het {ORGANIZATION=[Openbaar Ministerie|parket van Antwerpen|OM]} verdenkt {NAME:1} van oplichting.
"""),
    "police_call": lines(r"""
Getuigen kunnen bellen met {PHONE_NUMBER}.
Volgens {OCCUPATION=woordvoerder} {NAME:5} van {ORGANIZATION} loopt het onderzoek nog.
De dader is ongeveer {AGE} jaar, {PHYSICAL_ATTRIBUTE}, en sprak {LANGUAGE}.
"""),
    "police_stmt": lines(r"""
Ik zag {NAME:2} om {TIME} voor de deur van {LOCATION_ADDRESS_STREET} staan.
Mijn {MARITAL_STATUS=[man|vrouw|vriendin|ex]} {NAME_GIVEN:6} en ik waren bij de familie {NAME_FAMILY:7}.
{NAME_FAMILY:2} sloeg mij, ik heb een {INJURY}.
Mijn telefoon (IMEI {NUMERICAL_PII}) en {MONEY} zijn weg.
Ik ken {NAME_GIVEN:2} van {ORGANIZATION:3}, al {DURATION}.
"""),
    "contract": blocks(r"""
HUUROVEREENKOMST
Ondergetekenden: {NAME:1}, wonende te {LOCATION_ADDRESS}, verhuurder, en {NAME:2}, geboren op {DOB:2}, huurder, komen overeen:
Artikel 1. Verhuurd wordt de woning {LOCATION_ADDRESS}.
Artikel 2. De huur gaat in op {DATE} voor de duur van {DURATION}.
Artikel 3. De huurprijs is {MONEY} per maand, te betalen op {BANK_ACCOUNT}. De borg bedraagt {MONEY}.
---
Arbeidsovereenkomst tussen {ORGANIZATION:1}, vertegenwoordigd door {NAME:2}, en {%de heer|mevrouw:1} {NAME:1}, geboren {DOB:1}. Werknemer treedt op {DATE} in dienst als {OCCUPATION} te {LOCATION_CITY} voor {MONEY} bruto per maand. Proeftijd: {DURATION}.
---
Heden, {DATE}, verscheen voor mij, mr. {NAME:5}, {OCCUPATION=notaris} te {LOCATION_CITY}: {%de heer|mevrouw:1} {NAME:1}, {MARITAL_STATUS}, wonende {LOCATION_ADDRESS}, houder van paspoort {PASSPORT_NUMBER}.
---
Koopovereenkomst voertuig: verkoper {NAME:1}, koper {NAME:2}, {LOCATION_ADDRESS}; {PRODUCT}, kenteken {VEHICLE_ID}, prijs {MONEY}, levering {DATE}.
---
Volmacht: ik, {NAME:1}, BSN {SSN}, machtig {NAME:2} om namens mij op te treden bij {ORGANIZATION:1}.
"""),
    "invoice": blocks(r"""
{ORGANIZATION:1}
{LOCATION_ADDRESS}
KvK {ORGANIZATION_ID}  BTW {ORGANIZATION_ID}

Aan: {NAME:1}
{LOCATION_ADDRESS}

Factuurnummer {~number}   Klantnr. {ACCOUNT_NUMBER}   Datum {DATE}
{~quantity} x [{PRODUCT}|{~word}]   {MONEY}
Totaal {MONEY}. Betaling binnen {DURATION=[14|30] dagen} op {BANK_ACCOUNT}.
---
Aanmaning voor {NAME:1}: wij hebben uw betaling van {MONEY} (factuur {~number}, {DATE}) nog niet ontvangen. {ORGANIZATION:1}, {NAME:2}
---
Pakbon: {NAME:1}, {LOCATION_ADDRESS}, ordernummer {NUMERICAL_PII}, bezorgd {DATE} {TIME} bij buren ({NAME_FAMILY:2})
"""),
    "resume": blocks(r"""
Curriculum vitae
{NAME:1}
{LOCATION_ADDRESS}
{PHONE_NUMBER} – {EMAIL_ADDRESS:1}
Geboren: {DOB:1}, {LOCATION_CITY}
Nationaliteit: {ORIGIN}
Werkervaring
{DATE_INTERVAL=[2016-2020|2019 – heden|2008 tot 2012]} {OCCUPATION}, {ORGANIZATION}, {LOCATION_CITY}
{DATE_INTERVAL=[2012-2015|2003-2006]} {OCCUPATION}, {ORGANIZATION}
Opleiding
{DATE_INTERVAL} {ORGANIZATION}
Talen: {LANGUAGE}, {LANGUAGE}
Referentie: {NAME:2}, {ORGANIZATION}
---
Hierbij solliciteer ik naar de functie van {OCCUPATION} bij {ORGANIZATION:1}. Ik ben {AGE}, woon in {LOCATION_CITY} en werk {DURATION} bij {ORGANIZATION:2}. Ik spreek {LANGUAGE} en {LANGUAGE}.
"""),
    "hr": blocks(r"""
Beoordeling {DATE_INTERVAL}: {NAME:1} ({OCCUPATION}), leidinggevende {NAME:2}. {NAME_GIVEN:1} functioneert goed. Salaris per {DATE}: {MONEY}.
---
Officiële waarschuwing aan {NAME:1}, personeelsnr. {ACCOUNT_NUMBER}: u was op {DATE} pas om {TIME} aanwezig, zo meldde {NAME_FAMILY:2}.
---
Welkom {NAME_GIVEN:1}! {NAME:1} begint {DATE} als {OCCUPATION} in {LOCATION_CITY}. {%Hij|Zij:1} werkte eerder bij {ORGANIZATION}, is {AGE} en {MARITAL_STATUS}.
---
Ziekmelding: {NAME:1}, {DATE}, verwachte duur {DURATION}, bedrijfsarts {NAME_MEDICAL_PROFESSIONAL:2}.
---
Rooster: ma {NAME_GIVEN}, di {NAME_GIVEN}/{NAME_GIVEN}, wo {NAME_FAMILY}, do vrij, vr {NAME_GIVEN}. Achterwacht {NAME:1}, {PHONE_NUMBER}
"""),
    "ticket": blocks(r"""
Ticket {NUMERICAL_PII}
Melder: {NAME:1} ({EMAIL_ADDRESS:1})
Apparaat: {PRODUCT}, SN {NUMERICAL_PII}, IP {IP_ADDRESS}
Omschrijving: <ticket_text>
Toegewezen aan: {NAME_GIVEN:2}
---
<ticket_text> {NAME:1}, toestel {PHONE_NUMBER}
---
{USERNAME:1} \[{TIME}\]: <ticket_text>
{USERNAME:2} \[{TIME}\]: [opgelost|wachtwoord gereset naar {PASSWORD}|graag testen|heeft {NAME_FAMILY:1} al gebeld?]
"""),
    "ticket_text": lines(r"""
Gebruiker {USERNAME:1} kan sinds {DATE} niet inloggen.
Bestand {FILENAME} van {NAME:3} gaat niet open, foutcode {~code}.
Klant {NAME:3} (contract {ACCOUNT_NUMBER}) betwist {MONEY}.
VPN vanaf {IP_ADDRESS} valt na {DURATION} weg.
Graag account {EMAIL_ADDRESS:3} voor {NAME:3} aanmaken.
Update naar versie {~version} mislukt, zie {URL}.
"""),
    "log": blocks(r"""
{DATE} {TIME} INFO inloggen gelukt gebruiker={USERNAME:1} ip={IP_ADDRESS}
{DATE} {TIME} WARN onjuist wachtwoord voor {EMAIL_ADDRESS:1}
---
klant={ACCOUNT_NUMBER};naam={NAME:1};plaats={LOCATION_CITY};postcode={LOCATION_ZIP};tel={PHONE_NUMBER}
---
\{"voornaam": "{NAME_GIVEN:1}", "achternaam": "{NAME_FAMILY:1}", "geboortedatum": "{DOB:1}", "woonplaats": "{LOCATION_CITY}", "bsn": "{SSN}"\}
---
sessie={NUMERICAL_PII} gebruiker={USERNAME:1} bestand={FILENAME} apparaat={NUMERICAL_PII}
"""),
    "table": blocks(r"""
Achternaam;Voornaam;Geboortedatum;Woonplaats;Telefoon
{NAME_FAMILY};{NAME_GIVEN};{DOB};{LOCATION_CITY};{PHONE_NUMBER}
{NAME_FAMILY};{NAME_GIVEN};{DOB};{LOCATION_CITY};{PHONE_NUMBER}
---
\| Medewerker \| Functie \| Standplaats \| Salaris \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
---
Aanwezig: {NAME} ({ORGANIZATION}), {NAME}, {NAME}. Afwezig: {NAME}
---
1. {NAME} ({LOCATION_COUNTRY}, {ORGANIZATION}) {~number}
2. {NAME} ({LOCATION_COUNTRY}) op {~quantity} seconden
3. {NAME} ({LOCATION_COUNTRY}) z.t.
---
Opstelling {ORGANIZATION:1}: {NAME_FAMILY}; {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}; {NAME_FAMILY}, {NAME_FAMILY} ({~quantity}. {NAME_FAMILY}), {NAME_FAMILY}; {NAME_FAMILY}
---
Patiënt	Leeftijd	Diagnose	Arts
{NAME}	{AGE}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
{NAME}	{AGE}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
"""),
    "cells": lines(r"""
{NAME}
{NAME_FAMILY}
{NAME_GIVEN}
{LOCATION_CITY}
{LOCATION_ADDRESS}
{LOCATION_ADDRESS_STREET}
{ORGANIZATION}
{ORGANIZATION_MEDICAL_FACILITY}
{OCCUPATION}
{CONDITION}
{DOB}
{PHONE_NUMBER}
{NAME:1} - {ORGANIZATION}
{%Dhr.|Mevr.:1} {NAME:1}
{NAME_MEDICAL_PROFESSIONAL}
{LOCATION_ZIP} {LOCATION_CITY}
{MONEY}
{LOCATION_COUNTRY}
{LOCATION_COORDINATE}
"""),
    "letter": blocks(r"""
{ORGANIZATION:1}
{LOCATION_ADDRESS}

{%De heer|Mevrouw:1} {NAME:1}
{LOCATION_ADDRESS}

{LOCATION_CITY}, {DATE}
[Uw kenmerk|Polisnummer|Klantnummer]: {ACCOUNT_NUMBER}

Geachte {%heer|mevrouw:1} {NAME_FAMILY:1},

<letter_body>
<letter_body>

Hoogachtend,
{NAME:2}
---
Beste {%meneer|mevrouw:1} {NAME_FAMILY:1},
<letter_body>
<letter_body>
{NAME:2}, {ORGANIZATION:1}
---
Beste ouders/verzorgers van groep {~quantity},
<school_line>
<school_line>
{%Meester|Juf:2} {NAME_GIVEN:2}
"""),
    "letter_body": lines(r"""
Uw aanvraag van {DATE} is toegekend. U ontvangt vanaf {DATE} {MONEY} per maand.
Wij vergoeden de schade van {DATE} te {LOCATION_CITY} en maken {MONEY} over op {BANK_ACCOUNT}.
Op uw creditcard {CREDIT_CARD} (geldig tot {CREDIT_CARD_EXPIRATION}) is {MONEY} geboekt.
Uw {OCCUPATION=adviseur} {NAME:3} is bereikbaar op {PHONE_NUMBER} of via {EMAIL_ADDRESS:3}.
De kosten van {MEDICAL_PROCESS} wegens {CONDITION} worden niet vergoed, aldus {NAME_MEDICAL_PROFESSIONAL:4}.
Meeverzekerd: {NAME:5/1} (geb. {DOB:5}).
Ons is bekend dat u samenwoont met {NAME:6} op {LOCATION_ADDRESS_STREET}.
Vermeld altijd uw burgerservicenummer {SSN}.
Stuur de ontbrekende stukken binnen {DURATION} op.
Tegen dit besluit kunt u bezwaar maken bij {ORGANIZATION:1}.
"""),
    "school_line": lines(r"""
Op {DATE} gaan we op schoolreis naar [de {LOCATION=Efteling}|{LOCATION=Artis}|{LOCATION=Nemo}|{LOCATION=Planckendael}|{LOCATION=Plopsaland}|{LOCATION=Burgers' Zoo}]. We vertrekken om {TIME}.
{NAME:3} en {NAME:4} wonnen de {EVENT=[voorleeswedstrijd|avondvierdaagse|Kangoeroewedstrijd]}.
Juf {NAME_GIVEN:5} is ziek; {%meester|juf:6} {NAME_GIVEN:6} neemt het over.
In de groep heerst {CONDITION=[waterpokken|krentenbaard|hoofdluis|roodvonk]}.
De bijdrage van {MONEY} kan naar {BANK_ACCOUNT}.
"""),
    "travel": blocks(r"""
Boekingsbevestiging {NUMERICAL_PII}
Reizigers: {NAME:1}, {NAME:2/1}
Vlucht {~code}: {LOCATION_CITY} – {LOCATION_CITY}, {DATE} {TIME}
Hotel {ORGANIZATION}, {LOCATION_CITY}, {DURATION=[7|4|10] nachten}
Paspoort: {PASSPORT_NUMBER}
Totaal: {MONEY}, betaald met {CREDIT_CARD}
---
E-ticket {ORGANIZATION=[NS|NMBS|FlixBus|Eurostar|KLM]} {NAME:1}: {LOCATION_CITY} {TIME} naar {LOCATION_CITY} {TIME}, {DATE}
---
Hoi {NAME_GIVEN:1}, je verblijf in {LOCATION_CITY} van {DATE} tot {DATE} is bevestigd. Je gastheer {NAME_GIVEN:2} wacht op {LOCATION_ADDRESS}. Tel. {PHONE_NUMBER}
---
Huurauto: bestuurder {NAME:1}, rijbewijs {DRIVER_LICENSE}, ophalen op {LOCATION} {DATE}, {PRODUCT}, {VEHICLE_ID}
"""),
    **PROSE,
    "several": ["<sentences> <sentences>", "<sentences> <sentences> <sentences>", "<sentences>\n<sentences>\n<sentences>"],
    "negatives": NEGATIVES,
}
