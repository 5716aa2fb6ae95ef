"""Documents in Korean. Particles stand outside the slots; where the form depends on the sound before it both are offered."""
from .ko_news import RULES as NEWS
from .ko_short import RULES as SHORT
from .ko_words import (  # noqa: F401 - the names of a pack are read by the core
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DECIMAL, DIGITS, DOCTORS, DURATIONS, FACILITIES, GROUP, MONEY, MONTHS, MONTHS_SHORT,
    NAMES, ORGS, SPOKEN, STREET_LINES, STREETS, TIMES, WEEKDAYS, WORDS,
)

LANG = "ko"
LOCALES = ["ko_KR"]
DOCS = {
    "news": 10, "biography": 3, "wiki": 6, "ruling": 4, "police": 2, "form": 5, "email": 4, "chat": 4, "spoken_call": 3, "clinical": 5,
    "contract": 2, "invoice": 2, "resume": 2, "hr": 2, "ticket": 3, "log": 2, "table": 3, "cells": 3, "letter": 4, "social": 3,
    "travel": 2, "diary": 3, "interview": 2, "sentences": 10, "negatives": 6, "long": 16,
}

RULES = {
    "long": [
        (
            "<headline>\n\n<dateline><lead_politics> <news_more> <news_more>\n<news_more> <lead_polit"
            "ics> <news_more>\n<news_more> <news_more>"
        ),
        (
            "<dateline><lead_business> <news_more> <news_more>\n<lead_business> <news_more>\n<news_mo"
            "re> <lead_business>"
        ),
        "<dateline><lead_sport> <lead_sport> <news_more>\n<lead_sport> <news_more> <lead_sport>",
        "<dateline><lead_local> <news_more> <news_more>\n<lead_local> <news_more>",
        "<headline>\n<dateline><lead_culture> <news_more> <lead_culture> <news_more>",
        "<wiki_part> <wiki_part> <wiki_part> <wiki_part>", "<biography> <wiki_part> <news_more>",
        "<ruling>\n<ruling>\n<ruling>", "<ruling>\n<police>\n<ruling>", "<clinical>\n\n<clinical>",
        "<clinical>\n<clinical>\n<clinical>", "<diary>\n\n<diary>\n\n<diary>", "<form>\n\n<letter>",
        "<letter>\n\n<letter>", "<contract>\n<negatives>\n<negatives>",
        "<negatives> <s_people> <negatives>", "<negatives>\n<sentences>\n<negatives>",
        "<s_people> <negatives> <s_org>", "<negatives> <negatives> <negatives>",
        "<s_people> <s_place> <s_org> <s_people> <s_time>", "<email>\n\n> <email>",
        "<interview>\n<interview>", "<chat>\n<chat>\n<chat>", "<log>\n<log>\n<log>\n<log>",
        "<resume>\n<hr>", "<social>\n<social>\n<social>", "<lead_politics> <lead_business> <lead_sport>",
        "<lead_local>\n<lead_sport>\n<lead_culture>\n<lead_business>",
    ],
    "fd": ["[０|１|２|３|４|５|６|７|８|９]"],
    "colon": [": ", ": ", ": ", ":", " : ", " ", "："],
    "name_field": [
        "성명", "이름", "성 명", "고객명", "신청인", "환자명", "예금주", "받는 사람", "계약자", "학생명", "보호자 성명", "담당자", "세대주",
        "피보험자", "직원명",
    ],
    "phone_field": ["전화번호", "연락처", "휴대폰", "휴대전화", "핸드폰 번호", "전화", "팩스", "비상연락처", "자택전화"],
    "address_field": ["주소", "거주지", "현주소", "배송지", "자택 주소", "주민등록상 주소", "본적", "소재지", "등록기준지"],
    "form_line": [
        "<name_field><colon>{NAME:1}", "<name_field><colon>{NAME:1}", "<name_field><colon>{NAME:1}",
        (
            "영문 성명<colon>{NAME=[HONG GIL DONG|KIM MIN JUN|LEE SEO YEON|PARK JI HOON|CHOI YU JIN|JUNG "
            "HYUN WOO]}"
        ),
        "성별<colon>{GENDER=[남|여|남성|여성]}", "생년월일<colon>{DOB:1}", "나이<colon>{AGE}[세|]",
        "주민등록번호<colon>{SSN:1}", "주민번호<colon>{SSN:1}", "외국인등록번호<colon>{SSN}",
        "<phone_field><colon>{PHONE_NUMBER:1}", "<phone_field><colon>{PHONE_NUMBER:1}",
        "<phone_field><colon>{PHONE_NUMBER=０１０－<fd><fd><fd><fd>－<fd><fd><fd><fd>}",
        "[이메일|E-mail|전자우편]<colon>{EMAIL_ADDRESS:1}", "<address_field><colon>{LOCATION_ADDRESS:1}",
        "<address_field><colon>{LOCATION_ADDRESS}", "우편번호<colon>{LOCATION_ZIP}",
        "여권번호<colon>{PASSPORT_NUMBER}", "운전면허번호<colon>{DRIVER_LICENSE}", "차량번호<colon>{VEHICLE_ID}",
        "[건강보험증 번호|등록번호|환자번호|차트번호|병록번호]<colon>{HEALTHCARE_NUMBER}",
        "[직장명|근무처|소속|학교]<colon>{ORGANIZATION}", "[직업|직책|직위]<colon>{OCCUPATION}", "국적<colon><nation>",
        "출신지<colon>{LOCATION_STATE}", "[혼인 여부|결혼 여부]<colon>{MARITAL_STATUS=[기혼|미혼|이혼|사별]}",
        "혈액형<colon>{BLOOD_TYPE}", "은행명<colon>{ORGANIZATION=[국민은행|신한은행|우리은행|농협은행|카카오뱅크|하나은행]}",
        "[계좌번호|입금 계좌]<colon>{BANK_ACCOUNT}", "[카드번호|신용카드 번호]<colon>{CREDIT_CARD}",
        "유효기간<colon>{CREDIT_CARD_EXPIRATION}", "CVC<colon>{CVV}",
        "[은행 코드|스위프트 코드]<colon>{ROUTING_NUMBER}", "[회원번호|고객번호|증권번호|사번|학번|계약번호]<colon>{ACCOUNT_NUMBER}",
        "[주문번호|예약번호|접수번호|일련번호|운송장번호]<colon>{NUMERICAL_PII}", "[아이디|사용자명|ID]<colon>{USERNAME:1}",
        "[비밀번호|초기 비밀번호|PIN]<colon>{PASSWORD}",
        "[보호자|배우자|비상연락인|보증인|추천인]<colon>{NAME:2}[ (관계: [부|모|배우자|친구])|]", "[모국어|외국어]<colon>{LANGUAGE}",
        "종교<colon>[{RELIGION}|무]", "[병력|진단명|지병|알레르기]<colon>[{CONDITION}|없음]",
        "[연봉|월소득|대출 신청액|보험금]<colon>{MONEY}", "[사업자등록번호|법인등록번호]<colon>{ORGANIZATION_ID}",
        "[신청일|작성일|입사일|발급일]<colon>{DATE}", "비고<colon>[없음|]", "[상담사|접수자|처리자]<colon>{NAME:3}",
        "[키|신장]<colon>{PHYSICAL_ATTRIBUTE=[172cm|165센티|180 cm]}", "첨부<colon>{FILENAME}",
        "별자리<colon>{ZODIAC_SIGN}", "<name_field><colon>", "<name_field><colon>____________",
        "<phone_field><colon>", "<address_field><colon>",
        "부서<colon>{ORGANIZATION=[인사팀|재무팀|영업1팀|개발본부|총무과|고객지원팀]}", "복용 약<colon>{DRUG}",
        "성적 지향<colon>{SEXUALITY}", "[학력|최종학력]<colon>{ORGANIZATION} [졸업|재학]",
    ],
    "form_title": [
        "[회원가입 신청서|고객 정보|전입신고서|이력서|입사지원서]", "[문진표|진료 신청서|입원 약정서]", "[보험금 청구서|계좌개설 신청서|대출 신청서]",
        "[학생생활기록부|입학원서|출입자 명부]", "",
    ],
    "form": [
        (
            "<form_title>\n<form_line>\n<form_line>\n<form_line>\n<form_line>[\n<form_line>\n<form_li"
            "ne>\n<form_line>|]"
        ),
        (
            "<form_title>\n<form_line>    <form_line>\n<form_line>    <form_line>\n<form_line>    <fo"
            "rm_line>"
        ),
        "<form_line>\n<form_line>\n<form_line>", "<form_line>, <form_line>, <form_line>",
        "<form_line> / <form_line> / <form_line>",
        (
            "| 항목 | 내용 |\n| <name_field> | {NAME:1} |\n| 생년월일 | {DOB} |\n| <address_field> | {LOCATIO"
            "N_ADDRESS} |\n| <phone_field> | {PHONE_NUMBER} |"
        ),
        (
            "위임장\n위임인: {NAME:1} (주민등록번호 {SSN})\n수임인: {NAME:2} (연락처 {PHONE_NUMBER})\n위임인은 [인감증명서 발급|차량"
            " 이전등록|부동산 매매]에 관한 권한을 {NAME:2}에게 위임합니다.\n{DATE}\n위임인 {NAME:1} (인)"
        ),
        (
            "재직증명서\n성명 {NAME:1}\n주민등록번호 {SSN}\n소속 {ORGANIZATION:1}  직위 {OCCUPATION}\n재직기간 {DATE} ~ 현재"
            "\n위와 같이 재직하고 있음을 증명합니다.\n{DATE}\n{ORGANIZATION:1} {OCCUPATION=대표이사} {NAME:2}"
        ),
        (
            "영수증\n{NAME:1} 귀하\n금액: {MONEY}\n위 금액을 [회비|임대료|수업료]로 영수합니다.\n{DATE}  {ORGANIZATION}  담당 {N"
            "AME:2}"
        ),
        (
            "차용증\n채무자 {NAME:1}[은|는] 채권자 {NAME:2}[으로부터|에게서] {MONEY}[을|를] 차용하며 {DATE}까지 변제한다.\n채무자 {NAM"
            "E:1} {SSN} {LOCATION_ADDRESS}"
        ),
    ],
    "sig": [
        (
            "{NAME:1} 드림\n{ORGANIZATION:1} {OCCUPATION}\nT. {PHONE_NUMBER}\nE. {EMAIL_ADDRESS:1}\n{LO"
            "CATION_ADDRESS}"
        ),
        "{NAME:1} 올림", "{NAME:1}\n{PHONE_NUMBER}", "감사합니다.\n{NAME:1} 드림",
        "--\n{NAME:1} | {OCCUPATION}\n{ORGANIZATION:1} {ORGANIZATION=[영업팀|개발팀|홍보실|법무팀]}\n{URL}",
        "{NAME_GIVEN:1}",
    ],
    "mail_open": [
        "{NAME:2} 님, 안녕하세요. {ORGANIZATION:1} {NAME:1}입니다.",
        "{NAME:2} {OCCUPATION=[부장|과장|팀장|대리|대표|이사]}님 안녕하십니까.",
        "안녕하세요, {NAME_FAMILY:2} {OCCUPATION=[교수|팀장|차장|실장]}님.", "{NAME_GIVEN:2}에게",
        "{NAME_GIVEN:2}아, 잘 지내니?", "임직원 여러분께", "{ORGANIZATION:2} {NAME:2} 귀하",
    ],
    "subject": [
        "{PROJECT} 회의 안내", "{DATE} 방문 일정", "{NAME:3} 님 견적서", "Re: {FILENAME}", "{ORGANIZATION} 공지",
        "휴가 신청", "<place> 출장 보고", "인사드립니다",
    ],
    "email": [
        (
            "보낸 사람: {NAME:1} \\<{EMAIL_ADDRESS:1}\\>\n받는 사람: {NAME:2} \\<{EMAIL_ADDRESS:2}\\>\n[참조: {"
            "EMAIL_ADDRESS:3}\n|]날짜: {DATE} {TIME}\n제목: <subject>\n\n<mail_open>\n<mail_body>[ <mail_"
            "body>|]\n\n<sig>"
        ),
        "<mail_open>\n<mail_body>\n\n<sig>",
        "제목: <subject>\n<mail_open>\n<mail_body> <mail_body>\n<sig>", "<mail_body>\n{NAME:1} 드림",
    ],
    "mail_body": [
        "첨부한 {FILENAME} 파일 확인 부탁드립니다. 문의는 {NAME:3}({PHONE_NUMBER})에게 해 주세요.",
        "{PROJECT} 착수 회의는 {DATE} {TIME}, {LOCATION_ADDRESS}에서 열립니다. {NAME:3} 님과 {NAME:4} 님도 참석합니다.",
        (
            "{DATE}에 <place>의 {ORGANIZATION:2}를 방문해 {NAME:3} 님을 만날 예정입니다. 체류 기간은 {DURATION}, 경비는 {MON"
            "EY}입니다."
        ),
        "대금은 {ORGANIZATION} {BANK_ACCOUNT} (예금주 {NAME:1}) 계좌로 {MONEY} 입금해 주시기 바랍니다.",
        "{CONDITION} 때문에 {DATE}부터 {DURATION} 휴가를 쓰겠습니다. 업무는 {NAME:3} 씨가 대신합니다.",
        "계정이 발급되었습니다. 아이디 {USERNAME:2}, 비밀번호 {PASSWORD}. {URL}에서 변경하세요.",
        "{NAME:3} 님이 {OCCUPATION}으로 승진했습니다. 다음 달부터 <place>에서 근무합니다.",
        "{NAME:3} 송별회는 {DATE} {TIME} {LOCATION} 근처에서 합니다. 회비 {MONEY}.",
        "{PRODUCT} 고장 건으로 고객 {NAME:3} 님(주문번호 {NUMERICAL_PII})이 연락하셨습니다.",
        "{DATE_INTERVAL} {FINANCIAL_METRIC}이 {TREND}입니다. {NAME:3} 님 자료 준비 부탁해요.",
        "지원자 {NAME:3} 씨는 {AGE}세, {ORGANIZATION} 출신이며 {LANGUAGE}에 능통합니다.",
        "{EVENT} 때 뵙게 되어 반가웠습니다. {NAME_GIVEN:3}에게도 안부 전해 주세요.",
    ],
    "chat": [
        (
            "{NAME_GIVEN:1}: 어디야?\n{NAME_GIVEN:2}: {LOCATION} 도착\n{NAME_GIVEN:1}: {NAME:3}도 온대. 번호는 {"
            "PHONE_NUMBER}"
        ),
        (
            "\\[{NAME:1}\\] \\[{TIME}\\] 혹시 {NAME:2} 알아?\n\\[{NAME:3}\\] \\[{TIME}\\] {ORGANIZATION} "
            "다니는 {OCCUPATION} 아냐?"
        ),
        (
            "{OCCUPATION=상담원}: 성함이 어떻게 되세요?\n고객: {NAME:1}이요\n{OCCUPATION=상담원}: {NAME:1} 고객님, 연락처 부탁드립"
            "니다\n고객: {PHONE_NUMBER}\n{OCCUPATION=상담원}: 배송지는 {LOCATION_ADDRESS} 맞으신가요?"
        ),
        "엄마: {NAME_GIVEN:1}[아|야], {EVENT}에 내려오니?\n나: {DATE}에 가요. {TIME} 기차", "{NAME_GIVEN:1}이 연락처 좀 알려줘",
        "{NAME_GIVEN:1} 생일 {DOB} 맞지? {ZODIAC_SIGN}?",
        "{NAME:1} 씨 입원했대요. {ORGANIZATION_MEDICAL_FACILITY}, {CONDITION}이래요",
        "{MONEY} 보냈어. {NAME:1} {BANK_ACCOUNT} 맞지?", "우리 집 주소 {LOCATION_ADDRESS}", "와이파이 비번 {PASSWORD}",
        "{NAME_GIVEN:1}이랑 {NAME_GIVEN:2}이 {MARITAL_STATUS=[이혼|약혼|재혼]}했대!",
        "{NAME:1}님이 {NAME:2}님을 초대했습니다.",
        "@{USERNAME:1} {DATE} {TIME} {LOCATION}에서 봐. {NAME_GIVEN:2}도 불렀어",
        "{NAME_FAMILY:1} {OCCUPATION=[과장|대리|부장|팀장]}님 오늘 왜 안 나오셨어?\n{CONDITION=[감기|몸살|장염|고열]}이래",
        "{NAME_GIVEN:1} 엄마예요. {NAME_GIVEN:1}[이|가] {CONDITION=열}이 {STATISTICS=38.5도}라 오늘 어린이집 못 가요",
    ],
    "spoken_call": [
        (
            "네 {ORGANIZATION:1} {OCCUPATION=상담원} {NAME:2}입니다\n저 {NAME:1}인데요\n고객님 생년월일 말씀해 주세요\n{DOB}이"
            "요\n연락처는요\n{PHONE_NUMBER}입니다"
        ),
        "주소를 바꾸려고요\n성함이요\n{NAME:1}입니다\n새 주소 불러 주세요\n{LOCATION_ADDRESS}요",
        "119죠 여기 {LOCATION}인데 사람이 쓰러졌어요 {AGE}세쯤 되는 {GENDER=[남자|여자]}분이고요 저는 {NAME:1}입니다",
        "카드번호는 {CREDIT_CARD}이고 유효기간은 {CREDIT_CARD_EXPIRATION} 씨브이씨는 {CVV}",
        "메일은 {EMAIL_ADDRESS:1}이고 아이디는 {USERNAME:1}이에요",
        "{NAME_MEDICAL_PROFESSIONAL:2} 예약하려고요\n주민번호 불러 주세요\n{SSN}이요\n{DATE} {TIME} 괜찮으세요",
        "어 그 {NAME:1} 씨가 {DATE}에 <nation> 가서 {NAME:2} 씨가 대신 나와요",
        "오늘은 {ORGANIZATION} {OCCUPATION} {NAME:1} 님을 모셨습니다\n안녕하세요 {NAME:1}입니다",
    ],
}

RULES = {**RULES, **NEWS, **SHORT}
