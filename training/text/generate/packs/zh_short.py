"""Clinical notes, business papers, posts, single sentences and documents without personal data of the Chinese pack."""

RULES = {
    "clinical": [
        (
            "患者{NAME:1}，{GENDER=[男|女]}，{AGE}岁，因“[反复|间断|突发]{CONDITION}{DURATION}”于{DATE}入院。既往有{CONDITI"
            "ON}病史{DURATION}，长期服用{DRUG}{DOSE}。查体：{STATISTICS}，{STATISTICS}。诊断：{CONDITION}。"
        ),
        (
            "主诉：{CONDITION}{DURATION}。\n现病史：患者{DURATION}前无明显诱因出现{CONDITION}，伴{CONDITION}，[无{CONDITION"
            "}|偶有{CONDITION}]，曾于{ORGANIZATION_MEDICAL_FACILITY}行{MEDICAL_PROCESS}，予{DRUG}治疗，效果欠佳。\n过敏"
            "史：[对{DRUG}过敏|无]。\n个人史：{OCCUPATION}，{MARITAL_STATUS}。"
        ),
        (
            "出院小结\n姓名：{NAME:1}  性别：{GENDER=[男|女]}  年龄：{AGE}岁  住院号：{HEALTHCARE_NUMBER}\n入院日期：{DATE}  出"
            "院日期：{DATE}\n入院诊断：1.{CONDITION} 2.{CONDITION}\n诊疗经过：入院后完善{MEDICAL_PROCESS}、{MEDICAL_PROCE"
            "SS}，予{DRUG}、{DRUG}治疗，{DATE}在{MEDICAL_PROCESS=全麻}下行{MEDICAL_PROCESS}，术后恢复[良好|可]。\n出院医嘱：{D"
            "RUG} {DOSE}；{DURATION}后门诊复查。\n主管医师：{NAME_MEDICAL_PROFESSIONAL:2}"
        ),
        (
            "{NAME_MEDICAL_PROFESSIONAL:2}查房记录 {DATE} {TIME}\n患者诉{CONDITION}较前[减轻|加重]，{STATISTICS}，{S"
            "TATISTICS}。复查{MEDICAL_PROCESS}示[未见异常|{CONDITION}]。继续{DRUG}{DOSE}，[加用{DRUG}|停用{DRUG}]，注意{"
            "EFFECT}。"
        ),
        (
            "转诊单：兹有患者{NAME:1}（{HEALTHCARE_NUMBER}），{DOB}出生，联系电话{PHONE_NUMBER}，因{CONDITION}由{ORGANIZAT"
            "ION_MEDICAL_FACILITY:1}转往{ORGANIZATION_MEDICAL_FACILITY:2}进一步行{MEDICAL_PROCESS}。转诊医师：{NA"
            "ME_MEDICAL_PROFESSIONAL:2}，{DATE}。"
        ),
        (
            "处方笺\n{ORGANIZATION_MEDICAL_FACILITY}  {ORGANIZATION=[心内科|消化科|神经内科|骨科|儿科|呼吸科]}\n姓名 {NAME:"
            "1}  {GENDER=[男|女]}  {AGE}岁\n临床诊断 {CONDITION}（{MEDICAL_CODE}）\nRp: {DRUG} {DOSE}\n    {DR"
            "UG} {DOSE}\n医师 {NAME_MEDICAL_PROFESSIONAL:2}  {DATE}"
        ),
        (
            "{NAME:1}，{AGE}岁{GENDER=[男性|女性]}，血型{BLOOD_TYPE}，车祸致{INJURY}{DURATION}，急诊行{MEDICAL_PROCESS"
            "}，{NAME_MEDICAL_PROFESSIONAL:2}主刀。家属{NAME:3}签字。"
        ),
        (
            "影像所见：[双肺纹理清晰|肝脏形态正常|左肺上叶见结节]。印象：{CONDITION}[可能|待排]。报告医师：{NAME_MEDICAL_PROFESSIONAL:2}  审"
            "核：{NAME_MEDICAL_PROFESSIONAL:3}  {DATE}"
        ),
        (
            "门诊病历 {DATE}\n{NAME:1} {GENDER=[男|女]} {AGE}岁 [{MARITAL_STATUS=已婚}|]\n{CONDITION}{DURATION"
            "}，服{DRUG}后出现{EFFECT}。{STATISTICS}。\n处理：1.{MEDICAL_PROCESS}；2.{DRUG}，{DOSE}；3.随诊。\n{NAME_"
            "MEDICAL_PROFESSIONAL:2}"
        ),
        (
            "护理记录：{TIME}患者{NAME:1}诉{CONDITION=伤口疼痛}，遵{NAME_MEDICAL_PROFESSIONAL:2}医嘱予{DRUG}{DOSE}，{DU"
            "RATION}后缓解。{STATISTICS}。签名：{NAME_MEDICAL_PROFESSIONAL:3}"
        ),
        (
            "精神科会诊意见：{NAME:1}，{SEXUALITY=[同性恋|双性恋|异性恋]}，{MARITAL_STATUS}，{OCCUPATION}，近{DURATION}{CON"
            "DITION=情绪低落}、{CONDITION=失眠}，考虑{CONDITION}，建议{MEDICAL_PROCESS}，必要时{DRUG}{DOSE}。"
        ),
        (
            "体检报告：{NAME:1}，编号{HEALTHCARE_NUMBER}。身高体重：{PHYSICAL_ATTRIBUTE}。{STATISTICS}；{STATISTICS}；"
            "{STATISTICS}。结论：{CONDITION}，建议{MEDICAL_PROCESS}。总检医师{NAME_MEDICAL_PROFESSIONAL:2}。"
        ),
        (
            "疫苗接种凭证：{NAME:1}，{DOB}，{DATE}在{ORGANIZATION_MEDICAL_FACILITY}{MEDICAL_PROCESS=接种[第二剂|加强针]"
            "}，批号{~code}，接种后{EFFECT}。"
        ),
        "[研究|临床试验]显示，使用{DRUG}的患者中{STATISTICS=[18%|三成|7.5%]}出现{EFFECT}，{CONDITION}的{STATISTICS}。",
        (
            "{NAME:1}的母亲{NAME:2}说，孩子{AGE=[8个月|14个月|3周]}大，{DATE}起{CONDITION}，在{ORGANIZATION_MEDICAL_FA"
            "CILITY}看过{NAME_MEDICAL_PROFESSIONAL:3}，吃了{DRUG}{DOSE}。"
        ),
    ],
    "contract": [
        (
            "房屋租赁合同\n甲方（出租方）：{NAME:1}  身份证号：{SSN}\n乙方（承租方）：{NAME:2}  身份证号：{SSN}\n第一条 甲方将位于{LOCATION_A"
            "DDRESS}的房屋出租给乙方，租期{DURATION}，自{DATE}起至{DATE}止。\n第二条 月租金{MONEY}，押金{MONEY}，汇入甲方账户{BANK_ACC"
            "OUNT}。\n甲方签字：{NAME:1}  乙方签字：{NAME:2}  日期：{DATE}"
        ),
        (
            "劳动合同\n甲方：{ORGANIZATION:1}（统一社会信用代码{ORGANIZATION_ID}）\n法定代表人：{NAME:2}\n乙方：{NAME:1}，{GENDE"
            "R=[男|女]}，身份证号{SSN}，住址{LOCATION_ADDRESS}\n乙方担任{OCCUPATION}，工作地点<place>，合同期限{DURATION}，试用期"
            "{DURATION}，月薪{MONEY}。"
        ),
        (
            "本协议由{ORGANIZATION:1}（以下简称“甲方”）与{ORGANIZATION:2}（以下简称“乙方”）于{DATE}在<place>签订。甲方联系人{NAME:1}"
            "，电话{PHONE_NUMBER}；乙方联系人{NAME:2}，邮箱{EMAIL_ADDRESS:2}。"
        ),
        (
            "股权转让协议：{NAME:1}将其持有的{ORGANIZATION:1}股权以{MONEY}转让给{NAME:2}，{ORGANIZATION:1}其他{OCCUPATION="
            "股东}{NAME:3}、{NAME:4}放弃优先购买权。"
        ),
        "保密协议：{NAME:1}（工号{ACCOUNT_NUMBER}）参与{PROJECT}期间知悉的信息，自离职之日起{DURATION}内不得披露，违约金{MONEY}。",
        (
            "遗嘱\n立遗嘱人{NAME:1}，{DOB}出生，住{LOCATION_ADDRESS}。我名下存款{MONEY}及房产由女儿{NAME:2/1}继承，遗嘱执行人为{OCCUP"
            "ATION=律师}{NAME:3}。见证人：{NAME:4}。{DATE}"
        ),
    ],
    "invoice": [
        (
            "增值税普通发票\n购买方：{ORGANIZATION:1}  纳税人识别号：{ORGANIZATION_ID}\n地址、电话：{LOCATION_ADDRESS} {PHONE"
            "_NUMBER}\n开户行及账号：{ORGANIZATION} {BANK_ACCOUNT}\n货物名称：{~word}  数量：{~quantity}  金额：{MONEY}"
            "\n收款人：{NAME:1} 复核：{NAME:2} 开票人：{NAME:3}"
        ),
        (
            "订单详情\n订单编号：{NUMERICAL_PII}\n下单时间：{DATE} {TIME}\n商品：{PRODUCT} ×{~quantity}\n实付：{MONEY}\n收"
            "货人：{NAME:1}，{PHONE_NUMBER}，{LOCATION_ADDRESS}\n支付方式：信用卡 {CREDIT_CARD}"
        ),
        (
            "物业缴费通知：{LOCATION_ADDRESS}业主{NAME:1}，您{DATE_INTERVAL}物业费{MONEY}尚未缴纳，请于{DATE}前缴清，咨询{PHONE_"
            "NUMBER}。"
        ),
        (
            "快递单 {NUMERICAL_PII}\n寄：{NAME:1} {PHONE_NUMBER} {LOCATION_ADDRESS}\n收：{NAME:2} {PHONE_NUM"
            "BER} {LOCATION_ADDRESS}\n运费 {MONEY}"
        ),
        "{ORGANIZATION}电子账单：客户{NAME:1}，户号{ACCOUNT_NUMBER}，{DATE_INTERVAL}用电{~number}度，应缴{MONEY}。",
    ],
    "resume": [
        (
            "{NAME:1}\n{GENDER=[男|女]} | {AGE}岁 | <place> | {PHONE_NUMBER} | {EMAIL_ADDRESS:1}\n求职意向：{"
            "OCCUPATION}\n教育经历\n{DATE_INTERVAL} {ORGANIZATION} [计算机科学|会计学|土木工程|临床医学] 本科\n工作经历\n{DATE_"
            "INTERVAL} {ORGANIZATION:1} {OCCUPATION}\n- 负责{PROJECT}，团队{~quantity}人\n{DATE_INTERVAL} {"
            "ORGANIZATION:2} {OCCUPATION}\n语言：{LANGUAGE}、{LANGUAGE}"
        ),
        (
            "个人简介：我叫{NAME:1}，来自{LOCATION_STATE}，{DATE_INTERVAL}毕业于{ORGANIZATION}，在{ORGANIZATION}做过{DU"
            "RATION}{OCCUPATION}，{MARITAL_STATUS}，能熟练使用{LANGUAGE}，现居<place>。证明人：{NAME:2}（{OCCUPATION}"
            "，{PHONE_NUMBER}）。"
        ),
        (
            "姓名 {NAME:1}\n民族 {ORIGIN=[汉族|回族|彝族]}  籍贯 {LOCATION_STATE}\n政治面貌 {POLITICAL_AFFILIATION=[中"
            "共党员|共青团员|群众]}\n{DATE_INTERVAL}-至今 {ORGANIZATION} {OCCUPATION}\n获奖：{EVENT=[全国大学生数学建模竞赛|挑战"
            "杯|互联网+大赛]}一等奖\nGitHub：{URL}"
        ),
    ],
    "hr": [
        (
            "关于{NAME:1}同志任职的通知：经研究决定，聘任{NAME:1}为{ORGANIZATION:1}{OCCUPATION}，聘期{DURATION}，自{DATE}起计算；"
            "免去{NAME:2}{OCCUPATION}职务。"
        ),
        (
            "员工档案 工号{ACCOUNT_NUMBER} {NAME:1} {ORGANIZATION=[生产部|质检部|财务部]} {OCCUPATION} 入职{DATE} 身份证{"
            "SSN} 工资卡{BANK_ACCOUNT}"
        ),
        (
            "绩效面谈记录：{NAME:1}（{OCCUPATION}）{DATE_INTERVAL}考核为[良好|优秀|待改进]，面谈人{NAME:2}。因{CONDITION}病假{DU"
            "RATION}。"
        ),
        "离职证明：{NAME:1}，身份证号{SSN}，于{DATE}至{DATE}在{ORGANIZATION:1}任{OCCUPATION}，现已办结手续。",
        (
            "{ORGANIZATION:1}计划{CORPORATE_ACTION=裁员}{~quantity}人，名单包括{NAME:1}、{NAME:2}、{NAME:3}，补偿金合计"
            "{MONEY}。"
        ),
    ],
    "ticket": [
        (
            "工单#{NUMERICAL_PII}\n提交人：{NAME:1}（{EMAIL_ADDRESS:1}）\n问题：登录{URL}时报错{~code}，用户名{USERNAME:1"
            "}，IP {IP_ADDRESS}\n处理人：{NAME:2}\n回复：已重置密码为{PASSWORD}。"
        ),
        (
            "用户{NAME:1}来电反映{PRODUCT}（序列号{NUMERICAL_PII}）无法开机，购于{DATE}，要求上门维修，地址{LOCATION_ADDRESS}，电话{"
            "PHONE_NUMBER}，派{OCCUPATION=[工程师|维修员|师傅]}{NAME:2}处理。"
        ),
        (
            "投诉内容：本人{NAME:1}，会员号{ACCOUNT_NUMBER}，{DATE}在{ORGANIZATION}购买{PRODUCT}，花费{MONEY}，至今{DURATI"
            "ON}未退款。"
        ),
        (
            "【系统通知】尊敬的{NAME:1}，您的账号{USERNAME:1}于{DATE} {TIME}在<place>登录（IP：{IP_ADDRESS}，设备：{NUMERICAL"
            "_PII}）。如非本人操作请修改密码。"
        ),
        "【{ORGANIZATION}】{NAME:1}您好，您尾号的信用卡{CREDIT_CARD}于{DATE}{TIME}消费{MONEY}，热线{PHONE_NUMBER}。",
        "您的快件由{OCCUPATION=快递员}{NAME:1}（{PHONE_NUMBER}）派送，取件码{NUMERICAL_PII}。",
        "{TIME} {NAME:1}把状态从“待处理”改为“处理中”\n{TIME} {NAME:2}添加附件{FILENAME}",
    ],
    "log": [
        "{DATE} {TIME} INFO 用户 {USERNAME:1} 从 {IP_ADDRESS} 登录成功 session={NUMERICAL_PII}",
        "{DATE} {TIME} ERROR 发送邮件到 {EMAIL_ADDRESS:1} 失败：连接超时",
        (
            "\\{\"姓名\":\"{NAME:1}\",\"手机\":\"{PHONE_NUMBER}\",\"邮箱\":\"{EMAIL_ADDRESS:1}\",\"ip\":\"{"
            "IP_ADDRESS}\"\\}"
        ),
        "WARN 上传文件 {FILENAME} 失败 user={USERNAME:1} mac={NUMERICAL_PII}",
        "INSERT INTO 客户 VALUES ('{NAME:1}', '{SSN}', '{PHONE_NUMBER}', '{LOCATION_ADDRESS}');",
        "{IP_ADDRESS} - {USERNAME:1} \"GET {URL}\" 200 {~number}",
        "操作员={NAME:1} 动作=导出 文件={FILENAME} 时间={TIME}",
    ],
    "table": [
        (
            "姓名,性别,年龄,电话,城市\n{NAME:1},{GENDER=[男|女]},{AGE},{PHONE_NUMBER},<place>\n{NAME:2},{GENDER=["
            "男|女]},{AGE},{PHONE_NUMBER},<place>\n{NAME:3},{GENDER=[男|女]},{AGE},{PHONE_NUMBER},<place>"
        ),
        (
            "序号\t姓名\t单位\t职务\t备注\n1\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}\t\n2\t{NAME}\t{ORGANIZATION}"
            "\t{OCCUPATION}\t{PHONE_NUMBER}\n3\t{NAME}\t{ORGANIZATION}\t{OCCUPATION}\t"
        ),
        "{NAME} | {SSN} | {MONEY} | {DATE}\n{NAME} | {SSN} | {MONEY} | {DATE}",
        (
            "考场 | 准考证号 | 姓名 | 学校\n{~quantity} | {ACCOUNT_NUMBER} | {NAME} | {ORGANIZATION}\n{~quantit"
            "y} | {ACCOUNT_NUMBER} | {NAME} | {ORGANIZATION}"
        ),
        (
            "床号 姓名 诊断 主管医生\n{~quantity} {NAME} {CONDITION} {NAME_MEDICAL_PROFESSIONAL}\n{~quantity} {"
            "NAME} {CONDITION} {NAME_MEDICAL_PROFESSIONAL}"
        ),
        "参会人员：{NAME}、{NAME}、{NAME}、{NAME}、{NAME}、{NAME}", "{NAME} {NAME} {NAME}\n{NAME} {NAME} {NAME}",
        "国家;首都;语言\n<nation>;<place>;{LANGUAGE}\n<nation>;<place>;{LANGUAGE}",
        (
            "日期 对方户名 金额 摘要\n{DATE} {NAME} {MONEY} 转账\n{DATE} {ORGANIZATION} {MONEY} 货款\n{DATE} {NAME}"
            " {MONEY} 房租"
        ),
    ],
    "cells": [
        "{NAME}", "{LOCATION_ADDRESS}", "{ORGANIZATION}", "{NAME}，{OCCUPATION}", "<place>",
        "{NAME} {PHONE_NUMBER}", "{ORGANIZATION}{OCCUPATION}{NAME}", "{LOCATION_STATE}<place>",
        "{NAME}（{ORGANIZATION}）", "{DATE}", "收件人：{NAME}", "<nation>", "{NAME_MEDICAL_PROFESSIONAL}",
        "{LOCATION}", "户名:{NAME}", "{NAME}/{NAME}",
    ],
    "letter": [
        (
            "尊敬的{NAME:1}[先生|女士]：\n您投保的{PRODUCT=[安康终身寿险|全家福意外险|百万医疗险]}（保单号{ACCOUNT_NUMBER}）将于{DATE}到期，"
            "保费{MONEY}，请及时续缴。\n{ORGANIZATION}\n{DATE}"
        ),
        (
            "理赔通知书：{NAME:1}[先生|女士]，您因{INJURY}在{ORGANIZATION_MEDICAL_FACILITY}住院{DURATION}的理赔申请已受理，赔付金"
            "额{MONEY}将汇入账号{BANK_ACCOUNT}。"
        ),
        (
            "{ORGANIZATION}致{NAME:1}：您申请的贷款{MONEY}已获批，期限{DURATION}，月供{MONEY}，还款账号{BANK_ACCOUNT}，{OCCU"
            "PATION=客户经理}{NAME:2}，{PHONE_NUMBER}。"
        ),
        (
            "家长您好：{NAME:1}同学{DATE_INTERVAL}期中考试[语文|数学]{~quantity}分，请于{DATE}{TIME}参加家长会。{OCCUPATION=班主"
            "任}：{NAME:2}"
        ),
        "录取通知书\n{NAME:1}同学：你已被{ORGANIZATION}[法学|机械工程|护理学]专业录取，请持本通知书于{DATE}来校报到。地址：{LOCATION_ADDRESS}",
        (
            "签证申请说明信\n本人{NAME:1}，护照号{PASSPORT_NUMBER}，现任{ORGANIZATION}{OCCUPATION}，拟于{DATE}赴<nation>旅"
            "游{DURATION}，同行人为{NAME:2}（护照号{PASSPORT_NUMBER}）。"
        ),
        (
            "感谢信\n{ORGANIZATION_MEDICAL_FACILITY}：\n我父亲{NAME:1}{DATE}因{CONDITION}入院，{NAME_MEDICAL_PRO"
            "FESSIONAL:2}和{NAME_MEDICAL_PROFESSIONAL:3}精心治疗，[特此致谢|我们全家万分感激]。\n患者家属 {NAME:4/1}"
        ),
        (
            "律师函\n致：{ORGANIZATION:1}\n{ORGANIZATION}受{NAME:1}委托，指派{NAME:2}{OCCUPATION=律师}就贵司拖欠工资{MONE"
            "Y}一事致函。请于收函后{DURATION}内付清。"
        ),
        "社区通知：{LOCATION_ADDRESS_STREET}的居民请于{DATE}携带身份证到居委会登记，联系人{NAME:1}，电话{PHONE_NUMBER}。",
        (
            "讣告\n家父{NAME:1}因{CONDITION}于{DATE}{TIME}在<place>逝世，享年{AGE}岁。遗体告别仪式定于{DATE}在{LOCATION=[八宝山"
            "殡仪馆|龙华殡仪馆|市殡仪馆]}举行。子：{NAME:2/1} 女：{NAME:3/1} 泣告"
        ),
    ],
    "social": [
        "今天在{LOCATION}偶遇{NAME:1}！[本人好帅|太激动了]#{EVENT}#", "@{USERNAME:1}：<place>的房价{TREND}，{MONEY}一平，买不起。",
        "支持{NAME:1}！{ORGANIZATION}加油！", "打卡<place>{LOCATION}，和{NAME_GIVEN:2}[吃吃喝喝|看日落]，开心～",
        "[转发|求扩散]：{NAME:1}，{AGE}岁，{DATE}在<place>{LOCATION_ADDRESS_STREET}附近走失，电话{PHONE_NUMBER}",
        "作为一个{ZODIAC_SIGN}，我{AGE}岁，{MARITAL_STATUS}，{OCCUPATION}，[求脱单|在<place>，求偶遇]",
        "我出柜了，我是{SEXUALITY}，谢谢{NAME_GIVEN:1}一直支持我。", "{NAME:1}在{ORGANIZATION}的演讲太精彩了，特别是讲<nation>那段。",
        (
            "有没有<place>的姐妹推荐{OCCUPATION=牙医}？我在{ORGANIZATION_MEDICAL_FACILITY}看的{NAME_MEDICAL_PROFESSI"
            "ONAL:1}一般般"
        ),
        "生日快乐{NAME_GIVEN:1}🎂 {DATE}",
        "吐槽一下{ORGANIZATION}，{OCCUPATION=客服}{NAME:1}态度极差，{MONEY}的{PRODUCT}用了{DURATION}就坏。",
        "{NAME:1}和{NAME:2}的粉丝能不能别吵了",
    ],
    "travel": [
        (
            "行程单\n旅客：{NAME:1}  证件：{PASSPORT_NUMBER}\n航班：{~code} <place>—<place>  {DATE} {TIME}起飞\n票号："
            "{NUMERICAL_PII}  票价：{MONEY}"
        ),
        (
            "预订确认：{NAME:1}，{ORGANIZATION=[希尔顿酒店|锦江之星|如家酒店|君悦酒店]}（{LOCATION_ADDRESS}），{DATE}入住，{DURATI"
            "ON}，{MONEY}，担保卡{CREDIT_CARD}，{CREDIT_CARD_EXPIRATION}。"
        ),
        "{NAME:1}您已购{DATE}{TIME}从<place>开往<place>的G{~quantity}次列车车票，订单号{NUMERICAL_PII}。",
        (
            "旅行团名单：{NAME}（{PASSPORT_NUMBER}）、{NAME}（{PASSPORT_NUMBER}），{OCCUPATION=导游}{NAME}，{PHONE_N"
            "UMBER}，游览{LOCATION}、{LOCATION}、{LOCATION}。"
        ),
        "租车合同：承租人{NAME:1}，驾照{DRIVER_LICENSE}，车牌{VEHICLE_ID}，取车地点{LOCATION}，租期{DURATION}，租金{MONEY}。",
    ],
    "diary": [
        "{DATE} 晴\n今天和{NAME_GIVEN:1}去了{LOCATION}。{NAME_GIVEN:1}说她要离开<place>，去<nation>念书，[我没说话|我们都哭了]。",
        "{NAME:1}推开门的时候，{NAME:2}正在看信。信是{NAME:3}从<place>寄来的，只有一行字。",
        "那年我{AGE}岁，跟着外公住在<place>。外公{NAME:1}是个{OCCUPATION}，[话不多|爱喝酒]，{DATE_INTERVAL}得了{CONDITION}走了。",
        "“{NAME_GIVEN:1}，别闹了。”{NAME:2}放下茶杯，望着{LOCATION}的方向。{NAME_GIVEN:1}笑了笑，没有回答。",
        "{NAME:1}是村里第一个考上{ORGANIZATION}的人。{DATE_INTERVAL}，他背着行李从<place>上车，走了{DURATION}才到<place>。",
        "老{NAME_FAMILY:1}退休后迷上了钓鱼，每天{TIME}就出门，{NAME:2/1}劝也劝不住。",
        "我第一次见到{NAME:1}是在{LOCATION}的一家书店，他{PHYSICAL_ATTRIBUTE}，说一口流利的{LANGUAGE}。",
        "夜里{TIME}，{NAME_FAMILY:1}家的狗叫了起来。{NAME_FAMILY:1}太太披衣下床，看见{NAME:2}浑身湿透地站在门口。",
        "师父{NAME:1}常说，{LOCATION}的水最甜。后来我走过<nation>、<nation>，才懂他的意思。",
    ],
    "interview": [
        (
            "{ORGANIZATION}：{NAME:1}，您{DATE_INTERVAL}为什么离开{ORGANIZATION:1}？\n{NAME:1}：[那时我{AGE}岁|当时压力"
            "很大]，{NAME:2}找我去<place>，我就去了。\n{ORGANIZATION}：后悔吗？\n{NAME:1}：不后悔。"
        ),
        "{OCCUPATION=记者}：怎么看<nation>的局势？\n{NAME:1}：[很复杂|不乐观]。{NAME:2}和{NAME:3}的想法不同。",
        (
            "{OCCUPATION=主持人}{NAME:1}：欢迎{ORGANIZATION}{OCCUPATION}{NAME:2}。\n{NAME:2}：谢谢{NAME_GIVEN:1"
            "}，很高兴来到<place>。"
        ),
        "问：您会说哪些语言？\n答：{LANGUAGE}、{LANGUAGE}，还有一点{LANGUAGE}，我母亲是{ORIGIN}。",
    ],
    "sentences": [
        "<s_people>", "<s_people>", "<s_people>", "<s_place>", "<s_org>", "<s_health>", "<s_id>",
        "<s_attr>", "<s_time>", "<s_people><s_place>", "<s_org><s_people>", "<s_attr><s_people>",
    ],
    "s_people": [
        "<foreign>来到<place>。", "<foreign>与<foreign>会面。", "<foreign>的小说被译成{LANGUAGE}。",
        "我喜欢<foreign>的电影。", "<who>昨天说，<who>会赢。", "{NAME}走进了会议室。", "我昨天见到了{NAME}和{NAME}。", "{NAME}没有回答。",
        "这本书是{NAME}写的。", "{NAME}的父亲是{OCCUPATION}。", "{NAME:1}打电话给{NAME:2}，说{NAME_GIVEN:1}晚点到。",
        "据说{NAME}要来<place>。", "{NAME}、{NAME}联合撰文。", "经{NAME}介绍，他认识了{NAME}。", "{NAME}认为{NAME}应该道歉。",
        "请转告{NAME}，文件在{NAME}那里。", "{NAME_FAMILY}先生是我的邻居。", "{NAME_FAMILY}女士在吗？",
        "小{NAME_FAMILY}刚来公司{DURATION}。", "{NAME}获得了冠军，{NAME}第二，{NAME}第三。", "我叫{NAME}，今年{AGE}岁。",
        "在{NAME}看来，一切都结束了。", "{NAME}饰演的角色深受欢迎。", "由{NAME}作词、{NAME}作曲的歌曲登上榜首。",
        "感谢{NAME}、{NAME}以及{NAME}的帮助。", "“{NAME_GIVEN}！”他喊道。", "{NAME}把钥匙交给了{NAME}。",
        "{NAME}跟{NAME}结婚{DURATION}了。", "当{NAME}醒来时，已经是{TIME}。", "{NAME}曾师从{NAME}学习{LANGUAGE}。",
        "我不认识什么{NAME}。", "{NAME}（左）与{NAME}（右）握手。", "摄影：{NAME}", "文/{NAME} 图/{NAME}",
        "{OCCUPATION=[作者|译者]}：{NAME}", "陪同考察的有{NAME}、{NAME}等领导。", "{NAME}在遗书中提到了{NAME}。",
        "没人比{NAME}更了解{ORGANIZATION}。", "{NAME}{OCCUPATION=教授}主持了讲座。", "对于{NAME}的去世，{NAME}深感悲痛。",
    ],
    "s_place": [
        "他出生在<place>。", "从<place>到<place>坐高铁要{DURATION}。", "<nation>与<nation>接壤。", "{LOCATION}的风景很美。",
        "我家在{LOCATION_ADDRESS}。", "公司搬到了{LOCATION_ADDRESS_STREET}。", "{LOCATION_STATE}今年粮食丰收。",
        "邮编是{LOCATION_ZIP}。", "坐标：{LOCATION_COORDINATE}。", "船沿着{LOCATION}驶向<place>。", "<place>下起了大雪。",
        "她从<nation>回来了。", "会议在<nation><place>召开。", "<place>、<place>和<place>的航班取消。", "抵达{LOCATION}后再联系。",
        "{LOCATION_STATE}<place>发生地震。", "台风正向{LOCATION}移动。", "把包裹寄到{LOCATION_ADDRESS}，邮编{LOCATION_ZIP}。",
        "<place>是{LOCATION_STATE}的一座小城。", "他在<nation>和<nation>都有房子。",
    ],
    "s_org": [
        "<court>驳回了上诉。", "<club>击败<club>。", "<party>赢得选举，<party>承认失败。", "他考上了<univ>。",
        "<police_org>已立案。", "{ORGANIZATION}发表了声明。", "我在{ORGANIZATION}上班。",
        "{ORGANIZATION}起诉{ORGANIZATION}侵权。", "{NAME}加入{ORGANIZATION}。",
        "{ORGANIZATION}主场不敌{ORGANIZATION}。", "{ORGANIZATION}将{CORPORATE_ACTION}。",
        "{ORGANIZATION}的{FINANCIAL_METRIC}{TREND}。", "他毕业于{ORGANIZATION}。",
        "{ORGANIZATION}公布了{PROJECT}的进展。", "{PRODUCT}是{ORGANIZATION}的产品。", "据{ORGANIZATION}统计，{TREND}。",
        "{ORGANIZATION}和{ORGANIZATION}达成和解，金额{MONEY}。", "{ORGANIZATION}{OCCUPATION}{NAME}出席。",
        "他向{ORGANIZATION}捐款{MONEY}。", "{ORGANIZATION}（{ORGANIZATION_ID}）已注销。",
        "{ORGANIZATION}将于{DATE}开庭。", "{ORGANIZATION}驻<nation>办事处关闭。",
    ],
    "s_health": [
        "她得了{CONDITION}。", "我对{DRUG}过敏。", "{NAME_MEDICAL_PROFESSIONAL}建议做{MEDICAL_PROCESS}。",
        "他摔倒后{INJURY}。", "每天吃{DRUG}，{DOSE}。", "吃药后有点{EFFECT}。", "我的血型是{BLOOD_TYPE}。",
        "{STATISTICS}，需要复查。", "{NAME}在{ORGANIZATION_MEDICAL_FACILITY}做了{MEDICAL_PROCESS}。",
        "诊断编码{MEDICAL_CODE}，{CONDITION}。", "母亲有{CONDITION}，父亲有{CONDITION}。",
        "预约{NAME_MEDICAL_PROFESSIONAL}{DATE}{TIME}的号。", "{DRUG}可能引起{EFFECT}和{EFFECT}。",
        "{MEDICAL_PROCESS}显示{CONDITION}。",
    ],
    "s_id": [
        "身份证号{SSN}。", "护照{PASSPORT_NUMBER}丢了。", "我的手机号是{PHONE_NUMBER}。",
        "卡号{CREDIT_CARD}，有效期{CREDIT_CARD_EXPIRATION}，CVV {CVV}。", "请转到{BANK_ACCOUNT}。",
        "车牌{VEHICLE_ID}的车主请挪车。", "密码是{PASSWORD}。", "会员号{ACCOUNT_NUMBER}已过期。",
        "邮箱{EMAIL_ADDRESS}，微信{USERNAME}。", "驾驶证{DRIVER_LICENSE}被扣了。", "医保号{HEALTHCARE_NUMBER}。",
        "设备MAC地址{NUMERICAL_PII}。", "官网{URL}。", "服务器{IP_ADDRESS}宕机。", "打开{FILENAME}。",
        "联行号{ROUTING_NUMBER}。", "税号{ORGANIZATION_ID}。", "订单{NUMERICAL_PII}已签收。",
    ],
    "s_attr": [
        "他是{ORIGIN}，信{RELIGION}。", "她{MARITAL_STATUS}，没有孩子。", "嫌疑人{PHYSICAL_ATTRIBUTE}。",
        "他会说{LANGUAGE}。", "我是{ZODIAC_SIGN}的。", "他公开自己是{SEXUALITY}。", "那位{GENDER=[女性|男性]}是{OCCUPATION}。",
        "他是{POLITICAL_AFFILIATION}。", "{AGE}岁的{OCCUPATION}失业了。", "奶奶{AGE}岁了。", "孩子才{AGE=[三个月|18个月|6周]}。",
        "招聘{OCCUPATION}，要求{AGE=18-35}岁。", "一名{ORIGIN}{OCCUPATION}被捕。", "她从小信奉{RELIGION}，讲{LANGUAGE}。",
        "这位{OCCUPATION}已经{MARITAL_STATUS}。",
    ],
    "s_time": [
        "{DATE}{TIME}开会。", "{DATE_INTERVAL}，公司成立。", "生日是{DOB}。", "等了{DURATION}。", "花了{MONEY}。",
        "{EVENT}快到了。", "{EVENT}期间<place>很热闹。", "项目{PROJECT}将于{DATE_INTERVAL}竣工。",
        "一共{MONEY}，分{DURATION}付清。", "店铺{TIME}开门。", "他在{DATE_INTERVAL}服过兵役。", "我{DOB}生于<place>。",
        "{DATE}至{DATE}放假。", "{DATE=[周一|周三|星期五]}见。",
    ],
    "negatives": [
        "使用前请仔细阅读说明书。[请勿将本机置于潮湿处。|如遇故障，请断开电源。|清洁时不要使用腐蚀性溶剂。]",
        "做法：锅中放油烧热，下葱姜爆香，加入切好的[牛肉|土豆|茄子]翻炒，放生抽两勺，[小火慢炖|大火收汁]即可。",
        "预计白天[多云转晴|有小雨]，气温{~quantity}度，北风三到四级。出行请注意[保暖|防滑]。",
        "本产品采用[不锈钢|铝合金]材质，型号{~code}，重量约{~quantity}千克，颜色有[白色|黑色]可选。", "第{~quantity}条 当事人应当按照约定全面履行自己的义务。",
        "合同未约定或者约定不明确的，可以协议补充；不能达成补充协议的，按照合同有关条款确定。",
        "for i in range({~quantity}):\n    print(i)  # 打印编号", "错误代码{~code}：磁盘空间不足，请清理后重试。",
        "姓名：\n性别：\n电话：\n地址：", "姓名：＿＿＿＿ 身份证号：＿＿＿＿＿＿ 日期：＿＿年＿＿月＿＿日", "请在此处签名并盖章。[涂改无效。|]",
        "高山流水，白云悠悠，金黄的麦田一望无际。", "方便的话，请把[马路|石头|江边]的[照片|地图]发给我。", "这件事谈何容易，任何人都有可能犯错。",
        "常常有人问，怎么提高[效率|成绩]？关键是坚持。", "周围的安静让人放松，温水泡茶最好。", "向前走，左转，再走一段就到了。",
        "版本{~version}更新内容：修复若干问题，提升稳定性。", "本月库存：{~word} {~number}件，{~word} {~number}件。",
        "编号 规格 数量\n{~code} 大号 {~quantity}\n{~code} 小号 {~quantity}", "水在标准大气压下的沸点是一百度。",
        "程序设计中，[变量|函数|类]是基本概念。任何[循环|递归]都应有终止条件。", "温故而知新，可以为师矣。", "点击“设置”—“通用”—“关于本机”查看版本{~version}。",
        "零件{~code}与{~code}不兼容，请核对图纸。", "会议议程：一、宣布开始；二、审议报告；三、讨论；四、总结。", "本软件按“现状”提供，不作任何明示或暗示的保证。",
        "白菜{~quantity}斤，萝卜{~quantity}斤，生姜少许，金针菇一把。", "小提示：长按图标可以卸载应用。", "该数列的第{~quantity}项等于{~number}。",
        "公式中x等于{~quantity}，y等于{~number}。", "请各部门按时提交材料，逾期不予受理。", "花开花落，春去秋来，石桥依旧。",
        "电池容量{~number}毫安时，支持快充。", "禁止吸烟。[请勿拍照。|小心地滑。]", "你好！[请问有什么可以帮您？|欢迎光临。]", "谢谢，不客气，再见。",
        "价格面议，量大从优。", "把{~word}放在{~word}旁边，再检查一下{~word}。", "考试题：请用“于是”“高兴”“方向”造句。",
        "这条河很宽，那座山很高，林子里有很多鸟。", "单选题：下列说法正确的是（ ）A. 地球是方的 B. 水往低处流", "购物清单：{~word}、{~word}、{~word}。",
        "机器转速每分钟{~number}转，噪声不超过{~quantity}分贝。", "系统正在升级，请稍后再试。", "施工现场必须佩戴安全帽。", "数据已备份，共{~number}条记录。",
    ],
}
