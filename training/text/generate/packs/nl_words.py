"""Values of the Dutch pack by label: the Netherlands and Flanders."""
from .listed import lines, words

WORDS = {
    "OCCUPATION": words("""
leraar, lerares, docent, verpleegkundige, verzorgende, huisarts, tandarts, apotheker, dierenarts, fysiotherapeut, psycholoog,
maatschappelijk werker, advocaat, rechter, notaris, officier van justitie, griffier, politieagent, wijkagent, brandweerman, militair,
piloot, buschauffeur, vrachtwagenchauffeur, machinist, conducteur, monteur, elektricien, loodgieter, timmerman, metselaar, schilder,
stukadoor, dakdekker, lasser, bakker, slager, kok, ober, serveerster, kapper, schoonmaker, magazijnmedewerker, postbode, koerier,
boer, tuinder, bloemist, visser, boekhouder, accountant, belastingadviseur, makelaar, verzekeringsadviseur, bankmedewerker,
directeur, bestuursvoorzitter, topman, topvrouw, teamleider, projectmanager, secretaresse, receptioniste, administratief medewerker,
programmeur, softwareontwikkelaar, systeembeheerder, data-analist, ingenieur, architect, aannemer, hoogleraar, onderzoeker,
promovendus, student, stagiair, leerling, gepensioneerde, huisvrouw, zzp'er, journalist, hoofdredacteur, fotograaf, presentator,
schrijver, dichter, columnist, acteur, actrice, regisseur, cabaretier, zanger, zangeres, dirigent, kunstenaar, beeldhouwer,
predikant, pastoor, imam, bisschop, burgemeester, wethouder, schepen, minister-president, minister, staatssecretaris, Kamerlid,
gemeenteraadslid, premier, koning, koningin, gouverneur, trainer, bondscoach, doelman, middenvelder, spits, wielrenner, schaatser,
tennisser, scheidsrechter, woordvoerder, historicus, natuurkundige, econoom, bioloog, wiskundige, vertaler, tolk, bibliothecaris
"""),
    "CONDITION": words("""
hoge bloeddruk, hypertensie, diabetes mellitus type 2, suikerziekte, hartfalen, boezemfibrilleren, hartinfarct, beroerte, CVA, TIA,
astma, COPD, longontsteking, bronchitis, griep, corona, keelontsteking, migraine, epilepsie, multiple sclerose, de ziekte van Parkinson,
Alzheimer, dementie, depressie, angststoornis, bipolaire stoornis, schizofrenie, ADHD, autisme, PTSS, burn-out, rugklachten, hernia,
artrose, reumatoïde artritis, jicht, osteoporose, fibromyalgie, hypothyreoïdie, obesitas, bloedarmoede, ijzertekort, leukemie,
borstkanker, prostaatkanker, darmkanker, longkanker, huidkanker, melanoom, nierinsufficiëntie, nierstenen, blaasontsteking,
urineweginfectie, maagzuur, gastritis, ziekte van Crohn, colitis ulcerosa, prikkelbaredarmsyndroom, galstenen, hepatitis B,
levercirrose, blindedarmontsteking, eczeem, psoriasis, hooikoorts, lactose-intolerantie, coeliakie, staar, glaucoom, tinnitus,
slaapapneu, slapeloosheid, misselijkheid, koorts, duizeligheid, hoofdpijn, hoesten, kortademigheid, pijn op de borst, buikpijn,
diarree, braken, trombose, longembolie, sepsis, hiv, tuberculose, ziekte van Lyme, endometriose, notenallergie, penicillineallergie,
alcoholverslaving, spataderen, vermoeidheid
"""),
    "INJURY": words("""
gebroken heup, gebroken pols, gebroken arm, heupfractuur, ribfractuur, hersenschudding, hersenletsel, kneuzing van de knie, verstuikte enkel,
gescheurde kruisband, gescheurde meniscus, achillespeesruptuur, hamstringblessure, schouder uit de kom, whiplash, snijwond in de hand,
hoofdwond, tweedegraads brandwonden, blauw oog, gebroken neus, bekkenbreuk, sleutelbeenbreuk, schaafwonden, beet van een hond,
steekwond, schotwond, rookvergiftiging, miskraam, enkelfractuur, liesblessure
"""),
    "MEDICAL_PROCESS": words("""
CT-scan, MRI-scan, röntgenfoto, echo van de buik, ECG, hartfilmpje, bloedonderzoek, bloedafname, coloscopie, gastroscopie,
hartkatheterisatie, dotterbehandeling, bypassoperatie, staaroperatie, knieoperatie, heupoperatie, keizersnede, chemotherapie,
bestraling, immunotherapie, dialyse, bloedtransfusie, fysiotherapie, psychotherapie, cognitieve gedragstherapie, EMDR, biopsie,
lumbaalpunctie, mammografie, griepprik, vaccinatie, PCR-test, longfunctietest, niertransplantatie, wortelkanaalbehandeling,
blindedarmoperatie, reanimatie, intubatie, wondverzorging, allergietest, gehoortest, bevolkingsonderzoek, huisbezoek, injectie
"""),
    "DRUG": words("""
paracetamol, ibuprofen, aspirine, metformine, ramipril, metoprolol, amlodipine, enalapril, losartan, furosemide, simvastatine,
atorvastatine, omeprazol, pantoprazol, levothyroxine, acenocoumarol, apixaban, Eliquis, clopidogrel, insuline, NovoRapid, Ozempic,
citalopram, sertraline, venlafaxine, mirtazapine, quetiapine, lorazepam, oxazepam, diazepam, temazepam, tramadol, oxycodon, morfine,
fentanyl, diclofenac, prednison, salbutamol, Ventolin, amoxicilline, doxycycline, ciprofloxacine, cetirizine, vitamine D, magnesium,
ijzertabletten, foliumzuur, methotrexaat, adalimumab, levodopa, Ritalin, methylfenidaat, Dafalgan, neusspray, Diclofenacgel
"""),
    "DOSE": words("""
500 mg, 1000 mg, 5 mg, 2,5 mg, 40 mg, 20 mg, 75 mcg, 10 ml, 20 druppels, 1 tablet, een halve tablet, 2 tabletten per dag, 1dd 40 mg,
2dd 500 mg, 3dd 1, 3 x 400 mg, 2 pufjes, 12 eenheden, 1 capsule per dag, 850 mg, 800 IE, 1 g, één tablet 's avonds, zo nodig 10 mg
"""),
    "EFFECT": words("""
misselijkheid, slaperigheid, huiduitslag, droge mond, duizeligheid, gewichtstoename, haaruitval, sufheid, maagbloeding, jeuk,
verminderde eetlust, trillen, wazig zien, verstopping, spierpijn, hartkloppingen, slapeloosheid, overgevoeligheidsreactie
"""),
    "STATISTICS": words("""
RR 145/90 mmHg, bloeddruk 130/80, pols 88/min, saturatie 96%, temperatuur 38,4 °C, BMI 31,2, HbA1c 58 mmol/mol, kreatinine 98 µmol/l,
CRP 48 mg/l, Hb 6,8 mmol/l, leukocyten 12,4, TSH 4,8 mU/l, LDL 3,4 mmol/l, eGFR 58 ml/min, LVEF 45%, INR 2,4, kalium 4,1 mmol/l,
glucose 11,2 mmol/l, MMSE 24/30, apgarscore 9
"""),
    "ORIGIN": words("""
Nederlandse, Belgische, Vlaamse, Surinaamse, Antilliaanse, Turkse, Marokkaanse, Poolse, Duitse, Franse, Britse, Italiaanse, Spaanse,
Portugese, Griekse, Roemeense, Bulgaarse, Oekraïense, Russische, Syrische, Afghaanse, Iraakse, Iraanse, Eritrese, Somalische,
Chinese, Indonesische, Molukse, Indiase, Amerikaanse, Canadese, Braziliaanse, Nederlander, Belg, Turk, Syriër, Koerd, Friese, Ierse
"""),
    "LANGUAGE": words("""
Nederlands, Engels, Duits, Frans, Spaans, Italiaans, Turks, Arabisch, Pools, Fries, Papiaments, Russisch, Oekraïens, Portugees,
Farsi, Tigrinya, Koerdisch, Chinees, Japans, Latijn, Indonesisch, Roemeens, Berbers, Sranantongo, Limburgs, Grieks, Zweeds
"""),
    "RELIGION": words("""
katholiek, rooms-katholiek, protestants, gereformeerd, hervormd, moslim, islamitisch, joods, hindoe, boeddhist, christelijk, atheïst,
niet-gelovig, orthodox, evangelisch, humanist, Jehova's getuige, soennitisch, katholieke, joodse, islamitische, remonstrants
"""),
    "POLITICAL_AFFILIATION": words("""
VVD, PvdA, GroenLinks, D66, CDA, PVV, SP, ChristenUnie, SGP, BBB, NSC, Volt, Partij voor de Dieren, N-VA, Vlaams Belang, CD&V, Vooruit,
Open Vld, Groen, PVDA, liberaal, sociaaldemocraat, christendemocraat, conservatief, communist, socialistisch
"""),
    "SEXUALITY": words("homoseksueel, homo, lesbisch, biseksueel, heteroseksueel, hetero, aseksueel, panseksueel, queer"),
    "GENDER": words("man, vrouw, M, V, X, mannelijk, vrouwelijk, non-binair, transvrouw, transman, genderneutraal"),
    "MARITAL_STATUS": words("""
gehuwd, getrouwd, ongehuwd, gescheiden, weduwe, weduwnaar, samenwonend, alleenstaand, geregistreerd partner, wettelijk samenwonend,
single, verloofd, duurzaam gescheiden levend
"""),
    "PHYSICAL_ATTRIBUTE": words("""
ongeveer 1,80 meter lang, 175 cm lang, slank postuur, stevig postuur, kort donker haar, lang blond haar, bruine ogen, blauwe ogen,
grijs haar, een baard, kaal, een tatoeage in de nek, een litteken op de linkerwang, draagt een bril, getinte huidskleur,
rood krullend haar, 92 kg, sproeten, een moedervlek op de kin, lichte huid, snor, gespierd
"""),
    "ZODIAC_SIGN": words("""
Ram, Stier, Tweelingen, Kreeft, Leeuw, Maagd, Weegschaal, Schorpioen, Boogschutter, Steenbok, Waterman, Vissen
"""),
    "EVENT": words("""
Koningsdag, Sinterklaas, Kerstmis, Pasen, Pinksteren, Bevrijdingsdag, Dodenherdenking, carnaval, Prinsjesdag, Elfstedentocht, Pinkpop,
Lowlands, Tomorrowland, Rock Werchter, Gentse Feesten, Vierdaagse van Nijmegen, Amsterdam Pride, Ronde van Vlaanderen, Tour de France,
Giro d'Italia, WK voetbal, EK voetbal, Olympische Spelen, Champions League, Europa League, KNVB-beker, Eurovisiesongfestival, Boekenweek,
Suikerfeest, Ramadan, Offerfeest, Jom Kippoer, Tweede Wereldoorlog, Eerste Wereldoorlog, Watersnoodramp, Wimbledon, Roland Garros,
North Sea Jazz, IDFA, Film Fest Gent, Hannie Schaftlezing, Amstel Gold Race, Luik-Bastenaken-Luik, Ketikoti, Oud en Nieuw, Moederdag,
Nationale Feestdag, Uitmarkt, Oerol, Klimaattop, Grand Prix van Zandvoort
"""),
    "PRODUCT": words("""
iPhone 15, Galaxy S24, Model Y, Golf, Corsa, Senseo, Airfryer XXL, PlayStation 5, Windows 11, OV-chipkaart, ThinkPad X1, Kindle, Office 365,
Internet Plus 500, SpaarPlus, AutoVerzekering Extra, ZorgZeker Basis, Fairphone 5, Bugaboo Fox, Polo, MacBook Air, TomTom Go, Stella Artois
"""),
    "PROJECT": words("""
Deltawerken, Noord/Zuidlijn, Oosterweelverbinding, Project Phoenix, Ruimte voor de Rivier, Project Horizon, Zuidasdok, Blankenburgverbinding,
Project Noordster, Digitale Stad 2030, Project Kompas, Hyperloop Noord, Marker Wadden, Project Vlinder
"""),
    "CORPORATE_ACTION": words("""
overname, fusie, beursgang, reorganisatie, massaontslag, aandelenuitgifte, inkoop van eigen aandelen, faillissement, afsplitsing,
surseance van betaling, samenvoeging, verkoop van de divisie, doorstart, dividenduitkering, sluiting
"""),
    "FINANCIAL_METRIC": words("""
omzet, nettowinst, winst, verlies, EBITDA, bedrijfsresultaat, brutomarge, dividend, kasstroom, nettoschuld, solvabiliteit, balanstotaal,
orderportefeuille, winst per aandeel, jaaromzet, rendement
"""),
    "TREND": words("""
steeg met 4,2 procent, daalde met 12%, nam licht toe, groeide met een vijfde, kelderde met 18 procent, bleef stabiel, liep terug,
verdubbelde, herstelde zich, kromp met 1,5 procent, stijgende, dalende, klom 3 procent
"""),
    "LOCATION": words("""
Randstad, Veluwe, Achterhoek, Twente, Betuwe, Waddenzee, Texel, Terschelling, Vlieland, Ameland, IJsselmeer, Markermeer, Oosterschelde,
Biesbosch, Rijn, Maas, Waal, IJssel, Schelde, Leie, Noordzee, Ardennen, Kempen, Haspengouw, Westhoek, Hoge Venen, Schiphol, Zaventem,
Rotterdam The Hague Airport, Eindhoven Airport, Vondelpark, Dam, Keukenhof, Euromast, Erasmusbrug, Atomium, Grote Markt, Jordaan, Bijlmer, Kralingen,
Borgerhout, Molenbeek, Antwerpse haven, Rotterdamse haven, Maasvlakte, Amsterdam-Zuid, Zuidas, Benelux, Europa, Afrika, Azië, Midden-Oosten,
Balkan, Gazastrook, Westelijke Jordaanoever, Krim, Donbas, Middellandse Zee, Zwarte Zee, Caraïben, Sahara, Alpen, Pyreneeën, Himalaya,
Amazone, Nijl, Mississippi, Atlantische Oceaan, Stille Oceaan, Scandinavië, Baltische staten, Latijns-Amerika, Silicon Valley, Wall Street,
Hollandse IJssel, Zeeuws-Vlaanderen, West-Friesland, Gooi, Kaukasus, Catalaanse kust, Rode Zee, Suezkanaal, Mont Blanc, Vesuvius
"""),
    "ORG": words("""
Philips, Shell, Unilever, ING, ABN AMRO, Rabobank, ASML, KLM, NS, ProRail, PostNL, KPN, Ahold Delhaize, Albert Heijn, Jumbo, HEMA, Blokker, Bol.com,
Coolblue, Heineken, AkzoNobel, DSM, Randstad, Aegon, Nationale-Nederlanden, Achmea, Zilveren Kruis, VGZ, CZ, Menzis, Tata Steel, DAF, Damen, VDL,
Booking.com, Adyen, TomTom, Gasunie, Vattenfall, Eneco, Essent, KBC, Belfius, BNP Paribas Fortis, Proximus, Telenet, Colruyt, Delhaize, AB InBev,
Solvay, UCB, NMBS, De Lijn, MIVB, bpost, Umicore, VRT, VTM, NOS, RTL, NPO, de Volkskrant, NRC, Trouw, De Telegraaf, Algemeen Dagblad, Het Parool, De Standaard,
De Morgen, Het Laatste Nieuws, ANP, Belga, Reuters, AFP, VVD, PvdA, D66, CDA, PVV, GroenLinks, SP, ChristenUnie, BBB, NSC, N-VA, Vlaams Belang, CD&V, Open Vld,
Tweede Kamer, Eerste Kamer, Raad van State, Hoge Raad, Openbaar Ministerie, Rijkswaterstaat, RIVM, UWV, SVB, Belastingdienst, DUO, IND, COA, CBS, AIVD, GGD,
Europese Commissie, Europees Parlement, Europese Unie, EU, NAVO, VN, Verenigde Naties, WHO, Internationaal Strafhof, Rode Kruis, Artsen zonder Grenzen,
Greenpeace, Amnesty International, FNV, CNV, VNO-NCW, ANWB, KNVB, UEFA, FIFA, Ajax, Feyenoord, PSV, AZ, FC Utrecht, FC Twente, Vitesse, SC Heerenveen, FC Groningen,
Club Brugge, Anderlecht, Standard Luik, KRC Genk, Real Madrid, FC Barcelona, Manchester City, Bayern München, Jumbo-Visma, TU Delft, Universiteit van Amsterdam,
KU Leuven, UGent, Rijksmuseum, Van Gogh Museum, Concertgebouworkest, Google, Apple, Microsoft, Amazon, Meta, Tesla, Netflix, Boeing, Airbus, Volkswagen,
Gazprom, Huawei, Samsung, CNN, BBC, New York Times, FBI, CIA, Hamas, Hezbollah, Taliban, Koninklijke Marechaussee, Defensie, Nibud, Consumentenbond
"""),
    "ORGWORD": words("""
Noord, Zuid, Delta, Hollandia, Nova, Bouw, Techniek, Zorg, Data, Groen, Energie, Transport, Advies, Media, Staal, Haven, Water, Onderwijs,
Volkshuisvesting, Milieu, Landbouw, Verkeer, Financiën, Cultuur, Integratie, Statistiek
"""),
    "STREETWORD": words("""
Kerk, Dorps, Molen, School, Station, Markt, Haven, Kastanje, Linden, Eiken, Beuken, Rozen, Tulpen, Wilhelmina, Juliana, Beatrix, Oranje,
Nieuw, Oude, Zand, Veld, Bos, Dijk, Water, Sluis, Brug, Kloosters, Burgemeester, Prins Hendrik, Merel
"""),
    "NOUN": words("""
huis, tafel, stoel, raam, deur, fiets, auto, formulier, rekening, contract, sleutel, lamp, motor, koelkast, brood, kaas, melk, verslag,
vergadering, map, bestand, toetsenbord, scherm, kabel, papier, doos, gebouw, straat, brug, vogel, bakker, visser, berg, boom, steen, dijk, molen
"""),
    "STATE": words("""
Noord-Holland, Zuid-Holland, Utrecht, Gelderland, Overijssel, Drenthe, Groningen, Friesland, Flevoland, Zeeland, Noord-Brabant, Brabant,
Limburg, Oost-Vlaanderen, West-Vlaanderen, Vlaams-Brabant, Waals-Brabant, Henegouwen, Vlaanderen, Wallonië, Californië, Texas,
Florida, Catalonië, Beieren, Noordrijn-Westfalen, Nedersaksen, Schotland, Bretagne, Lombardije, Ontario, Andalusië
"""),
    "COUNTRY": words("Nederland, België, Duitsland, Frankrijk, Spanje, Suriname, Curaçao, Marokko, Turkije, Polen, Italië, Engeland"),
    "FAMILY": words("""
de Jong, Jansen, de Vries, van den Berg, van Dijk, Bakker, Janssen, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks,
van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, van der Linden, Kok, Jacobs, de Haan, Vermeulen, van den Heuvel,
van der Veen, van den Broek, de Bruijn, de Bruin, van der Heijden, Schouten, van Beek, Willems, van Vliet, van de Ven, Hoekstra, Maas, Verhoeven,
Koster, van Dam, van der Wal, Prins, Blom, Huisman, Peeters, de Jonge, Kuipers, van Veen, Post, Kuiper, Veenstra, Kramer, van den Brink, Scholten,
van Wijk, Postma, Martens, Vink, de Ruiter, Timmermans, Groen, Gerritsen, Jonker, van Loon, Boer, van der Velde, Willemsen, Smeets, de Lange,
de Vos, van Dongen, Schipper, de Koning, van der Laan, Koning, van der Velden, Driessen, van Doorn, Hermans, Evers, van den Bosch, van der Meulen,
Hofman, Bosman, Wolters, Sanders, van der Horst, Mol, Kuijpers, Molenaar, van de Pol, de Leeuw, Verbeek, Bosch, Snijders, ter Horst, ten Brink,
ter Beek, ten Have, 't Hart, in 't Veld, op den Kamp, van 't Hof, Maes, Claes, Goossens, Wouters, De Smet, De Clercq, De Backer, Van Damme, Vandenberghe,
Van de Velde, Vanhoutte, Desmet, Verstraete, Lambrecht, Dubois, Lambert, Van Acker, Verhulst, Yilmaz, El Amrani, Bouazza, Öztürk, Kaya, Demir, Ramdin,
Ramnarain, Soerjadi, Tjon, Martina, Nguyen, Kowalski, Benali, Aït Taleb, Verschuren, Zijlstra, Terpstra, Bouwman, Rietveld, Kooijman, Wiersma
"""),
}
DATES = lines("""
{d} {month} {yyyy}
{dd}-{mm}-{yyyy}
{d}-{m}-{yyyy}
{dd}/{mm}/{yyyy}
{dd}-{mm}-{yy}
{weekday} {d} {month} {yyyy}
{weekday} {d} {month}
{d} {month}
{d} {mon} {yyyy}
{yyyy}-{mm}-{dd}
{dd}.{mm}.{yyyy}
""")
DATE_INTERVALS = lines("""
{month} {yyyy}
{yyyy}
{month}
voorjaar {yyyy}
zomer {yyyy}
najaar {yyyy}
winter {yyyy}
{d} t/m {d2} {month}
{d} tot {d2} {month} {yyyy}
{yyyy}-{yyyy2}
{yyyy} tot {yyyy2}
begin {yyyy}
eind {month}
half {month}
jaren negentig
jaren zestig
19e eeuw
derde kwartaal {yyyy}
schooljaar {yyyy}-{yyyy2}
""")
TIMES = words("{HH}:{MM}, {H}.{MM} uur, {H}:{MM} uur, {H} uur, half {hw}, kwart over {hw}, kwart voor {hw}, {HH}:{MM}u, {H}u{MM}")
WORDS["HOURWORD"] = words("een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf")
MONEY = words("€ {n}, €{n}, {n} euro, EUR {n}, {n} miljoen euro, {n} miljard euro, {n} dollar, {n} EUR")
DURATIONS = words("""
{k} jaar, {k} maanden, {k} weken, {k} dagen, {k} uur, {k} minuten, twee weken, drie dagen, een jaar, een maand, een half uur, anderhalf jaar,
zes maanden, tien minuten, een kwartier, vier jaar
""")
AGES = ["{a}"]
ADDRESSES = [
    "{street} {no}, {zip} {city}", "{street} {no}\n{zip} {city}", "{street} {no}\n{zip} {city}\n{country}", "{street} {no} te {city}",
    "{street} {no}, {city}", "{street} {no} bus {unit}, {zip} {city}", "{street} {no}-{unit}, {zip} {city}", "{street} {no}hs, {zip} {city}",
]
STREETS = words("""
{word}straat, {word}laan, {word}weg, {word}plein, {word}dijk, {word}kade, {word}singel, {word}hof, {word}pad, {word}gracht, {family}straat, {family}laan,
{given} {family}straat, {city}seweg, {city}sestraat, Oude {word}weg, Nieuwe {word}straat, Burgemeester {family}laan, Lange {word}straat, Korte {word}steeg,
Prinsengracht, Herengracht, Steenweg op {city}, {city}sesteenweg, Dr. {family}weg, Pastoor {family}straat
""")
ORGS = words("""
{family} B.V., {family} BV, {family} & Zonen, {family} en {family2} Advocaten, {word}{word2} B.V., {family} Holding N.V., {word} {family} NV, {family} bvba,
Gemeente {city}, gemeente {city}, Rechtbank {city}, Gerechtshof {city}, Universiteit {city}, Hogeschool {city}, Stichting {word}, Stichting {family}fonds,
Ministerie van {word}, Politie {city}, Politiezone {city}, Brandweer {city}, FC {city}, SV {city}, VV {city}, SC {city}, KV {city}, Bakkerij {family},
Garage {family}, Bouwbedrijf {family}, Makelaardij {family}, Aannemersbedrijf {family}, Accountantskantoor {family}, Notariskantoor {family}, Hotel {family}, Café {family},
Basisschool De {word}, {given} {family} College, Lyceum {city}, Theater {city}, Museum {city}, Museum {family}, Woningcorporatie {word}, Waterschap {word}, Provincie {state},
Vereniging {word} {city}, {word} Verzekeringen, {word}bank N.V., OCMW {city}, Parket {city}, Hof van Beroep {city}, {city}sche Courant, Omroep {city}, Uitgeverij {family},
{family} Transport, VOF {family}, Kwekerij {family}, dienst {word}, Bibliotheek {city}, Kamer van Koophandel, {word} Fonds, Harmonie {word}
""")
FACILITIES = words("""
{city} Ziekenhuis, Ziekenhuis {city}, UMC {city}, AZ Sint-{given}, Sint {given} Ziekenhuis, Huisartsenpraktijk {family}, Huisartsenpost {city}, Medisch Centrum {city},
UZ {city}, AZ {city}, Revalidatiecentrum {city}, Verpleeghuis {family}hof, Zorgcentrum {word}, Apotheek {family}, Tandartspraktijk {family}, GGZ {city},
Erasmus MC, OLVG, Radboudumc, LUMC, Woonzorgcentrum {word}, Kliniek {family}, Polikliniek {city}
""")
DOCTORS = words("""
dr. {family}, Dr. {family}, dr. {given} {family}, drs. {family}, prof. dr. {family}, dokter {family}, huisarts {family}, drs. {g}. {family}, zuster {given}, Prof. dr. {g}. {family},
verpleegkundige {given} {family}, tandarts {family}, arts-assistent {family}, apotheker {family}
""")
NAMES = [
    "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}",
    "{given} {family}", "{given} {family}", "{family}, {given}", "{g}. {family}", "{given} {given2} {family}", "{given} {family}-{family2}",
    "{given} {g}. {family}", "{family}, {g}.", "{family} {given}",
]
