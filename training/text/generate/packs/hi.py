"""Documents in Hindi: forms, letters, clinic, court, police. Running text and Hinglish are in hi_prose."""
from .hi_prose import NEGATIVES, PROSE
from .hi_words import (
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DOCTORS, DURATIONS, FACILITIES, MONEY, NAMES, ORGS, STREETS, TIMES, WORDS,
)
from .listed import blocks, lines

__all__ = ["ADDRESSES", "AGES", "DATE_INTERVALS", "DATES", "DOCTORS", "DURATIONS", "FACILITIES", "MONEY", "NAMES", "ORGS",
           "STREETS", "TIMES", "WORDS"]

LANG = "hi"
LOCALES = ["hi_IN"]
MONTHS = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split()
MONTHS_SHORT = "जन. फर. मार्च अप्रै. मई जून जुल. अग. सितं. अक्टू. नवं. दिसं.".split()
WEEKDAYS = "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार".split()
DECIMAL = "."
GROUP = ","
DIGITS = "शून्य एक दो तीन चार पांच छह सात आठ नौ".split()
SPOKEN = {"@": "एट", ".": "डॉट", "-": "डैश", "_": "अंडरस्कोर"}
STREET_LINES = ["{no}, {street}", "{street}", "मकान नंबर {no}, {street}"]

DOCS = {
    "form": 9, "email": 5, "chat": 6, "hinglish": 6, "spoken_call": 5, "clinical": 8, "court": 7, "police": 6, "contract": 4, "invoice": 3, "resume": 3, "hr": 2,
    "ticket": 3, "log": 2, "table": 4, "cells": 3, "news": 26, "biography": 8, "letter": 6, "social": 5, "travel": 3, "story": 7, "interview": 3,
    "sentences": 10, "several": 10, "negatives": 13,
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
आवेदन पत्र
आवेदक का नाम: {NAME:1}
पिता का नाम: {NAME:2/1}
माता का नाम: {NAME:3/1}
जन्म तिथि: {DOB:1}
लिंग: {GENDER}
वैवाहिक स्थिति: {MARITAL_STATUS}
धर्म: {RELIGION}   जाति: {ORIGIN=[सामान्य|ओबीसी|अनुसूचित जाति|यादव|कुर्मी|ब्राह्मण|राजपूत]}
राष्ट्रीयता: {ORIGIN=[भारतीय|नेपाली|Indian]}
आधार संख्या: {SSN}
मोबाइल: {PHONE_NUMBER}
स्थायी पता: {LOCATION_ADDRESS}
---
राशन कार्ड हेतु प्रपत्र
मुखिया का नाम: {NAME:1}
पति/पिता का नाम: {NAME:2/1}
सदस्य: 1. {NAME_GIVEN:3} ({AGE} वर्ष) 2. {NAME_GIVEN:4} ({AGE} वर्ष)
ग्राम: {LOCATION_CITY}   जिला: {LOCATION_CITY}   राज्य: {LOCATION_STATE}
पिन कोड: {LOCATION_ZIP}
वार्षिक आय: {MONEY}
बैंक खाता: {BANK_ACCOUNT}   IFSC: {ROUTING_NUMBER}
---
बैंक खाता खोलने का फॉर्म – {ORGANIZATION:1}
नाम (Name): {NAME:1}
पैन (PAN): {SSN}
आधार (Aadhaar): {SSN}
वोटर आईडी: {SSN}
पेशा: {OCCUPATION}
नियोक्ता: {ORGANIZATION}
ईमेल: {EMAIL_ADDRESS:1}
नामिनी: {NAME:2/1}, संबंध [{MARITAL_STATUS=पत्नी}|{MARITAL_STATUS=पति}|पुत्र|पुत्री]
---
मरीज पंजीकरण
मरीज: {NAME:1}  उम्र: {AGE}  लिंग: {GENDER}
पता: {LOCATION_ADDRESS}
UHID: {HEALTHCARE_NUMBER}   आयुष्मान कार्ड: {HEALTHCARE_NUMBER}
रक्त समूह: {BLOOD_TYPE}
बीमारी: {CONDITION}
डॉक्टर: {NAME_MEDICAL_PROFESSIONAL:2}
परिजन: {NAME:3/1}, फोन {PHONE_NUMBER}
---
वाहन बीमा दावा
बीमाधारक: {NAME:1}
पॉलिसी नंबर: {ACCOUNT_NUMBER}
वाहन संख्या: {VEHICLE_ID}
ड्राइविंग लाइसेंस: {DRIVER_LICENSE}
दुर्घटना की तारीख व समय: {DATE}, {TIME}
स्थान: {LOCATION_CITY}, {LOCATION_STATE}
नुकसान: {MONEY}
---
नाम: ..................
पिता का नाम: ..................
पता: ..................
[मोबाइल नंबर: {PHONE_NUMBER}|जिला: {LOCATION_CITY}|जन्म तिथि: {DOB}|हस्ताक्षर: ..........]
"""),
    "form_title": lines(r"""
[जाति प्रमाण पत्र हेतु आवेदन|निवास प्रमाण पत्र|आय प्रमाण पत्र|पासपोर्ट आवेदन|प्रवेश फॉर्म|छात्रवृत्ति आवेदन|सदस्यता फॉर्म|शिकायत पत्र|KYC फॉर्म|मतदाता पंजीकरण]
[प्रपत्र {~code}|पृष्ठ 1/{~quantity}|सभी जानकारी साफ अक्षरों में भरें]
"""),
    "form_field": lines(r"""
[नाम|पूरा नाम|आवेदक का नाम|Name|खाताधारक का नाम|ग्राहक का नाम|पिता का नाम|माता का नाम|पति का नाम|अभिभावक|छात्र का नाम]: {NAME}
[उपनाम|कुलनाम|Surname]: {NAME_FAMILY:1}
[पहला नाम|प्रथम नाम]: {NAME_GIVEN:1}
[जन्म तिथि|जन्मतिथि|DOB|जन्म की तारीख]: {DOB:1}
[आयु|उम्र|Age]: [{AGE}|{AGE} वर्ष|{AGE} साल|{AGE=[6 महीने|18 माह|तीन हफ्ते]}]
[शहर|जन्म स्थान|जिला|गांव|ग्राम|नगर|तहसील]: {LOCATION_CITY}
[राज्य|प्रदेश]: {LOCATION_STATE}
[देश|नागरिकता का देश]: {LOCATION_COUNTRY}
[पिन कोड|पिन|PIN Code]: {LOCATION_ZIP}
[पता|स्थायी पता|वर्तमान पता|पत्राचार का पता|Address]: {LOCATION_ADDRESS}
[गली/मोहल्ला|सड़क]: {LOCATION_ADDRESS_STREET}
[मोबाइल|मोबाइल नंबर|फोन|दूरभाष|संपर्क सूत्र|व्हाट्सएप नंबर]: {PHONE_NUMBER}
[ईमेल|ई-मेल|Email ID]: {EMAIL_ADDRESS:1}
[राष्ट्रीयता|नागरिकता]: {ORIGIN}
[वैवाहिक स्थिति]: {MARITAL_STATUS}
[लिंग|Gender]: {GENDER}
[धर्म]: {RELIGION}
[मातृभाषा|भाषाएं|भाषा ज्ञान]: {LANGUAGE}
[व्यवसाय|पेशा|पद|पदनाम]: {OCCUPATION}
[संस्था|कंपनी|नियोक्ता|विद्यालय|विभाग|कार्यालय]: {ORGANIZATION}
[आधार नंबर|आधार संख्या|Aadhaar No.|पैन नंबर|PAN|मतदाता पहचान पत्र|वोटर आईडी|EPIC No.]: {SSN}
[जीएसटी नंबर|GSTIN|CIN|फर्म का पंजीकरण]: {ORGANIZATION_ID}
[UHID|मरीज आईडी|आयुष्मान कार्ड नंबर|ABHA नंबर|स्वास्थ्य बीमा नंबर]: {HEALTHCARE_NUMBER}
[पासपोर्ट नंबर|पासपोर्ट संख्या]: {PASSPORT_NUMBER}
[ड्राइविंग लाइसेंस|DL No.|लाइसेंस संख्या]: {DRIVER_LICENSE}
[वाहन संख्या|गाड़ी नंबर|चेसिस नंबर]: {VEHICLE_ID}
[ग्राहक संख्या|उपभोक्ता क्रमांक|पॉलिसी नंबर|कर्मचारी आईडी|रोल नंबर|सदस्यता संख्या]: {ACCOUNT_NUMBER}
[खाता संख्या|बैंक खाता|A/c No.]: {BANK_ACCOUNT}
[IFSC|आईएफएससी कोड|MICR]: {ROUTING_NUMBER}
[क्रेडिट कार्ड|कार्ड नंबर]: {CREDIT_CARD}, [वैधता|Exp] {CREDIT_CARD_EXPIRATION}, CVV {CVV}
[यूजरनेम|लॉगिन आईडी]: {USERNAME:1}
[पासवर्ड|पिन|ओटीपी]: {PASSWORD}
[IMEI|सीरियल नंबर|PNR|ऑर्डर आईडी|ट्रांजैक्शन आईडी]: {NUMERICAL_PII}
[बीमारी|रोग|निदान]: {CONDITION}[ ({MEDICAL_CODE})|]
[दवा|दवाई]: {DRUG} {DOSE}
[रक्त समूह|ब्लड ग्रुप]: {BLOOD_TYPE}
[पहचान चिह्न|हुलिया]: {PHYSICAL_ATTRIBUTE}
[दिनांक|तारीख|जारी करने की तिथि]: {DATE}
[अवधि|सत्र]: {DATE_INTERVAL}
[समय सीमा|अनुभव]: {DURATION}
[राशि|वार्षिक आय|किराया|शुल्क|वेतन]: {MONEY}
[राशि चिह्न|राशि (ज्योतिष)]: {ZODIAC_SIGN}
[वेबसाइट]: {URL}
[संलग्न फाइल]: {FILENAME}
[टिप्पणी|अन्य|विशेष]: [|-|कोई नहीं|लागू नहीं]
"""),
    "email": blocks(r"""
प्रेषक: {NAME:1} \<{EMAIL_ADDRESS:1}\>
प्रति: {NAME:2} \<{EMAIL_ADDRESS:2}\>
दिनांक: {DATE} {TIME}
विषय: <subject>

<hello2>
<mail_body>
<mail_body>
<bye>
<signature>
---
विषय: <subject>

<hello2>
<mail_body>
<bye>
{NAME:1}
---
<hello2>
<mail_body>
<mail_body>
<bye>
{NAME_GIVEN:1}
"""),
    "subject": lines(r"""
[बैठक {DATE}|छुट्टी के लिए आवेदन|आपका आवेदन दिनांक {DATE}|बिल संख्या {~number}|शिकायत|खाता {ACCOUNT_NUMBER} के संबंध में|{NAME:3} के दस्तावेज|{PROJECT} की प्रगति|{ORGANIZATION:1} का प्रस्ताव]
"""),
    "hello2": lines(r"""
[प्रिय|आदरणीय|माननीय] {%श्री|श्रीमती:2} {NAME_FAMILY:2} जी,
प्रिय {NAME_GIVEN:2},
नमस्ते {NAME_GIVEN:2} जी,
श्री{%मान|मती:2} {NAME:2},
[महोदय,|सेवा में,|नमस्कार,|महोदया,]
"""),
    "bye": ["[धन्यवाद|सादर|आपका|भवदीय|प्रार्थी|शुभकामनाओं सहित|निवेदक],"],
    "signature": blocks(r"""
{NAME:1}
{OCCUPATION}, {ORGANIZATION:1}
{LOCATION_ADDRESS}
मो. {PHONE_NUMBER}
{EMAIL_ADDRESS:1}
---
{NAME:1} ({ORGANIZATION:1}), फोन: {PHONE_NUMBER}
---
{NAME:1}
{URL}
"""),
    "mail_body": lines(r"""
{NAME:3} के दस्तावेज ({FILENAME}) संलग्न हैं।
कृपया {NAME:3} को सूची में जोड़ें, ईमेल {EMAIL_ADDRESS:3} है।
{ORGANIZATION:1} के {NAME:3} के साथ बैठक अब {DATE} को {TIME} होगी।
मैं {DATE} तक छुट्टी पर हूं। जरूरी काम के लिए {NAME:3} से {PHONE_NUMBER} पर संपर्क करें।
मेरे खाते {BANK_ACCOUNT} से {MONEY} दो बार कट गए हैं।
मेरा नया पता {LOCATION_ADDRESS} है।
{NAME_GIVEN:3} ने बताया कि आप {DATE_INTERVAL} में {LOCATION_COUNTRY} जा रहे हैं।
मेरी बेटी {NAME_GIVEN:4} को {CONDITION} है, इसलिए वह {DATE} तक स्कूल नहीं आ सकेगी।
मैं {DURATION} से {ORGANIZATION:2} में {OCCUPATION} के पद पर कार्यरत हूं।
लॉगिन आईडी {USERNAME:2} और पासवर्ड {PASSWORD} है।
आपके सहयोग के लिए धन्यवाद। कोई प्रश्न हो तो अवश्य बताएं।
{NAME_FAMILY:3} जी ने {MONEY} का भुगतान {ORGANIZATION:1} को कर दिया है।
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
---
एजेंट: नमस्ते, मैं {NAME_GIVEN:1} बोल रहा हूं। क्या मदद करूं?
ग्राहक: [मेरा ऑर्डर {NUMERICAL_PII} नहीं आया|मेरा कार्ड {CREDIT_CARD} ब्लॉक हो गया|मोबाइल नंबर बदलना है: {PHONE_NUMBER}]
एजेंट: आपका [नाम|ग्राहक नंबर|जन्म तिथि]?
ग्राहक: [{NAME:2}|{ACCOUNT_NUMBER}|{DOB:2}]
एजेंट: धन्यवाद {NAME_FAMILY:2} जी, पता {LOCATION_ADDRESS} ही है?
"""),
    "chat_line": lines(r"""
{NAME_GIVEN:3} कहां है यार?
मैं {DURATION} में {LOCATION_CITY} पहुंच रहा हूं
मेरा नया नंबर {PHONE_NUMBER} है
आज {NAME_GIVEN:3} का जन्मदिन है, {AGE} का हो गया!
{TIME} {NAME_GIVEN:3} के घर मिलते हैं
पता भेज: {LOCATION_ADDRESS}
सुना {NAME:3} ने {ORGANIZATION} छोड़ दी?
नानी {ORGANIZATION_MEDICAL_FACILITY} में भर्ती हैं, {CONDITION} है
{NAME_MEDICAL_PROFESSIONAL:5} ने {DRUG} दी है, {DOSE}
{MONEY} भेज दे, {PHONE_NUMBER} पर {ORGANIZATION=पेटीएम} कर
वाईफाई पासवर्ड {PASSWORD}
{DATE} को {LOCATION_CITY} चलेगा? {NAME_GIVEN:3} और {NAME_GIVEN:4} भी आ रहे हैं
[ठीक है|हां|नहीं यार|😂😂|चल बाद में बात करते हैं|पता नहीं|बढ़िया]
{NAME_FAMILY:3} अंकल {OCCUPATION} हैं क्या?
{EVENT} पर घर आ रहे हो?
गाड़ी का नंबर {VEHICLE_ID} है
"""),
    "spoken_call": blocks(r"""
नमस्कार मैं {ORGANIZATION:1} से {NAME:1} बोल रहा हूं क्या मेरी बात {NAME:2} जी से हो रही है
हां जी बोलिए
<spoken_bit>
<spoken_bit>
[धन्यवाद|ठीक है जी नमस्ते]
---
हैलो {NAME_GIVEN:1} बोल रही हूं <spoken_bit>
जी एक मिनट
<spoken_bit>
---
<spoken_bit>
<spoken_bit>
"""),
    "spoken_bit": lines(r"""
मेरा मोबाइल नंबर {PHONE_NUMBER} है
ईमेल लिखिए {EMAIL_ADDRESS:2}
मेरा आधार नंबर {SSN} है
मेरी जन्म तारीख {DOB:2} है और मैं {LOCATION_CITY} में रहता हूं
खाता नंबर {BANK_ACCOUNT} है
मुझे {NAME_MEDICAL_PROFESSIONAL:3} से मिलना है {CONDITION} की दिक्कत है
मेरी मां {NAME:4} की उम्र {AGE} साल है वो {DRUG} लेती हैं
{DATE} को {TIME} का समय मिल जाएगा क्या
मैं {ORGANIZATION:2} में {OCCUPATION} हूं
आपके {MONEY} बकाया हैं
मेरा पता है {LOCATION_ADDRESS}
कार्ड नंबर {CREDIT_CARD} है
मेरे बेटे {NAME_GIVEN:5} का एडमिशन {ORGANIZATION:3} में कराना है
आप मुझे कल दोबारा फोन कीजिए
"""),
    "clinical": blocks(r"""
{ORGANIZATION_MEDICAL_FACILITY:1}
छुट्टी का सारांश (Discharge Summary)
मरीज का नाम: {NAME:1}   आयु/लिंग: {AGE}/{GENDER=[M|F|पु|म]}
UHID: {HEALTHCARE_NUMBER}
भर्ती: {DATE}   छुट्टी: {DATE}
निदान: {CONDITION} ({MEDICAL_CODE}), {CONDITION}
इतिहास: <anamnesis> <anamnesis>
जांच: <finding>
उपचार: <course> <course>
दवाइयां: {DRUG} {DOSE}, {DRUG} {DOSE}
परामर्शदाता: {NAME_MEDICAL_PROFESSIONAL:3}
---
ओपीडी पर्ची – {NAME_MEDICAL_PROFESSIONAL:3}
{NAME:1}, {AGE} वर्ष, {GENDER}, {DATE}
<anamnesis>
<finding>
Rx {DRUG} {DOSE}
{DRUG} {DOSE}
{DURATION} बाद दिखाएं
---
<anamnesis> <finding> <course>
---
रेफरल: {NAME:1} को {MEDICAL_PROCESS} के लिए {ORGANIZATION_MEDICAL_FACILITY} भेजा जाता है। <anamnesis> {NAME_MEDICAL_PROFESSIONAL:2}
---
नर्सिंग नोट {DATE} {TIME}: मरीज {NAME_GIVEN:1} को {DRUG} {DOSE} दी गई। {STATISTICS}। परिजन {NAME:2/1} को सूचित किया। {NAME_MEDICAL_PROFESSIONAL:4} को बताया।
---
चिकित्सा प्रमाण पत्र: प्रमाणित किया जाता है कि {%श्री|श्रीमती:1} {NAME:1}, आयु {AGE} वर्ष, निवासी {LOCATION_ADDRESS}, {CONDITION} से पीड़ित हैं और उन्हें {DURATION} आराम की सलाह दी जाती है। {NAME_MEDICAL_PROFESSIONAL:2}, {ORGANIZATION_MEDICAL_FACILITY}
"""),
    "anamnesis": lines(r"""
मरीज को {DURATION} से {CONDITION} और {CONDITION} की शिकायत है।
{NAME_FAMILY:1} जी को {CONDITION} पहले से है, {DRUG} {DOSE} ले रहे हैं।
{DATE} को गिरने से {INJURY} हुई।
{DATE_INTERVAL} में {MEDICAL_PROCESS} हो चुका है।
पिता को {CONDITION} था, मां की {AGE} साल में {CONDITION} से मृत्यु हुई।
{DRUG} से {EFFECT} हुआ, इसलिए बंद की गई।
मरीज {MARITAL_STATUS} है, {OCCUPATION} है और {LOCATION_CITY} में रहता है।
"""),
    "finding": lines(r"""
{STATISTICS}, {STATISTICS}।
{MEDICAL_PROCESS} में {CONDITION} पाया गया।
{MEDICAL_PROCESS} सामान्य, {STATISTICS}।
पेट मुलायम, छाती साफ, होश में है।
"""),
    "course": lines(r"""
{NAME_MEDICAL_PROFESSIONAL:3} द्वारा {MEDICAL_PROCESS} किया गया।
{DRUG} {DOSE} शुरू की गई।
{MEDICAL_PROCESS} की सलाह दी गई।
हालत स्थिर होने पर {DATE} को छुट्टी दी गई।
"""),
    "court": blocks(r"""
न्यायालय: {ORGANIZATION:1}
वाद संख्या: {~case_no}
{NAME:1} पुत्र {NAME:3/1}, निवासी {LOCATION_ADDRESS} ... वादी
बनाम
[{NAME:2}|{ORGANIZATION:2}|{LOCATION_STATE} राज्य] ... प्रतिवादी
निर्णय दिनांक {DATE}
<court_fact> <court_fact> <court_reason>
({NAME:5})
{OCCUPATION=[सिविल जज|अपर सत्र न्यायाधीश|जिला जज|न्यायाधीश]}
---
<court_fact> <court_reason> <court_fact>
---
{ORGANIZATION=[इलाहाबाद उच्च न्यायालय|सुप्रीम कोर्ट|दिल्ली हाई कोर्ट|पटना उच्च न्यायालय|राजस्थान उच्च न्यायालय]} के {OCCUPATION=न्यायमूर्ति} {NAME:5} और {OCCUPATION=न्यायमूर्ति} {NAME:6} की पीठ ने {NAME:1} की याचिका पर सुनवाई की। <court_reason>
---
शपथ पत्र: मैं, {NAME:1}, पुत्र{%|ी:1} {NAME:2/1}, आयु {AGE} वर्ष, पेशा {OCCUPATION}, निवासी {LOCATION_ADDRESS}, शपथपूर्वक कथन करता हूं कि मेरा आधार {SSN} है। {LOCATION_CITY}, {DATE}
"""),
    "court_fact": lines(r"""
वादी {NAME_FAMILY:1} ने {DATE} को प्रतिवादी से {MONEY} का अनुबंध किया था।
अभियुक्त {NAME:1} पर आरोप है कि उसने {DATE} को {LOCATION_CITY} में {NAME:2} पर हमला किया।
गवाह {NAME:4} ने बताया कि उसने {NAME_GIVEN:1} को {TIME} घटनास्थल पर देखा।
पीड़िता {NAME_FAMILY=[क|ख|एक्स]} ({AGE} वर्ष) का बयान दर्ज किया गया।
{NAME_MEDICAL_PROFESSIONAL:7} की रिपोर्ट में {INJURY} की पुष्टि हुई।
{NAME:1} का विवाह {DATE} को {NAME:2} से {RELIGION=[हिंदू|मुस्लिम]} रीति से हुआ था।
"""),
    "court_reason": lines(r"""
{OCCUPATION=अधिवक्ता} {NAME:6} ने तर्क दिया कि {NAME_FAMILY:1} निर्दोष है।
न्यायालय {NAME:1} को {DURATION} के कारावास और {MONEY} के जुर्माने से दंडित करता है।
याचिका खारिज की जाती है। खर्चा पक्षकार स्वयं वहन करेंगे।
धारा {~number} के अंतर्गत जमानत स्वीकार की जाती है।
{ORGANIZATION=[सर्वोच्च न्यायालय|उच्च न्यायालय]} ने {NAME_FAMILY:8} बनाम {LOCATION_STATE} राज्य ({DATE_INTERVAL=[1998|2004|2012]}) में यही कहा है।
"""),
    "police": blocks(r"""
प्रथम सूचना रिपोर्ट (FIR)
थाना: {ORGANIZATION:1}   जिला: {LOCATION_CITY}
अपराध संख्या: {~case_no}
शिकायतकर्ता: {NAME:1} पुत्र {NAME:2/1}, उम्र {AGE}, {OCCUPATION}
पता: {LOCATION_ADDRESS}
मोबाइल: {PHONE_NUMBER}
घटना: {DATE}, {TIME}, {LOCATION_CITY}
आरोपी: {NAME:3}, {PHYSICAL_ATTRIBUTE}
विवरण: <police_stmt> <police_stmt>
विवेचक: {OCCUPATION=[उपनिरीक्षक|थानाध्यक्ष|एसआई|हेड कांस्टेबल]} {NAME:4}
---
<police_event> <police_event>
---
गुमशुदा: {NAME:1}, उम्र {AGE} वर्ष, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}, {DATE} से {LOCATION_CITY} से लापता। सूचना दें: {PHONE_NUMBER}
"""),
    "police_event": lines(r"""
पुलिस ने {DATE=[सोमवार|मंगलवार|रविवार|शुक्रवार]} को {AGE} वर्षीय {NAME:1} को {LOCATION_CITY} से गिरफ्तार किया।
{LOCATION_CITY} में ट्रक की टक्कर से {AGE} साल के {NAME:2} की मौत हो गई।
{OCCUPATION=[एसपी|एसएसपी|डीएसपी|थाना प्रभारी]} {NAME:5} ने बताया कि आरोपी {NAME_GIVEN:1} के पास से {MONEY} बरामद हुए।
मृतक की पहचान {LOCATION_CITY} निवासी {NAME:3} के रूप में हुई।
बदमाशों ने {OCCUPATION=[व्यापारी|ज्वैलर|किसान]} {NAME:4} से {MONEY} लूट लिए।
गाड़ी संख्या {VEHICLE_ID} जब्त कर ली गई।
"""),
    "police_stmt": lines(r"""
मैंने {NAME:3} को {TIME} अपने घर के बाहर देखा।
{NAME_GIVEN:3} और {NAME_GIVEN:5} ने मेरे साथ मारपीट की, मुझे {INJURY} हुई।
मेरा मोबाइल (IMEI {NUMERICAL_PII}) और {MONEY} चोरी हो गए।
ठग ने खुद को {ORGANIZATION} का {OCCUPATION=[अधिकारी|मैनेजर|कर्मचारी]} बताकर ओटीपी {PASSWORD=[4821|993201|557123]} पूछा।
मैं {NAME_FAMILY:3} को {DURATION} से जानता हूं।
"""),
    "contract": blocks(r"""
किरायानामा
मकान मालिक: {NAME:1}, निवासी {LOCATION_ADDRESS}
किरायेदार: {NAME:2} पुत्र {NAME:3/2}, आधार {SSN}
मकान {LOCATION_ADDRESS} दिनांक {DATE} से {DURATION} के लिए {MONEY} मासिक किराये पर दिया जाता है।
गवाह: 1. {NAME} 2. {NAME}
---
विक्रय पत्र: विक्रेता {NAME:1}, क्रेता {NAME:2}, संपत्ति {LOCATION_ADDRESS}, मूल्य {MONEY}, दिनांक {DATE}।
---
नियुक्ति पत्र: {ORGANIZATION:1} आपको, {NAME:1}, {OCCUPATION} के पद पर {DATE} से {MONEY} मासिक वेतन पर नियुक्त करता है। कार्यस्थल {LOCATION_CITY}। परिवीक्षा अवधि {DURATION}।
---
वसीयत: मैं {NAME:1}, आयु {AGE} वर्ष, अपनी संपत्ति पुत्र {NAME:2/1} और पुत्री {NAME:3/1} को देता हूं। {LOCATION_CITY}, {DATE}
"""),
    "invoice": blocks(r"""
{ORGANIZATION:1}
GSTIN: {ORGANIZATION_ID}
बिल सं. {~number}   दिनांक {DATE}
ग्राहक: {NAME:1}, {LOCATION_ADDRESS}
{~quantity} x [{PRODUCT}|{~word}]   {MONEY}
कुल: {MONEY}
खाता: {BANK_ACCOUNT}, IFSC {ROUTING_NUMBER}
---
रसीद: {NAME:1} से {MONEY} प्राप्त किए। {DATE}, {NAME:2}
---
बिजली बिल: उपभोक्ता {NAME:1}, खाता सं. {ACCOUNT_NUMBER}, देय राशि {MONEY}, अंतिम तिथि {DATE}, {ORGANIZATION}
"""),
    "resume": blocks(r"""
बायोडाटा
नाम: {NAME:1}
पिता: {NAME:2/1}
जन्म: {DOB:1}, {LOCATION_CITY}
पता: {LOCATION_ADDRESS}
मोबाइल: {PHONE_NUMBER}
शिक्षा: {ORGANIZATION}, {DATE_INTERVAL=[2008|2015|2019]}
अनुभव: {OCCUPATION}, {ORGANIZATION}, {DURATION}
भाषाएं: {LANGUAGE}, {LANGUAGE}
---
विवाह हेतु बायोडाटा: {NAME:1}, {AGE} वर्ष, {PHYSICAL_ATTRIBUTE}, {RELIGION}, {OCCUPATION} ({ORGANIZATION}), राशि {ZODIAC_SIGN}, वेतन {MONEY}। संपर्क: {NAME:2/1}, {PHONE_NUMBER}
---
मैं {OCCUPATION} पद के लिए {ORGANIZATION:1} में आवेदन करता हूं। मैं {DURATION} से {ORGANIZATION:2}, {LOCATION_CITY} में काम कर रहा हूं।
"""),
    "hr": blocks(r"""
कारण बताओ नोटिस: {NAME:1} (कर्मचारी सं. {ACCOUNT_NUMBER}), आप {DATE} को {TIME} तक अनुपस्थित रहे। {NAME:2}, {ORGANIZATION:1}
---
{NAME:1} ने {DATE} को {OCCUPATION} का पदभार संभाला। इससे पहले वे {ORGANIZATION} में थे। वे {MARITAL_STATUS} हैं।
---
छुट्टी आवेदन: {NAME:1}, {OCCUPATION}, {DURATION}, कारण {CONDITION}, स्वीकृत: {NAME:2}
"""),
    "ticket": blocks(r"""
टिकट {NUMERICAL_PII}: {NAME:1} ({PHONE_NUMBER}) का कहना है कि {PRODUCT} काम नहीं कर रहा। IP {IP_ADDRESS}
---
ग्राहक {NAME:1}, खाता {ACCOUNT_NUMBER}, {MONEY} की कटौती की शिकायत। सौंपा गया: {NAME_GIVEN:2}
---
यूजर {USERNAME:1} {DATE} से लॉगिन नहीं कर पा रहा, त्रुटि {~code}, फाइल {FILENAME}
"""),
    "log": blocks(r"""
{DATE} {TIME} INFO user={USERNAME:1} ip={IP_ADDRESS} लॉगिन सफल
{DATE} {TIME} ERROR {EMAIL_ADDRESS:1} गलत पासवर्ड
---
\{"नाम": "{NAME:1}", "शहर": "{LOCATION_CITY}", "मोबाइल": "{PHONE_NUMBER}", "आधार": "{SSN}"\}
---
नाम={NAME:1};जिला={LOCATION_CITY};राज्य={LOCATION_STATE};पिन={LOCATION_ZIP}
"""),
    "table": blocks(r"""
क्र.,नाम,पिता का नाम,गांव,मोबाइल
1,{NAME:1},{NAME:2/1},{LOCATION_CITY},{PHONE_NUMBER}
2,{NAME:3},{NAME:4/3},{LOCATION_CITY},{PHONE_NUMBER}
3,{NAME:5},{NAME:6/5},{LOCATION_CITY},{PHONE_NUMBER}
---
\| कर्मचारी \| पद \| स्थान \| वेतन \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
\| {NAME} \| {OCCUPATION} \| {LOCATION_CITY} \| {MONEY} \|
---
उपस्थित: {NAME} ({ORGANIZATION}), {NAME}, {NAME}। अनुपस्थित: {NAME}
---
मरीज	उम्र	रोग	डॉक्टर
{NAME}	{AGE}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
{NAME}	{AGE}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
---
{ORGANIZATION:1} टीम: {NAME} ({OCCUPATION=कप्तान}), {NAME}, {NAME}, {NAME} ({OCCUPATION=विकेटकीपर}), {NAME}
---
प्रत्याशी;दल;क्षेत्र;मत
{NAME};{POLITICAL_AFFILIATION};{LOCATION_CITY};{~number}
{NAME};{POLITICAL_AFFILIATION};{LOCATION_CITY};{~number}
"""),
    "cells": lines(r"""
{NAME}
{NAME_FAMILY}
{NAME_GIVEN}
{LOCATION_CITY}
{LOCATION_STATE}
{LOCATION_ADDRESS}
{LOCATION_ADDRESS_STREET}
{ORGANIZATION}
{ORGANIZATION_MEDICAL_FACILITY}
{OCCUPATION}
{CONDITION}
{DOB}
{PHONE_NUMBER}
{%श्री|श्रीमती:1} {NAME:1}
{NAME_MEDICAL_PROFESSIONAL}
{MONEY}
{LOCATION_COUNTRY}
{LOCATION_COORDINATE}
"""),
    "letter": blocks(r"""
सेवा में,
{%श्री|श्रीमती:1} {NAME:1}
{LOCATION_ADDRESS}
दिनांक: {DATE}
[ग्राहक संख्या|पॉलिसी नंबर|पत्रांक]: {ACCOUNT_NUMBER}

महोदय,
<letter_body>
<letter_body>
भवदीय
{NAME:2}
{OCCUPATION}, {ORGANIZATION:1}
---
सेवा में, श्रीमान प्रधानाचार्य, {ORGANIZATION:1}। महोदय, मैं {NAME:1}, कक्षा [आठवीं|दसवीं|छठी] का {OCCUPATION=छात्र}, {CONDITION} के कारण {DATE} से {DATE} तक विद्यालय नहीं आ सकूंगा। आपका आज्ञाकारी शिष्य {NAME_GIVEN:1}
---
प्रिय {NAME_FAMILY:1} जी, <letter_body> <letter_body> {ORGANIZATION:1}
"""),
    "letter_body": lines(r"""
आपका {DATE} का आवेदन स्वीकार कर लिया गया है। आपको {MONEY} प्रतिमाह मिलेंगे।
आपके खाते {BANK_ACCOUNT} में {MONEY} जमा किए गए।
आपके कार्ड {CREDIT_CARD} (वैधता {CREDIT_CARD_EXPIRATION}) से {MONEY} का लेनदेन हुआ।
{CONDITION} के लिए {MEDICAL_PROCESS} का दावा अस्वीकृत किया जाता है। रिपोर्ट: {NAME_MEDICAL_PROFESSIONAL:4}
कृपया {DURATION} के भीतर दस्तावेज जमा करें।
जानकारी के लिए {NAME:3} से {PHONE_NUMBER} पर संपर्क करें।
आपके परिवार के सदस्य {NAME:5/1} (जन्म {DOB:5}) को योजना में जोड़ा गया है।
"""),
    "travel": blocks(r"""
{ORGANIZATION=[IRCTC|भारतीय रेल]} ई-टिकट
PNR: {NUMERICAL_PII}
यात्री: {NAME:1} ({AGE}, {GENDER=[M|F]}), {NAME:2/1} ({AGE}, {GENDER=[M|F]})
{LOCATION_CITY} से {LOCATION_CITY}, {DATE}, प्रस्थान {TIME}
किराया {MONEY}
---
होटल {ORGANIZATION}, {LOCATION_CITY}: {NAME:1}, {DATE} से {DATE}, पासपोर्ट {PASSPORT_NUMBER}, मोबाइल {PHONE_NUMBER}
---
फ्लाइट {~code} {LOCATION_CITY}–{LOCATION_CITY}, {NAME:1}, बुकिंग {NUMERICAL_PII}, भुगतान {CREDIT_CARD}
"""),
    **PROSE,
    "several": ["<sentences> <sentences>", "<sentences> <sentences> <sentences>", "<sentences>\n<sentences>\n<sentences>"],
    "negatives": NEGATIVES,
}
