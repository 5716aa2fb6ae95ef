"""Running Tagalog text, with the English people mix in: news, biographies, stories, posts, sentences; and documents without personal data."""
from .listed import blocks, lines

PROSE = {
    "news": blocks(r"""
<headline>

<lead> <news_sentence> <news_sentence> <news_quote>
---
<lead> <news_sentence> <news_quote>
---
<dateline> <lead> <news_sentence>
---
<news_sentence> <news_sentence> <news_sentence>
---
<sport> <sport> <sport>
---
<business> <business>
---
<showbiz> <showbiz>
---
<local> <local>
---
<dateline> <world> <world> <news_quote>
---
<world> <world>
---
<police_event> <police_event>
"""),
    "dateline": lines(r"""
{LOCATION_CITY}, {LOCATION_COUNTRY=[Philippines|Pilipinas]} —
{LOCATION_CITY} —
{LOCATION_CITY} ({ORGANIZATION=[PNA|Reuters|AFP|AP]}) —
"""),
    "headline": lines(r"""
{NAME_FAMILY:1}, [nagbitiw|itinanggi ang paratang|nanalo sa {LOCATION_CITY}|bibisita sa {LOCATION_COUNTRY}]
{~quantity} patay sa [sunog|aksidente|baha|lindol] sa {LOCATION_CITY}
{ORGANIZATION:1}, tinalo ang {ORGANIZATION:2}
{LOCATION_COUNTRY} at {LOCATION_COUNTRY}, nagkasundo
{NAME:1}, pumanaw na sa edad na {AGE}
{ORGANIZATION:1} kinasuhan si {NAME:1}
"""),
    "lead": lines(r"""
Sinabi ni {OCCUPATION=[Pangulong|Senador|Mayor|Kongresista|Gobernador|Bise Presidente|Kalihim]} {NAME:1} nitong {DATE=[Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo]} na [itutuloy ang proyekto|walang dapat ikabahala ang publiko|magsasampa siya ng kaso laban kay {NAME:2}].
Kinumpirma ng {ORGANIZATION:1} na naaresto si {NAME:1} sa {LOCATION_CITY}.
Hindi bababa sa {~quantity} ang nasawi nang mahulog ang isang bus sa {LOCATION_CITY}, {LOCATION_STATE} noong {DATE}.
Inihalal si {NAME:1} bilang bagong {OCCUPATION=[pangulo|tagapangulo|speaker|presidente]} ng {ORGANIZATION:1}.
Nagprotesta ang mga {OCCUPATION=[magsasaka|estudyante|tsuper|guro|mangingisda]} sa harap ng {ORGANIZATION:1} laban kay {NAME:1}.
Dumating sa {LOCATION_CITY} ang {OCCUPATION=[pangulo|prime minister|ambassador]} ng {LOCATION_COUNTRY} na si {NAME:1}.
Iniimbestigahan ng {ORGANIZATION=[Senado|NBI|Ombudsman|Kamara|COA|DOJ]} si {NAME:1} kaugnay ng {MONEY} na nawawalang pondo.
"""),
    "news_sentence": lines(r"""
Ayon kay {NAME_FAMILY:1}, [hindi totoo ang mga paratang|tuloy ang halalan|kailangan ng mas mahigpit na batas].
Kasama ni {NAME_FAMILY:1} sina {NAME:3}, {NAME:4} at {NAME:5} ng {ORGANIZATION}.
Tumangging magkomento ang {ORGANIZATION:3}.
Si {NAME_FAMILY:1} ay nahalal na {OCCUPATION=[senador|alkalde|gobernador|kongresista]} noong {DATE_INTERVAL=[2010|2016|2019|2022]}.
Naglaan ang {ORGANIZATION:3} ng {MONEY} para sa {PROJECT}.
Sinuspinde ang klase sa {LOCATION_CITY}, {LOCATION_CITY} at {LOCATION_CITY} dahil sa bagyong {EVENT=[Odette|Yolanda|Ulysses|Karding|Paeng|Egay]}.
Ayon sa {ORGANIZATION=[PAGASA|Phivolcs|NDRRMC|DOH|PSA]}, apektado ang {LOCATION_STATE} at {LOCATION_STATE}.
Ang {AGE}-anyos na si {NAME_FAMILY:1} ay nakatira sa {LOCATION_CITY} kasama ang {MARITAL_STATUS=asawa} niyang si {NAME_GIVEN:6}.
Nagpaabot ng tulong ang {LOCATION_COUNTRY} at {LOCATION_COUNTRY}.
Wala pang pahayag sina {NAME_FAMILY:1} at {NAME_FAMILY:2}.
Naniniwala si {NAME:3}, {OCCUPATION=[propesor|ekonomista|political analyst]} sa {ORGANIZATION=[UP Diliman|Ateneo|De La Salle University|UST]}, na mali ito.
Papalitan ni {NAME:4} si {NAME:5} sa {ORGANIZATION}.
Dininig ng {ORGANIZATION=[Korte Suprema|Sandiganbayan|Court of Appeals]} ang kaso noong {DATE}.
Stranded ang mga pasahero sa {LOCATION=[NAIA|EDSA|SLEX|Batangas Port|Matnog Port]}.
"""),
    "news_quote": lines(r"""
"[Hindi kami titigil|Gusto namin ng hustisya|Masaya ako sa resulta]," [ani|sabi ni|pahayag ni] {NAME:7}[ sa panayam ng {ORGANIZATION=[GMA News|ABS-CBN|Rappler|DZBB|CNN Philippines]}|].
"[We will file the case next week|This is very sad news]," sabi ni {NAME:7}, {OCCUPATION=[tagapagsalita|abogado|spokesperson]} ng {ORGANIZATION}.
Sa post niya sa {ORGANIZATION=[Facebook|Twitter|Instagram|TikTok]}, sinabi ni {NAME_GIVEN:1}: "[Salamat {LOCATION_CITY}|Mahal ko kayo]!"
"""),
    "world": lines(r"""
Kinondena ng {LOCATION_COUNTRY} ang pag-atake ng {ORGANIZATION=[Hamas|Taliban|ISIS|Abu Sayyaf|Hezbollah]} sa {LOCATION_CITY}.
Nakipagpulong si {OCCUPATION=[US President|Russian President|Prime Minister|Chinese President]} {NAME=[Joe Biden|Donald Trump|Vladimir Putin|Xi Jinping|Emmanuel Macron|Fumio Kishida|Volodymyr Zelensky]} kay {NAME:2} sa {LOCATION_CITY}.
Nagbabala ang {ORGANIZATION=[United Nations|WHO|ASEAN|NATO|European Union]} sa sitwasyon sa {LOCATION}.
Nanalo si {NAME:4} laban kay {NAME:5} sa halalan sa {LOCATION_COUNTRY}.
Namataan ang barko ng {LOCATION_COUNTRY=[China|Tsina|Vietnam]} malapit sa {LOCATION=[Ayungin Shoal|Scarborough Shoal|Pag-asa Island|Recto Bank]}.
Isang {ORIGIN=[Pinay|Pilipino|Filipina]} na {OCCUPATION=[domestic helper|OFW|nurse|seaman]} sa {LOCATION_COUNTRY}, si {NAME:1}, ang pinauwi.
"""),
    "sport": lines(r"""
Tinalo ng {ORGANIZATION:1} ang {ORGANIZATION:2}, 98-{~quantity}.
Umiskor si {NAME:1} ng {~quantity} puntos at nagdagdag si {NAME_FAMILY:2} ng {~quantity} rebounds.
Pinuri ni {OCCUPATION=coach} {NAME:3} sina {NAME_FAMILY:1} at {NAME_FAMILY:4}.
Lumipat si {NAME:1} mula {ORGANIZATION:1} patungong {ORGANIZATION:2}.
Nasungkit ni {NAME:5} ang gintong medalya sa {EVENT=[SEA Games|Asian Games|Tokyo Olympics|Palarong Pambansa]}.
Knockout si {NAME:6} kay {NAME=[Manny Pacquiao|Nonito Donaire|Jerwin Ancajas]} sa {LOCATION_CITY}.
Hindi maglalaro si {NAME:1} dahil sa {INJURY=[ankle sprain|ACL tear|hamstring injury]}.
Gaganapin ang laro sa {LOCATION=[Araneta Coliseum|MOA Arena|Philippine Arena|Rizal Memorial Stadium]} sa {DATE}.
"""),
    "business": lines(r"""
Ang {FINANCIAL_METRIC} ng {ORGANIZATION:1} ay {TREND}.
Bibilhin ng {ORGANIZATION:1} ang {ORGANIZATION:2} sa halagang {MONEY}.
Inanunsyo ni {OCCUPATION=[CEO|chairman|presidente]} {NAME:1} ang {CORPORATE_ACTION}.
Magbubukas ng bagong branch ang {ORGANIZATION:3} sa {LOCATION_CITY} sa {DATE_INTERVAL}.
Itinatag ni {NAME:2} ang kompanya noong {DATE_INTERVAL=[1958|1978|1994]} sa {LOCATION_CITY}.
Ayon sa {ORGANIZATION=[BSP|DTI|NEDA|SEC]}, {TREND} ang presyo.
"""),
    "showbiz": lines(r"""
Bibida sina {NAME:1} at {NAME:2} sa bagong teleserye ng {ORGANIZATION=[ABS-CBN|GMA|TV5|Viva Films|Star Cinema]}.
Inamin ni {NAME_GIVEN:1} na {MARITAL_STATUS=hiwalay} na sila ni {NAME_GIVEN:2}.
Nagwagi si {NAME:3} ng Best Actress sa {EVENT=[MMFF|FAMAS|Cinemalaya|Gawad Urian]}.
Ikinasal sina {NAME:4} at {NAME:5} sa {LOCATION=[Tagaytay Highlands|Balesin|Boracay|Amanpulo]} noong {DATE}.
{OCCUPATION=[Direktor|Singer|Aktres]} {NAME:6} at ang anak niyang si {NAME_GIVEN:7} ay nasa {LOCATION_COUNTRY} ngayon.
"""),
    "local": lines(r"""
Pinasinayaan ni {OCCUPATION=[Mayor|Kapitan|Konsehal]} {NAME:1} ang bagong health center sa {LOCATION_CITY}.
Nasunog ang bahay ng pamilya {NAME_FAMILY:2} sa {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}.
Ipinagdiwang ang {EVENT} sa {LOCATION_CITY}, {LOCATION_STATE}.
Nagtapos bilang valedictorian si {NAME:3}, anak ng isang {OCCUPATION}, sa {ORGANIZATION}.
Umapela si Aling {NAME_GIVEN:4} ng {LOCATION_CITY} na ibalik ang tubig.
"""),
    "biography": blocks(r"""
Si {NAME:1} (ipinanganak {DOB:1}) ay isang {ORIGIN=[Pilipinong|Amerikanong|Hapones na]} {OCCUPATION}. <bio> <bio> <bio>
---
<bio> <bio> <bio>
---
Ang {LOCATION_CITY} ay isang bayan sa lalawigan ng {LOCATION_STATE}. Ang {OCCUPATION=alkalde} nito ay si {NAME}. Malapit ito sa {LOCATION}.
---
Ang {ORGANIZATION:1} ay itinatag noong {DATE_INTERVAL=[1908|1946|1972]} ni {NAME:2} sa {LOCATION_CITY}. <business>
"""),
    "bio": lines(r"""
Nagtapos si {NAME_FAMILY:1} sa {ORGANIZATION} at naging {OCCUPATION}.
Ikinasal siya kay {NAME:2} noong {DATE_INTERVAL=[1985|1999|2008]}; anak nila sina {NAME_GIVEN:3} at {NAME_GIVEN:4}.
Isinilang siya sa {LOCATION_CITY}, {LOCATION_STATE}.
Lumaban siya noong {EVENT=[Ikalawang Digmaang Pandaigdig|Himagsikang Pilipino|EDSA People Power]}.
Sumapi si {NAME_FAMILY:1} sa {ORGANIZATION=[Katipunan|Liberal Party|Nacionalista Party|NPA]}.
Namatay siya sa {CONDITION} sa edad na {AGE} sa {LOCATION_CITY}.
Ang kapatid niyang si {NAME:5/1} ay {OCCUPATION} din.
Marunong siya ng {LANGUAGE}, {LANGUAGE} at {LANGUAGE}.
Kabilang sa mga {OCCUPATION=estudyante} niya sina {NAME} at {NAME}.
"""),
    "social": lines(r"""
Happy birthday {NAME_GIVEN}! {AGE} ka na pala [🎂|hehe|]
Grabe traffic sa {LOCATION=[EDSA|C5|SLEX|Commonwealth]} papuntang {LOCATION_CITY} 😭
Kasama si @{USERNAME} dito sa {LOCATION_CITY}! #bakasyon
Need blood type {BLOOD_TYPE} for {NAME}, naka-confine sa {ORGANIZATION_MEDICAL_FACILITY}. Contact {PHONE_NUMBER}
So proud of my ate {NAME_GIVEN}, licensed {OCCUPATION=[nurse|engineer|teacher]} na sa {ORGANIZATION}!
Tama si {NAME_FAMILY}, dapat sagutin ng {ORGANIZATION} ito
Nawawala po si lolo {NAME:1}, {AGE} years old, huling nakita sa {LOCATION_ADDRESS_STREET}, {LOCATION_CITY}. {PHONE_NUMBER}
{NAME_GIVEN}, {AGE}, {LOCATION_CITY}, {SEXUALITY}, {ZODIAC_SIGN}, {MARITAL_STATUS}
RIP {NAME} 💔 idol ka namin sa {ORGANIZATION}
Pangit ng service ng {ORGANIZATION}, {DURATION} na wala pa rin yung {PRODUCT} ko
bagong account ko @{USERNAME}
"""),
    "story": blocks(r"""
<story_line> <story_line> <story_line> <story_line>
---
Dear Diary, {DATE}. <story_line> <story_line>
---
<story_line>
"Nasaan si {NAME_GIVEN:2}?" tanong ni {NAME_GIVEN:1}.
<story_line> <story_line>
"""),
    "story_line": lines(r"""
Nakatingin si {NAME_GIVEN:1} sa bintana at iniisip si {NAME_GIVEN:2}.
Tuwing umaga, naglalakad si Mang {NAME_GIVEN:3} sa tabing-dagat.
Noong {AGE} taong gulang si {NAME_GIVEN:2}, lumipat ang pamilya mula {LOCATION_CITY} patungong {LOCATION_CITY}.
Nagluto si Tita {NAME_GIVEN:4} ng adobo habang nagkukuwentuhan sina {NAME_GIVEN:1} at {NAME_GIVEN:5}.
Walang nakakaalam na dating {OCCUPATION} si {NAME_GIVEN:1}.
Umuulan sa {LOCATION_CITY} at basa ang mga kalye.
Ikinuwento ni Lola {NAME_GIVEN:4} ang tungkol sa {EVENT=[Martial Law|giyera ng mga Hapon|EDSA]} at kay {NAME:6}.
{PHYSICAL_ATTRIBUTE=[Mahaba ang buhok|Kalbo|Singkit ang mata|May peklat sa pisngi]} si {NAME:7} at bihirang ngumiti.
"May {CONDITION=[kanser|dengue|TB|lagnat]} ako," bulong ni {NAME_GIVEN:1} kay Aling {NAME_GIVEN:6}.
Tumira kami ng {DURATION} kina {NAME_FAMILY:3} sa {LOCATION_CITY}.
"""),
    "interview": blocks(r"""
T: {%Ginoong|Ginang:1} {NAME_FAMILY:1}, [bakit kayo naging {OCCUPATION}|ano ang {LOCATION_CITY} para sa inyo]?
S: <answer>
T: Si {NAME:2} naman?
S: <answer>
---
Ako po si {NAME:1}, {AGE} years old, taga-{LOCATION_CITY}. <answer> <answer>
"""),
    "answer": lines(r"""
Nagtrabaho ako ng {DURATION} sa {ORGANIZATION}, tapos tinawagan ako ni {NAME:2}.
Taga-{LOCATION_STATE} ang mga magulang ko, {LANGUAGE} ang salita namin sa bahay.
Nakilala ko si {NAME_GIVEN:2} sa {LOCATION_CITY}.
Si {NAME_FAMILY:4} ang tanungin ninyo.
May {CONDITION} ako, hindi ko naman itinatago.
{RELIGION} ako at {POLITICAL_AFFILIATION} ang binoto ko.
"""),
    "sentences": lines(r"""
Nakatira si {NAME} sa {LOCATION_CITY}.
Naglaro ng chess sina {NAME} at {NAME}.
Tumawag si {NAME_GIVEN} kahapon.
Late na dumating si {NAME_FAMILY}.
{DURATION} ko nang hindi nakikita si {NAME}.
Pumirma sina G. {NAME_FAMILY} at Gng. {NAME_FAMILY}.
Lumipat na ang pamilya {NAME_FAMILY}.
Nag-away ang magkapatid na {NAME_GIVEN} at {NAME_GIVEN} {NAME_FAMILY}.
Nagturo si {OCCUPATION=Propesor} {NAME_FAMILY} sa {LANGUAGE}.
{AGE} na si Lola {NAME_GIVEN} sa {DATE}.
{OCCUPATION} ang kapitbahay naming si {NAME}.
Ayaw ni {NAME_GIVEN} ng ampalaya.
Ligtas daw ang tulay, sabi ni {NAME_FAMILY}.
Sold out ang concert ni {NAME} sa {LOCATION_CITY}.
Ikumusta mo ako kay {NAME_GIVEN}.
{NAME_FAMILY=[Marcos|Duterte|Robredo|Aquino|Rizal|Bonifacio|Pacquiao|Estrada]} [ang nanalo|ang nagsalita|ay tahimik].
Binasa namin ang akda ni {NAME=[Jose Rizal|Andres Bonifacio|Francisco Balagtas|Lualhati Bautista|Nick Joaquin]}.
Si {NAME_GIVEN=[Luz|Paz|Ligaya|Dalisay|Luna|Tala|Bayani|Fe|Joy|Grace|Cherry]} ay absent ngayon.
Salamat, {NAME_GIVEN}!
Sino si {NAME}?
Hindi alam ni {NAME_GIVEN} at ni {NAME_GIVEN}.
Magkaklase sina {NAME_GIVEN}, {NAME_GIVEN} at {NAME_GIVEN}.
Itinanggi ng akusadong si {NAME} ang paratang.
Atty. {NAME}
Hon. {NAME}, {OCCUPATION=[Presiding Judge|Mayor|Punong Barangay]}
People of the {LOCATION_COUNTRY=Philippines} vs. {NAME}
Para kay {NAME}
Kuha ni {NAME}/{ORGANIZATION=[AFP|Reuters|Rappler|Inquirer]}
Umuulan sa {LOCATION_CITY}.
{~number} kilometro mula {LOCATION_CITY} hanggang {LOCATION_CITY}.
Pupunta kami sa {LOCATION_COUNTRY}.
Taga-{LOCATION_STATE} siya.
Umapaw ang {LOCATION=[Ilog Pasig|Marikina River|Cagayan River|Laguna de Bay|Lawa ng Taal]}.
Maganda ang {LOCATION=[Boracay|Siargao|Palawan|Sagada|Hundred Islands|Mayon]}.
Nakatira ako sa {LOCATION=[Tondo|Cubao|Sampaloc|Malate|BGC|Payatas]}.
Address namin: {LOCATION_ADDRESS}
Sa {LOCATION_ADDRESS_STREET} siya nakatira.
Ang ZIP code ng {LOCATION_CITY} ay {LOCATION_ZIP}.
Nasa {LOCATION_COORDINATE} ang barko.
Naghahanap ang {ORGANIZATION} ng mga {OCCUPATION=[driver|cashier|nurse|welder]}.
Kinasuhan ng {ORGANIZATION} ang {ORGANIZATION}.
Sa {ORGANIZATION} siya nagtatrabaho sa {LOCATION_CITY}.
Itinanggi ito ni {NAME}, {OCCUPATION} ng {ORGANIZATION}.
Inaprubahan ng {ORGANIZATION=[DENR|LTFRB|City Council|Sangguniang Panlungsod|BIR]} ang permit.
TIN ng kompanya: {ORGANIZATION_ID}
Naka-confine siya sa {ORGANIZATION_MEDICAL_FACILITY}.
Wala ngayon si {NAME_MEDICAL_PROFESSIONAL}.
May {CONDITION} ang pasyente.
Umiinom siya ng {DRUG} {DOSE} para sa {CONDITION}.
Nagkaroon siya ng {INJURY}.
Sa {DATE} ang {MEDICAL_PROCESS}.
Side effects: {EFFECT}, {EFFECT}.
Blood type {BLOOD_TYPE}, {STATISTICS}
Code {MEDICAL_CODE}
PhilHealth No. {HEALTHCARE_NUMBER}
{AGE} taong gulang na siya.
Ang sanggol ay {AGE=[anim na linggo|tatlong buwan|18 months]} pa lang.
Pinalaya ang {AGE}-anyos na lalaki.
Ipinanganak siya noong {DOB}.
Birthday ko sa {DOB}.
Ang meeting ay sa {DATE}, {TIME}.
Ikinasal kami noong {DATE_INTERVAL=[Marso|Hunyo 2019|2004|Disyembre]}.
Sarado ang museo mula {DATE_INTERVAL=[1990|Mayo|2012]}.
{DURATION} na kaming naghihintay.
Uuwi kami sa {EVENT}.
{MONEY} ang presyo nito.
May utang pa si {NAME_GIVEN} na {MONEY}.
Tawagan mo ako sa {PHONE_NUMBER}.
I-email mo sa {EMAIL_ADDRESS}.
Tingnan sa {URL}.
{FILENAME} ang pangalan ng file.
Username {USERNAME}, password {PASSWORD}
Ang PIN ko ay {PASSWORD=[4711|0815|9283]}.
Na-block ang login mula {IP_ADDRESS}.
Ang SSS number ni {NAME} ay {SSN}.
UMID {SSN}
TIN {SSN}
Passport {PASSPORT_NUMBER}, issued sa {LOCATION_CITY}.
Driver's license no. {DRIVER_LICENSE}
Plate number {VEHICLE_ID}
Member no. {ACCOUNT_NUMBER}
Serial number {NUMERICAL_PII}
Account {BANK_ACCOUNT}, routing {ROUTING_NUMBER}
Card {CREDIT_CARD}, exp {CREDIT_CARD_EXPIRATION}, CVV {CVV}
Isa siyang {ORIGIN=[Ilokano|Bisaya|Amerikano|Koreano|Hapones]} at {DURATION} na rito.
Marunong siya ng {LANGUAGE} at kaunting {LANGUAGE}.
{RELIGION} ang pamilya nila.
Miyembro siya ng {POLITICAL_AFFILIATION}.
Inamin niyang {SEXUALITY} siya.
Kasarian: {GENDER}
Si {NAME} ay {MARITAL_STATUS}.
{NAME_GIVEN} ang pangalan ng {MARITAL_STATUS=[asawa|ex|mister|misis]} niya.
Siya ay {PHYSICAL_ATTRIBUTE}.
{ZODIAC_SIGN} ako, ikaw?
Mabibili ang {PRODUCT} simula {DATE}.
Tuloy ang {PROJECT}.
Inanunsyo kahapon ang {CORPORATE_ACTION}.
Ang {FINANCIAL_METRIC} ay {TREND}.
Tinalo ni {NAME} ng {LOCATION_COUNTRY} si {NAME} ng {LOCATION_COUNTRY}.
Sarado ang daan mula {LOCATION_CITY} hanggang {LOCATION_CITY}.
Nahuli si {NAME} sa {LOCATION=[NAIA|Mactan Airport|Divisoria|Luneta]}.
Pinalitan ni {NAME_FAMILY} si {NAME_FAMILY}.
Magtatayo ang {ORGANIZATION=[Toyota|Samsung|Tesla|Grab]} ng planta sa {LOCATION_STATE}.
Kay {NAME_GIVEN} ang payong na ito.
Pinirmahan ni {NAME} para sa {ORGANIZATION}.
Ate {NAME_GIVEN}, pakisabi kay Kuya {NAME_GIVEN} na nandito na si {NAME_FAMILY}.
Nag-resign si {NAME_GIVEN} sa {ORGANIZATION} last {DATE_INTERVAL=[March|December|year]}.
Galing {LOCATION_COUNTRY} ang balikbayan box ni {NAME_GIVEN}.
Nag-enroll sina {NAME_GIVEN} at {NAME_GIVEN} sa {ORGANIZATION}.
"""),
}

NEGATIVES = blocks(r"""
Pakuluan ang tubig at ilagay ang bigas. Takpan at lutuin ng {DURATION=[15|20|30] minuto}. Timplahan ng asin.
---
Sangkap: {~quantity} tasa ng harina, isang kutsaritang asin, bawang, sibuyas, luya. Igisa hanggang pumula.
---
Basahin muna ang manual bago gamitin ang makina. Tanggalin sa saksakan bago linisin.
---
Part {~code}, turnilyo {~quantity} mm. I-check ang langis at isara ang takip.
---
Ang luna ay maliwanag, ang tala ay kumikinang, at ang ligaya ay nasa puso.
---
Dalisay ang tubig sa batis. Malaya ang ibon. Mayumi ang simoy ng hangin.
---
Ang bayani ay matapang. Ang pag-ibig sa bayan ay dakila. Mabuhay ang mga manggagawa.
---
Grace period, joy ride, cherry on top, at hope for the best: mga salitang madalas gamitin.
---
Seksyon {~quantity}: Ang aplikante ay dapat magsumite ng mga kinakailangang dokumento. Maaaring magbigay ng exemption ang awtoridad.
---
Pananatilihing malinis ng umuupa ang yunit. Sagot ng may-ari ang malaking pagkukumpuni.
---
Ang kasunduang ito ay maaari lamang baguhin nang nakasulat. Kung may alitan, dadaan sa arbitration.
---
Lagay ng panahon: maulan sa hilaga, maaraw sa timog, pinakamataas na temperatura {~quantity} degrees.
---
Asahan ang makulimlim na langit at pulo-pulong pag-ulan. Mag-ingat sa biglaang pagbaha.
---
Pangalan: 
Tirahan: 
Petsa ng Kapanganakan: 
Lagda: 
---
Name: ________ Address: ________ Contact No.: ________ Date: ________
---
Punan ang lahat: apelyido, pangalan, lugar ng kapanganakan, nasyonalidad, trabaho, numero ng telepono.
---
def kabuuan(a, b):
    return a + b  # pagsamahin
---
Error {~code}: hindi makakonekta sa server. Subukan ulit ({~quantity}/{~quantity}). Tingnan ang settings.
---
Inayos sa version {~version} ang problema sa pag-print. I-restart ang computer.
---
Model {~code}, kulay itim, {~number} g. Hindi kasama ang baterya.
---
Mesa na gawa sa kahoy, apat na paa, may kasamang turnilyo. Madaling buuin.
---
Adyenda: 1. Pambungad 2. Pagbasa ng katitikan 3. Badyet 4. Iba pang usapin
---
Inaprubahan ang mungkahi. Ipinagpaliban ang pulong.
---
Sarado ang tulay dahil sa pagkukumpuni. Gumamit ng alternatibong ruta.
---
Ang susunod na tren ay darating sa platform {~quantity}. Mag-ingat po sa pagsakay.
---
Mga kababayan, magandang umaga po sa inyong lahat at maligayang pagdating.
---
Kapag may tiyaga, may nilaga. Ang hindi lumingon sa pinanggalingan ay hindi makararating sa paroroonan.
---
Ang photosynthesis ay proseso kung saan gumagawa ng pagkain ang halaman gamit ang sikat ng araw.
---
Ang tatsulok ay may tatlong gilid. Ang kabuuan ng mga anggulo ay {~number} degrees.
---
May {~quantity} aralin ang modyul. Sagutan ang pagsusulit sa huling pahina.
---
Sukat {~number}, code {~code}, resulta: pasado.
---
item,bilang
{~word},{~quantity}
{~word},{~quantity}
---
[Oo|Hindi|Siguro|Salamat|Walang anuman|Sige|Ewan ko|Tama|Pasensya na|Opo|Naku|Hay naku].
---
sige otw na ko, bibili lang ako ng ulam, ikaw na bahala sa kanin
---
haha ang init grabe, wala pang kuryente, brownout na naman
---
Pakilabas naman ang basura, puno na ang basurahan. Thank you!
---
May alituntunin ang samahan tungkol sa bayad at pulong.
---
Magpapagawa ng bagong kalsada, palalawakin ang bangketa at magtatanim ng mga puno.
---
Panganib! High voltage. Bawal pumasok ang walang pahintulot.
---
Ibinasura ang apela. Sagot ng bawat panig ang sariling gastos.
---
Mag-fasting bago ang lab test at dalhin ang lumang resulta.
---
Namumukadkad ang rosas, mabango ang sampaguita, at malilim ang narra at akasya.
---
Lechon, pancit, lumpiang shanghai, leche flan at halo-halo ang handa sa mesa.
---
Talahanayan {~quantity}: Distribusyon ng mga sagot. Bilang {~number}, bahagdan {~percent}%.
---
Kabanata {~quantity}: Pangngalan, panghalip, pandiwa at pang-uri. Sagutan ang pagsasanay.
---
I-click ang File, piliin ang Save As, tapos pindutin ang OK.
---
Ilayo sa abot ng mga bata. Itago sa malamig at tuyong lugar.
---
Tumataas ang presyo ng bilihin, mahina ang demand at matumal ang benta sa palengke.
---
Maganda ang laro ng koponan pero tabla ang resulta. Puno ang gym.
---
Number {~number}, sa window {~quantity} po.
---
Bawal magtapon ng basura rito. Bawal umihi. Bawal pumarada.
---
Ang kalabaw ay nasa bukid, ang manok ay nasa bakuran at ang pusa ay natutulog.
""")
