"""Documents in Chinese: simplified for the most part, traditional (Taiwan, Hong Kong) in zh_hant.py."""
from .zh_hant import RULES as HANT
from .zh_news import RULES as NEWS
from .zh_short import RULES as SHORT
from .zh_words import (  # noqa: F401 - the names of a pack are read by the core
    ADDRESSES, AGES, DATE_INTERVALS, DATES, DECIMAL, DIGITS, DOCTORS, DURATIONS, FACILITIES, GROUP, MONEY, MONTHS, MONTHS_SHORT,
    NAMES, ORGS, SPOKEN, STREET_LINES, STREETS, TIMES, WEEKDAYS, WORDS,
)

LANG = "zh"
LOCALES = ["zh_CN", "zh_TW", "zh_HK"]
DOCS = {
    "news": 9, "biography": 3, "wiki": 6, "ruling": 4, "police": 2, "form": 5, "email": 4, "chat": 4, "spoken_call": 3, "clinical": 5,
    "contract": 2, "invoice": 2, "resume": 2, "hr": 2, "ticket": 3, "log": 2, "table": 3, "cells": 3, "letter": 4, "social": 3,
    "travel": 2, "diary": 3, "interview": 2, "sentences": 9, "negatives": 6, "long": 16, "hant": 7,
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
    "colon": ["：", "：", "：", ":", ": ", "： "],
    "name_field": [
        "姓名", "姓 名", "客户姓名", "联系人", "申请人", "患者姓名", "持卡人", "收件人", "投保人", "学生姓名", "员工姓名", "乘客姓名", "户主",
        "监护人",
    ],
    "phone_field": ["电话", "联系电话", "手机", "手机号", "手机号码", "移动电话", "联系方式", "固定电话", "传真", "紧急联系电话"],
    "address_field": ["地址", "住址", "家庭住址", "联系地址", "现住址", "户籍地址", "收货地址", "通讯地址", "单位地址"],
    "id_field": ["身份证号", "身份证号码", "公民身份号码", "证件号码", "身份证", "ID号"],
    "form_line": [
        "<name_field><colon>{NAME:1}", "<name_field><colon>{NAME:1}", "性别<colon>{GENDER=[男|女]}",
        "出生日期<colon>{DOB:1}", "出生年月<colon>{DATE_INTERVAL}", "年龄<colon>{AGE}[岁|]",
        "民族<colon>{ORIGIN=[汉|回|满|壮|蒙古|藏|苗|维吾尔][族|]}",
        "籍贯<colon>{LOCATION=[湖南长沙|山东济南|河北保定|江苏苏州|四川绵阳|广东梅州]}", "籍贯<colon>{LOCATION_STATE}",
        "政治面貌<colon>{POLITICAL_AFFILIATION=[群众|中共党员|共青团员|无党派人士|预备党员]}",
        "婚姻状况<colon>{MARITAL_STATUS=[已婚|未婚|离异|丧偶]}", "<id_field><colon>{SSN:1}",
        "<id_field><colon>{SSN:1}", "护照号[码|]<colon>{PASSPORT_NUMBER}",
        "<phone_field><colon>{PHONE_NUMBER:1}", "<phone_field><colon>{PHONE_NUMBER:1}",
        "[电子邮箱|邮箱|E-mail|电子邮件]<colon>{EMAIL_ADDRESS:1}", "<address_field><colon>{LOCATION_ADDRESS}",
        "<address_field><colon>{LOCATION_ADDRESS:1}", "邮[政|]编[码|]<colon>{LOCATION_ZIP}",
        "工作单位<colon>{ORGANIZATION}", "职业<colon>{OCCUPATION}", "职务<colon>{OCCUPATION}",
        "国籍<colon><nation>", "宗教信仰<colon>[{RELIGION}|无]",
        "[医保卡号|社保卡号|医保编号|住院号|门诊号|病案号]<colon>{HEALTHCARE_NUMBER}", "血型<colon>{BLOOD_TYPE}",
        "身高<colon>{PHYSICAL_ATTRIBUTE=[172cm|165厘米|1.80米|158CM]}",
        "[驾驶证号|驾驶证档案编号]<colon>{DRIVER_LICENSE}", "车牌号[码|]<colon>{VEHICLE_ID}",
        "[开户行|开户银行]<colon>{ORGANIZATION=[中国工商银行|中国农业银行|招商银行|建设银行|交通银行][上海分行|南山支行|]}",
        "[银行账号|银行卡号|收款账号|账号]<colon>{BANK_ACCOUNT}", "[信用卡号|卡号]<colon>{CREDIT_CARD}",
        "有效期[至|]<colon>{CREDIT_CARD_EXPIRATION}", "[安全码|CVV2|CVV]<colon>{CVV}",
        "[会员号|客户编号|保单号|用户编号|会员卡号|学号|工号]<colon>{ACCOUNT_NUMBER}",
        "[订单号|预约号|设备序列号|取件码|受理编号]<colon>{NUMERICAL_PII}", "[用户名|登录名|账号名|微信号]<colon>{USERNAME:1}",
        "[密码|初始密码|查询密码]<colon>{PASSWORD}", "[紧急联系人|配偶姓名|父亲|母亲|担保人]<colon>{NAME:2}[  关系：[父子|母女|朋友|同事]|]",
        "[语种|母语|外语]<colon>{LANGUAGE}", "[过敏史|既往病史|主要诊断|病种]<colon>[{CONDITION}|无]",
        "星座<colon>{ZODIAC_SIGN}", "[月收入|年薪|贷款金额|保险金额|缴费金额]<colon>{MONEY}",
        "[统一社会信用代码|税号|纳税人识别号]<colon>{ORGANIZATION_ID}", "[填表日期|申请日期|签发日期|入职日期|登记日期|办理日期]<colon>{DATE}",
        "备注<colon>[无|]", "[经办人|审核人|受理人|客户经理]<colon>{NAME:3}", "学校<colon>{ORGANIZATION}",
        "曾用名<colon>[无|{NAME}]", "附件<colon>{FILENAME}", "SWIFT代码<colon>{ROUTING_NUMBER}",
        "联行号<colon>{ROUTING_NUMBER}",
        "<phone_field><colon>{PHONE_NUMBER=１３<fd><fd><fd><fd><fd><fd><fd><fd><fd>}",
        "<id_field><colon>{SSN=３１０１<fd><fd>１９<fd><fd>０<fd>１<fd><fd><fd><fd>Ｘ}",
        "<name_field><colon>[        |＿＿＿＿＿＿|]", "<phone_field><colon>", "<address_field><colon>",
        "楼盘名称<colon>{LOCATION=[翠湖花园|金地名苑|阳光新城|滨江一号]}",
        "所在部门<colon>{ORGANIZATION=[财务部|人力资源部|市场部|研发中心|客户服务部|信息技术部]}", "性取向<colon>{SEXUALITY}",
        "项目名称<colon>{PROJECT}",
    ],
    "form_title": [
        "[入职登记表|个人信息登记表|客户资料卡|会员申请表|户口登记表|报名表]", "[贷款申请书|投保单|信用卡申请表|理赔申请书]", "[患者基本信息|住院病案首页|体检登记表]",
        "[学生学籍卡|新生入学登记表|访客登记单]", "",
    ],
    "form": [
        (
            "<form_title>\n<form_line>\n<form_line>\n<form_line>\n<form_line>\n<form_line>[\n<form_li"
            "ne>\n<form_line>|]"
        ),
        (
            "<form_title>\n<form_line>    <form_line>\n<form_line>    <form_line>\n<form_line>    <fo"
            "rm_line>\n<form_line>"
        ),
        "<form_line>；<form_line>；<form_line>；<form_line>。", "<form_line>，<form_line>，<form_line>",
        "<form_line>\n<form_line>\n<form_line>",
        (
            "| 项目 | 内容 |\n| <name_field> | {NAME:1} |\n| 性别 | {GENDER=[男|女]} |\n| <id_field> | {SSN} "
            "|\n| <phone_field> | {PHONE_NUMBER} |\n| <address_field> | {LOCATION_ADDRESS} |"
        ),
        (
            "兹有我单位[员工|职工]{NAME:1}（身份证号：{SSN}），{GENDER=[男|女]}，{DOB}出生，自{DATE}起在我单位担任{OCCUPATION}一职，月收入"
            "{MONEY}。特此证明。\n{ORGANIZATION:1}（盖章）\n{DATE}"
        ),
        (
            "授权委托书\n委托人：{NAME:1}，身份证号{SSN}，电话{PHONE_NUMBER}\n受托人：{NAME:2}，身份证号{SSN}\n本人因[出差|身体不便|在国外]"
            "，特委托{NAME:2}前往{ORGANIZATION}办理[房产过户|社保转移|护照领取]事宜，委托期限{DURATION}。\n委托人签名：{NAME:1}\n{DATE}"
        ),
        "今收到{NAME:1}交来[房租|押金|学费|货款]{MONEY}，[收款人|经手人]：{NAME:2}，{DATE}。",
        "借  条\n今借到{NAME:2}{MONEY}，用于[装修|看病|购车]，于{DATE}前归还。\n借款人：{NAME:1}  身份证：{SSN}\n{DATE}",
    ],
    "sig": [
        (
            "{NAME:1}\n{OCCUPATION}｜{ORGANIZATION:1}\n电话：{PHONE_NUMBER}\n邮箱：{EMAIL_ADDRESS:1}\n地址：{LO"
            "CATION_ADDRESS}"
        ),
        "{NAME:1}\n{ORGANIZATION:1}\n{PHONE_NUMBER}", "{NAME:1} 敬上\n{DATE}", "{NAME_GIVEN:1}",
        (
            "——\n{NAME:1} | {OCCUPATION}\n{ORGANIZATION:1} {ORGANIZATION=[市场部|法务部|技术部|采购部|人事部]}\nT {P"
            "HONE_NUMBER}  M {PHONE_NUMBER}\n{URL}"
        ),
        "此致\n敬礼\n{NAME:1}", "祝好\n{NAME:1}",
    ],
    "email": [
        (
            "发件人：{NAME:1} \\<{EMAIL_ADDRESS:1}\\>\n收件人：{NAME:2} \\<{EMAIL_ADDRESS:2}\\>\n[抄送：{EMAIL_A"
            "DDRESS:3}\n|]日期：{DATE} {TIME}\n主题：<subject>\n\n<mail_open>\n\n<mail_body>[<mail_body>|]"
            "\n\n<sig>"
        ),
        "<mail_open>\n<mail_body>\n<sig>", "<mail_open>\n\n<mail_body>\n<mail_body>\n\n<sig>",
        "主题：<subject>\n<mail_open><mail_body>\n<sig>", "<mail_body>[谢谢！|辛苦了。|]\n{NAME_GIVEN:1}",
    ],
    "subject": [
        "关于{PROJECT}的会议安排", "{NAME:3}的入职材料", "转发：{FILENAME}", "{ORGANIZATION}报价单", "{DATE}会议纪要", "报销申请",
        "Re: 合同修改意见", "<place>出差行程", "请假申请",
    ],
    "mail_open": [
        "{NAME_FAMILY:2}[总|经理|工|老师|先生|女士]，您好：", "{NAME:2}[先生|女士|]：您好！", "尊敬的{NAME:2}[先生|女士]：",
        "{NAME_GIVEN:2}，你好，", "各位同事：", "Hi {NAME_GIVEN:2}，", "亲爱的{NAME_GIVEN:2}：",
    ],
    "mail_body": [
        "附件是{FILENAME}，请查收。如有问题请拨打{PHONE_NUMBER}找{NAME:3}。",
        "{PROJECT}的启动会定在{DATE}{TIME}，地点在{LOCATION_ADDRESS}，请{NAME:3}和{NAME:4}准时参加。",
        "我{DATE}去<place>拜访{ORGANIZATION:2}的{NAME:3}，预计停留{DURATION}，费用约{MONEY}。",
        "请把款项汇至{ORGANIZATION:1}账户：{BANK_ACCOUNT}，户名{NAME:1}，金额{MONEY}。",
        "由于{CONDITION}，我需要从{DATE}起请假{DURATION}，期间工作由{NAME:3}代理。",
        "候选人{NAME:3}，{AGE}岁，毕业于{ORGANIZATION}，会{LANGUAGE}和{LANGUAGE}，期望月薪{MONEY}，简历见{URL}。",
        "系统账号已开通，用户名{USERNAME:2}，初始密码{PASSWORD}，请尽快登录{URL}修改。",
        "{NAME:3}说{ORGANIZATION:2}那边同意了，合同{DATE}前寄到{LOCATION_ADDRESS}，收件人{NAME:4}。",
        "恭喜{NAME:3}升任{OCCUPATION}！[下周|本月]起{NAME_GIVEN:3}将负责<place>的业务。",
        "{EVENT}放假期间值班{OCCUPATION=[工程师|客服]}为{NAME:3}，手机{PHONE_NUMBER}。",
        "客户{NAME:3}投诉{PRODUCT}质量问题，订单号{NUMERICAL_PII}，麻烦跟进。",
        "财务提醒：{DATE_INTERVAL}的{FINANCIAL_METRIC}{TREND}，请{NAME:3}准备说明材料。",
        "我和{NAME:3}商量过了，{DATE}在{LOCATION}见面比较方便。",
    ],
    "chat": [
        (
            "{NAME_GIVEN:1}：[在吗|你到哪了|吃了没]？\n{NAME_GIVEN:2}：在{LOCATION}呢，[{TIME}到|堵车]\n{NAME_GIVEN:1}："
            "好，{NAME:3}也来，她电话{PHONE_NUMBER}"
        ),
        (
            "\\[{TIME}\\] {USERNAME:1}: 有人认识{NAME:2}吗？\n\\[{TIME}\\] {USERNAME:2}: 是{ORGANIZATION}那个{"
            "OCCUPATION}？\n\\[{TIME}\\] {USERNAME:1}: 对，听说他去<place>了"
        ),
        (
            "{OCCUPATION=客服}：您好，请问[怎么称呼|有什么可以帮您]？\n用户：我叫{NAME:1}，订单{NUMERICAL_PII}一直没发货\n{OCCUPATION="
            "客服}：{NAME_FAMILY:1}[女士|先生]您好，请提供一下手机号\n用户：{PHONE_NUMBER}\n{OCCUPATION=客服}：收货地址是{LOCATION"
            "_ADDRESS}吗？\n用户：是的"
        ),
        "妈：{NAME_GIVEN:1}，{DATE}回不回家？\n我：回，{TIME}的车，到{LOCATION}\n妈：让你{NAME_GIVEN:2}叔去接你",
        "老{NAME_FAMILY:1}，{NAME:2}住院了，在{ORGANIZATION_MEDICAL_FACILITY}，说是{CONDITION}",
        "小{NAME_FAMILY:1}你把{NAME:2}的微信推给我，{USERNAME:2}搜不到", "转你{MONEY}了，卡号{BANK_ACCOUNT}对吧？户名{NAME:1}？",
        "{NAME_GIVEN:1}生日是{DOB}，{ZODIAC_SIGN}的，难怪", "阿{NAME_GIVEN=[强|珍|明|芳|伟|杰]}，晚上{TIME}老地方见",
        "我家地址：{LOCATION_ADDRESS}，{NAME:1}收，{PHONE_NUMBER}",
        "@{USERNAME:1} {DATE=[周六|周日|星期六]}去<place>吗？{NAME_GIVEN:2}开车",
        "wifi密码是{PASSWORD}，别告诉{NAME_GIVEN:1}", "{NAME:1}今天没来上班，好像{CONDITION=[发烧|感冒|拉肚子|胃疼]}了",
        "你听说了吗，{NAME:1}和{NAME:2}{MARITAL_STATUS=[离婚|订婚|分手|结婚]}了",
        "{NAME_FAMILY:1}{OCCUPATION=老师}，我是{NAME:2/3}的家长{NAME:3}，孩子{CONDITION=发烧}{STATISTICS=38度5}，今天请假",
        "{NAME:1}撤回了一条消息\n{NAME:2}：撤回啥了？", "群主{NAME:1}邀请{NAME:2}、{NAME:3}加入了群聊",
    ],
    "spoken_call": [
        (
            "您好这里是{ORGANIZATION:1}请问是{NAME:1}[先生|女士]吗\n对我是\n您的尾号{~quantity}的卡在<place>消费了{MONEY}跟您核实一下"
            "\n不是我刷的\n好的请您报一下身份证号\n{SSN}\n手机号呢\n{PHONE_NUMBER}"
        ),
        (
            "喂你好我想改一下收货地址\n您贵姓\n我姓{NAME_FAMILY:1}叫{NAME:1}\n新地址是哪里\n{LOCATION_ADDRESS}\n好的电话还是{PHONE_"
            "NUMBER}吗\n对"
        ),
        "120吗 我在{LOCATION_ADDRESS_STREET} 有人晕倒了 {GENDER=[男|女]}的 {AGE}岁左右 我叫{NAME:1} 电话{PHONE_NUMBER}",
        (
            "你好我找{NAME_MEDICAL_PROFESSIONAL:2}\n请问您是\n我是{NAME:1} 上周做的{MEDICAL_PROCESS} 想问下结果\n您的就诊卡号是"
            "多少\n{HEALTHCARE_NUMBER}\n出生日期\n{DOB}"
        ),
        "我的邮箱是{EMAIL_ADDRESS:1} 用户名{USERNAME:1} 密码忘了\n好的{NAME_FAMILY:1}先生 验证码发到{PHONE_NUMBER}了",
        "信用卡号是{CREDIT_CARD} 有效期{CREDIT_CARD_EXPIRATION} 后面三位{CVV} 持卡人{NAME:1}",
        "那个嗯{NAME:1}跟我说{DATE}要去<nation>出差大概{DURATION}然后{NAME:2}替他值班",
        (
            "今天请到的嘉宾是{ORGANIZATION}的{OCCUPATION}{NAME:1} {NAME_FAMILY:1}{OCCUPATION=老师}您好\n{OCCUPATIO"
            "N=主持人}好 大家好"
        ),
    ],
}

RULES = {**RULES, **NEWS, **SHORT, **HANT}
