"""Clinical notes, business papers, posts, single sentences and documents without personal data of the Japanese pack."""

RULES = {
    "clinical": [
        (
            "{NAME:1}氏、{AGE}歳、{GENDER=[男性|女性]}。{CONDITION}を主訴に{DATE}当院を受診。既往歴：{CONDITION}、{CONDITION}"
            "。内服：{DRUG} {DOSE}、{DRUG} {DOSE}。{STATISTICS}、{STATISTICS}。{MEDICAL_PROCESS}を施行し、{CONDITI"
            "ON}と診断した。"
        ),
        (
            "S）{DURATION}前から{CONDITION}。{CONDITION}はない。\nO）{STATISTICS}、{STATISTICS}。\nA）{CONDITION}の"
            "疑い\nP）{MEDICAL_PROCESS}オーダー。{DRUG} {DOSE}処方。{DURATION}後再診。"
        ),
        (
            "退院時サマリー\n患者氏名：{NAME:1}　ID：{HEALTHCARE_NUMBER}　{GENDER=[男|女]}　{DOB}生（{AGE}歳）\n入院日：{DATE}　"
            "退院日：{DATE}\n主病名：{CONDITION}（{MEDICAL_CODE}）\n経過：{DATE}に{MEDICAL_PROCESS}を施行。術後{EFFECT}を認"
            "めたが{DRUG}にて軽快。\n退院処方：{DRUG} {DOSE}\n主治医：{NAME_MEDICAL_PROFESSIONAL:2}"
        ),
        (
            "紹介状（診療情報提供書）\n{ORGANIZATION_MEDICAL_FACILITY:1}\n{NAME_MEDICAL_PROFESSIONAL:3} 御侍史\n患者：{"
            "NAME:1}　{DOB}　電話{PHONE_NUMBER}\n傷病名：{CONDITION}\n平素よりお世話になっております。上記患者は{DATE_INTERVAL}より{"
            "CONDITION}にて通院中ですが、{MEDICAL_PROCESS}で異常を認めましたので精査をお願いいたします。現在の処方：{DRUG} {DOSE}\n{ORGANIZ"
            "ATION_MEDICAL_FACILITY:2}　{NAME_MEDICAL_PROFESSIONAL:2}"
        ),
        (
            "看護記録 {TIME} {NAME_FAMILY:1}様より「[眠れない|痛い]」との訴えあり。{STATISTICS}。{NAME_MEDICAL_PROFESSIONAL:"
            "2}に報告し、{DRUG} {DOSE}投与。{DURATION}後症状軽減。記録：{NAME_MEDICAL_PROFESSIONAL:3}"
        ),
        (
            "{NAME:1}さん（{AGE}歳{GENDER=[男性|女性]}、{OCCUPATION}）は自転車で転倒し{INJURY}を受傷。{ORGANIZATION_MEDICAL"
            "_FACILITY}へ救急搬送、{MEDICAL_PROCESS}の方針。血液型{BLOOD_TYPE}。"
        ),
        (
            "【既往歴】{CONDITION}（{DATE_INTERVAL}）、{CONDITION}\n【家族歴】父：{CONDITION}　母：{CONDITION}\n【アレルギー】"
            "{DRUG}で{EFFECT}\n【生活歴】{OCCUPATION}、{MARITAL_STATUS}"
        ),
        "健診結果：{NAME:1} 様　{STATISTICS}　{STATISTICS}　{STATISTICS}　判定：{CONDITION}、要[精密検査|経過観察]",
        "[調査|臨床試験]では、{DRUG}を投与した患者の{STATISTICS=[18%|約3割|7.5%]}に{EFFECT}がみられた。",
        (
            "介護記録：{NAME:1}様（要介護3）、{TIME}入浴。{STATISTICS}。{CONDITION}のため歩行不安定。長男の{NAME:2/1}様より{MEDICAL_"
            "PROCESS}の希望あり。{OCCUPATION=ケアマネジャー}{NAME_FAMILY:3}へ連絡。"
        ),
        (
            "お薬手帳　{NAME:1}　{DATE}\n{ORGANIZATION_MEDICAL_FACILITY}　{NAME_MEDICAL_PROFESSIONAL:2}\n{DR"
            "UG}　{DOSE}　{DURATION}分\n{DRUG}　{DOSE}"
        ),
        (
            "{NAME_MEDICAL_PROFESSIONAL:2}執刀のもと{MEDICAL_PROCESS}を施行。出血少量。{MEDICAL_PROCESS=全身麻酔}担当は{NA"
            "ME_MEDICAL_PROFESSIONAL:3}。"
        ),
        (
            "生後{AGE=[8か月|10カ月|3週間]}の{GENDER=[男児|女児]}、{NAME_GIVEN:1}ちゃん。{CONDITION}にて来院。母は{NAME:2}さん。{"
            "DRUG}処方。"
        ),
        (
            "心療内科初診：{NAME:1}、{AGE}歳、{SEXUALITY=[同性愛者|バイセクシュアル|異性愛者]}であることを職場で知られ{CONDITION=不眠}、{CONDI"
            "TION=抑うつ気分}。{CONDITION}と診断、{DRUG} {DOSE}開始。"
        ),
    ],
    "contract": [
        (
            "賃貸借契約書\n賃貸人{NAME:1}（以下「甲」という。）と賃借人{NAME:2}（以下「乙」という。）は、{LOCATION_ADDRESS}所在の建物について次のとおり契"
            "約する。\n第１条　期間は{DATE}から{DURATION}とする。\n第２条　賃料は月額{MONEY}とし、甲の口座（{ORGANIZATION=[みずほ銀行|りそな銀行|"
            "京都銀行]} {BANK_ACCOUNT}）に振り込む。\n連帯保証人　{NAME:3/2}　{LOCATION_ADDRESS}"
        ),
        (
            "雇用契約書\n{ORGANIZATION:1}（法人番号{ORGANIZATION_ID}）は、{NAME:1}を{OCCUPATION}として雇用する。就業場所：{LOCAT"
            "ION_ADDRESS}　基本給：{MONEY}　試用期間：{DURATION}\n{DATE}\n{OCCUPATION=代表取締役}　{NAME:2}"
        ),
        (
            "{ORGANIZATION:1}と{ORGANIZATION:2}とは、{PROJECT}に関し、{DATE}付で秘密保持契約を締結する。連絡担当者は甲が{NAME:1}（{E"
            "MAIL_ADDRESS:1}）、乙が{NAME:2}（{PHONE_NUMBER}）とする。"
        ),
        (
            "遺言書\n遺言者{NAME:1}は、{LOCATION_ADDRESS}の土地建物を妻{NAME:2/1}に、{ORGANIZATION}の預金を長男{NAME:3/1}（{D"
            "OB}生）に相続させる。遺言執行者として{OCCUPATION=弁護士}{NAME:4}を指定する。\n{DATE}"
        ),
        (
            "金銭借用証書\n{NAME:2}殿\n私は本日、{MONEY}を借用しました。{DATE}までに返済します。\n{DATE}\n借主　{LOCATION_ADDRESS}　{N"
            "AME:1}　㊞"
        ),
    ],
    "invoice": [
        (
            "請求書\n{ORGANIZATION:1} 御中\n[ご担当 {NAME_FAMILY:2}様\n|]請求日：{DATE}　請求番号：{NUMERICAL_PII}\n品名：{"
            "~word}　数量：{~quantity}　金額：{MONEY}\n振込先：{ORGANIZATION=[三井住友銀行|みずほ銀行|楽天銀行][渋谷支店|本店|]} {BANK"
            "_ACCOUNT}\n登録番号：{ORGANIZATION_ID}\n{ORGANIZATION:2}　{LOCATION_ADDRESS}"
        ),
        (
            "ご注文ありがとうございます。{NAME:1} 様\n注文番号：{NUMERICAL_PII}\n商品：{PRODUCT}　{MONEY}\nお届け先：{LOCATION_ADD"
            "RESS}　{PHONE_NUMBER}\nお支払い：クレジットカード {CREDIT_CARD}"
        ),
        "水道料金のお知らせ　{NAME:1}様　お客様番号{ACCOUNT_NUMBER}　{DATE_INTERVAL}分　{MONEY}　期限{DATE}",
        (
            "送り状 {NUMERICAL_PII}\nお届け先：{LOCATION_ADDRESS} {NAME:2}様 {PHONE_NUMBER}\nご依頼主：{LOCATION_AD"
            "DRESS} {NAME:1} {PHONE_NUMBER}\n品名：{~word}"
        ),
    ],
    "resume": [
        (
            "履歴書　{DATE}現在\n氏名　{NAME:1}\n生年月日　{DOB}（満{AGE}歳）　{GENDER=[男|女]}\n現住所　{LOCATION_ADDRESS}\n電"
            "話　{PHONE_NUMBER}　E-mail　{EMAIL_ADDRESS:1}\n学歴\n{DATE_INTERVAL}　{ORGANIZATION}卒業\n職歴\n{DA"
            "TE_INTERVAL}　{ORGANIZATION:1}入社（{OCCUPATION}）\n{DATE_INTERVAL}　{ORGANIZATION:2}入社、現在に至る"
            "\n資格　[普通自動車第一種運転免許|TOEIC {~number}点]　語学　{LANGUAGE}\n配偶者　[有|無]"
        ),
        (
            "職務経歴書　{NAME:1}\n{DATE_INTERVAL}～{DATE_INTERVAL}　{ORGANIZATION}　{OCCUPATION}\n・{PROJECT}に"
            "従事（{DURATION}、{~quantity}名）\n・<nation>駐在、{LANGUAGE}で折衝"
        ),
        (
            "自己紹介：{NAME:1}です。{LOCATION_STATE}出身、{AGE}歳、{MARITAL_STATUS}。{ORGANIZATION}で{OCCUPATION}を{"
            "DURATION}していました。"
        ),
    ],
    "hr": [
        (
            "辞令\n{NAME:1} 殿\n{DATE}付をもって{ORGANIZATION=[営業本部|経理部|大阪支店|人事部]}{OCCUPATION=[部長|課長|係長|主任]}を"
            "命ずる。\n{ORGANIZATION:1}\n{OCCUPATION=代表取締役社長}　{NAME:2}"
        ),
        "社員番号{ACCOUNT_NUMBER}　{NAME:1}　{OCCUPATION}　入社{DATE}　基本給{MONEY}　振込口座{BANK_ACCOUNT}　マイナンバー{SSN}",
        (
            "面談記録　{NAME_FAMILY:1}さん（{AGE}歳、{OCCUPATION}）。{CONDITION}により{DURATION}休職。{OCCUPATION=産業医}："
            "{NAME_MEDICAL_PROFESSIONAL:2}。"
        ),
        "退職証明書　{NAME:1}は{DATE}から{DATE}まで{ORGANIZATION:1}に{OCCUPATION}として在籍したことを証明する。",
        "人事異動　{NAME}（{OCCUPATION}）、{NAME}（{OCCUPATION}）、{NAME}（{OCCUPATION}）＝{DATE}付",
    ],
    "ticket": [
        (
            "チケット#{NUMERICAL_PII}\n報告者：{NAME:1}（{EMAIL_ADDRESS:1}）\n内容：{URL}にログインできない（ID {USERNAME:1}"
            "、IP {IP_ADDRESS}）。エラー{~code}\n担当：{NAME_FAMILY:2}\n対応：パスワードを{PASSWORD}に再設定。"
        ),
        (
            "{NAME:1}様より入電。{PRODUCT}（製造番号{NUMERICAL_PII}）が起動しない。{DATE}購入。訪問先：{LOCATION_ADDRESS}、{PHON"
            "E_NUMBER}。{OCCUPATION=[技術者|修理担当|サービスマン]}の{NAME_FAMILY:2}が{DATE}{TIME}に訪問。"
        ),
        "{NAME:1} 様\n{DATE} {TIME}にお客様のアカウント（{USERNAME:1}）へ<place>からログインがありました。IPアドレス：{IP_ADDRESS}",
        "ご利用通知：カード{CREDIT_CARD}で{DATE}に{MONEY}のご利用がありました。名義：{NAME:1} 様",
        "会員番号{ACCOUNT_NUMBER}の{NAME:1}です。{DATE}に{ORGANIZATION}で買った{PRODUCT}、{MONEY}の返金がまだです。",
        "{TIME} {NAME_FAMILY:1}がステータスを「対応中」に変更\n{TIME} {NAME_FAMILY:2}が{FILENAME}を添付",
        "荷物番号{NUMERICAL_PII}、{OCCUPATION=配達員}{NAME_FAMILY:1}が{TIME}にお届け予定です。",
    ],
    "log": [
        "{DATE} {TIME} INFO ユーザー {USERNAME:1} が {IP_ADDRESS} からログイン session={NUMERICAL_PII}",
        "{DATE} {TIME} ERROR {EMAIL_ADDRESS:1} へのメール送信に失敗しました",
        "\\{\"氏名\":\"{NAME:1}\",\"電話\":\"{PHONE_NUMBER}\",\"住所\":\"{LOCATION_ADDRESS}\"\\}",
        "WARN {FILENAME} のアップロード失敗 user={USERNAME:1} mac={NUMERICAL_PII}",
        "INSERT INTO 顧客 VALUES ('{NAME:1}', '{SSN}', '{PHONE_NUMBER}');",
        "操作者={NAME:1} 操作=出力 ファイル={FILENAME}",
    ],
    "table": [
        (
            "氏名,性別,年齢,電話,住所\n{NAME:1},{GENDER=[男|女]},{AGE},{PHONE_NUMBER},{LOCATION_ADDRESS}\n{NAME:2"
            "},{GENDER=[男|女]},{AGE},{PHONE_NUMBER},{LOCATION_ADDRESS}"
        ),
        (
            "No\t氏名\t所属\t役職\n1\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}\n2\t{NAME}\t{ORGANIZATION}\t{OCC"
            "UPATION}\n3\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}"
        ),
        "出席者：{NAME}、{NAME}、{NAME}、{NAME}、{NAME}", "{NAME}／{NAME}／{NAME}\n{NAME}／{NAME}",
        "日付 摘要 金額\n{DATE} {NAME} {MONEY}\n{DATE} {ORGANIZATION} {MONEY}\n{DATE} {NAME} {MONEY}",
        (
            "病室 氏名 病名 担当\n{~number} {NAME} {CONDITION} {NAME_MEDICAL_PROFESSIONAL}\n{~number} {NAME} "
            "{CONDITION} {NAME_MEDICAL_PROFESSIONAL}"
        ),
        "国;首都;公用語\n<nation>;<place>;{LANGUAGE}\n<nation>;<place>;{LANGUAGE}",
        "当番表\n{DATE=月曜} {NAME_FAMILY}\n{DATE=火曜} {NAME_FAMILY}\n{DATE=水曜} {NAME_FAMILY}",
    ],
    "cells": [
        "{NAME}", "{LOCATION_ADDRESS}", "{ORGANIZATION}", "{NAME} 様", "<place>",
        "{NAME}（{ORGANIZATION}）", "{OCCUPATION} {NAME}", "{LOCATION_STATE}<place>", "{NAME_FAMILY}さん",
        "{DATE}", "<nation>", "{NAME_MEDICAL_PROFESSIONAL}", "{LOCATION}",
        "{ORGANIZATION} {NAME} {PHONE_NUMBER}", "{NAME}・{NAME}", "氏名：{NAME}",
    ],
    "letter": [
        (
            "{NAME:1} 様\n{PRODUCT=[終身医療保険|がん保険|学資保険|自動車保険]}（証券番号{ACCOUNT_NUMBER}）の満期は{DATE}です。保険料{MON"
            "EY}のお手続きをお願いいたします。\n{ORGANIZATION}　担当　{NAME:2}"
        ),
        (
            "保険金お支払いのご案内\n{NAME:1}様の{INJURY}による{ORGANIZATION_MEDICAL_FACILITY}での入院（{DURATION}）につきまして、"
            "{MONEY}を{BANK_ACCOUNT}にお支払いいたします。"
        ),
        "{NAME:1} 様　お申し込みの住宅ローン{MONEY}（期間{DURATION}）は承認されました。{ORGANIZATION}　{NAME:2}　{PHONE_NUMBER}",
        (
            "保護者の皆様\n{DATE}{TIME}より、{LOCATION}への遠足を行います。欠席の場合は{OCCUPATION=担任}の{NAME_FAMILY:1}（{PHONE_"
            "NUMBER}）まで。\n{ORGANIZATION}　{OCCUPATION=校長}　{NAME:2}"
        ),
        "合格通知書\n{NAME:1} 殿\n{ORGANIZATION}の入学試験に合格したことを通知します。受験番号{ACCOUNT_NUMBER}　{DATE}",
        "拝啓　{NAME:1}様　<place>にお越しの際はぜひお立ち寄りください。妻の{NAME_GIVEN:2}も楽しみにしております。敬具　{DATE}　{NAME:3}",
        (
            "訃報　父{NAME:1}儀、{CONDITION}のため{DATE}{TIME}、{AGE}歳にて永眠いたしました。通夜は{DATE}、{LOCATION=[平安会館|桐ヶ谷斎"
            "場|青山葬儀所|市民斎場]}にて。喪主　{NAME:2/1}"
        ),
        (
            "通知書\n{ORGANIZATION:1} 御中\n当職は{NAME:1}氏の代理人として、未払賃金{MONEY}を{DURATION}以内に支払うよう求めます。\n{OCCU"
            "PATION=弁護士}　{NAME:2}"
        ),
        (
            "査証申請理由書\n申請人{NAME:1}（旅券番号{PASSPORT_NUMBER}、{ORIGIN}）は{DATE}から{DURATION}、{LOCATION_COUNTR"
            "Y=日本}に滞在します。身元保証人：{NAME:2}（{OCCUPATION}）"
        ),
    ],
    "social": [
        "{LOCATION}で{NAME:1}さんに会った！[めっちゃ優しかった|感動]", "@{USERNAME:1} {ORGANIZATION}の{NAME:2}、また炎上してるね",
        "{NAME_GIVEN:1}ちゃんお誕生日おめでとう🎂 {DATE}", "<place>の家賃{MONEY}は高すぎる", "#{EVENT} {NAME:1}がんばれ！！",
        "カミングアウトします。私は{SEXUALITY}です。{NAME_GIVEN:1}、いつもありがとう。",
        "{AGE}歳、{OCCUPATION}、{ZODIAC_SIGN}、{MARITAL_STATUS}。<place>在住の友達募集",
        "【拡散希望】{NAME:1}（{AGE}）が{DATE}から行方不明です。{PHYSICAL_ATTRIBUTE}。連絡は{PHONE_NUMBER}",
        "{ORGANIZATION}のサポート最悪。{NAME_FAMILY:1}って人に{DURATION}待たされた", "{NAME:1}と{NAME:2}の新曲が神",
        "<nation>旅行{DURATION}目。{LOCATION}きれいすぎ",
    ],
    "travel": [
        (
            "ご予約確認\nお名前：{NAME:1} 様\n宿泊先：{ORGANIZATION=[帝国ホテル|東横イン|ホテルニューオータニ|加賀屋]}（{LOCATION_ADDRESS}"
            "）\nチェックイン：{DATE} {TIME}　{DURATION}　{MONEY}\n予約番号：{NUMERICAL_PII}"
        ),
        "搭乗者：{NAME:1}　便名：{~code}　<place>→<place>　{DATE} {TIME}発　旅券{PASSPORT_NUMBER}",
        "レンタカー：{NAME:1}、免許{DRIVER_LICENSE}、車両{VEHICLE_ID}、貸出{LOCATION}、{MONEY}",
        (
            "ツアー参加者：{NAME}、{NAME}、{NAME}。{OCCUPATION=添乗員}：{NAME}（{PHONE_NUMBER}）。行程：{LOCATION}―{LOCAT"
            "ION}―<place>"
        ),
    ],
    "diary": [
        "{DATE}　晴れ\n{NAME_GIVEN:1}と{LOCATION}へ行った。{NAME_GIVEN:1}は来月<nation>へ行くという。何も言えなかった。",
        "{NAME_FAMILY:1}は窓の外を見た。{LOCATION}の灯が揺れている。「{NAME_GIVEN:2}、もう帰ろう」と{NAME_FAMILY:1}は言った。",
        "祖父の{NAME:1}は{OCCUPATION}だった。{DATE_INTERVAL}に{CONDITION}で亡くなるまで、<place>を離れなかった。",
        "{NAME:1}が教室に入ると、{NAME_FAMILY:2}と{NAME_FAMILY:3}が黙り込んだ。",
        "私が{NAME:1}と出会ったのは<place>の古本屋である。{PHYSICAL_ATTRIBUTE}の男で、{LANGUAGE}が達者だった。",
        "「{NAME_GIVEN:1}さん、{NAME_FAMILY:2}先生からお手紙です」{NAME_GIVEN:1}は封を切る手を止めた。",
        "{TIME}、電話が鳴った。{NAME_FAMILY:1}だった。<place>で{NAME_FAMILY:2}が見つかったという。",
        "{NAME_GIVEN:1}は{AGE}の春、{ORGANIZATION}に入るため<place>を出た。",
    ],
    "interview": [
        (
            "――{DATE_INTERVAL}に{ORGANIZATION}を辞めた理由は。\n{NAME:1}　[体を壊した|新しいことがしたかった]。{NAME_FAMILY:2}さん"
            "に誘われて<place>へ行きました。"
        ),
        "{OCCUPATION=記者}：<nation>情勢をどう見ますか。\n{NAME_FAMILY:1}：厳しいですね。{NAME:2}氏の判断次第です。",
        (
            "{NAME_FAMILY:1}：{NAME_FAMILY:2}さんは何語を話しますか。\n{NAME_FAMILY:2}：{LANGUAGE}と{LANGUAGE}です。母が{"
            "ORIGIN}なので。"
        ),
        "聞き手：{NAME}　写真：{NAME}\n{NAME:1}（{OCCUPATION}）　{DATE_INTERVAL}、<place>生まれ。",
    ],
    "sentences": [
        "<s_people>", "<s_people>", "<s_people>", "<s_place>", "<s_org>", "<s_health>", "<s_id>",
        "<s_attr>", "<s_time>", "<s_people><s_place>", "<s_org><s_people>", "<s_attr><s_people>",
    ],
    "s_people": [
        "<who>は会議室に入った。", "昨日、{NAME}と{NAME}に会った。", "{NAME}は答えなかった。", "この本は{NAME}が書いた。",
        "{NAME_FAMILY}さんはいらっしゃいますか。", "{NAME_FAMILY}様、お待たせいたしました。", "{NAME:1}が{NAME_FAMILY:2}に電話した。",
        "<foreign>が来日する。", "{NAME}、{NAME}、{NAME}の3人が受賞した。", "<who>氏によると、計画は延期された。",
        "{NAME_GIVEN}ちゃんが泣いている。", "{NAME_GIVEN}くん、待って。", "私は{NAME}です。", "{NAME}と申します。{AGE}歳です。",
        "{NAME}役を{NAME}が演じる。", "作詞・{NAME}、作曲・{NAME}。", "<foreign>と{NAME}が握手した。",
        "{NAME}の父は{OCCUPATION}だ。", "文・{NAME}　写真・{NAME}", "{NAME_FAMILY}はため息をついた。",
        "{NAME}（左）と<foreign>（右）。", "{NAME}訳、{ORGANIZATION}刊。", "<who>について、{NAME}はこう書いている。",
        "{NAME}から{NAME}へ鍵が渡された。", "{NAME_FAMILY}夫妻は<place>に住む。", "{NAME}ならそう言うだろう。",
        "故{NAME}氏をしのぶ会が開かれた。", "{OCCUPATION=監督}：{NAME}　出演：{NAME}、{NAME}、<foreign>", "{NAME}容疑者は黙秘している。",
        "{NAME_FAMILY}被告の{OCCUPATION=弁護人}は無罪を主張した。", "{NAME_FAMILY}先生の授業は面白い。",
        "{NAME_FAMILY}{OCCUPATION=[社長|部長|会長|教授|監督|市長]}が挨拶した。",
    ],
    "s_place": [
        "彼は<place>で生まれた。", "<place>から<place>まで{DURATION}かかる。", "<nation>と<nation>は国境を接する。",
        "{LOCATION}は美しい。", "{LOCATION_ADDRESS}に住んでいます。", "店は{LOCATION_ADDRESS_STREET}にある。",
        "{LOCATION_STATE}では雪が降った。", "郵便番号は{LOCATION_ZIP}です。", "位置情報：{LOCATION_COORDINATE}",
        "船は{LOCATION}を進み、<place>に着いた。", "<nation>から帰国した。", "台風は{LOCATION}を北上中だ。",
        "<place>、<place>、<place>で開催。", "{LOCATION_STATE}<place>で地震があった。", "<place>の{NAME}さん宅を訪ねた。",
        "荷物は{LOCATION_ADDRESS}へ送ってください。", "<nation>の首都は<place>だ。", "{LOCATION}へ向かう電車は{TIME}発です。",
    ],
    "s_org": [
        "{ORGANIZATION}が声明を出した。", "{ORGANIZATION}に勤めている。", "{ORGANIZATION}が{ORGANIZATION}を提訴した。",
        "{ORGANIZATION}は{CORPORATE_ACTION}を検討している。", "{ORGANIZATION}の{FINANCIAL_METRIC}は{TREND}。",
        "{ORGANIZATION}を卒業した。", "<club>が<club>に勝った。", "{PRODUCT}は{ORGANIZATION}の製品だ。",
        "{ORGANIZATION}によれば{TREND}。", "<party>と<party>が連立を組む。", "<court>は訴えを退けた。",
        "<police_org>が捜査している。", "{ORGANIZATION}に{MONEY}を寄付した。",
        "{ORGANIZATION}（法人番号{ORGANIZATION_ID}）は解散した。", "{ORGANIZATION}の{OCCUPATION}、{NAME}氏が登壇する。",
        "{ORGANIZATION}は<nation>から{CORPORATE_ACTION=撤退}する。", "{ORGANIZATION}が{PROJECT}を発表した。",
    ],
    "s_health": [
        "彼女は{CONDITION}だ。", "{DRUG}にアレルギーがある。", "{NAME_MEDICAL_PROFESSIONAL}に{MEDICAL_PROCESS}を勧められた。",
        "転んで{INJURY}を負った。", "毎日{DRUG}を{DOSE}飲む。", "薬を飲むと{EFFECT}が出る。", "血液型は{BLOOD_TYPE}です。",
        "{STATISTICS}、再検査が必要。", "{NAME}さんは{ORGANIZATION_MEDICAL_FACILITY}で{MEDICAL_PROCESS}を受けた。",
        "病名コード{MEDICAL_CODE}、{CONDITION}。", "母は{CONDITION}、父は{CONDITION}です。",
        "{NAME_MEDICAL_PROFESSIONAL}の診察は{DATE}{TIME}。", "{DRUG}の副作用は{EFFECT}です。",
        "{MEDICAL_PROCESS}で{CONDITION}が見つかった。",
    ],
    "s_id": [
        "マイナンバーは{SSN}です。", "パスポート{PASSPORT_NUMBER}を紛失した。", "電話は{PHONE_NUMBER}まで。",
        "カード{CREDIT_CARD}、期限{CREDIT_CARD_EXPIRATION}、CVV {CVV}。", "口座{BANK_ACCOUNT}に振り込んで。",
        "ナンバー{VEHICLE_ID}の車を移動してください。", "パスワードは{PASSWORD}。", "会員番号{ACCOUNT_NUMBER}。",
        "{EMAIL_ADDRESS}宛てに送信。", "免許証{DRIVER_LICENSE}。", "保険証の番号は{HEALTHCARE_NUMBER}。",
        "MACアドレス{NUMERICAL_PII}。", "詳しくは{URL}へ。", "サーバー{IP_ADDRESS}が停止。", "{FILENAME}を開く。",
        "支店コード{ROUTING_NUMBER}。", "インスタは{USERNAME}です。", "法人番号{ORGANIZATION_ID}。", "基礎年金番号{SSN}。",
    ],
    "s_attr": [
        "彼は{ORIGIN}で、{RELIGION}を信仰している。", "彼女は{MARITAL_STATUS}だ。", "容疑者は{PHYSICAL_ATTRIBUTE}。",
        "{LANGUAGE}が話せる。", "私は{ZODIAC_SIGN}です。", "彼は{SEXUALITY}だと公表した。",
        "その{GENDER=[女性|男性]}は{OCCUPATION}だった。", "彼は{POLITICAL_AFFILIATION}だ。",
        "{AGE}歳の{OCCUPATION}が失業した。", "祖母は{AGE}歳になった。", "生後{AGE=[三か月|18カ月|6週]}の赤ちゃん。",
        "{AGE=[40代|30代後半|20代]}の{GENDER=[男|女]}が逃走した。", "{ORIGIN}の{OCCUPATION}が逮捕された。",
        "対象年齢は{AGE=18～35}歳。", "家では{LANGUAGE}、職場では{LANGUAGE}を使う。",
    ],
    "s_time": [
        "{DATE}{TIME}に集合。", "{DATE_INTERVAL}に設立された。", "誕生日は{DOB}です。", "{DURATION}待った。", "{MONEY}かかった。",
        "もうすぐ{EVENT}だ。", "{EVENT}の間、<place>はにぎわう。", "{PROJECT}は{DATE_INTERVAL}に完了する。",
        "{DATE}から{DATE}まで休業します。", "{TIME}開店。", "{DOB}生まれ。", "家賃は{MONEY}、契約は{DURATION}。",
    ],
    "negatives": [
        "ご使用の前に取扱説明書をよくお読みください。[湿気の多い場所に置かないでください。|分解しないでください。]",
        "作り方：鍋に油を熱し、[玉ねぎ|にんじん|豚肉]を炒める。しょうゆを加え、弱火で煮込む。", "明日は[晴れ時々曇り|雨のち晴れ]でしょう。北の風がやや強く、波は高い見込みです。",
        "本製品は[ステンレス|アルミ]製で、型番は{~code}、重さは約{~quantity}キロです。", "第{~quantity}条　契約者は、本規約を遵守しなければならない。",
        "甲は、乙に対し、事前の書面による承諾なく第三者に権利を譲渡してはならない。", "for i in range({~quantity}):\n    print(i)  # 番号を表示する",
        "エラー{~code}：空き容量が不足しています。", "氏名：\n住所：\n電話番号：\n生年月日：", "氏名＿＿＿＿　印　　年　月　日", "ここに署名してください。",
        "山の上に白い雲が浮かび、森の中を小川が流れる。", "松の木の下に石がある。竹林の向こうに田んぼが広がる。", "林業と水産業の振興が課題となっている。", "原則として返品はできません。",
        "前と後ろの席を間違えないように。", "東の空が明るくなり、星が消えた。", "南北に長い土地では気候が異なる。", "西口を出て右に曲がり、まっすぐ進むと橋があります。",
        "バージョン{~version}の変更点：不具合の修正、動作の改善。", "在庫：{~word} {~number}個、{~word} {~number}個",
        "番号 サイズ 数量\n{~code} 大 {~quantity}\n{~code} 小 {~quantity}", "水は百度で沸騰する。", "変数と関数の違いを説明しなさい。",
        "「設定」から「一般」を開き、バージョン{~version}を確認する。", "部品{~code}は{~code}と互換性がありません。", "議題：一、開会　二、報告　三、質疑　四、閉会",
        "本ソフトウエアは現状のまま提供されます。", "白菜{~quantity}株、大根{~quantity}本、しょうが少々。", "ヒント：長押しするとメニューが開きます。",
        "次の数列の第{~quantity}項を求めよ。", "x＝{~quantity}、y＝{~number}のとき、和を求めなさい。", "資料は期限までに提出してください。",
        "桜が咲き、風が薫る季節となりました。", "電池容量は{~number}mAhです。", "禁煙。[足元注意。|撮影禁止。]", "いらっしゃいませ。[ご注文をどうぞ。|何名様ですか。]",
        "ありがとうございました。またお越しください。", "{~word}を{~word}の横に置き、{~word}を確認する。", "健やかな毎日のために、[野菜|運動]を取り入れましょう。",
        "明るい光が窓から入り、静かな朝だった。", "翼を広げた鳥が空を飛ぶ。", "愛と希望を歌った曲が流れていた。", "買い物リスト：{~word}、{~word}、{~word}",
        "毎分{~number}回転、騒音は{~quantity}デシベル以下。", "システムは現在メンテナンス中です。", "ヘルメットを必ず着用すること。",
        "データ{~number}件をバックアップしました。", "お名前とご住所をご記入のうえ、窓口へご提出ください。", "誠に申し訳ございませんが、受付は終了しました。",
        "正しいものを一つ選びなさい。（１）地球は平らである　（２）水は低い方へ流れる",
    ],
}
