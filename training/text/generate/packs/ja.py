"""Documents in Japanese."""
from .ja_news import RULES as NEWS
from .ja_short import RULES as SHORT
from .ja_words import (  # noqa: F401 - the names of a pack are read by the core
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DECIMAL, DIGITS, DOCTORS, DURATIONS, FACILITIES, GROUP, MONEY, MONTHS, MONTHS_SHORT,
    NAMES, ORGS, SPOKEN, STREET_LINES, STREETS, TIMES, WEEKDAYS, WORDS,
)

LANG = "ja"
LOCALES = ["ja_JP"]
DOCS = {
    "news": 10, "biography": 3, "wiki": 6, "ruling": 4, "police": 2, "form": 5, "email": 4, "chat": 4, "spoken_call": 3, "clinical": 5,
    "contract": 2, "invoice": 2, "resume": 2, "hr": 2, "ticket": 3, "log": 2, "table": 3, "cells": 3, "letter": 4, "social": 3,
    "travel": 2, "diary": 3, "interview": 2, "sentences": 10, "negatives": 6, "long": 16,
}

RULES = {
    "long": [
        (
            "<headline>\n\n<dateline><lead_politics><news_more><news_more>\n<news_more><lead_politics"
            "><news_more>\n<news_more><news_more>"
        ),
        (
            "<dateline><lead_business><news_more><news_more>\n<lead_business><news_more>\n<news_more>"
            "<lead_business>"
        ),
        "<dateline><lead_sport><lead_sport><news_more>\n<lead_sport><news_more><lead_sport>",
        "<dateline><lead_local><news_more><news_more>\n<lead_local><news_more>",
        "<headline>\n<dateline><lead_culture><news_more><lead_culture><news_more>",
        "<wiki_part><wiki_part><wiki_part><wiki_part>", "<biography><wiki_part><news_more>",
        "<ruling>\n<ruling>\n<ruling>", "<ruling>\n<police>\n<ruling>", "<clinical>\n\n<clinical>",
        "<clinical>\n<clinical>\n<clinical>", "<diary>\n\n<diary>\n\n<diary>", "<form>\n\n<letter>",
        "<letter>\n\n<letter>", "<contract>\n<negatives>\n<negatives>",
        "<negatives><s_people><negatives>", "<negatives>\n<sentences>\n<negatives>",
        "<s_people><negatives><s_org>", "<negatives><negatives><negatives>",
        "<s_people><s_place><s_org><s_people><s_time>", "<email>\n\n> <email>",
        "<interview>\n<interview>", "<chat>\n<chat>\n<chat>", "<log>\n<log>\n<log>\n<log>",
        "<resume>\n<hr>", "<social>\n<social>\n<social>", "<lead_politics><lead_business><lead_sport>",
        "<lead_local>\n<lead_sport>\n<lead_culture>\n<lead_business>",
    ],
    "fd": ["[０|１|２|３|４|５|６|７|８|９]"],
    "colon": ["：", "：", "：", ":", ": ", "　", "／"],
    "name_field": [
        "氏名", "お名前", "名前", "氏　名", "ご氏名", "申込者氏名", "患者氏名", "契約者名", "受取人", "口座名義", "担当者", "世帯主", "保護者名",
        "被保険者", "従業員名",
    ],
    "phone_field": ["電話番号", "電話", "TEL", "携帯電話", "携帯", "連絡先", "FAX", "ご連絡先電話番号", "緊急連絡先", "自宅電話"],
    "address_field": ["住所", "ご住所", "現住所", "本籍", "お届け先", "所在地", "勤務先住所", "居住地", "送付先"],
    "form_line": [
        "<name_field><colon>{NAME:1}", "<name_field><colon>{NAME:1}[　様|様|]",
        "<name_field><colon>{NAME:1}",
        "フリガナ<colon>{NAME=[サトウ ケンジ|タナカ ミキ|ヤマモト ヒロシ|スズキ ハナコ|コバヤシ ユウタ|ワタナベ アイ|イトウ マコト|ナカムラ サチコ]}",
        "性別<colon>{GENDER=[男|女|男性|女性]}", "生年月日<colon>{DOB:1}",
        "生年月日<colon>{DOB=[昭和|平成][２|３|４|５]<fd>年[１|２|７|９|１０|１２]月１<fd>日}", "年齢<colon>{AGE}[歳|才|]",
        "<phone_field><colon>{PHONE_NUMBER:1}", "<phone_field><colon>{PHONE_NUMBER:1}",
        "<phone_field><colon>{PHONE_NUMBER=０９０－<fd><fd><fd><fd>－<fd><fd><fd><fd>}",
        "[メールアドレス|E-mail|メール]<colon>{EMAIL_ADDRESS:1}", "<address_field><colon>{LOCATION_ADDRESS:1}",
        "<address_field><colon>{LOCATION_ADDRESS}", "郵便番号<colon>[〒|]{LOCATION_ZIP}",
        "[マイナンバー|個人番号|基礎年金番号]<colon>{SSN}", "[旅券番号|パスポート番号]<colon>{PASSPORT_NUMBER}",
        "[保険証番号|被保険者証記号・番号|診察券番号|カルテ番号|患者ID]<colon>{HEALTHCARE_NUMBER}",
        "[運転免許証番号|免許証番号]<colon>{DRIVER_LICENSE}", "[車両番号|登録番号|ナンバー]<colon>{VEHICLE_ID}",
        "[勤務先|会社名|所属|学校名]<colon>{ORGANIZATION}", "[職業|役職|職種]<colon>{OCCUPATION}",
        "[国籍|出身国]<colon><nation>", "出身地<colon>{LOCATION_STATE}", "配偶者<colon>[有|無]",
        "婚姻状況<colon>{MARITAL_STATUS=[既婚|未婚|離婚|死別|独身]}", "血液型<colon>{BLOOD_TYPE}",
        "[金融機関名|取引銀行]<colon>{ORGANIZATION=[三菱UFJ銀行|みずほ銀行|ゆうちょ銀行|横浜銀行|三井住友銀行][新宿支店|本店|梅田支店|]}",
        "口座番号<colon>[普通 |当座 |]{BANK_ACCOUNT}", "[クレジットカード番号|カード番号]<colon>{CREDIT_CARD}",
        "有効期限<colon>{CREDIT_CARD_EXPIRATION}", "[セキュリティコード|CVV]<colon>{CVV}",
        "[銀行コード|支店コード|SWIFTコード]<colon>{ROUTING_NUMBER}",
        "[会員番号|お客様番号|証券番号|社員番号|学籍番号|契約番号]<colon>{ACCOUNT_NUMBER}",
        "[注文番号|予約番号|製造番号|受付番号|伝票番号]<colon>{NUMERICAL_PII}", "[ユーザーID|ログインID|ユーザー名]<colon>{USERNAME:1}",
        "[パスワード|暗証番号|初期パスワード]<colon>{PASSWORD}", "[緊急連絡先氏名|保証人|続柄 父|配偶者氏名|紹介者]<colon>{NAME:2}",
        "[使用言語|母語]<colon>{LANGUAGE}", "宗教<colon>[{RELIGION}|特になし]",
        "[既往歴|病名|持病|アレルギー]<colon>[{CONDITION}|なし]", "[年収|月収|借入希望額|保険金額]<colon>{MONEY}",
        "[法人番号|登録番号]<colon>{ORGANIZATION_ID}", "[申込日|記入日|届出日|入社年月日|発行日]<colon>{DATE}", "備考<colon>[なし|]",
        "担当<colon>{NAME_FAMILY:3}",
        "[身長|身長・体重]<colon>{PHYSICAL_ATTRIBUTE=[172cm|165センチ|１７０ｃｍ|158cm・49kg]}",
        "添付ファイル<colon>{FILENAME}", "星座<colon>{ZODIAC_SIGN}", "<name_field><colon>",
        "<name_field><colon>＿＿＿＿＿＿＿", "<phone_field><colon>", "<address_field><colon>",
        "部署<colon>{ORGANIZATION=[経理部|営業部|人事課|開発部|総務課|第二営業課]}", "服用中の薬<colon>{DRUG}",
        "性的指向<colon>{SEXUALITY}",
    ],
    "form_title": [
        "[申込書|会員登録フォーム|お客様情報|住民異動届|履歴書]", "[問診票|診療申込書|入院申込書]", "[保険金請求書|口座開設申込書|ローン申込書]",
        "[児童調査票|入学願書|来訪者記録]", "",
    ],
    "form": [
        (
            "<form_title>\n<form_line>\n<form_line>\n<form_line>\n<form_line>[\n<form_line>\n<form_li"
            "ne>\n<form_line>|]"
        ),
        "<form_title>\n<form_line>　　<form_line>\n<form_line>　　<form_line>\n<form_line>　　<form_line>",
        "<form_line>\n<form_line>\n<form_line>", "<form_line>、<form_line>、<form_line>",
        (
            "【<name_field>】{NAME:1}\n【年齢】{AGE}\n【<phone_field>】{PHONE_NUMBER}\n【<address_field>】{LOCA"
            "TION_ADDRESS}\n【職業】{OCCUPATION}"
        ),
        (
            "| 項目 | 内容 |\n| <name_field> | {NAME:1} |\n| 生年月日 | {DOB} |\n| <address_field> | {LOCATIO"
            "N_ADDRESS} |\n| <phone_field> | {PHONE_NUMBER} |"
        ),
        (
            "委任状\n私は、{NAME:2}（住所：{LOCATION_ADDRESS}）を代理人と定め、[戸籍謄本の請求|車両の名義変更|住民票の取得]に関する権限を委任します。\n{D"
            "ATE}\n委任者　{NAME:1}　印\n生年月日　{DOB}"
        ),
        (
            "在職証明書\n氏名　{NAME:1}\n生年月日　{DOB}\n上記の者は、{DATE}より当社の{OCCUPATION}として在職していることを証明する。\n{DATE}\n"
            "{LOCATION_ADDRESS}\n{ORGANIZATION:1}\n{OCCUPATION=代表取締役}　{NAME:2}"
        ),
        "領収書\n{NAME:1}　様\n金額　{MONEY}\n但　[お品代|会費|家賃]として\n{DATE}\n{ORGANIZATION}　担当　{NAME_FAMILY:2}",
    ],
    "sig": [
        (
            "{ORGANIZATION:1}\n{OCCUPATION}　{NAME:1}\nTEL：{PHONE_NUMBER}\nE-mail：{EMAIL_ADDRESS:1}\n{"
            "LOCATION_ADDRESS}"
        ),
        "{NAME:1}\n{PHONE_NUMBER}", "{NAME_FAMILY:1}",
        (
            "---------------\n{ORGANIZATION:1} {ORGANIZATION=[営業部|総務部|広報室|開発一課]}\n{NAME:1}\n{URL}\n--"
            "-------------"
        ),
        "以上、よろしくお願いいたします。\n{NAME_FAMILY:1}", "{NAME:1} 拝",
    ],
    "mail_open": [
        "{NAME_FAMILY:2}様\n\nいつもお世話になっております。{ORGANIZATION:1}の{NAME_FAMILY:1}です。",
        "{ORGANIZATION:2}\n{NAME:2} 様\n\n平素より大変お世話になっております。",
        "{NAME_FAMILY:2}さん\n\nお疲れさまです。{NAME_FAMILY:1}です。", "{NAME_GIVEN:2}へ\n\n元気？", "各位\n\nお疲れさまです。",
        "{NAME:2}先生\n\nご無沙汰しております。",
        "{NAME_FAMILY:2}{OCCUPATION=[部長|課長|社長|主任]}\n\nお疲れさまです、{NAME_FAMILY:1}です。",
    ],
    "subject": [
        "{PROJECT}の打ち合わせについて", "【ご連絡】{DATE}の訪問の件", "{NAME_FAMILY:3}様の見積書", "Re: {FILENAME}",
        "{ORGANIZATION}からのお知らせ", "休暇申請", "<place>出張の件", "ご挨拶",
    ],
    "email": [
        (
            "差出人：{NAME:1} \\<{EMAIL_ADDRESS:1}\\>\n宛先：{NAME:2} \\<{EMAIL_ADDRESS:2}\\>\n[CC：{EMAIL_AD"
            "DRESS:3}\n|]日時：{DATE} {TIME}\n件名：<subject>\n\n<mail_open>\n<mail_body>[\n<mail_body>|]\n"
            "\n<sig>"
        ),
        "<mail_open>\n<mail_body>\n\n<sig>",
        "件名：<subject>\n<mail_open>\n<mail_body>\n<mail_body>\n<sig>",
        "<mail_body>\nよろしくお願いします。\n{NAME_FAMILY:1}",
    ],
    "mail_body": [
        "添付の{FILENAME}をご確認ください。ご不明な点は{NAME_FAMILY:3}（{PHONE_NUMBER}）までお願いします。",
        (
            "{PROJECT}のキックオフは{DATE}{TIME}から、{LOCATION_ADDRESS}で行います。{NAME_FAMILY:3}さんと{NAME_FAMILY:4}"
            "さんも参加予定です。"
        ),
        "{DATE}に<place>の{ORGANIZATION:2}を訪問し、{NAME:3}様とお会いします。滞在は{DURATION}、費用は{MONEY}の見込みです。",
        "お振込先は{ORGANIZATION}、口座番号{BANK_ACCOUNT}、名義{NAME:1}です。金額は{MONEY}となります。",
        "{CONDITION}のため、{DATE}から{DURATION}お休みをいただきます。その間は{NAME_FAMILY:3}が対応いたします。",
        "アカウントを発行しました。ID：{USERNAME:2}、パスワード：{PASSWORD}。{URL}から変更してください。",
        "{NAME:3}さんが{OCCUPATION}に昇進しました。来月から<place>支社勤務です。",
        "{NAME_FAMILY:3}さんの送別会は{DATE}{TIME}、{LOCATION}の居酒屋です。会費は{MONEY}。",
        "{PRODUCT}の不具合について、お客様の{NAME:3}様（注文番号{NUMERICAL_PII}）から連絡がありました。",
        "{DATE_INTERVAL}の{FINANCIAL_METRIC}は{TREND}です。{NAME_FAMILY:3}さん、資料をお願いします。",
        "候補者の{NAME:3}さんは{AGE}歳、{ORGANIZATION}出身で{LANGUAGE}が堪能です。",
        "先日は{EVENT}でお会いできて光栄でした。{NAME_GIVEN:3}ちゃんにもよろしくお伝えください。",
    ],
    "chat": [
        (
            "{NAME_GIVEN:1}：今どこ？\n{NAME_GIVEN:2}：{LOCATION}着いたよ\n{NAME_GIVEN:1}：{NAME_FAMILY:3}も来るって。"
            "番号は{PHONE_NUMBER}"
        ),
        (
            "\\[{TIME}\\] {USERNAME:1}: {NAME}って知ってる？\n\\[{TIME}\\] {USERNAME:2}: {ORGANIZATION}の{OCC"
            "UPATION}でしょ"
        ),
        (
            "{OCCUPATION=オペレーター}：お名前をお願いします。\n客：{NAME:1}です。\n{OCCUPATION=オペレーター}：{NAME_FAMILY:1}様、お電話"
            "番号は？\n客：{PHONE_NUMBER}\n{OCCUPATION=オペレーター}：ご住所は{LOCATION_ADDRESS}でお間違いないですか？"
        ),
        "母：{NAME_GIVEN:1}、{EVENT}は帰ってくるの？\n私：{DATE}に帰る。{TIME}の新幹線",
        "{NAME_FAMILY:1}くん、{NAME_FAMILY:2}先輩の連絡先教えて", "{NAME_GIVEN:1}ちゃん誕生日{DOB}だよね？{ZODIAC_SIGN}？",
        "{NAME_FAMILY:1}さん入院したらしいよ、{ORGANIZATION_MEDICAL_FACILITY}に。{CONDITION}だって",
        "{MONEY}振り込んだよ。{NAME:1}名義の{BANK_ACCOUNT}でいい？", "うちの住所 {LOCATION_ADDRESS} ね",
        "Wi-Fiのパスワードは{PASSWORD}", "{NAME_GIVEN:1}と{NAME_GIVEN:2}、{MARITAL_STATUS=[離婚|婚約|再婚]}したって！",
        "{NAME:1}がグループに{NAME:2}を招待しました",
        "@{USERNAME:1} {DATE}の飲み会、{LOCATION}で{TIME}から。{NAME_FAMILY:2}も誘った",
        "{OCCUPATION=課長}の{NAME_FAMILY:1}さん、今日休み？\nうん、{CONDITION=[熱|風邪|ぎっくり腰|胃腸炎]}だって",
    ],
    "spoken_call": [
        (
            "はい {ORGANIZATION:1}の{NAME_FAMILY:2}でございます\nあの {NAME:1}と申しますが\n{NAME_FAMILY:1}様 ご契約者番号をお願"
            "いします\n{ACCOUNT_NUMBER}です\n生年月日もお願いします\n{DOB}です"
        ),
        (
            "もしもし 住所を変更したいんですが\nお名前をお願いします\n{NAME:1}です\n新しいご住所は\n{LOCATION_ADDRESS}です\n電話番号は{PHONE_NU"
            "MBER}でよろしいですか\nはい"
        ),
        (
            "火事ですか救急ですか\n救急です {LOCATION}で人が倒れています {AGE}歳くらいの{GENDER=[男性|女性]}です\nあなたのお名前は\n{NAME_FAMIL"
            "Y:1}です"
        ),
        "カード番号は{CREDIT_CARD} 有効期限は{CREDIT_CARD_EXPIRATION} 名義は{NAME:1}です",
        "メールは{EMAIL_ADDRESS:1}です ユーザー名は{USERNAME:1}です",
        (
            "{NAME_MEDICAL_PROFESSIONAL:2}の予約を取りたいのですが\n診察券番号は\n{HEALTHCARE_NUMBER}です\n{DATE}の{TIME}は"
            "いかがですか"
        ),
        "えーと {NAME_FAMILY:1}さんが{DATE}に<place>へ行くので {NAME_FAMILY:2}さんが代わりに出ます",
        "本日は{ORGANIZATION}の{OCCUPATION} {NAME:1}さんにお越しいただきました\nよろしくお願いします",
    ],
}

RULES = {**RULES, **NEWS, **SHORT}
