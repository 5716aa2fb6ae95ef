"""News, biographies and court texts of the Chinese pack (simplified): dense in names, places and bodies."""
from .zh_words import COUNTRY, FOREIGN_FAMILY, FOREIGN_GIVEN, KNOWN_CITY

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
        "{NAME=<fgiven>·<ffamily>}", "{NAME=<fgiven>·<ffamily>}", "{NAME=<fgiven>·<fgiven>·<ffamily>}",
        "{NAME_FAMILY=<ffamily>}", "{NAME_FAMILY=<ffamily>}",
    ],
    "who": ["{NAME}", "{NAME}", "{NAME}", "<foreign>"],
    "court": [
        (
            "{ORGANIZATION=[北京市|上海市|广州市|成都市|武汉市|南京市|西安市|郑州市|杭州市|长沙市|合肥市|昆明市][朝阳区|浦东新区|天河区|武侯区|洪山区|鼓楼区"
            "|雁塔区|金水区|西湖区|岳麓区]人民法院}"
        ),
        "{ORGANIZATION=[北京市第一|上海市第二|深圳市|苏州市|济南市|哈尔滨市|石家庄市|南昌市|贵阳市]中级人民法院}",
        "{ORGANIZATION=[广东省|江苏省|四川省|山东省|河南省|湖北省]高级人民法院}", "{ORGANIZATION=最高人民法院}",
        "{ORGANIZATION=[平阳县|固始县|桐乡市|义乌市|昆山市|宜兴市|衡南县|新津县]人民法院}",
    ],
    "police_org": [
        "{ORGANIZATION=[北京市|深圳市|杭州市|成都市|青岛市|南宁市]公安局[朝阳分局|南山分局|西湖分局|]}",
        "{ORGANIZATION=[城关|新华|和平|五里店|南湖|东风路]派出所}", "{ORGANIZATION=[大理市|兰溪市|固安县|澧县|瑞安市]公安局}",
    ],
    "prosecutor": ["{ORGANIZATION=[海淀区|南山区|鼓楼区|江岸区|瑞安市|平阳县|澧县|苏州市|广东省]人民检察院}"],
    "club": [
        "{ORGANIZATION=[北京国安|上海海港|上海申花|山东泰山|成都蓉城|浙江队|武汉三镇|天津津门虎|河南队|梅州客家]}",
        "{ORGANIZATION=[广东宏远|辽宁本钢|浙江广厦|新疆广汇|北京首钢|上海久事]}",
        "{ORGANIZATION=[皇马|巴萨|曼联|曼城|利物浦|拜仁|尤文图斯|国际米兰|阿森纳|湖人|勇士|凯尔特人|火箭]}",
        "{ORGANIZATION=[中国队|日本队|韩国队|巴西队|德国队|阿根廷队|法国队]}", "{ORGANIZATION}",
    ],
    "party": [
        (
            "{ORGANIZATION=[共和党|民主党|保守党|工党|自由党|社会民主党|基督教民主联盟|国民联盟|绿党|自民党|公明党|立宪民主党|共同民主党|国民力量党|印度人民党|"
            "国大党|正义与发展党|统一俄罗斯党]}"
        ),
    ],
    "univ": [
        "{ORGANIZATION=[北京|南京|武汉|中山|浙江|四川|山东|吉林|厦门|兰州|郑州|云南|湖南|苏州]大学}",
        "{ORGANIZATION=[华中科技大学|北京师范大学|西安交通大学|中国人民大学|同济大学|哈尔滨工业大学|剑桥大学|斯坦福大学|早稻田大学|首尔大学|莫斯科大学]}",
    ],
    "politician": [
        "{OCCUPATION=[总统|总理|首相|外长|外交部长|国防部长|财政部长|议长|总书记|国家主席|副总统|副总理]}",
        "{OCCUPATION=[商务部长|内政部长|司法部长|参议员|众议员|国会议员|发言人|特使|大使|反对党领袖|部长]}",
    ],
    "official": [
        "{OCCUPATION=[市长|副市长|市委书记|省长|副省长|县长|区长|局长|副局长|处长|秘书长|主任|新闻发言人]}",
        "{OCCUPATION=[省委书记|镇长|检察长|常务副市长|厅长|副厅长|党组书记|宣传部长|校长|院长]}",
    ],
    "boss": ["{OCCUPATION=[董事长|总裁|首席执行官|CEO|创始人|联合创始人|总经理|首席财务官|副总裁|董事|首席分析师|首席经济学家]}"],
    "when": [
        "{DATE}", "{DATE}", "{DATE=[3|5|7|9|11|12|14|16|18|21|23|25|27|29]日}",
        "{DATE=[3|5|7|9|11|12|14|16|18|21|23|25|27|29]日}", "{DATE=[周一|周二|周三|周四|周五|星期一|星期四|周末]}",
        "{DATE=当地时间[2|6|8|13|17|19|22|26|30]日}",
    ],
    "dateline": [
        (
            "[{ORGANIZATION=新华社}|{ORGANIZATION=中新社}|{ORGANIZATION=中新网}|{ORGANIZATION=央视新闻}|{ORGANIZAT"
            "ION=法新社}]<place><when>电（{OCCUPATION=记者} {NAME}）"
        ),
        "本报讯（{OCCUPATION=记者}{NAME}[ {OCCUPATION=通讯员}{NAME}|]）", "{ORGANIZATION}<when>[讯|报道]，",
        "【{ORGANIZATION}<place><when>讯】", "据{ORGANIZATION}报道，", "（{OCCUPATION=记者} {NAME}、{NAME}）", "",
        "<when>，", "{ORGANIZATION=新京报}讯（{OCCUPATION=记者}{NAME}）", "{ORGANIZATION=人民网}<place><when>电 ",
    ],
    "lead_politics": [
        "{LOCATION_COUNTRY=[中|美|俄|日]}{LOCATION_COUNTRY=[欧|英|法|德|印|韩]}关系[出现转机|面临考验]。",
        (
            "{LOCATION_COUNTRY=中}{LOCATION_COUNTRY=[美|日|俄|韩|法|德]}双方<when>在{LOCATION_CITY=[北京|日内瓦|马德里|"
            "伦敦]}举行会谈，<who>与<who>出席。"
        ),
        (
            "{LOCATION_COUNTRY=[美|英|法|日|韩|俄]}{OCCUPATION=[总统|首相|外长|防长]}{NAME_FAMILY=<ffamily>}抵达{LOCA"
            "TION_CITY=[北京|东京|首尔|布鲁塞尔|基辅]}。"
        ),
        (
            "{LOCATION_COUNTRY:1}<politician><foreign><when>[抵达|离开]<place>，[开始对{LOCATION_COUNTRY:2}进行"
            "国事访问|结束了为期{DURATION}的访问]。"
        ),
        (
            "{LOCATION_COUNTRY:1}<politician>{NAME_FAMILY=<ffamily>}<when>与{LOCATION_COUNTRY:2}<polit"
            "ician>{NAME_FAMILY=<ffamily>}通电话，讨论{LOCATION}局势。"
        ),
        "<foreign>和<foreign>将在[第二轮投票|决选]中对决，前者代表<party>，后者代表<party>。",
        "<party>{OCCUPATION=领导人}<foreign>[呼吁|要求]<nation>政府[释放|交出]<foreign>。",
        "{NAME_FAMILY=<ffamily>}在<place>的竞选集会上说，他将[退出{ORGANIZATION}|对<nation>加征关税]。",
        (
            "{LOCATION_COUNTRY=美国}{OCCUPATION=[总统|国务卿|防长|财长]}{NAME_FAMILY=<ffamily>}<when>在{LOCATION="
            "白宫}会见{NAME_FAMILY=<ffamily>}。"
        ),
        "{ORGANIZATION}援引知情人士消息称，<foreign>已于<when>辞去{ORGANIZATION}{OCCUPATION=[主席|秘书长|总干事|总裁]}一职。",
        (
            "{LOCATION_COUNTRY:1}<politician>{NAME:1}<when>在<place>会见了到访的{LOCATION_COUNTRY:2}<politic"
            "ian>{NAME:2}。[双方就双边关系交换了意见。|]"
        ),
        (
            "{LOCATION_COUNTRY:1}<politician>{NAME:1}[表示|称|说|强调]，{LOCATION_COUNTRY:1}愿同{LOCATION_COUN"
            "TRY:2}[扩大合作|继续对话|深化经贸往来]。"
        ),
        (
            "<nation>举行[大选|议会选举|地方选举]，{ORGANIZATION:1}候选人{NAME:1}得票领先，{ORGANIZATION:2}的{NAME:2}[承认败选|"
            "要求重新计票]。"
        ),
        (
            "{ORGANIZATION}{OCCUPATION=发言人}{NAME:1}<when>在例行记者会上[回应|谈到]<nation>局势时说，[有关各方应保持克制|制裁解决不了"
            "问题|停火谈判仍在进行]。"
        ),
        (
            "{NAME:1}[当选|出任|就任]<nation>{OCCUPATION=[新任总统|总理|首相|议长]}，[前任|原]{OCCUPATION=[总统|总理]}{NAME:2"
            "}出席了在<place>举行的就职典礼。"
        ),
        "{ORGANIZATION}<when>任命{NAME:1}为<place><official>，免去{NAME:2}的职务。",
        "{LOCATION_STATE}<official>{NAME:1}<when>到<place>调研[民生工程|防汛工作|乡村振兴]，<official>{NAME:2}陪同。",
        "[数千名|上万名]示威者<when>在<place>{LOCATION_ADDRESS_STREET}集会，要求<politician>{NAME:1}辞职。",
        (
            "{ORGANIZATION:1}与{ORGANIZATION:2}<when>[在<place>|]签署[谅解备忘录|合作协议|和平协议]，{NAME:1}和{NAME:2}分"
            "别代表双方签字。"
        ),
        (
            "前<politician>{NAME:1}因[涉嫌贪腐|受贿|滥用职权]被<place>一家法院判处[有期徒刑|监禁]{DURATION}，其{OCCUPATION=[律师|辩"
            "护律师]}{NAME:2}表示将上诉。"
        ),
        (
            "{LOCATION_COUNTRY:1}军队<when>[空袭|炮击]{LOCATION_COUNTRY:2}城市<place>，造成[多人|至少{~quantity}人]死亡"
            "，{ORGANIZATION}谴责这一行动。"
        ),
        (
            "{ORGANIZATION:1}{OCCUPATION=主席}{NAME:1}宣布退出{DATE_INTERVAL}的选举，[{NAME:2}被视为热门接班人|党内将推举{NA"
            "ME:2}接任]。"
        ),
    ],
    "lead_business": [
        (
            "{ORGANIZATION:1}<when>发布财报，{DATE_INTERVAL}{FINANCIAL_METRIC}{MONEY}，{TREND}；{FINANCIAL_M"
            "ETRIC}{MONEY}，{TREND}。"
        ),
        "{ORGANIZATION:1}宣布以{MONEY}{CORPORATE_ACTION=收购}{ORGANIZATION:2}，交易预计在{DATE_INTERVAL}完成。",
        "{ORGANIZATION:1}<boss>{NAME:1}<when>在{EVENT}上[透露|表示]，公司计划在<place>新建工厂，投资额达{MONEY}。",
        (
            "受{ORGANIZATION:1}{CORPORATE_ACTION=[裁员|退市|停牌|破产重整]}消息影响，其股价<when>{TREND}，{FINANCIAL_METR"
            "IC=市值}蒸发{MONEY}。"
        ),
        "{ORGANIZATION:1}任命{NAME:1}为<boss>，接替[任职{DURATION}的|即将退休的|]{NAME:2}。",
        (
            "{NAME:1}创办的{ORGANIZATION:1}<when>在[{ORGANIZATION=香港交易所}|{ORGANIZATION=纳斯达克}|{ORGANIZATIO"
            "N=上交所}]{CORPORATE_ACTION=上市}，[募资|发行价对应估值]{MONEY}。"
        ),
        (
            "{ORGANIZATION:1}推出{PRODUCT}，[起售价|定价]{MONEY}，<boss>{NAME:1}称其[续航|性能|销量]将超过{ORGANIZATION:2"
            "}的同类产品。"
        ),
        "{ORGANIZATION:1}数据显示，{DATE_INTERVAL}<nation>出口{TREND}，进口{TREND}。",
        "{ORGANIZATION:1}与{ORGANIZATION:2}拟{CORPORATE_ACTION=合并}，{NAME:1}将出任新公司<boss>，总部设在<place>。",
        (
            "[分析认为|市场人士认为]，{ORGANIZATION:1}此次{CORPORATE_ACTION}有助于改善{FINANCIAL_METRIC}。{ORGANIZATION:"
            "2}{OCCUPATION=分析师}{NAME:1}给予“买入”评级。"
        ),
    ],
    "lead_sport": [
        "{EVENT}[小组赛|半决赛|决赛]<when>在<place>进行，<club>以2比1战胜<club>，{NAME:1}[梅开二度|打入制胜球|独中两元]。",
        "<club>官方宣布，{OCCUPATION=[主教练|主帅|助理教练]}{NAME:1}下课，{NAME:2}将[临时|]执教球队至{DATE_INTERVAL}结束。",
        "{OCCUPATION=[前锋|中场|后卫|门将|队长]}{NAME:1}[转会至|加盟|租借到]<club>，转会费{MONEY}，双方签约{DURATION}。",
        "<nation>选手{NAME:1}在{EVENT}[女子|男子][100米自由泳|马拉松|单打]比赛中夺冠，<nation>的{NAME:2}获得亚军。",
        "{NAME:1}[砍下|贡献]{~quantity}分{~quantity}个篮板，率领<club>客场击败<club>。[{NAME:2}因{INJURY}缺阵。|]",
        "<club>{OCCUPATION=[前锋|后卫|中场]}{NAME:1}因{INJURY}将缺席{DURATION}，无缘{EVENT}。",
        "{AGE}岁的{NAME:1}在<place>站比赛中以{~quantity}比{~quantity}横扫{NAME:2}，[职业生涯首次|时隔{DURATION}再次]闯入决赛。",
        "{OCCUPATION=裁判}{NAME:1}在补时阶段判给<club>一个点球，{NAME:2}主罚命中。",
    ],
    "lead_culture": [
        "由{NAME:1}执导，{NAME:2}、{NAME:3}主演的影片[《远山》|《归途》|《雨夜》|《长夜》]<when>在<place>首映。",
        (
            "{ORIGIN=[法国|日本|中国|英国|美国|韩国]}{OCCUPATION=[作家|诗人|导演|钢琴家|画家|歌手]}{NAME:1}获得{DATE_INTERVAL}{E"
            "VENT}，[评委会|主办方]称赞其作品[细腻动人|富有想象力]。"
        ),
        "{OCCUPATION=[歌手|演员|主持人|导演]}{NAME:1}与{NAME:2}<when>[登记结婚|宣布{MARITAL_STATUS=离婚}|在<place>举行婚礼]。",
        (
            "{NAME:1}的新书由{ORGANIZATION}出版，[书中回忆了他在<place>度过的童年|讲述了{LOCATION}沿岸的故事|已被译成{LANGUAGE}和{LAN"
            "GUAGE}]。"
        ),
        "{ORGANIZATION}举办的{NAME:1}画展<when>开幕，展出{OCCUPATION=[画家|艺术家]}{DATE_INTERVAL}以来的作品{~quantity}件。",
        "著名{OCCUPATION=[表演艺术家|相声演员|作曲家|历史学家|翻译家]}{NAME:1}因病在<place>逝世，享年{AGE}岁。",
        (
            "{OCCUPATION=考古学家}在{LOCATION}附近发现[一座|一处]古墓，{ORGANIZATION}{OCCUPATION=研究员}{NAME:1}说，[墓主人身份"
            "尚待确认|墓葬保存完好]。"
        ),
    ],
    "lead_local": [
        (
            "<when>{TIME}[许|左右|]，<place>{LOCATION_ADDRESS_STREET}发生一起[火灾|交通事故|燃气爆炸]，造成[{~quantity}人受伤"
            "|两人死亡]，伤者被送往{ORGANIZATION_MEDICAL_FACILITY}救治。"
        ),
        "<place>警方[通报|称]，犯罪嫌疑人{NAME:1}（{GENDER=[男|女]}，{AGE}岁，{LOCATION_STATE}人）[已被抓获|已被刑事拘留|目前在逃]。",
        "家住{LOCATION_ADDRESS}的{NAME:1}[女士|先生|老人|]告诉{OCCUPATION=记者}，[小区停水已经{DURATION}|他每月要交{MONEY}停车费]。",
        (
            "失踪{DURATION}的{GENDER=[男孩|女孩]}{NAME:1}<when>在{LOCATION}被找到，[{OCCUPATION=民警}{NAME:2}将孩子送回家"
            "|救援队{OCCUPATION=队长}{NAME:2}说孩子身体无恙]。"
        ),
        "<place>至<place>的[高铁|高速公路|城际铁路]<when>通车，全程约{DURATION}，票价{MONEY}。",
        "{LOCATION_STATE}<place>遭遇[暴雨|台风|泥石流]，{LOCATION}水位暴涨，<official>{NAME:1}赶赴现场指挥救援。",
        "{ORGANIZATION}{OCCUPATION=[教师|老师|教授|校长]}{NAME:1}从教{DURATION}，[资助了{~quantity}名学生|获评全国模范]。",
        "{AGE}岁的{OCCUPATION}{NAME:1}在<place>跳河救人，[事迹感动全城|获颁见义勇为奖金{MONEY}]。",
    ],
    "news_more": [
        "<foreign>[说|表示|写道|警告称]：“[我们别无选择|这不可接受|谈判取得进展]。”", "<who>没有出席[会议|听证会|葬礼]。",
        "<who>、<who>和<who>[均被列入名单|获得提名|被逮捕]。", "{NAME_FAMILY=<ffamily>}[否认了|证实了]这一说法。",
        "<who>曾在<univ>任教，[后移居<nation>|{DATE_INTERVAL}退休]。",
        "{NAME:1}[说|表示|指出|称|强调]：“[我们会继续努力|这是一个艰难的决定|结果令人失望|希望各方尽快回到谈判桌|我对此毫不知情]。”",
        "{NAME_FAMILY:1}[说|表示|认为]，[目前还不能下结论|这次事件影响深远|调查仍在继续]。",
        "{NAME:2}则[认为|反驳说|在社交媒体上写道]，“[事实并非如此|时间会证明一切|谢谢大家的支持]”。",
        "{ORGANIZATION:1}[尚未回应置评请求|拒绝置评|对此表示欢迎|随后发表声明]。",
        (
            "{ORGANIZATION}{DATE_INTERVAL}的一份报告[显示|指出]，<nation>有{STATISTICS=[12.4%|三成|5.8%|27%]}的成年人患"
            "有{CONDITION}。"
        ),
        "现年{AGE}岁的{NAME:1}[曾任|曾担任]{ORGANIZATION}{OCCUPATION}，{DATE_INTERVAL}[加入|进入]{ORGANIZATION}。",
        (
            "{ORGANIZATION}{OCCUPATION=[教授|研究员|学者|专家]}{NAME}[接受采访时说|分析称|告诉{ORGANIZATION}]，<nation>[面临"
            "两难|可能调整政策|的立场出现松动]。"
        ),
        "{NAME}、{NAME}、{NAME}[和|以及]{NAME}等[出席会议|参加了活动|也在现场]。",
        "此前，{NAME:1}与{NAME}曾在<place>[会面|秘密会谈]，[讨论{LOCATION}问题|但未能达成一致]。",
        "[来自|出生于]<place>的{OCCUPATION}{NAME}[说|告诉{OCCUPATION=记者}]：“[我等了{DURATION}|孩子终于回家了|以前从没见过这种事]。”",
        "<nation>、<nation>和<nation>[也派代表参加|先后宣布了类似措施|投了弃权票]。",
        "{DATE_INTERVAL}，{ORGANIZATION}曾因[垄断|排放造假|数据泄露]被罚款{MONEY}。",
        "该计划名为{PROJECT}，由{ORGANIZATION}牵头，[总投资{MONEY}|预计{DATE_INTERVAL}完工]。",
        "[会谈于{TIME}结束|发布会定于<when>{TIME}举行|航班{TIME}抵达{LOCATION}]。",
        "{NAME}信奉{RELIGION}，[属于{POLITICAL_AFFILIATION}|被外界视为{POLITICAL_AFFILIATION}]。",
        "随行的还有{OCCUPATION=[翻译|秘书|顾问]}{NAME}[和{OCCUPATION=助理}{NAME}|]。",
        "{LOCATION}[沿岸|地区|一带]的居民[已经撤离|纷纷赶来|表示担忧]。",
        "{NAME}的{MARITAL_STATUS=[前妻|前夫|未婚妻]}{NAME}[拒绝出庭|定居<place>|没有出席]。",
        "（{OCCUPATION=[编辑|责任编辑|记者]}：{NAME}）",
        "{ORGANIZATION}援引{NAME}的话报道说，{ORGANIZATION}[已暂停在<nation>的业务|将关闭<place>办事处]。",
    ],
    "news": [
        "<dateline><lead_politics><news_more>[<news_more>|][\n<news_more>|]",
        "<dateline><lead_business>[<news_more>|]\n<lead_business>[<news_more>|]",
        "<dateline><lead_sport><news_more>[<news_more>|]",
        "<dateline><lead_culture><news_more>[<news_more>|]",
        "<dateline><lead_local><news_more>[<news_more>|]",
        "<headline>\n\n<dateline><lead_politics><news_more>\n<news_more><news_more>",
        "<headline>\n<dateline><lead_local>\n<news_more><news_more>", "<lead_politics>",
        "<lead_business>", "<lead_sport>", "<lead_culture>", "<lead_local>", "<lead_sport><lead_sport>",
        "<headline>\n<headline>\n<headline>", "<dateline><lead_business><news_more>",
        "<lead_politics><news_more><lead_politics><news_more>",
    ],
    "headline": [
        "<nation><politician>{NAME}将访<nation>",
        "{ORGANIZATION}：{DATE_INTERVAL}{FINANCIAL_METRIC}{TREND}", "{NAME}告别{ORGANIZATION}",
        "{ORGANIZATION}2-0{ORGANIZATION} {NAME}传射", "<place>{EVENT}期间客流{TREND}", "{NAME}涉嫌受贿被查",
        "{ORGANIZATION}拟{CORPORATE_ACTION}", "<place><official>{NAME}辞职", "专访{NAME}：我为什么离开<place>",
        "{LOCATION}突发地震 <nation>派出救援队", "{ORGANIZATION}与{ORGANIZATION}对簿公堂", "快讯：{NAME}获释", "悼念{NAME}",
        "{ORGANIZATION}<boss>{NAME}：{PRODUCT}明年量产", "{EVENT}：{NAME}摘金",
    ],
    "wiki": ["<wiki_part>", "<wiki_part>", "<wiki_part> <wiki_part>", "<wiki_part>\n<wiki_part>"],
    "wiki_part": [
        (
            "[《远山》|《归途》|《春天的河》]是{DATE_INTERVAL}上映的{ORIGIN=[法国|香港|中国|美国|日本|台湾]}电影，由<who>执导，<who>和<who>"
            "主演，{ORGANIZATION}发行。"
        ),
        "{LOCATION_STATE}位于{LOCATION}以[东|西|南|北]，省会为<place>，与{LOCATION_STATE}、{LOCATION_STATE}接壤。",
        "<place>是<nation>的城市，位于{LOCATION}畔。<who>和<who>出生于此。",
        (
            "{ORGANIZATION}（简称[中心|学会|公司]）成立于{DATE_INTERVAL}，总部位于<place>，现任{OCCUPATION=[会长|校长|主席|总裁]}为"
            "<who>。"
        ),
        "{EVENT}于{DATE}至{DATE}在<nation><place>举行，<club>夺得冠军。",
        "{DATE_INTERVAL}，<who>率军攻占<place>，<who>兵败，退守{LOCATION}。",
        "<who>与<who>共同获得{DATE_INTERVAL}{EVENT}。",
        "<who>，<nation>{OCCUPATION=足球运动员}，司职{OCCUPATION=[前锋|后卫|门将]}，现效力于<club>。曾效力<club>、<club>。",
        (
            "{LOCATION=[长江|黄河|珠江|淮河|湘江|汉江|多瑙河|尼罗河|湄公河|松花江]}发源于{LOCATION}，流经<place>、<place>，在<place>注入"
            "{LOCATION=[东海|渤海|南海|黑海|地中海|鄱阳湖|洞庭湖]}。"
        ),
        "该站位于<place>{LOCATION_ADDRESS_STREET}，由{ORGANIZATION}营运，{DATE}启用。",
        "专辑由<who>制作，{ORGANIZATION}于{DATE}发行，收录了<who>作词的歌曲。",
        "* <who>（{OCCUPATION}）\n* <who>（{OCCUPATION}）\n* <who>（{OCCUPATION}）",
        "{DATE_INTERVAL}起，<who>在<univ>任{OCCUPATION=[教授|讲师|副教授]}，其学生包括<who>、<who>。",
        "{ORGANIZATION}、{ORGANIZATION}和{ORGANIZATION}均设于<place>。",
        "<who>于{DATE}在<place>逝世，葬于{LOCATION}，其子<who>继任{OCCUPATION=[国王|总督|社长|议员|酋长]}。",
        "{LANGUAGE}主要通行于<nation>和<nation>，使用者多信奉{RELIGION}。",
        "在<place>的选举中，<party>的<who>以微弱优势击败<party>的<who>。", "参见：<who>、<who>、{ORGANIZATION}、{LOCATION}",
    ],
    "biography": [
        (
            "{NAME:1}（{DOB:1}—[{DATE}|]），[字子明，|号东山，|]{LOCATION_STATE}<place>人，{ORIGIN}，{OCCUPATION}[、"
            "{OCCUPATION}|]。{DATE_INTERVAL}毕业于<univ>，[后赴<nation>留学|同年进入{ORGANIZATION}工作]。"
        ),
        (
            "{NAME:1}，{GENDER=[男|女]}，{ORIGIN}，{DOB}[出生|生]，{POLITICAL_AFFILIATION=中共党员}，现任{ORGANIZATIO"
            "N}{OCCUPATION}。{DATE_INTERVAL}参加工作，历任{ORGANIZATION}{OCCUPATION}、{ORGANIZATION}{OCCUPATIO"
            "N}。"
        ),
        (
            "{NAME:1}，<nation>{OCCUPATION}，[{ORGANIZATION}成员|曾效力于{ORGANIZATION}和{ORGANIZATION}]。他在<pl"
            "ace>长大，父亲{NAME:2/1}是{OCCUPATION}，母亲{NAME:3}是{OCCUPATION}。"
        ),
        (
            "{NAME:1}{DATE_INTERVAL}生于<place>的一个{RELIGION}家庭。{AGE}岁时随父母移居<nation>，通晓{LANGUAGE}、{LANGU"
            "AGE}。{DATE_INTERVAL}，{NAME_FAMILY:1}在{ORGANIZATION}获得博士学位，导师为{NAME:2}。"
        ),
        (
            "{ORGANIZATION:1}是<nation>的一家[公司|企业|机构]，由{NAME:1}与{NAME:2}于{DATE_INTERVAL}在<place>创立，现有员工"
            "{~number}人。[{DATE_INTERVAL}，{ORGANIZATION:1}被{ORGANIZATION:2}{CORPORATE_ACTION=收购}。|]"
        ),
        (
            "<place>位于<nation>{LOCATION_STATE}，地处{LOCATION}沿岸，坐标{LOCATION_COORDINATE}，人口约{~number}。[{"
            "NAME}曾任该市{OCCUPATION=市长}。|当地居民多讲{LANGUAGE}，信奉{RELIGION}。]"
        ),
        (
            "{NAME:1}，{OCCUPATION}，{ZODIAC_SIGN}，{PHYSICAL_ATTRIBUTE}。{DATE_INTERVAL}凭借在{EVENT}上的表现为人"
            "所知。{DATE_INTERVAL}与{OCCUPATION}{NAME:2}结婚，育有一子{NAME:3/1}。"
        ),
        (
            "{NAME:1}是<nation>{DATE_INTERVAL}的{OCCUPATION=[将领|政治家|军阀|外交官|革命家]}，曾参加{EVENT}。{DATE}在<pla"
            "ce>[去世|遇刺身亡]，终年{AGE}岁，葬于{LOCATION}。"
        ),
    ],
    "ruling": [
        (
            "<court>\n民 事 判 决 书\n（{DATE_INTERVAL=2023}）{~case_no}\n原告：{NAME:1}，{GENDER=[男|女]}，{DOB}出生"
            "，{ORIGIN=[汉族|回族|满族|壮族]}，住{LOCATION_ADDRESS}。公民身份号码{SSN}。\n委托诉讼代理人：{NAME:4}，{ORGANIZATION"
            "}{OCCUPATION=律师}。\n被告：{NAME:2}，{GENDER=[男|女]}，{DOB}出生，{OCCUPATION}，住{LOCATION_ADDRESS}。"
            "\n[被告：{ORGANIZATION:2}，住所地{LOCATION_ADDRESS}，统一社会信用代码{ORGANIZATION_ID}。\n法定代表人：{NAME:3}，"
            "{OCCUPATION=[总经理|董事长|执行董事]}。\n|]原告{NAME:1}与被告{NAME:2}[民间借贷纠纷|离婚纠纷|机动车交通事故责任纠纷|房屋租赁合同纠纷]一"
            "案，本院于{DATE}立案后，依法适用简易程序公开开庭进行了审理。{NAME:1}及其委托诉讼代理人{NAME:4}到庭参加诉讼，被告{NAME:2}经传票传唤无正当理由拒不到"
            "庭。本案现已审理终结。"
        ),
        (
            "{NAME:1}向本院提出诉讼请求：1.判令{NAME:2}偿还借款本金{MONEY}及利息；2.诉讼费由{NAME:2}承担。事实和理由：{DATE}，{NAME:2}以[资"
            "金周转|购房|装修]为由向{NAME:1}借款{MONEY}，约定借期{DURATION}，[{NAME:1}通过{ORGANIZATION}账户{BANK_ACCOUNT}转"
            "账支付|并出具借条一份]。"
        ),
        (
            "公诉机关<prosecutor>。被告人{NAME:1}，{GENDER=[男|女]}，{DOB:1}出生于{LOCATION_STATE}<place>，{ORIGIN=汉族"
            "}，[初中|高中|小学|大专]文化，{OCCUPATION=[无业|务工人员|农民|个体户|司机]}，户籍地{LOCATION_ADDRESS}。因涉嫌犯[盗窃罪|诈骗罪|危险"
            "驾驶罪|故意伤害罪]于{DATE}被<police_org>刑事拘留，现羁押于{ORGANIZATION=[某市第一看守所|通州区看守所|红谷滩看守所]}。"
        ),
        (
            "经审理查明，{DATE}{TIME}许，被告人{NAME:1}酒后驾驶车牌号为{VEHICLE_ID}的小型轿车行驶至<place>{LOCATION_ADDRESS_STRE"
            "ET}时，与被害人{NAME:2}驾驶的电动车相撞，致{NAME:2}{INJURY}。经鉴定，{NAME:1}血液中乙醇含量为{STATISTICS=[156mg/100ml"
            "|98.4mg/100ml|203mg/100ml]}。"
        ),
        (
            "综上所述，依照《{LOCATION_COUNTRY=中华人民共和国}民法典》第六百七十五条规定，判决如下：一、被告{NAME:2}于本判决生效之日起{DURATION=十日}内"
            "偿还原告{NAME:1}借款本金{MONEY}；二、驳回{NAME:1}的其他诉讼请求。\n{OCCUPATION=审判长} {NAME}\n{OCCUPATION=审判员} "
            "{NAME}\n{OCCUPATION=人民陪审员} {NAME}\n{DATE}\n{OCCUPATION=书记员} {NAME}"
        ),
        (
            "本院认为，{NAME:1}与{ORGANIZATION:1}之间存在劳动关系。{NAME:1}于{DATE}入职{ORGANIZATION:1}，担任{OCCUPATION}，"
            "月工资{MONEY}。{ORGANIZATION:1}单方{CORPORATE_ACTION=解除劳动合同}，应支付赔偿金{MONEY}。"
        ),
        (
            "上诉人{NAME:1}因与被上诉人{ORGANIZATION:1}、原审第三人{NAME:2}[买卖合同|股权转让|建设工程]纠纷一案，不服<court>（{DATE_INTE"
            "RVAL=[2021|2022|2020]}）{~case_no}民事判决，向本院提起上诉。二审期间，{ORGANIZATION:1}提交了{FILENAME}作为新证据。"
        ),
        (
            "证人{NAME:3}证实，{DATE}晚其与{NAME:1}、{NAME:2}在{LOCATION_ADDRESS_STREET}一饭店吃饭，席间{NAME:1}与{NAME:"
            "2}发生争执，{NAME_FAMILY:1}某持[啤酒瓶|木棍]将{NAME_FAMILY:2}某打成{INJURY}。"
        ),
        (
            "申请执行人{ORGANIZATION:1}与被执行人{NAME:1}、{NAME:2/1}[金融借款合同|信用卡]纠纷一案，本院裁定：冻结{NAME:1}名下{ORGANIZA"
            "TION}账户（账号{BANK_ACCOUNT}）存款{MONEY}；查封{NAME:2/1}名下位于{LOCATION_ADDRESS}的房产；查封车辆一台，车牌号{VEHI"
            "CLE_ID}。"
        ),
        (
            "{NAME:1}与{NAME:2}{DATE}在{ORGANIZATION}登记结婚，婚后生育一子{NAME:3/1}（{DOB}出生）。因性格不合，双方自{DATE_INTE"
            "RVAL}起{MARITAL_STATUS=分居}。现{NAME:1}诉请{MARITAL_STATUS=离婚}，婚生子由{NAME:1}抚养，{NAME:2}每月支付抚养费{"
            "MONEY}。"
        ),
    ],
    "police": [
        (
            "接报案人{NAME:1}（身份证号{SSN}，电话{PHONE_NUMBER}）报称：{DATE}{TIME}，其停放在{LOCATION_ADDRESS}门口的电动车被盗，车"
            "架号{VEHICLE_ID}，价值{MONEY}。值班{OCCUPATION=民警}{NAME:2}、{NAME:3}出警处置。"
        ),
        (
            "询 问 笔 录\n时间：{DATE}{TIME}\n地点：{ORGANIZATION=[城东派出所|南湖派出所|新华路派出所|光明派出所]}\n询问人：{NAME:2}  记录"
            "人：{NAME:3}\n被询问人：{NAME:1}  性别：{GENDER=[男|女]}  年龄：{AGE}  文化程度：[初中|高中|本科]\n户籍所在地：{LOCATION"
            "_ADDRESS}\n问：你把事情经过讲一下。\n答：{DATE}晚上{TIME=[八点多|九点半|11点左右]}，我和朋友{NAME:4}从{LOCATION}回家，[被人抢"
            "走手机|看到有人打架|发现门被撬了]。"
        ),
        (
            "悬赏通告：犯罪嫌疑人{NAME:1}，{GENDER=[男|女]}，{DOB}出生，{PHYSICAL_ATTRIBUTE}，{PHYSICAL_ATTRIBUTE}，操{LA"
            "NGUAGE=[四川|河南|东北|湖南]口音}，身份证号码{SSN}。提供线索者奖励{MONEY}。联系人：{OCCUPATION=[警官|民警]} {NAME_FAMILY:"
            "2}，电话{PHONE_NUMBER}。"
        ),
        (
            "经查，{NAME:1}（{GENDER=[男|女]}，{AGE}岁）在网上冒充{ORGANIZATION}{OCCUPATION=[客服|客服人员|业务员]}，骗取{NAME:"
            "2}{MONEY}，涉案账户{BANK_ACCOUNT}，登录IP为{IP_ADDRESS}。"
        ),
        (
            "寻人启事：{NAME:1}，{GENDER=[男|女]}，{AGE}岁，{PHYSICAL_ATTRIBUTE}，患有{CONDITION}，{DATE}从{LOCATION_"
            "ADDRESS}走失，走失时身穿[红色上衣|蓝色外套]。有知情者请联系其[儿子|女儿|家属]{NAME:2/1}，{PHONE_NUMBER}，必有重谢。"
        ),
        (
            "道路交通事故认定书：{NAME:1}持{DRIVER_LICENSE}号驾驶证驾驶{VEHICLE_ID}号[小型客车|重型货车]，于{DATE}{TIME}在{LOCATIO"
            "N}与{NAME:2}驾驶的{VEHICLE_ID}号车追尾，{NAME:1}负全部责任。"
        ),
    ],
}
