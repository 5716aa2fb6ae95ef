"""Running German text: news, biographies, stories, posts, interviews and single sentences."""
from .listed import blocks, lines

PROSE = {
    "news": blocks(r"""
<headline>

<lead> <news_sentence> <news_sentence> <news_quote>
---
<lead> <news_sentence> <news_quote> <news_sentence>
---
<headline>
<dateline> <lead> <news_sentence>
---
<news_sentence> <news_sentence> <news_sentence>
---
<sport> <sport> <sport>
---
<headline>
<sport> <sport>
---
<dateline> <business> <business> <business>
---
<business> <news_quote>
---
<culture> <culture> <news_quote>
---
<local> <local> <local>
---
<dateline> <world> <world> <news_quote> <world>
---
<world> <world>
---
<lead>
<world> <news_sentence>
<news_quote>
"""),
    "dateline": lines(r"""
{LOCATION_CITY} ({ORGANIZATION=[dpa|AFP|Reuters|AP|APA|SDA|epd|KNA|sid]}) –
{LOCATION_CITY}, {DATE} ({ORGANIZATION=[dpa|Reuters|AFP|APA]}).
{LOCATION_CITY}.
{LOCATION_CITY}/{LOCATION_CITY} –
"""),
    "headline": lines(r"""
{NAME_FAMILY:1} [weist Vorwürfe zurück|tritt zurück|gewinnt in {LOCATION_CITY}|will nach {LOCATION_COUNTRY} reisen|bleibt im Amt]
{ORGANIZATION:1} [streicht|schafft] {~number} Stellen in {LOCATION_CITY}
{LOCATION_COUNTRY} und {LOCATION_COUNTRY} [wollen verhandeln|unterzeichnen Abkommen|streiten über Fischerei]
{ORGANIZATION:1} übernimmt {ORGANIZATION:2}
[Brand|Explosion|Unwetter|Hochwasser|Erdbeben] in {LOCATION_CITY}[: {~quantity} Verletzte|]
{LOCATION_CITY}: [Neue Brücke eröffnet|Freibad bleibt zu|Streit um Radweg|Bürger protestieren gegen Windräder]
{NAME:1} ist tot
{ORGANIZATION:1} – {ORGANIZATION:2} [2:1|0:0|3:2|1:4]
"""),
    "lead": lines(r"""
{OCCUPATION=[Bundeskanzler|Außenminister|Ministerpräsident|Präsident|Regierungschef|Parteichef|Finanzminister]} {NAME:1} [({POLITICAL_AFFILIATION=[CDU|SPD|FDP|Grüne|CSU|ÖVP|SPÖ|FPÖ|SVP]})|] hat am {DATE=[Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag]} in {LOCATION_CITY} [eine Reform angekündigt|vor einer Eskalation gewarnt|Gespräche mit {NAME:2} aufgenommen].
Nach dem Rücktritt von {NAME:1} sucht die {ORGANIZATION:1} einen Nachfolger. Als Favoritin gilt {NAME:2}.
Die {OCCUPATION=[Bürgermeisterin|Ministerin|Landrätin|Präsidentin|Senatorin]} von {LOCATION_CITY}, {NAME:1}, will nicht mehr kandidieren.
Im Prozess gegen {NAME:1} hat {ORGANIZATION:1} am {DATE} das Urteil verkündet.
Bei einem [Zugunglück|Busunfall|Anschlag|Flugzeugabsturz] nahe {LOCATION_CITY} in {LOCATION_COUNTRY} sind am {DATE} mindestens {~quantity} Menschen ums Leben gekommen.
Der {ORIGIN=[französische|italienische|polnische|türkische|russische|amerikanische|israelische|chinesische|britische|ukrainische]} {OCCUPATION=[Präsident|Außenminister|Botschafter|Oppositionsführer|Schriftsteller|Ministerpräsident]} {NAME:1} ist zu einem Besuch in {LOCATION_CITY} eingetroffen.
{ORGANIZATION:1} und {ORGANIZATION:2} haben sich auf einen Tarifvertrag geeinigt.
Wie die {ORGANIZATION=[Süddeutsche Zeitung|Bild-Zeitung|Frankfurter Rundschau|NZZ|Kronen Zeitung|Washington Post|New York Times]} berichtet, soll {NAME:1} neue{%r|:1} {OCCUPATION={%Chef|Chefin:1}} der {ORGANIZATION:1} werden.
In {LOCATION_CITY} haben am {DATE=[Samstag|Sonntag|Wochenende]} Tausende gegen die Politik von {OCCUPATION=[Präsident|Premierminister|Kanzler]} {NAME_FAMILY:1} demonstriert.
"""),
    "news_sentence": lines(r"""
{NAME_FAMILY:1} sagte, [das Vorhaben sei notwendig|es gebe keine Alternative|man werde weiter verhandeln].
Zuvor hatte {NAME:2} ({POLITICAL_AFFILIATION}) [scharfe Kritik geübt|Zustimmung signalisiert|eine Untersuchung gefordert].
Die {ORGANIZATION:3} [lehnt den Vorschlag ab|begrüßte die Entscheidung|wollte sich nicht äußern].
An dem Treffen nahmen auch {NAME:3} und {NAME:4} von der {ORGANIZATION} teil.
Im {ORGANIZATION=[Bundestag|Bundesrat|Nationalrat|Landtag|Europaparlament|Unterhaus|US-Senat|Kongress]} stimmten {~number} {OCCUPATION=Abgeordnete} dafür.
{NAME_FAMILY:1} war {DATE_INTERVAL=[2015|2018|2021|2009|1998]} zum {OCCUPATION=[Vorsitzenden|Generalsekretär|Minister|Intendanten]} gewählt worden.
Der Fall hatte in {LOCATION_COUNTRY} für Aufsehen gesorgt.
Der {OCCUPATION=Sprecher} des {ORGANIZATION=[Innenministeriums|Auswärtigen Amtes|Weißen Hauses|Kreml|Vatikans|Verteidigungsministeriums]}, {NAME:5}, bestätigte die Angaben.
{NAME:3}, {OCCUPATION} an der {ORGANIZATION=Universität [Heidelberg|Wien|Bern|Leipzig|Oxford|Bologna|Utrecht]}, hält das für unwahrscheinlich.
Auch {LOCATION_COUNTRY}, {LOCATION_COUNTRY} und {LOCATION_COUNTRY} beteiligen sich an der Mission.
Die Kosten werden auf {MONEY} geschätzt.
Seit {DATE_INTERVAL=[1994|2003|2011|2016]} regiert in {LOCATION_CITY} eine Koalition aus {ORGANIZATION=[CDU|SPD|ÖVP]} und {ORGANIZATION=[FDP|Grünen|FPÖ|Linken]}.
Der {AGE}-Jährige [lebt|wohnt] mit seiner {MARITAL_STATUS=Ehefrau} {NAME_GIVEN:6} in {LOCATION_CITY}.
{NAME:4} und {NAME:5} kennen sich aus gemeinsamen Jahren bei {ORGANIZATION}.
Neben {NAME_FAMILY:2} gehören {NAME_FAMILY:3}, {NAME_FAMILY:4} und {NAME_FAMILY:5} dem Gremium an.
Über die Nachfolge soll Anfang {DATE_INTERVAL=[März|Mai|Oktober|kommenden Jahres]} entschieden werden, hieß es aus {LOCATION_CITY}.
Die {ORGANIZATION=[EU|Nato|Uno|Afrikanische Union|OSZE|Arabische Liga]} zeigte sich besorgt.
Von {LOCATION_CITY} reist {NAME_FAMILY:1} nach {LOCATION_CITY} weiter, wo {%er|sie:1} mit {NAME:6} zusammentrifft.
Weder {NAME_FAMILY:1} noch {ORGANIZATION:1} reagierten auf eine Anfrage.
Beobachter sehen darin einen Sieg für {NAME:2}.
{NAME:2} widerspricht: Das Geld sei längst in {LOCATION_COUNTRY}.
Am Ufer [des {LOCATION=Rheins}|der {LOCATION=[Donau|Elbe|Spree]}]? Nein, dort will niemand bauen.
"""),
    "news_quote": lines(r"""
„[Wir haben lange darauf gewartet|Das ist ein Skandal|So kann es nicht weitergehen|Ich bin erleichtert]“, sagte {NAME:7} [am {DATE=[Montag|Dienstag|Freitag|Sonntag]}|der {ORGANIZATION=[dpa|Zeit|taz|Presse|Funke-Mediengruppe]}|dem {ORGANIZATION=[ORF|ZDF|Spiegel|Standard|Deutschlandfunk]}].
„[Niemand hat damit gerechnet|Das müssen die Gerichte klären|Wir brauchen mehr Personal]“, so {NAME:7}, {OCCUPATION} bei {ORGANIZATION:4}.
{NAME_FAMILY:1} erklärte auf {ORGANIZATION=[X|Twitter|Facebook|Instagram]}: „[Danke, {LOCATION_CITY}|Wir machen weiter|Es war mir eine Ehre]!“
Nach Angaben von {NAME:7} dauert die Sanierung noch {DURATION}.
"""),
    "world": lines(r"""
Die Regierung in {LOCATION_CITY=[Moskau|Washington|Peking|Paris|London|Kiew|Ankara|Warschau|Teheran|Rom|Budapest]} [wies den Bericht zurück|kündigte Gegenmaßnahmen an|bestellte den {OCCUPATION=Botschafter} ein].
{OCCUPATION=[Präsident|Premier|Außenminister]} {NAME=[Wladimir Putin|Emmanuel Macron|Joe Biden|Recep Tayyip Erdogan|Xi Jinping|Wolodymyr Selenskyj|Viktor Orban|Giorgia Meloni|Benjamin Netanjahu|Donald Trump|Narendra Modi|Luiz Inácio Lula da Silva]} [sprach von einem Erfolg|sagte das Treffen ab|traf {NAME:2} in {LOCATION_CITY}].
Rebellen in {LOCATION=[Nordkivu|Darfur|Idlib|Tigray|Kaschmir|Belutschistan|Transnistrien]} haben nach Angaben der {ORGANIZATION=[Uno|Vereinten Nationen|Unicef]} die Stadt {LOCATION_CITY} eingenommen.
Kämpfer der {ORGANIZATION=[Hamas|Hisbollah|Taliban|Huthi-Miliz|Farc|PKK]} griffen am {DATE=[Montag|Dienstag|Donnerstag]} einen Posten an der Grenze zu {LOCATION_COUNTRY} an.
Der {ORIGIN=[syrische|iranische|irakische|libanesische|serbische|ägyptische]} {OCCUPATION=[Außenminister|Staatschef|General]} {NAME:3} reiste nach {LOCATION_CITY}.
In der {LOCATION=[Provinz Kandahar|Region Charkiw|Straße von Hormus|Bucht von Bengalen|Negev-Wüste]} kamen {~quantity} {OCCUPATION=Soldaten} ums Leben.
{NAME:1} wurde in {LOCATION_CITY} festgenommen und nach {LOCATION_COUNTRY} ausgeliefert.
{LOCATION_COUNTRY} hat {LOCATION_COUNTRY} im Streit um {LOCATION} vor dem {ORGANIZATION=[Internationalen Gerichtshof|Europäischen Gerichtshof für Menschenrechte]} verklagt.
Die Wahl gewann {NAME:4} mit {~percent} Prozent vor {NAME:5}.
Zwischen {LOCATION_CITY} und {LOCATION_CITY} verkehren seit {DATE_INTERVAL} keine Züge mehr.
Flüchtlinge aus {LOCATION_COUNTRY} und {LOCATION_COUNTRY} wurden auf {LOCATION=[Lesbos|Lampedusa|Samos|Kreta|Sizilien]} registriert.
"""),
    "sport": lines(r"""
{ORGANIZATION:1} hat das Spitzenspiel gegen {ORGANIZATION:2} mit [2:1|3:0|1:0|4:2] gewonnen.
{NAME:1} brachte die Gäste in der {~quantity}. Minute in Führung, {NAME_FAMILY:2} glich aus.
{OCCUPATION=Trainer} {NAME:3} lobte vor allem {NAME_FAMILY:1} und {NAME_FAMILY:4}.
{NAME:1} wechselt [für {MONEY}|ablösefrei] von {ORGANIZATION:1} zu {ORGANIZATION:2}.
Der {ORIGIN=[Brasilianer|Franzose|Schweizer|Däne|Kroate|Spanier|Norweger|Niederländer|Belgier|Österreicher]} unterschrieb bis {DATE_INTERVAL=[2026|2027|2028|Sommer 2029]}.
Bei [den {EVENT=[Australian Open|French Open|US Open]}|der {EVENT=[Vierschanzentournee|Tour de France|Leichtathletik-WM|Handball-EM]}] schied {NAME:5} gegen {NAME:6} ({LOCATION_COUNTRY}) aus.
Vor {~number} Zuschauern im {LOCATION=[Volksparkstadion|Signal-Iduna-Park|Olympiastadion|Camp Nou|Wembley-Stadion|Ernst-Happel-Stadion]} traf {NAME_FAMILY} doppelt.
{ORGANIZATION=[Bayern|Dortmund|Leverkusen|Schalke|Gladbach|Bremen|Freiburg|Union|Sturm Graz|Young Boys]} empfängt am {DATE} {ORGANIZATION=[Köln|Mainz|Hoffenheim|Augsburg|Wolfsburg|Real Madrid|Inter Mailand|Ajax Amsterdam|Arsenal]}.
{NAME:1} (Knie) und {NAME:2} ({INJURY=[Kreuzbandriss|Muskelfaserriss|Bänderriss]}) fehlen [{DURATION}|verletzt].
Silber ging an {NAME} aus {LOCATION_COUNTRY}, Bronze an {NAME}.
Tore: 1:0 {NAME_FAMILY} ({~quantity}.), 1:1 {NAME_FAMILY} ({~quantity}.), 2:1 {NAME_FAMILY}
{NAME_FAMILY:1} fuhr im Training von {LOCATION_CITY} die schnellste Runde vor {NAME:7} im {ORGANIZATION=[Ferrari|McLaren|Mercedes|Red Bull]}.
"Wir waren heute zu passiv", klagte {OCCUPATION=Kapitän} {NAME_GIVEN:8} {NAME_FAMILY:8}.
"""),
    "business": lines(r"""
Der {FINANCIAL_METRIC} der {ORGANIZATION:1} {TREND}.
{ORGANIZATION:1} plant die {CORPORATE_ACTION=[Übernahme|Abspaltung|Fusion]} von {ORGANIZATION:2} für {MONEY}.
{OCCUPATION=[Vorstandschefin|Vorstandschef|Finanzvorstand|Konzernchef]} {NAME:1} kündigte [einen {CORPORATE_ACTION=Stellenabbau}|{CORPORATE_ACTION=Entlassungen}|eine {CORPORATE_ACTION=Kapitalerhöhung}|einen {CORPORATE_ACTION=Aktienrückkauf}] an.
Die Aktie von {ORGANIZATION:1} {TREND} [auf {MONEY}|].
{OCCUPATION=Analyst{%|in:2}} {NAME:2} von {ORGANIZATION=[Goldman Sachs|JP Morgan|UBS|Berenberg]} erwartet für {DATE_INTERVAL} einen {FINANCIAL_METRIC=[Gewinn|Umsatz|operativen Verlust]} von {MONEY}.
Das Werk in {LOCATION_CITY} mit {~number} Beschäftigten soll bis {DATE_INTERVAL} schließen.
Der {ORIGIN=[US-amerikanische|chinesische|japanische|südkoreanische]} Konzern {ORGANIZATION:3} stellt {PRODUCT} ein.
Im {DATE_INTERVAL=[ersten Quartal|zweiten Halbjahr|Geschäftsjahr 2022|dritten Quartal]} {TREND=stieg} der {FINANCIAL_METRIC} auf {MONEY}.
{OCCUPATION=Aufsichtsratschef} {NAME:4} dankte {NAME_FAMILY:1} für {DURATION} im Unternehmen.
Die {ORGANIZATION=[Bafin|EZB|Bundesbank|Monopolkommission|Finma|Fed]} prüft den Fall.
Gegründet wurde die Firma {DATE_INTERVAL=[1898|1923|1951|1976]} von {NAME:5} in {LOCATION_CITY}.
Das Projekt {PROJECT} kostet {MONEY}, Partner sind {ORGANIZATION} und {ORGANIZATION}.
Der Mittelständler {ORGANIZATION:1} beliefert unter anderem {ORGANIZATION} und {ORGANIZATION}.
"""),
    "culture": lines(r"""
Mit [ihrem neuen Roman|dem Film|dem Album] war {NAME:1} bei der {EVENT=[Berlinale|Frankfurter Buchmesse|Biennale|Viennale|Ruhrtriennale]} zu Gast.
{NAME:2} inszeniert {PRODUCT=[„Faust“|„Die Räuber“|„Tosca“|„Die Zauberflöte“|„Woyzeck“]} am {ORGANIZATION=[Burgtheater|Thalia Theater|Schauspielhaus Zürich|Gorki Theater|Residenztheater]}.
In den Hauptrollen sind {NAME:3}, {NAME:4} und {NAME:5} zu sehen.
Die Ausstellung im {ORGANIZATION=[Städel|Kunsthaus Zürich|Museum Ludwig|Pergamonmuseum|Lenbachhaus|Belvedere]} läuft bis {DATE} und zeigt Werke von {NAME:6}.
{NAME_FAMILY:1}, geboren in {LOCATION_CITY}, lebt heute in {LOCATION_CITY} und {LOCATION_CITY}.
Den {EVENT=[Büchnerpreis|Deutschen Buchpreis|Goldenen Bären|Ingeborg-Bachmann-Preis|Literaturnobelpreis]} erhielt {NAME:7}.
Die {OCCUPATION=[Sopranistin|Pianistin|Geigerin|Schauspielerin|Regisseurin]} {NAME:1} tritt am {DATE} in der {LOCATION=[Elbphilharmonie|Tonhalle|Semperoper|Philharmonie|Alten Oper]} auf.
{OCCUPATION=Dirigent} {NAME:2} und das {ORGANIZATION=[Gewandhausorchester|Rundfunkorchester|Concertgebouw-Orchester|London Symphony Orchestra]} spielten {NAME_FAMILY=[Mahler|Bruckner|Beethoven|Brahms|Mozart|Schubert]}.
"""),
    "local": lines(r"""
{NAME:1} feierte am {DATE} [ihren|seinen] {AGE}. Geburtstag im Kreis der Familie. Es gratulierte {OCCUPATION=Bürgermeister} {NAME:2}.
Der {ORGANIZATION=[Schützenverein|Gesangverein|Trachtenverein|Angelverein|Heimatverein] [Eintracht|Edelweiß|Frohsinn|Waldlust]} hat {NAME:3} zur {OCCUPATION=Vorsitzenden} gewählt, {OCCUPATION=Kassierer} bleibt {NAME:4}.
In der {LOCATION_ADDRESS_STREET} wird ab {DATE} gebaut, heißt es aus {LOCATION_CITY}.
Familie {NAME_FAMILY:5} aus {LOCATION_CITY} betreibt den Hof seit {DURATION}.
Die {ORGANIZATION=Freiwillige Feuerwehr} rückte um {TIME} zu einem Brand bei {ORGANIZATION} aus.
{OCCUPATION=Pfarrer} {NAME:6} verabschiedet sich nach {DURATION} von der Gemeinde {ORGANIZATION=[St. Martin|Heilig Kreuz|St. Marien|Herz Jesu]}.
Abschied von {NAME:7}: Der {AGE}-Jährige hatte die {ORGANIZATION} mitgegründet.
Beim {EVENT=[Stadtfest|Dorffest|Weinfest|Christkindlmarkt|Maibaumfest|Faschingsumzug]} in {LOCATION_CITY} spielte die Kapelle von {NAME:8}.
{NAME_GIVEN} und {NAME_GIVEN} {NAME_FAMILY} heirateten im {ORGANIZATION=Standesamt} {LOCATION_CITY}.
Die {ORGANIZATION=Grünen} im Gemeinderat, {NAME:1} und {NAME:2}, wollen mehr Bäume entlang der {LOCATION_ADDRESS_STREET=[Wiener Straße|Seestraße|Münchner Straße]}.
"""),
    "biography": blocks(r"""
{NAME:1} (* {DOB:1} in {LOCATION_CITY}[; † {DATE} in {LOCATION_CITY}|]) [ist ein|war ein] {ORIGIN=[deutscher|österreichischer|Schweizer|italienischer|amerikanischer|polnischer]} {OCCUPATION}. <bio> <bio> <bio>
---
<bio> <bio> <bio>
---
{NAME:1} wurde {DATE_INTERVAL=[1921|1934|1948|1957|1963|1971|1980|1989]} als [Sohn|Tochter] [eines {OCCUPATION=[Bäckers|Kaufmanns|Landwirts]}|einer {OCCUPATION=[Lehrerin|Schneiderin]}] in {LOCATION_CITY} geboren. <bio> <bio> {NAME_FAMILY:1} ist {MARITAL_STATUS} und [Vater|Mutter] von {~quantity} Kindern.
---
{LOCATION_CITY:1} ist eine Gemeinde im [Landkreis|Bezirk] {LOCATION} in {LOCATION_STATE}. <place> <place>
---
Die {ORGANIZATION:1} [ist ein Unternehmen mit Sitz|ist ein Verein] in {LOCATION_CITY}. {DATE_INTERVAL=[1894|1920|1949|1990]} gründete {NAME:2} die Firma gemeinsam mit {NAME:3/2}. <business> <bio_org>
"""),
    "bio": lines(r"""
Nach dem Studium an der {ORGANIZATION} [in {LOCATION_CITY} |]arbeitete {NAME_FAMILY:1} als {OCCUPATION}.
{DATE_INTERVAL=[1989|1995|2002|2010]} heiratete {%er die|sie den:1} {OCCUPATION={%Malerin|Maler:1}} {NAME:2}; aus der Ehe gingen {NAME_GIVEN:3} und {NAME_GIVEN:4} hervor.
Von {DATE_INTERVAL=1966 bis 1971} lehrte {%er|sie:1} an der {ORGANIZATION}.
Im {EVENT=[Zweiten Weltkrieg|Ersten Weltkrieg|Spanischen Bürgerkrieg]} floh die Familie nach {LOCATION_COUNTRY}.
{NAME_FAMILY:1} trat {DATE_INTERVAL} der {ORGANIZATION=[SPD|CDU|KPD|ÖVP|Kommunistischen Partei]} bei.
{%Er|Sie:1} erhielt den {EVENT=[Nobelpreis für Physik|Georg-Büchner-Preis|Oscar|Leibniz-Preis]}.
Zu {%seinen|ihren:1} Schülern zählten {NAME} und {NAME}.
{NAME_FAMILY:1} starb im Alter von {AGE} Jahren an {CONDITION} in {LOCATION_CITY}.
{%Seine|Ihre:1} Schwester {NAME:5/1} ist ebenfalls {OCCUPATION}.
Während {%seiner|ihrer:1} Zeit in {LOCATION_CITY} lernte {%er|sie:1} {NAME:6} kennen.
{%Er|Sie:1} spricht {LANGUAGE}, {LANGUAGE} und {LANGUAGE}.
{NAME_GIVEN:1} wuchs in {LOCATION_COUNTRY} auf und wurde {RELIGION=[katholisch|evangelisch|jüdisch|muslimisch]} erzogen.
Als Vorbilder nennt {%er|sie:1} {NAME} und {NAME}.
"""),
    "bio_org": lines(r"""
Zum Vorstand gehören {NAME}, {NAME} und {NAME}.
Heute beschäftigt {ORGANIZATION:1} rund {~number} Menschen in {LOCATION_COUNTRY} und {LOCATION_COUNTRY}.
"""),
    "place": lines(r"""
Der Ort liegt am Ufer der {LOCATION=[Donau|Mur|Saale|Isar|Weser|Havel|Aare|Lahn]}, etwa {~quantity} Kilometer nördlich von {LOCATION_CITY}.
{OCCUPATION=Bürgermeister} ist seit {DATE_INTERVAL=[2008|2014|2020]} {NAME} ({POLITICAL_AFFILIATION=[CSU|SPD|Freie Wähler|ÖVP|Grüne]}).
Söhne und Töchter der Stadt: {NAME} ({DATE_INTERVAL=1812–1880}), {OCCUPATION}; {NAME} (* {DATE_INTERVAL=1959}), {OCCUPATION}.
Partnerstädte sind {LOCATION_CITY} ({LOCATION_COUNTRY}) und {LOCATION_CITY}.
Der Bahnhof wird von der {ORGANIZATION=[Deutschen Bahn|ÖBB|BLS|Südostbahn]} bedient.
"""),
    "social": lines(r"""
Endlich Urlaub mit @{USERNAME:1} in {LOCATION_CITY}! [☀️|#urlaub|😍]
Alles Gute zum {AGE}., {NAME_GIVEN:1}! [🎂|Feiert schön!|]
RT @{USERNAME}: {NAME_FAMILY} hat recht, {ORGANIZATION} muss handeln
[Kennt jemand|Suche] eine gute {OCCUPATION=Ärztin} in {LOCATION_CITY}? {NAME_MEDICAL_PROFESSIONAL} ist leider in Rente
Mein Hund ist weggelaufen, letzte Sichtung {LOCATION_ADDRESS_STREET}, bitte melden: {PHONE_NUMBER}
Gestern bei {EVENT} gewesen, {NAME} war der Hammer!
So stolz auf meine Schwester {NAME_GIVEN}, ab {DATE_INTERVAL} {OCCUPATION} bei {ORGANIZATION} 🎉
Warum redet keiner über {NAME}? In {LOCATION_COUNTRY} wäre das undenkbar.
Zug von {LOCATION_CITY} nach {LOCATION_CITY} schon wieder {DURATION=[40|90|25] Minuten} zu spät. Danke {ORGANIZATION=[@DB_Bahn|Deutsche Bahn|ÖBB]}!
Hab meinen Account gewechselt, jetzt @{USERNAME}. Folgt mir!
★★☆☆☆ Service von {ORGANIZATION}: Frau {NAME_FAMILY} war unfreundlich, der {PRODUCT} ging nach {DURATION} kaputt.
Ich bin {AGE}, {SEXUALITY}, {ZODIAC_SIGN} und suche Leute in {LOCATION_CITY} zum Wandern.
{NAME_GIVEN}, {AGE}, {LOCATION_CITY}: [{MARITAL_STATUS=Single}|{MARITAL_STATUS}], {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}
Wahlkampf in {LOCATION_STATE}: {NAME_FAMILY} gegen {NAME_FAMILY}, wer hat die besseren Karten?
"""),
    "story": blocks(r"""
<story_line> <story_line> <story_line> <story_line>
---
Liebes Tagebuch, [heute ist {DATE}|{DATE}]. <story_line> <story_line>
---
<story_line> <story_line>
„[Wo ist {NAME_GIVEN:2}|Hast du {NAME_FAMILY:3} gesehen|Kommst du mit nach {LOCATION_CITY}]?“, fragte {NAME_GIVEN:1}.
<story_line>
"""),
    "story_line": lines(r"""
{NAME_GIVEN:1} stand am Fenster und dachte an {NAME_GIVEN:2}.
Der alte {NAME_FAMILY:3} kam wie jeden Morgen mit dem Rad den Hügel herunter.
Als {NAME_GIVEN:2} {AGE} war, zog die Familie von {LOCATION_CITY} nach {LOCATION_CITY}.
{NAME_GIVEN:1} und {NAME_GIVEN:2} hatten sich {DATE_INTERVAL} auf einer Reise durch {LOCATION_COUNTRY} kennengelernt.
Tante {NAME_GIVEN:4} buk Pflaumenkuchen, Onkel {NAME_GIVEN:5} spielte Skat mit {NAME_FAMILY:3} und {NAME_FAMILY:6}.
Niemand wusste, dass {NAME_GIVEN:1} früher {OCCUPATION} gewesen war.
Es regnete, und die Straßen von {LOCATION_CITY} glänzten im Licht der Laternen.
Sie nahmen den Nachtzug nach {LOCATION_CITY}, und {NAME_GIVEN:2} schlief sofort ein.
Großvater {NAME_GIVEN:4} erzählte vom {EVENT=[Zweiten Weltkrieg|Mauerfall]} und von {LOCATION=[Schlesien|Ostpreußen|Siebenbürgen|Pommern]}.
„Frau {NAME_FAMILY:6}“, sagte {NAME_GIVEN:1} leise, „ich habe {CONDITION=[Krebs|Diabetes|Fieber]}.“
{NAME_FAMILY:3} schwieg. Der Fuchs verschwand im Wald, und der Schnee fiel weiter.
Im {DATE_INTERVAL=[Sommer|Herbst|Winter|Frühling|August]} fuhren wir oft an den {LOCATION=[Bodensee|Gardasee|Wannsee|Attersee|Vierwaldstättersee]}.
{NAME:7} hatte {PHYSICAL_ATTRIBUTE=[rote Haare|graue Augen|eine Narbe über dem Auge|lange schwarze Zöpfe]} und lachte selten.
Danach blieb {NAME_GIVEN:1} {DURATION} bei {NAME:7} in der {LOCATION_ADDRESS_STREET}.
"""),
    "interview": blocks(r"""
{%Herr|Frau:1} {NAME_FAMILY:1}, [wie geht es Ihnen|was bedeutet {LOCATION_CITY} für Sie|warum sind Sie {OCCUPATION} geworden]?
{NAME_FAMILY:1}: <answer>
[Und {NAME:2}?|Sie kennen {NAME:2} gut.]
{NAME_FAMILY:1}: <answer>
---
{ORGANIZATION=[SPIEGEL|ZEIT|Standard|NZZ|taz]}: [Was hat sich verändert?|Woran arbeiten Sie gerade?]
{NAME_FAMILY:1}: <answer> <answer>
Zur Person: {NAME:1}, Jahrgang {DATE_INTERVAL=[1958|1967|1974|1985]}, ist {OCCUPATION} und lebt in {LOCATION_CITY}.
---
I: Können Sie kurz etwas zu sich sagen?
B: Ja, also ich heiße {NAME_GIVEN:1}, bin {AGE} und komme aus {LOCATION_CITY}. <answer>
"""),
    "answer": lines(r"""
Ich habe {DURATION} bei {ORGANIZATION} gearbeitet, dann kam der Anruf von {NAME:2}.
Meine Eltern stammen aus {LOCATION_COUNTRY}, zu Hause sprachen wir {LANGUAGE}.
{NAME_GIVEN:2} ist ein Freund, wir haben uns in {LOCATION_CITY} getroffen.
Das war {DATE_INTERVAL=[2008|1999|2015]}, kurz nach der Geburt meiner Tochter {NAME_GIVEN:3}.
Ich leide seit {DURATION=Jahren} an {CONDITION}, darüber rede ich offen.
Das sollten Sie {NAME_FAMILY:4} fragen.
Ich bin {RELIGION=[Christ|Muslimin|Jüdin|Katholik|Atheist]} und wähle {POLITICAL_AFFILIATION=[grün|SPD|konservativ|links]}, na und?
"""),
    "sentences": lines(r"""
{NAME} wohnt in {LOCATION_CITY}.
{NAME} und {NAME} spielten Karten.
Gestern hat {NAME_GIVEN} angerufen.
{NAME_FAMILY} kam zu spät.
Das Büro von {NAME_FAMILY} liegt im Erdgeschoss.
Ich habe {NAME} seit {DURATION} nicht gesehen.
Herr {NAME_FAMILY} und Frau {NAME_FAMILY} unterschrieben den Vertrag.
Familie {NAME_FAMILY} ist umgezogen.
Die Brüder {NAME_GIVEN} und {NAME_GIVEN} {NAME_FAMILY} stritten vor Gericht.
{OCCUPATION=Professor} {NAME_FAMILY} hielt die Vorlesung auf {LANGUAGE}.
Oma {NAME_GIVEN} wird am {DATE} {AGE}.
Unser Nachbar {NAME_FAMILY} ist {OCCUPATION}.
{NAME_GIVEN} mag keinen Spinat.
Den Brief an {NAME} habe ich [gestern|vorgestern] eingeworfen.
Laut {NAME_FAMILY} ist die Brücke sicher.
{NAME_FAMILY} gegen {NAME_FAMILY}: Das Duell beginnt um {TIME}.
Das Konzert von {NAME} in {LOCATION_CITY} ist ausverkauft.
Bitte grüßen Sie {NAME_GIVEN} von mir.
In {LOCATION_CITY} schneit es.
Von {LOCATION_CITY} bis {LOCATION_CITY} sind es {~number} Kilometer.
Wir fahren nach {LOCATION_COUNTRY}.
{LOCATION_COUNTRY} grenzt an {LOCATION_COUNTRY}.
Sie stammt aus {LOCATION_STATE}.
Der {LOCATION=[Rhein|Inn|Neckar|Main|Po|Nil|Ganges|Mekong]} führt Hochwasser.
Die {LOCATION=[Elbe|Oder|Wolga|Seine|Themse|Loire|Drau|Spree]} ist {~number} Kilometer lang.
Auf {LOCATION=[Sylt|Mallorca|Korsika|Rügen|Kuba|Bali|Teneriffa]} gibt es einen neuen Leuchtturm.
Ich lebe in {LOCATION=[Kreuzberg|Ottensen|Sachsenhausen|Hietzing|Ehrenfeld|Prenzlauer Berg]}.
Unsere Anschrift: {LOCATION_ADDRESS}
Er wohnt in der {LOCATION_ADDRESS_STREET}.
Die Postleitzahl von {LOCATION_CITY} ist {LOCATION_ZIP}.
Der Unfallort liegt bei {LOCATION_COORDINATE}.
{ORGANIZATION} sucht {OCCUPATION=Auszubildende}.
{ORGANIZATION} verklagt {ORGANIZATION}.
Sie arbeitet bei {ORGANIZATION} in {LOCATION_CITY}.
{NAME}, {OCCUPATION} bei {ORGANIZATION}, widersprach.
Die {ORGANIZATION} hat die Genehmigung erteilt.
Der Vertrag mit {ORGANIZATION} läuft {DURATION}.
Das {ORGANIZATION=[Umweltbundesamt|Kraftfahrt-Bundesamt|Landeskriminalamt|Bundeskartellamt|Jugendamt Neukölln]} prüft den Antrag.
Die {ORGANIZATION=[Grünen|SPD|FDP|Linke|AfD|Union|ÖVP|SVP]} verlor {~percent} Prozent.
Die Firma ist unter {ORGANIZATION_ID} eingetragen.
Behandelt wurde er im {ORGANIZATION_MEDICAL_FACILITY}.
{NAME_MEDICAL_PROFESSIONAL} hat heute keine Sprechstunde.
Die Patientin leidet an {CONDITION}.
Wegen {CONDITION} nimmt sie {DRUG}, {DOSE}.
Nach dem Sturz wurde eine {INJURY} festgestellt.
Die {MEDICAL_PROCESS} ist für {DATE} geplant.
Nebenwirkungen wie {EFFECT} und {EFFECT} sind selten.
Blutgruppe {BLOOD_TYPE}, {STATISTICS}.
Kodiert als {MEDICAL_CODE}.
Die Versichertennummer lautet {HEALTHCARE_NUMBER}.
Er ist {AGE} Jahre alt.
Das Kind ist {AGE=[sechs Wochen|18 Monate|drei Tage|neun Monate]} alt.
Sie ist Mitte {AGE=[vierzig|dreißig|fünfzig]}.
Der {AGE}-Jährige wurde freigesprochen.
Geboren wurde sie am {DOB}.
Mein Geburtstag ist der {DOB}.
Die Sitzung findet am {DATE} um {TIME} statt.
Im {DATE_INTERVAL=[März|Juni 2019|Oktober|Herbst 2021|Jahr 2004]} haben wir geheiratet.
Das Museum ist seit [{DATE_INTERVAL=1990}|{DATE_INTERVAL=Mai}|den {DATE_INTERVAL=siebziger Jahren}|{DATE_INTERVAL=2012}] geschlossen.
Wir warten seit {DURATION=[drei Stunden|zwei Wochen|fünf Tagen|einem Jahr|zehn Minuten]}.
Zu {EVENT} kommen alle zusammen.
Während [der {EVENT=[Olympischen Spiele|Buchmesse|Fußball-WM]}|des {EVENT=Oktoberfests}] sind die Hotels teuer.
Das kostet {MONEY}.
Er schuldet mir noch {MONEY}.
Ruf mich unter {PHONE_NUMBER} an.
Fax: {PHONE_NUMBER}
Schreiben Sie an {EMAIL_ADDRESS}.
Mehr dazu unter {URL}.
Die Datei heißt {FILENAME}.
Anmeldung als {USERNAME} mit Passwort {PASSWORD}.
Meine PIN ist {PASSWORD=[4711|0815|9283|5512]}.
Zugriff von {IP_ADDRESS} gesperrt.
Die Steuer-ID von {NAME} ist {SSN}.
Sozialversicherungsnummer {SSN}, Kasse {ORGANIZATION=[AOK|TK|Barmer|ÖGK]}.
AHV-Nummer {SSN}
Reisepass {PASSPORT_NUMBER}, ausgestellt in {LOCATION_CITY}.
Führerschein Nr. {DRIVER_LICENSE} wurde eingezogen.
Der Wagen mit dem Kennzeichen {VEHICLE_ID} steht im Halteverbot.
Ihre Mitgliedsnummer: {ACCOUNT_NUMBER}
Seriennummer {NUMERICAL_PII} bitte bereithalten.
Überweisung auf {BANK_ACCOUNT}, BIC {ROUTING_NUMBER}.
Karte {CREDIT_CARD}, gültig bis {CREDIT_CARD_EXPIRATION}, Prüfziffer {CVV}.
Sie ist {ORIGIN=[Türkin|Polin|Syrerin|Italienerin|Deutsche|Schweizerin|Brasilianerin|Ungarin]} und lebt seit {DURATION} hier.
Ein {ORIGIN=[afghanischer|ukrainischer|indischer|irischer|kroatischer]} {OCCUPATION=[Koch|Arzt|Ingenieur|Student|Pfleger]} half uns.
Er spricht {LANGUAGE} und ein wenig {LANGUAGE}.
Die Familie ist {RELIGION}.
Er ist Mitglied der {POLITICAL_AFFILIATION=[SPD|CDU|FDP|Grünen|Linken|SVP]}.
Sie bezeichnet sich als {SEXUALITY}.
Geschlecht: {GENDER}
{NAME} ist {MARITAL_STATUS}.
Ihr {MARITAL_STATUS=[Ex-Mann|Ehemann|Verlobter|Lebenspartner]} heißt {NAME_GIVEN}.
Er hat {PHYSICAL_ATTRIBUTE=[blaue Augen|eine Glatze|schwarze Locken|ein Tattoo am Nacken]}.
Als {ZODIAC_SIGN} ist sie sehr ehrgeizig.
Der {PRODUCT} ist ab {DATE} erhältlich.
Das Projekt {PROJECT} liegt im Zeitplan.
Die {CORPORATE_ACTION} wurde gestern bekannt.
Der {FINANCIAL_METRIC} {TREND}.
Sein Urgroßvater {NAME} gründete {DATE_INTERVAL=[1887|1902|1911]} die {ORGANIZATION}.
Weder {NAME_GIVEN} noch {NAME_GIVEN} wussten Bescheid.
{NAME_GIVEN}, {NAME_GIVEN} und {NAME_GIVEN} gehen in dieselbe Klasse.
Gewonnen hat {NAME} ({LOCATION_COUNTRY}) vor {NAME} ({LOCATION_COUNTRY}).
Frau {NAME_FAMILY=[Koch|Müller|Fischer|Vogel|Wolf|Schneider|Weber|Bäcker|Richter|Kaiser|König|Sommer|Winter|Jung|Lang|Stein|Baum]} ist heute nicht im Haus.
Herr {NAME_FAMILY=[Koch|Müller|Fischer|Fuchs|Hahn|Schäfer|Zimmermann|Wagner|Schmied|Vogt|Busch|Engel|Herbst|Frost|Klein|Groß]} isst nie in der Kantine.
{NAME_FAMILY=[Merkel|Scholz|Kohl|Schröder|Brandt|Adenauer|Kurz|Kreisky|Habeck|Söder|Wagenknecht]} [war lange im Amt|trat ans Mikrofon|kam nicht].
{NAME_FAMILY=[Goethe|Schiller|Kafka|Brecht|Heine|Dürrenmatt|Frisch|Bernhard]} lasen wir in der Schule nur ungern.
{NAME_FAMILY=[Merkels|Müllers|Schröders|Neuers|Klopps|Bachmanns]} Vertrag wurde verlängert.
Das ist {NAME_GIVEN=[Peters|Annas|Lisas|Jonas'|Mehmets]} Fahrrad.
Mit {NAME_GIVEN} im Tor hätte {ORGANIZATION} gewonnen.
Wer ist {NAME}?
Danke, {NAME_GIVEN}!
Der Angeklagte {NAME_FAMILY=[K.|M.|S.|B.|W.|A.]} bestreitet die Tat.
Z.Hd. {NAME}
i. V. {NAME}
gez. {NAME_FAMILY}, {OCCUPATION=[Richter|Oberstaatsanwältin|Rechtspflegerin|Bürgermeister]}
Vgl. {NAME_FAMILY} ({DATE_INTERVAL=[2004|2011|2019]}), S. {~quantity}.
{NAME_FAMILY}/{NAME_FAMILY}, Kommentar zum BGB, {~quantity}. Aufl.
Foto: {NAME}/{ORGANIZATION=[dpa|AFP|imago|Getty Images]}
Die Straße zwischen {LOCATION_CITY} und {LOCATION_CITY} ist gesperrt.
Im Raum {LOCATION_CITY} fällt der Strom aus.
Die {ORGANIZATION=[Charité|TU Berlin|ETH Zürich|Uni Wien|LMU]} forscht gemeinsam mit {ORGANIZATION}.
Am {LOCATION=[Flughafen Tegel|Frankfurter Flughafen|Hauptbahnhof Köln|Wiener Westbahnhof]} wurde {NAME} festgenommen.
Die Firma {ORGANIZATION=[Tesla|Apple|Google|Pfizer|Intel]} baut in {LOCATION_STATE=[Brandenburg|Sachsen-Anhalt|Sachsen|Tirol]}.
"""),
}
