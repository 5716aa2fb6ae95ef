"""Traditional Chinese documents (Taiwan, Hong Kong) of the Chinese pack: values in that script are written out here."""

RULES = {
    "roc": [
        (
            "民國[85|92|99|103|107|109|110|111|112|113]年[1|2|3|4|5|6|7|8|9|10|11|12]月[1|3|5|7|8|12|15|1"
            "8|20|22|25|28]日"
        ),
    ],
    "hant_job": [
        "{OCCUPATION=[立法委員|立委|縣長|市長|院長|部長|警員|消防員|司機|護理師|教師|記者|工程師|店員|教練|導演|歌手|作家]}",
        "{OCCUPATION=[行政院長|外交部長|總統|副總統|議員|特首|局長|處長|律師|法官|董事長|總經理|執行長|學者|里長]}",
    ],
    "hant_ill": [
        "{CONDITION=[高血壓|糖尿病|氣喘|憂鬱症|焦慮症|肺炎|肺癌|乳癌|中風|心肌梗塞|腎衰竭|痛風|失智症|流感|胃潰瘍|巴金森氏症|思覺失調症|過敏性鼻炎]}",
    ],
    "hant_act": ["{MEDICAL_PROCESS=[電腦斷層|核磁共振|心導管手術|大腸鏡檢查|化療|洗腎|抽血檢查|超音波|膝關節置換手術|物理治療]}"],
    "hant_drug": ["{DRUG=[普拿疼|阿斯匹靈|胰島素|降血壓藥|類固醇|抗生素|安眠藥|脈優|立普妥|克流感]}"],
    "hant_place": [
        "{LOCATION_CITY=[台北市|新北市|桃園市|台中市|台南市|高雄市|基隆市|新竹市|嘉義市|花蓮|台東|屏東|宜蘭|苗栗|彰化|雲林|南投|澎湖|金門|香港|澳門]}",
        "{LOCATION=[九龍|新界|旺角|尖沙咀|銅鑼灣|沙田|屯門|中環|觀塘|信義區|西門町|墾丁|太魯閣|淡水河|玉山|桃園機場]}",
    ],
    "hant_org": [
        (
            "{ORGANIZATION=[國民黨|民進黨|民眾黨|時代力量|行政院|立法院|監察院|衛福部|教育部|內政部|國防部|陸委會|台積電|鴻海|聯發科|長榮航空|中華電信|國泰金"
            "控|統一企業|華碩]}"
        ),
        (
            "{ORGANIZATION=[台灣大學|政治大學|成功大學|清華大學|香港大學|香港中文大學|中央社|聯合報|自由時報|蘋果日報|明報|香港警務處|廉政公署|醫院管理局|民建聯"
            "|民主黨|中信兄弟|統一獅|樂天桃猿]}"
        ),
        "{ORGANIZATION=[台北地方法院|新北地檢署|高雄市政府|台中市警察局|刑事局|調查局|健保署|勞動部|財政部國稅局|最高法院|區域法院|中選會|國家通訊傳播委員會]}",
    ],
    "hant": [
        (
            "（{ORGANIZATION=中央社}{OCCUPATION=記者}{NAME}<hant_place>{DATE}電）<hant_org><hant_job>{NAME:1}"
            "今天表示，[將全力配合調查|預算案已送審|不會參選]。<hant_org>的{NAME:2}則批評[程序有瑕疵|說法反覆]。"
        ),
        (
            "〔{OCCUPATION=記者}{NAME}／<hant_place>報導〕{AGE}歲{NAME_FAMILY:1}姓{GENDER=[男子|女子]}{DATE}{TIME}"
            "騎車行經{LOCATION_ADDRESS_STREET}時與[貨車|轎車]碰撞，送{ORGANIZATION_MEDICAL_FACILITY=[馬偕醫院|亞東醫院|奇美醫院"
            "|台大醫院|榮總]}急救，[仍不治|無生命危險]。"
        ),
        (
            "<hant_job>{NAME:1}與<hant_job>{NAME:2}{DATE}在<hant_place>會面，就[兩岸關係|少子化|能源政策]交換意見。{NAME:1}"
            "說，{LOCATION_COUNTRY=[台灣|臺灣]}要更有自信。"
        ),
        (
            "<hant_org>以{~quantity}比{~quantity}擊敗<hant_org>，{OCCUPATION=[投手|先發投手|游擊手]}{NAME:1}主投[七局|六"
            "局]僅失一分，{NAME:2}轟出再見全壘打。"
        ),
        (
            "【{ORGANIZATION=明報}專訊】<hant_org>{OCCUPATION=發言人}{NAME:1}稱，涉案{GENDER=[男|女]}子{NAME:2}（{AGE}"
            "歲）在<hant_place>被捕，涉款{MONEY}。"
        ),
        (
            "{ORGANIZATION=臺灣[臺北|高雄|臺中|新北]地方法院}刑事判決\n公訴人 {ORGANIZATION=臺灣臺北地方檢察署}{OCCUPATION=檢察官}\n被告"
            " {NAME:1} {GENDER=[男|女]} {DOB}生\n身分證統一編號：{SSN}\n住{LOCATION_ADDRESS}\n選任辯護人 {NAME:2}{OCCU"
            "PATION=律師}\n主文\n{NAME:1}犯[詐欺取財罪|竊盜罪|過失傷害罪]，處有期徒刑{DURATION=[參月|陸月|壹年貳月|捌月]}。\n{DATE=中華民國["
            "110|111|112]年[3|5|9|11]月[2|14|26]日}\n{OCCUPATION=[法官|審判長]} {NAME:3}\n{OCCUPATION=書記官} {N"
            "AME:4}"
        ),
        (
            "原告{NAME:1}主張：被告{NAME:2}於{DATE=<roc>}向伊借款{MONEY=新臺幣[五十萬元|120萬元|30萬元|八萬元]}，約定{DATE=<roc>}清"
            "償，詎屆期未還。證人{NAME:3}到庭證稱[確有此事|親見交付現金]。"
        ),
        (
            "姓名：{NAME:1}\n身分證字號：{SSN}\n出生年月日：{DOB=<roc>}\n行動電話：{PHONE_NUMBER}\n戶籍地址：{LOCATION_ADDRESS"
            "}\n電子郵件：{EMAIL_ADDRESS:1}\n婚姻狀況：{MARITAL_STATUS=[已婚|未婚|離婚|喪偶]}\n緊急聯絡人：{NAME:2}（[父|母|配偶]）"
        ),
        (
            "香港身份證號碼：{SSN=[A123456(7)|K482913(5)|R770215(A)|Y301884(2)]}\n英文姓名：{NAME=[CHAN Tai Man|WO"
            "NG Siu Ming|LEE Ka Yan|CHEUNG Wai Lun|LAM Mei Ling]}\n中文姓名：{NAME}\n地址：{LOCATION_ADDRESS="
            "[九龍旺角彌敦道688號12樓A室|新界沙田大圍村17號地下|香港北角英皇道250號8樓|屯門良景邨5座2210室]}"
        ),
        (
            "病患{NAME:1}，{AGE}歲{GENDER=[男性|女性]}，病歷號{HEALTHCARE_NUMBER}，因<hant_ill>至急診就醫。過去病史：<hant_ill"
            ">。安排<hant_act>，給予<hant_drug>。主治醫師：{NAME_MEDICAL_PROFESSIONAL=[陳|林|王|張|黃|蔡][志明|淑惠|建宏|怡君|俊"
            "傑|雅婷]醫師}"
        ),
        (
            "親愛的{NAME:1}[先生|小姐]您好：\n您的健保卡號{HEALTHCARE_NUMBER}門診預約為{DATE}{TIME}，看診{NAME_MEDICAL_PROFES"
            "SIONAL=[林|吳|劉|許]醫師}，如需取消請撥{PHONE_NUMBER}。"
        ),
        (
            "{NAME_GIVEN:1}：你到<hant_place>了沒？\n{NAME_GIVEN:2}：到了，{NAME:3}說{TIME}才來\n{NAME_GIVEN:1}：好喔"
            "，我的手機{PHONE_NUMBER}"
        ),
        "[喂|哈囉]，我係{NAME:1}，聽日{TIME}喺<hant_place>等，{NAME_GIVEN:2}會帶埋{NAME:3}嚟。",
        (
            "{NAME:1}（{DOB}－），{LOCATION_COUNTRY=[台灣|香港|馬來西亞|新加坡]}{OCCUPATION=[歌手|演員|作家|導演|政治人物|棒球選手]}"
            "，生於<hant_place>，畢業於<hant_org>。父親{NAME:2/1}為<hant_job>。"
        ),
        (
            "發信人：{NAME:1}\n主旨：{PROJECT=[捷運延伸計畫|前瞻基礎建設計畫|智慧校園專案|曙光專案]}進度\n{NAME_FAMILY:2}[小姐|先生]您好，附件為"
            "{FILENAME}，{DATE}{TIME}於{LOCATION_ADDRESS}開會，請{NAME:3}一併出席。\n{NAME:1} 敬上"
        ),
        (
            "{NAME:1}的{ORIGIN=[阿美族|泰雅族|客家|排灣族|新住民]}背景讓他從小會說{LANGUAGE=[台語|客語|國語|粵語|英文]}和{LANGUAGE=[日文|"
            "越南語|阿美語]}，信仰{RELIGION=[佛教|道教|基督教|天主教|一貫道]}。"
        ),
        (
            "<hant_org>{DATE}公布{DATE_INTERVAL=[第三季|去年第四季|2023年上半年|今年前三季]}{FINANCIAL_METRIC=[營收|稅後純益|毛"
            "利率|每股盈餘]}{MONEY=[新台幣320億元|1.2兆元|8.7億美元]}，{TREND=[年增12%|季減5.3%|創同期新高|年減一成]}，<hant_job>{NA"
            "ME:1}看好後市。"
        ),
        "貴客戶{NAME:1}君，帳號{BANK_ACCOUNT}，本期應繳{MONEY=[NT$3,250|新臺幣12,800元|HK$1,980]}，繳款期限{DATE=<roc>}。",
        "<hant_place>今日[大雨|酷熱|低溫]，<hant_org><hant_job>{NAME:1}呼籲民眾減少外出。",
        (
            "{ORGANIZATION=[台鐵|台灣高鐵]}訂票成功：{NAME:1}，{SSN}，{DATE}{TIME}，<hant_place>至<hant_place>，票號{NU"
            "MERICAL_PII}。"
        ),
        "{NAME:1}坐在{LOCATION=[淡水河|愛河|維多利亞港|日月潭]}邊，想起{NAME_GIVEN:2}說過的話。那年{NAME_GIVEN:2}才{AGE}歲。",
        "學生{NAME:1}於{DATE_INTERVAL=[112學年度|110學年度第二學期]}就讀<hant_org>，導師{NAME:2}，學號{ACCOUNT_NUMBER}。",
        (
            "報案人{NAME:1}稱，{DATE=<roc>}{TIME}其所有車號{VEHICLE_ID=[ABC-1234|MQT-5820|BKL-7731|EAA-0092]}之機"
            "車在{LOCATION_ADDRESS}前遭竊，損失約{MONEY=[三萬元|新台幣六萬元]}。{OCCUPATION=警員}{NAME:2}製作筆錄。"
        ),
        (
            "{ORGANIZATION=[台積電|聯發科|鴻海]}宣布{CORPORATE_ACTION=[併購|合併|裁員|現金增資|庫藏股買回]}，{OCCUPATION=[董事長|執"
            "行長]}{NAME:1}說明，交易金額{MONEY=[15億美元|新台幣88億元]}。"
        ),
        "依公司法第{~quantity}條規定，董事會應於期限內召集之。[股東會之決議違反法令者，無效。|]", "請勿在車廂內飲食。[下車請刷卡。|請讓座給需要的乘客。]",
        "材料：麵粉{~quantity}克、雞蛋兩顆、砂糖少許。攪拌均勻後放入烤箱，烤至金黃色。", "本機適用電壓{~number}伏特，請勿拆解。",
        "{NAME}、{NAME}和{NAME}獲頒{EVENT=[金曲獎|金鐘獎|金馬獎|金像獎]}。",
        "我叫{NAME}，住在<hant_place>，今年{AGE}歲，是<hant_job>。",
        (
            "<hant_org>{OCCUPATION=[教授|副教授|研究員]}{NAME}指出，{LOCATION_COUNTRY}與{LOCATION_COUNTRY}的關係[生變|"
            "回溫]，{NAME}的說法不可信。"
        ),
        "{NAME}與{NAME}在<hant_place>的官司纏訟{DURATION=[三年|兩年多|十個月]}，<hant_org>昨判{NAME}敗訴。",
    ],
}
