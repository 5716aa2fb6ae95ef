"""Running Dutch text (news, biographies, stories, posts, single sentences) and documents without personal data."""
from .listed import blocks, lines

PROSE = {
    "news": blocks(r"""
<headline>

<lead> <news_sentence> <news_sentence> <news_quote>
---
<lead> <news_sentence> <news_quote> <news_sentence>
---
<dateline> <lead> <news_sentence>
---
<news_sentence> <news_sentence> <news_sentence>
---
<sport> <sport> <sport>
---
<headline>
<sport> <sport>
---
<dateline> <business> <business>
---
<business> <news_quote>
---
<culture> <culture>
---
<local> <local> <local>
---
<dateline> <world> <world> <news_quote>
---
<world> <world> <world>
"""),
    "dateline": lines(r"""
{LOCATION_CITY} ({ORGANIZATION=[ANP|Belga|AFP|Reuters]}) -
{LOCATION_CITY}, {DATE} -
{LOCATION_CITY} -
"""),
    "headline": lines(r"""
{NAME_FAMILY:1} [stapt op|ontkent aantijgingen|wint in {LOCATION_CITY}|bezoekt {LOCATION_COUNTRY}]
{ORGANIZATION:1} schrapt {~number} banen in {LOCATION_CITY}
{LOCATION_COUNTRY} en {LOCATION_COUNTRY} [praten verder|ruziën over visserij|tekenen verdrag]
{ORGANIZATION:1} neemt {ORGANIZATION:2} over
[Brand|Explosie|Overstroming|Aardbeving] in {LOCATION_CITY}
{NAME:1} ({AGE}) overleden
{ORGANIZATION:1} - {ORGANIZATION:2} [2-1|0-0|1-3]
"""),
    "lead": lines(r"""
{OCCUPATION=[Premier|Minister|Staatssecretaris|Partijleider|President|Bondskanselier|Commissaris]} {NAME:1} heeft {DATE=[maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag]} in {LOCATION_CITY} [een akkoord bereikt met {NAME:2}|gewaarschuwd voor tekorten|excuses aangeboden].
Na het vertrek van {NAME:1} zoekt {ORGANIZATION:1} een opvolger. {NAME:2} wordt genoemd.
{NAME:1}, {OCCUPATION=[burgemeester|wethouder|korpschef|schepen]} van {LOCATION_CITY}, is niet beschikbaar voor een nieuwe termijn.
De {ORGANIZATION=[rechtbank in Den Haag|rechtbank Rotterdam|Hoge Raad|correctionele rechtbank van Gent]} heeft {NAME:1} vrijgesproken.
Bij een [treinongeluk|busongeluk|aanslag|vliegramp] bij {LOCATION_CITY} in {LOCATION_COUNTRY} zijn {DATE} zeker {~quantity} mensen omgekomen.
De {ORIGIN=[Franse|Duitse|Amerikaanse|Russische|Turkse|Israëlische|Chinese|Britse|Poolse|Hongaarse]} {OCCUPATION=[president|premier|ambassadeur|oppositieleider|schrijver]} {NAME:1} is aangekomen in {LOCATION_CITY}.
Volgens [de {ORGANIZATION=Volkskrant}|{ORGANIZATION=NRC}|{ORGANIZATION=De Standaard}|{ORGANIZATION=The Guardian}|{ORGANIZATION=Der Spiegel}|het {ORGANIZATION=AD}] wordt {NAME:1} de nieuwe {OCCUPATION=[topman|directeur|voorzitter]} van {ORGANIZATION:1}.
In {LOCATION_CITY} gingen duizenden mensen de straat op tegen {OCCUPATION=[president|premier]} {NAME_FAMILY:1}.
{POLITICAL_AFFILIATION=[VVD|PvdA|D66|CDA|PVV|SP|N-VA|GroenLinks|CD&V]}-{OCCUPATION=[Kamerlid|leider|fractievoorzitter]} {NAME:1} wil opheldering van {OCCUPATION=minister} {NAME_FAMILY:2}.
"""),
    "news_sentence": lines(r"""
{NAME_FAMILY:1} zei dat [er geen alternatief is|het plan doorgaat|hij het debat afwacht].
Eerder had {NAME:2} ({POLITICAL_AFFILIATION}) al kritiek.
{ORGANIZATION:3} [is tegen|wil niet reageren|noemt het besluit onbegrijpelijk].
Ook {NAME:3} en {NAME:4} van {ORGANIZATION} waren aanwezig.
In de {ORGANIZATION=[Tweede Kamer|Eerste Kamer|Senaat|gemeenteraad van Utrecht|Kamer]} stemden {~number} leden voor.
{NAME_FAMILY:1} werd in {DATE_INTERVAL=[2015|2018|2021|1998]} gekozen tot {OCCUPATION=[voorzitter|lijsttrekker|minister|burgemeester]}.
De zaak baarde veel opzien in {LOCATION_COUNTRY}.
Een {OCCUPATION=woordvoerder} van het {ORGANIZATION=[ministerie van Defensie|Witte Huis|Kremlin|Vaticaan|ministerie van Justitie]}, {NAME:5}, bevestigt dat.
{NAME:3}, {OCCUPATION} aan de {ORGANIZATION=[Universiteit Leiden|KU Leuven|VUB|Radboud Universiteit|Erasmus Universiteit]}, betwijfelt dat.
Ook {LOCATION_COUNTRY}, {LOCATION_COUNTRY} en {LOCATION_COUNTRY} sturen hulp.
De kosten worden geraamd op {MONEY}.
De {AGE}-jarige {NAME_FAMILY:1} woont met zijn {MARITAL_STATUS=[vrouw|man|partner]} {NAME_GIVEN:6} in {LOCATION_CITY}.
Naast {NAME_FAMILY:2} zitten {NAME_FAMILY:3}, {NAME_FAMILY:4} en {NAME_FAMILY:5} in de commissie.
De {ORGANIZATION=[NAVO|EU|VN|Afrikaanse Unie|OVSE]} reageert bezorgd.
Vanuit {LOCATION_CITY} reist {NAME_FAMILY:1} door naar {LOCATION_CITY}, waar {NAME:6} wacht.
Noch {NAME_FAMILY:1} noch {ORGANIZATION:1} was bereikbaar.
{NAME:4} en {NAME:5} kennen elkaar van {ORGANIZATION}.
In {LOCATION_STATE} regeert sinds {DATE_INTERVAL=[2011|2019|2023]} een coalitie van {ORGANIZATION=[VVD|CDA|BBB|N-VA]} en {ORGANIZATION=[PvdA|D66|CD&V|Vooruit]}.
"""),
    "news_quote": lines(r"""
„[We hebben hier lang op gewacht|Dit is een schande|Ik ben opgelucht]”, zegt {NAME:7} [tegen [de {ORGANIZATION=NOS}|het {ORGANIZATION=ANP}|{ORGANIZATION=RTL Nieuws}|{ORGANIZATION=VRT NWS}|{ORGANIZATION=Omroep Gelderland}]|van {ORGANIZATION:4}].
'[Niemand zag dit aankomen|Het is aan de {OCCUPATION=rechter}|Er is te weinig personeel]', aldus {NAME:7}, {OCCUPATION} bij {ORGANIZATION:4}.
{NAME_FAMILY:1} schrijft op {ORGANIZATION=[X|Facebook|Instagram]}: „[Bedankt {LOCATION_CITY}|Het was een eer]!”
Volgens {NAME:7} duurt de verbouwing nog {DURATION}.
"""),
    "world": lines(r"""
De regering in {LOCATION_CITY=[Moskou|Washington|Peking|Parijs|Londen|Kyiv|Ankara|Warschau|Teheran|Boedapest]} wijst het voorstel af.
{OCCUPATION=[President|Premier]} {NAME=[Vladimir Poetin|Emmanuel Macron|Joe Biden|Recep Tayyip Erdogan|Xi Jinping|Volodymyr Zelensky|Viktor Orbán|Giorgia Meloni|Benjamin Netanyahu|Donald Trump]} [sprak van een doorbraak|blies het bezoek af|ontving {NAME:2} in {LOCATION_CITY}].
Rebellen in {LOCATION=[Noord-Kivu|Darfur|Idlib|Tigray|Kasjmir]} hebben volgens de {ORGANIZATION=[VN|Verenigde Naties]} {LOCATION_CITY} ingenomen.
Strijders van [{ORGANIZATION=Hamas}|{ORGANIZATION=Hezbollah}|de {ORGANIZATION=Taliban}|{ORGANIZATION=IS}|{ORGANIZATION=Al-Shabaab}] vielen een post aan bij de grens met {LOCATION_COUNTRY}.
De {ORIGIN=[Syrische|Iraanse|Iraakse|Servische|Egyptische|Libanese]} {OCCUPATION=[generaal|minister|leider]} {NAME:3} is naar {LOCATION_CITY} gevlucht.
{NAME:1} is in {LOCATION_CITY} opgepakt en wordt uitgeleverd aan {LOCATION_COUNTRY}.
De verkiezingen zijn gewonnen door {NAME:4} met {~percent} procent, voor {NAME:5}.
Tussen {LOCATION_CITY} en {LOCATION_CITY} rijden sinds {DATE_INTERVAL} geen treinen.
{LOCATION_COUNTRY} daagt {LOCATION_COUNTRY} voor het {ORGANIZATION=[Internationaal Gerechtshof|Strafhof]} om {LOCATION}.
Vluchtelingen uit {LOCATION_COUNTRY} kwamen aan op {LOCATION=[Lesbos|Lampedusa|Samos|Sicilië|Gran Canaria]}.
"""),
    "sport": lines(r"""
{ORGANIZATION:1} won met [2-1|3-0|1-0|4-2] van {ORGANIZATION:2}.
{NAME:1} opende na {~quantity} minuten de score, {NAME_FAMILY:2} maakte gelijk.
{OCCUPATION=[Trainer|Bondscoach|Coach]} {NAME:3} was te spreken over {NAME_FAMILY:1} en {NAME_FAMILY:4}.
{NAME:1} verruilt {ORGANIZATION:1} [voor {MONEY}|transfervrij] voor {ORGANIZATION:2}.
De {ORIGIN=[Braziliaan|Fransman|Deen|Kroaat|Spanjaard|Noor|Belg|Argentijn]} tekende tot {DATE_INTERVAL=[2026|2027|medio 2028]}.
Op [{EVENT=Roland Garros}|{EVENT=Wimbledon}|het {EVENT=WK}|de {EVENT=US Open}|de {EVENT=Spelen}] verloor {NAME:5} van {NAME:6} ({LOCATION_COUNTRY}).
In [de {LOCATION=Kuip}|de {LOCATION=Johan Cruijff ArenA}|het {LOCATION=Philips Stadion}|{LOCATION=Thialf}|het {LOCATION=Koning Boudewijnstadion}] scoorde {NAME_FAMILY} tweemaal.
{ORGANIZATION=[Ajax|Feyenoord|PSV|AZ|Club Brugge|Anderlecht|Heerenveen|Sparta|NEC]} ontvangt {DATE} {ORGANIZATION=[Vitesse|RKC|Go Ahead Eagles|Real Madrid|Arsenal|Juventus|Gent]}.
{NAME:1} en {NAME:2} ({INJURY=[hamstringblessure|knieblessure|enkelblessure]}) ontbreken.
Het zilver was voor {NAME} uit {LOCATION_COUNTRY}, het brons voor {NAME}.
{NAME_FAMILY:1} reed in {LOCATION_CITY} de snelste ronde voor {NAME:7} van {ORGANIZATION=[Ferrari|McLaren|Red Bull|Visma]}.
"""),
    "business": lines(r"""
De {FINANCIAL_METRIC} van {ORGANIZATION:1} {TREND}.
{ORGANIZATION:1} werkt aan een {CORPORATE_ACTION=[overname|fusie|afsplitsing]} van {ORGANIZATION:2} voor {MONEY}.
{OCCUPATION=[Topvrouw|Topman|Bestuursvoorzitter|CEO|Financieel directeur]} {NAME:1} kondigde een {CORPORATE_ACTION=[reorganisatie|beursgang|ontslagronde]} aan.
Het aandeel {ORGANIZATION:1} {TREND}.
{OCCUPATION=Analist} {NAME:2} van {ORGANIZATION=[ING|ABN AMRO|KBC Securities|Goldman Sachs|Rabobank]} rekent voor {DATE_INTERVAL} op een {FINANCIAL_METRIC=[winst|omzet]} van {MONEY}.
De fabriek in {LOCATION_CITY} gaat [in {DATE_INTERVAL=2025}|{DATE_INTERVAL=dit najaar}|eind {DATE_INTERVAL=volgend jaar}] dicht.
De {ORGANIZATION=[AFM|DNB|ACM|ECB|FSMA]} onderzoekt de zaak.
Het bedrijf werd in {DATE_INTERVAL=[1898|1923|1951|1976]} opgericht door {NAME:5} in {LOCATION_CITY}.
{ORGANIZATION:3} haalt de {PRODUCT} uit de winkels.
"""),
    "culture": lines(r"""
{NAME:1} presenteerde zijn nieuwe roman tijdens [de {EVENT=Boekenweek}|de {EVENT=Uitmarkt}|{EVENT=Crossing Border}|{EVENT=Oerol}|het {EVENT=IFFR}].
{NAME:2} regisseert bij [{ORGANIZATION=Internationaal Theater Amsterdam}|het {ORGANIZATION=Nationale Theater}|{ORGANIZATION=Toneelhuis}|{ORGANIZATION=NTGent}|{ORGANIZATION=De Munt}].
De hoofdrollen zijn voor {NAME:3}, {NAME:4} en {NAME:5}.
De tentoonstelling in het {ORGANIZATION=[Rijksmuseum|Mauritshuis|Stedelijk|Kröller-Müller Museum|MAS|Bonnefanten]} toont werk van {NAME:6}.
{NAME_FAMILY:1}, geboren in {LOCATION_CITY}, woont tegenwoordig in {LOCATION_CITY}.
De {EVENT=[Libris Literatuurprijs|P.C. Hooftprijs|Gouden Kalf|AKO Literatuurprijs]} ging naar {NAME:7}.
De {OCCUPATION=[pianiste|sopraan|violiste|rapper|zangeres]} {NAME:1} speelt {DATE} in [{LOCATION=Carré}|het {LOCATION=Concertgebouw}|{LOCATION=Paradiso}|de {LOCATION=Ancienne Belgique}|{LOCATION=TivoliVredenburg}].
"""),
    "local": lines(r"""
{NAME:1} vierde {DATE} haar {AGE}e verjaardag; {OCCUPATION=burgemeester} {NAME:2} kwam langs.
De {ORGANIZATION=[harmonie|voetbalclub|schaatsvereniging|toneelgroep] [Concordia|Excelsior|Thalia|De Eendracht]} koos {NAME:3} tot {OCCUPATION=voorzitter}.
In de {LOCATION_ADDRESS_STREET} wordt vanaf {DATE} gewerkt.
De familie {NAME_FAMILY:5} uit {LOCATION_CITY} heeft de boerderij al {DURATION}.
{OCCUPATION=[Dominee|Pastoor]} {NAME:6} neemt na {DURATION} afscheid.
Tijdens [de {EVENT=braderie}|het {EVENT=dorpsfeest}|de {EVENT=intocht van Sinterklaas}|de {EVENT=kermis}] in {LOCATION_CITY} trad {NAME:8} op.
{NAME_GIVEN} en {NAME_GIVEN} {NAME_FAMILY} zijn {DURATION} {MARITAL_STATUS=getrouwd}.
Buurtbewoner {NAME:7} is de overlast bij {ORGANIZATION} zat.
"""),
    "biography": blocks(r"""
{NAME:1} ({LOCATION_CITY}, {DOB:1}[ – {LOCATION_CITY}, {DATE}|]) [is|was] een {ORIGIN=[Nederlands|Belgisch|Duits|Frans|Amerikaans|Surinaams]} {OCCUPATION}. <bio> <bio> <bio>
---
<bio> <bio> <bio>
---
{LOCATION_CITY:1} is een dorp in de provincie {LOCATION_STATE}. <place> <place>
---
{ORGANIZATION:1} is gevestigd in {LOCATION_CITY} en werd in {DATE_INTERVAL=[1894|1920|1949]} gesticht door {NAME:2} en {NAME:3/2}. <business>
---
{NAME:1} werd geboren als [zoon|dochter] van een {OCCUPATION} in {LOCATION_CITY}. <bio> <bio>
"""),
    "bio": lines(r"""
Na zijn studie aan de {ORGANIZATION} werkte {NAME_FAMILY:1} als {OCCUPATION}.
In {DATE_INTERVAL=[1989|1995|2002|2010]} trouwde {%hij|zij:1} met {NAME:2}; zij kregen {NAME_GIVEN:3} en {NAME_GIVEN:4}.
Van {DATE_INTERVAL=1966 tot 1971} doceerde {NAME_FAMILY:1} in {LOCATION_CITY}.
Tijdens de {EVENT=[Tweede Wereldoorlog|Eerste Wereldoorlog]} vluchtte het gezin naar {LOCATION_COUNTRY}.
{NAME_FAMILY:1} werd lid van de {ORGANIZATION=[PvdA|VVD|CPN|KVP|ARP]}.
Onder {%zijn|haar:1} leerlingen waren {NAME} en {NAME}.
{NAME_FAMILY:1} overleed op {AGE}-jarige leeftijd aan {CONDITION}.
{%Zijn|Haar:1} broer {NAME:5/1} is ook {OCCUPATION}.
{%Hij|Zij:1} groeide {RELIGION=[katholiek|gereformeerd|joods|islamitisch]} op en spreekt {LANGUAGE}.
In {LOCATION_CITY} ontmoette {%hij|zij:1} {NAME:6}.
"""),
    "place": lines(r"""
Het ligt aan de {LOCATION=[Maas|IJssel|Vecht|Leie|Schelde|Linge|Dommel]}, {~quantity} kilometer ten noorden van {LOCATION_CITY}.
{OCCUPATION=Burgemeester} is {NAME} ({POLITICAL_AFFILIATION=[CDA|VVD|PvdA|CD&V|N-VA]}).
Geboren in het dorp: {NAME} ({DATE_INTERVAL=1912-1980}), {OCCUPATION}; {NAME} ({DATE_INTERVAL=1959}), {OCCUPATION}.
Zusterstad is {LOCATION_CITY} in {LOCATION_COUNTRY}.
"""),
    "social": lines(r"""
Heerlijk weekend met @{USERNAME:1} in {LOCATION_CITY}! [☀️|#genieten|]
Gefeliciteerd {NAME_GIVEN:1}, alweer {AGE}! 🎂
RT @{USERNAME}: {NAME_FAMILY} heeft gelijk, {ORGANIZATION} moet iets doen
Weet iemand een goede {OCCUPATION=[tandarts|huisarts|kapper|loodgieter]} in {LOCATION_CITY}? {NAME_MEDICAL_PROFESSIONAL} is gestopt
Kat kwijt, {LOCATION_ADDRESS_STREET}, bel {PHONE_NUMBER}
Gisteren {NAME} gezien op {EVENT}, wauw
Zo trots op mijn zus {NAME_GIVEN}, vanaf {DATE_INTERVAL} {OCCUPATION} bij {ORGANIZATION}!
Waarom hoor je niemand over {NAME}? In {LOCATION_COUNTRY} zou dit niet kunnen.
Trein van {LOCATION_CITY} naar {LOCATION_CITY} weer {DURATION=[20|40|55] minuten} te laat, bedankt {ORGANIZATION=[NS|NMBS|Arriva]}
{NAME_GIVEN}, {AGE}, {LOCATION_CITY}, {SEXUALITY}, {ZODIAC_SIGN}, {PHYSICAL_ATTRIBUTE}
★★☆☆☆ {ORGANIZATION}: medewerker {NAME_GIVEN} was onbeleefd en de {PRODUCT} ging na {DURATION} stuk.
Nieuw account: @{USERNAME}
"""),
    "story": blocks(r"""
<story_line> <story_line> <story_line> <story_line>
---
Lief dagboek, het is {DATE}. <story_line> <story_line>
---
<story_line> <story_line>
‘Waar is {NAME_GIVEN:2}?’ vroeg {NAME_GIVEN:1}.
<story_line>
"""),
    "story_line": lines(r"""
{NAME_GIVEN:1} keek uit het raam en dacht aan {NAME_GIVEN:2}.
De oude {NAME_FAMILY:3} fietste elke ochtend over de dijk.
Toen {NAME_GIVEN:2} {AGE} was, verhuisde het gezin van {LOCATION_CITY} naar {LOCATION_CITY}.
Tante {NAME_GIVEN:4} bakte appeltaart en oom {NAME_GIVEN:5} kaartte met {NAME_FAMILY:3}.
Niemand wist dat {NAME_GIVEN:1} vroeger {OCCUPATION} was geweest.
Het regende in {LOCATION_CITY} en de trams piepten in de bocht.
In de {DATE_INTERVAL=[zomer|winter|lente|herfst]} gingen we naar [{LOCATION=Texel}|de {LOCATION=Ardennen}|{LOCATION=Zeeland}|de {LOCATION=Veluwe}].
Opa {NAME_GIVEN:4} vertelde over [{LOCATION=Indië}|{LOCATION=Nieuw-Guinea}|de {LOCATION=Kempen}] en over {NAME:6}.
{NAME:7} had {PHYSICAL_ATTRIBUTE=[rood haar|grijze ogen|een litteken boven het oog]} en lachte zelden.
‘Mevrouw {NAME_FAMILY:6},’ zei {NAME_GIVEN:1}, ‘ik heb {CONDITION=[kanker|suikerziekte|koorts]}.’
{NAME_GIVEN:1} bleef {DURATION} bij {NAME:7} op de {LOCATION_ADDRESS_STREET}.
"""),
    "interview": blocks(r"""
{%Meneer|Mevrouw:1} {NAME_FAMILY:1}, [hoe gaat het|waarom werd u {OCCUPATION}|wat betekent {LOCATION_CITY} voor u]?
{NAME_FAMILY:1}: <answer>
En {NAME:2}?
{NAME_FAMILY:1}: <answer>
---
I: Kunt u iets over uzelf vertellen?
R: Ja, ik ben {NAME_GIVEN:1}, {AGE} jaar, uit {LOCATION_CITY}. <answer> <answer>
---
Wie is {NAME:1}? Geboren in {LOCATION_CITY} ({DATE_INTERVAL=[1958|1967|1974]}), {OCCUPATION}, {MARITAL_STATUS}. <answer>
"""),
    "answer": lines(r"""
Ik werkte {DURATION} bij {ORGANIZATION}, toen belde {NAME:2}.
Mijn ouders komen uit {LOCATION_COUNTRY}, thuis spraken we {LANGUAGE}.
{NAME_GIVEN:2} leerde ik kennen in {LOCATION_CITY}.
Dat was in {DATE_INTERVAL=[2008|1999|2015]}, net na de geboorte van {NAME_GIVEN:3}.
Ik heb {CONDITION}, daar ben ik open over.
Dat moet je aan {NAME_FAMILY:4} vragen.
Ik ben {RELIGION=[moslim|katholiek|joods|atheïst]} en stem {POLITICAL_AFFILIATION=[links|VVD|groen|PvdA]}.
"""),
    "sentences": lines(r"""
{NAME} woont in {LOCATION_CITY}.
{NAME} en {NAME} speelden schaak.
Gisteren belde {NAME_GIVEN}.
{NAME_FAMILY} kwam te laat.
Ik heb {NAME} al {DURATION} niet gezien.
De heer {NAME_FAMILY} en mevrouw {NAME_FAMILY} tekenden het contract.
De familie {NAME_FAMILY} is verhuisd.
De broers {NAME_GIVEN} en {NAME_GIVEN} {NAME_FAMILY} hebben ruzie.
{OCCUPATION=Professor} {NAME_FAMILY} gaf college in het {LANGUAGE}.
Oma {NAME_GIVEN} wordt {DATE} {AGE}.
Onze buurman {NAME_FAMILY} is {OCCUPATION}.
{NAME_GIVEN} lust geen spruitjes.
Volgens {NAME_FAMILY} is de brug veilig.
{NAME_FAMILY} tegen {NAME_FAMILY}: de partij begint om {TIME}.
Het concert van {NAME} in {LOCATION_CITY} is uitverkocht.
Doe de groeten aan {NAME_GIVEN}.
{NAME_FAMILY=[Rutte|Wilders|Kaag|De Wever|Timmermans|Balkenende|Den Uyl|Kok|Lubbers]} [liep weg|kreeg applaus|zweeg].
{NAME_FAMILY=[Van Gogh|Rembrandt|Vermeer|Mondriaan|Rubens|Magritte]} hangt in de eerste zaal.
{NAME_FAMILY=[Bakker|Visser|Smit|Bos|Vos|Mulder|Kok|Prins|Koning|Dekker]} heeft vandaag vrij.
Mevrouw [{NAME_FAMILY=Bakker}|{NAME_FAMILY=Visser}|de {NAME_FAMILY=Koning}|{NAME_FAMILY=Bos}|{NAME_FAMILY=van den Berg}|{NAME_FAMILY=Vogels}] is niet aanwezig.
{NAME_GIVEN=[Jans|Anna's|Peters|Fatima's]} fiets staat in de schuur.
Dhr. {NAME} en mw. {NAME}
t.a.v. {NAME}
Dank je, {NAME_GIVEN}!
Wie is {NAME}?
Noch {NAME_GIVEN} noch {NAME_GIVEN} wist ervan.
{NAME_GIVEN}, {NAME_GIVEN} en {NAME_GIVEN} zitten in dezelfde klas.
Verdachte [{NAME_FAMILY=K.}|{NAME_FAMILY=M.}|de {NAME_FAMILY=V.}|{NAME_FAMILY=S.}|{NAME_FAMILY=B.}] ontkent.
mr. {NAME_FAMILY}, {OCCUPATION=[rechter|griffier|raadsman]}
Zie {NAME_FAMILY} ({DATE_INTERVAL=[2004|2011|2019]}), p. {~quantity}.
Foto: {NAME} / {ORGANIZATION=[ANP|Belga|EPA|Getty Images]}
Het sneeuwt in {LOCATION_CITY}.
Van {LOCATION_CITY} naar {LOCATION_CITY} is {~number} kilometer.
We gaan naar {LOCATION_COUNTRY}.
{LOCATION_COUNTRY} grenst aan {LOCATION_COUNTRY}.
Zij komt uit {LOCATION_STATE}.
De {LOCATION=[Rijn|Maas|Waal|Theems|Seine|Wolga|Donau|Nijl|Ganges]} staat hoog.
Op {LOCATION=[Texel|Ameland|Mallorca|Kreta|Bali|Aruba|Bonaire|Ibiza]} schijnt de zon.
Ik woon in [de {LOCATION=Jordaan}|de {LOCATION=Bijlmer}|{LOCATION=Kralingen}|{LOCATION=Lombok}|{LOCATION=Borgerhout}|{LOCATION=Overvecht}].
Ons adres: {LOCATION_ADDRESS}
Hij woont aan de {LOCATION_ADDRESS_STREET}.
De postcode van {LOCATION_CITY} is {LOCATION_ZIP}.
De positie is {LOCATION_COORDINATE}.
{ORGANIZATION} zoekt {OCCUPATION=[verkopers|chauffeurs|stagiairs|leraren]}.
{ORGANIZATION} spant een zaak aan tegen {ORGANIZATION}.
Zij werkt bij {ORGANIZATION} in {LOCATION_CITY}.
{NAME}, {OCCUPATION} bij {ORGANIZATION}, sprak dat tegen.
{ORGANIZATION} verleende de vergunning.
Het {ORGANIZATION=[RIVM|UWV|CBS|CBR|Kadaster|FOD Financiën]} behandelt de aanvraag.
De {ORGANIZATION=[VVD|PvdA|PVV|SP|N-VA|BBB]} verliest {~percent} procent.
Het bedrijf staat ingeschreven onder KvK-nummer {ORGANIZATION_ID}.
Hij ligt in het {ORGANIZATION_MEDICAL_FACILITY}.
{NAME_MEDICAL_PROFESSIONAL} heeft geen spreekuur.
De patiënt heeft {CONDITION}.
Vanwege {CONDITION} slikt zij {DRUG}, {DOSE}.
Na de val bleek er sprake van een {INJURY}.
De {MEDICAL_PROCESS} is op {DATE}.
Bijwerkingen zoals {EFFECT} en {EFFECT} komen voor.
Bloedgroep {BLOOD_TYPE}, {STATISTICS}.
Code {MEDICAL_CODE}.
Zorgpolis {HEALTHCARE_NUMBER}
Hij is {AGE} jaar.
De baby is {AGE=[zes weken|drie maanden|18 maanden]} oud.
Een man van in de {AGE=[veertig|dertig|zestig]}.
De {AGE}-jarige is vrijgesproken.
Ze is geboren op {DOB}.
Ik ben jarig op {DOB}.
De vergadering is {DATE} om {TIME}.
In [{DATE_INTERVAL=maart}|{DATE_INTERVAL=juni 2019}|het {DATE_INTERVAL=najaar van 2021}|{DATE_INTERVAL=2004}] zijn we {MARITAL_STATUS=getrouwd}.
Sinds [{DATE_INTERVAL=1990}|{DATE_INTERVAL=mei}|de {DATE_INTERVAL=jaren zeventig}|{DATE_INTERVAL=2012}] is het museum dicht.
We wachten al {DURATION}.
Met {EVENT} zijn we vrij.
Tijdens [{EVENT=Koningsdag}|de {EVENT=Vierdaagse}|de {EVENT=Olympische Spelen}|de {EVENT=Gentse Feesten}] is alles vol.
Dat kost {MONEY}.
Ik krijg nog {MONEY} van {NAME_GIVEN}.
Bel me op {PHONE_NUMBER}.
Fax {PHONE_NUMBER}
Mail naar {EMAIL_ADDRESS}.
Meer info op {URL}.
Het bestand heet {FILENAME}.
Log in als {USERNAME} met wachtwoord {PASSWORD}.
Mijn pincode is {PASSWORD=[4711|0815|9283|5512]}.
Toegang vanaf {IP_ADDRESS} geweigerd.
Het BSN van {NAME} is {SSN}.
Rijksregisternummer {SSN}
Paspoort {PASSPORT_NUMBER}, afgegeven te {LOCATION_CITY}.
Rijbewijs {DRIVER_LICENSE} is ingenomen.
De auto met kenteken {VEHICLE_ID} staat fout.
Uw lidnummer: {ACCOUNT_NUMBER}
Serienummer {NUMERICAL_PII}
Overmaken op {BANK_ACCOUNT}, BIC {ROUTING_NUMBER}.
Kaart {CREDIT_CARD}, geldig tot {CREDIT_CARD_EXPIRATION}, cvc {CVV}.
Zij is {ORIGIN=[Turkse|Poolse|Syrische|Italiaanse|Vlaamse|Braziliaanse]} en woont hier {DURATION}.
Een {ORIGIN=[Afghaanse|Oekraïense|Indiase|Ierse]} {OCCUPATION=[kok|arts|student|verpleger]} hielp ons.
Hij spreekt {LANGUAGE} en een beetje {LANGUAGE}.
Het gezin is {RELIGION=[katholiek|protestants|islamitisch|joods|hindoe]}.
Hij is lid van [de {POLITICAL_AFFILIATION=VVD}|{POLITICAL_AFFILIATION=GroenLinks}|de {POLITICAL_AFFILIATION=SP}|het {POLITICAL_AFFILIATION=CDA}|{POLITICAL_AFFILIATION=Vooruit}].
Zij noemt zich {SEXUALITY}.
Geslacht: {GENDER}
{NAME} is {MARITAL_STATUS}.
Haar {MARITAL_STATUS=[ex-man|echtgenoot|verloofde]} heet {NAME_GIVEN}.
Hij heeft {PHYSICAL_ATTRIBUTE=[blauwe ogen|een kaal hoofd|zwarte krullen|een tatoeage op zijn arm]}.
Als {ZODIAC_SIGN} is ze ambitieus.
De {PRODUCT} is vanaf {DATE} te koop.
Het project {PROJECT} ligt op schema.
De {CORPORATE_ACTION} werd gisteren bekend.
De {FINANCIAL_METRIC} {TREND}.
Overgrootvader {NAME} stichtte [in {DATE_INTERVAL=1887}|in {DATE_INTERVAL=1902}] de {ORGANIZATION}.
Winnaar werd {NAME} ({LOCATION_COUNTRY}), voor {NAME} ({LOCATION_COUNTRY}).
De weg tussen {LOCATION_CITY} en {LOCATION_CITY} is afgesloten.
Met {NAME_GIVEN} op doel had {ORGANIZATION} gewonnen.
Op [{LOCATION=Schiphol}|{LOCATION=Zaventem}|{LOCATION=Amsterdam Centraal}|het {LOCATION=Gare du Nord}] werd {NAME} aangehouden.
{NAME_FAMILY} woonde er al toen {NAME_FAMILY} werd geboren.
De {ORGANIZATION=[TU Delft|KU Leuven|UvA|UGent]} werkt samen met {ORGANIZATION}.
{ORGANIZATION=[Tesla|Apple|Google|Pfizer]} bouwt in {LOCATION_STATE=[Groningen|Limburg|Beieren|Texas]}.
De juf las voor uit een boek van {NAME}.
Vraag maar aan {NAME_GIVEN} van de boekhouding.
Namens {ORGANIZATION} tekende {NAME}.
Dit schilderij van {NAME} bracht {MONEY} op.
Het lichaam werd gevonden bij [de {LOCATION=Maasvlakte}|het {LOCATION=Veluwemeer}|de {LOCATION=Biesbosch}|het {LOCATION=Albertkanaal}].
"""),
}

NEGATIVES = blocks(r"""
Verwarm de oven voor op 180 graden. Meng de [bloem|suiker|boter] met de eieren en bak {DURATION=[20|30|45] minuten}.
---
Ingrediënten: {~quantity} gram bloem, een snuf zout, [peterselie|bieslook|rozemarijn|basilicum]. Laat het deeg rusten.
---
Lees de gebruiksaanwijzing voor het eerste gebruik. Trek de stekker uit het stopcontact en reinig het apparaat met een vochtige doek.
---
Onderdeel {~code}, moer M{~quantity}. Controleer het oliepeil en sluit de klep.
---
De vos zit in het bos, de vogel zingt in de boom en de wolf slaapt. De draak bewaakt een kroon in het sprookje.
---
De {OCCUPATION=[bakker|visser|smid|mulder|kok|dekker|kuiper|brouwer|slager|timmerman]} [werkt met zijn handen|staat vroeg op|draagt een schort].
---
De berg is hoog, de dijk is lang, het veld is groen, de beek is smal, het hof is groot en de wit geverfde deur staat open.
---
Artikel {~quantity}, lid {~quantity}: De aanvrager legt de vereiste stukken over. Het bevoegd gezag kan ontheffing verlenen.
---
De huurder gebruikt het gehuurde als een goed huurder betaamt. De verhuurder verricht het groot onderhoud.
---
Wijzigingen van deze overeenkomst zijn slechts geldig indien schriftelijk overeengekomen. Elke partij draagt de eigen kosten.
---
Het weer: in het noorden regen, in het zuiden zon, maximaal {~quantity} graden. De wind is matig.
---
Vannacht lichte vorst en plaatselijk mist. Morgen opklaringen met kans op een bui.
---
Naam: 
Voornaam: 
Geboortedatum: 
Adres: 
Handtekening: 
---
Naam ........  Adres ........  Woonplaats ........  Datum ........
---
Vul alle velden in: achternaam, voornaam, geboorteplaats, nationaliteit, burgerlijke staat, beroep en telefoonnummer.
---
def bereken_totaal(waarden):
    totaal = 0
    for waarde in waarden:
        totaal += waarde
    return totaal
---
SELECT aantal, omschrijving FROM artikelen WHERE voorraad = {~number};
---
FOUT {~code}: geen verbinding met de server. Poging {~quantity} van {~quantity}. Controleer de instellingen.
---
Versie {~version} lost een probleem met afdrukken op. Start de computer opnieuw op.
---
Art.nr. {~code}, kleur zwart, materiaal roestvrij staal, gewicht {~number} g. Exclusief batterijen.
---
Accuboormachine met twee snelheden, koffer en lader. Toerental {~number} per minuut.
---
Montage: verbind paneel A met plug B, schuif de achterwand erin en hang de deuren op.
---
Agenda: 1. Opening 2. Verslag vorige vergadering 3. Begroting 4. Rondvraag 5. Sluiting
---
Het voorstel is met algemene stemmen aangenomen. De vergadering werd geschorst en later hervat.
---
De brug blijft dicht wegens werkzaamheden. Volg de omleiding. Houd rekening met vertraging.
---
De trein vertrekt van spoor {~quantity}. Denk aan uw bagage. Het derde rijtuig is een stiltecoupé.
---
Dames en heren, welkom aan boord. Wij wensen u een prettige reis.
---
De appel valt niet ver van de boom. Wie een kuil graaft voor een ander, valt er zelf in. Beter een goede buur dan een verre vriend.
---
Fotosynthese is het proces waarbij planten licht, water en koolstofdioxide omzetten in suiker en zuurstof.
---
Een driehoek heeft drie zijden. De som van de hoeken is {~number} graden.
---
De cursus telt {~quantity} studiepunten. Toetsing: tentamen en werkstuk. Er zijn geen ingangseisen.
---
Meetwaarde {~number}, tolerantie {~number}, keuringscode {~code}, resultaat goed.
---
aantal;omschrijving;locatie
{~quantity};{~word};{~code}
{~quantity};{~word};{~code}
---
[Ja|Nee|Misschien|Bedankt|Graag gedaan|Prima|Geen probleem|Doe ik|Weet ik niet|Precies|Klopt|Sorry, lukt niet].
---
ben er zo, heb nog boodschappen gedaan, neem jij drinken mee
---
Kan iemand de vuilnis buiten zetten? De container zit vol. Alvast bedankt!
---
Het bestuur, de raad van toezicht en de algemene vergadering zijn de organen van de vereniging.
---
De gemeente legt nieuwe fietspaden aan. De stoep wordt breder, er verdwijnen parkeerplaatsen.
---
Verboden toegang. Betreden op eigen risico. Honden aan de lijn.
---
De verzoeker is in het ongelijk gesteld. Het beroep is ongegrond verklaard en de kosten worden gecompenseerd.
---
De patiënt dient nuchter te verschijnen. Neem uw verzekeringspas en een overzicht van medicijnen mee.
---
De roos bloeit, de lelie geurt, de jasmijn klimt langs de muur en de hei kleurt paars.
---
Jan en alleman kwam kijken. Dat is een echte Jan Salie, zeggen we wel eens. Een jantje-van-leiden is een smoes.
---
Hollandse nieuwe, Goudse kaas, Brusselse wafels en Limburgse vlaai staan op de kaart.
---
Tabel {~quantity}: verdeling van de antwoorden. Frequentie {~number}, aandeel {~percent}%.
---
Hoofdstuk {~quantity}. Grondslagen van de boekhouding. Activa, passiva, debet, credit, afschrijving, voorziening.
---
Kies in het menu ‘Bestand’ de optie ‘Opslaan als’. Klik op ‘Volgende’ en bevestig met ‘Voltooien’.
---
Buiten bereik van kinderen houden. Koel en droog bewaren. Na opening in de koelkast bewaren.
---
De economie groeit trager dan verwacht en de vraag blijft zwak. De stemming onder consumenten is gedrukt.
---
De ploeg speelde goed, de verdediging stond stevig en het bleef gelijk. Het stadion zat vol.
---
De Tweede Kerstbloem? Nee, een kerstroos is gewoon een plant die in de kou bloeit.
---
Nummer {~number}, balie {~quantity} alstublieft.
---
De {OCCUPATION=kok} is ziek, de soep is koud, de kaars is op en het brood is hard.
""")
