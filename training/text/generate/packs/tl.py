"""Documents in Tagalog as written in the Philippines, where forms and work are half English. Running text is in tl_prose."""
from .listed import blocks, lines
from .tl_prose import NEGATIVES, PROSE
from .tl_words import (
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DOCTORS, DURATIONS, FACILITIES, MONEY, NAMES, ORGS, STREETS, TIMES, WORDS,
)

__all__ = ["ADDRESSES", "AGES", "DATE_INTERVALS", "DATES", "DOCTORS", "DURATIONS", "FACILITIES", "MONEY", "NAMES", "ORGS",
           "STREETS", "TIMES", "WORDS"]

LANG = "tl"
LOCALES = ["fil_PH"]
MONTHS = "Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre".split()
MONTHS_SHORT = "Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis".split()
WEEKDAYS = "Lunes Martes Miyerkules Huwebes Biyernes Sabado Linggo".split()
DECIMAL = "."
GROUP = ","
DIGITS = "zero one two three four five six seven eight nine".split()
SPOKEN = {"@": "at", ".": "dot", "-": "dash", "_": "underscore"}
STREET_LINES = ["{no} {street}", "{street}", "#{no} {street}"]

DOCS = {
    "form": 9, "email": 6, "chat": 9, "spoken_call": 5, "clinical": 8, "court": 6, "police": 6, "contract": 4, "invoice": 3, "resume": 3, "hr": 3, "ticket": 3,
    "log": 2, "table": 4, "cells": 3, "news": 26, "biography": 8, "letter": 6, "social": 6, "travel": 3, "story": 7, "interview": 3, "sentences": 10, "several": 10,
    "negatives": 13,
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
APPLICATION FORM
Apelyido: {NAME_FAMILY:1}
Pangalan: {NAME_GIVEN:1}
Petsa ng Kapanganakan: {DOB:1}
Lugar ng Kapanganakan: {LOCATION_CITY}
Kasarian: {GENDER}   Civil Status: {MARITAL_STATUS}
Relihiyon: {RELIGION}   Nasyonalidad: {ORIGIN}
Tirahan: {LOCATION_ADDRESS}
Cellphone No.: {PHONE_NUMBER}
SSS/UMID: {SSN}   TIN: {SSN}
PhilHealth: {HEALTHCARE_NUMBER}
---
Barangay Clearance
Ito ay nagpapatunay na si {NAME:1}, {AGE} taong gulang, {MARITAL_STATUS}, nakatira sa {LOCATION_ADDRESS}, ay walang masamang rekord sa {ORGANIZATION:1}. Inisyu ngayong {DATE}. {NAME:2}, {OCCUPATION=Punong Barangay}
---
Patient Information
Pasyente: {NAME:1}   Edad: {AGE}   Kasarian: {GENDER}
PhilHealth No.: {HEALTHCARE_NUMBER}
Sakit: {CONDITION}   Gamot: {DRUG} {DOSE}
Doktor: {NAME_MEDICAL_PROFESSIONAL:2}
Emergency contact: {NAME:3/1}, {PHONE_NUMBER}
Blood type: {BLOOD_TYPE}
---
Pangalan: ______________
Tirahan: ______________
[Contact No.: {PHONE_NUMBER}|Barangay: {LOCATION_CITY}|Lagda: __________|Edad: {AGE}]
---
Account opening – {ORGANIZATION:1}
Full name: {NAME:1}
Mother's maiden name: {NAME:2}
TIN: {SSN}
Trabaho: {OCCUPATION}, {ORGANIZATION}
Buwanang kita: {MONEY}
Email: {EMAIL_ADDRESS:1}
"""),
    "form_title": ["[Sinumpaang Salaysay|Registration Form|Enrollment Form|Membership Form|Voter's Registration|Aplikasyon sa Ayuda|Business Permit Application|Contact Tracing Form|Personal Data Sheet|KYC Form|Form {~code}]"],
    "form_field": lines(r"""
[Pangalan|Buong Pangalan|Name|Full Name|Pangalan ng Ama|Pangalan ng Ina|Guardian|Contact Person|Account Name|Aplikante]: {NAME}
[Apelyido|Last Name|Surname|Middle Name]: {NAME_FAMILY:1}
[First Name|Unang Pangalan|Given Name|Palayaw]: {NAME_GIVEN:1}
[Petsa ng Kapanganakan|Birthday|Date of Birth|Kaarawan]: {DOB:1}
[Edad|Age|Gulang]: [{AGE}|{AGE} yrs old|{AGE} taong gulang|{AGE=[6 months|18 buwan]}]
[Lungsod|City|Bayan|Lugar ng Kapanganakan|Munisipyo]: {LOCATION_CITY}
[Lalawigan|Province|Probinsya]: {LOCATION_STATE}
[Bansa|Country]: {LOCATION_COUNTRY}
[ZIP Code]: {LOCATION_ZIP}
[Tirahan|Address|Kasalukuyang Tirahan|Permanent Address|Home Address]: {LOCATION_ADDRESS}
[Kalye|Street]: {LOCATION_ADDRESS_STREET}
[Telepono|Cellphone|Contact No.|Mobile|CP No.|GCash No.]: {PHONE_NUMBER}
[Email|E-mail Address]: {EMAIL_ADDRESS:1}
[Nasyonalidad|Citizenship|Nationality|Etnisidad]: {ORIGIN}
[Civil Status|Katayuang Sibil]: {MARITAL_STATUS}
[Kasarian|Sex]: {GENDER}
[Relihiyon|Religion]: {RELIGION}
[Wika|Language spoken|Dayalekto]: {LANGUAGE}
[Trabaho|Hanapbuhay|Occupation|Posisyon]: {OCCUPATION}
[Kompanya|Employer|Paaralan|School|Opisina|Ahensya]: {ORGANIZATION}
[SSS No.|UMID|CRN|TIN|GSIS No.|PhilSys ID|National ID]: {SSN}
[SEC Registration No.|Company TIN|DTI No.]: {ORGANIZATION_ID}
[PhilHealth No.|Hospital No.|Case No. ng pasyente|HMO No.]: {HEALTHCARE_NUMBER}
[Passport No.|Pasaporte]: {PASSPORT_NUMBER}
[Driver's License No.|Lisensya]: {DRIVER_LICENSE}
[Plate No.|Plaka|Chassis No.]: {VEHICLE_ID}
[Account No. (Meralco)|Policy No.|Member ID|Student No.|Employee No.|Pag-IBIG MID]: {ACCOUNT_NUMBER}
[Bank Account|Savings Account No.|Account Number]: {BANK_ACCOUNT}
[Credit Card|Card Number]: {CREDIT_CARD}, exp. {CREDIT_CARD_EXPIRATION}, CVV {CVV}
[Username|Login]: {USERNAME:1}
[Password|PIN|MPIN|OTP]: {PASSWORD}
[IMEI|Serial No.|Tracking No.|Booking Ref.|Order No.]: {NUMERICAL_PII}
[Sakit|Diagnosis|Karamdaman]: {CONDITION}[ ({MEDICAL_CODE})|]
[Gamot|Medication]: {DRUG} {DOSE}
[Blood Type]: {BLOOD_TYPE}
[Itsura|Distinguishing marks]: {PHYSICAL_ATTRIBUTE}
[Petsa|Date|Date issued]: {DATE}
[Panahon|Taon ng serbisyo|School Year]: {DATE_INTERVAL}
[Tagal|Kontrata]: {DURATION}
[Halaga|Sahod|Upa|Monthly income]: {MONEY}
[Partido]: {POLITICAL_AFFILIATION}
[Website]: {URL}
[Attachment]: {FILENAME}
[Remarks|Iba pa|Suffix]: [|N/A|wala|-]
"""),
    "email": blocks(r"""
From: {NAME:1} \<{EMAIL_ADDRESS:1}\>
To: {NAME:2} \<{EMAIL_ADDRESS:2}\>
Date: {DATE} {TIME}
Subject: <subject>

<hello2>
<mail_body>
<mail_body>
<bye>
<signature>
---
<hello2>
<mail_body>
<bye>
{NAME:1}
---
Subject: <subject>
<hello2>
<mail_body> <mail_body>
<bye>
{NAME_GIVEN:1}
"""),
    "subject": ["[Meeting sa {DATE}|Leave request|Re: {NAME:3}|Resibo {~number}|Update sa {PROJECT}|Follow-up: Account {ACCOUNT_NUMBER}|Proposal ng {ORGANIZATION:1}|Reklamo]"],
    "hello2": lines(r"""
Mahal na {%G.|Gng.:2} {NAME_FAMILY:2},
Hi {NAME_GIVEN:2},
[Dear|Good morning] {%Sir|Ma'am:2} {NAME_FAMILY:2},
Kumusta {NAME_GIVEN:2},
[Magandang araw po,|Dear Sir/Madam,|Hi team,]
"""),
    "bye": ["[Lubos na gumagalang|Maraming salamat|Thank you|Salamat po|Best regards|Nagmamahal|Sumasainyo],"],
    "signature": blocks(r"""
{NAME:1}
{OCCUPATION}, {ORGANIZATION:1}
{LOCATION_ADDRESS}
{PHONE_NUMBER} \| {EMAIL_ADDRESS:1}
---
{NAME:1} – {ORGANIZATION:1}
{URL}
"""),
    "mail_body": lines(r"""
Naka-attach po ang documents ni {NAME:3} ({FILENAME}).
Pakidagdag po si {NAME:3} sa list, email niya: {EMAIL_ADDRESS:3}.
Na-move ang meeting with {NAME:3} of {ORGANIZATION:1} sa {DATE}, {TIME}.
Naka-leave po ako hanggang {DATE}. For urgent concerns, tawagan si {NAME:3} sa {PHONE_NUMBER}.
Na-debit po ng dalawang beses ang {MONEY} sa account ko {BANK_ACCOUNT}.
Lumipat na po kami sa {LOCATION_ADDRESS}.
Sabi ni {NAME_GIVEN:3} pupunta raw kayo sa {LOCATION_COUNTRY} sa {DATE_INTERVAL}.
May {CONDITION} po ang anak kong si {NAME_GIVEN:4} kaya hindi makakapasok hanggang {DATE}.
{DURATION} na akong {OCCUPATION} sa {ORGANIZATION:2}.
Login: {USERNAME:2}, password: {PASSWORD}.
Maraming salamat po sa tulong. Sabihan ninyo lang ako kung may tanong.
Nabayaran na ni {NAME_FAMILY:3} ang {MONEY} sa {ORGANIZATION:1}.
"""),
    "chat": blocks(r"""
{NAME_GIVEN:1}: <chat_line>
{NAME_GIVEN:2}: <chat_line>
{NAME_GIVEN:1}: <chat_line>
---
\[{TIME}\] {NAME:1}: <chat_line>
\[{TIME}\] {NAME:2}: <chat_line>
---
<chat_line>
<chat_line>
<chat_line>
---
Agent: Hello po, si {NAME_GIVEN:1} ito from {ORGANIZATION:1}. Paano po kita matutulungan?
Customer: [Wala pa po yung order ko {NUMERICAL_PII}|Na-block po yung card ko {CREDIT_CARD}|Palitan po yung number ko ng {PHONE_NUMBER}]
Agent: Ano po ang [pangalan|account number|birthday] nila?
Customer: [{NAME:2}|{ACCOUNT_NUMBER}|{DOB:2}]
Agent: Thank you {%Sir|Ma'am:2} {NAME_FAMILY:2}. {LOCATION_ADDRESS} pa rin po ba ang address?
"""),
    "chat_line": lines(r"""
uy nakita mo ba si {NAME_GIVEN:3}?
otw na ko sa {LOCATION_CITY}, mga {DURATION} pa
eto new number ko {PHONE_NUMBER}
bday ni {NAME_GIVEN:3} ngayon, {AGE} na sya!
kita tayo {TIME} kina {NAME_GIVEN:3}
send mo address: {LOCATION_ADDRESS}
nag-resign daw si {NAME:3} sa {ORGANIZATION}
na-confine si lola sa {ORGANIZATION_MEDICAL_FACILITY}, may {CONDITION}
sabi ni {NAME_MEDICAL_PROFESSIONAL:5} inom daw ako ng {DRUG} {DOSE}
pa-gcash naman {MONEY} sa {PHONE_NUMBER}, name {NAME:3}
wifi password: {PASSWORD}
punta tayo sa {LOCATION_CITY} sa {DATE}, sama sina {NAME_GIVEN:3} at {NAME_GIVEN:4}
[sige|ok po|hahaha|ay grabe|ewan ko ba|ingat|👍|char lang]
si tito {NAME_GIVEN:3} {OCCUPATION} na sa {LOCATION_COUNTRY}
uwi ka ba sa {EVENT}?
nood tayo ng laban ni {NAME=[Pacquiao|Donaire]} at ng {ORGANIZATION=[Ginebra|Gilas|Lakers]}
plate number ng grab: {VEHICLE_ID}
jowa nya {ORIGIN=[Koreano|Kano|Hapon|Bisaya]}, {OCCUPATION} daw
"""),
    "spoken_call": blocks(r"""
hello po si {NAME:1} po ito ng {ORGANIZATION:1} kay {NAME:2} po ba ito
opo ako nga po
<spoken_bit>
<spoken_bit>
[sige po salamat|okay po bye]
---
hello {NAME_GIVEN:1} po ito <spoken_bit>
sandali lang po
<spoken_bit>
---
<spoken_bit>
<spoken_bit>
"""),
    "spoken_bit": lines(r"""
ang number ko po ay {PHONE_NUMBER}
ang email ko po ay {EMAIL_ADDRESS:2}
ang sss number ko po ay {SSN}
ipinanganak po ako noong {DOB:2} at nakatira sa {LOCATION_CITY}
ang account number po ay {BANK_ACCOUNT}
magpapa-schedule po ako kay {NAME_MEDICAL_PROFESSIONAL:3} dahil sa {CONDITION}
ang nanay kong si {NAME:4} ay {AGE} years old at umiinom ng {DRUG}
pwede po ba sa {DATE} ng {TIME}
{OCCUPATION} po ako sa {ORGANIZATION:2}
may balance po kayong {MONEY}
ang address po ay {LOCATION_ADDRESS}
ang card number po ay {CREDIT_CARD}
pakitawagan na lang po ako ulit bukas
"""),
    "clinical": blocks(r"""
{ORGANIZATION_MEDICAL_FACILITY:1}
CLINICAL ABSTRACT
Pasyente: {NAME:1}, {AGE} y/o, {GENDER=[M|F|lalaki|babae]}
Hospital No.: {HEALTHCARE_NUMBER}
Admitted: {DATE}   Discharged: {DATE}
Diagnosis: {CONDITION} ({MEDICAL_CODE}), {CONDITION}
History: <anamnesis> <anamnesis>
PE: <finding>
Course: <course> <course>
Take-home meds: {DRUG} {DOSE}, {DRUG} {DOSE}
Attending: {NAME_MEDICAL_PROFESSIONAL:3}
---
Medical Certificate: Ito ay nagpapatunay na si {NAME:1}, {AGE} taong gulang, taga-{LOCATION_CITY}, ay sinuri noong {DATE} at may {CONDITION}. Pinapayuhang magpahinga ng {DURATION}. {NAME_MEDICAL_PROFESSIONAL:2}
---
<anamnesis> <finding> <course>
---
Referral: {NAME:1} para sa {MEDICAL_PROCESS} sa {ORGANIZATION_MEDICAL_FACILITY}. <anamnesis> {NAME_MEDICAL_PROFESSIONAL:2}
---
Nurse's notes {DATE} {TIME}: Binigyan si {NAME_GIVEN:1} ng {DRUG} {DOSE}. {STATISTICS}, {STATISTICS}. Informed ang watcher na si {NAME:2/1}. Referred kay {NAME_MEDICAL_PROFESSIONAL:4}.
---
Rx para kay {NAME:1}, {AGE}: {DRUG} {DOSE}; {DRUG} {DOSE}. Balik after {DURATION}. {NAME_MEDICAL_PROFESSIONAL:2}
"""),
    "anamnesis": lines(r"""
{DURATION} nang may {CONDITION} at {CONDITION} ang pasyente.
Known case ng {CONDITION}, maintenance {DRUG} {DOSE}.
Nadulas si {NAME_FAMILY:1} noong {DATE} at nagkaroon ng {INJURY}.
S/P {MEDICAL_PROCESS} noong {DATE_INTERVAL}.
Ang ama ay may {CONDITION}; namatay ang ina sa {CONDITION} sa edad na {AGE}.
Itinigil ang {DRUG} dahil sa {EFFECT}.
Pasyente ay {OCCUPATION}, {MARITAL_STATUS}, nakatira sa {LOCATION_CITY}.
"""),
    "finding": lines(r"""
{STATISTICS}, {STATISTICS}.
{MEDICAL_PROCESS}: positibo sa {CONDITION}.
Normal ang {MEDICAL_PROCESS}, {STATISTICS}.
Gising, alerto, malambot ang tiyan.
"""),
    "course": lines(r"""
Ginawa ni {NAME_MEDICAL_PROFESSIONAL:3} ang {MEDICAL_PROCESS}.
Sinimulan ang {DRUG} {DOSE}.
For {MEDICAL_PROCESS} sa {DATE}.
Pinauwi si {NAME_FAMILY:1} noong {DATE}.
"""),
    "court": blocks(r"""
REPUBLIKA NG {LOCATION_COUNTRY=PILIPINAS}
{ORGANIZATION:1}
{NAME:1}, Nagsasakdal,
laban kay
{NAME:2}, Nasasakdal.
Civil Case No. {~case_no}
DESISYON
<court_fact> <court_fact> <court_reason>
{LOCATION_CITY}, {DATE}. {NAME:5}, {OCCUPATION=[Hukom|Presiding Judge]}
---
<court_fact> <court_reason> <court_fact>
---
SINUMPAANG SALAYSAY: Ako si {NAME:1}, {AGE} taong gulang, {MARITAL_STATUS}, {OCCUPATION}, nakatira sa {LOCATION_ADDRESS}, matapos manumpa ay nagsasaad: <court_fact> Subscribed and sworn, {LOCATION_CITY}, {DATE}, ID No. {SSN}.
"""),
    "court_fact": lines(r"""
Nangutang si {NAME_FAMILY:2} kay {NAME_FAMILY:1} ng {MONEY} noong {DATE}.
Ayon sa testigong si {NAME:4}, nakita niya si {NAME_GIVEN:2} sa {LOCATION_CITY} bandang {TIME}.
Ang biktimang si {NAME_FAMILY=[AAA|BBB|XYZ]}, {AGE} taong gulang, ay nagpatotoo.
Pinatunayan ni {NAME_MEDICAL_PROFESSIONAL:7} ang {INJURY}.
Ikinasal sina {NAME:1} at {NAME:2} noong {DATE} sa {LOCATION_CITY}.
"""),
    "court_reason": lines(r"""
Iginiit ni Atty. {NAME:6} na walang sala si {NAME_FAMILY:2}.
Hinahatulan si {NAME:2} ng {DURATION} na pagkakakulong at multang {MONEY}.
Ibinabasura ang petisyon dahil sa kakulangan ng ebidensya.
Sa kasong People v. {NAME_FAMILY:8} ({DATE_INTERVAL=[1998|2004|2012]}), ganito rin ang pasya ng {ORGANIZATION=Korte Suprema}.
"""),
    "police": blocks(r"""
POLICE BLOTTER – {ORGANIZATION:1}
Petsa/Oras: {DATE}, {TIME}
Nagreklamo: {NAME:1}, {AGE}, {OCCUPATION}, {LOCATION_ADDRESS}, {PHONE_NUMBER}
Suspek: {NAME:2}, {PHYSICAL_ATTRIBUTE}
Salaysay: <police_stmt> <police_stmt>
Imbestigador: {OCCUPATION=[PSSg|PCpl|PMSg|SPO2]} {NAME:4}
---
<police_event> <police_event>
"""),
    "police_event": lines(r"""
Arestado ang {AGE}-anyos na si {NAME:1} sa buy-bust operation sa {LOCATION_CITY} nitong {DATE=[Lunes|Martes|Sabado|Linggo]}.
Patay ang {OCCUPATION=[tricycle driver|security guard|negosyante|konsehal]} na si {NAME:2} matapos pagbabarilin sa {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}.
Kinilala ni {OCCUPATION=[Col.|Police Major|Chief]} {NAME:5} ng {ORGANIZATION} ang suspek na si {NAME:1}, alyas {NAME_GIVEN=[Boy|Toto|Dodong|Bogart|Jun-jun]}.
Isinugod sa {ORGANIZATION_MEDICAL_FACILITY} si {NAME:3} na may {INJURY}.
Natangay ang {MONEY} mula sa {ORGANIZATION}.
"""),
    "police_stmt": lines(r"""
Nakita ko po si {NAME:2} bandang {TIME} sa labas ng bahay.
Sinuntok ako ni {NAME_GIVEN:2} at nagkaroon ako ng {INJURY}.
Ninakaw ang cellphone ko (IMEI {NUMERICAL_PII}) at {MONEY}.
{DURATION} ko nang kilala si {NAME_FAMILY:2}, katrabaho ko sa {ORGANIZATION:3}.
"""),
    "contract": blocks(r"""
KASUNDUAN SA UPA
May-ari: {NAME:1}, {LOCATION_ADDRESS}
Umuupa: {NAME:2}, {MARITAL_STATUS}
Uupahan ang {LOCATION_ADDRESS} sa halagang {MONEY} kada buwan sa loob ng {DURATION} simula {DATE}.
Mga saksi: {NAME} at {NAME}
---
DEED OF SALE: Ako si {NAME:1}, {ORIGIN=Pilipino}, ay ipinagbibili kay {NAME:2} ang {PRODUCT}, plaka {VEHICLE_ID}, sa halagang {MONEY}. {LOCATION_CITY}, {DATE}
---
Employment Contract: {ORGANIZATION:1} at {NAME:1}. Posisyon: {OCCUPATION}. Simula: {DATE}. Sahod: {MONEY}. Probationary: {DURATION}.
"""),
    "invoice": blocks(r"""
{ORGANIZATION:1}
TIN: {ORGANIZATION_ID}
OFFICIAL RECEIPT {~number}   {DATE}
Natanggap mula kay {NAME:1}, {LOCATION_ADDRESS}
{~quantity} x [{PRODUCT}|{~word}]  {MONEY}
Total: {MONEY}
---
Statement of Account: {NAME:1}, Account No. {ACCOUNT_NUMBER}, amount due {MONEY}, due date {DATE}, {ORGANIZATION=[Meralco|Maynilad|PLDT|Globe]}
"""),
    "resume": blocks(r"""
{NAME:1}
{LOCATION_ADDRESS}
{PHONE_NUMBER} \| {EMAIL_ADDRESS:1}
Birthday: {DOB:1}   Civil status: {MARITAL_STATUS}   Religion: {RELIGION}
Work Experience: {OCCUPATION}, {ORGANIZATION}, {LOCATION_CITY} ({DATE_INTERVAL=[2015-2019|2020-2023]})
Education: {ORGANIZATION}, {DATE_INTERVAL=[2008|2014]}
Languages: {LANGUAGE}, {LANGUAGE}
Character reference: {NAME:2}, {OCCUPATION}, {PHONE_NUMBER}
---
Ako po si {NAME:1}, {AGE}, at nag-aapply bilang {OCCUPATION} sa {ORGANIZATION:1}. {DURATION} na po ako sa {ORGANIZATION:2}.
"""),
    "hr": blocks(r"""
Notice to Explain: {NAME:1} (Emp. No. {ACCOUNT_NUMBER}), late po kayo noong {DATE}, {TIME} na dumating. {NAME:2}, {ORGANIZATION:1}
---
Welcome {NAME_GIVEN:1}! Si {NAME:1} ang bago nating {OCCUPATION} sa {LOCATION_CITY}, galing {ORGANIZATION}.
---
Schedule: Lun {NAME_GIVEN}, Mar {NAME_GIVEN}, Miy {NAME_GIVEN}/{NAME_GIVEN}. Reliever: {NAME:1}, {PHONE_NUMBER}
"""),
    "ticket": blocks(r"""
Ticket {NUMERICAL_PII}: Ayon kay {NAME:1} ({PHONE_NUMBER}), hindi gumagana ang {PRODUCT}. IP {IP_ADDRESS}
---
Customer {NAME:1}, account {ACCOUNT_NUMBER}, nirereklamo ang charge na {MONEY}. Assigned kay {NAME_GIVEN:2}.
---
Hindi maka-login si {USERNAME:1} mula {DATE}, error {~code}, file {FILENAME}
"""),
    "log": blocks(r"""
{DATE} {TIME} INFO user={USERNAME:1} ip={IP_ADDRESS} login ok
{DATE} {TIME} WARN maling password {EMAIL_ADDRESS:1}
---
pangalan={NAME:1};lungsod={LOCATION_CITY};cp={PHONE_NUMBER};sss={SSN}
"""),
    "table": blocks(r"""
Pangalan,Edad,Barangay,Cellphone
{NAME},{AGE},{LOCATION_CITY},{PHONE_NUMBER}
{NAME},{AGE},{LOCATION_CITY},{PHONE_NUMBER}
{NAME},{AGE},{LOCATION_CITY},{PHONE_NUMBER}
---
\| Empleyado \| Posisyon \| Lugar \| Sahod \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
---
Dumalo: {NAME} ({ORGANIZATION}), {NAME}, {NAME}. Absent: {NAME}
---
{ORGANIZATION:1} {~quantity} – {NAME_FAMILY} 24, {NAME_FAMILY} 18, {NAME_FAMILY} 11, {NAME_FAMILY} 7
"""),
    "cells": lines(r"""
{NAME}
{NAME_FAMILY}
{NAME_GIVEN}
{LOCATION_CITY}
{LOCATION_STATE}
{LOCATION_ADDRESS}
{ORGANIZATION}
{ORGANIZATION_MEDICAL_FACILITY}
{OCCUPATION}
{CONDITION}
{DOB}
{PHONE_NUMBER}
{%G.|Gng.:1} {NAME:1}
{NAME_MEDICAL_PROFESSIONAL}
{LOCATION_COORDINATE}
"""),
    "letter": blocks(r"""
{DATE}

{%G.|Gng.:1} {NAME:1}
{LOCATION_ADDRESS}

Mahal na {%G.|Gng.:1} {NAME_FAMILY:1},
<letter_body>
<letter_body>
Lubos na gumagalang,
{NAME:2}
{OCCUPATION}, {ORGANIZATION:1}
---
Mga magulang, sa {DATE} po ay field trip sa {LOCATION}. Bayad: {MONEY}. Kontakin si {OCCUPATION=Teacher} {NAME_GIVEN:2}, {PHONE_NUMBER}.
"""),
    "letter_body": lines(r"""
Aprubado na po ang aplikasyon ninyo noong {DATE}. Makatatanggap kayo ng {MONEY} kada buwan.
Na-credit na po ang {MONEY} sa account {BANK_ACCOUNT}.
May transaksyong {MONEY} sa card {CREDIT_CARD} (exp. {CREDIT_CARD_EXPIRATION}).
Hindi po sakop ng plano ang {MEDICAL_PROCESS} para sa {CONDITION}, ayon kay {NAME_MEDICAL_PROFESSIONAL:4}.
Isumite po ang dokumento sa loob ng {DURATION}.
Para sa tanong, tumawag kay {NAME:3} sa {PHONE_NUMBER}.
Dependent: {NAME:5/1}, ipinanganak {DOB:5}.
"""),
    "travel": blocks(r"""
Itinerary {NUMERICAL_PII}
Pasahero: {NAME:1}, {NAME:2/1}
{LOCATION_CITY} – {LOCATION_CITY}, {DATE}, {TIME}
Passport: {PASSPORT_NUMBER}
Total: {MONEY}, card {CREDIT_CARD}
---
Booking sa {ORGANIZATION:1}, {LOCATION_CITY}: {NAME:1}, {DATE} hanggang {DATE}, contact {PHONE_NUMBER}
"""),
    **PROSE,
    "several": ["<sentences> <sentences>", "<sentences> <sentences> <sentences>", "<sentences>\n<sentences>\n<sentences>"],
    "negatives": NEGATIVES,
}
