"""Values of the German pack by label: what people in Germany, Austria and Switzerland write."""
from .listed import lines, words

WORDS = {
    "OCCUPATION": words("""
Lehrerin, Lehrer, Krankenschwester, Pflegefachkraft, Altenpfleger, Ingenieurin, Elektriker, Tischler, Schreiner,
Bäcker, Bäckermeisterin, Metzger, Koch, Köchin, Kellnerin, Busfahrer, Lokführer, Pilotin, Polizist, Polizeikommissarin,
Feuerwehrmann, Rechtsanwalt, Rechtsanwältin, Notar, Richterin, Staatsanwalt, Steuerberaterin, Buchhalter, Bankkauffrau,
Versicherungsmakler, Verkäuferin, Filialleiter, Geschäftsführer, Geschäftsführerin, Vorstandsvorsitzender, Prokurist,
Sekretärin, Sachbearbeiterin, Bürokauffrau, Softwareentwickler, Systemadministratorin, Informatiker, Datenanalystin,
Projektleiter, Produktmanagerin, Architekt, Bauleiter, Maurer, Maler, Dachdecker, Klempner, Installateur, Mechatroniker,
Kfz-Mechaniker, Schlosser, Schweißer, Gärtnerin, Landwirt, Winzer, Förster, Tierärztin, Apotheker, Zahnarzt, Hebamme,
Physiotherapeutin, Psychologin, Sozialarbeiter, Erzieherin, Professor, Wissenschaftlicher Mitarbeiter, Doktorandin,
Student, Studentin, Auszubildender, Praktikantin, Rentner, Rentnerin, Hausfrau, Journalistin, Redakteur, Fotografin,
Schriftsteller, Autorin, Schauspielerin, Regisseur, Musiker, Sängerin, Dirigent, Malerin, Bildhauer, Pfarrer, Imamin,
Bürgermeister, Oberbürgermeisterin, Bundeskanzler, Bundespräsident, Ministerpräsidentin, Außenministerin, Landrat,
Abgeordneter, Nationalrätin, Staatssekretär, Trainer, Torwart, Mittelfeldspieler, Stürmer, Schiedsrichter, Friseurin,
Kosmetikerin, Reinigungskraft, Hausmeister, Lagerarbeiter, Lkw-Fahrer, Kurier, Callcenter-Agentin, Übersetzerin,
Dolmetscher, Bibliothekarin, Historiker, Physikerin, Chemiker, Biologin, Mathematiker, Philosoph, Volkswirt, Immobilienmakler
"""),
    "CONDITION": words("""
arterielle Hypertonie, Bluthochdruck, Diabetes mellitus Typ 2, Typ-1-Diabetes, Vorhofflimmern, koronare Herzkrankheit,
Herzinsuffizienz, Herzinfarkt, Schlaganfall, Asthma bronchiale, COPD, Pneumonie, Lungenentzündung, akute Bronchitis,
Grippe, Covid-19, Mandelentzündung, Migräne, Epilepsie, Multiple Sklerose, Morbus Parkinson, Alzheimer-Demenz, Demenz,
Depression, rezidivierende depressive Störung, Angststörung, bipolare Störung, Schizophrenie, ADHS, Burn-out,
Rückenschmerzen, Bandscheibenvorfall, Arthrose, Gonarthrose, rheumatoide Arthritis, Gicht, Osteoporose, Fibromyalgie,
Hypothyreose, Schilddrüsenunterfunktion, Hashimoto-Thyreoiditis, Adipositas, Anämie, Eisenmangel, Leukämie, Brustkrebs,
Mammakarzinom, Prostatakarzinom, Kolonkarzinom, Hautkrebs, malignes Melanom, Niereninsuffizienz, Nierensteine,
Harnwegsinfekt, Gastritis, Refluxkrankheit, Morbus Crohn, Colitis ulcerosa, Reizdarmsyndrom, Gallensteine, Hepatitis C,
Leberzirrhose, Pankreatitis, Appendizitis, Neurodermitis, Psoriasis, Heuschnupfen, Laktoseintoleranz, Zöliakie,
Katarakt, Glaukom, Tinnitus, Hörsturz, Schlafapnoe, Schlafstörungen, Übelkeit, Fieber, Schwindel, Kopfschmerzen, Husten,
Atemnot, Brustschmerzen, Bauchschmerzen, Durchfall, Erbrechen, Thrombose, Lungenembolie, Sepsis, HIV-Infektion,
Tuberkulose, Borreliose, Endometriose, Präeklampsie, Hyperlipidämie, Nussallergie, Penicillinallergie, Alkoholabhängigkeit
"""),
    "INJURY": words("""
Schenkelhalsfraktur, Oberschenkelhalsbruch, distale Radiusfraktur, Rippenfraktur, Kreuzbandriss, Schädel-Hirn-Trauma,
Gehirnerschütterung, Platzwunde an der Stirn, Schnittwunde am Unterarm, Prellung des linken Knies, Verstauchung,
Sprunggelenksdistorsion, Meniskusriss, Achillessehnenruptur, Muskelfaserriss, Schulterluxation, Schleudertrauma,
Verbrennungen zweiten Grades, Hämatom am rechten Auge, gebrochener Arm, gebrochenes Nasenbein, Beckenbruch,
Schlüsselbeinbruch, Wirbelkörperfraktur, Schürfwunden, Bisswunde, Stichverletzung, Rauchgasvergiftung, Fehlgeburt,
offener Unterschenkelbruch, Zerrung im Oberschenkel, Unterkühlung
"""),
    "MEDICAL_PROCESS": words("""
CT des Schädels, MRT der LWS, Röntgen-Thorax, EKG, Langzeit-EKG, Echokardiographie, Sonographie des Abdomens,
Koloskopie, Gastroskopie, Blutentnahme, Blutbild, Herzkatheteruntersuchung, Stentimplantation, Bypass-Operation,
Appendektomie, Cholezystektomie, Hüft-TEP, Knie-Arthroskopie, Kaiserschnitt, Chemotherapie, Strahlentherapie,
Immuntherapie, Dialyse, Bluttransfusion, Physiotherapie, Krankengymnastik, Psychotherapie, Verhaltenstherapie,
Biopsie, Lumbalpunktion, Mammographie, Grippeimpfung, Tetanusimpfung, Covid-Impfung, PCR-Test, Lungenfunktionstest,
Belastungs-EKG, Nierentransplantation, Katarakt-Operation, Wurzelbehandlung, Zahnreinigung, Hausbesuch, Akupunktur,
Reanimation, Intubation, Blutdruckmessung, Hörtest, Allergietest, Darmspiegelung, Knieoperation, Wundversorgung
"""),
    "DRUG": words("""
Ibuprofen, Paracetamol, Aspirin, ASS 100, Metformin, Ramipril, Bisoprolol, Amlodipin, Candesartan, Torasemid,
Hydrochlorothiazid, Simvastatin, Atorvastatin, Pantoprazol, Omeprazol, L-Thyroxin, Levothyroxin, Marcumar,
Phenprocoumon, Eliquis, Xarelto, Clopidogrel, Insulin glargin, Lantus, Ozempic, Citalopram, Sertralin, Venlafaxin,
Mirtazapin, Quetiapin, Olanzapin, Lorazepam, Tavor, Diazepam, Zopiclon, Tramadol, Tilidin, Morphin, Fentanyl-Pflaster,
Novalgin, Metamizol, Diclofenac, Voltaren, Cortison, Prednisolon, Salbutamol, Symbicort, Amoxicillin, Cefuroxim,
Ciprofloxacin, Doxycyclin, Cetirizin, Loratadin, Vitamin D, Magnesium, Eisentabletten, Folsäure, Heparin, Clexane,
Methotrexat, Adalimumab, Levodopa, Lamotrigin, Pregabalin, Nasenspray, Johanniskraut, Bepanthen
"""),
    "DOSE": words("""
500 mg, 100 mg, 5 mg, 2,5 mg, 20 mg, 850 mg, 1 g, 40 mg, 75 µg, 10 ml, 20 Tropfen, 1 Tablette, eine halbe Tablette,
zwei Tabletten täglich, 1-0-1, 1-0-0, 0-0-1, 1-1-1, 2 Hübe, 12 IE, 18 Einheiten, 3 x 400 mg, 600 mg bei Bedarf,
20 mg 1-0-0, einmal täglich 5 mg, 2 x 1 Tbl., 0,5 mg abends, 1000 IE
"""),
    "EFFECT": words("""
Übelkeit, Müdigkeit, Hautausschlag, Mundtrockenheit, Schwindelgefühl, Gewichtszunahme, Haarausfall, Benommenheit,
Magenblutung, Blutdruckabfall, anaphylaktischer Schock, Juckreiz, Appetitlosigkeit, Zittern, Sehstörungen, Verstopfung,
Muskelschmerzen, Herzrasen, Schlaflosigkeit, Libidoverlust
"""),
    "STATISTICS": words("""
HbA1c 7,8 %, RR 145/90 mmHg, Blutdruck 130/80 mmHg, Puls 88/min, SpO2 96 %, Temperatur 38,4 °C, BMI 31,2,
Kreatinin 1,3 mg/dl, CRP 48 mg/l, Hb 10,2 g/dl, Leukozyten 12,4/nl, TSH 4,8 mU/l, LDL 162 mg/dl, GFR 58 ml/min,
LVEF 45 %, INR 2,4, Herzfrequenz 104/min, Kalium 4,1 mmol/l, Blutzucker 212 mg/dl, Apgar 9/10/10, FEV1 68 %
"""),
    "ORIGIN": words("""
deutsch, österreichisch, schweizerisch, türkisch, polnisch, italienisch, griechisch, kroatisch, serbisch, bosnisch,
rumänisch, bulgarisch, ungarisch, tschechisch, slowakisch, slowenisch, ukrainisch, russisch, syrisch, afghanisch,
irakisch, iranisch, kurdisch, vietnamesisch, chinesisch, indisch, nigerianisch, marokkanisch, tunesisch, eritreisch,
französisch, spanisch, portugiesisch, niederländisch, dänisch, britisch, amerikanisch, brasilianisch, japanisch,
albanisch, kosovarisch, Deutscher, Österreicherin, Schweizer, Türkin, Pole, Syrer
"""),
    "LANGUAGE": words("""
Deutsch, Englisch, Französisch, Spanisch, Italienisch, Türkisch, Arabisch, Russisch, Polnisch, Ukrainisch, Farsi, Dari,
Kurdisch, Rumänisch, Kroatisch, Serbisch, Griechisch, Portugiesisch, Niederländisch, Chinesisch, Japanisch, Latein,
Plattdeutsch, Schweizerdeutsch, Ungarisch, Tschechisch, Vietnamesisch, Hebräisch, Sorbisch, Rätoromanisch
"""),
    "RELIGION": words("""
katholisch, römisch-katholisch, evangelisch, evangelisch-lutherisch, reformiert, konfessionslos, muslimisch, islamisch,
sunnitisch, alevitisch, jüdisch, buddhistisch, hinduistisch, orthodox, griechisch-orthodox, russisch-orthodox,
Zeugen Jehovas, Katholik, Protestantin, Muslima, Jude, Atheist, Christin, Buddhistin, freikirchlich
"""),
    "POLITICAL_AFFILIATION": words("""
CDU, CSU, SPD, FDP, Grüne, Bündnis 90/Die Grünen, Die Linke, AfD, BSW, Freie Wähler, ÖVP, SPÖ, FPÖ, NEOS, SVP, SP,
FDP.Die Liberalen, Die Mitte, Sozialdemokrat, Christdemokratin, liberal, konservativ, sozialistisch, linksliberal, Kommunist
"""),
    "SEXUALITY": words("schwul, lesbisch, bisexuell, homosexuell, heterosexuell, queer, asexuell, pansexuell"),
    "GENDER": words("männlich, weiblich, divers, m, w, d, Mann, Frau, nichtbinär, trans Frau, trans Mann, intergeschlechtlich"),
    "MARITAL_STATUS": words("""
ledig, verheiratet, geschieden, verwitwet, getrennt lebend, in eingetragener Lebenspartnerschaft, verlobt, alleinstehend,
alleinerziehend, in Scheidung lebend, verpartnert
"""),
    "PHYSICAL_ATTRIBUTE": words("""
etwa 1,80 m groß, 175 cm groß, schlanke Statur, kräftige Figur, kurze dunkle Haare, blonde lange Haare, braune Augen,
blaue Augen, graue Augen, Vollbart, Dreitagebart, Glatze, Tätowierung am Hals, Narbe an der linken Wange, Brillenträger,
dunkler Teint, rote Locken, 92 kg, Sommersprossen, Drachentattoo auf dem Unterarm, schwarze Hautfarbe, Muttermal am Kinn,
athletische Statur, graue schulterlange Haare
"""),
    "ZODIAC_SIGN": words("""
Widder, Stier, Zwillinge, Krebs, Löwe, Jungfrau, Waage, Skorpion, Schütze, Steinbock, Wassermann, Fische
"""),
    "EVENT": words("""
Oktoberfest, Weihnachten, Ostern, Pfingsten, Karneval, Fasching, Rosenmontag, Silvester, Tag der Deutschen Einheit,
Berlinale, Frankfurter Buchmesse, Hannover Messe, IFA, IAA, documenta, Bayreuther Festspiele, Salzburger Festspiele,
Wiener Opernball, Kieler Woche, Christopher Street Day, Ramadan, Zuckerfest, Jom Kippur, Olympische Spiele, Olympische Winterspiele,
Fußball-Weltmeisterschaft, Europameisterschaft, DFB-Pokal, Champions League, Tour de France, Vierschanzentournee,
Wimbledon, Eurovision Song Contest, Deutscher Filmpreis, Zweiter Weltkrieg, Erster Weltkrieg, Mauerfall,
Street Parade, Basler Fasnacht, Wacken Open Air, Rock am Ring, Leipziger Buchmesse, Hamburger Hafengeburtstag, Allerheiligen,
Münchner Sicherheitskonferenz, Weltklimakonferenz, Nobelpreisverleihung, Evangelischer Kirchentag, Muttertag, Cannstatter Wasen
"""),
    "PRODUCT": words("""
Golf GTI, iPhone 15, Galaxy S24, Passat Variant, Thermomix TM6, Model 3, Fritzbox 7590, PlayStation 5, Windows 11, ThinkPad X1,
Polo, VarioFlex 300, HeizPlus Kombi, EasyCredit Basis, Girokonto Komfort, Kasko Premium, MagentaZuhause L, BahnCard 50,
AquaClean Pro, SolarMax 8, Photoshop, Office 365, S/4HANA, Playmobil Piratenschiff, Nivea Creme, A6 Avant, Taycan, Kindle
"""),
    "PROJECT": words("""
Stuttgart 21, Projekt Phoenix, Projekt Leuchtturm, Digitalpakt Schule, Nord Stream 2, Projekt Aurora, Horizon Europe,
Projekt Nordlicht, Smart City Ulm, ELSTER 2.0, Projekt Albatros, Energiewende 2030, Campus West, Projekt Zugspitze
"""),
    "CORPORATE_ACTION": words("""
Übernahme, Fusion, Kapitalerhöhung, Aktienrückkauf, Börsengang, Stellenabbau, Abspaltung, Insolvenzantrag, Zukauf,
Zusammenschluss, Entlassungen, Beteiligung, Verkauf der Sparte, Squeeze-out, Umwandlung, Dividendenausschüttung
"""),
    "FINANCIAL_METRIC": words("""
Umsatz, Nettogewinn, Jahresüberschuss, EBITDA, EBIT, Betriebsergebnis, operativer Gewinn, Eigenkapitalquote, Dividende,
Bilanzsumme, Cashflow, Rendite, Auftragseingang, Konzernumsatz, Ergebnis je Aktie, Bruttomarge, Nettoverschuldung
"""),
    "TREND": words("""
stieg um 4,2 Prozent, sank um 12 %, legte um 3 Prozent zu, ging leicht zurück, wuchs um ein Fünftel, brach um 18 Prozent ein,
stagnierte, kletterte um 1,5 %, rückläufig, steigend, verdoppelte sich, gab um 0,8 % nach, erholte sich
"""),
    "LOCATION": words("""
Rhein, Donau, Elbe, Mosel, Bodensee, Chiemsee, Müritz, Zürichsee, Genfersee, Neusiedler See, Alpen, Schwarzwald,
Bayerischer Wald, Harz, Erzgebirge, Eifel, Allgäu, Ruhrgebiet, Lausitz, Schwäbische Alb, Lüneburger Heide, Zugspitze,
Matterhorn, Großglockner, Watzmann, Nordsee, Ostsee, Sylt, Rügen, Usedom, Helgoland, Wattenmeer, Brandenburger Tor,
Kölner Dom, Schloss Neuschwanstein, Reichstag, Alexanderplatz, Kurfürstendamm, Reeperbahn, Elbphilharmonie, Hauptbahnhof Zürich,
Flughafen Frankfurt, Flughafen München, Flughafen Wien-Schwechat, Kreuzberg, Neukölln, Altona, Schwabing, Favoriten,
Westbalkan, Nahost, Naher Osten, Gazastreifen, Westjordanland, Krim, Donbass, Mittelmeer, Schwarzes Meer, Sahara, Europa,
Asien, Afrika, Nordamerika, Südamerika, Lateinamerika, Skandinavien, Baltikum, Balkan, Karibik, Atlantik, Pazifik,
Himalaya, Mount Everest, Nil, Amazonas, Wolga, Ärmelkanal, Silicon Valley, Wall Street, Kaukasus, Mitteleuropa,
Ostdeutschland, Westdeutschland, Norddeutschland, Süddeutschland, Emmental, Engadin, Salzkammergut, Wachau, Vinschgau
"""),
    "ORG": words("""
Volkswagen, BMW, Mercedes-Benz, Daimler, Audi, Porsche, Siemens, Bosch, BASF, Bayer, SAP, Allianz, Münchener Rück, Deutsche Bank,
Commerzbank, Sparkasse, DZ Bank, Deutsche Telekom, Deutsche Post, Deutsche Bahn, Lufthansa, Thyssenkrupp, Continental, ZF,
Adidas, Puma, Henkel, Beiersdorf, Merck, Infineon, Zalando, Aldi, Lidl, Edeka, Rewe, Rossmann, dm, Otto, Tchibo, RWE, Eon, EnBW,
Rheinmetall, Airbus, Nestlé, Novartis, Roche, UBS, Credit Suisse, Swisscom, SBB, Migros, Coop, ABB, OMV, Erste Group, Red Bull,
ÖBB, Raiffeisen, ORF, ARD, ZDF, RTL, ProSieben, Der Spiegel, Die Zeit, Süddeutsche Zeitung, Frankfurter Allgemeine Zeitung, Bild,
taz, Neue Zürcher Zeitung, Der Standard, dpa, Reuters, AFP, CDU, CSU, SPD, FDP, Grünen, Linkspartei, AfD, ÖVP, SPÖ, FPÖ, SVP,
Bundestag, Bundesrat, Bundesregierung, Europäische Kommission, Europäische Union, EU, EZB, NATO, Nato, UN, Vereinte Nationen, WHO,
Unesco, Bundesverfassungsgericht, Bundesgerichtshof, Europäischer Gerichtshof, Bundeskriminalamt, BKA, Verfassungsschutz, BND,
Bundeswehr, Auswärtiges Amt, Bundesagentur für Arbeit, Robert Koch-Institut, Finanzamt, Jobcenter, Caritas, Diakonie, AWO,
Rotes Kreuz, ADAC, Greenpeace, Amnesty International, Verdi, IG Metall, DGB, DFB, FC Bayern München, Borussia Dortmund, BVB,
Schalke 04, Werder Bremen, Hamburger SV, VfB Stuttgart, Eintracht Frankfurt, RB Leipzig, Rapid Wien, FC Basel, Real Madrid,
FC Barcelona, Manchester United, Juventus Turin, Paris Saint-Germain, Alba Berlin, THW Kiel, Max-Planck-Gesellschaft,
Fraunhofer-Gesellschaft, ETH Zürich, TU München, Charité, AOK, Techniker Krankenkasse, Barmer, Google, Apple, Microsoft, Amazon,
Meta, Tesla, Netflix, Boeing, Gazprom, Samsung, Toyota, Huawei, CNN, BBC, New York Times, FBI, CIA, Pentagon, Hamas, Hisbollah, Taliban
"""),
    "ORGWORD": words("""
Nord, Süd, Alpen, Rhein, Hansa, Merkur, Nova, Delta, Solar, Logistik, Bau, Technik, Data, Med, Consult, Umwelt, Energie,
Medien, Holz, Metall, Verkehr, Bildung, Statistik, Migration, Gesundheit, Landwirtschaft, Arbeit, Finanzen, Verbraucherschutz
"""),
    "STREETWORD": words("""
Markt, Bahnhof, Kirch, Schul, Garten, Linden, Berg, Wald, Mühlen, Haupt, Ring, Wiesen, Rosen, Birken, Eichen, Ufer,
Brunnen, Schloss, Anger, Feld, Hafen, Sonnen, Tannen, Buchen, Kloster, Graben, Dorf, Neben, Quellen, Mozart
"""),
    "NOUN": words("""
Haus, Schraube, Drucker, Tisch, Fenster, Antrag, Vertrag, Rechnung, Formular, Schlüssel, Lampe, Motor, Kühlschrank,
Fahrrad, Garten, Wasser, Zucker, Mehl, Kartoffel, Brot, Bericht, Sitzung, Ordner, Datei, Tastatur, Bildschirm, Kabel,
Papier, Karton, Gebäude, Straße, Brücke, Vogel, Wolf, Fuchs, Stein, Baum, Engel, Kaiserschmarrn, Winterreifen
"""),
    "HOURWORD": words("eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf"),
    "STATE": words("""
Bayern, Baden-Württemberg, Nordrhein-Westfalen, Hessen, Niedersachsen, Sachsen, Sachsen-Anhalt, Thüringen, Brandenburg,
Mecklenburg-Vorpommern, Schleswig-Holstein, Rheinland-Pfalz, Saarland, NRW, Tirol, Vorarlberg, Kärnten, Steiermark,
Niederösterreich, Oberösterreich, Burgenland, Kanton Zürich, Kanton Bern, Aargau, Thurgau, Graubünden, Tessin, Wallis, Waadt,
Kalifornien, Texas, Florida, Katalonien, Südtirol, Lombardei, Bretagne, Schottland, Ontario, Andalusien
"""),
    "COUNTRY": words("""
Deutschland, Österreich, Schweiz, Liechtenstein, Luxemburg, Frankreich, Italien, Spanien, Portugal, Niederlande, Belgien,
Dänemark, Schweden, Norwegen, Finnland, Polen, Tschechien, Slowakei, Ungarn, Slowenien, Kroatien, Serbien, Bosnien-Herzegowina,
Rumänien, Bulgarien, Griechenland, Türkei, Ukraine, Russland, Belarus, Estland, Lettland, Litauen, Großbritannien, England,
Irland, Island, USA, Vereinigte Staaten, Kanada, Mexiko, Brasilien, Argentinien, Chile, Kolumbien, Venezuela, Kuba, China, Japan,
Südkorea, Nordkorea, Indien, Pakistan, Afghanistan, Iran, Irak, Syrien, Israel, Libanon, Jordanien, Saudi-Arabien, Ägypten,
Marokko, Algerien, Tunesien, Libyen, Nigeria, Südafrika, Kenia, Äthiopien, Australien, Neuseeland, Thailand, Vietnam, Indonesien
"""),
}
DATES = lines("""
{d}. {month} {yyyy}
{dd}.{mm}.{yyyy}
{d}.{m}.{yyyy}
{dd}.{mm}.{yy}
{d}.{m}.{yy}
{weekday}, {d}. {month} {yyyy}
{weekday}, {dd}.{mm}.{yyyy}
{weekday}, dem {d}. {month}
{d}. {month}
{d}. {mon} {yyyy}
{yyyy}-{mm}-{dd}
{dd}/{mm}/{yyyy}
""")
DATE_INTERVALS = lines("""
{month} {yyyy}
{yyyy}
{month}
{mm}/{yyyy}
Frühjahr {yyyy}
Sommer {yyyy}
Herbst {yyyy}
Winter {yyyy}
{d}.–{d2}. {month}
{d}. bis {d2}. {month} {yyyy}
{yyyy}–{yyyy2}
{yyyy} bis {yyyy2}
Anfang {yyyy}
Ende {month}
Mitte {month}
1990er Jahre
achtziger Jahre
20. Jahrhundert
drittes Quartal
zweites Halbjahr {yyyy}
Wintersemester {yyyy}
""")
TIMES = lines("""
{H}:{MM} Uhr
{H}.{MM} Uhr
{H} Uhr
{HH}:{MM}
{HH}:{MM} h
halb {hw}
Viertel nach {hw}
kurz vor {H} Uhr
""")
MONEY = lines("""
{n} €
EUR {n}
{n} Euro
{n} EUR
{n} Franken
CHF {n}
Fr. {n}
{n} Millionen Euro
{n} Mrd. Euro
{n} US-Dollar
{n} Dollar
€ {n}
{n} Cent
""")
DURATIONS = words("""
{k} Jahre, {k} Monate, {k} Wochen, {k} Tage, {k} Stunden, {k} Minuten, zwei Wochen, drei Tage, ein Jahr, einen Monat,
eine Stunde, eine halbe Stunde, sechs Monate, eineinhalb Jahre, {k} Jahren, {k} Monaten, {k} Tagen, zehn Minuten, anderthalb Stunden
""")
AGES = ["{a}"]
ADDRESSES = [
    "{street} {no}, {zip} {city}", "{street} {no}\n{zip} {city}", "{street} {no}\n{zip} {city}\n{country}",
    "{street} {no}a, {zip} {city}", "{street} {no}/{unit}, {zip} {city}", "{zip} {city}, {street} {no}",
    "{street} {no}, {city}", "{street} {no} in {zip} {city}", "{street} {no}, D-{zip} {city}",
]
STREETS = words("""
{word}straße, {word}weg, {word}gasse, {word}platz, {word}allee, Am {word}, Alte {word}straße, {family}straße, {family}weg,
{given}-{family}-Straße, {city}er Straße, {city}er Landstraße, Lange Gasse, An der {word}mühle, Im {word}grund, {word}str., {family}str.,
Hinter dem {word}hof, Zum {word}blick, {family}ring, {word}steig, Kleine {word}gasse, Bahnhofstrasse, Auf der Höhe, {word}ufer, {word}damm
""")
ORGS = words("""
{family} GmbH, {family} GmbH & Co. KG, {family} AG, {family} & {family2} GbR, {word}{word2} GmbH, {word} {family} AG,
Stadtwerke {city}, Universität {city}, Hochschule {city}, Stadt {city}, Gemeinde {city}, Amtsgericht {city}, Landgericht {city},
Oberlandesgericht {city}, Verwaltungsgericht {city}, Sozialgericht {city}, Staatsanwaltschaft {city}, Finanzamt {city},
Jobcenter {city}, Polizeipräsidium {city}, Polizeiinspektion {city}, Sparkasse {city}, Volksbank {city} eG, FC {city}, SV {city},
TSV {city}, VfL {city}, Eintracht {city}, SC {city}, TuS {city}, Grundschule {city}, Gymnasium {city}, {given}-{family}-Schule,
Bundesamt für {word}, Bundesministerium für {word}, Landesamt für {word}, Autohaus {family}, Bäckerei {family}, Kanzlei {family} & Partner,
Rechtsanwälte {family} und {family2}, {family} Immobilien GmbH, {family} Logistik SE, Hotel {family}, Verlag {family}, {family}-Stiftung,
Feuerwehr {city}, Stadttheater {city}, Museum {city}, {city}er Verkehrsbetriebe, {city}er Zeitung, {city}er Tagblatt, Bezirksgericht {city},
Kantonspolizei {city}, Magistrat {city}, Bezirkshauptmannschaft {city}, {word}bank AG, Förderverein {city} e. V., Abteilung {word},
{word} Versicherung AG, {family} Maschinenbau GmbH, Malerbetrieb {family}, Gasthof {family}
""")
FACILITIES = words("""
Klinikum {city}, Universitätsklinikum {city}, Krankenhaus {city}, St.-{given}-Krankenhaus, Kreiskrankenhaus {city},
Praxis Dr. {family}, Gemeinschaftspraxis {family}, Rehaklinik {city}, Kantonsspital {city}, Landesklinikum {city}, Sankt-{given}-Hospital,
Diakonissenkrankenhaus {city}, MVZ {city}, Seniorenheim {city}, Pflegeheim Haus {given}, {family}-Klinik, Inselspital, Apotheke am {word},
Herzzentrum {city}, Evangelisches Krankenhaus {city}, Unfallkrankenhaus {city}, Klinik am {word}
""")
DOCTORS = words("""
Dr. {family}, Dr. med. {given} {family}, Dr. {given} {family}, Prof. Dr. {family}, Prof. Dr. med. {given} {family}, OÄ Dr. {family},
PD Dr. {given} {family}, Dr. med. dent. {family}, Dr. med. {family}, Oberarzt Dr. {family}, Schwester {given}, Pfleger {given},
Chefarzt Prof. {family}, Hebamme {given} {family}, Dipl.-Psych. {given} {family}, Priv.-Doz. Dr. {family}
""")
NAMES = [
    "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}",
    "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}", "{given} {family}",
    "{family}, {given}", "{g}. {family}",
    "{given} {given2} {family}", "{g}. {family}", "{given} {family}-{family2}", "{given} von {family}",
    "{given}-{given2} {family}", "{given} {g}. {family}", "{family} {given}", "{given} Freiherr von {family}",
]
