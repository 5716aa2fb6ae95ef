//! How words end: the small signs that keep neighbours apart (Danish "-hed", Norwegian "-het") where everyday words are
//! shared. Written for this file.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A language and endings of its words.
#[rustfmt::skip]
const ENDINGS: &[(&str, &str)] = &[
    ("en", "ing tion tions ness ment ments ly able ous ful less ght ould ive"),
    ("da", "hed heden heder tion tioner gt gte dt øj øjet øje ede edes ejde ejder igt ligt tede kke nde ære ave age ade rne skab dige get sig øb eb ej"),
    ("no", "het heten heter sjon sjoner sjonen tt kk pp nn ll ss mm gg øy øyet øye eid eider kke nde ære eng rne skap dige ept ikt let ter øp ep ei åt ut"),
    ("sv", "het heten heter tion tioner ade ades ar arna orna erna are igt ligt nn tt ck cka ör ning skap else ats ig iga"),
    ("es", "ción ciones dad dades ando iendo aba aban ería ero mente ble illo illa ez ón ó ía ías ará amos ados idos"),
    ("pt", "ção ções ões ão ãos inho inha mente agem dade dades vel eiro eira ém ou ando endo indo amos ais éis ei eu am"),
    ("gl", "ción cións dade ou eiro eira án ón amos ando"),
    ("it", "zione zioni mente aggio ità ezza etto etta ando endo iamo ano ono are ere ire cchi gli tà ato ata ati ate ello ella sso"),
    ("fr", "tion tions ment ments eux euse ique iques eur eurs ais ait aient ez ons aux elle elles age ages ée ées és oir ant ants"),
    ("ca", "ció cions tat tats ment eix aig ant ats ades ència és"),
    ("ro", "ului ilor lor ea ează tate tății ii ească ești elor ul ați ție ții ă ând escu"),
    ("cs", "ího ému ých ými ování ost osti ský ská ské ové ích ách ují ství ět ní ím ím ou ěl el ala ě ů"),
    ("sk", "ého ému ých ými ovanie osť osti ský ská ské ové ách ujú stvo ieť iť ať nie ím ou ol ala ie ia"),
    ("pl", "ość ości ego emu ych ymi anie enie ski ska skie ować ów ach ami ała ował ę ą ie ch rz cz"),
    ("hr", "anje enje ost og om ih ima ski ska ova ije iti ati jeti je ljenje"),
    ("sl", "anje enje ost ega emu ih imi ski ska ova iti ati eti je ju ev ov"),
    ("hu", "ban ben ból ből nak nek val vel ról ről hoz hez höz ság ség ott ett tak tek unk ünk ink ok ek ak ra re ott ja je át et ot t"),
    ("fi", "ssa ssä sta stä lla llä lta ltä lle ksi nen set ista istä inen iset ttu tty taan tään vat vät mme tte kaan kään minen misen an än in en on aa ää ia iä tta ttä"),
    ("et", "st sse ga ks le lt dele desse mine mise us ud tud nud vad ma da ta"),
    ("lv", "as is us es ās iem ām ēt āt ība ības ums šana iek"),
    ("lt", "as is us ai iai os ių ams oms ti ėti imas umas ybė ė ų"),
    ("tr", "lar ler ları leri dır dir dur dür ması mesi ında inde ından inden yor acak ecek dık dik mış miş lık lik ı ın in un ün mak mek da de nı ni"),
    ("nl", "heid heden lijk lijke ing ingen tie ties atie isch ische eren aar aars je jes aan ij eld en"),
    ("af", "heid lik like ing asie ies iese eer te ge aan y"),
    ("de", "ung ungen heit keit lich liche lichen isch ische schaft en em er es cht st rt tet"),
    ("id", "nya kan lah kah kan an asi isasi tas"), ("ms", "nya kan lah kah an asi iti"), ("tl", "ng ang an in han hin ong"),
    ("ru", "ого его ому ему ых их ыми ость ости ение ния ться ский ская ское ает ают ла ли ый ая ое ий ть ся ет ют ем ом ами ов ей ую"),
    ("uk", "ого його ому ему их ими ість ості ення ання тися ться ський ська ське ає ають ла ли ий ти ся є ї ів ою ами ть"),
    ("be", "ага яга аму ых ымі асць асці енне анне цца скі ская скае ае аюць ла лі ы ць ся ў аў амі"),
    ("bg", "ият ата ото ите ване ение ост ски ска ско ат ха ния ната ното ът та то те им ме"),
    ("sr", "ог ом има ање ење ост ски ска ско ају ла ли ти ња ћи је ши ју"),
    ("mk", "от ата ото ите ање ење ост ски ска ско аат ле ме"),
    ("mr", "ात ला ची च्या चा चे ने नी ून णे ाच ांना ांनी ावर"), ("hi", "ता ती ते ना ने ों ें ाएँ या ये"), ("ne", "को ले मा लाई बाट हरू छन् छु छ न्छ एको ेको"),
    ("ur", "وں یں تا تی تے نا نے ئے"), ("fa", "ها های ند یم ید ان ترین"), ("ar", "ات ين ون ها هم ية ة كم نا"),
];

/// How much one ending counts beside an everyday word.
const WEIGHT: f32 = 0.28;

static OWNERS: LazyLock<HashMap<&'static str, Vec<&'static str>>> = LazyLock::new(|| {
    let mut owners: HashMap<&'static str, Vec<&'static str>> = HashMap::new();
    for (code, endings) in ENDINGS {
        for ending in endings.split_whitespace() {
            let codes = owners.entry(ending).or_default();
            if !codes.contains(code) {
                codes.push(code);
            }
        }
    }
    owners
});

/// Adds the votes of each word's longest known ending.
pub(super) fn vote(text: &str, votes: &mut HashMap<&'static str, f32>) {
    for word in text.split(' ').filter(|word| word.len() >= 5) {
        let lower = word.to_lowercase();
        // Starts of the last five letters, the longest ending first.
        let starts: Vec<usize> = lower.char_indices().rev().take(5).map(|(at, _)| at).collect();
        let found = starts
            .iter()
            .rev()
            .filter(|at| **at > 0)
            .find_map(|at| OWNERS.get(&lower[*at..]).map(|codes| (lower[*at..].chars().count(), codes)));
        if let Some((length, codes)) = found {
            let weight = WEIGHT * length as f32 * 0.5 * (1.0 + 8.0 / codes.len() as f32).ln();
            for code in codes {
                *votes.entry(code).or_default() += weight;
            }
        }
    }
}
