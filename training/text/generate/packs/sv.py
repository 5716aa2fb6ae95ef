"""Documents in Swedish: a smaller pack, mostly forms, news, notes and sentences."""
from .listed import blocks, lines, words

LANG = "sv"
LOCALES = ["sv_SE"]
MONTHS = "januari februari mars april maj juni juli augusti september oktober november december".split()
WEEKDAYS = "måndag tisdag onsdag torsdag fredag lördag söndag".split()
DECIMAL = ","
GROUP = " "
DIGITS = "noll ett två tre fyra fem sex sju åtta nio".split()
SPOKEN = {"@": "snabel-a", ".": "punkt", "-": "bindestreck", "_": "understreck"}
DATES = ["{d} {month} {yyyy}", "{yyyy}-{mm}-{dd}", "den {d} {month}", "{d} {month}", "{d}/{m} {yyyy}", "{weekday} {d} {month}"]
DATE_INTERVALS = ["{month} {yyyy}", "{yyyy}", "{month}", "{yyyy}–{yyyy2}", "våren {yyyy}", "hösten {yyyy}", "1990-talet", "{d}–{d2} {month}"]
TIMES = ["kl. {HH}.{MM}", "klockan {H}", "{HH}:{MM}", "kl {HH}:{MM}"]
MONEY = ["{n} kr", "{n} kronor", "SEK {n}", "{n} miljoner kronor", "{n} euro"]
DURATIONS = ["{k} år", "{k} månader", "{k} veckor", "{k} dagar", "{k} timmar", "två veckor", "ett år", "en halvtimme"]
ADDRESSES = ["{street} {no}, {zip} {city}", "{street} {no}\n{zip} {city}", "{street} {no} lgh {unit}, {zip} {city}"]
STREETS = words("{word}gatan, {word}vägen, {word}stigen, {word}torget, {family}s väg, {city}vägen, {word}backen, {word}gränd")
ORGS = words("{family} AB, {word} {family} AB, {family} & Söner AB, {city} kommun, Region {city}, {city} tingsrätt, {city} universitet, Polisen {city}, {city} IF, {city} FF, {city}s BK, Bostads AB {word}, {word}banken, {word}verket, Brf {word}, {city} energi")
FACILITIES = words("{city} lasarett, {city} sjukhus, Vårdcentralen {city}, Karolinska universitetssjukhuset, Sahlgrenska, Capio {city}, Folktandvården {city}, Akademiska sjukhuset")
DOCTORS = words("dr {family}, doktor {family}, dr {given} {family}, överläkare {given} {family}, ST-läkare {family}, sjuksköterska {given}, leg. läk. {given} {family}")
NAMES = ["{given} {family}"] * 8 + ["{family}, {given}", "{given} {given2} {family}", "{given}-{given2} {family}", "{given} {family} {family2}", "{given} von {family}"]
WORDS = {
    "OCCUPATION": words("lärare, sjuksköterska, undersköterska, läkare, ingenjör, snickare, elektriker, rörmokare, busschaufför, polis, jurist, advokat, åklagare, domare, statsminister, utrikesminister, riksdagsledamot, kommunalråd, vd, ekonom, redovisningskonsult, säljare, kock, servitör, frisör, bonde, fiskare, journalist, författare, skådespelare, regissör, sångerska, tränare, målvakt, professor, forskare, student, pensionär, präst, biskop, förskollärare, socialsekreterare, programmerare, projektledare, arkitekt, pilot, psykolog, tandläkare, barnmorska"),
    "CONDITION": words("högt blodtryck, diabetes typ 2, astma, KOL, hjärtsvikt, förmaksflimmer, hjärtinfarkt, stroke, lunginflammation, influensa, migrän, epilepsi, depression, ångest, utmattningssyndrom, adhd, demens, Parkinsons sjukdom, artros, ledgångsreumatism, gikt, benskörhet, hypotyreos, blodbrist, bröstcancer, prostatacancer, leukemi, njursten, urinvägsinfektion, magkatarr, Crohns sjukdom, celiaki, eksem, psoriasis, grå starr, tinnitus, feber, hosta, yrsel, huvudvärk, illamående, bröstsmärta, ryggont, borrelia"),
    "INJURY": words("bruten arm, höftfraktur, handledsfraktur, hjärnskakning, stukad fot, korsbandsskada, skärsår i handen, brännskada, whiplashskada, knivskada, missfall, sårskada i huvudet"),
    "MEDICAL_PROCESS": words("datortomografi, MR-undersökning, röntgen, EKG, blodprov, koloskopi, gastroskopi, bypassoperation, höftoperation, kejsarsnitt, cellgiftsbehandling, strålbehandling, dialys, sjukgymnastik, KBT, biopsi, mammografi, vaccination, ultraljud, ryggpunktion"),
    "DRUG": words("Alvedon, Ipren, Panodil, Metformin, Levaxin, Waran, Eliquis, Trombyl, Metoprolol, Enalapril, Amlodipin, Atorvastatin, Omeprazol, Sertralin, Citalopram, Mirtazapin, Oxascand, Tramadol, Morfin, Kåvepenin, Doxyferm, Bricanyl, insulin, D-vitamin, Concerta"),
    "DOSE": words("500 mg, 1 g, 5 mg, 40 mg, 1 tablett, 2 tabletter dagligen, 1x2, 1x1, 10 ml, 75 µg, vid behov 10 mg, 12 enheter"),
    "EFFECT": words("illamående, trötthet, hudutslag, muntorrhet, yrsel, viktuppgång, klåda, håravfall, förstoppning"),
    "STATISTICS": words("blodtryck 145/90, puls 88, saturation 96 %, temp 38,4, HbA1c 58 mmol/mol, Hb 112 g/l, CRP 48, BMI 31, kreatinin 98"),
    "ORIGIN": words("svensk, finsk, norsk, dansk, isländsk, somalisk, syrisk, irakisk, iransk, kurdisk, afghansk, polsk, tysk, turkisk, bosnisk, chilensk, thailändsk, samisk, eritreansk, svenskt, finländsk"),
    "LANGUAGE": words("svenska, engelska, finska, arabiska, somaliska, persiska, dari, tyska, franska, spanska, polska, turkiska, samiska, norska, danska, kurdiska"),
    "RELIGION": words("kristen, katolik, lutheran, muslim, jude, buddhist, hindu, ateist, ortodox, frikyrklig"),
    "POLITICAL_AFFILIATION": words("Socialdemokraterna, Moderaterna, Sverigedemokraterna, Centerpartiet, Vänsterpartiet, Liberalerna, Kristdemokraterna, Miljöpartiet, S, M, SD, liberal, socialist"),
    "SEXUALITY": words("homosexuell, bisexuell, heterosexuell, lesbisk, bög, pansexuell, queer"),
    "GENDER": words("man, kvinna, M, K, icke-binär, transkvinna, transman"),
    "MARITAL_STATUS": words("gift, ogift, skild, frånskild, sambo, änka, änkling, ensamstående, särbo, förlovad"),
    "PHYSICAL_ATTRIBUTE": words("cirka 180 cm lång, kort mörkt hår, blont hår, blå ögon, bruna ögon, skägg, tatuering på halsen, ärr på kinden, kraftig kroppsbyggnad, glasögon"),
    "ZODIAC_SIGN": words("Väduren, Oxen, Tvillingarna, Kräftan, Lejonet, Jungfrun, Vågen, Skorpionen, Skytten, Stenbocken, Vattumannen, Fiskarna"),
    "EVENT": words("midsommar, jul, påsk, Lucia, Melodifestivalen, Vasaloppet, Nobelfesten, Almedalsveckan, OS i Paris, fotbolls-VM, Eurovision, Göteborgsvarvet, Stockholm Pride, nationaldagen, Valborg, andra världskriget, Way Out West, Bokmässan"),
    "PRODUCT": words("Volvo XC60, iPhone 15, Billy, Galaxy S24, Spotify Premium, Windows 11, Thinkpad X1, V70, Playstation 5"),
    "PROJECT": words("Västlänken, Projekt Norrsken, Förbifart Stockholm, Projekt Fenix, Norrbotniabanan, Slussen, Projekt Aurora"),
    "CORPORATE_ACTION": words("uppköp, fusion, nyemission, börsnotering, varsel, konkurs, avknoppning, återköp av aktier"),
    "FINANCIAL_METRIC": words("omsättning, nettovinst, rörelseresultat, vinst, utdelning, kassaflöde, bruttomarginal"),
    "TREND": words("ökade med 4,2 procent, minskade med 12 procent, steg, föll, fördubblades, sjönk kraftigt"),
    "LOCATION": words("Vänern, Vättern, Mälaren, Norrland, Götaland, Öland, Gotland, Östersjön, Kebnekaise, Gamla stan, Södermalm, Rosengård, Rinkeby, Arlanda, Landvetter, Öresund, Göta älv, Europa, Mellanöstern, Gaza, Krim, Alperna, Skandinavien, Baltikum, Globen"),
    "ORG": words("Volvo, Ericsson, Ikea, H&M, Spotify, SEB, Swedbank, Handelsbanken, Nordea, Telia, Vattenfall, SAS, SJ, Postnord, ICA, Coop, Systembolaget, Skatteverket, Försäkringskassan, Arbetsförmedlingen, Migrationsverket, Polisen, Säpo, Försvarsmakten, Riksdagen, Riksbanken, Socialdemokraterna, Moderaterna, Centerpartiet, SVT, Dagens Nyheter, Aftonbladet, Expressen, Svenska Dagbladet, TT, AIK, Djurgården, Hammarby, IFK Göteborg, Malmö FF, Frölunda, LO, Svenska kyrkan, Röda Korset, KTH, Lunds universitet, EU, Nato, FN, Google, Apple, Microsoft, Tesla, Northvolt, Saab, Scania"),
    "ORGWORD": words("Nord, Svea, Bygg, Data, Skog, Miljö, Energi, Trafik, Vård, Nova, Teknik"),
    "STREETWORD": words("Stor, Kyrko, Skol, Björk, Ek, Drottning, Kungs, Hamn, Linné, Vasa, Strand, Ängs, Skogs, Kvarn"),
    "NOUN": words("bord, stol, fönster, dörr, cykel, lampa, skruv, bröd, mjölk, rapport, möte, pärm, fil, kabel, bro, träd"),
}

DOCS = {"form": 6, "email": 4, "chat": 4, "spoken_call": 3, "clinical": 5, "court": 4, "police": 3, "letter": 4, "table": 3, "news": 14, "biography": 5, "story": 4,
        "sentences": 8, "several": 8, "negatives": 8}
RULES = {
    "form": ["<field>\n<field>\n<field>", "<field>\n<field>\n<field>\n<field>\n<field>"],
    "field": lines(r"""
[Namn|För- och efternamn|Kontaktperson|Sökande|Vårdnadshavare]: {NAME}
[Efternamn]: {NAME_FAMILY:1}
[Förnamn|Tilltalsnamn]: {NAME_GIVEN:1}
[Personnummer|Samordningsnummer]: {SSN}
[Födelsedatum|Född]: {DOB:1}
[Adress|Bostadsadress]: {LOCATION_ADDRESS}
[Ort|Födelseort|Kommun]: {LOCATION_CITY}
[Postnummer]: {LOCATION_ZIP}
[Län|Land]: [{LOCATION_STATE}|{LOCATION_COUNTRY}]
[Telefon|Mobil]: {PHONE_NUMBER}
[E-post]: {EMAIL_ADDRESS:1}
[Medborgarskap|Nationalitet]: {ORIGIN}
[Civilstånd]: {MARITAL_STATUS}
[Kön]: {GENDER}
[Yrke|Befattning]: {OCCUPATION}
[Arbetsgivare|Företag|Skola]: {ORGANIZATION}
[Organisationsnummer]: {ORGANIZATION_ID}
[Kundnummer|Försäkringsnummer|Medlemsnummer]: {ACCOUNT_NUMBER}
[Kontonummer|IBAN|Bankkonto]: {BANK_ACCOUNT}
[Clearingnummer]: {ROUTING_NUMBER}
[Kortnummer]: {CREDIT_CARD}, giltigt till {CREDIT_CARD_EXPIRATION}, CVC {CVV}
[Passnummer]: {PASSPORT_NUMBER}
[Körkortsnummer]: {DRIVER_LICENSE}
[Registreringsnummer]: {VEHICLE_ID}
[Journalnummer]: {HEALTHCARE_NUMBER}
[Diagnos]: {CONDITION} ({MEDICAL_CODE})
[Läkemedel]: {DRUG} {DOSE}
[Blodgrupp]: {BLOOD_TYPE}
[Signalement]: {PHYSICAL_ATTRIBUTE}
[Användarnamn]: {USERNAME:1}
[Lösenord|PIN-kod]: {PASSWORD}
[Serienummer|Bokningsnummer]: {NUMERICAL_PII}
[Datum]: {DATE}
[Period]: {DATE_INTERVAL}
[Belopp|Hyra|Lön]: {MONEY}
[Modersmål]: {LANGUAGE}
[Religion]: {RELIGION}
[Övrigt]: [|-|ingen]
"""),
    "email": blocks(r"""
Från: {NAME:1} \<{EMAIL_ADDRESS:1}\>
Till: {NAME:2}
Hej {NAME_GIVEN:2},
<body>
<body>
[Med vänlig hälsning|Hälsningar|Mvh],
{NAME:1}
{OCCUPATION}, {ORGANIZATION:1}
{PHONE_NUMBER}
---
Hej {NAME_GIVEN:2}! <body> [Kram|Hälsningar] {NAME_GIVEN:1}
"""),
    "body": lines(r"""
Bifogat finns handlingarna från {NAME:3} ({FILENAME}).
Mötet med {NAME:3} på {ORGANIZATION:1} flyttas till {DATE}, {TIME}.
Jag är ledig till {DATE}, kontakta {NAME:3} på {PHONE_NUMBER}.
Vi flyttar till {LOCATION_ADDRESS}.
{NAME_GIVEN:3} har {CONDITION} och stannar hemma.
Kan du föra över {MONEY} till {BANK_ACCOUNT}?
Tack för senast, hör av dig om du har frågor.
"""),
    "chat": ["{NAME_GIVEN:1}: <line>\n{NAME_GIVEN:2}: <line>\n{NAME_GIVEN:1}: <line>", "<line>\n<line>"],
    "line": lines(r"""
har du sett {NAME_GIVEN:3}?
är i {LOCATION_CITY} om {DURATION}
mitt nya nummer: {PHONE_NUMBER}
{NAME_GIVEN:3} fyller {AGE} idag!
{NAME:3} har slutat på {ORGANIZATION}
mormor ligger på {ORGANIZATION_MEDICAL_FACILITY} med {CONDITION}
swisha {MONEY} till {PHONE_NUMBER}
[ok|haha|visst|vi ses|ingen aning]
"""),
    "spoken_call": ["hej det här är {NAME:1} från {ORGANIZATION:1} talar jag med {NAME:2}\nja det stämmer\nmitt personnummer är {SSN}\noch telefonnumret är {PHONE_NUMBER}", "hej jag heter {NAME_GIVEN:1} jag vill boka tid hos {NAME_MEDICAL_PROFESSIONAL:3} den {DATE} för {CONDITION}"],
    "clinical": blocks(r"""
Epikris {ORGANIZATION_MEDICAL_FACILITY:1}
Patient: {NAME:1}, {SSN}
{AGE}-årig {GENDER=[man|kvinna]} som söker för {CONDITION} sedan {DURATION}. Tidigare {CONDITION}, står på {DRUG} {DOSE}. {STATISTICS}. {MEDICAL_PROCESS} utförd {DATE} av {NAME_MEDICAL_PROFESSIONAL:3}.
---
Remiss till {NAME_MEDICAL_PROFESSIONAL:3}, {ORGANIZATION_MEDICAL_FACILITY}: {NAME:1}, född {DOB:1}, {OCCUPATION}. Önskar {MEDICAL_PROCESS} pga {CONDITION}.
---
{DATE} {TIME} Pat {NAME_FAMILY:1} har {INJURY} efter fall. Gett {DRUG} {DOSE}. Biverkning: {EFFECT}. Anhörig {NAME:2/1} informerad.
"""),
    "court": blocks(r"""
DOM. {ORGANIZATION=[Stockholms tingsrätt|Göta hovrätt|Malmö tingsrätt|Förvaltningsrätten i Umeå]} {DATE}. Kärande: {NAME:1}, {LOCATION_ADDRESS}. Svarande: {ORGANIZATION:1}. {NAME_FAMILY:1} anställdes som {OCCUPATION} {DATE}. Tingsrätten förpliktar svaranden att betala {MONEY}. {NAME:3}, {OCCUPATION=rådman}
---
Åtalade {NAME:1}, {AGE}, nekar. Vittnet {NAME:2} såg {NAME_GIVEN:1} i {LOCATION_CITY} {TIME}. {OCCUPATION=Åklagare} {NAME:3} yrkar på {DURATION} fängelse.
"""),
    "police": ["Anmälan: {NAME:1}, {LOCATION_ADDRESS}. Den {DATE} {TIME} stals bil {VEHICLE_ID} i {LOCATION_CITY}. Misstänkt: {PHYSICAL_ATTRIBUTE}. Upptagen av {OCCUPATION=[polisassistent|inspektör]} {NAME_FAMILY:2}.", "En {AGE}-årig man från {LOCATION_CITY} greps i {DATE=[måndags|lördags]} misstänkt för rån mot {ORGANIZATION}."],
    "letter": ["{ORGANIZATION:1}\n{NAME:1}\n{LOCATION_ADDRESS}\n{DATE}\nHej {NAME_GIVEN:1}, din ansökan har beviljats. Du får {MONEY} per månad till konto {BANK_ACCOUNT}. Frågor: {NAME:2}, {PHONE_NUMBER}.", "Bästa {NAME:1}, ert avtal {ACCOUNT_NUMBER} med {ORGANIZATION:1} löper i {DURATION}. {NAME:2}, {URL}"],
    "table": ["Namn;Personnummer;Ort\n{NAME};{SSN};{LOCATION_CITY}\n{NAME};{SSN};{LOCATION_CITY}", "Närvarande: {NAME} ({ORGANIZATION}), {NAME}, {NAME}"],
    "news": ["<item> <item> <item>", "{LOCATION_CITY} ({ORGANIZATION=[TT|Reuters|AFP]}) – <item> <item>", "<item> <item>"],
    "item": lines(r"""
{OCCUPATION=[Statsminister|Utrikesminister|Finansminister|Partiledare]} {NAME:1} besökte {LOCATION_CITY} i {DATE=[måndags|tisdags|fredags]}.
{NAME_FAMILY:1} kritiserades av {NAME:2} ({POLITICAL_AFFILIATION=[S|M|SD|C|V|L|KD|MP]}).
{ORGANIZATION:1} varslar {~number} anställda i {LOCATION_CITY}.
{ORGANIZATION:1} slog {ORGANIZATION:2} med [2–1|3–0].
{NAME:3} gjorde båda målen, berättar {OCCUPATION=tränaren} {NAME:4}.
Den {ORIGIN=[norske|finske|ryske|franske|amerikanske]} {OCCUPATION=[presidenten|ministern|ambassadören]} {NAME:5} reser till {LOCATION_COUNTRY}.
{LOCATION_COUNTRY} och {LOCATION_COUNTRY} är överens, enligt {ORGANIZATION=[EU|FN|Nato]}.
Företagets {FINANCIAL_METRIC} {TREND}.
"Det är en skandal", säger {NAME:6}, {OCCUPATION} på {ORGANIZATION}, till {ORGANIZATION=[SVT|Aftonbladet|DN|Ekot]}.
{ORGANIZATION:1} planerar {CORPORATE_ACTION} av {ORGANIZATION:2}.
Minst {~quantity} personer dog i en brand nära {LOCATION}.
{NAME:7} vann före {NAME} och {NAME}, {LOCATION_COUNTRY}.
"""),
    "biography": ["{NAME:1}, född {DOB:1} i {LOCATION_CITY}, är en {ORIGIN=[svensk|finländsk|norsk|dansk]} {OCCUPATION}. Efter studier vid {ORGANIZATION} gifte {%han|hon:1} sig med {NAME:2}. {NAME_FAMILY:1} bor i {LOCATION_CITY} och talar {LANGUAGE}.", "{LOCATION_CITY} är en tätort i {LOCATION_STATE}. Här föddes {OCCUPATION=[författaren|målaren]} {NAME}."],
    "story": ["{NAME_GIVEN:1} stod vid fönstret och tänkte på {NAME_GIVEN:2}. När {%han|hon:2} var {AGE} flyttade familjen till {LOCATION_CITY}. Moster {NAME_GIVEN:3} bakade bullar.", "Gamle {NAME_FAMILY:1} cyklade förbi. Ingen visste att {NAME_GIVEN:1} hade varit {OCCUPATION} i {LOCATION_COUNTRY}."],
    "sentences": lines(r"""
{NAME} bor i {LOCATION_CITY}.
{NAME} och {NAME} spelade schack.
Igår ringde {NAME_GIVEN}.
{NAME_FAMILY} kom för sent.
Familjen {NAME_FAMILY} har flyttat.
Vår granne {NAME} är {OCCUPATION}.
{NAME_GIVEN} gillar inte sill.
Vi åker till {LOCATION_COUNTRY}.
Hon kommer från {LOCATION_STATE}.
{LOCATION} ligger vackert.
Positionen är {LOCATION_COORDINATE}.
Han bor på {LOCATION_ADDRESS_STREET}.
{ORGANIZATION} stämmer {ORGANIZATION}.
Hon arbetar på {ORGANIZATION} i {LOCATION_CITY}.
{NAME_MEDICAL_PROFESSIONAL} har ingen tid idag.
Inloggning från {IP_ADDRESS} nekades.
Läs mer på {URL}.
Hon är {SEXUALITY} och {MARITAL_STATUS}.
Jag är {ZODIAC_SIGN}.
{PRODUCT} säljs från {DATE}.
{PROJECT} är försenat.
Vi ses på {EVENT}.
Det kostar {MONEY}.
Bebisen är {AGE=[sex veckor|tre månader]}.
{NAME_GIVEN}, {NAME_GIVEN} och {NAME_GIVEN} går i samma klass.
{NAME_FAMILY=[Berg|Lind|Björk|Dahl|Strand|Ek|Sjö]} är ledig idag.
"""),
    "several": ["<sentences> <sentences> <sentences>", "<sentences>\n<sentences>"],
    "negatives": lines(r"""
Värm ugnen till 200 grader. Blanda mjöl och smör och grädda i {DURATION=[20|30] minuter}.
Läs bruksanvisningen före användning. Dra ur kontakten innan rengöring.
Del {~code}, skruv M{~quantity}. Kontrollera oljenivån.
En björk och en lind växer vid stranden, berget är högt och dalen grön.
Hyresgästen ska vårda bostaden väl. Hyresvärden svarar för underhåll.
Vädret: regn i norr, sol i söder, högst {~quantity} grader.
Namn: ........ Adress: ........ Datum: ........
Fel {~code}: ingen kontakt med servern. Försök igen.
Version {~version} rättar fel vid utskrift.
Dagordning: 1. Öppnande 2. Budget 3. Övriga frågor
Bron är avstängd. Följ skyltarna.
Borta bra men hemma bäst. Den som gräver en grop åt andra faller själv däri.
Triangeln har tre sidor. Vinkelsumman är {~number} grader.
Förvaras oåtkomligt för barn. Förvaras torrt.
Kan någon ta ut soporna? Tunnan är full.
Klicka på Arkiv och välj Spara som.
Tabell {~quantity}: antal svar {~number}, andel {~percent} procent.
Laget spelade bra men matchen slutade oavgjort.
Överklagandet avslås. Vardera parten bär sina kostnader.
Nummer {~number} till kassa {~quantity}.
"""),
}
