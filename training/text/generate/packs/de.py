"""Documents in German (Germany, Austria, Switzerland): business, medical and legal papers. Prose and news are in de_prose,
documents without personal data in de_negatives."""
from .de_negatives import NEGATIVES
from .de_prose import PROSE
from .de_words import (
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DOCTORS, DURATIONS, FACILITIES, MONEY, NAMES, ORGS, STREETS, TIMES, WORDS,
)
from .listed import blocks, lines

__all__ = ["ADDRESSES", "AGES", "DATE_INTERVALS", "DATES", "DOCTORS", "DURATIONS", "FACILITIES", "MONEY", "NAMES", "ORGS",
           "STREETS", "TIMES", "WORDS"]

LANG = "de"
LOCALES = ["de_DE", "de_AT", "de_CH"]
MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
MONTHS_SHORT = "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split()
WEEKDAYS = "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split()
DECIMAL = ","
GROUP = "."
DIGITS = "null eins zwei drei vier fünf sechs sieben acht neun".split()
SPOKEN = {"@": "at", ".": "punkt", "-": "minus", "_": "unterstrich"}

DOCS = {
    "form": 8, "email": 7, "chat": 6, "spoken_call": 5, "clinical": 8, "court": 7, "police": 6, "contract": 5, "invoice": 4,
    "resume": 3, "hr": 3, "ticket": 4, "log": 2, "table": 4, "cells": 3, "news": 22, "biography": 7, "letter": 7,
    "social": 5, "travel": 3, "story": 7, "interview": 3, "sentences": 10, "several": 9, "negatives": 13,
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

Name: {NAME_FAMILY:1}
Vorname: {NAME_GIVEN:1}
[Geb.-Datum|Geburtsdatum|geb. am]: {DOB:1}
[Geburtsort: {LOCATION_CITY}|Geburtsort/Land: {LOCATION_CITY}, {LOCATION_COUNTRY}]
Staatsangehörigkeit: {ORIGIN}
[Familienstand|Zivilstand]: {MARITAL_STATUS}
[Konfession|Religion]: {RELIGION}
Anschrift: {LOCATION_ADDRESS}
Telefon: {PHONE_NUMBER}
E-Mail: {EMAIL_ADDRESS:1}
---
ANMELDUNG BEI DER MELDEBEHÖRDE
Familienname, ggf. Geburtsname: {NAME_FAMILY:1}[, geb. {NAME_FAMILY}|]
Vornamen (Rufname unterstreichen): {NAME_GIVEN:1}
Tag, Ort der Geburt: {DOB:1}, {LOCATION_CITY}
Geschlecht: {GENDER}
Neue Wohnung: {LOCATION_ADDRESS}
Bisherige Wohnung: {LOCATION_ADDRESS}
Einzugsdatum: {DATE}
Wohnungsgeber: [{ORGANIZATION}|{NAME:2}]
Personalausweis-Nr.: {SSN}
---
Schadenmeldung [Kfz|Haftpflicht|Hausrat]
Versicherungsnehmer\: {NAME:1}
Versicherungsschein-Nr.: {ACCOUNT_NUMBER}
Amtl. Kennzeichen: {VEHICLE_ID}
Schadentag: {DATE}, [Uhrzeit: |ca. ]{TIME}
Schadenort: {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}
Unfallgegner: {NAME:2}, Kennzeichen {VEHICLE_ID}
Zeugen: {NAME:3}, Tel. {PHONE_NUMBER}
Geschätzte Schadenhöhe: {MONEY}
IBAN für Auszahlung: {BANK_ACCOUNT}
---
SEPA-Lastschriftmandat
Zahlungsempfänger: {ORGANIZATION:1}
Gläubiger-ID: {ORGANIZATION_ID}
Kontoinhaber: {NAME:1}
Straße, Hausnr.: {LOCATION_ADDRESS_STREET}
PLZ, Ort: {LOCATION_ZIP} {LOCATION_CITY}
IBAN: {BANK_ACCOUNT}
BIC: {ROUTING_NUMBER}
Ort, Datum: {LOCATION_CITY}, {DATE}
Unterschrift: [{NAME:1}|______________]
---
Anamnesebogen
Patient: {NAME:1}    geb. {DOB:1}    [m/w/d: {GENDER}|Geschlecht {GENDER}]
[Krankenkasse|Kostenträger]: [{ORGANIZATION=AOK}|{ORGANIZATION}]    Vers.-Nr. {HEALTHCARE_NUMBER}
Hausarzt: {NAME_MEDICAL_PROFESSIONAL:2}
Beruf: {OCCUPATION}
Vorerkrankungen: {CONDITION}, {CONDITION}[, {CONDITION}|]
Operationen: [{MEDICAL_PROCESS} ({DATE_INTERVAL})|keine]
Medikamente: {DRUG} {DOSE}, {DRUG} {DOSE}
Allergien: [keine bekannt|{CONDITION}]
Größe: {PHYSICAL_ATTRIBUTE=[168|172|181|159|190] cm}  Gewicht: {PHYSICAL_ATTRIBUTE=[61|74|88|102] kg}
Blutgruppe: {BLOOD_TYPE}
Im Notfall zu verständigen: {NAME:3} ({MARITAL_STATUS=Ehe[mann|frau]}), {PHONE_NUMBER}
---
Personalbogen
Name, Vorname: {NAME_FAMILY:1}, {NAME_GIVEN:1}
Steuer-ID: {SSN}
Sozialversicherungsnummer: {SSN}
Krankenkasse: {ORGANIZATION}
Steuerklasse: [I|II|III|IV|V]
Tätigkeit: {OCCUPATION}
Eintritt: {DATE}
Bruttogehalt: {MONEY}
Bankverbindung: {BANK_ACCOUNT} ([{ORGANIZATION=Sparkasse}|{ORGANIZATION}])
---
Name: ____________________
Vorname: ____________________
Geburtsdatum: ____________
[Straße: {LOCATION_ADDRESS_STREET}|Anschrift: ____________________]
[Telefon: {PHONE_NUMBER}|E-Mail: {EMAIL_ADDRESS}|Wohnort: {LOCATION_CITY}]
---
Versicherte Person: {NAME:1}
AHV-Nr.: {SSN}
Heimatort: {LOCATION_CITY}
Wohnkanton: {LOCATION_STATE}
Arbeitgeber: {ORGANIZATION}
UID: {ORGANIZATION_ID}
Jahreslohn: {MONEY}
Zivilstand: {MARITAL_STATUS}
"""),
    "form_title": lines(r"""
[Antrag auf Wohngeld|Antrag auf Kindergeld|Antrag auf Elterngeld|Antrag auf Erteilung eines Reisepasses|Visumantrag|Mitgliedsantrag]
[Aufnahmeantrag|Beitrittserklärung|Kontaktformular|Stammdatenblatt|Kundendaten|Patientenstammdaten|Teilnehmerdaten|Gästemeldeschein]
[Selbstauskunft für Mietinteressenten|Bewerberbogen|Notfallkarte|Anmeldung zur Kita|Schulanmeldung|Impfausweis|Fahrzeugschein]
[FORMULAR {~code}|Seite 1 von {~quantity}|Bitte in Druckbuchstaben ausfüllen!]
"""),
    "form_field": lines(r"""
[Name|Vor- und Nachname|Name des Antragstellers|Kontoinhaber|Ansprechpartner|Kontaktperson|Sachbearbeiter/in|Versicherungsnehmer|Mieter|Kunde]: {NAME}
[Familienname|Nachname|Zuname|Geburtsname|Mädchenname]: {NAME_FAMILY:1}
[Vorname|Vorname(n)|Rufname]: {NAME_GIVEN:1}
[Geburtsdatum|Geb.-Dat.|geb.|Geburtstag|Geboren am]: {DOB:1}
[Alter|Alter des Kindes|Lebensalter]: [{AGE}|{AGE} Jahre|{AGE=[18 Monate|sechs Wochen|neun Monate]}]
[Wohnort|Ort|Geburtsort|Stadt|Gemeinde]: {LOCATION_CITY}
[PLZ|Postleitzahl]: {LOCATION_ZIP}
[Straße|Straße und Hausnummer|Strasse / Nr.]: {LOCATION_ADDRESS_STREET}
[Adresse|Anschrift|Rechnungsadresse|Lieferadresse|Wohnanschrift|Meldeadresse]: {LOCATION_ADDRESS}
[Bundesland|Kanton|Land]: [{LOCATION_STATE}|{LOCATION_COUNTRY}]
[Telefon|Tel.|Mobil|Handy|Fax|Rückrufnummer|Telefon privat|Tel. geschäftlich]: {PHONE_NUMBER}
[E-Mail|E-Mail-Adresse|Mail]: {EMAIL_ADDRESS:1}
[Staatsangehörigkeit|Nationalität|Staatsbürgerschaft]: {ORIGIN}
[Familienstand|Zivilstand|Personenstand]: {MARITAL_STATUS}
[Geschlecht|Geschl.|Anrede/Geschlecht]: {GENDER}
[Religion|Konfession|Religionszugehörigkeit|Rel.]: {RELIGION}
[Muttersprache|Sprachen|Dolmetscher für]: {LANGUAGE}
[Beruf|Ausgeübte Tätigkeit|Erlernter Beruf|Stellung im Betrieb|Funktion]: {OCCUPATION}
[Arbeitgeber|Firma|Unternehmen|Schule|Träger|Verein|Behörde]: {ORGANIZATION}
[Steuer-ID|Steuerliche Identifikationsnummer|IdNr.|SV-Nummer|Rentenversicherungsnummer|Sozialversicherungsnummer|AHV-Nummer|SVNR]: {SSN}
[USt-IdNr.|Steuernummer der Firma|Handelsregister|HRB|UID-Nummer|Firmenbuchnummer]: {ORGANIZATION_ID}
[Versichertennummer|KV-Nummer|Krankenversichertennr.|Patientennummer|Fallnummer|eGK-Nr.]: {HEALTHCARE_NUMBER}
[Reisepass-Nr.|Passnummer|Pass Nr.]: {PASSPORT_NUMBER}
[Personalausweisnummer|Ausweisnr.|Ausweis-Nr.]: {SSN}
[Führerschein-Nr.|Führerscheinnummer|Nummer des Führerscheins]: {DRIVER_LICENSE}
[Kennzeichen|Amtliches Kennzeichen|FIN|Fahrgestellnummer|Kontrollschild]: {VEHICLE_ID}
[Kundennummer|Kd.-Nr.|Mitgliedsnummer|Vertragsnummer|Policennummer|Vertragskonto|Aktenzeichen des Kunden|Personalnummer]: {ACCOUNT_NUMBER}
[IBAN|Kontonummer|Konto|Bankverbindung]: {BANK_ACCOUNT}
[BIC|BLZ|Bankleitzahl|Clearing-Nr.]: {ROUTING_NUMBER}
[Kreditkarte|Kreditkartennummer|Karten-Nr.|Visa]: {CREDIT_CARD}, gültig bis {CREDIT_CARD_EXPIRATION}, [Prüfziffer|CVV|CVC|Kartenprüfnummer]: {CVV}
[Benutzername|Login|Nutzerkennung|Benutzer]: {USERNAME:1}
[Passwort|Kennwort|Initialpasswort|PIN|Zugangscode]: {PASSWORD}
[Seriennummer|IMEI|MAC-Adresse|Geräte-ID|Bestellnummer|Buchungscode|Auftragsnummer|Ticketnr.]: {NUMERICAL_PII}
[Diagnose|Vorerkrankung|Befund|Erkrankung]: {CONDITION}[ ({MEDICAL_CODE})|]
[Medikation|Dauermedikation|Medikament]: {DRUG} {DOSE}
[Blutgruppe|Blutgr.]: {BLOOD_TYPE}
[Besondere Merkmale|Personenbeschreibung|Augenfarbe/Merkmale]: {PHYSICAL_ATTRIBUTE}
[Datum|Ausstellungsdatum|Unterschrieben am|Gültig ab|Eingang]: {DATE}
[Zeitraum|Beschäftigt von/bis|Reisezeitraum]: {DATE_INTERVAL}
[Dauer|Laufzeit|Kündigungsfrist|Aufenthaltsdauer]: {DURATION}
[Betrag|Monatsmiete|Kaution|Einkommen|Nettoeinkommen|Beitrag]: {MONEY}
[Termin|Uhrzeit|Ankunft]: [{DATE}, |]{TIME}
[Webseite|Homepage|Internet]: {URL}
[Anlage|Datei|Hochgeladenes Dokument]: {FILENAME}
[Sternzeichen]: {ZODIAC_SIGN}
[Parteimitgliedschaft|Partei]: {POLITICAL_AFFILIATION}
[Sexuelle Orientierung]: {SEXUALITY}
[Hobbys|Bemerkungen|Sonstiges|Telefax|Zweitname|Titel]: [|-|keine|entfällt|—]
[Erziehungsberechtigte|Eltern|Notfallkontakte]: {NAME:1} und {NAME:2/1}
"""),
    "email": blocks(r"""
Von: {NAME:1} \<{EMAIL_ADDRESS:1}\>
An: [{NAME:2} \<|\<]{EMAIL_ADDRESS:2}\>
[Gesendet: {DATE} {TIME}|Datum: {DATE}, {TIME}]
Betreff: <subject>

<hello2>

<mail_body>

<bye>
<signature>
---
Betreff: <subject>

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
<hello2>
<mail_body>
<mail_body>
<bye>
<signature>

-----Ursprüngliche Nachricht-----
Von: {NAME:2}
Gesendet: {DATE} {TIME}
An: {NAME:1}
Cc: {NAME:3}; {NAME:4}
Betreff: <subject>

Hallo {%Herr|Frau:1} {NAME_FAMILY:1},
<mail_body>
Gruß
{NAME_GIVEN:2}
---
Am {DATE} um {TIME} schrieb {NAME:2} \<{EMAIL_ADDRESS:2}\>:
\> <mail_body>
\> <mail_body>

<hello2>
<mail_body>
<bye>
{NAME_GIVEN:1} {NAME_FAMILY:1}
"""),
    "subject": lines(r"""
[Termin am {DATE}|AW: Termin {DATE}|Besprechung {DATE_INTERVAL}|Einladung zum Gespräch]
[Kündigung meines Vertrags|Ihre Anfrage vom {DATE}|Rechnung {~number}|WG: Unterlagen|AW: AW: Angebot|Mahnung|Rückfrage]
[Bewerbung als {OCCUPATION}|Krankmeldung {NAME:1}|Urlaubsantrag {NAME_FAMILY:1}|Kundennummer {ACCOUNT_NUMBER}|Unterlagen {ORGANIZATION:1}]
[Projekt {PROJECT}|{PROJECT}: Status|Fotos vom {EVENT=[Sommerfest|Oktoberfest|Betriebsausflug]}|Zugang für {NAME:3}]
"""),
    "hello2": lines(r"""
Sehr geehrte{%r Herr| Frau:2} {NAME_FAMILY:2},
Sehr geehrte{%r Herr| Frau:2} [Dr. |Prof. |]{NAME_FAMILY:2},
[Liebe|Hallo|Guten Morgen|Guten Tag|Hi|Servus|Moin|Grüezi] {NAME_GIVEN:2},
Guten Tag {%Herr|Frau:2} {NAME_FAMILY:2},
Lieb{%er|e:2} {NAME_GIVEN:2}, lieb{%er|e:3} {NAME_GIVEN:3},
Sehr geehrte Damen und Herren,
Hallo zusammen,
Liebe Kolleginnen und Kollegen,
"""),
    "bye": lines(r"""
[Mit freundlichen Grüßen|Freundliche Grüße|Viele Grüße|Beste Grüße|Herzliche Grüße|Liebe Grüße|LG|MfG|VG|Freundliche Grüsse|Schöne Grüße aus {LOCATION_CITY}]
"""),
    "signature": blocks(r"""
{NAME:1}
{OCCUPATION}
{ORGANIZATION:1}
{LOCATION_ADDRESS}
Tel. {PHONE_NUMBER} \| Fax {PHONE_NUMBER}
{EMAIL_ADDRESS:1}
{URL}
---
i. A. {NAME:1}
{ORGANIZATION:1}
Geschäftsführer: {NAME}, {NAME}
[Amtsgericht|Registergericht|Sitz]: {LOCATION_CITY}, {ORGANIZATION_ID}
---
{NAME:1}
{ORGANIZATION=[Abteilung Einkauf|Kundenservice|Personalabteilung|Vertrieb Süd]}
T {PHONE_NUMBER}
M {PHONE_NUMBER}
---
{NAME:1} \| {OCCUPATION} \| {ORGANIZATION:1} \| {PHONE_NUMBER}
"""),
    "mail_body": lines(r"""
[anbei|im Anhang|hiermit] sende ich Ihnen [die Unterlagen|den Vertrag|das Protokoll] von {%Herrn|Frau:3} {NAME_FAMILY:3} ({FILENAME}).
könnten Sie bitte {NAME:3} in den Verteiler aufnehmen? Die Adresse lautet {EMAIL_ADDRESS:3}.
der Termin mit {NAME:3} von {ORGANIZATION:1} wird auf {DATE}, {TIME} verschoben. Treffpunkt ist {LOCATION_ADDRESS}.
ich bin bis {DATE} nicht im Büro. In dringenden Fällen wenden Sie sich an {NAME:3} unter {PHONE_NUMBER}.
meine Kundennummer ist {ACCOUNT_NUMBER}, der Betrag von {MONEY} wurde doppelt von meinem Konto {BANK_ACCOUNT} abgebucht.
Wir haben den Auftrag von {ORGANIZATION:1} erhalten und {NAME_GIVEN:3} kümmert sich [ab {DATE}|ab sofort] darum.
Bitte überweisen Sie {MONEY} bis zum {DATE} auf das Konto {BANK_ACCOUNT} bei der {ORGANIZATION=[Sparkasse|Commerzbank|Volksbank|Postbank]}.
Ich ziehe zum {DATE} um. Meine neue Adresse: {LOCATION_ADDRESS}. Die Handynummer bleibt {PHONE_NUMBER}.
{NAME_GIVEN:3} hat mir erzählt, dass ihr im {DATE_INTERVAL} nach {LOCATION_COUNTRY} fliegt. Nehmt ihr {NAME_GIVEN} mit?
Am {DATE=[Montag|Dienstag|Mittwoch|Donnerstag|Freitag]} treffen wir uns mit {NAME:3} und {NAME:4} in {LOCATION_CITY}[ wegen {PROJECT}|].
Der neue Zugang: Benutzer {USERNAME:2}, Passwort {PASSWORD}. Bitte nach der ersten Anmeldung unter {URL} ändern.
meine Tochter {NAME_GIVEN:3}, geboren am {DOB:3}, kann wegen {CONDITION} bis {DATE} nicht am Unterricht teilnehmen.
Hat sich {NAME_FAMILY:3} schon gemeldet? {%Er|Sie:3} wollte die Zahlen für {DATE_INTERVAL} schicken.
Ich war {DURATION} bei {ORGANIZATION:1} als {OCCUPATION} tätig und suche nun eine neue Aufgabe in {LOCATION_CITY}.
wie besprochen übernimmt Kollege {NAME_FAMILY:3} den Fall {ACCOUNT_NUMBER}; {NAME:4} ist Vertretung.
Vielen Dank für das gute Gespräch. Bitte melden Sie sich, wenn Sie noch Fragen haben.
Der Drucker im dritten Stock geht wieder nicht. Weiß jemand, wo der Schlüssel für den Technikraum liegt?
Die Rechnung über {MONEY} ist noch offen, Zahlungsziel war {DURATION}. Bitte prüfen Sie das mit Ihrer Buchhaltung.
"""),
    "chat": blocks(r"""
{NAME_GIVEN:1}: <chat_line>
{NAME_GIVEN:2}: <chat_line>
{NAME_GIVEN:1}: <chat_line>
{NAME_GIVEN:2}: <chat_line>
---
\[{TIME}\] {NAME:1}: <chat_line>
\[{TIME}\] {NAME:2}: <chat_line>
\[{TIME}\] {NAME:1}: <chat_line>
---
{USERNAME:1} ({TIME}): <chat_line>
{USERNAME:2} ({TIME}): <chat_line>
{USERNAME:1}: <chat_line>
---
<chat_line>
<chat_line>
<chat_line>
---
Agent: Guten Tag, mein Name ist {NAME_GIVEN:1}. Wie kann ich helfen?
Kunde: <chat_problem>
Agent: [Gerne|Alles klar|Verstanden]. [Nennen Sie mir bitte Ihre Kundennummer.|Wie lautet Ihr Geburtsdatum?|Wie ist Ihr Name?]
Kunde: [{ACCOUNT_NUMBER}|{DOB:2}|{NAME:2}|{NAME:2}, geboren {DOB:2}]
Agent: Danke, {%Herr|Frau:2} {NAME_FAMILY:2}. [Die Adresse ist noch {LOCATION_ADDRESS}?|Ich sehe hier {LOCATION_ADDRESS_STREET} in {LOCATION_CITY}.]
Kunde: [ja genau|Nein, neu ist {LOCATION_ADDRESS}.|stimmt]
---
{DATE}, {TIME} - {NAME_GIVEN:1}: <chat_line>
{DATE}, {TIME} - {NAME:2}: <chat_line>
{DATE}, {TIME} - {NAME_GIVEN:1}: <chat_line>
"""),
    "chat_problem": lines(r"""
Hallo, meine Bestellung {NUMERICAL_PII} ist nicht angekommen.
Ich komme nicht in mein Konto, Benutzername {USERNAME:2}.
Ich möchte meine Bankverbindung ändern: {BANK_ACCOUNT}
Meine Karte {CREDIT_CARD} wurde gesperrt.
Der Router mit der Seriennummer {NUMERICAL_PII} blinkt nur noch rot.
Ich möchte meinen Vertrag bei {ORGANIZATION} kündigen.
"""),
    "chat_line": lines(r"""
[hast du|haste] {NAME_GIVEN:3} gesehen?
bin gleich in {LOCATION_CITY}, [brauche noch {DURATION}|stehe im Stau]
[ruf mich mal an|meine neue nummer|erreichst mich unter]: {PHONE_NUMBER}
{NAME_GIVEN:3} hat heute [geburtstag|frei], [sie|er] wird {AGE}!!
schick es an {EMAIL_ADDRESS:2} [bitte|pls|]
treffen wir uns [um|so gegen] {TIME} [am {LOCATION=[Alex|Hauptbahnhof|Marienplatz|Stephansplatz|Bellevue]}|bei {NAME_GIVEN:3}|bei mir]?
meine adresse ist {LOCATION_ADDRESS}, klingel bei {NAME_FAMILY:3}
[omg|boah|krass], {NAME:3} hat bei {ORGANIZATION} gekündigt
oma {NAME_GIVEN:4} liegt im {ORGANIZATION_MEDICAL_FACILITY}, [verdacht auf |]{CONDITION}
war beim doc, soll {DRUG} nehmen, {DOSE}
das wlan passwort ist {PASSWORD}
wer fährt am {DATE} mit nach {LOCATION_CITY}? {NAME_GIVEN:3} und {NAME_GIVEN:4} sind dabei
kannst du mir {MONEY} überweisen? {BANK_ACCOUNT}, {NAME:3}
schau mal {URL} [haha|😂|]
bin {ZODIAC_SIGN}, und du?
der neue freund von {NAME_GIVEN:3} ist {ORIGIN=[Österreicher|Italiener|Pole|Schweizer|Türke]} und arbeitet als {OCCUPATION}
[ok|alles klar|jo passt|mega|lol|bis später|hdl|keine ahnung|echt jetzt?|👍]
hab {TIME} zahnarzt bei {NAME_MEDICAL_PROFESSIONAL:5}
müller hat schon zu, geh zu {ORGANIZATION=[dm|rossmann|rewe|aldi|edeka]}
{NAME_GIVEN:3}s mama kommt auch... ich fahr mit dem auto, {VEHICLE_ID}
"""),
    "spoken_call": blocks(r"""
[guten tag|grüß gott|hallo] hier ist {NAME:1} von {ORGANIZATION:1} spreche ich mit {%herrn|frau:2} {NAME_FAMILY:2}
ja am apparat
<spoken_bit>
<spoken_bit>
[vielen dank auf wiederhören|danke schönen tag noch|tschüss]
---
{ORGANIZATION:1} mein name ist {NAME_GIVEN:1} was kann ich für sie tun
ja guten tag {NAME:2} [mein name|hier], <spoken_bit>
[moment ich schaue nach|einen augenblick bitte]
<spoken_bit>
---
<spoken_bit>
<spoken_bit>
---
also ähm <spoken_bit> [genau|äh ja|mhm]
"""),
    "spoken_bit": lines(r"""
meine telefonnummer ist die {PHONE_NUMBER}
die e-mail adresse lautet {EMAIL_ADDRESS:2}
ich bin am {DOB:2} geboren und wohne in der {LOCATION_ADDRESS_STREET} in {LOCATION_CITY}
meine kundennummer ist {ACCOUNT_NUMBER}
können sie das bitte buchstabieren, ja also {NAME_FAMILY:2}
die iban ist {BANK_ACCOUNT}
ich brauche einen termin bei {NAME_MEDICAL_PROFESSIONAL:3} wegen {CONDITION}
meine mutter {NAME:4} ist {AGE} jahre alt und nimmt {DRUG}
ich hätte gern am {DATE} um {TIME} einen termin
die karte endet auf und läuft ab {CREDIT_CARD_EXPIRATION} die nummer ist {CREDIT_CARD}
ich arbeite als {OCCUPATION} bei {ORGANIZATION:2}
das paket ging an {NAME:4} in {LOCATION_CITY}
wir haben {MONEY} abgebucht das war am {DATE}
mein kennzeichen ist {VEHICLE_ID}
können sie mich morgen noch einmal zurückrufen
ich komme ursprünglich aus {LOCATION_COUNTRY} und lebe seit {DURATION} hier
mein sohn {NAME_GIVEN:5} ist {AGE} und geht auf die {ORGANIZATION:3}
"""),
    "clinical": blocks(r"""
{ORGANIZATION_MEDICAL_FACILITY:1}
[{ORGANIZATION_MEDICAL_FACILITY=Klinik für [Innere Medizin|Chirurgie|Neurologie]}|Station {~code}]
[Chefarzt|Direktor]: {NAME_MEDICAL_PROFESSIONAL:4}

[{LOCATION_CITY}, {DATE}|{DATE}]

Sehr geehrte{%r Herr| Frau:2} Kolleg{%e|in:2} {NAME_FAMILY:2},

wir berichten über {%Ihren Patienten|Ihre Patientin:1} {NAME:1}, geb. {DOB:1}, wohnhaft {LOCATION_ADDRESS}, {%der|die:1} sich vom {DATE} bis {DATE} in unserer stationären Behandlung befand.

Diagnosen:
- {CONDITION:1} ({MEDICAL_CODE})
- {CONDITION}
- [Z. n. {MEDICAL_PROCESS} {DATE_INTERVAL}|{INJURY}]

Anamnese: <anamnesis> <anamnesis>
Befund: <finding> <finding>
Therapie und Verlauf: <course> <course>
Entlassmedikation:
{DRUG} {DOSE}
{DRUG} {DOSE}
{DRUG} {DOSE}

Mit freundlichen kollegialen Grüßen
{NAME_MEDICAL_PROFESSIONAL:5}    {NAME_MEDICAL_PROFESSIONAL:6}
[{OCCUPATION=Oberarzt}|{OCCUPATION=Oberärztin}|{OCCUPATION=Assistenzärztin}]
---
Überweisung an: {NAME_MEDICAL_PROFESSIONAL:3}, {ORGANIZATION_MEDICAL_FACILITY}
Patient{%|in:1}: {NAME:1}, *{DOB:1}
Kasse: {ORGANIZATION=[AOK|TK|Barmer|DAK|IKK|ÖGK|Helsana]}, Nr. {HEALTHCARE_NUMBER}
Auftrag: {MEDICAL_PROCESS}
Verdachtsdiagnose: {CONDITION}
Bemerkung: <anamnesis>
---
{DATE} {TIME} <note> [Hz. {NAME_FAMILY:7}|]
{DATE} {TIME} <note>
{DATE} {TIME} <note>
---
Pat. {NAME:1}, {AGE} J., {GENDER=[m|w]}. <anamnesis> <finding> Procedere: {MEDICAL_PROCESS}, {DRUG} {DOSE}.
---
OP-Bericht
Patient: {NAME:1} ({HEALTHCARE_NUMBER})
Datum: {DATE}   Schnitt {TIME}   Naht {TIME}
Operateur: {NAME_MEDICAL_PROFESSIONAL:3}   Assistenz: {NAME_MEDICAL_PROFESSIONAL:4}
Anästhesie: {NAME_MEDICAL_PROFESSIONAL:5}
Indikation: {CONDITION}
Eingriff: {MEDICAL_PROCESS}
Blutkonserven: {~quantity} EK {BLOOD_TYPE}
Verlauf: Komplikationsloser Eingriff[, Dauer {DURATION}|].
---
Pflegebericht [Haus {NAME_GIVEN}|{ORGANIZATION_MEDICAL_FACILITY}] – Bewohner{%|in:1} {NAME:1}
<note>
<note>
Angehörige: {NAME:2/1} (Sohn), {PHONE_NUMBER}
---
Rezept für {NAME:1}, {LOCATION_ADDRESS}, geb. {DOB:1}: {DRUG} {DOSE} [N1|N2|N3], {NAME_MEDICAL_PROFESSIONAL:3}, LANR {~number}
---
Psychologischer Befund: {%Herr|Frau:1} {NAME_FAMILY:1} ({AGE}), {MARITAL_STATUS}, von Beruf {OCCUPATION}, [stammt aus {LOCATION_COUNTRY}|lebt in {LOCATION_CITY}]. <anamnesis> {%Er|Sie:1} berichtet über {CONDITION} und {EFFECT} unter {DRUG}. Die {MEDICAL_PROCESS=[Verhaltenstherapie|Psychotherapie|Gruppentherapie]} bei {NAME_MEDICAL_PROFESSIONAL:3} läuft seit {DURATION}.
"""),
    "anamnesis": lines(r"""
Die Aufnahme erfolgte wegen {CONDITION} [seit {DURATION}|und {CONDITION}].
{%Der Patient|Die Patientin:1} klagte über {CONDITION} und {CONDITION}.
{%Herr|Frau:1} {NAME_FAMILY:1} stellte sich am {DATE} [notfallmäßig |]in unserer Ambulanz vor.
Bekannt sind {CONDITION} sowie {CONDITION}, medikamentös eingestellt mit {DRUG} {DOSE}.
{%Er|Sie:1} sei am {DATE} gegen {TIME} gestürzt und habe sich eine {INJURY} zugezogen.
Z. n. {MEDICAL_PROCESS} im {DATE_INTERVAL} [im {ORGANIZATION_MEDICAL_FACILITY}|in {LOCATION_CITY}].
Familienanamnese: Vater mit {CONDITION}, Mutter mit {AGE} an {CONDITION} verstorben.
Sozialanamnese: {MARITAL_STATUS}, {~quantity} Kinder, {OCCUPATION}, Muttersprache {LANGUAGE}.
Unter {DRUG} kam es zu {EFFECT}, daher Umstellung auf {DRUG}.
Die Einweisung erfolgte durch {NAME_MEDICAL_PROFESSIONAL:2}.
{%Der|Die:1} {AGE}-jährige {%Patient|Patientin:1} wurde von {%seiner|ihrer:1} Tochter {NAME_GIVEN:8} begleitet.
"""),
    "finding": lines(r"""
{STATISTICS}, {STATISTICS}.
{AGE}-jährige{%r|:1} in reduziertem Allgemeinzustand, {PHYSICAL_ATTRIBUTE=[178|164|185] cm}, {PHYSICAL_ATTRIBUTE=[82|59|97] kg}.
{MEDICAL_PROCESS} vom {DATE}: kein Hinweis auf {CONDITION}.
In der {MEDICAL_PROCESS} zeigte sich eine {INJURY}.
Labor: {STATISTICS}, {STATISTICS}, {STATISTICS}.
Neurologisch unauffällig, keine Druckschmerzhaftigkeit, Pupillen isokor.
Abdomen weich, keine Resistenzen, Darmgeräusche regelrecht.
"""),
    "course": lines(r"""
Wir führten eine {MEDICAL_PROCESS} durch.
Am {DATE} erfolgte durch {NAME_MEDICAL_PROFESSIONAL:5} die {MEDICAL_PROCESS}.
Die Medikation wurde um {DRUG} {DOSE} ergänzt.
{%Herr|Frau:1} {NAME_FAMILY:1} konnte am {DATE} in die {ORGANIZATION_MEDICAL_FACILITY} verlegt werden.
Nach {DURATION} war {%der Patient|die Patientin:1} beschwerdefrei.
Wir empfehlen eine {MEDICAL_PROCESS} in {DURATION} und Kontrolle bei {NAME_MEDICAL_PROFESSIONAL:2}.
Als Nebenwirkung trat {EFFECT} auf.
"""),
    "note": lines(r"""
Pat. {NAME_FAMILY:1} unruhig, {DRUG} {DOSE} gegeben, Rücksprache mit {NAME_MEDICAL_PROFESSIONAL:3}.
{%Hr.|Fr.:1} {NAME_FAMILY:1} hat schlecht geschlafen, klagt über {CONDITION}.
Angehörige ({NAME:2/1}) waren zu Besuch.
Vitalzeichen: {STATISTICS}, {STATISTICS}.
Verbandswechsel bei {INJURY} durch {NAME_MEDICAL_PROFESSIONAL:4}.
{MEDICAL_PROCESS} für {DATE} angemeldet.
Bew. {NAME_GIVEN:1} {NAME_FAMILY:1} hat gut gegessen, keine Auffälligkeiten.
Telefonat mit Tochter {NAME:9}, Tel. {PHONE_NUMBER}.
"""),
    "court": blocks(r"""
{ORGANIZATION=[Amtsgericht|Landgericht|Arbeitsgericht|Sozialgericht|Oberlandesgericht] [Köln|Hamburg|Leipzig|Stuttgart|Bremen|Kassel|Graz|Linz|Nürnberg|Potsdam|Wuppertal]}
Geschäftsnummer: {~case_no}

Im Namen des Volkes
URTEIL

In dem Rechtsstreit
{%des|der:1} {NAME:1}, {LOCATION_ADDRESS},
– Kläger{%s|in:1} –
Prozessbevollmächtigte: {ORGANIZATION:2}
gegen
[die {ORGANIZATION:1}, vertreten durch den {OCCUPATION=Geschäftsführer} {NAME:3}|{NAME:2}, {LOCATION_ADDRESS}],
– Beklagte –

hat das Gericht durch [die {OCCUPATION=[Richterin am Amtsgericht|Vorsitzende Richterin|Richterin]}|den {OCCUPATION=[Richter|Richter am Landgericht]}] {NAME_FAMILY:5} auf die mündliche Verhandlung vom {DATE} für Recht erkannt:

1. Die Beklagte wird verurteilt, an {%den Kläger|die Klägerin:1} {MONEY} zu zahlen.
2. Die Kosten trägt die Beklagte.

Tatbestand
<court_fact> <court_fact> <court_fact>
Entscheidungsgründe
<court_reason> <court_reason>
{NAME_FAMILY:5}
---
<court_fact> <court_fact> <court_reason>
---
In der Strafsache gegen {NAME:1}, geboren am {DOB:1} in {LOCATION_CITY}, [{ORIGIN=[deutscher|türkischer|polnischer|österreichischer]} Staatsangehöriger, |]{MARITAL_STATUS}, {OCCUPATION}, wohnhaft {LOCATION_ADDRESS}, wegen [Betrugs|Diebstahls|gefährlicher Körperverletzung|Urkundenfälschung]. <court_fact> <witness> <witness> Verteidiger: {OCCUPATION=Rechtsanwalt} {NAME:6}, {LOCATION_CITY}.
---
BESCHLUSS
In der Familiensache {NAME_FAMILY:1} ./. {NAME_FAMILY:1}
betreffend das Kind {NAME:2/1}, geb. {DOB:2}
Antragsteller: {NAME:1}
Antragsgegner: {NAME:3}
Jugendamt: {ORGANIZATION}
<court_reason>
---
Der Senat hat am {DATE} beschlossen: Die Revision {%des|der:1} Angeklagten {NAME_FAMILY=[A.|B.|K.|M.|S.|R.|Sch.|W.|T.]} gegen das Urteil des {ORGANIZATION:1} vom {DATE} wird verworfen. <witness> <witness>
---
Entscheid {~case_no} vom {DATE}
{ORGANIZATION=[Bundesgericht|Obergericht des Kantons Zürich|Verwaltungsgericht des Kantons Bern|Oberster Gerichtshof|Bezirksgericht Zürich]}
Besetzung: {OCCUPATION=[Bundesrichter|Oberrichter]} {NAME_FAMILY:5}, Präsident, {OCCUPATION=Gerichtsschreiberin} {NAME_FAMILY:6}
{NAME=[A.|B.|C.|X.]}________, Beschwerdeführer, vertreten durch {OCCUPATION=Rechtsanwältin} {NAME:2}, gegen {ORGANIZATION:1}
<court_fact> <court_reason>
"""),
    "court_fact": lines(r"""
{%Der Kläger|Die Klägerin:1} war seit dem {DATE} bei der Beklagten als {OCCUPATION} beschäftigt.
Am {DATE} gegen {TIME} befuhr {%der Kläger|die Klägerin:1} mit dem Pkw, Kennzeichen {VEHICLE_ID}, die {LOCATION_ADDRESS_STREET=[Bahnhofstraße|Hauptstraße|Berliner Allee|Goethestraße]} in {LOCATION_CITY}.
Die Parteien schlossen am {DATE} einen Mietvertrag über die Wohnung {LOCATION_ADDRESS}.
Mit Schreiben vom {DATE} kündigte die {ORGANIZATION:1} das Arbeitsverhältnis zum {DATE}.
Der Zeuge {NAME_FAMILY:7} [hat ausgesagt|bekundete], er habe {%den Angeklagten|die Angeklagte:1} am Tatort gesehen.
{%Er|Sie:1} erlitt eine {INJURY} und war {DURATION} arbeitsunfähig.
{%Der|Die:1} {AGE=[21|34|45|52|67]}-jährige Angeklagte {NAME_FAMILY:1} ist [nicht vorbestraft|{MARITAL_STATUS} und lebt in {LOCATION_CITY}].
Der Sachverständige {NAME_MEDICAL_PROFESSIONAL:8} diagnostizierte {CONDITION}.
Auf das Konto {BANK_ACCOUNT} wurden {MONEY} überwiesen.
Der Bescheid der {ORGANIZATION:3} vom {DATE} wurde {%ihm|ihr:1} am {DATE} zugestellt.
"""),
    "court_reason": lines(r"""
Die Klage ist zulässig und begründet. Der Anspruch folgt aus § {~number} BGB.
Das Gericht folgt der Aussage der Zeugin {NAME_FAMILY:7}, die {~word} und Ablauf widerspruchsfrei geschildert hat.
Nach der Rechtsprechung des {ORGANIZATION=[Bundesgerichtshofs|BGH|Bundesarbeitsgerichts|EuGH|Bundesverfassungsgerichts]} (Urteil vom {DATE}, {~case_no}) genügt dies nicht.
Die Einlassung {%des|der:1} Angeklagten {NAME_FAMILY:1} ist durch die Aussage von {NAME:7} widerlegt.
Dem Antragsteller steht ein Schmerzensgeld in Höhe von {MONEY} zu.
Zu Gunsten {%des Klägers|der Klägerin:1} war zu berücksichtigen, dass {%er|sie:1} an {CONDITION} leidet.
Die Kostenentscheidung beruht auf § 91 ZPO, die Entscheidung über die vorläufige Vollstreckbarkeit auf § 709 ZPO.
"""),
    "witness": lines(r"""
[Zeuge|Der Zeuge|Die Zeugin] {NAME_FAMILY=[K.|M.|S.|B.|W.|H.|F.|L.|P.|N.|Sch.]} gab an, {NAME_FAMILY=[A.|D.|R.|G.|T.]} habe ihn am {DATE} in {LOCATION_CITY} bedroht.
Nach Aussage von {NAME=[Thomas|Sabine|Ali|Jens|Petra|Mehmet|Olga] [K.|M.|S.|B.|W.]} [befand sich|war] der Angeklagte um {TIME} noch in der Wohnung.
Der Angeklagte {NAME=[Andreas|Mario|Sven|Kevin|Ivan|Dragan|Yusuf] [B.|H.|L.|P.|Z.]} ({AGE}) schwieg zu den Vorwürfen.
{OCCUPATION=[Polizeihauptmeister|Kriminaloberkommissarin|Staatsanwältin|Rechtsanwalt]} {NAME_FAMILY:8} wurde als Zeuge vernommen.
Die Geschädigte {NAME:9} beziffert den Schaden auf {MONEY}.
"""),
    "police": blocks(r"""
{ORGANIZATION:1}
Pressemitteilung vom {DATE}

{LOCATION_CITY:1} – <police_event> <police_event> <police_call>
---
POL-{~code}: {LOCATION_CITY:1} – [Zeugen gesucht|Einbruch in Einfamilienhaus|Unfall mit Verletzten|Trickbetrüger unterwegs]
{LOCATION_CITY:1} (ots) – <police_event> <police_event> <police_call>
---
Strafanzeige
Vorgangsnummer: {~case_no}
Anzeigender: {NAME:1}, geb. {DOB:1} in {LOCATION_CITY}, {ORIGIN}
Anschrift: {LOCATION_ADDRESS}
Tatort: {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}
Tatzeit: {DATE}, {TIME}
Beschuldigter: {NAME:2}, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}
Geschädigte: {NAME:3}
Sachverhalt: <police_stmt> <police_stmt>
Aufgenommen durch: {OCCUPATION=[PHK|POK|PM|POM|KHK]} {NAME_FAMILY:4}
---
Vernehmungsprotokoll
Zur Person: {NAME:1}, {OCCUPATION}, wohnhaft in {LOCATION_ADDRESS}, ausgewiesen durch Personalausweis {SSN}.
Frage: [Wo waren Sie am {DATE}?|Kennen Sie {NAME:2}?]
Antwort: <police_stmt>
Frage: [Wer war noch dabei?|Können Sie den Täter beschreiben?]
Antwort: [{NAME_GIVEN:3} und {NAME_GIVEN:4}.|{PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}, sprach {LANGUAGE}.]
---
VERMISST: {NAME:1}, {AGE} Jahre, [zuletzt gesehen am {DATE} in {LOCATION_CITY}|seit {DATE} aus {LOCATION_CITY} abgängig]. {%Er|Sie:1} ist {PHYSICAL_ATTRIBUTE}, [hat|trägt] {PHYSICAL_ATTRIBUTE=[blonde Haare|einen Vollbart|kurze graue Haare|eine Narbe am Kinn]}. Hinweise an {PHONE_NUMBER}.
"""),
    "police_event": lines(r"""
Am {DATE} gegen {TIME} kam es [auf der {LOCATION=[A7|A1|A8|B27|A9|A2]}|in der {LOCATION_ADDRESS_STREET=[Bahnhofstraße|Lindenstraße|Schillerstraße|Hauptstraße]}] zu einem Unfall.
Ein {AGE}-jähriger {OCCUPATION=[Lkw-Fahrer|Motorradfahrer|Radfahrer|Handwerker|Student]} aus {LOCATION_CITY} wurde dabei [schwer|leicht] verletzt.
Eine {AGE}-Jährige erlitt eine {INJURY} und wurde ins {ORGANIZATION_MEDICAL_FACILITY} gebracht.
Unbekannte brachen in der Nacht zum {DATE=[Sonntag|Montag|Freitag]} in ein Wohnhaus an der {LOCATION_ADDRESS_STREET=[Waldstraße|Mozartstraße|Ringstraße|Dorfstraße]} ein und entwendeten {MONEY}.
Der Sachschaden beläuft sich auf rund {MONEY}.
Ein Betrüger gab sich am Telefon als Enkel aus und brachte den {AGE}-jährigen {OCCUPATION=Rentner} um {MONEY}.
Die Beamten nahmen den {AGE}-jährigen {ORIGIN=[Rumänen|Deutschen|Österreicher|Serben|Italiener]} {NAME:1} vorläufig fest.
Das Fahrzeug mit dem Kennzeichen {VEHICLE_ID} wurde sichergestellt.
Die {ORGANIZATION:2} ermittelt gegen {NAME:1} wegen des Verdachts der Brandstiftung.
"""),
    "police_call": lines(r"""
Zeugen werden gebeten, sich unter {PHONE_NUMBER} bei der {ORGANIZATION:1} zu melden.
Rückfragen an: {OCCUPATION=[Polizeioberkommissar|Pressesprecherin|Polizeihauptkommissarin]} {NAME:5}, Telefon {PHONE_NUMBER}, E-Mail {EMAIL_ADDRESS:5}.
Der Täter wird wie folgt beschrieben: ca. {AGE} Jahre alt, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}.
Hinweise nimmt jede Dienststelle entgegen.
"""),
    "police_stmt": lines(r"""
Ich habe {NAME:2} gegen {TIME} vor dem Haus {LOCATION_ADDRESS_STREET} gesehen.
Mein Mann {NAME_GIVEN:6} und ich waren bei Familie {NAME_FAMILY:7} eingeladen.
{%Herr|Frau:2} {NAME_FAMILY:2} schlug mir ins Gesicht, ich erlitt eine {INJURY}.
Das Handy (IMEI {NUMERICAL_PII}) und {MONEY} Bargeld wurden entwendet.
Der Wagen, ein {PRODUCT=[VW Golf|Opel Corsa|Audi A4|Skoda Octavia]} mit Kennzeichen {VEHICLE_ID}, fuhr Richtung {LOCATION_CITY} davon.
Ich kenne {NAME_GIVEN:2} seit {DURATION}, wir haben zusammen bei {ORGANIZATION:3} gearbeitet.
"""),
    "contract": blocks(r"""
[Mietvertrag|Wohnraummietvertrag|Untermietvertrag]
zwischen
{NAME:1}, {LOCATION_ADDRESS} – Vermieter –
und
{NAME:2} [und {NAME:3/2}, |, ]geb. {DOB:2}, derzeit wohnhaft {LOCATION_ADDRESS} – Mieter –

§ 1 Mietsache
Vermietet wird die Wohnung {LOCATION_ADDRESS}, [2. OG links|Erdgeschoss|Dachgeschoss].
§ 2 Mietzeit
Das Mietverhältnis beginnt am {DATE}[ und läuft {DURATION}|].
§ 3 Miete
Die Kaltmiete beträgt {MONEY}, die Kaution {MONEY}, zahlbar auf {BANK_ACCOUNT}.
{LOCATION_CITY}, {DATE}
---
Arbeitsvertrag zwischen der {ORGANIZATION:1}, {LOCATION_ADDRESS}, vertreten durch {NAME:2}, und {%Herrn|Frau:1} {NAME:1}, geboren am {DOB:1}. {%Der Arbeitnehmer|Die Arbeitnehmerin:1} wird ab {DATE} als {OCCUPATION} eingestellt. Arbeitsort ist {LOCATION_CITY}. Die Vergütung beträgt {MONEY} brutto. Die Probezeit dauert {DURATION}.
---
Kaufvertrag über ein gebrauchtes Kraftfahrzeug
Verkäufer: {NAME:1}, {LOCATION_ADDRESS}, Ausweis-Nr. {SSN}
Käufer: {NAME:2}, {LOCATION_ADDRESS}, Tel. {PHONE_NUMBER}
Fahrzeug: {PRODUCT}, FIN {VEHICLE_ID}
Kaufpreis: {MONEY}
Übergabe: {DATE}, {TIME}
---
Vor mir, {%dem|der:5} {OCCUPATION={%Notar|Notarin:5}} {NAME:5} mit Amtssitz in {LOCATION_CITY}, erschienen heute, am {DATE}:
1. {%Herr|Frau:1} {NAME:1}, geboren am {DOB:1}, {MARITAL_STATUS}, wohnhaft {LOCATION_ADDRESS};
2. {%Herr|Frau:2} {NAME:2}, {OCCUPATION}, handelnd für die {ORGANIZATION:1} mit Sitz in {LOCATION_CITY}, eingetragen unter {ORGANIZATION_ID}.
Die Erschienenen erklärten: Der Kaufpreis für das Grundstück {LOCATION_ADDRESS} beträgt {MONEY}.
---
Testament. Ich, {NAME:1}, geboren am {DOB:1} in {LOCATION_CITY}, setze meine{%n Sohn| Tochter:2} {NAME:2/1} zu{%m Alleinerben|r Alleinerbin:2} ein. {NAME_GIVEN:3} erhält {MONEY}. {LOCATION_CITY}, den {DATE}. {NAME:1}
---
Vollmacht: Hiermit bevollmächtige ich, {NAME:1}, {%Herrn|Frau:2} {NAME:2}, {LOCATION_ADDRESS}, mich gegenüber der {ORGANIZATION:1} in allen Angelegenheiten zu Konto {BANK_ACCOUNT} zu vertreten.
"""),
    "invoice": blocks(r"""
{ORGANIZATION:1} · {LOCATION_ADDRESS}

{NAME:1}
{LOCATION_ADDRESS}

Rechnung Nr. {~number}
Kundennr. {ACCOUNT_NUMBER}
Datum: {DATE}    Leistungszeitraum: {DATE_INTERVAL}

Pos.  Bezeichnung            Menge   Betrag
1     [{~word}|{PRODUCT}]      {~quantity}     {MONEY}
2     {~word}                {~quantity}     {MONEY}
Gesamtbetrag {MONEY}, zahlbar innerhalb von {DURATION=[14|30|10] Tagen}.
Bankverbindung: [{ORGANIZATION=Sparkasse}|{ORGANIZATION}], IBAN {BANK_ACCOUNT}, BIC {ROUTING_NUMBER}
USt-IdNr. {ORGANIZATION_ID} · Geschäftsführer: {NAME:2}
---
Mahnung an {NAME:1}: Ihre Zahlung über {MONEY} zur Rechnung {~number} vom {DATE} ist noch nicht eingegangen. {ORGANIZATION:1}, {ORGANIZATION=[Buchhaltung|Forderungsmanagement]}, {NAME:2}, {PHONE_NUMBER}
---
Quittung
{MONEY} von {NAME:1} dankend erhalten. {LOCATION_CITY}, {DATE} [gez. |]{NAME:2}
---
Lieferschein {~number}
Empfänger: {ORGANIZATION:1}, z. Hd. {NAME:1}, {LOCATION_ADDRESS}
Sendungsnummer: {NUMERICAL_PII}
Geliefert am {DATE}, {TIME}, angenommen von {NAME_FAMILY:2}
"""),
    "resume": blocks(r"""
Lebenslauf
{NAME:1}
{LOCATION_ADDRESS}
{PHONE_NUMBER} · {EMAIL_ADDRESS:1}
geb. {DOB:1} in {LOCATION_CITY}, {MARITAL_STATUS}, {ORIGIN}

Berufserfahrung
{DATE_INTERVAL=[2015–2019|seit 2020|03/2012 – 06/2018|2008 bis 2011]}: {OCCUPATION}, {ORGANIZATION}, {LOCATION_CITY}
{DATE_INTERVAL=[2011–2014|05/2006–12/2010|2003–2007]}: {OCCUPATION}, {ORGANIZATION}
Ausbildung
{DATE_INTERVAL}: Studium [BWL|Maschinenbau|Germanistik|Informatik], {ORGANIZATION}
Sprachen: {LANGUAGE} (Muttersprache), {LANGUAGE} (C1), {LANGUAGE} (Grundkenntnisse)
Interessen: Klettern, Fotografie, Ehrenamt bei [{ORGANIZATION=Caritas}|der {ORGANIZATION=Feuerwehr Bad Tölz}|den {ORGANIZATION=Pfadfindern}|{ORGANIZATION=AWO}]
---
Hiermit bewerbe ich mich um die Stelle als {OCCUPATION} bei {ORGANIZATION:1}. Ich bin {AGE} Jahre alt, arbeite seit {DURATION} bei {ORGANIZATION:2} in {LOCATION_CITY} und spreche fließend {LANGUAGE}. Referenz: {NAME:2}, {OCCUPATION}, {PHONE_NUMBER}. [Meine Gehaltsvorstellung liegt bei {MONEY}.|Frühester Eintrittstermin ist der {DATE}.]
---
Arbeitszeugnis. {%Herr|Frau:1} {NAME:1}, geboren am {DOB:1}, war vom {DATE} bis {DATE} als {OCCUPATION} in unserem Unternehmen tätig. {%Herr|Frau:1} {NAME_FAMILY:1} erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit. {ORGANIZATION:1}, {NAME:2}, {OCCUPATION}
"""),
    "hr": blocks(r"""
Abmahnung
{%Herrn|Frau:1} {NAME:1}, Personal-Nr. {ACCOUNT_NUMBER}
Sie sind am {DATE} erst um {TIME} zum Dienst erschienen. Dies wurde von Ihrem Vorgesetzten {NAME_FAMILY:2} festgestellt.
{ORGANIZATION:1}, {ORGANIZATION=[Personalabteilung|HR]}
---
Protokoll Mitarbeitergespräch: {NAME:1} ({OCCUPATION}), Führungskraft {NAME:2}, {DATE}. {%Er|Sie:1} möchte ab {DATE_INTERVAL} in Teilzeit arbeiten. Gehaltsanpassung auf {MONEY}. [{%Er|Sie:1} ist {MARITAL_STATUS} und pflegt {%seine|ihre:1} Mutter.|Elternzeit: {DURATION}.]
---
Arbeitsunfähigkeitsbescheinigung: {NAME:1}, geb. {DOB:1}, Vers.-Nr. {HEALTHCARE_NUMBER}, AU bis {DATE}, {MEDICAL_CODE} {CONDITION}, {NAME_MEDICAL_PROFESSIONAL:2}
---
Dienstplan [KW {~quantity}|{DATE_INTERVAL}]: Mo {NAME_FAMILY}, Di {NAME_FAMILY}, Mi {NAME_FAMILY}/{NAME_FAMILY}, Do frei, Fr {NAME_GIVEN}. Vertretung: {NAME:1}, {PHONE_NUMBER}
---
Willkommen im Team! {NAME:1} verstärkt ab {DATE} als {OCCUPATION} unsere Abteilung in {LOCATION_CITY}. Zuletzt war {%er|sie:1} bei {ORGANIZATION:2}. {NAME_GIVEN:1} ist {AGE}, {MARITAL_STATUS} und kommt aus {LOCATION_CITY}. Erreichbar unter {EMAIL_ADDRESS:1}.
"""),
    "ticket": blocks(r"""
Ticket #{NUMERICAL_PII}
Gemeldet von: {NAME:1} ({EMAIL_ADDRESS:1})
[Abteilung|Standort]: [{ORGANIZATION}|{LOCATION_CITY}]
Gerät: {PRODUCT}, SN {NUMERICAL_PII}, IP {IP_ADDRESS}
Beschreibung: <ticket_text>
Zugewiesen an: {NAME_GIVEN:2}
---
<ticket_text> {NAME:1}, Durchwahl {PHONE_NUMBER}
---
\[{DATE} {TIME}\] {USERNAME:1}: <ticket_text>
\[{DATE} {TIME}\] {USERNAME:2}: [erledigt|bitte nochmal testen|Kennwort zurückgesetzt auf {PASSWORD}|hat sich {NAME_FAMILY:1} gemeldet?]
"""),
    "ticket_text": lines(r"""
Nutzer {USERNAME:1} kann sich seit {DATE} nicht mehr anmelden.
Die Datei {FILENAME} von {NAME:3} lässt sich nicht öffnen, Fehlercode {~code}.
Kunde {NAME:3}, Vertrag {ACCOUNT_NUMBER}, reklamiert die Abbuchung von {MONEY}.
Bitte für {NAME_GIVEN:3} {NAME_FAMILY:3} ein Postfach {EMAIL_ADDRESS:3} anlegen.
VPN-Verbindung von {IP_ADDRESS} bricht nach {DURATION} ab.
Das Update auf Version {~version} schlägt fehl, siehe {URL}.
"""),
    "log": blocks(r"""
{DATE} {TIME} INFO Anmeldung erfolgreich: benutzer={USERNAME:1} ip={IP_ADDRESS}
{DATE} {TIME} WARN Passwort falsch für {EMAIL_ADDRESS:1} von {IP_ADDRESS}
{DATE} {TIME} ERROR Modul {~code}: Datei {FILENAME} nicht gefunden
---
kunde_id={ACCOUNT_NUMBER};name={NAME:1};ort={LOCATION_CITY};plz={LOCATION_ZIP};tel={PHONE_NUMBER}
---
\{"vorname": "{NAME_GIVEN:1}", "nachname": "{NAME_FAMILY:1}", "geburtsdatum": "{DOB:1}", "strasse": "{LOCATION_ADDRESS_STREET}", "ort": "{LOCATION_CITY}", "status": "aktiv"\}
---
[INFO|DEBUG] session={NUMERICAL_PII} user={USERNAME:1} mac={NUMERICAL_PII} aktion=[login|logout|upload] datei={FILENAME}
"""),
    "table": blocks(r"""
Name;Vorname;Geburtsdatum;Ort;Telefon
{NAME_FAMILY};{NAME_GIVEN};{DOB};{LOCATION_CITY};{PHONE_NUMBER}
{NAME_FAMILY};{NAME_GIVEN};{DOB};{LOCATION_CITY};{PHONE_NUMBER}
{NAME_FAMILY};{NAME_GIVEN};{DOB};{LOCATION_CITY};
---
\| Mitarbeiter \| Funktion \| Standort \| Gehalt \|
\|---\|---\|---\|---\|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
---
Teilnehmerliste {EVENT=[Sommerfest|Erste-Hilfe-Kurs|Stadtlauf|Elternabend]} {DATE}
1. {NAME} – {ORGANIZATION}
2. {NAME} – {ORGANIZATION}
3. {NAME} – [entschuldigt|{ORGANIZATION}]
---
Rang	Name	Nation	Verein	Zeit
1	{NAME}	{LOCATION_COUNTRY}	{ORGANIZATION}	{~number}
2	{NAME}	{LOCATION_COUNTRY}	{ORGANIZATION}	{~number}
3	{NAME}	{LOCATION_COUNTRY}	{ORGANIZATION}	{~number}
---
Kd-Nr,Firma,Ansprechpartner,E-Mail,Umsatz
{ACCOUNT_NUMBER},{ORGANIZATION},{NAME:1},{EMAIL_ADDRESS:1},{MONEY}
{ACCOUNT_NUMBER},{ORGANIZATION},{NAME:2},{EMAIL_ADDRESS:2},{MONEY}
---
Patient	Alter	Diagnose	Medikation	Arzt
{NAME}	{AGE}	{CONDITION}	{DRUG} {DOSE}	{NAME_MEDICAL_PROFESSIONAL}
{NAME}	{AGE}	{CONDITION}	{DRUG} {DOSE}	{NAME_MEDICAL_PROFESSIONAL}
---
Aufstellung {ORGANIZATION:1}: {NAME_FAMILY} – {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY} – {NAME_FAMILY}, {NAME_FAMILY} ({~quantity}. {NAME_FAMILY}) – {NAME_FAMILY}, {NAME_FAMILY}
"""),
    "cells": lines(r"""
{NAME}
{NAME_FAMILY}
{NAME_GIVEN}
{NAME_FAMILY}, {NAME_GIVEN}
{LOCATION_CITY}
{LOCATION_ADDRESS}
{LOCATION_ADDRESS_STREET}
{ORGANIZATION}
{ORGANIZATION_MEDICAL_FACILITY}
{OCCUPATION}
{CONDITION}
{DOB}
{DATE}
{PHONE_NUMBER}
{EMAIL_ADDRESS}
{NAME:1} ({ORGANIZATION})
{%Herr|Frau:1} {NAME:1}
{NAME_MEDICAL_PROFESSIONAL}
{LOCATION_ZIP} {LOCATION_CITY}
{MONEY}
{LOCATION_COUNTRY}
{LOCATION}
{LOCATION_COORDINATE}
"""),
    "letter": blocks(r"""
{ORGANIZATION:1}
{LOCATION_ADDRESS}

{%Herrn|Frau:1}
{NAME:1}
{LOCATION_ADDRESS}

{LOCATION_CITY}, {DATE}

[Ihre Versicherungsnummer|Ihr Vertrag|Unser Zeichen|Ihre Kundennummer]: {ACCOUNT_NUMBER}

Sehr geehrte{%r Herr| Frau:1} {NAME_FAMILY:1},

<letter_body>
<letter_body>

Mit freundlichen Grüßen
{NAME:2}
{ORGANIZATION:1}
---
Sehr geehrte{%r Herr| Frau:1} {NAME_FAMILY:1},
<letter_body>
<letter_body>
[Freundliche Grüße|Hochachtungsvoll]
Ihre {ORGANIZATION:1}
---
Liebe Eltern der Klasse [3b|7a|5c|10d],
<school_line>
<school_line>
{NAME:2}, [{OCCUPATION=Klassenlehrerin}|{OCCUPATION=Schulleiter}|{ORGANIZATION}]
"""),
    "letter_body": lines(r"""
Ihr Antrag vom {DATE} wurde bewilligt. Sie erhalten ab {DATE} monatlich {MONEY}.
den Schaden vom {DATE} in {LOCATION_CITY} haben wir geprüft; wir erstatten {MONEY} auf Ihr Konto {BANK_ACCOUNT}.
Für Ihre Kreditkarte {CREDIT_CARD}, gültig bis {CREDIT_CARD_EXPIRATION}, haben wir einen Umsatz von {MONEY} festgestellt.
Ihr {OCCUPATION=Berater} {NAME:3} erreicht Sie unter {PHONE_NUMBER}; gern können Sie auch an {EMAIL_ADDRESS:3} schreiben.
Die Kostenübernahme für {MEDICAL_PROCESS} wegen {CONDITION} können wir leider nicht bestätigen. {OCCUPATION=Gutachterin} war {NAME_MEDICAL_PROFESSIONAL:4}.
Mitversichert sind Ihr{%e|:1} {MARITAL_STATUS={%Ehefrau|Ehemann:1}} {NAME_GIVEN:5} und Ihr Kind {NAME_GIVEN:6} (geb. {DOB:6}).
Ihre Rentenversicherungsnummer lautet {SSN}. Bitte geben Sie diese bei Rückfragen an.
Ihre Bruttomiete erhöht sich ab {DATE} um {MONEY}. Die Vergleichswohnung liegt in der {LOCATION_ADDRESS_STREET}.
Die Hausverwaltung {ORGANIZATION:2} hat uns mitgeteilt, dass {%Herr|Frau:1} {NAME_FAMILY:1} zum {DATE} auszieht.
Bitte reichen Sie die fehlenden Unterlagen innerhalb von {DURATION} ein.
Gegen diesen Bescheid kann innerhalb {DURATION=eines Monats} Widerspruch erhoben werden.
"""),
    "school_line": lines(r"""
am {DATE} fahren wir nach {LOCATION_CITY} und besuchen [das {ORGANIZATION=[Deutsche Museum|Naturhistorische Museum|Technoseum|Verkehrshaus]}|den {LOCATION=[Zoo Leipzig|Tierpark Hellabrunn|Prater]}]. Treffpunkt ist um {TIME}.
{NAME:3} und {NAME:4} haben beim {EVENT=[Känguru-Wettbewerb|Vorlesewettbewerb|Sportfest]} den ersten Platz belegt.
Bitte überweisen Sie {MONEY} auf das Klassenkonto {BANK_ACCOUNT}, Verwendungszweck: Name des Kindes.
{NAME_GIVEN:3} hat im Fach {LANGUAGE} gute Fortschritte gemacht, in Mathematik fällt {%ihm|ihr:3} das Rechnen mit Brüchen noch schwer.
Frau {NAME_FAMILY:5} ist bis {DATE} krank, {%Herr|Frau:6} {NAME_FAMILY:6} übernimmt den Unterricht.
In der Klasse ist {CONDITION=[Scharlach|Windpocken|Keuchhusten]} aufgetreten. Bitte achten Sie auf Symptome.
"""),
    "travel": blocks(r"""
Buchungsbestätigung
[Buchungscode|PNR|Reservierungsnummer]: {NUMERICAL_PII}
Reisende: {NAME:1}, {NAME:2/1}
Flug [{~code}|LH {~number}]: {LOCATION_CITY} – {LOCATION_CITY}, {DATE}, {TIME}
Hotel: {ORGANIZATION}, {LOCATION_CITY}, {DURATION=[7|3|14] Nächte}
Gesamtpreis: {MONEY}, bezahlt mit {CREDIT_CARD}
Passnummer: {PASSPORT_NUMBER}
---
Online-Ticket {ORGANIZATION=[DB|ÖBB|SBB|FlixBus]} für {NAME:1}: {LOCATION_CITY} Hbf ab {TIME} – {LOCATION_CITY} an {TIME}, Wagen {~quantity}, Auftrag {NUMERICAL_PII}
---
Hallo {NAME_GIVEN:1}, Ihre Reservierung im {ORGANIZATION:1} in {LOCATION_CITY} vom {DATE} bis {DATE} ist bestätigt. Anreise ab {TIME}. Adresse: {LOCATION_ADDRESS}. Gastgeberin {NAME_GIVEN:2} erreichen Sie unter {PHONE_NUMBER}.
---
Mietwagen: Fahrer {NAME:1}, Führerschein {DRIVER_LICENSE}, Abholung {LOCATION} am {DATE}, Rückgabe {LOCATION_CITY}, Fahrzeug {PRODUCT}, Kennzeichen {VEHICLE_ID}
"""),
    **PROSE,
    "several": ["<sentences> <sentences>", "<sentences> <sentences> <sentences>", "<sentences>\n<sentences>\n<sentences>"],
    "negatives": NEGATIVES,
}
