"""Clinical notes, business papers, posts, single sentences and documents without personal data of the Korean pack."""

RULES = {
    "clinical": [
        (
            "{NAME:1}, {GENDER=[남|여]}/{AGE}세. {CONDITION}을 주소로 {DATE} 내원. 과거력: {CONDITION}, {CONDITIO"
            "N}. 복용약: {DRUG} {DOSE}, {DRUG} {DOSE}. {STATISTICS}, {STATISTICS}. {MEDICAL_PROCESS} 시행 "
            "후 {CONDITION} 진단."
        ),
        (
            "S) {DURATION} 전부터 {CONDITION}. {CONDITION}은 없음.\nO) {STATISTICS}, {STATISTICS}\nA) {COND"
            "ITION} 의증\nP) {MEDICAL_PROCESS} 오더, {DRUG} {DOSE} 처방, {DURATION} 후 재진"
        ),
        (
            "퇴원요약지\n환자명: {NAME:1}  등록번호: {HEALTHCARE_NUMBER}  {GENDER=[남|여]}  {DOB}\n입원일 {DATE}  퇴원일 "
            "{DATE}\n진단명: {CONDITION} ({MEDICAL_CODE})\n경과: {DATE} {MEDICAL_PROCESS} 시행함. {EFFECT} 있었"
            "으나 {DRUG} 투여 후 호전.\n퇴원약: {DRUG} {DOSE}\n주치의: {NAME_MEDICAL_PROFESSIONAL:2}"
        ),
        (
            "진료의뢰서\n{ORGANIZATION_MEDICAL_FACILITY:1} {NAME_MEDICAL_PROFESSIONAL:3} 귀하\n환자 {NAME:1} ("
            "{DOB}, {PHONE_NUMBER})\n상기 환자는 {DATE_INTERVAL}부터 {CONDITION}으로 치료 중이며 {MEDICAL_PROCESS}에"
            "서 이상 소견이 있어 의뢰드립니다. 현재 {DRUG} {DOSE} 복용 중.\n{ORGANIZATION_MEDICAL_FACILITY:2} {NAME_MEDI"
            "CAL_PROFESSIONAL:2}"
        ),
        (
            "간호기록 {TIME} {NAME:1} 님 {CONDITION=[통증|불면|오심]} 호소. {STATISTICS}. {NAME_MEDICAL_PROFESSION"
            "AL:2}에게 보고 후 {DRUG} {DOSE} 투여. {DURATION} 뒤 호전됨. 기록자 {NAME_MEDICAL_PROFESSIONAL:3}"
        ),
        (
            "{OCCUPATION}인 {NAME:1}({AGE}세 {GENDER=[남성|여성]})은 낙상으로 {INJURY}을 입어 {ORGANIZATION_MEDICAL"
            "_FACILITY} 응급실로 이송, {MEDICAL_PROCESS} 예정. 혈액형 {BLOOD_TYPE}."
        ),
        (
            "과거력: {CONDITION}({DATE_INTERVAL}), {CONDITION}\n가족력: 부 {CONDITION}, 모 {CONDITION}\n알레르기:"
            " {DRUG} 복용 시 {EFFECT}\n사회력: {OCCUPATION}, {MARITAL_STATUS}"
        ),
        (
            "건강검진 결과: {NAME:1} 님, {STATISTICS}, {STATISTICS}, {STATISTICS}. 소견: {CONDITION}, {MEDICAL"
            "_PROCESS} 권고."
        ),
        "임상시험에서 {DRUG}을 투여한 환자의 {STATISTICS=[18%|약 30%|7.5%]}에서 {EFFECT}이 나타났다.",
        (
            "처방전\n{ORGANIZATION_MEDICAL_FACILITY}\n{NAME:1} {SSN}\n질병분류기호 {MEDICAL_CODE}\n{DRUG} {DOS"
            "E} {DURATION}분\n처방의 {NAME_MEDICAL_PROFESSIONAL:2}"
        ),
        "생후 {AGE=[8개월|14개월|3주]}된 {GENDER=[남아|여아]} {NAME:1}, {CONDITION}으로 내원. 어머니 {NAME:2}. {DRUG} 처방.",
        (
            "{NAME_MEDICAL_PROFESSIONAL:2} 집도로 {MEDICAL_PROCESS} 시행. {MEDICAL_PROCESS=[전신마취|척추마취]} {N"
            "AME_MEDICAL_PROFESSIONAL:3}."
        ),
        (
            "정신건강의학과 초진: {NAME:1}, {AGE}세, {SEXUALITY=[동성애자|양성애자|이성애자]}, {MARITAL_STATUS}. {CONDITION"
            "=[불면|우울감|무기력]} {DURATION}. {CONDITION} 진단, {DRUG} {DOSE} 시작."
        ),
        "요양기록: {NAME:1} 어르신({AGE}세), {CONDITION}으로 보행 불안정. 아들 {NAME:2/1} 면회. {STATISTICS}.",
    ],
    "contract": [
        (
            "부동산 임대차 계약서\n임대인 {NAME:1}[과|와] 임차인 {NAME:2}[은|는] 아래 부동산에 관하여 계약한다.\n소재지: {LOCATION_ADDRE"
            "SS}\n보증금 {MONEY}, 차임 {MONEY}, 기간 {DURATION}\n입금계좌: {ORGANIZATION=[국민은행|기업은행|신한은행]} {BANK"
            "_ACCOUNT}\n임대인 {NAME:1} {SSN} / 임차인 {NAME:2} {SSN}\n중개인: {ORGANIZATION} {NAME:3}"
        ),
        (
            "근로계약서\n사용자 {ORGANIZATION:1}(사업자등록번호 {ORGANIZATION_ID}, {OCCUPATION=대표} {NAME:2})와 근로자 {N"
            "AME:1}[은|는] 다음과 같이 계약한다.\n업무: {OCCUPATION}  근무지: {LOCATION_ADDRESS}  임금: {MONEY}  수습: {D"
            "URATION}\n{DATE}"
        ),
        (
            "{ORGANIZATION:1}(이하 “갑”)과 {ORGANIZATION:2}(이하 “을”)는 {PROJECT}와 관련하여 {DATE} 비밀유지계약을 체결한다."
            " 담당자는 갑 {NAME:1}({EMAIL_ADDRESS:1}), 을 {NAME:2}({PHONE_NUMBER})이다."
        ),
        (
            "유언장\n나 {NAME:1}({DOB}생, {LOCATION_ADDRESS})은 {ORGANIZATION} 예금 {MONEY}을 아들 {NAME:2/1}에게,"
            " 토지를 딸 {NAME:3/1}에게 유증한다. 증인 {NAME:4}. {DATE}"
        ),
        "주식매매계약: {NAME:1}[은|는] {ORGANIZATION:1} 지분을 {MONEY}에 {NAME:2}에게 양도한다.",
    ],
    "invoice": [
        (
            "세금계산서\n공급받는자: {ORGANIZATION:1} ({ORGANIZATION_ID}) {OCCUPATION=대표} {NAME:1}\n주소: {LOCATI"
            "ON_ADDRESS}\n품목: {~word}  수량: {~quantity}  금액: {MONEY}\n작성일자: {DATE}"
        ),
        (
            "주문이 완료되었습니다. {NAME:1} 님\n주문번호 {NUMERICAL_PII}\n상품 {PRODUCT} {MONEY}\n배송지 {LOCATION_ADDRE"
            "SS} / {PHONE_NUMBER}\n결제 카드 {CREDIT_CARD}"
        ),
        "관리비 고지서 {LOCATION_ADDRESS} {NAME:1} 님 {DATE_INTERVAL}분 {MONEY} 납기 {DATE}",
        (
            "운송장 {NUMERICAL_PII}\n보내는 분 {NAME:1} {PHONE_NUMBER} {LOCATION_ADDRESS}\n받는 분 {NAME:2} {PH"
            "ONE_NUMBER} {LOCATION_ADDRESS}"
        ),
    ],
    "resume": [
        (
            "이력서\n성명 {NAME:1}  생년월일 {DOB} (만 {AGE}세)  {GENDER=[남|여]}\n주소 {LOCATION_ADDRESS}\n연락처 {PHO"
            "NE_NUMBER}  이메일 {EMAIL_ADDRESS:1}\n학력\n{DATE_INTERVAL} {ORGANIZATION} [경영학과|컴퓨터공학과|간호학과]"
            " 졸업\n경력\n{DATE_INTERVAL} {ORGANIZATION:1} {OCCUPATION}\n{DATE_INTERVAL} {ORGANIZATION:2}"
            " {OCCUPATION}\n외국어 {LANGUAGE}, {LANGUAGE}"
        ),
        (
            "자기소개: 저는 <place> 출신 {NAME:1}입니다. {ORGANIZATION}에서 {DURATION} 동안 {OCCUPATION}으로 일했고 {PROJ"
            "ECT}에 참여했습니다. {AGE}세, {MARITAL_STATUS}."
        ),
        (
            "{NAME:1} | {OCCUPATION} | <place>\n{URL}\n{DATE_INTERVAL}~현재 {ORGANIZATION}\n추천인: {NAME:"
            "2} ({ORGANIZATION} {OCCUPATION}, {PHONE_NUMBER})"
        ),
    ],
    "hr": [
        (
            "인사발령\n{NAME:1} {ORGANIZATION=[영업본부|재무팀|부산지점|기획실]} {OCCUPATION=[부장|차장|과장|팀장]}에 보함. {DATE}"
            "자\n{ORGANIZATION:1} {OCCUPATION=대표이사} {NAME:2}"
        ),
        "사번 {ACCOUNT_NUMBER} {NAME:1} {OCCUPATION} 입사 {DATE} 주민번호 {SSN} 급여 {MONEY} 계좌 {BANK_ACCOUNT}",
        "면담 기록: {NAME:1}({AGE}세, {OCCUPATION}), {CONDITION}으로 {DURATION} 병가. 면담자 {NAME:2}.",
        "퇴직증명: {NAME:1}[은|는] {DATE}부터 {DATE}까지 {ORGANIZATION:1}에서 {OCCUPATION}으로 근무하였음.",
        "승진자 명단: {NAME}({OCCUPATION}), {NAME}({OCCUPATION}), {NAME}({OCCUPATION})",
    ],
    "ticket": [
        (
            "문의 #{NUMERICAL_PII}\n작성자: {NAME:1} ({EMAIL_ADDRESS:1})\n내용: {URL} 로그인 불가, 아이디 {USERNAME:"
            "1}, IP {IP_ADDRESS}, 오류 {~code}\n담당: {NAME:2}\n조치: 비밀번호를 {PASSWORD}로 초기화"
        ),
        (
            "{NAME:1} 고객님 {PRODUCT}(일련번호 {NUMERICAL_PII}) 전원 불량. {DATE} 구입. 방문지 {LOCATION_ADDRESS}, {"
            "PHONE_NUMBER}. {OCCUPATION=[기사|엔지니어]} {NAME:2} 배정."
        ),
        "{NAME:1}님, {DATE} {TIME} <place>에서 계정({USERNAME:1}) 로그인이 감지되었습니다. IP {IP_ADDRESS}",
        "\\[{ORGANIZATION}\\] {NAME:1}님 카드 {CREDIT_CARD} {MONEY} 승인 {DATE} {TIME}",
        (
            "회원번호 {ACCOUNT_NUMBER} {NAME:1}입니다. {DATE} {ORGANIZATION}에서 산 {PRODUCT} {MONEY} 환불이 {DURA"
            "TION}째 안 됩니다."
        ),
        "{TIME} {NAME:1} 님이 상태를 ‘처리 중’으로 변경\n{TIME} {NAME:2} 님이 {FILENAME} 첨부",
        "{OCCUPATION=택배기사} {NAME:1}({PHONE_NUMBER})가 운송장 {NUMERICAL_PII} 상품을 {TIME}에 배송합니다.",
    ],
    "log": [
        "{DATE} {TIME} INFO 사용자 {USERNAME:1} 로그인 {IP_ADDRESS} session={NUMERICAL_PII}",
        "{DATE} {TIME} ERROR {EMAIL_ADDRESS:1} 메일 발송 실패",
        "\\{\"이름\":\"{NAME:1}\",\"전화\":\"{PHONE_NUMBER}\",\"주소\":\"{LOCATION_ADDRESS}\"\\}",
        "WARN {FILENAME} 업로드 실패 user={USERNAME:1} mac={NUMERICAL_PII}",
        "INSERT INTO 고객 VALUES ('{NAME:1}', '{SSN}', '{PHONE_NUMBER}');",
        "작업자={NAME:1} 작업=다운로드 파일={FILENAME}",
    ],
    "table": [
        (
            "이름,성별,나이,전화,주소\n{NAME:1},{GENDER=[남|여]},{AGE},{PHONE_NUMBER},{LOCATION_ADDRESS}\n{NAME:2"
            "},{GENDER=[남|여]},{AGE},{PHONE_NUMBER},{LOCATION_ADDRESS}"
        ),
        (
            "번호\t성명\t소속\t직위\n1\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}\n2\t{NAME}\t{ORGANIZATION}\t{OCC"
            "UPATION}\n3\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}"
        ),
        "참석자: {NAME}, {NAME}, {NAME}, {NAME}, {NAME}", "{NAME} / {NAME} / {NAME}\n{NAME} / {NAME}",
        "날짜 적요 금액\n{DATE} {NAME} {MONEY}\n{DATE} {ORGANIZATION} {MONEY}",
        (
            "병실 환자 진단 담당의\n{~number} {NAME} {CONDITION} {NAME_MEDICAL_PROFESSIONAL}\n{~number} {NAME}"
            " {CONDITION} {NAME_MEDICAL_PROFESSIONAL}"
        ),
        "국가;수도;언어\n<nation>;<place>;{LANGUAGE}\n<nation>;<place>;{LANGUAGE}",
        "{NAME} | {SSN} | {MONEY}\n{NAME} | {SSN} | {MONEY}",
    ],
    "cells": [
        "{NAME}", "{LOCATION_ADDRESS}", "{ORGANIZATION}", "{NAME} 님", "<place>",
        "{NAME}({ORGANIZATION})", "{OCCUPATION} {NAME}", "{LOCATION_STATE} <place>", "{NAME} 귀하",
        "{DATE}", "<nation>", "{NAME_MEDICAL_PROFESSIONAL}", "{LOCATION}",
        "{ORGANIZATION} {NAME} {PHONE_NUMBER}", "{NAME}·{NAME}", "성명: {NAME}",
    ],
    "letter": [
        (
            "{NAME:1} 님께\n가입하신 {PRODUCT=[실손의료보험|암보험|자동차보험|종신보험]}(증권번호 {ACCOUNT_NUMBER})이 {DATE} 만기됩니다"
            ". 보험료 {MONEY}.\n{ORGANIZATION} 담당 {NAME:2}"
        ),
        (
            "보험금 지급 안내: {NAME:1} 님의 {INJURY}(으)로 인한 {ORGANIZATION_MEDICAL_FACILITY} 입원({DURATION})에 대"
            "해 {MONEY}을 {BANK_ACCOUNT} 계좌로 지급합니다."
        ),
        "{NAME:1} 고객님, 신청하신 대출 {MONEY}(기간 {DURATION})이 승인되었습니다. {ORGANIZATION} {NAME:2} {PHONE_NUMBER}",
        (
            "학부모님께\n{DATE} {TIME} {LOCATION}으로 현장학습을 갑니다. 문의: {OCCUPATION=담임} {NAME:1} {PHONE_NUMBER}"
            "\n{ORGANIZATION} {OCCUPATION=교장} {NAME:2}"
        ),
        "합격 통지서\n{NAME:1} 귀하\n{ORGANIZATION} 신입생 모집에 합격하였음을 알려드립니다. 수험번호 {ACCOUNT_NUMBER}",
        (
            "부고\n{NAME:1} 님의 부친 {NAME:2/1}께서 {CONDITION}으로 {DATE} 별세하셨습니다. 향년 {AGE}세. 빈소: {ORGANIZATI"
            "ON_MEDICAL_FACILITY} 장례식장. 발인 {DATE} {TIME}."
        ),
        (
            "내용증명\n수신: {ORGANIZATION:1} ({LOCATION_ADDRESS})\n발신: {NAME:1}의 대리인 {OCCUPATION=변호사} {NAM"
            "E:2}\n귀사는 체불임금 {MONEY}을 {DURATION} 내에 지급하시기 바랍니다."
        ),
        (
            "초청장\n피초청인 {NAME:1}(여권번호 {PASSPORT_NUMBER}, {ORIGIN})을 {DATE}부터 {DURATION} {LOCATION_COUN"
            "TRY=대한민국}에 초청합니다. 초청인 {NAME:2}({OCCUPATION})"
        ),
        "{NAME_GIVEN:1}에게\n<place>에서 보낸 {DATE_INTERVAL}이 그립다. {NAME_GIVEN:2}도 잘 있니?\n{NAME_GIVEN:3}이가",
    ],
    "social": [
        "{LOCATION}에서 {NAME:1} 봤다! 대박", "@{USERNAME:1} {ORGANIZATION} {NAME:2} 또 사고 쳤네",
        "{NAME_GIVEN:1}아 생일 축하해🎂 {DATE}", "<place> 월세 {MONEY} 실화냐", "#{EVENT} {NAME:1} 파이팅!",
        "커밍아웃합니다. 저는 {SEXUALITY}입니다. {NAME_GIVEN:1}[아|야] 고마워",
        "{AGE}세 {OCCUPATION}, {ZODIAC_SIGN}, {MARITAL_STATUS}, <place> 거주. 친구 구해요",
        "(공유 부탁) {NAME:1}({AGE}) {DATE}부터 실종. {PHYSICAL_ATTRIBUTE}. {PHONE_NUMBER}",
        "{ORGANIZATION} 고객센터 {NAME:1} 씨 때문에 {DURATION} 기다림", "{NAME:1}이랑 {NAME:2} 신곡 미쳤다",
        "<nation> 여행 {DURATION}차. {LOCATION} 너무 예쁨",
    ],
    "travel": [
        (
            "예약 확인\n투숙객: {NAME:1}\n호텔: {ORGANIZATION=[신라호텔|롯데호텔|그랜드 하얏트|파라다이스호텔]} ({LOCATION_ADDRESS}"
            ")\n체크인: {DATE} {TIME}  {DURATION}  {MONEY}\n예약번호 {NUMERICAL_PII}"
        ),
        "탑승객 {NAME:1} 여권 {PASSPORT_NUMBER} 편명 {~code} <place>-<place> {DATE} {TIME}",
        "렌터카: {NAME:1}, 면허 {DRIVER_LICENSE}, 차량 {VEHICLE_ID}, {LOCATION} 인수, {MONEY}",
        (
            "여행자 명단: {NAME}, {NAME}, {NAME}. {OCCUPATION=가이드} {NAME}({PHONE_NUMBER}). 일정: {LOCATION} "
            "- {LOCATION} - <place>"
        ),
    ],
    "diary": [
        "{DATE} 맑음\n{NAME_GIVEN:1}[와|과] {LOCATION}에 갔다. {NAME_GIVEN:1}[은|는] 곧 <nation>로 떠난다고 했다.",
        "{NAME:1}[은|는] 창밖을 보았다. {LOCATION} 너머로 불빛이 흔들렸다. “{NAME_GIVEN:2}[아|야], 그만 가자.”",
        "할아버지 {NAME:1}[은|는] {OCCUPATION}이었다. {DATE_INTERVAL} {CONDITION}으로 돌아가실 때까지 <place>를 떠나지 않으셨다.",
        "{NAME:1}[이|가] 교실에 들어서자 {NAME:2}[과|와] {NAME:3}[이|가] 입을 다물었다.",
        "내가 {NAME:1}[을|를] 처음 만난 곳은 <place>의 헌책방이었다. {PHYSICAL_ATTRIBUTE}, {LANGUAGE}를 잘했다.",
        "{TIME}, 전화가 울렸다. {NAME:1}이었다. <place>에서 {NAME:2}[을|를] 찾았다고 했다.",
        "{NAME_GIVEN:1}[은|는] {AGE}살 되던 해 {ORGANIZATION}에 들어가려고 <place>를 떠났다.",
        "“{NAME_FAMILY:1} 선생 계십니까?” 문밖에서 {NAME:2}의 목소리가 들렸다.",
    ],
    "interview": [
        (
            "- {DATE_INTERVAL} {ORGANIZATION}를 떠난 이유는?\n{NAME:1}: [몸이 아팠다|새로운 일을 하고 싶었다]. {NAME:2}의 제"
            "안으로 <place>에 갔다."
        ),
        "{OCCUPATION=기자}: <nation> 상황을 어떻게 보십니까?\n{NAME:1}: 어렵습니다. {NAME:2}의 결정에 달렸습니다.",
        (
            "{OCCUPATION=진행자}: {NAME:1} 씨는 무슨 말을 하시죠?\n{NAME:1}: {LANGUAGE}와 {LANGUAGE}요. 어머니가 {ORIGI"
            "N}이거든요."
        ),
        "글 {NAME}  사진 {NAME}\n{NAME:1} {OCCUPATION}, {DATE_INTERVAL} <place> 출생.",
    ],
    "sentences": [
        "<s_people>", "<s_people>", "<s_people>", "<s_place>", "<s_org>", "<s_health>", "<s_id>",
        "<s_attr>", "<s_time>", "<s_people> <s_place>", "<s_org> <s_people>", "<s_attr> <s_people>",
    ],
    "s_people": [
        "<who>[은|는] 회의실로 들어갔다.", "어제 {NAME}[과|와] {NAME}[을|를] 만났다.", "{NAME}[은|는] 대답하지 않았다.",
        "이 책은 {NAME}[이|가] 썼다.", "{NAME} 씨 계세요?", "{NAME} 고객님, 기다려 주셔서 감사합니다.",
        "{NAME:1}[이|가] {NAME:2}에게 전화했다.", "<foreign>[이|가] {LOCATION_COUNTRY=한국}에 온다.",
        "{NAME}, {NAME}, {NAME}[이|가] 상을 받았다.", "<who>에 따르면 계획은 연기됐다.", "{NAME_GIVEN}[아|야], 이리 와!",
        "제 이름은 {NAME}입니다.", "{NAME}의 아버지는 {OCCUPATION}이다.", "{NAME} 역은 {NAME}[이|가] 맡았다.",
        "작사 {NAME}, 작곡 {NAME}.", "<foreign>[과|와] {NAME}[이|가] 악수했다.", "사진={NAME}",
        "{NAME}(왼쪽)과 <foreign>(오른쪽).", "{NAME} 옮김, {ORGANIZATION} 펴냄.", "<who>에 대해 {NAME}[은|는] 이렇게 썼다.",
        "{NAME}[이|가] {NAME}에게 열쇠를 건넸다.", "{NAME} 부부는 <place>에 산다.", "고 {NAME} 씨의 추모식이 열렸다.",
        "{OCCUPATION=감독} {NAME}, 주연 {NAME}, <foreign>", "{NAME} 씨의 {OCCUPATION=변호인}은 무죄를 주장했다.",
        "{NAME_FAMILY} {OCCUPATION=[사장|부장|교수|감독|시장|의원|대표]}이 인사했다.", "{NAME}의 말이 맞다.",
        "나는 {NAME}[을|를] 모른다.", "{NAME} 선생님 수업은 재미있다.", "{NAME}도 {NAME}도 오지 않았다.", "{NAME}에게서 편지가 왔다.",
        "{NAME_GIVEN} 씨, 식사하셨어요?", "<foreign>의 소설을 읽었다.", "{NAME}만 남았다.", "{NAME}까지 합류했다.",
    ],
    "s_place": [
        "그는 <place>에서 태어났다.", "<place>에서 <place>까지 {DURATION} 걸린다.",
        "<nation>[과|와] <nation>[은|는] 국경을 맞대고 있다.", "{LOCATION}의 경치가 아름답다.", "{LOCATION_ADDRESS}에 삽니다.",
        "가게는 {LOCATION_ADDRESS_STREET}에 있다.", "{LOCATION_STATE}에 눈이 내렸다.", "우편번호는 {LOCATION_ZIP}입니다.",
        "좌표 {LOCATION_COORDINATE}", "배는 {LOCATION}[을|를] 지나 <place>에 닿았다.", "<nation>에서 귀국했다.",
        "태풍이 {LOCATION}[으로|로] 북상 중이다.", "<place>, <place>, <place>에서 열린다.",
        "{LOCATION_STATE} <place>에서 지진이 났다.", "<place>의 {NAME} 씨 집을 찾았다.",
        "택배는 {LOCATION_ADDRESS}로 보내 주세요.", "<nation>의 수도는 <place>이다.", "{LOCATION}행 버스는 {TIME}에 출발한다.",
    ],
    "s_org": [
        "{ORGANIZATION}[이|가] 성명을 냈다.", "{ORGANIZATION}에 다닌다.",
        "{ORGANIZATION}[이|가] {ORGANIZATION}[을|를] 고소했다.",
        "{ORGANIZATION}[은|는] {CORPORATE_ACTION}을 검토 중이다.", "{ORGANIZATION} {FINANCIAL_METRIC} {TREND}.",
        "{ORGANIZATION}를 졸업했다.", "<club>[이|가] <club>에 이겼다.", "{PRODUCT}[은|는] {ORGANIZATION} 제품이다.",
        "<party>[과|와] <party>[이|가] 연대한다.", "<court>[은|는] 청구를 기각했다.", "<police_org>[이|가] 수사 중이다.",
        "{ORGANIZATION}에 {MONEY}을 기부했다.", "{ORGANIZATION}({ORGANIZATION_ID})은 폐업했다.",
        "{ORGANIZATION} {OCCUPATION} {NAME}[이|가] 참석한다.",
        "{ORGANIZATION}[은|는] <nation>에서 {CORPORATE_ACTION=철수}한다.",
        "{ORGANIZATION}의 {PROJECT}[이|가] 시작됐다.", "{ORGANIZATION} 노조가 파업한다.",
    ],
    "s_health": [
        "그녀는 {CONDITION}을 앓는다.", "{CONDITION={DRUG} 알레르기}가 있다.",
        "{NAME_MEDICAL_PROFESSIONAL}께서 {MEDICAL_PROCESS}을 권했다.", "넘어져서 {INJURY}을 입었다.",
        "매일 {DRUG} {DOSE} 먹는다.", "약을 먹으면 {EFFECT}이 생긴다.", "혈액형은 {BLOOD_TYPE}입니다.",
        "{STATISTICS}, 재검 필요.", "{NAME} 씨는 {ORGANIZATION_MEDICAL_FACILITY}에서 {MEDICAL_PROCESS}을 받았다.",
        "상병코드 {MEDICAL_CODE} {CONDITION}.", "어머니는 {CONDITION}, 아버지는 {CONDITION}입니다.",
        "{NAME_MEDICAL_PROFESSIONAL} 진료 {DATE} {TIME}.", "{DRUG}의 부작용은 {EFFECT}이다.",
        "{MEDICAL_PROCESS}에서 {CONDITION}이 발견됐다.",
    ],
    "s_id": [
        "주민등록번호는 {SSN}입니다.", "여권 {PASSPORT_NUMBER}을 잃어버렸다.", "전화는 {PHONE_NUMBER}로 주세요.",
        "카드 {CREDIT_CARD}, 유효기간 {CREDIT_CARD_EXPIRATION}, CVC {CVV}.", "{BANK_ACCOUNT}로 입금해 줘.",
        "차량 {VEHICLE_ID} 차주분 차 빼 주세요.", "비밀번호는 {PASSWORD}.", "회원번호 {ACCOUNT_NUMBER}.",
        "{EMAIL_ADDRESS}로 보내세요.", "면허번호 {DRIVER_LICENSE}.", "건강보험증 번호 {HEALTHCARE_NUMBER}.",
        "맥 주소 {NUMERICAL_PII}.", "자세한 내용은 {URL} 참고.", "서버 {IP_ADDRESS} 다운.", "{FILENAME} 열기.",
        "은행 코드 {ROUTING_NUMBER}.", "인스타 {USERNAME}.", "사업자등록번호 {ORGANIZATION_ID}.",
        "주문번호 {NUMERICAL_PII} 배송 완료.",
    ],
    "s_attr": [
        "그는 {ORIGIN}이고 종교는 {RELIGION}이다.", "그녀는 {MARITAL_STATUS} 상태다.", "용의자는 {PHYSICAL_ATTRIBUTE}.",
        "{LANGUAGE}를 할 줄 안다.", "저는 {ZODIAC_SIGN}예요.", "그는 {SEXUALITY}라고 밝혔다.",
        "그 {GENDER=[여성|남성]}은 {OCCUPATION}이었다.", "그는 {POLITICAL_AFFILIATION}다.",
        "{AGE}세 {OCCUPATION}[이|가] 실직했다.", "할머니는 {AGE}세가 되셨다.", "생후 {AGE=[3개월|18개월|6주]} 된 아기.",
        "{AGE=[40대|30대 후반|20대]} {GENDER=[남성|여성]}이 달아났다.", "{ORIGIN} {OCCUPATION}[이|가] 체포됐다.",
        "대상 연령은 {AGE=18~35}세.", "집에서는 {LANGUAGE}, 직장에서는 {LANGUAGE}를 쓴다.",
    ],
    "s_time": [
        "{DATE} {TIME}에 모이자.", "{DATE_INTERVAL}에 설립되었다.", "생일은 {DOB}입니다.", "{DURATION} 기다렸다.",
        "{MONEY} 들었다.", "곧 {EVENT}이다.", "{EVENT} 동안 <place>는 붐빈다.",
        "{PROJECT}[은|는] {DATE_INTERVAL}에 끝난다.", "{DATE}부터 {DATE}까지 휴업합니다.", "{TIME} 개점.", "{DOB}생.",
        "월세 {MONEY}, 계약 {DURATION}.",
    ],
    "negatives": [
        "사용 전에 설명서를 읽어 주십시오. [습한 곳에 두지 마십시오.|분해하지 마십시오.]",
        "만드는 법: 냄비에 기름을 두르고 [양파|감자|돼지고기]를 볶는다. 간장을 넣고 약한 불에서 끓인다.",
        "내일은 [맑겠습니다|흐리고 비가 오겠습니다]. 바람이 강하게 불겠으니 주의하시기 바랍니다.",
        "본 제품은 [스테인리스|알루미늄] 재질이며 모델명은 {~code}, 무게는 약 {~quantity}킬로그램입니다.",
        "제{~quantity}조(의무) 이용자는 본 약관을 준수하여야 한다.", "갑은 을의 서면 동의 없이 권리를 제3자에게 양도할 수 없다.",
        "for i in range({~quantity}):\n    print(i)  # 번호 출력", "오류 {~code}: 저장 공간이 부족합니다.",
        "성명:\n주소:\n전화번호:\n생년월일:", "성명 ________ (인)   년   월   일", "여기에 서명하십시오.",
        "하늘이 맑고 강물이 흐른다. 이슬이 풀잎에 맺혔다.", "봄이 오면 나비가 날고 꽃이 핀다.", "보라색과 초록색을 섞어 보세요.", "사랑과 희망을 노래한다.",
        "한 가지만 더 확인하면 된다. 정말 다행이다.", "이 방법은 간단하다. 문을 열고 손잡이를 돌린다.", "주로 강가에 자라는 나무다.",
        "지금 안 가면 늦는다. 서둘러라.", "오른쪽으로 돌아 곧장 가면 다리가 나옵니다.", "버전 {~version} 변경 사항: 오류 수정, 성능 개선.",
        "재고: {~word} {~number}개, {~word} {~number}개",
        "번호 크기 수량\n{~code} 대 {~quantity}\n{~code} 소 {~quantity}", "물은 백 도에서 끓는다.", "변수와 함수의 차이를 설명하시오.",
        "‘설정’에서 ‘일반’을 열어 버전 {~version}을 확인한다.", "부품 {~code}[은|는] {~code}와 호환되지 않습니다.",
        "안건: 개회, 보고, 질의, 폐회", "이 소프트웨어는 있는 그대로 제공됩니다.", "배추 {~quantity}포기, 무 {~quantity}개, 생강 약간.",
        "도움말: 길게 누르면 메뉴가 열립니다.", "수열의 {~quantity}번째 항을 구하시오.", "x={~quantity}, y={~number}일 때 합을 구하시오.",
        "자료는 기한 내에 제출해 주세요.", "배터리 용량은 {~number}mAh입니다.", "금연. [미끄럼 주의.|촬영 금지.]",
        "어서 오세요. [몇 분이세요?|주문하시겠어요?]", "감사합니다. 또 오세요.", "{~word}[을|를] {~word} 옆에 두고 {~word}[을|를] 확인한다.",
        "장보기 목록: {~word}, {~word}, {~word}", "분당 {~number}회전, 소음 {~quantity}데시벨 이하.", "시스템 점검 중입니다.",
        "안전모를 반드시 착용할 것.", "데이터 {~number}건을 백업했습니다.", "성함과 연락처를 적어 창구에 제출해 주십시오.", "접수가 마감되었습니다.",
        "옳은 것을 고르시오. ① 지구는 평평하다 ② 물은 아래로 흐른다", "이 문제는 일차 함수로 풀 수 없다.", "고구마와 감자, 우유와 빵을 샀다.",
        "정말 신나고 재미있는 시간였다.", "길이가 {~quantity}센티미터인 막대를 자른다.",
    ],
}
