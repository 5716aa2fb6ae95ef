"""News, biographies and court texts of the Korean pack: dense in names, places and bodies."""
from .ko_words import COUNTRY, FOREIGN_FAMILY, FOREIGN_GIVEN, KNOWN_CITY

RULES = {
    "known_city": KNOWN_CITY,
    "known_nation": COUNTRY,
    "place": ["{LOCATION_CITY}", "{LOCATION_CITY=<known_city>}"],
    "nation": [
        "{LOCATION_COUNTRY}", "{LOCATION_COUNTRY=<known_nation>}", "{LOCATION_COUNTRY=<known_nation>}",
    ],
    "fgiven": FOREIGN_GIVEN,
    "ffamily": FOREIGN_FAMILY,
    "foreign": [
        "{NAME=<fgiven> <ffamily>}", "{NAME=<fgiven> <ffamily>}", "{NAME=<fgiven> <fgiven> <ffamily>}",
        "{NAME_FAMILY=<ffamily>}", "{NAME_FAMILY=<ffamily>}",
    ],
    "who": ["{NAME}", "{NAME}", "{NAME}", "<foreign>"],
    "t": ["은", "는"],
    "s": ["이", "가"],
    "o": ["을", "를"],
    "w": ["와", "과"],
    "politician": [
        "{OCCUPATION=[대통령|총리|외무장관|국방장관|재무장관|국무장관|외교장관|부통령|대변인|상원의원|하원의장|특사|주한대사|국가안보보좌관|국가주석|외교부장]}",
    ],
    "official": [
        "{OCCUPATION=[의원|국회의원|대표|원내대표|최고위원|장관|차관|시장|도지사|구청장|군수|위원장|대변인|사무총장|비서실장|수석대변인|교육감|총리|국장]}",
    ],
    "boss": ["{OCCUPATION=[회장|부회장|사장|대표|대표이사|최고경영자|CEO|부사장|전무|상무|창업자|이사회 의장|최고재무책임자]}"],
    "player": ["{OCCUPATION=[투수|포수|내야수|외야수|공격수|미드필더|수비수|골키퍼|감독|코치|선수|주장]}"],
    "court": [
        "{ORGANIZATION=[서울중앙|서울남부|수원|인천|대전|대구|부산|광주|창원|전주|청주|춘천|제주|의정부][지법|지방법원]}",
        "{ORGANIZATION=[서울고법|대법원 2부|대법원 전원합의체|헌법재판소|서울행정법원|서울가정법원|수원고법 형사1부|서울중앙지법 형사합의21부]}",
    ],
    "police_org": [
        "{ORGANIZATION=[서울|부산|경기남부|인천|대구|광주|전남|경남|제주]경찰청}",
        "{ORGANIZATION=[강남|마포|용산|수서|서초|해운대|분당|일산동부|수원남부|김해중부|전주완산]경찰서}",
        "{ORGANIZATION=[서울중앙지검|대검찰청|수원지검|공수처|서울남부지검 금융조사1부]}",
    ],
    "club": [
        "{ORGANIZATION=[두산|LG|KIA|롯데|삼성|한화|SSG|키움|NC|KT]}",
        "{ORGANIZATION=[전북|울산|FC서울|포항|수원FC|인천|대구FC|강원FC|제주]}",
        "{ORGANIZATION=[토트넘|맨시티|리버풀|아스널|뮌헨|PSG|레알 마드리드|다저스|양키스|샌디에이고|레이커스]}", "{ORGANIZATION}",
    ],
    "party": [
        "{ORGANIZATION=[국민의힘|더불어민주당|민주당|조국혁신당|개혁신당|정의당|진보당|새로운미래]}",
        "{ORGANIZATION=[공화당|노동당|보수당|자민당|기독민주당|사회민주당|국민연합|민진당|입헌민주당]}",
    ],
    "when": [
        "{DATE}", "{DATE}", "{DATE=[3|5|7|9|11|12|14|16|18|21|23|25|27|29]일}",
        "{DATE=[2|4|6|8|10|13|17|19|22|26|30]일}", "{DATE=지난 [1|6|8|13|15|20|24|28]일}",
        "{DATE=지난달 [1|6|8|13|15|20|24|28]일}", "{DATE=[월|화|수|목|금|토|일]요일}",
    ],
    "dateline": [
        "(<place>={ORGANIZATION=[연합뉴스|뉴시스|뉴스1]}) {NAME} {OCCUPATION=[기자|특파원]} = ",
        "\\[{ORGANIZATION} {NAME} {OCCUPATION=기자}\\] ", "", "", "{NAME} {OCCUPATION=기자} = ",
        "{ORGANIZATION}에 따르면 ", "【<place>={ORGANIZATION=뉴시스}】{NAME} {OCCUPATION=기자} = ", "<when> ",
    ],
    "lead_politics": [
        "{LOCATION_COUNTRY=[한|북|미]}·{LOCATION_COUNTRY=[일|중|러]} 정상이 <when> <place>에서 만났다.",
        "{LOCATION_COUNTRY=[미|영|프|독]} {OCCUPATION=[대통령|총리|국방장관]} <foreign>[이|가] <place>[을|를] 찾았다.",
        (
            "{LOCATION_COUNTRY=북한}은 <when> [탄도미사일|방사포]을 {LOCATION=[동해|서해]}로 발사했다고 {ORGANIZATION=합동참모본"
            "부}가 밝혔다. {NAME=[김정은|리설주|김여정]} {OCCUPATION=[국무위원장|부부장|총비서]}은 언급하지 않았다."
        ),
        (
            "{NAME:1} <official><t> <when> <place>에서 [기자회견을 열고|열린 토론회에서] [사퇴 의사를 밝혔다|출마를 선언했다|당의 쇄신을 "
            "촉구했다]."
        ),
        (
            "{LOCATION_COUNTRY:1}의 <foreign> <politician><t> <when> <place>에서 {LOCATION_COUNTRY:2}의 <"
            "foreign> <politician>[과|와] 만나 [휴전|관세|안보 협력] 문제를 논의했다."
        ),
        (
            "<party> {NAME:1} <official><t> <party> {NAME:2} <official>[을|를] 향해 “[사과부터 하라|국민을 기만하고 있다"
            "]”고 비판했다."
        ),
        "<nation> [대선|총선]에서 <party> 후보인 <foreign><s> 승리를 선언했다.",
        (
            "{ORGANIZATION}[은|는] <when> <nation>에 대한 [추가 제재|인도적 지원]을 발표했다. {NAME:1} <politician><t> “"
            "[단호히 대응하겠다|대화의 문은 열려 있다]”고 말했다."
        ),
        (
            "{LOCATION_COUNTRY:1}군이 <when> {LOCATION_COUNTRY:2} <place>[을|를] [공습|포격]해 최소 {~quantity}명"
            "이 숨졌다고 {ORGANIZATION}[이|가] 보도했다."
        ),
        (
            "{OCCUPATION=대통령}은 신임 {ORGANIZATION} {OCCUPATION=[위원장|청장|총재|장관]}에 {NAME:1} {ORGANIZATION}"
            " {OCCUPATION=[교수|부원장|차장]}를 내정했다. {NAME:1} 후보자는 <place> 출신으로 {ORGANIZATION}를 졸업했다."
        ),
        (
            "{LOCATION_STATE} {NAME:1} {OCCUPATION=[지사|교육감]}와 <place> {NAME:2} {OCCUPATION=시장}이 <when"
            "> {PROJECT} 현장을 찾았다."
        ),
        (
            "{NAME_FAMILY=<ffamily>} {OCCUPATION=[대통령|국무장관|총리]}은 <when> {NAME_FAMILY=<ffamily>} {OCCU"
            "PATION=[총리|대통령|외무장관]}과 전화 통화를 했다."
        ),
        (
            "{NAME:1} 전 {OCCUPATION=[대통령|총리|장관|의원]}이 <when> [뇌물|직권남용] 혐의로 <police_org>에 출석했다. {OCCUPA"
            "TION=변호인} {NAME:2} {OCCUPATION=변호사}는 “혐의를 부인한다”고 했다."
        ),
        "{NAME_FAMILY:1} <official>[은|는] {ORGANIZATION=페이스북}에서 {NAME_FAMILY:2} <official>의 발언을 반박했다.",
    ],
    "lead_business": [
        (
            "{ORGANIZATION:1}[은|는] {DATE_INTERVAL} {FINANCIAL_METRIC} {MONEY}, {FINANCIAL_METRIC} {MO"
            "NEY}을 기록했다고 <when> 공시했다. {FINANCIAL_METRIC}은 {TREND}."
        ),
        "{ORGANIZATION:1}[이|가] {ORGANIZATION:2}[을|를] {MONEY}에 {CORPORATE_ACTION=인수}한다.",
        "{ORGANIZATION:1} {NAME:1} <boss>[은|는] {EVENT}에서 <place>에 {MONEY}을 투자하겠다고 밝혔다.",
        "{ORGANIZATION:1}[은|는] 신임 <boss>에 {NAME:1} <boss>[을|를] 선임했다. {NAME:2} <boss>[은|는] 물러난다.",
        (
            "{ORGANIZATION:1}[이|가] {CORPORATE_ACTION=[희망퇴직|구조조정|물적분할|유상증자]}에 나선다. 대상은 <nation> 법인 등 {"
            "~quantity}곳이다."
        ),
        "<when> 코스피는 {TREND}. {ORGANIZATION:1}[과|와] {ORGANIZATION:2}[이|가] 강세를 보였다.",
        (
            "{ORGANIZATION:1}[이|가] {PRODUCT}[을|를] 출시했다. 가격은 {MONEY}부터다. <foreign> <boss>[은|는] “{ORGAN"
            "IZATION:2}와 경쟁하겠다”고 말했다."
        ),
        (
            "{ORGANIZATION} {NAME} {OCCUPATION=[연구원|애널리스트|연구위원]}은 “{FINANCIAL_METRIC} {TREND}[이|가] 이어"
            "질 것”이라고 전망했다."
        ),
        "{NAME:1}[이|가] {DATE_INTERVAL} 창업한 {ORGANIZATION:1}[은|는] <place>에 본사를 두고 있다.",
        "{ORGANIZATION:1}[과|와] {ORGANIZATION:2}[이|가] {CORPORATE_ACTION=[합병|전략적 제휴]}에 합의했다.",
    ],
    "lead_sport": [
        (
            "<club>[이|가] <when> {LOCATION}에서 열린 {EVENT} [결승|준결승|1차전]에서 <club>[을|를] 3-1로 꺾었다. {NAME:1}"
            "[이|가] [결승골|끝내기 안타|멀티골]을 터뜨렸다."
        ),
        "<club> {NAME:1}({AGE})[이|가] {INJURY}으로 {DURATION} 결장한다.",
        "<club>[은|는] {NAME:1} <player>[과|와] 결별하고 {NAME:2} <player>[을|를] 선임했다.",
        "선발 {NAME:1}[은|는] 7이닝 1실점으로 호투했고, {NAME:2}[이|가] 결승타를 날렸다.",
        "[남자|여자] [100m|마라톤|단식]에서 <nation>의 <foreign>[이|가] 우승했다. {NAME}({ORGANIZATION})은 2위에 올랐다.",
        "<foreign>[이|가] {NAME:1}[을|를] 2-0으로 제압하고 [8강|4강]에 올랐다.",
        "{NAME=[손흥민|이강인|김민재|황희찬]}의 동료 <foreign>[이|가] <club>[으로|로] 이적한다. 이적료는 {MONEY}.",
        "{OCCUPATION=바둑기사} {NAME:1} [9단|5단]이 {NAME:2} [9단|8단]을 불계로 이겼다.",
    ],
    "lead_local": [
        (
            "<when> {TIME} {LOCATION_ADDRESS}의 한 [아파트|주택|공장]에서 불이 나 {OCCUPATION} {NAME_FAMILY:1}모({AG"
            "E}) 씨가 {INJURY}을 입고 {ORGANIZATION_MEDICAL_FACILITY}[으로|로] 이송됐다."
        ),
        (
            "<police_org>[은|는] [사기|절도|상해|마약류관리법 위반] 혐의로 {NAME:1}({AGE}·{GENDER=[남|여]})[을|를] 구속했다고 <wh"
            "en> 밝혔다."
        ),
        (
            "<police_org>에 따르면 {NAME_FAMILY:1} 씨는 <when> {TIME} <place> {LOCATION_ADDRESS_STREET}에서 {"
            "NAME_FAMILY:2} 씨의 현금 {MONEY}을 훔친 혐의를 받는다."
        ),
        (
            "<court>[은|는] [살인|사기|뇌물수수] 혐의로 기소된 {OCCUPATION} {NAME:1}({AGE}) 씨에게 징역 {DURATION}을 선고했다. "
            "{NAME:2} {OCCUPATION=[부장판사|판사|재판장]}는 “죄질이 나쁘다”고 했다."
        ),
        "{LOCATION_STATE} <place>에서 승용차와 트럭이 충돌해 운전자 {NAME:1}({AGE}) 씨가 숨졌다.",
        "{LOCATION}에서 실종된 {NAME:1}({AGE}) [군|양]이 {DURATION} 만에 구조됐다.",
        "<place>에 사는 {OCCUPATION} {NAME:1}({AGE}) 씨는 “[정말 놀랐다|걱정이 크다]”고 말했다.",
        (
            "<place>[은|는] <when>부터 {LOCATION} 일대에서 {EVENT}[을|를] 연다. {NAME:1} {OCCUPATION=[시장|군수]}은 “많"
            "이 찾아 달라”고 했다."
        ),
        "태풍으로 {LOCATION_STATE} <place>, <place> 주민 {~quantity}명이 대피했다.",
    ],
    "lead_culture": [
        (
            "{NAME:1} {OCCUPATION=감독}의 신작 [‘먼 바다’|‘겨울밤’|‘귀향’]이 <when> {EVENT}에서 상영됐다. {NAME:2}[과|와] {"
            "NAME:3}[이|가] 주연을 맡았다."
        ),
        "{OCCUPATION=[소설가|배우|가수|시인]} {NAME:1}[이|가] {CONDITION}으로 <when> 별세했다. 향년 {AGE}세.",
        (
            "{OCCUPATION=[배우|가수|방송인]} {NAME:1}({AGE})[과|와] {NAME:2}({AGE})[이|가] <when> [결혼한다|{MARITAL"
            "_STATUS=이혼}했다]."
        ),
        (
            "{ORGANIZATION}[은|는] {NAME:1} {OCCUPATION=[작가|교수|감독]}에게 {EVENT}[을|를] 수여한다. 작품은 {LANGUAGE}"
            "와 {LANGUAGE}로 번역됐다."
        ),
        "<place>에서 {DATE_INTERVAL} 유물이 발견됐다고 {ORGANIZATION} {NAME:1} {OCCUPATION=[교수|학예연구사|연구원]}가 밝혔다.",
        "<foreign>의 내한 공연이 <when> {LOCATION}에서 열린다. 관람료 {MONEY}, 문의 {PHONE_NUMBER}.",
    ],
    "news_more": [
        "{NAME_FAMILY:1} 씨는 “[억울하다|감사하다|믿기지 않는다]”고 [말했다|밝혔다].",
        "{NAME:1}[은|는] “[책임을 통감한다|최선을 다하겠다|사실이 아니다]”라고 강조했다.",
        "{ORGANIZATION} {NAME} {OCCUPATION=[교수|연구위원|명예교수]}는 “[파장이 클 것이다|신중해야 한다]”라고 지적했다.",
        "이에 대해 <who>[은|는] “[시간이 필요하다|동의할 수 없다]”고 맞섰다.", "<nation>[과|와] <nation>도 [우려를 표명했다|동참했다].",
        "이날 행사에는 {NAME}, {NAME}, {NAME} 등이 참석했다.",
        "{ORGANIZATION} 조사에서 <nation> 성인의 {STATISTICS=[12.4%|5.8%|약 27%]}가 {CONDITION}을 앓고 있다.",
        "<who>[은|는] <place>에서 태어나 <place>에서 자랐다.", "{ORGANIZATION} 측은 [말을 아꼈다|“확인 중”이라고 답했다].",
        "사업명은 {PROJECT}이며 예산은 {MONEY}이다.", "{LOCATION} 일대 [교통이 통제됐다|주민들이 대피했다].",
        "[회담은 {TIME}에 끝났다|기자회견은 <when> {TIME} 열린다].",
        "<foreign>[은|는] {RELIGION}이며 {POLITICAL_AFFILIATION}로 분류된다.",
        "{NAME} 씨의 {MARITAL_STATUS=[전처|전남편|약혼자]} {NAME} 씨는 <place>에 산다.",
        "{NAME} {OCCUPATION=기자} {EMAIL_ADDRESS}",
        "{DATE_INTERVAL} {ORGANIZATION}에 입사한 {NAME} <boss>[은|는] {OCCUPATION}[을|를] 지냈다.",
        "{OCCUPATION=통역} {NAME} 씨가 {NAME_FAMILY=<ffamily>}의 말을 옮겼다.",
    ],
    "headline": [
        "{NAME}, {ORGANIZATION} {OCCUPATION=대표} 선임",
        "{ORGANIZATION}, {ORGANIZATION} {CORPORATE_ACTION=인수}", "<club> 3연승…{NAME} 결승타",
        "<place> 화재로 {AGE}세 {GENDER=[남성|여성]} 사망", "<nation> {OCCUPATION=대통령}, <nation> 방문",
        "{ORGANIZATION} {FINANCIAL_METRIC} {TREND}", "<foreign> 방한", "{NAME} 구속영장 기각",
        "\\[인터뷰\\] {NAME} “다시 시작”", "{NAME} 별세", "{LOCATION}서 규모 4.1 지진", "{NAME}·{NAME} 열애설",
        "<party> {NAME} “특검 필요”",
    ],
    "news": [
        "<dateline><lead_politics> <news_more> [<news_more>|]",
        "<dateline><lead_politics>\n<news_more>\n<news_more>", "<dateline><lead_business> <news_more>",
        "<dateline><lead_sport> [<news_more>|]", "<dateline><lead_local> [<news_more>|]",
        "<lead_local> <news_more>", "<dateline><lead_culture> <news_more>",
        "<headline>\n\n<dateline><lead_politics> <news_more>\n\n<news_more>",
        "<headline>\n<dateline><lead_local> <news_more>", "<headline>\n<headline>\n<headline>",
        "<lead_sport>", "<lead_business>", "<lead_culture>", "<lead_politics> <lead_politics>",
        "<lead_sport> <lead_sport>", "<dateline><lead_business> <lead_business>",
    ],
    "wiki": ["<wiki_part>", "<wiki_part>", "<wiki_part> <wiki_part>", "<wiki_part>\n<wiki_part>"],
    "wiki_part": [
        (
            "《[먼 바다|겨울밤|귀향]》은 {DATE_INTERVAL} 개봉한 {LOCATION_COUNTRY=[대한민국|미국|프랑스|일본]}의 영화이다. <who>[이|"
            "가] 연출을 맡고 <who>, <who>[이|가] 출연했다. 배급사는 {ORGANIZATION}이다."
        ),
        "{LOCATION_STATE}[은|는] {LOCATION} 근처에 있으며 {LOCATION_STATE}, {LOCATION_STATE}[과|와] 접한다.",
        "<place>[은|는] <nation>의 도시이다. {LOCATION}[과|와] 가까우며 <who>의 고향이다.",
        (
            "{ORGANIZATION}[은|는] <place>에 본부를 둔 [단체|대학|기업]이다. {DATE_INTERVAL} 설립되었고 {OCCUPATION=[회장|총"
            "장|이사장|사장]}은 <who>이다."
        ),
        "{EVENT}[은|는] {DATE}부터 <nation> <place>에서 열렸으며 <club>[이|가] 우승했다.",
        (
            "{DATE_INTERVAL} <who>[은|는] <place>[을|를] 공격해 <who>[을|를] 물리쳤다. <who>[은|는] {LOCATION}[으로|로]"
            " 달아났다."
        ),
        (
            "<who>[은|는] <nation>의 {OCCUPATION=축구 선수}로 포지션은 {OCCUPATION=[공격수|미드필더|수비수|골키퍼]}이다. <club>,"
            " <club>[을|를] 거쳐 <club>에서 뛰고 있다."
        ),
        (
            "{LOCATION=[한강|낙동강|금강|섬진강|영산강|두만강|다뉴브강|라인강|나일강]}은 <place>에서 발원하여 <place>[을|를] 지나 {LOCATIO"
            "N=[서해|동해|남해|흑해|지중해]}로 흘러든다."
        ),
        (
            "{LOCATION=[신촌|대림|청라|동탄|중앙|세종]역}은 {LOCATION_STATE} <place>에 있는 {ORGANIZATION}의 철도역이다. {DA"
            "TE} 개업했다."
        ),
        "음반은 <who>[이|가] 제작하고 {ORGANIZATION}에서 {DATE} 발매했다.",
        "* <who> ({OCCUPATION})\n* <who> ({OCCUPATION})\n* <who> ({OCCUPATION})",
        (
            "{DATE_INTERVAL}부터 {ORGANIZATION} {OCCUPATION=[교수|강사|부교수]}로 재직했으며 제자로 <who>, <who>, <who>"
            " 등이 있다."
        ),
        "{LANGUAGE}는 <nation>[과|와] <nation>에서 쓰인다. 주민 대부분은 {RELIGION}를 믿는다.",
        "<who>[은|는] {DATE} <place>에서 사망했다. 묘는 {LOCATION}에 있다. 아들 <who>도 {OCCUPATION}이다.",
        "선거에서 <party>의 <who>[이|가] <party>의 <who>[을|를] 근소한 차이로 이겼다.", "각본 <who>, 음악 <who>, 촬영 <who>",
        "{ORGANIZATION}, {ORGANIZATION}, {ORGANIZATION} 본사는 <place>에 있다.",
        "같이 보기: <who>, <who>, {ORGANIZATION}, {LOCATION}",
        "{NAME}은(는) 다른 뜻으로 쓰인다. <who>에 대해서는 해당 문서를 참조하라.",
    ],
    "biography": [
        (
            "{NAME:1}({DOB} ~ [{DATE}|])은 {LOCATION_COUNTRY=대한민국}의 {OCCUPATION}이다. {LOCATION_STATE} <"
            "place>에서 태어났으며 {ORGANIZATION}를 졸업했다. 본관은 {LOCATION_CITY=[김해|밀양|전주|경주|안동|진주]}이다."
        ),
        (
            "<foreign>({DOB} ~ )는 <nation>의 {OCCUPATION}이자 {OCCUPATION}이다. {AGE}세에 <nation>로 이주했고 {DA"
            "TE_INTERVAL} {ORGANIZATION}를 설립했다."
        ),
        (
            "{NAME:1}[은|는] {DATE_INTERVAL} <place>의 {RELIGION} 집안에서 태어났다. 아버지 {NAME:2/1}[은|는] {OCCUPA"
            "TION}이었고 어머니는 {NAME:3}이다. {NAME:4}에게 사사했다."
        ),
        (
            "{ORGANIZATION:1}[은|는] <place>에 본사를 둔 [기업|회사]이다. {DATE_INTERVAL} {NAME:1}[과|와] {NAME:2}[이"
            "|가] 설립했으며, {DATE_INTERVAL} {ORGANIZATION:2}에 {CORPORATE_ACTION=인수}되었다."
        ),
        (
            "<place>[은|는] {LOCATION_STATE} [남부|북부|동부]에 있는 도시이다. {LOCATION}[이|가] 흐르며 인구는 약 {~number}명이"
            "다. {OCCUPATION=시장}은 {NAME}이다."
        ),
        (
            "{NAME:1}, {ZODIAC_SIGN}, {BLOOD_TYPE}, {PHYSICAL_ATTRIBUTE}. {ORGANIZATION} 소속 {OCCUPATI"
            "ON=[가수|배우|모델|성우]}. {DATE_INTERVAL} 데뷔."
        ),
        (
            "{NAME:1}[은|는] {DATE_INTERVAL}의 {OCCUPATION=[무신|문신|장군|독립운동가|정치가|학자]}이다. {EVENT=[임진왜란|병자호란"
            "|3·1운동|갑신정변]} 때 {NAME:2}[과|와] 함께 {LOCATION}에서 싸웠다."
        ),
    ],
    "ruling": [
        (
            "<court>\n판 결\n사건 {DATE_INTERVAL=[2020|2021|2022|2023]}가단{~number} [대여금|손해배상|건물인도]\n원고 {N"
            "AME:1} ({SSN})\n       {LOCATION_ADDRESS}\n       소송대리인 {OCCUPATION=변호사} {NAME:3}\n피고 {N"
            "AME:2}\n       {LOCATION_ADDRESS}\n변론종결 {DATE}\n판결선고 {DATE}\n주 문\n1. 피고는 원고에게 {MONEY} 및 "
            "이에 대하여 {DATE}부터 다 갚는 날까지 연 12%의 비율로 계산한 돈을 지급하라.\n2. 소송비용은 피고가 부담한다."
        ),
        (
            "피고인 {NAME:1}[은|는] {DATE} {TIME}경 {LOCATION_ADDRESS}에 있는 피해자 {NAME:2}의 집에 침입하여 현금 {MONEY}"
            "[을|를] 절취하였다."
        ),
        (
            "원고 {NAME:1}[은|는] {DATE} 피고 {ORGANIZATION:1}({OCCUPATION=대표이사} {NAME:2})에 {OCCUPATION}으로 "
            "입사하여 월 {MONEY}의 임금을 받았다."
        ),
        (
            "증인 {NAME:3}의 증언에 의하면, 피고인은 {DATE} {LOCATION}에서 {NAME:2}[과|와] 다투다가 {INJURY}을 가하였다. {ORGAN"
            "IZATION_MEDICAL_FACILITY} {NAME_MEDICAL_PROFESSIONAL} 작성의 진단서도 이에 부합한다."
        ),
        (
            "피고인을 징역 {DURATION}에 처한다. 다만 이 판결 확정일부터 {DURATION}간 형의 집행을 유예한다.\n{OCCUPATION=재판장} {OCCUP"
            "ATION=판사} {NAME}\n{OCCUPATION=판사} {NAME}\n{OCCUPATION=판사} {NAME}"
        ),
        (
            "망 {NAME:1}[은|는] {DATE} 사망하였고, 상속인으로 배우자 {NAME:2}, 자녀 {NAME:3/1}, {NAME:4/1}[이|가] 있다. 상속재"
            "산은 {LOCATION_ADDRESS} 토지와 {ORGANIZATION} 예금 {MONEY}이다."
        ),
        (
            "원고와 피고 {NAME:2}[은|는] {DATE} 혼인신고를 마친 부부로, {DATE_INTERVAL}부터 {MARITAL_STATUS=별거}하고 있다. 사건"
            "본인 {NAME:3/2}({DOB}생)의 친권자로 {NAME:1}[을|를] 지정한다."
        ),
        (
            "피고 {ORGANIZATION:1}[은|는] 원심판결(<court> {DATE} 선고)에 불복하여 상고하였다. 상고이유서는 {OCCUPATION=변호사} {N"
            "AME:1}[이|가] 제출하였다."
        ),
    ],
    "police": [
        (
            "진 술 조 서\n성명: {NAME:1}\n주민등록번호: {SSN}\n직업: {OCCUPATION}\n주거: {LOCATION_ADDRESS}\n연락처: {PH"
            "ONE_NUMBER}\n문: 피해 경위를 말하세요.\n답: {DATE} {TIME}쯤 {LOCATION}에서 {NAME:2}[이|가] 제 [가방|휴대전화]을 "
            "가져갔습니다."
        ),
        (
            "신고자 {NAME:1}({PHONE_NUMBER})에 따르면 {DATE} {TIME} {LOCATION_ADDRESS_STREET}에 주차한 차량({VEHIC"
            "LE_ID})이 파손됨. {OCCUPATION=[경위|경사|순경]} {NAME:2} 출동."
        ),
        (
            "실종자를 찾습니다: {NAME:1}, {GENDER=[남|여]}, {AGE}세, {PHYSICAL_ATTRIBUTE}, {CONDITION} 있음. {DATE"
            "} {LOCATION_ADDRESS}에서 나간 뒤 연락 두절. 보호자 {NAME:2/1} {PHONE_NUMBER}"
        ),
        (
            "피의자 {NAME:1}[은|는] {ORGANIZATION} {OCCUPATION=[직원|상담원|검사]}[을|를] 사칭해 {NAME:2}에게서 {MONEY}을 "
            "{BANK_ACCOUNT} 계좌로 송금받음. 접속 IP {IP_ADDRESS}."
        ),
        "교통사고 보고: 운전자 {NAME:1}(면허번호 {DRIVER_LICENSE}), 차량번호 {VEHICLE_ID}, {LOCATION} 부근, {INJURY}.",
    ],
}
