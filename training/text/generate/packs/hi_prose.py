"""Running Hindi text (news, biographies, stories, posts, sentences), Hinglish in Latin script, and documents without personal data."""
from .listed import blocks, lines

GIVEN = ("Rahul|Priya|Amit|Neha|Rohit|Pooja|Vikas|Anjali|Sanjay|Kavita|Arjun|Sneha|Manish|Ritu|Deepak|Swati|Imran|Ayesha|Suresh|Meena|Ankit|Shweta|Varun|"
         "Divya|Nikhil|Komal|Gaurav|Simran|Harpreet|Sonu|Pinky|Rinku|Mukesh|Geeta|Aarav|Ishita|Kabir|Zoya|Farhan|Lakshmi|Karthik|Ramesh|Sunita|Vivek|Tanvi")
FAMILY = ("Sharma|Verma|Gupta|Singh|Yadav|Mishra|Tiwari|Pandey|Agarwal|Jain|Khan|Ansari|Patel|Mehta|Joshi|Nair|Iyer|Reddy|Das|Banerjee|Chauhan|Rathore|Thakur|"
          "Kapoor|Malhotra|Kulkarni|Deshmukh|Saxena|Srivastava|Dubey|Sheikh|Kaur|Gill|Bisht|Rawat|Sinha|Jha|Fernandes|D'Souza")
CITIES = ("Delhi|Noida|Gurgaon|Lucknow|Kanpur|Patna|Jaipur|Indore|Bhopal|Pune|Mumbai|Nagpur|Bangalore|Hyderabad|Chandigarh|Ludhiana|Agra|Varanasi|Meerut|Ranchi|"
          "Dehradun|Surat|Kota|Gwalior|Raipur|Goa|Manali|Jhansi|Allahabad|Mathura")

PROSE = {
    "lg": ["{NAME_GIVEN=[" + GIVEN + "]}"],
    "ln": ["{NAME=[" + GIVEN + "] [" + FAMILY + "]}"],
    "lf": ["{NAME_FAMILY=[" + FAMILY + "]}"],
    "lc": ["{LOCATION_CITY=[" + CITIES + "]}"],
    "hinglish": blocks(r"""
<lg>: <hl>
<lg>: <hl>
<lg>: <hl>
---
<hl>
<hl>
---
\[{TIME}\] <ln>: <hl>
\[{TIME}\] <ln>: <hl>
---
<hl> <hl>
"""),
    "hl": lines(r"""
yaar <lg> kahan hai? phone nahi utha raha
main abhi <lc> me hu, {TIME=[5 baje|shaam 7 baje|raat 9:30|10 am]} tak aa jaunga
mera naya number {PHONE_NUMBER} save kar le
<lg> bhai ki shaadi {DATE=[12 Feb|25 November|3 May 2024|kal 5 tarikh]} ko <lc> me hai
<ln> ne {ORGANIZATION=[TCS|Infosys|Wipro|SBI|Airtel|Zomato|Flipkart|HDFC Bank|Byju's]} chhod di, ab {ORGANIZATION=[Amazon|Google|Paytm|Accenture|Deloitte]} join karega
papa ko {CONDITION=[dengue|sugar|BP|typhoid|viral fever|asthma]} ho gaya, {ORGANIZATION_MEDICAL_FACILITY=[Apollo|Max Hospital|AIIMS|Fortis|Medanta]} me admit hai
doctor ne {DRUG=[Dolo 650|Crocin|Azithromycin|Metformin|Pan D]} di hai, {DOSE=[din me 2 baar|1 tablet raat ko|500 mg]}
{MONEY=[500 rs|2000 rupaye|10k|5 lakh|Rs 350]} paytm kar de {PHONE_NUMBER} pe
email kar dena {EMAIL_ADDRESS} pe
<lg> aur <lg> dono {LOCATION_COUNTRY=[Canada|Dubai|USA|Australia|Germany|Nepal]} ja rahe hai padhne
mera aadhar {SSN} hai, PAN baad me bhejta hu
address bhej: {LOCATION_ADDRESS=[H.No. 45, Gandhi Nagar, Kanpur|Flat 302, Sunrise Apartments, Sector 62, Noida|B-12, Malviya Nagar, Jaipur 302017|14/2 Civil Lines, Allahabad|C-404, Andheri West, Mumbai]}
<lf> sir ne bola {DATE=[Monday|Friday|Somvar]} ko class hai
kya scene hai bhai [lol|haha|😂|]
ok theek hai [kal milte hai|baad me baat karte hai|done]
<lg> didi {OCCUPATION=[teacher|doctor|nurse|engineer|CA|vakil]} hai {ORGANIZATION=[DPS|KV|Delhi University|BHU|IIT Kanpur]} me
umar kitni hai? main {AGE} ka hu, {ZODIAC_SIGN=[Leo|Virgo|Aries|Gemini]}
netflix ka password {PASSWORD} hai kisi ko mat batana
{NAME=[Virat Kohli|Rohit Sharma|MS Dhoni|Shah Rukh Khan|Salman Khan|Narendra Modi|Rahul Gandhi|Arvind Kejriwal]} kya banda hai yaar
{ORGANIZATION=[CSK|Mumbai Indians|RCB|KKR]} jeet gayi, <lg> ko bata de
{EVENT=[Diwali|Holi|Eid|Rakhi|Chhath]} pe ghar aa raha hu <lc> se
meri gaadi ka number {VEHICLE_ID} hai
<ln> se mila? wo {LOCATION=[Connaught Place|Karol Bagh|Bandra|Hazratganj|Sarojini Nagar]} me rehta hai
khana kha liya? main to so raha tha
"""),
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
<culture> <culture>
---
<local> <local> <local>
---
<dateline> <world> <world> <news_quote>
---
<world> <world>
---
<police_event> <local>
"""),
    "dateline": lines(r"""
{LOCATION_CITY}, {DATE} ({ORGANIZATION=[भाषा|वार्ता|पीटीआई|एजेंसी|एएनआई]})।
{LOCATION_CITY}।
{ORGANIZATION=[जागरण संवाददाता|अमर उजाला ब्यूरो|भास्कर न्यूज़|हिन्दुस्तान टीम]}, {LOCATION_CITY}।
"""),
    "headline": lines(r"""
{NAME_FAMILY:1} ने [दिया इस्तीफा|आरोपों को नकारा|जीता चुनाव|की {LOCATION_COUNTRY} की यात्रा]
{LOCATION_CITY} में [भीषण आग|सड़क हादसा|बाढ़ से तबाही|भूकंप के झटके], {~quantity} की मौत
{LOCATION_COUNTRY} और {LOCATION_COUNTRY} के बीच [समझौता|तनाव बढ़ा]
{ORGANIZATION:1} ने {ORGANIZATION:2} को हराया
{ORGANIZATION:1} का {NAME:1} पर हमला
नहीं रहे {NAME:1}
"""),
    "lead": lines(r"""
{OCCUPATION=[प्रधानमंत्री|मुख्यमंत्री|गृह मंत्री|राष्ट्रपति|राज्यपाल|विदेश मंत्री|रक्षा मंत्री]} {NAME:1} ने {DATE=[सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार]} को {LOCATION_CITY} में [नई योजना का उद्घाटन किया|जनसभा को संबोधित किया|{NAME:2} से मुलाकात की]।
{ORGANIZATION:1} के {OCCUPATION=[अध्यक्ष|प्रवक्ता|महासचिव|नेता|सांसद|विधायक]} {NAME:1} ने {NAME:2} पर निशाना साधा है।
{LOCATION_STATE} के {LOCATION_CITY} जिले में {DATE} को एक सड़क हादसे में {~quantity} लोगों की मौत हो गई।
{ORGANIZATION=[सुप्रीम कोर्ट|सीबीआई|ईडी|चुनाव आयोग|एनआईए|दिल्ली पुलिस]} ने {NAME:1} को नोटिस भेजा है।
{ORIGIN=[अमेरिकी|रूसी|चीनी|पाकिस्तानी|फ़्रांसीसी|ईरानी|जापानी|नेपाली]} {OCCUPATION=[राष्ट्रपति|प्रधानमंत्री|विदेश मंत्री|राजदूत]} {NAME:1} {DATE=[सोमवार|बुधवार|शुक्रवार]} को {LOCATION_CITY} पहुंचे।
{LOCATION_CITY} में हजारों {OCCUPATION=[किसानों|छात्रों|शिक्षकों|मजदूरों]} ने {NAME:1} सरकार के खिलाफ प्रदर्शन किया।
{NAME:1} को {ORGANIZATION:1} का नया {OCCUPATION=[अध्यक्ष|निदेशक|कुलपति|प्रमुख]} बनाया गया है।
"""),
    "news_sentence": lines(r"""
{NAME_FAMILY:1} ने कहा कि [सरकार गांवों के साथ है|यह फैसला जल्द लागू होगा|विपक्ष झूठ फैला रहा है]।
{ORGANIZATION:3} ने इस बयान की निंदा की है।
इस मौके पर {NAME:3}, {NAME:4} और {NAME:5} भी मौजूद थे।
{ORGANIZATION} के {NAME:3} ने आरोप लगाया कि {NAME_FAMILY:1} ने {MONEY} का घोटाला किया।
{NAME_FAMILY:1} {DATE_INTERVAL=[2014|2019|2009|1998]} में {LOCATION_CITY} से {OCCUPATION=[सांसद|विधायक]} चुने गए थे।
{LOCATION_STATE} और {LOCATION_STATE} में भी चुनाव होने हैं।
योजना पर {MONEY} खर्च होंगे।
{ORGANIZATION=[दिल्ली विश्वविद्यालय|जेएनयू|बीएचयू|आईआईटी कानपुर]} के {OCCUPATION=प्रोफेसर} {NAME:6} इससे सहमत नहीं हैं।
{LOCATION_COUNTRY}, {LOCATION_COUNTRY} और {LOCATION_COUNTRY} ने मदद की पेशकश की है।
{AGE} वर्षीय {NAME_FAMILY:1} अपनी {MARITAL_STATUS=पत्नी} {NAME_GIVEN:7} के साथ {LOCATION_CITY} में रहते हैं।
न {NAME_FAMILY:1} ने और न ही {ORGANIZATION:1} ने कोई जवाब दिया।
मामले की सुनवाई {DATE} को {ORGANIZATION=[हाई कोर्ट|सुप्रीम कोर्ट|एनजीटी]} में होगी।
{LOCATION_CITY} से {LOCATION_CITY} जाने वाली ट्रेनें रद्द कर दी गई हैं।
{NAME:4} ने {NAME:5} की जगह ली है।
{LOCATION=[गंगा|यमुना|कोसी|घाघरा|ब्रह्मपुत्र]} का जलस्तर बढ़ गया है।
"""),
    "news_quote": lines(r"""
{NAME:7} ने {ORGANIZATION=[एएनआई|बीबीसी|आज तक|एनडीटीवी|पीटीआई]} से कहा, "[हमें न्याय चाहिए|यह ऐतिहासिक दिन है|जांच होनी चाहिए]।"
"[किसी को इसकी उम्मीद नहीं थी|हम लड़ते रहेंगे]," {ORGANIZATION} के {OCCUPATION=[प्रवक्ता|सचिव|अधिकारी]} {NAME:7} ने कहा।
{NAME_FAMILY:1} ने {ORGANIZATION=[ट्विटर|फेसबुक|एक्स]} पर लिखा, "[धन्यवाद {LOCATION_CITY}|जय हिंद]!"
"""),
    "world": lines(r"""
{LOCATION_CITY=[वाशिंगटन|मॉस्को|बीजिंग|लंदन|इस्लामाबाद|काबुल|तेहरान|कीव]} ने प्रस्ताव को खारिज कर दिया है।
{OCCUPATION=[राष्ट्रपति|प्रधानमंत्री]} {NAME=[व्लादिमीर पुतिन|जो बाइडेन|डोनाल्ड ट्रंप|शी जिनपिंग|शहबाज़ शरीफ़|इमैनुएल मैक्रों|बेंजामिन नेतन्याहू|ऋषि सुनक]} ने {LOCATION_CITY} में {NAME:2} से बातचीत की।
{ORGANIZATION=[तालिबान|हमास|लश्कर-ए-तैयबा|हिज़बुल्लाह|अल-शबाब]} के लड़ाकों ने {LOCATION_CITY} में हमला किया।
{LOCATION_COUNTRY} ने {LOCATION_COUNTRY} पर प्रतिबंध लगा दिए हैं।
{LOCATION_COUNTRY} के चुनाव में {NAME:4} ने {NAME:5} को हराया।
{ORGANIZATION=[संयुक्त राष्ट्र|यूरोपीय संघ|नाटो|विश्व स्वास्थ्य संगठन|रेड क्रॉस]} ने {LOCATION} की स्थिति पर चिंता जताई।
{ORIGIN=[इसराइली|रूसी|अमेरिकी|पाकिस्तानी|चीनी]} सेना ने {LOCATION=[गाज़ा|डोनबास|सियाचिन|गोलान|खारकीव]} में कार्रवाई की।
{NAME:1} को {LOCATION_COUNTRY} से प्रत्यर्पित किया जाएगा।
"""),
    "sport": lines(r"""
{ORGANIZATION:1} ने {ORGANIZATION:2} को {~quantity} [रन|विकेट] से हराया।
{OCCUPATION=[कप्तान|सलामी बल्लेबाज|तेज गेंदबाज|स्पिनर]} {NAME:1} ने {~quantity} गेंदों में शतक बनाया।
{NAME=[विराट कोहली|रोहित शर्मा|महेंद्र सिंह धोनी|जसप्रीत बुमराह|हार्दिक पांड्या|शुभमन गिल|स्मृति मंधाना]} और {NAME:2} के बीच साझेदारी हुई।
{LOCATION_COUNTRY} के {NAME:3} ने {EVENT=[विंबलडन|एशियाई खेल|ओलंपिक|फ्रेंच ओपन|विश्व चैंपियनशिप]} में स्वर्ण पदक जीता।
{OCCUPATION=कोच} {NAME:4} ने {NAME_FAMILY:1} की तारीफ की।
मैच {LOCATION=[ईडन गार्डन्स|वानखेड़े स्टेडियम|चिन्नास्वामी स्टेडियम|लॉर्ड्स|फिरोजशाह कोटला]} में {DATE} को खेला जाएगा।
{NAME:1} {INJURY=[हैमस्ट्रिंग की चोट|घुटने की चोट|टखने की चोट]} के कारण बाहर हैं।
{ORGANIZATION=[मुंबई इंडियंस|चेन्नई सुपर किंग्स|आरसीबी|केकेआर|गुजरात टाइटंस]} ने {NAME:5} को {MONEY} में खरीदा।
"""),
    "business": lines(r"""
{ORGANIZATION:1} का {FINANCIAL_METRIC} {TREND}।
{ORGANIZATION:1} {ORGANIZATION:2} का {CORPORATE_ACTION=अधिग्रहण} {MONEY} में करेगी।
कंपनी के {OCCUPATION=[सीईओ|चेयरमैन|प्रबंध निदेशक]} {NAME:1} ने {CORPORATE_ACTION=[छंटनी|विलय|शेयर बायबैक|विनिवेश]} की घोषणा की।
{LOCATION_CITY} में नया कारखाना {DATE_INTERVAL} तक शुरू होगा।
{ORGANIZATION=[आरबीआई|सेबी|बीएसई|एनएसई]} के अनुसार {FINANCIAL_METRIC} {TREND}।
कंपनी की स्थापना {DATE_INTERVAL=[1907|1945|1981|1998]} में {NAME:3} ने {LOCATION_CITY} में की थी।
{ORGANIZATION:3} ने {PRODUCT} लॉन्च किया, कीमत {MONEY} है।
"""),
    "culture": lines(r"""
{OCCUPATION=[अभिनेता|निर्देशक|गायक|अभिनेत्री]} {NAME:1} की नई फिल्म {DATE} को रिलीज होगी।
फिल्म में {NAME:2}, {NAME:3} और {NAME:4} मुख्य भूमिका में हैं।
{OCCUPATION=[कवि|लेखक|उपन्यासकार]} {NAME:5} को {EVENT=[साहित्य अकादमी पुरस्कार|ज्ञानपीठ पुरस्कार|पद्मश्री|दादा साहेब फाल्के पुरस्कार]} मिला।
{NAME_FAMILY:1} का जन्म {LOCATION_CITY} में हुआ और वे {LOCATION_CITY} में रहते हैं।
{NAME_FAMILY=[प्रेमचंद|कबीर|तुलसीदास|निराला|दिनकर|ग़ालिब|टैगोर]} की रचनाएं {LANGUAGE} में भी उपलब्ध हैं।
"""),
    "local": lines(r"""
{LOCATION_CITY} के {LOCATION_ADDRESS_STREET} में जलभराव से लोग परेशान हैं।
{OCCUPATION=[प्रधान|पार्षद|विधायक]} {NAME:1} ने {ORGANIZATION} में सड़क का शिलान्यास किया।
{ORGANIZATION} के {OCCUPATION=छात्र} {NAME:2} ने परीक्षा में {~percent} प्रतिशत अंक पाए।
{EVENT} के अवसर पर {LOCATION_CITY} में मेला लगा।
{NAME:3} की {AGE} वर्षीय बेटी {NAME_GIVEN:4} ने {ORGANIZATION} में प्रवेश लिया।
{OCCUPATION=डीएम} {NAME:5} ने {ORGANIZATION_MEDICAL_FACILITY} का निरीक्षण किया, {NAME_MEDICAL_PROFESSIONAL} अनुपस्थित मिले।
"""),
    "biography": blocks(r"""
{NAME:1} (जन्म: {DOB:1}) [एक|प्रसिद्ध] {ORIGIN=[भारतीय|पाकिस्तानी|अमेरिकी|नेपाली]} {OCCUPATION} हैं। <bio> <bio> <bio>
---
{NAME:1} का जन्म {DOB:1} को {LOCATION_STATE} के {LOCATION_CITY} में हुआ था। <bio> <bio>
---
<bio> <bio> <bio>
---
{LOCATION_CITY} {LOCATION_STATE} का एक [नगर|जिला|गांव] है। यह {LOCATION=[गंगा|नर्मदा|यमुना|चंबल|गोमती]} के किनारे बसा है। यहां के {OCCUPATION=[सांसद|विधायक|महापौर]} {NAME} ({POLITICAL_AFFILIATION}) हैं।
---
{ORGANIZATION:1} की स्थापना {DATE_INTERVAL=[1905|1920|1947|1969]} में {NAME:2} ने की थी। इसका मुख्यालय {LOCATION_CITY} में है। <business>
"""),
    "bio": lines(r"""
उन्होंने {ORGANIZATION} से पढ़ाई की और {OCCUPATION} बने।
उनका विवाह {DATE_INTERVAL=[1985|1999|2008]} में {NAME:2} से हुआ; उनके बच्चे {NAME_GIVEN:3} और {NAME_GIVEN:4} हैं।
{NAME_FAMILY:1} {DATE_INTERVAL} में {ORGANIZATION=[कांग्रेस|भाजपा|समाजवादी पार्टी|जनता दल]} में शामिल हुए।
उनका निधन {AGE} वर्ष की आयु में {CONDITION} से {LOCATION_CITY} में हुआ।
उनके पिता {NAME:5/1} {OCCUPATION} थे।
वे {LANGUAGE}, {LANGUAGE} और {LANGUAGE} जानते हैं।
उनके शिष्यों में {NAME} और {NAME} प्रमुख हैं।
{EVENT=[भारत छोड़ो आंदोलन|नमक सत्याग्रह|1857 की क्रांति|द्वितीय विश्व युद्ध]} में उनकी भूमिका रही।
{NAME_GIVEN:1} का परिवार {LOCATION_COUNTRY} से आया था और {RELIGION} है।
"""),
    "social": lines(r"""
@{USERNAME:1} के साथ {LOCATION_CITY} में मस्ती [😍|#travel|]
जन्मदिन मुबारक {NAME_GIVEN}! {AGE} के हो गए 🎂
{NAME_FAMILY} जी सही कह रहे हैं, {ORGANIZATION} को जवाब देना होगा
{LOCATION_CITY} में खून चाहिए, {BLOOD_TYPE}, मरीज {NAME}, {ORGANIZATION_MEDICAL_FACILITY}, संपर्क {PHONE_NUMBER}
ट्रेन फिर {DURATION=[3 घंटे|40 मिनट|5 घंटे]} लेट, धन्यवाद {ORGANIZATION=[भारतीय रेल|IRCTC]}
गर्व है बहन {NAME_GIVEN} पर, {ORGANIZATION} में {OCCUPATION} बनी!
{NAME_GIVEN}, {AGE}, {LOCATION_CITY}, {ZODIAC_SIGN}, {MARITAL_STATUS}
मैं {SEXUALITY} हूं और इसमें शर्म कैसी? - {NAME_GIVEN}
{ORGANIZATION} की सेवा खराब है, {PRODUCT} {DURATION} में टूट गया
कल {EVENT} में {NAME} को देखा, कमाल!
नया अकाउंट @{USERNAME}
"""),
    "story": blocks(r"""
<story_line> <story_line> <story_line> <story_line>
---
डायरी, {DATE}। <story_line> <story_line>
---
<story_line>
"{NAME_GIVEN:2} कहां है?" {NAME_GIVEN:1} ने पूछा।
<story_line> <story_line>
"""),
    "story_line": lines(r"""
{NAME_GIVEN:1} खिड़की के पास बैठकर {NAME_GIVEN:2} के बारे में सोच रही थी।
बूढ़े {NAME_FAMILY:3} जी रोज सुबह टहलने जाते थे।
जब {NAME_GIVEN:2} {AGE} साल का था, परिवार {LOCATION_CITY} से {LOCATION_CITY} आ गया।
{NAME_GIVEN:1} और {NAME_GIVEN:2} की मुलाकात {DATE_INTERVAL} में {LOCATION_CITY} में हुई थी।
चाची {NAME_GIVEN:4} ने खीर बनाई और {NAME_GIVEN:5} चाचा ताश खेलते रहे।
किसी को नहीं पता था कि {NAME_GIVEN:1} कभी {OCCUPATION} था।
{LOCATION_CITY} की गलियों में बारिश हो रही थी।
दादाजी {LOCATION_COUNTRY=[पाकिस्तान|बर्मा|बांग्लादेश]} और {EVENT=[विभाजन|1971 के युद्ध]} की बातें सुनाते थे।
{NAME:7} की {PHYSICAL_ATTRIBUTE=[भूरी आंखें|लंबी मूंछें|सफेद दाढ़ी]} थी और वह कम बोलता था।
{NAME_GIVEN:1} ने धीरे से कहा, "मुझे {CONDITION=[कैंसर|टीबी|बुखार]} है।"
हम {DURATION} {NAME_FAMILY:3} के घर रहे।
"""),
    "interview": blocks(r"""
सवाल: {NAME_FAMILY:1} जी, [आप {OCCUPATION} कैसे बने|{LOCATION_CITY} आपके लिए क्या है]?
जवाब: <answer>
सवाल: और {NAME:2}?
जवाब: <answer>
---
{NAME:1}: <answer> <answer>
---
मेरा नाम {NAME_GIVEN:1} है, उम्र {AGE} साल, {LOCATION_CITY} से हूं। <answer>
"""),
    "answer": lines(r"""
मैंने {DURATION} {ORGANIZATION} में काम किया, फिर {NAME:2} का फोन आया।
मेरे माता-पिता {LOCATION_STATE} से हैं, घर में हम {LANGUAGE} बोलते थे।
{NAME_GIVEN:2} से मैं {LOCATION_CITY} में मिला था।
यह सवाल {NAME_FAMILY:4} से पूछिए।
मुझे {CONDITION} है, इसमें छिपाना क्या।
मैं {RELIGION} हूं और {POLITICAL_AFFILIATION} को वोट देता हूं।
"""),
    "sentences": lines(r"""
{NAME} {LOCATION_CITY} में रहते हैं।
{NAME} और {NAME} शतरंज खेल रहे थे।
कल {NAME_GIVEN} का फोन आया था।
{NAME_FAMILY} देर से आए।
मैंने {NAME} को {DURATION} से नहीं देखा।
श्री {NAME_FAMILY} और श्रीमती {NAME_FAMILY} ने हस्ताक्षर किए।
{NAME_FAMILY} परिवार यहां से चला गया।
भाई {NAME_GIVEN} और {NAME_GIVEN} {NAME_FAMILY} में झगड़ा है।
{OCCUPATION=प्रोफेसर} {NAME_FAMILY} {LANGUAGE} में पढ़ाते हैं।
दादी {NAME_GIVEN} {DATE} को {AGE} की हो जाएंगी।
हमारे पड़ोसी {NAME} {OCCUPATION} हैं।
{NAME_GIVEN} को करेला पसंद नहीं।
{NAME_FAMILY} के अनुसार पुल सुरक्षित है।
{NAME} ने {NAME} को चुनाव में हराया।
{NAME_GIVEN} को मेरा नमस्ते कहना।
{NAME_FAMILY=[मोदी|नेहरू|गांधी|पटेल|ममता|लालू|नीतीश|अखिलेश|मायावती|योगी]} [ने भाषण दिया|चुप रहे|रैली में आए]।
{NAME=[महात्मा गांधी|जवाहरलाल नेहरू|सरदार पटेल|भीमराव अंबेडकर|सुभाष चंद्र बोस|भगत सिंह|लाल बहादुर शास्त्री|इंदिरा गांधी]} पर निबंध लिखिए।
{NAME_GIVEN=[आशा|ज्योति|किरण|विजय|दीपक|शांति|कमल|सागर|प्रकाश]} आज छुट्टी पर है।
धन्यवाद {NAME_GIVEN} जी!
{NAME} कौन है?
न {NAME_GIVEN} को पता था न {NAME_GIVEN} को।
{NAME_GIVEN}, {NAME_GIVEN} और {NAME_GIVEN} एक ही कक्षा में हैं।
आरोपी {NAME} ने आरोप से इनकार किया।
{NAME} बनाम {LOCATION_STATE} राज्य
फोटो: {NAME}/{ORGANIZATION=[पीटीआई|एएफपी|रॉयटर्स]}
{LOCATION_CITY} में बर्फ गिर रही है।
{LOCATION_CITY} से {LOCATION_CITY} {~number} किलोमीटर दूर है।
हम {LOCATION_COUNTRY} जा रहे हैं।
{LOCATION_COUNTRY} की सीमा {LOCATION_COUNTRY} से लगती है।
वह {LOCATION_STATE} की रहने वाली है।
{LOCATION=[गंगा|यमुना|सरस्वती|कावेरी|सिंधु|नील]} नदी में बाढ़ है।
मैं {LOCATION=[करोल बाग|लाजपत नगर|दादर|गोमती नगर|बोरिंग रोड|सिविल लाइंस]} में रहता हूं।
हमारा पता: {LOCATION_ADDRESS}
वह {LOCATION_ADDRESS_STREET} पर रहता है।
{LOCATION_CITY} का पिन {LOCATION_ZIP} है।
स्थान: {LOCATION_COORDINATE}
{LOCATION_CITY}, {LOCATION_CITY} और {LOCATION_CITY} में स्कूल बंद रहेंगे।
{ORGANIZATION} में भर्ती निकली है।
{ORGANIZATION} ने {ORGANIZATION} पर मुकदमा किया।
वह {LOCATION_CITY} में {ORGANIZATION} में काम करती है।
{ORGANIZATION} के {OCCUPATION} {NAME} ने इनकार किया।
{ORGANIZATION=[आयकर विभाग|लोक निर्माण विभाग|वन विभाग|नगर पालिका]} ने मंजूरी दी।
{ORGANIZATION=[भाजपा|कांग्रेस|बसपा|सपा|राजद]} को {~percent} प्रतिशत वोट मिले।
फर्म का जीएसटी नंबर {ORGANIZATION_ID} है।
उसका इलाज {ORGANIZATION_MEDICAL_FACILITY} में चल रहा है।
{NAME_MEDICAL_PROFESSIONAL} आज नहीं बैठेंगे।
मरीज को {CONDITION} है।
{CONDITION} के लिए वह {DRUG} {DOSE} लेती है।
गिरने से {INJURY} हो गई।
{MEDICAL_PROCESS} {DATE} को होगा।
इस दवा से {EFFECT} और {EFFECT} हो सकता है।
ब्लड ग्रुप {BLOOD_TYPE}, {STATISTICS}
कोड {MEDICAL_CODE}
आयुष्मान कार्ड {HEALTHCARE_NUMBER}
वह {AGE} साल का है।
बच्चा {AGE=[छह महीने|तीन हफ्ते|18 महीने]} का है।
{AGE} वर्षीय युवक को छोड़ दिया गया।
उसका जन्म {DOB} को हुआ।
मेरा जन्मदिन {DOB} को है।
बैठक {DATE} को {TIME} होगी।
{DATE_INTERVAL=[मार्च|जून 2019|साल 2004|2021 की सर्दियों]} में हमारी शादी हुई।
{DATE_INTERVAL=[1990|2012|सत्तर के दशक]} से संग्रहालय बंद है।
हम {DURATION} से इंतजार कर रहे हैं।
{EVENT} पर सब घर आएंगे।
इसकी कीमत {MONEY} है।
{NAME_GIVEN} पर मेरे {MONEY} बाकी हैं।
मुझे {PHONE_NUMBER} पर फोन करें।
{EMAIL_ADDRESS} पर लिखें।
अधिक जानकारी {URL} पर।
फाइल का नाम {FILENAME} है।
यूजर {USERNAME}, पासवर्ड {PASSWORD}
मेरा एटीएम पिन {PASSWORD=[4711|0815|9283]} है।
{IP_ADDRESS} से लॉगिन रोका गया।
{NAME} का आधार नंबर {SSN} है।
पैन {SSN}
वोटर आईडी {SSN}
पासपोर्ट {PASSPORT_NUMBER} {LOCATION_CITY} से जारी हुआ।
लाइसेंस {DRIVER_LICENSE} जब्त हुआ।
गाड़ी {VEHICLE_ID} गलत जगह खड़ी है।
सदस्यता संख्या {ACCOUNT_NUMBER}
सीरियल नंबर {NUMERICAL_PII}
खाता {BANK_ACCOUNT}, IFSC {ROUTING_NUMBER}
कार्ड {CREDIT_CARD}, वैधता {CREDIT_CARD_EXPIRATION}, सीवीवी {CVV}
वह {ORIGIN=[नेपाली|बंगाली|पंजाबी|अफ़ग़ान|तिब्बती]} है और {DURATION} से यहां है।
एक {ORIGIN=[नेपाली|अमेरिकी|जापानी]} {OCCUPATION=[रसोइये|डॉक्टर|पर्यटक|छात्र]} ने मदद की।
वह {LANGUAGE} और थोड़ी {LANGUAGE} बोलता है।
परिवार {RELIGION} है।
वह {POLITICAL_AFFILIATION} का समर्थक है।
उसने बताया कि वह {SEXUALITY} है।
लिंग: {GENDER}
{NAME} {MARITAL_STATUS} हैं।
उसके {MARITAL_STATUS=[पति|पूर्व पति|मंगेतर]} का नाम {NAME_GIVEN} है।
उसकी पहचान: {PHYSICAL_ATTRIBUTE}
{ZODIAC_SIGN} राशि वाले मेहनती होते हैं।
{PRODUCT} {DATE} से मिलेगा।
{PROJECT} समय पर है।
{CORPORATE_ACTION} की घोषणा कल हुई।
{FINANCIAL_METRIC} {TREND}।
परदादा {NAME} ने {DATE_INTERVAL=[1887|1902|1911]} में {ORGANIZATION} बनाई।
{NAME} ({LOCATION_COUNTRY}) ने {NAME} ({LOCATION_COUNTRY}) को हराया।
{LOCATION_CITY} और {LOCATION_CITY} के बीच सड़क बंद है।
{LOCATION=[इंदिरा गांधी हवाई अड्डे|हावड़ा स्टेशन|गेटवे ऑफ इंडिया]} पर {NAME} पकड़ा गया।
{NAME_FAMILY} के बाद {NAME_FAMILY} ने पद संभाला।
{ORGANIZATION=[टेस्ला|गूगल|एप्पल|फॉक्सकॉन]} {LOCATION_STATE} में कारखाना लगाएगी।
<ln> ne <lc> me ghar kharida.
Mr. <lf> aaj office nahi aaye.
आवेदक <ln>, पुत्र <ln>, निवासी <lc>
<ln> (मोबाइल {PHONE_NUMBER}) ने शिकायत की।
मैनेजर <lg> ने मेल <lf> सर को भेजा।
{NAME} की किताब {LANGUAGE} में छपी।
{ORGANIZATION} की ओर से {NAME} ने हस्ताक्षर किए।
सुबह {NAME_GIVEN} दूध लेने गया था।
{NAME} का परिवार {LOCATION_CITY} से {LOCATION_COUNTRY} चला गया।
गांव {LOCATION_CITY} में {NAME_FAMILY} बिरादरी के लोग रहते हैं।
"""),
}
PROSE["sentences"] = [s.replace("मैनेजर <lg>", "{OCCUPATION=मैनेजर} <lg>") for s in PROSE["sentences"]]

NEGATIVES = blocks(r"""
आलू को उबालकर छील लें। तेल गरम करें, जीरा डालें और {DURATION=[5|10|15] मिनट} तक भूनें। नमक स्वादानुसार।
---
सामग्री: {~quantity} कप आटा, एक चम्मच नमक, थोड़ा पानी, हरा धनिया। आटा गूंधकर ढक दें।
---
मशीन चलाने से पहले निर्देश पुस्तिका पढ़ें। सफाई से पहले प्लग निकाल दें।
---
पुर्जा {~code}, नट {~quantity} मिमी। तेल का स्तर जांचें और ढक्कन बंद करें।
---
आशा है आप ठीक होंगे। ज्योति जलाएं, शांति बनाए रखें और किरणों को आने दें।
---
कमल एक फूल है। सागर गहरा है, प्रकाश तेज है और विजय सत्य की होती है।
---
पूजा की थाली में दीपक, फूल और प्रसाद रखें। आरती के बाद प्रसाद बांटें।
---
मेहनत से सफलता मिलती है। विकास सबका हो, प्रगति सबकी हो, यही भावना है।
---
धारा {~quantity} की उपधारा {~quantity}: आवेदक को आवश्यक दस्तावेज प्रस्तुत करने होंगे। सक्षम प्राधिकारी छूट दे सकता है।
---
किरायेदार मकान को साफ रखेगा। मरम्मत का खर्च मकान मालिक उठाएगा।
---
यह अनुबंध लिखित रूप में ही बदला जा सकता है। विवाद होने पर मध्यस्थता होगी।
---
मौसम: उत्तर में बारिश, दक्षिण में धूप, अधिकतम तापमान {~quantity} डिग्री। हवा धीमी रहेगी।
---
आज बादल छाए रहेंगे, कहीं-कहीं हल्की बूंदाबांदी हो सकती है। पहाड़ों पर बर्फबारी के आसार हैं।
---
नाम: 
पिता का नाम: 
पता: 
जन्म तिथि: 
हस्ताक्षर: 
---
नाम ........ पता ........ मोबाइल ........ दिनांक ........
---
सभी कॉलम भरें: नाम, उपनाम, जन्म स्थान, राष्ट्रीयता, व्यवसाय, मोबाइल नंबर।
---
def jod(a, b):
    # दो संख्याओं का जोड़
    return a + b
---
त्रुटि {~code}: सर्वर से संपर्क नहीं हो सका। प्रयास {~quantity}/{~quantity}। सेटिंग जांचें।
---
संस्करण {~version} में प्रिंट की समस्या ठीक की गई है। कंप्यूटर दोबारा चालू करें।
---
मॉडल {~code}, रंग काला, वजन {~number} ग्राम। बैटरी शामिल नहीं।
---
लकड़ी की मेज, चार पाए, पॉलिश की हुई। जोड़ने के लिए पेच साथ में हैं।
---
कार्यसूची: 1. स्वागत 2. पिछली बैठक की पुष्टि 3. बजट 4. अन्य विषय
---
प्रस्ताव सर्वसम्मति से पारित हुआ। बैठक स्थगित की गई।
---
पुल की मरम्मत के कारण मार्ग बंद है। कृपया वैकल्पिक रास्ते का प्रयोग करें।
---
गाड़ी प्लेटफार्म नंबर {~quantity} पर आएगी। यात्रीगण कृपया ध्यान दें।
---
देवियो और सज्जनो, आप सभी का हार्दिक स्वागत है।
---
जैसी करनी वैसी भरनी। नाच न जाने आंगन टेढ़ा। बूंद-बूंद से सागर भरता है।
---
प्रकाश संश्लेषण में पौधे सूर्य के प्रकाश से भोजन बनाते हैं और ऑक्सीजन छोड़ते हैं।
---
त्रिभुज में तीन भुजाएं होती हैं। तीनों कोणों का योग {~number} अंश होता है।
---
पाठ्यक्रम में {~quantity} अध्याय हैं। परीक्षा लिखित होगी। न्यूनतम उपस्थिति {~percent}% है।
---
माप {~number}, कोड {~code}, परिणाम संतोषजनक।
---
क्रम,वस्तु,मात्रा
1,{~word},{~quantity}
2,{~word},{~quantity}
3,{~word},{~quantity}
---
[हां|नहीं|शायद|धन्यवाद|कोई बात नहीं|ठीक है|पता नहीं|बिल्कुल|माफ कीजिए|जी]।
---
khana ban gaya kya? main raste me hu, bread le aata hu
---
arre yaar aaj bahut garmi hai, AC bhi kharab hai, bijli bhi nahi aa rahi
---
कोई कचरा बाहर रख दे प्लीज, डस्टबिन भर गया है।
---
समिति की बैठक नियम से होती है। नियमावली में विवरण दिया है।
---
नगर में नई सड़क बनेगी, फुटपाथ चौड़ा होगा और पेड़ लगाए जाएंगे।
---
खतरा! उच्च वोल्टता। बिना अनुमति प्रवेश वर्जित है।
---
अपील खारिज की जाती है। पक्षकार अपना खर्च स्वयं उठाएंगे।
---
मरीज खाली पेट आएं और पुरानी पर्चियां साथ लाएं।
---
गुलाब खिला है, चमेली महक रही है, तुलसी आंगन में है और नीम छाया देता है।
---
बनारसी साड़ी, लखनवी कुर्ता, कोल्हापुरी चप्पल और मिठाइयां बाजार में मिलते हैं।
---
तालिका {~quantity}: उत्तरों का वितरण। संख्या {~number}, प्रतिशत {~percent}।
---
अध्याय {~quantity}: संज्ञा, सर्वनाम, विशेषण और क्रिया के भेद। अभ्यास के प्रश्न हल कीजिए।
---
मेनू में 'फाइल' चुनें, फिर 'सेव' पर क्लिक करें और 'ओके' दबाएं।
---
बच्चों की पहुंच से दूर रखें। ठंडी और सूखी जगह पर रखें।
---
महंगाई बढ़ रही है, मांग कमजोर है और बाजार में सुस्ती है।
---
टीम अच्छा खेली लेकिन मैच बराबरी पर छूटा। स्टेडियम भरा हुआ था।
---
सत्य, अहिंसा, करुणा, श्रद्धा और क्षमा मनुष्य के गुण हैं।
---
राजा ने रानी से कहा कि जंगल में शेर, सिंह और भालू रहते हैं।
---
टोकन नंबर {~number}, काउंटर {~quantity} पर जाएं।
""")
