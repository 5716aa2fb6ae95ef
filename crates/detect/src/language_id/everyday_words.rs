//! The commonest words of each language: what tells short texts apart. Written for this file.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A language, or languages that share them, and words, all in lower case.
#[rustfmt::skip]
const WORDS: &[(&str, &str)] = &[
    ("en", "the of and to a in is it you that he was for on are with as i his they be at one have this from or had by but what all were we when your \
        can said there use an each which she do how their if will up about out many then them these so some her would make like him into has look more write \
        go see no way could my than been who its now did get may hello hi hey thanks thank please yes not me our don't i'm it's that's can't where why very just know think want"),
    ("es", "el la de que y a en un ser se no haber por con su para como estar tener le lo todo pero más hacer o poder decir este ir otro ese si me ya ver porque \
        dar cuando muy sin vez mucho saber qué sobre mi alguno mismo yo también hasta los las una del al es está son fue era hola gracias señor nos usted tú \
        están eso esta hay te tengo estoy quiero puede donde así ella ellos años buenos días él cómo dónde cuando desde nada cada algo quién quiero puedo \
        puede pueden tiene tienen hace han he ha sido estas estos nuestro nuestra vamos ni tan poco siempre después antes entonces mejor casa favor"),
    ("es gl", "¿"),
    ("fr", "le la les de des du un une et à être avoir que qui ne pas pour dans ce il elle je vous nous on en au aux avec sur se plus par son sa ses mais comme ou où si leur \
        est sont était c'est j'ai n'est qu'il d'un d'une l'on tout faire mon ma mes cette ces bien sans peut très aussi fait même bonjour merci oui non votre vos notre tu te moi lui eux \
        quand quoi suis avez êtes ça été ont monsieur madame"),
    ("de", "der die das und in zu den mit ist im nicht von sie auf für er es ich dem ein eine einen einem einer des sich an als auch so wie aus bei nach werden hat sind war oder \
        aber nur noch wir ihr kann haben wird über zum zur mein dein sein vor wenn was man mir dich mich uns bitte danke ja nein hallo guten tag sehr hier da doch schon mehr durch habe \
        bin bist um am vom keine kein dass daß diese dieser dieses ihre ihren ihnen wo warum heute"),
    ("pt", "o a os as de da do das dos que e em um uma para com não por mais como mas foi ao ele se tem à seu sua ou ser quando muito há nos já está eu também só \
        pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa \
        pelos elas havia seja qual nós lhe deles olá obrigado obrigada sim bom dia são vai fazer porque aqui onde estou tenho vocês isto então eles elas dela \
        dele desde nada cada algo quem quero posso pode podem tenho faz fez vou vamos nem tão pouco sempre depois antes então melhor casa favor deste desta \
        neste nesta uns umas onde ainda agora nosso nossa meus minhas teu tua comigo sobre tudo todos estava"),
    ("it", "il lo la i gli le di a da in con su per tra e è che un una uno non mi si ma come anche o se ha sono del della dei delle al alla dal dalla nel nella \
        sul sulla più questo questa quello io tu lui lei noi voi loro ci vi ne mio tuo suo essere fare avere molto tutto perché quando dove chi cosa ciao \
        grazie sì no bene ho hai abbiamo era stato cui degli dell'anno c'è po' qui così già ancora sempre solo prima dopo senza buongiorno signore quando ogni \
        qualcosa niente voglio posso può possono fa fanno siamo sei siete nostro nostra molto poco mai adesso allora poi oggi ieri domani casa favore quale \
        quali mentre tra fra agli alle nei nelle dai dalle sui sulle"),
    ("nl", "de het een en van in is dat op te zijn met voor niet aan er maar om ook als bij of uit dan nog naar door over ik je hij ze we u jij wij zij mijn zijn haar ons hun dit die deze \
        wat wie waar hoe waarom wordt worden was waren heeft hebben had kan kunnen moet zal zou geen wel meer veel al zo hier daar nu na tot hallo dank bedankt ja nee goed goedemorgen mij hem \
        me onze onder tegen omdat iets alles ben bent gaat gaan"),
    ("sv", "och att det i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något \
        från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan denna själv detta åt utan varit hur ingen mitt ni bli blev oss din dessa \
        några deras hej tack ja nej hur också bara från är detta fick ska vill"),
    ("da", "af mig sig havde nu ud os op hvad blev ind dog noget efter end mit have dig anden hende sit vor mod nogle bliver hendes været jer sådan hej tak nej \
        lidt blevet nogen sagde sige siger tage tager gøre gør ligesom igen imod måde spørgsmål altid aldrig uden mere fået kære sådanne hermed rigtig mellem \
        vores jeres stadig slet bruge bruges vælg vælge ændre ændres dit hvilket ved at endnu dreng pige bog uge sprog gennem ned blandt heller måske ret \
        enten eget egen hvert tale taler kunne fik får giver ikke nå derfor skabe skaber således øjeblik også klik indhold åbne åbner nyt vise viser oprette \
        sker skete vej hjem meget både hvordan hvorledes nødvendig forskellige række"),
    ("no", "av meg seg mitt hadde nå ut oss opp hva bli inn noen noe etter enn deg annen henne sitt si vår mot uten blir hennes vært dere sånn hei takk nei litt \
        blitt ble mye sa sier ta tar gjøre gjør slik igjen måte spørsmål alltid aldri mer fått kjære riktig mellom våre fortsatt bruke brukes velg velge endre \
        ditt hvilket ennå gutt jente bok uke språk gjennom blant heller kanskje rett enten eget egen snakke snakker fikk får gir skape veldig fram vet vite \
        finnes eg ikkje ein dei kva åpne åpner nytt vise viser opprette skjer skjedde vei hjem nødvendig forskjellige rekke både ikke å så også selv"),
    ("da no", "og i jeg det at en et den til er som på de med han ikke der så var men har om vi min hun over da ved fra du sin dem kan hans hvor eller skal selv her \
        alle vil kunne når være kom ville deres kun ned skulle denne for sine meget hvorfor dette disse hvordan ingen din samme hvilken hver hvis både bare \
        fordi før mange også begge siden ja går må allerede lille først hele flere mest få gå stå derfor sammen bør mens bedre tid år dag tror synes nok hvem \
        god under alt ham mine man jo hos lige ord hver komme kommer gang alle andre"),
    ("id ms", "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke ada kami kita mereka dia anda atau oleh sudah telah kepada sebagai tersebut \
        lebih tetapi apa siapa mana bagaimana kenapa mengapa belum masih sangat hanya kalau jika aku kamu tahun orang menjadi lagi sedang bukan seperti dapat \
        terima kasih selamat pagi hari sebelum baru adalah apakah ya banyak mau satu dua tiga antara semua setiap lain ibu bapa anak hal cara sini sana tadi \
        nama ingin sebuah seorang daripada negeri kereta tak boleh bolehkah pun juta bila beliau cakap saja para jangan maka supaya begitu suatu malam kerja"),
    ("cs sk", "a v na je že s z do to o i k za by od po jeho aby tak si až však mi ho ty my vy oni ona on kde ale ma áno mám máš bude podobne dobrý prosím ahoj pri \
        nie tento toto"),
    ("fi", "ja on ei se että oli hän en ne mutta kun niin kuin myös joka tai minä sinä me te he tämä olen olet ovat olla ole mitä missä miksi miten kuka hyvä \
        hyvää kiitos hei moi kyllä jos vain nyt sitten siellä täällä mikä minun sinun hänen sen sitä tämän ovat olisi voi pitää mukaan vielä enää jo koska \
        kanssa jälkeen ennen sekä vaan kaikki paljon ollut eivät emme minua meidän siis noin ihan kai mun sun mä sä oo onko tästä siitä josta jossa jonka \
        joita jotka jotta vaikka sekä koko aina nyt tänä tänään vuoden vuonna asti yli alle ilman kohti ensin melkein juuri vähän enemmän"),
    ("pl", "i w nie na się z do to że jest o jak ale po co tak za od przez przy dla czy jego jej ich ma są był była było być bardzo już tylko tym tego ten ta te też może gdy lub oraz który która które \
        pan pani mnie mi ja ty on ona my wy oni ze we go mu jeszcze kiedy gdzie dlaczego bo jeśli aby żeby dziękuję proszę dzień dobry cześć mam masz jestem jesteś bez pod nad sobie coś nic wszystko"),
    ("cs", "a se v na je že s z do to o i k ve pro ale jako za by jsem jsou od po které který která nebo jeho jen aby tak při už jak byl byla bylo být co když si ze až není než také však která jejich \
        mi ho ji mě ty my vy oni ona on kde proč protože děkuji prosím dobrý den ahoj ano ne mám máš jsi jste jsme bude může podle mezi před ještě velmi tento tato toto této svou svého jiné všechno"),
    ("sk", "a sa v na je že s z do to o i k vo pre ale ako za by som sú od po ktoré ktorý ktorá alebo jeho len aby tak pri už ak bol bola bolo byť čo keď si zo až nie než tiež však ich mi ho ju ma ty my vy \
        oni ona on kde prečo pretože ďakujem prosím dobrý deň ahoj áno mám máš ste sme bude môže podľa medzi pred ešte veľmi tento táto toto svoju svojho všetko iba lebo niečo"),
    ("hu", "a az és hogy nem is egy ez de van volt meg csak már még el ki be fel le mint ha én te ő mi ti ők azt ezt aki ami vagy mert nagyon jó igen köszönöm \
        szia kérem hol mikor miért így úgy most itt ott lesz lehet kell minden után alatt között szerint majd sem vagyok vagy vannak voltak neki nekem őket \
        ezek azok egyik amely amikor ezt azt ennek annak ebben abban erre arra nincs van vannak volna legyen lehetett kellett tud tudom akarok szeretnék egyik \
        másik több kevés ismét mindig soha talán persze tehát illetve valamint ilyen olyan milyen ki kit mit mivel"),
    ("ro", "și în de la a cu nu pe este ce că o un să din se mai pentru care au am fi sunt el ea eu tu noi voi ei ele lui lor dar sau ca dacă când unde cum prin după fără foarte toate tot acest această \
        acesta aceasta fost era va vor avea am ai are avem mă te îl îi le ne vă al ale ai bună mulțumesc da salut ziua si sa ca in îmi ți meu mea despre până doar asta"),
    ("tr", "ve bir bu da de için ne ile o çok ben sen biz siz onlar mi mı mu mü var yok ama daha gibi kadar en her şey olarak olan değil diye sonra ki ya veya hem ise şu nasıl neden nerede kim evet hayır \
        teşekkürler teşekkür merhaba iyi günler lütfen benim senin onun bana sana ona beni seni onu bunu şimdi oldu olduğu var mı yani bile ancak çünkü hiç"),
    ("id", "bisa karena harus saat bahwa tapi sekali halo secara setelah punya gue enggak nggak rumah sakit kantor uang mobil jumat bisakah kabar silakan tolong \
        maaf kakak bapak kalian sampai cuma kok sih dong deh banget nih gak ga udah aja kayak gimana sepeda pasien dokter polisi kapan hingga maupun serta pun \
        para yaitu merupakan ketika perusahaan bisnis kemarin istri teman senin selasa rabu kamis sabtu minggu karcis telepon dibandingkan mengatakan sekarang"),
    ("ms", "kerana awak hendak ialah bahawa encik puan sahaja ramai selepas mahu iaitu hospital doktor pejabat wang bercakap nak jumaat pesakit khabar hantar \
        manakala semasa kerajaan cikgu polis bahagian kereta api kad berkata ia pelajar universiti syarikat mesyuarat tarikh lewat"),
    ("tl", "ang ng sa na mga at ay si ni kay ko mo niya ito iyon siya ako ikaw kami tayo kayo sila namin natin ninyo nila hindi para may mayroon wala kung dahil pero o rin din lang naman ba po opo ano \
        sino saan kailan bakit paano salamat kumusta magandang umaga oo nang kaya isang upang yung ka nga pa akin iyong kanyang kanilang aking ating talaga gusto maging lahat"),
    ("vi", "và của là có không được cho một trong các những với này đã tôi người để khi như từ ra đến bạn anh chị em ông bà chúng họ nó nhưng thì mà rất cũng lại đang sẽ phải làm về ở tại nếu vì gì nào sao \
        cảm ơn xin chào vâng dạ nhiều hơn nhất năm ngày sau trước trên dưới đó đây thế vẫn chỉ còn theo bị con"),
    ("hr", "i u je na se da za od su s a o ne kao što koji to iz ali po bi sam bio bila bilo biti ja ti on ona mi vi oni njegov njezin kad kada gdje zašto kako jer ako ili samo još već vrlo nakon prije bez \
        hvala molim dobar dan bok da ne nije nisam ima imam smo ste svi sve ovo ovaj taj tako može koja koje kod kroz između te ću će ćemo"),
    ("sl", "in je v na se da za so z s pa ne ki kot po iz tudi od bi sem bil bila bilo biti jaz ti on ona mi vi oni njegov njen ko kje zakaj kako ker če ali samo še že zelo po pred brez hvala prosim dober dan \
        živjo ja ni nisem ima imam smo ste vsi vse to ta ta tako lahko katera katere pri skozi med bo bodo bomo kaj kdo več"),
    ("et", "ja on ei see et oli ma sa ta me te nad kui aga ka mis kes kus miks kuidas või siis nii veel juba kuid oma olen oled oleme olla pole minu sinu tema \
        meie teie nende seda selle selles aitäh palun tere jah väga hea nagu ning mida kõik mul sul tal pärast enne ainult sest oleks võib peab saab üle alla \
        välja kas mulle sulle enne pole oleks saab nüüd siin seal väga veel sellest kõige kuna"),
    ("lv", "un ir no ar uz par ka kas to tas tā es tu viņš viņa mēs jūs viņi nav bija būs var arī bet vai kā kad kur kāpēc jo ja tikai vēl jau ļoti pēc pirms bez līdz paldies lūdzu labdien sveiki jā nē mans tavs \
        man tev viņam mūsu jūsu viņu šis šī šo tiek ko lai pie kopā visi viss vairāk esmu esi ir bijis"),
    ("lt", "ir yra kad į iš su bet tai jis ji jie aš tu mes jūs ne buvo bus gali taip pat ar kaip kur kodėl nes jei tik dar jau labai po prieš be iki ačiū prašau laba diena labas taip ne mano tavo man tau jam mūsu jūsu \
        jų šis ši šio kas ką apie per visi viskas daugiau esu esi buvau už nuo kuris kuri"),
    ("ca", "el la els les de del dels i a en un una que no és per amb es com més però si al als ho hi ha han són era ser aquest aquesta això jo tu ell ella \
        nosaltres vosaltres ells molt també quan on perquè qui què gràcies hola bon dia sí meu teva seu seva tot fer pot va vaig sense entre fins des cap ja \
        li els amb em et ens us pots puc fa fan vol volem aquests aquestes seva seves meva una dels pels nostre vostre doncs abans després encara ara aquí \
        allà hem heu tinc té tens vull sóc ets cal fins molta gaire"),
    ("af", "die en van in is het dat nie vir op te met om hy sy ek jy ons hulle was wat aan as ook by maar of uit nog na deur oor kan moet sal sou geen hier daar \
        nou dit hierdie wees word baie dankie hallo ja nee goeie my jou haar sy hul so toe dan al net meer 'n se julle waar hoekom gaan het hoe jou gaan dit \
        wil sê is nie asseblief goed waar wie dag môre vandag weet"),
    ("is", "og að í á er það sem ekki við til með um en fyrir hann hún ég þú við þið þeir þær var af frá eru hafa hefur verið vera þetta þessi því svo eða ef þegar hvað hver hvar hvers takk já nei halló góðan daginn \
        minn mín sinn sín mér þér honum henni okkur ykkur þeim mjög bara líka eftir fyrst upp"),
    ("sq", "dhe në të e i me për një që është nuk nga ka si ai ajo unë ti ne ju ata ishte janë kam ke do por ose kur ku pse çfarë kush faleminderit po jo mirë përshëndetje tungjatjeta ky kjo këto tij saj tyre edhe vetëm \
        shumë pas para pa deri mund duhet më së"),
    ("eu", "eta da ez bat du dira zuen ere baina edo hori hau zer nor non noiz zergatik eskerrik asko kaixo bai egun on nire zure bere gure dut dugu dute naiz zara gara izan egin den zen ziren baino oso gehiago arte beste \
        bezala gabe gero orain hemen dago daude"),
    ("gl", "o a os as de do da dos das que e en un unha para con non por máis como pero foi ao el ela se ten seu súa ou ser cando moito hai nos xa está eu tamén só polo pola ata iso entre era despois sen mesmo eles elas \
        grazas ola bos días si señor isto onde porque aquí estou teño vostede vós"),
    ("sw", "na ya wa ni kwa la katika za cha hii huo hiyo yake wake mimi wewe yeye sisi ninyi wao ili kama lakini au pia sana asante habari ndiyo hapana jambo karibu nini nani wapi lini kwa nini watu siku baada kabla bila \
        hadi kuwa alikuwa ana nina tuna wana hakuna kila moja wengi mtu"),
    ("cy", "y yr a ac i o yn ar am mae yw ei eu fy dy ein eich ond neu hefyd gan gyda wedi bod oedd roedd fod nid ddim hwn hon hyn beth pwy ble pryd pam sut diolch bore da helo ie na iawn mewn hynny rhai pob un dim"),
    ("ga", "agus an na is ar i go le do sé sí tá ní a ag bhí mé tú muid sibh siad ach nó mar leis aige aici againn seo sin cad cé cá cathain cén conas go raibh maith agat dia duit sea nach raibh bhfuil chun gan faoi ó roimh \
        gach mo"),
    ("az", "və bir bu da də üçün nə ilə o çox mən sən biz siz onlar var yox amma daha kimi qədər ən hər şey olaraq olan deyil sonra ki və ya isə necə niyə harada kim bəli xeyr təşəkkür salam edirəm mənim sənin onun mənə sənə \
        indi oldu olduğu idi isə belə"),
    ("mt", "il u ta li f' għal ma' minn hu hi jien int aħna intom huma mhux kien kienet kienu imma jew meta fejn għaliex xi min grazzi iva le bonġu tiegħu tagħha dan din dawn kollha aktar wara qabel biss ukoll fuq bil tal fil"),
    ("eo", "la kaj de en al estas mi vi li ŝi ĝi ni ili ne jes ke kiu kio kie kial kiel kiam por kun sed aŭ ankaŭ tre nur jam ankoraŭ el pri per sur sub ĉi tiu tio dankon saluton bonan tagon povas havas estis estos esti pli"),
    ("la", "et in est non ad ut cum sed qui quae quod ex de per sunt esse ab atque aut si nec hoc ille haec eius enim autem quam ego tu nos vos mihi tibi sibi omnia erat fuit quid deus rex"),
    ("ru", "и в не на я быть он с что а по это она этот к но они мы весь который из у то за свой ее её его так от же было был была были есть для вы ты о бы как \
        мне меня нет да уже или если когда где почему только ещё еще очень спасибо привет здравствуйте пожалуйста мой твой наш ваш тебя тебе вас вам нас нам \
        их ему ей чтобы после до при без можно надо сейчас потом там тут здесь тоже всё все сегодня уж вот ли раз себя ничего никто кто чем там была будет \
        будут мог может могут этого этой этом эти эта том тем тот та те чего всех всего себе него неё них нее нею ним ними про под над об со во ко нибудь \
        человек время год дело день раз просто знаю хочу сказал говорит"),
    ("uk", "і в не на я бути він з що а по це вона цей до але вони ми весь який із у то за свій її його так від ж було був була були є для ви ти о б як мені мене \
        ні та вже або якщо коли де чому тільки ще дуже дякую привіт добрий день будь ласка мій твій наш ваш тебе тобі вас вам нас нам їх йому їй щоб після при \
        без можна треба зараз потім там тут також всі все сьогодні й про під цього який які вона воно вони йому неї них ним був лише може можуть буде будуть \
        цього цієї цьому ці ця та того тієї чого всіх всього себе собі нього під над із зі із-за коли хто ніхто нічого час рік день просто знаю хочу сказав \
        каже також дуже треба має мають мати чи"),
    ("bg", "и в не на аз съм той с че а по това тя този към но те ние всички който от у за свой неговият така беше бил била били е са за вие ти би как ми ме няма \
        да вече или ако кога къде защо само още много благодаря здравей здравейте моля мой твой наш ваш теб вас нас им му й ѝ след до при без може трябва сега \
        там тук също всичко се си ще го я какво кой която които със във днес би се си ще го ги му ѝ им ни ви ме те нещо някой никой нищо всеки всяка всяко \
        тази тези онзи оня така тогава сега винаги никога има имат имам няма бъде бъдат можем могат искам знам каза казва много малко повече когато докато \
        защото ако че ли"),
    ("be", "і ў не на я быць ён з што а па гэта яна гэты да але яны мы увесь які у то за свой яе яго так ад ж было быў была былі ёсць для вы ты аб бы як мне мяне няма ды ужо або калі дзе чаму толькі яшчэ вельмі дзякуй прывітанне \
        добры дзень калі ласка мой твой наш ваш цябе табе вас вам нас нам іх яму ёй каб пасля пры без можна трэба зараз потым там тут таксама усё усе сёння гэтага"),
    ("sr", "и у не на ја бити он с са што а по ово она овај ка али они ми сви који из то за свој њен његов тако од је био била било били су за ви ти о би како мени мене нема да већ или ако када где зашто само још веома хвала \
        здраво молим мој твој наш ваш тебе вас нас их му јој након до при без може треба сада тамо овде такође све се ће ћу ко шта која које смо сте данас"),
    ("mk", "и во не на јас сум тој со што а по ова таа овој кон но тие ние сите кој од у за свој неговиот така беше бил била биле е се за вие ти би како ми ме нема да веќе или ако кога каде зошто само уште многу благодарам \
        здраво молам мој твој наш ваш тебе вас нас им му ѝ по до при без може треба сега таму тука исто сè ќе го ја која кои со денес"),
    ("kk", "және бір бұл мен сен ол біз сіз олар үшін де да емес бар жоқ деп болды болып бойынша кейін қалай қайда неге кім не рахмет сәлем иә жақсы өте көп осы сол өз ал еді туралы арқылы"),
    ("mn", "нь ба бол энэ тэр би чи бид та тэд байна байсан гэж юм биш үгүй хэн юу хаана яагаад хэрхэн баярлалаа сайн уу их маш өөрийн болон дээр доор хүн нэг хоёр бас гэсэн"),
    ("ky", "жана бир бул мен сен ал биз сиз алар үчүн да эмес бар жок деп болгон болуп кийин кантип кайда эмне ким рахмат салам ооба жакшы абдан көп ушул ошол өз"),
    ("tg", "ва дар аз ба ки ин он бо барои ман ту ӯ мо шумо онҳо аст буд нест ҳам ё агар чӣ кӣ куҷо чаро рахмат салом ҳа не хуб бисёр як худ"),
    ("ar", "في من على إلى أن هذا هذه التي الذي كان كانت لا ما هو هي أنا أنت نحن هم عن مع قد كل بعد قبل أو ثم لم لن إن إذا حتى بين عند غير أي كيف أين متى لماذا شكرا مرحبا نعم السلام عليكم ذلك تلك و يا لقد ليس وقد التي كما منذ"),
    ("fa", "و در به از که این را با است برای آن یک خود تا کرد بر هم نیز شد ها می من تو او ما شما آنها هست بود نیست چه کی کجا چرا چگونه اگر یا اما ولی سلام ممنون مرسی بله نه خوب خیلی همه باید دارد دارم شود کند کنم کنید های"),
    ("ur", "اور کے میں کی ہے سے کا کو نے پر یہ وہ ہیں کہ تھا تھی تھے نہیں بھی ہو گیا کر لیے ایک اس ان جو تو ہم آپ میرا تم کیا کون کہاں کب کیوں کیسے شکریہ سلام ہاں جی بہت مجھے ہوں رہا رہے رہی اپنے"),
    ("ps", "او په د چې دی ته له کې یو دا نه زه ته هغه موږ تاسو دوی وه شته څه څوک چیرته ولې مننه سلام هو ښه ډېر خپل سره لپاره"),
    ("hi", "और के में की है से का को ने पर यह वह हैं कि था थी थे नहीं भी हो गया कर लिए एक इस उस जो तो हम आप मेरा तुम क्या कौन कहाँ कब क्यों कैसे धन्यवाद नमस्ते हाँ जी बहुत मुझे मैं रहा रहे रही अपने हूँ होता करने ये वे तक"),
    ("mr", "आणि आहे या हे ते मी तू तो ती आम्ही तुम्ही आहेत होता होती होते नाही पण की जर तर काय कोण कुठे कधी का कसे धन्यवाद नमस्कार हो खूप मला तुला त्याला त्यांनी च्या ची चा चे ला ने साठी एक सर्व आपण असे झाले केले करून म्हणून"),
    ("ne", "र छ को मा ले हो यो त्यो म तिमी तपाईं हामी उनी छन् थियो थिए छैन होइन पनि कि यदि भने के को कहाँ कहिले किन कसरी धन्यवाद नमस्ते धेरै मलाई लाई बाट एक सबै गर्न गरेको भएको हुन्छ छु हुनुहुन्छ गर्छ आफ्नो साथ"),
    ("he", "של את על לא זה הוא היא אני אתה אנחנו הם עם כל גם או אם כי מה מי איפה מתי למה איך תודה שלום כן יש אין היה הייתה רק עוד מאוד אבל אל לי לו לה שלי שלך בין אחרי לפני כמו"),
    ("yi", "און די דער דאָס איז אין נישט ניט צו פֿון פון מיט אַ איך דו ער זי מיר איר זיי האָט האָבן וואָס ווער וווּ ווען פֿאַרוואָס ווי אַ דאַנק יאָ ניין גוט זייער אויך אָבער"),
];

static OWNERS: LazyLock<HashMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let mut owners: HashMap<&'static str, Vec<&'static str>> = HashMap::new();
    for (shared, words) in WORDS {
        for (word, code) in
            words.split_whitespace().flat_map(|word| shared.split(' ').map(move |code| (word, code)))
        {
            let codes = owners.entry(word).or_default();
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
    }
    owners
});

/// The weight of the everyday words in a text for each language that owns them. A word that few languages own
/// counts more; a word said again counts less, since long texts would drown everything else.
pub(super) fn votes(text: &str) -> HashMap<&'static str, f32> {
    let mut seen: HashMap<&'static str, u32> = HashMap::new();
    for word in text.split(' ') {
        let lower = word.to_lowercase();
        if let Some((known, _)) = OWNERS.get_key_value(lower.as_str()) {
            *seen.entry(known).or_default() += 1;
        }
    }
    let mut votes: HashMap<&'static str, f32> = HashMap::new();
    for (word, times) in seen {
        let Some(codes) = OWNERS.get(word) else { continue };
        // One letter is a word in many languages, and an initial in all.
        let length = if word.chars().count() == 1 { 0.5 } else { 1.0 };
        let rarity = (1.0 + 12.0 / codes.len() as f32).ln();
        let weight = length * rarity * (1.0 + (times as f32).ln());
        for code in codes {
            *votes.entry(code).or_default() += weight;
        }
    }
    votes
}
