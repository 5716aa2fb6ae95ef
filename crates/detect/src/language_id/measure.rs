//! How often the answer is right: on sentences written for this file, with a floor, and on the corpus of whoever has it.

use std::process::Command;

use blackbar_core::LanguageId;

use super::WrittenLanguages;

/// Short, middle, long.
#[rustfmt::skip]
const SENTENCES: &[(&str, &[&str])] = &[
    ("en", &["Hey there!", "Could you send me the report before Friday?", "The patient was admitted to the ward last night with a high fever and has been stable since this morning."]),
    ("es", &["Hola, ¿cómo estás?", "Necesito cambiar la dirección de mi cuenta.", "El paciente ingresó anoche en el hospital con fiebre alta y desde esta mañana se encuentra estable."]),
    ("fr", &["Bonjour à tous", "Pouvez-vous m'envoyer le rapport avant vendredi ?", "Le patient a été admis hier soir à l'hôpital avec une forte fièvre et son état est stable depuis ce matin."]),
    ("de", &["Guten Morgen zusammen", "Können Sie mir den Bericht bis Freitag schicken?", "Der Patient wurde gestern Abend mit hohem Fieber ins Krankenhaus gebracht und ist seit heute Morgen stabil."]),
    ("pt", &["Olá, tudo bem?", "Preciso alterar o endereço da minha conta.", "O paciente foi internado ontem à noite no hospital com febre alta e está estável desde esta manhã."]),
    ("it", &["Ciao, come stai?", "Può inviarmi la relazione entro venerdì?", "Il paziente è stato ricoverato ieri sera in ospedale con la febbre alta e da questa mattina è stabile."]),
    ("nl", &["Goedemorgen allemaal", "Kunt u mij het verslag voor vrijdag sturen?", "De patiënt is gisteravond met hoge koorts in het ziekenhuis opgenomen en is sinds vanmorgen stabiel."]),
    ("sv", &["Hej, hur mår du?", "Kan du skicka rapporten till mig före fredag?", "Patienten togs in på sjukhuset i går kväll med hög feber och har varit stabil sedan i morse."]),
    ("da", &["Hej, hvordan går det?", "Kan du sende mig rapporten inden fredag?", "Patienten blev indlagt på hospitalet i aftes med høj feber og har været stabil siden i morges."]),
    ("no", &["Hei, hvordan har du det?", "Kan du sende meg rapporten før fredag?", "Pasienten ble lagt inn på sykehuset i går kveld med høy feber og har vært stabil siden i morges."]),
    ("fi", &["Hei, mitä kuuluu?", "Voisitko lähettää raportin minulle ennen perjantaita?", "Potilas otettiin eilen illalla sairaalaan korkean kuumeen takia ja hänen tilansa on ollut vakaa aamusta lähtien."]),
    ("pl", &["Cześć, jak się masz?", "Czy może mi pan wysłać raport przed piątkiem?", "Pacjent został wczoraj wieczorem przyjęty do szpitala z wysoką gorączką i od rana jego stan jest stabilny."]),
    ("cs", &["Dobrý den, jak se máte?", "Můžete mi poslat zprávu do pátku?", "Pacient byl včera večer přijat do nemocnice s vysokou horečkou a od rána je jeho stav stabilní."]),
    ("sk", &["Dobrý deň, ako sa máte?", "Môžete mi poslať správu do piatku?", "Pacient bol včera večer prijatý do nemocnice s vysokou horúčkou a od rána je jeho stav stabilný."]),
    ("hu", &["Szia, hogy vagy?", "Elküldené nekem a jelentést péntekig?", "A beteget tegnap este magas lázzal vették fel a kórházba, és ma reggel óta stabil az állapota."]),
    ("ro", &["Bună ziua, ce mai faceți?", "Îmi puteți trimite raportul până vineri?", "Pacientul a fost internat aseară în spital cu febră mare și este stabil de azi dimineață."]),
    ("tr", &["Merhaba, nasılsın?", "Raporu cumaya kadar bana gönderebilir misiniz?", "Hasta dün gece yüksek ateşle hastaneye yatırıldı ve bu sabahtan beri durumu iyi."]),
    ("id", &["Halo, apa kabar?", "Bisakah Anda mengirim laporan itu kepada saya sebelum hari Jumat?", "Pasien dirawat di rumah sakit tadi malam karena demam tinggi dan kondisinya sudah stabil sejak pagi ini."]),
    ("ms", &["Apa khabar, encik?", "Bolehkah awak hantar laporan itu kepada saya sebelum hari Jumaat?", "Pesakit itu dimasukkan ke hospital malam tadi kerana demam panas dan keadaannya stabil sejak pagi ini, kata doktor."]),
    ("tl", &["Kumusta ka na?", "Pwede mo bang ipadala sa akin ang ulat bago mag-Biyernes?", "Ang pasyente ay dinala sa ospital kagabi dahil sa mataas na lagnat at maayos na ang kanyang lagay mula kaninang umaga."]),
    ("vi", &["Xin chào, bạn khỏe không?", "Bạn có thể gửi báo cáo cho tôi trước thứ sáu không?", "Bệnh nhân đã nhập viện tối qua vì sốt cao và tình trạng ổn định từ sáng nay."]),
    ("ru", &["Привет, как дела?", "Можете прислать мне отчёт до пятницы?", "Пациент поступил в больницу вчера вечером с высокой температурой, с утра его состояние стабильно."]),
    ("uk", &["Привіт, як справи?", "Чи можете надіслати мені звіт до п'ятниці?", "Пацієнта вчора ввечері госпіталізували з високою температурою, від ранку його стан стабільний."]),
    ("bg", &["Здравейте, как сте?", "Можете ли да ми изпратите доклада до петък?", "Пациентът беше приет в болницата снощи с висока температура и от сутринта състоянието му е стабилно."]),
    ("be", &["Прывітанне, як справы?", "Ці можаце вы даслаць мне справаздачу да пятніцы?", "Пацыента ўчора ўвечары шпіталізавалі з высокай тэмпературай, ад раніцы яго стан стабільны."]),
    ("sr", &["Здраво, како си?", "Можете ли ми послати извештај до петка?", "Пацијент је синоћ примљен у болницу са високом температуром и од јутрос је његово стање стабилно."]),
    ("el", &["Γεια σου, τι κάνεις;", "Μπορείτε να μου στείλετε την αναφορά;", "Ο ασθενής εισήχθη χθες το βράδυ στο νοσοκομείο με υψηλό πυρετό."]),
    ("ar", &["مرحبا، كيف حالك؟", "هل يمكنك إرسال التقرير إلي قبل يوم الجمعة؟", "أدخل المريض إلى المستشفى مساء أمس بسبب حمى شديدة وحالته مستقرة منذ هذا الصباح."]),
    ("fa", &["سلام، حال شما چطور است؟", "می‌توانید گزارش را تا جمعه برای من بفرستید؟", "بیمار دیشب با تب شدید در بیمارستان بستری شد و از صبح امروز وضعیت او پایدار است."]),
    ("ur", &["آپ کیسے ہیں؟", "کیا آپ مجھے جمعہ سے پہلے رپورٹ بھیج سکتے ہیں؟", "مریض کو کل رات تیز بخار کی وجہ سے ہسپتال میں داخل کیا گیا اور آج صبح سے اس کی حالت بہتر ہے۔"]),
    ("he", &["שלום, מה שלומך?", "תוכל לשלוח לי את הדוח לפני יום שישי?", "המטופל אושפז אמש בבית החולים עם חום גבוה ומצבו יציב מאז הבוקר."]),
    ("hi", &["नमस्ते, आप कैसे हैं?", "क्या आप मुझे शुक्रवार से पहले रिपोर्ट भेज सकते हैं?", "मरीज़ को कल रात तेज़ बुखार के कारण अस्पताल में भर्ती किया गया और आज सुबह से उसकी हालत स्थिर है।"]),
    ("mr", &["नमस्कार, तुम्ही कसे आहात?", "तुम्ही मला शुक्रवारपूर्वी अहवाल पाठवू शकता का?", "रुग्णाला काल रात्री जास्त ताप आल्यामुळे रुग्णालयात दाखल करण्यात आले आणि आज सकाळपासून त्याची प्रकृती स्थिर आहे."]),
    ("ne", &["नमस्ते, तपाईंलाई कस्तो छ?", "के तपाईं मलाई शुक्रबार अघि प्रतिवेदन पठाउन सक्नुहुन्छ?", "बिरामीलाई हिजो राति उच्च ज्वरोका कारण अस्पताल भर्ना गरियो र आज बिहानदेखि उनको अवस्था स्थिर छ।"]),
    ("zh", &["你好吗？", "你能在星期五之前把报告发给我吗？", "病人昨晚因高烧住院，从今天早上起情况稳定。"]),
    ("ja", &["お元気ですか", "金曜日までに報告書を送っていただけますか。", "患者は昨夜高熱で入院し、今朝から容体は安定しています。"]),
    ("ko", &["안녕하세요", "금요일까지 보고서를 보내 주시겠어요?", "환자는 어젯밤 고열로 입원했으며 오늘 아침부터 상태가 안정적입니다."]),
    ("th", &["สวัสดีครับ", "คุณช่วยส่งรายงานให้ผมก่อนวันศุกร์ได้ไหม", "ผู้ป่วยเข้ารับการรักษาในโรงพยาบาลเมื่อคืนนี้"]),
    ("ca", &["Hola, com estàs?", "Em pots enviar l'informe abans de divendres?", "El pacient va ingressar ahir a la nit a l'hospital amb febre alta i des d'aquest matí està estable."]),
    ("hr", &["Bok, kako si?", "Možete li mi poslati izvješće do petka?", "Pacijent je sinoć primljen u bolnicu s visokom temperaturom i od jutros je njegovo stanje stabilno."]),
    ("sl", &["Živjo, kako si?", "Mi lahko pošljete poročilo do petka?", "Bolnik je bil sinoči sprejet v bolnišnico z visoko vročino in je od jutra v stabilnem stanju."]),
    ("lt", &["Labas, kaip sekasi?", "Ar galite man atsiųsti ataskaitą iki penktadienio?", "Pacientas vakar vakare buvo paguldytas į ligoninę su aukšta temperatūra, nuo ryto jo būklė stabili."]),
    ("lv", &["Sveiki, kā jums klājas?", "Vai varat man atsūtīt pārskatu līdz piektdienai?", "Pacients vakar vakarā tika ievietots slimnīcā ar augstu temperatūru, un kopš rīta viņa stāvoklis ir stabils."]),
    ("et", &["Tere, kuidas läheb?", "Kas te saaksite mulle aruande enne reedet saata?", "Patsient viidi eile õhtul kõrge palavikuga haiglasse ja hommikust alates on tema seisund stabiilne."]),
    ("af", &["Hallo, hoe gaan dit met jou?", "Kan jy asseblief die verslag voor Vrydag vir my stuur?", "Die pasiënt is gisteraand met 'n hoë koors in die hospitaal opgeneem en sy toestand is sedert vanoggend stabiel."]),
    ("is", &["Halló, hvernig hefur þú það?", "Getur þú sent mér skýrsluna fyrir föstudag?", "Sjúklingurinn var lagður inn á sjúkrahús í gærkvöldi með háan hita og hefur verið stöðugur síðan í morgun."]),
    ("ka", &["გამარჯობა", "როგორ ხარ დღეს?", "პაციენტი გუშინ საღამოს საავადმყოფოში მიიყვანეს."]),
    ("hy", &["Բարև ձեզ", "Ինչպե՞ս եք այսօր", "Հիվանդը երեկ երեկոյան տեղափոխվել է հիվանդանոց։"]),
    ("bn", &["আপনি কেমন আছেন?", "আমাকে প্রতিবেদনটি পাঠাবেন?", "রোগীকে গত রাতে হাসপাতালে ভর্তি করা হয়েছে।"]),
    ("ta", &["நீங்கள் எப்படி இருக்கிறீர்கள்?", "அறிக்கையை அனுப்ப முடியுமா?", "நோயாளி நேற்று இரவு மருத்துவமனையில் அனுமதிக்கப்பட்டார்."]),
];

fn best(text: &str) -> Option<(String, f32)> {
    WrittenLanguages.identify(text).first().map(|(language, belief)| (language.code().to_owned(), *belief))
}

#[test]
fn sentences_of_fifty_languages_are_told_apart() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (code, sentences) in SENTENCES {
        for (index, sentence) in sentences.iter().enumerate() {
            count += 1;
            let got = best(sentence);
            let right = got.as_ref().is_some_and(|(got, _)| got == code);
            if !right {
                wrong.push((index, *code, got));
            }
        }
    }
    let long = wrong.iter().filter(|(index, ..)| *index == 2).count();
    assert!(long == 0, "long sentences must all be right: {wrong:?}");
    assert!(wrong.len() * 50 <= count, "{} of {count} are wrong: {wrong:?}", wrong.len());
}

#[test]
fn likelihoods_are_sensible() {
    let (code, belief) = best("Hey there!").expect("English");
    assert!(code == "en" && belief >= 0.5, "{code} {belief}");
    for (code, sentences) in SENTENCES.iter().filter(|(code, _)| !matches!(*code, "ms" | "gl")) {
        let (got, belief) = best(sentences[2]).expect("a language");
        let least = if matches!(*code, "sk" | "cs") { 0.8 } else { 0.9 };
        assert!(got == *code && belief >= least, "{code}: {got} {belief}");
    }
}

#[test]
fn a_kilobyte_is_quick() {
    let text =
        "The patient was admitted to the ward last night. Er ist seit heute Morgen stabil. ".repeat(13);
    let start = std::time::Instant::now();
    for _ in 0..20 {
        assert!(!WrittenLanguages.identify(&text).is_empty());
    }
    println!("{:?} for {} bytes", start.elapsed() / 20, text.len());
}

#[test]
fn nothing_is_said_about_nothing() {
    for text in ["", " ", "12345 67", "?!", "https://example.com/", "\u{1E}", "😀"] {
        assert!(WrittenLanguages.identify(text).is_empty(), "{text:?}");
    }
}

#[test]
fn mixed_texts_have_both_languages() {
    let check = |text: &str, wanted: &[&str]| {
        let got = WrittenLanguages.identify(text);
        for code in wanted {
            assert!(got.iter().any(|(language, _)| language.code() == *code), "{text:?}: {got:?}");
        }
        let sum: f32 = got.iter().map(|(_, belief)| belief).sum();
        assert!(sum <= 1.001, "{got:?}");
    };
    check(
        "Please find attached the report you asked for last week. Veuillez trouver ci-joint le rapport que vous avez demandé.",
        &["en", "fr"],
    );
    check("Привет, как дела? How are you doing today, my friend?", &["ru", "en"]);
    check("こんにちは、元気ですか。 I hope you are doing well today my friend.", &["ja", "en"]);
    check(
        "Der Bericht ist fertig und liegt auf dem Tisch.\nEl informe está listo y está sobre la mesa de la oficina.",
        &["de", "es"],
    );
}

/// The corpus has lines that nobody translated; they are not held against the answer.
fn is_english(line: &str) -> bool {
    let plain = line.bytes().filter(|byte| !byte.is_ascii()).count() <= 3;
    let words = [
        "the", "of", "to", "is", "and", "this", "you", "a", "for", "in", "are", "with", "use", "your", "if",
        "or",
    ];
    let count = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| words.contains(&word.to_lowercase().as_str()))
        .count();
    let code = line.contains('(') || line.contains("://") || line.contains("svc");
    plain && (count >= 2 || (code && line.is_ascii()))
}

/// Lines of each language and length that are asked; a thousand give the figures of the report, in a minute.
const LINES: u32 = 150;

/// Accuracy on lines of the shared corpus: printed, not asserted, and skipped loudly without it.
#[test]
fn accuracy_on_the_corpus() {
    let folder = std::path::Path::new("/work/shared/corpus/text");
    let Ok(files) = std::fs::read_dir(folder) else {
        eprintln!("SKIPPED: no corpus at {}", folder.display());
        return;
    };
    let mut names: Vec<_> = files.filter_map(|file| file.ok().map(|file| file.path())).collect();
    names.sort();
    let (mut all_short, mut all_long) = ((0, 0), (0, 0));
    for path in names {
        let Some(code) =
            path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".txt.xz"))
        else {
            continue;
        };
        let Ok(output) = Command::new("xz").arg("-dc").arg(&path).output() else {
            eprintln!("SKIPPED: no xz program");
            return;
        };
        let text = String::from_utf8_lossy(&output.stdout);
        let step = (text.lines().count() / (3 * LINES as usize)).max(1);
        let (mut short, mut long) = ((0, 0), (0, 0));
        let mut taken: std::collections::BTreeMap<String, u32> = Default::default();
        for line in text.lines().step_by(step).filter(|line| code == "en" || !is_english(line)) {
            let letters = line.chars().count();
            let tally = match letters {
                20..=60 => &mut short,
                100.. => &mut long,
                _ => continue,
            };
            if tally.1 >= LINES {
                continue;
            }
            tally.1 += 1;
            let got = best(line).map(|(code, _)| code).unwrap_or_default();
            if got == code {
                tally.0 += 1;
            } else {
                *taken.entry(got).or_default() += 1;
            }
        }
        let rate = |(right, count): (u32, u32)| f64::from(right) * 100.0 / f64::from(count.max(1));
        let mut taken: Vec<_> = taken.into_iter().collect();
        taken.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        taken.truncate(4);
        println!(
            "{code}: 20-60 {:.1}% of {}, 100+ {:.1}% of {}; taken for {taken:?}",
            rate(short),
            short.1,
            rate(long),
            long.1
        );
        all_short = (all_short.0 + short.0, all_short.1 + short.1);
        all_long = (all_long.0 + long.0, all_long.1 + long.1);
    }
    let rate = |(right, count): (u32, u32)| f64::from(right) * 100.0 / f64::from(count.max(1));
    println!(
        "all: 20-60 {:.2}% of {}, 100+ {:.2}% of {}",
        rate(all_short),
        all_short.1,
        rate(all_long),
        all_long.1
    );
}
