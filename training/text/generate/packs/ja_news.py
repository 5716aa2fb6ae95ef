"""News, biographies and court texts of the Japanese pack: dense in names, places and bodies."""
from .ja_words import COUNTRY, FOREIGN_FAMILY, FOREIGN_GIVEN, KNOWN_CITY

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
        "{NAME=<fgiven>・<ffamily>}", "{NAME=<fgiven>・<ffamily>}", "{NAME=<fgiven>・<fgiven>・<ffamily>}",
        "{NAME_FAMILY=<ffamily>}", "{NAME_FAMILY=<ffamily>}",
    ],
    "who": ["{NAME}", "{NAME}", "{NAME}", "<foreign>", "{NAME_FAMILY}"],
    "politician": [
        "{OCCUPATION=[首相|大統領|外相|国防相|財務相|官房長官|副大統領|首席補佐官|報道官|議長|国務長官|国防長官|党首|上院議員|下院議員|特使|駐日大使]}",
    ],
    "official": [
        "{OCCUPATION=[知事|市長|町長|村長|区長|副市長|衆院議員|参院議員|県議|市議|幹事長|政調会長|総務会長|代表|委員長|事務次官|局長|課長|官房副長官]}",
    ],
    "boss": ["{OCCUPATION=[社長|会長|CEO|最高経営責任者|専務|副社長|代表取締役|執行役員|創業者|最高財務責任者|取締役]}"],
    "player": ["{OCCUPATION=[投手|捕手|内野手|外野手|FW|MF|DF|GK|監督|コーチ|選手|主将]}"],
    "court": [
        "{ORGANIZATION=[東京|大阪|名古屋|福岡|札幌|仙台|広島|横浜|さいたま|千葉|京都|神戸|那覇|岡山|金沢][地裁|高裁|地方裁判所|家裁|高等裁判所|簡裁]}",
        "{ORGANIZATION=最高裁[第一小法廷|第二小法廷|]}",
    ],
    "police_org": [
        "{ORGANIZATION=[警視庁|大阪府警|神奈川県警|愛知県警|北海道警|福岡県警|兵庫県警|千葉県警|沖縄県警]}",
        "{ORGANIZATION=[新宿|渋谷|麻布|水戸|宇都宮中央|豊橋|伏見|浦和|博多|旭川東]署}", "{ORGANIZATION=[東京|大阪|名古屋|福岡]地検}",
    ],
    "club": [
        "{ORGANIZATION=[巨人|阪神|ヤクルト|広島|中日|DeNA|ソフトバンク|オリックス|楽天|西武|ロッテ|日本ハム]}",
        "{ORGANIZATION=[浦和|鹿島|川崎F|横浜FM|G大阪|C大阪|神戸|広島|名古屋|FC東京]}",
        "{ORGANIZATION=[ドジャース|ヤンキース|エンゼルス|パドレス|マンC|アーセナル|リバプール|レアル・マドリード|バイエルン|ブライトン|レイカーズ]}",
        "{ORGANIZATION}",
    ],
    "party": [
        "{ORGANIZATION=[自民党|立憲民主党|公明党|日本維新の会|共産党|国民民主党|れいわ新選組|社民党|参政党]}",
        "{ORGANIZATION=[共和党|民主党|労働党|保守党|国民の力|共に民主党|民進党|国民党|キリスト教民主同盟|社会民主党|国民連合|緑の党]}",
    ],
    "when": [
        "{DATE}", "{DATE}", "{DATE=[3|5|7|9|11|12|14|16|18|21|23|25|27|29]日}",
        "{DATE=[2|4|6|8|10|13|17|19|22|26|30]日}", "{DATE=[1|6|8|13|15|20|24|28]日}夜",
        "{DATE=[月|火|水|木|金|土|日]曜日}", "{DATE=３日}", "{DATE=１７日}",
    ],
    "dateline": [
        "【<place>[＝{NAME}|{ORGANIZATION=時事}|{ORGANIZATION=共同}]】",
        "（{ORGANIZATION=[共同通信|時事通信|ロイター|AP|AFP]}）", "", "", "<when>、", "【{NAME}、{NAME}】",
        "{ORGANIZATION}によると、", "［<place> <when> {ORGANIZATION=ロイター}］ - ",
    ],
    "lead_politics": [
        "{LOCATION_COUNTRY=日}{LOCATION_COUNTRY=[米|中|韓|ロ]}両政府は<when>、[外相会談|次官級協議]を<place>で開いた。",
        (
            "{LOCATION_COUNTRY=[米|英|仏|独|中|韓|ロ]}政府は<when>、{LOCATION_COUNTRY=[日本|中国|ロシア|イラン|北朝鮮]}への[制裁|"
            "支援]を発表した。"
        ),
        "{LOCATION_COUNTRY=[米|英|仏|独|韓]}{OCCUPATION=[大統領|首相|外相|国防長官]}の<foreign>氏が<place>を訪れた。",
        (
            "{NAME:1}<official>は<when>、[記者会見し|<place>で講演し]、{DATE_INTERVAL}の[知事選|市長選|衆院選|参院選]に[立候補する|出"
            "馬しない]意向を[表明した|明らかにした]。"
        ),
        (
            "{LOCATION_COUNTRY:1}の<foreign><politician>は<when>、<place>で{LOCATION_COUNTRY:2}の<foreign>"
            "<politician>と会談し、[停戦|関税|安全保障|エネルギー協力]をめぐり協議した。"
        ),
        (
            "[任期満了に伴う|]<place>の市長選は<when>投開票され、[現職|新人|{POLITICAL_AFFILIATION=無所属}新人]の{NAME:1}氏（{AGE}）"
            "＝<party>推薦＝が{NAME:2}氏（{AGE}）を破り、[初当選|再選]を果たした。"
        ),
        (
            "<party>の{NAME:1}<official>は、<party>の{NAME:2}<official>と国会内で会談し、[補正予算案|政治資金規正法|選挙協力]の扱いを巡"
            "り[合意した|物別れに終わった]。"
        ),
        (
            "{ORGANIZATION}は<when>、<nation>への[追加制裁|人道支援|渡航制限]を[決定した|発表した]。{NAME:1}<politician>は「[断固たる"
            "措置を取る|対話の窓口は開いている]」と述べた。"
        ),
        "<nation>で<when>、[大統領選|議会選]の投票が行われ、<party>の<foreign>氏が[勝利宣言|敗北を認める声明を発表]した。",
        (
            "{LOCATION_COUNTRY:1}軍は<when>、{LOCATION_COUNTRY:2}の<place>を[空爆|砲撃]し、少なくとも{~quantity}人が死亡し"
            "た。{ORGANIZATION}が伝えた。"
        ),
        (
            "政府は<when>の閣議で、{NAME:1}氏を{ORGANIZATION}の{OCCUPATION=[総裁|長官|委員長|次官|大使]}に充てる人事を決めた。[{NAME:2"
            "}氏は退任する。|]"
        ),
        (
            "{NAME_FAMILY=<ffamily>}米{OCCUPATION=[大統領|国務長官|財務長官|国防長官]}は<when>、<nation>の{NAME_FAMILY=<"
            "ffamily>}{OCCUPATION=[首相|外相|大統領]}と電話で会談した。"
        ),
        (
            "{NAME:1}元<official>が<when>、{CONDITION}のため<place>の病院で死去した。{AGE}歳。[{LOCATION_STATE}出身。|葬儀は"
            "近親者で行う。喪主は長男{NAME_GIVEN:2}氏。]"
        ),
        "<who>氏は{ORGANIZATION}の取材に「<nation>との関係は[正念場だ|改善している]」と話した。",
    ],
    "lead_business": [
        (
            "{ORGANIZATION:1}が<when>発表した{DATE_INTERVAL}期決算は、{FINANCIAL_METRIC}が{TREND}の{MONEY}、{FINAN"
            "CIAL_METRIC}が{MONEY}だった。"
        ),
        "{ORGANIZATION:1}は<when>、{ORGANIZATION:2}を{MONEY}で{CORPORATE_ACTION=[買収|子会社化]}すると発表した。",
        "{ORGANIZATION:1}の{NAME:1}<boss>は{EVENT}で、<place>に新工場を建設する方針を明らかにした。投資額は{MONEY}。",
        (
            "{ORGANIZATION:1}は{NAME:1}<boss>が退任し、後任に{NAME:2}<boss>が昇格する人事を発表した。{NAME_FAMILY:2}氏は{DATE"
            "_INTERVAL}入社。"
        ),
        "{ORGANIZATION:1}は{DATE_INTERVAL}までに{CORPORATE_ACTION=人員削減}に踏み切る。対象は<nation>など{~quantity}拠点。",
        "<when>の{LOCATION_CITY=東京}株式市場で日経平均株価は{TREND}。{ORGANIZATION:1}や{ORGANIZATION:2}が買われた。",
        (
            "{ORGANIZATION:1}は新型の{PRODUCT}を<when>に発売する。価格は{MONEY}から。<boss>の<foreign>氏は「{ORGANIZATION:"
            "2}に対抗する」と語った。"
        ),
        (
            "{ORGANIZATION:1}と{ORGANIZATION:2}は<when>、{CORPORATE_ACTION=[経営統合|資本業務提携|合併]}で基本合意した。新会社の"
            "<boss>には{NAME:1}氏が就く。"
        ),
        "{ORGANIZATION}の{OCCUPATION=[アナリスト|エコノミスト|主席研究員]}、<who>氏は「{FINANCIAL_METRIC}の{TREND}が続く」とみる。",
        "{NAME:1}氏が{DATE_INTERVAL}に創業した{ORGANIZATION:1}は、<place>に本社を置く。",
    ],
    "lead_sport": [
        (
            "{EVENT}は<when>、{LOCATION}で[準決勝|決勝|1回戦]が行われ、<club>が<club>を3―1で下した。{NAME:1}が[決勝弾|先制ゴール|2得点"
            "]を挙げた。"
        ),
        "<club>の{NAME:1}<player>（{AGE}）が{INJURY}のため、全治{DURATION}と診断された。",
        "<club>は<when>、{NAME:1}<player>の[退任|加入|移籍]を発表した。後任には{NAME:2}<player>が就く。",
        "<club>は延長の末、<club>にサヨナラ勝ち。先発の{NAME_FAMILY:1}が[好投|7回1失点]し、{NAME_FAMILY:2}が決勝打を放った。",
        (
            "[男子|女子][100メートル|マラソン|シングルス]で{NAME:1}（{ORGANIZATION}）が優勝した。2位は<nation>の<foreign>、3位は{NAME"
            "}（{ORGANIZATION}）。"
        ),
        (
            "{OCCUPATION=[大関|横綱|関脇|小結]}{NAME=[豪ノ海|若錦|北桜山|照天龍|琴乃花|朝乃嵐|隆の富士|玉錦竜]}が{NAME=[貴若丸|翔天|栃の湖|逸乃翔"
            "|霧乃島|御嶽富士]}を寄り切り、{EVENT=[初場所|春場所|名古屋場所|九州場所]}で[全勝を守った|優勝を決めた]。"
        ),
        "<foreign>が{NAME:1}をストレートで破り、[8強入り|4強入り]した。",
        "{OCCUPATION=棋士}の{NAME:1}[九段|八段|五段]（{AGE}）が{NAME:2}[名人|竜王|王将]に勝ち、タイトルを奪取した。",
    ],
    "lead_local": [
        (
            "<when>{TIME}、{LOCATION_ADDRESS}の{OCCUPATION}、{NAME:1}さん（{AGE}）方から出火、[木造2階建て住宅を全焼した|約{~qu"
            "antity}平方メートルを焼いた]。焼け跡から1人の遺体が見つかり、<police_org>は{NAME_FAMILY:1}さんとみて調べている。"
        ),
        (
            "<police_org>は<when>、[詐欺|窃盗|傷害|殺人未遂|道交法違反]の疑いで、{LOCATION_ADDRESS}、{OCCUPATION}、{NAME:1}容疑"
            "者（{AGE}）を逮捕した。[「間違いない」と容疑を認めている。|容疑を否認しているという。]"
        ),
        (
            "逮捕容疑は<when>{TIME}、{LOCATION}の路上で、{OCCUPATION}の{GENDER=[男性|女性]}（{AGE}）に[けがを負わせた|現金{MONEY}"
            "を奪った]疑い。"
        ),
        (
            "{LOCATION_STATE}<place>で<when>、乗用車とトラックが衝突し、乗用車の{NAME:1}さん（{AGE}）＝<place>＝が{INJURY}を負った。"
            "{NAME_FAMILY:1}さんは{ORGANIZATION_MEDICAL_FACILITY}に搬送された。"
        ),
        "{LOCATION}で遭難した{OCCUPATION}の{NAME:1}さん（{AGE}）が<when>、{DURATION}ぶりに救助された。",
        "<place>の{ORGANIZATION}で<when>、{EVENT}が開かれ、{NAME:1}<official>や園児らが参加した。",
        (
            "<court>（{NAME:1}{OCCUPATION=裁判長}）は<when>、[殺人|詐欺|収賄]罪に問われた{OCCUPATION}、{NAME:2}被告（{AGE}）に"
            "懲役{DURATION}（求刑同{DURATION}）の判決を言い渡した。"
        ),
        "{LOCATION_STATE}で震度5強の地震があり、<place>の{NAME:1}さん（{AGE}）は「[立っていられなかった|棚が倒れた]」と話した。",
        "<place>の{NAME:1}さん（{AGE}）が作った[菊|ひまわり|トマト]が見頃を迎え、{LOCATION}から来た{NAME:2}さん（{AGE}）は「きれい」と笑顔を見せた。",
    ],
    "lead_culture": [
        "{NAME:1}{OCCUPATION=監督}の新作[「海辺の家」|「遠い夏」|「雪の記憶」]が<when>、{EVENT}で上映された。主演は{NAME:2}と{NAME:3}。",
        (
            "{OCCUPATION=[作家|漫画家|俳優|歌手|女優|声優]}の{NAME:1}さんが{CONDITION}のため死去した。{AGE}歳。[{LOCATION_STATE}"
            "出身。|]{DATE_INTERVAL}、[「風の道」|「夜の橋」]で{EVENT=[芥川賞|直木賞|日本レコード大賞]}を受けた。"
        ),
        (
            "{OCCUPATION=[俳優|歌手|アナウンサー|タレント]}の{NAME:1}（{AGE}）と{NAME:2}（{AGE}）が<when>、[結婚|{MARITAL_STA"
            "TUS=離婚}]を発表した。"
        ),
        (
            "{ORGANIZATION}は<when>、{NAME:1}氏に{EVENT}を授与すると発表した。{NAME_FAMILY:1}氏は{LANGUAGE}と{LANGUAGE}"
            "で詩を書く。"
        ),
        (
            "<place>の遺跡から[土器|木簡|銅鏡]が見つかり、{ORGANIZATION}の{NAME:1}{OCCUPATION=[教授|准教授|名誉教授]}は「{DATE_INT"
            "ERVAL}のものだろう」と話す。"
        ),
        "<foreign>の来日公演が<when>、{LOCATION}で開かれる。料金は{MONEY}。問い合わせは{ORGANIZATION}（{PHONE_NUMBER}）。",
    ],
    "news_more": [
        "{NAME_FAMILY:1}氏は「[責任を痛感している|驚いている|引き続き努力する]」と[述べた|語った|コメントした]。",
        "{NAME:1}さんは「[ほっとした|信じられない|皆さんに感謝したい]」と話した。",
        (
            "{ORGANIZATION}の{NAME}{OCCUPATION=[教授|准教授|研究員|名誉教授]}（[政治学|国際関係論|疫学]）は「[影響は大きい|慎重な検証が必要だ]」"
            "と指摘する。"
        ),
        "<who>氏は{DATE_INTERVAL}に{ORGANIZATION}に[入り|入社し]、{OCCUPATION}などを歴任した。",
        "これに対し<who>氏は「[事実無根だ|時間が必要だ]」と反論した。", "<nation>や<nation>も[同様の措置を取る|懸念を表明した|参加する]見通し。",
        "会合には{NAME}、{NAME}、{NAME}の各氏が出席した。",
        "{ORGANIZATION}の調査では、<nation>の{CONDITION}患者は全体の{STATISTICS=[12.4%|3割|5.8%|約27%]}に上る。",
        "<who>は<place>生まれ。<place>で育ち、{LANGUAGE}も話す。",
        "{ORGANIZATION}は「[コメントを控える|事実関係を確認中|再発防止に努める]」としている。", "事業名は{PROJECT}で、総事業費は{MONEY}。",
        "{LOCATION}周辺では[住民が避難した|交通規制が敷かれた|混乱が続いている]。", "[会談は{TIME}に終了した。|会見は<when>{TIME}から開かれる。]",
        "<foreign>氏は{RELIGION}で、{POLITICAL_AFFILIATION}として知られる。",
        "{OCCUPATION}の{NAME}さん（{AGE}）＝<place>＝は「[{DURATION}待った|初めて見た]」と話した。", "（{NAME}）",
        "{NAME}{OCCUPATION=記者}が報告する。", "{MARITAL_STATUS=[元妻|元夫|婚約者]}の{NAME}さんは[取材に応じなかった|<place>に住む]。",
    ],
    "headline": [
        "{NAME}氏、{ORGANIZATION}{OCCUPATION=社長}に", "{ORGANIZATION}、{ORGANIZATION}を{CORPORATE_ACTION=買収}へ",
        "<club>連勝、{NAME_FAMILY}が決勝打", "<place>で火災、{AGE}歳{GENDER=[男性|女性]}死亡",
        "<nation>{OCCUPATION=大統領}、<nation>訪問へ", "{FINANCIAL_METRIC}{TREND}　{ORGANIZATION}",
        "<foreign>氏が初来日", "{NAME}容疑者を送検", "{NAME}さん死去　{OCCUPATION}", "{LOCATION}で遭難か",
        "{ORGANIZATION}と{ORGANIZATION}が{CORPORATE_ACTION}", "{EVENT}開幕　{NAME}が選手宣誓",
    ],
    "news": [
        "<dateline><lead_politics><news_more>[<news_more>|]\n　<news_more>",
        "<dateline><lead_politics>[<news_more>|]", "<dateline><lead_business><news_more>[<news_more>|]",
        "<dateline><lead_sport>[<news_more>|]", "<dateline><lead_local>[<news_more>|]",
        "<lead_local><news_more>", "<dateline><lead_culture><news_more>",
        "<headline>\n\n　<dateline><lead_politics>\n　<news_more>\n　<news_more>",
        "<headline>\n　<dateline><lead_local><news_more>", "<headline>\n<headline>\n<headline>",
        "<lead_sport>", "<lead_business>", "<lead_culture>", "<lead_politics><lead_politics>",
        "<lead_sport><lead_sport>", "<lead_local>\n<lead_local>",
    ],
    "wiki": ["<wiki_part>", "<wiki_part>", "<wiki_part> <wiki_part>", "<wiki_part>\n<wiki_part>"],
    "wiki_part": [
        (
            "『[遠い夏|海辺の家|雪の道]』は、{DATE_INTERVAL}に公開された{ORIGIN=[日本|アメリカ|フランス|韓国]}映画。{OCCUPATION=監督}は<who"
            ">、主演は<who>。配給は{ORGANIZATION}。"
        ),
        "{LOCATION_STATE}は{LOCATION}の近くに位置し、{LOCATION_STATE}、{LOCATION_STATE}と接する。県庁所在地は<place>。",
        "<place>は<nation>の都市である。{LOCATION}に面し、<who>の出身地として知られる。",
        "{ORGANIZATION}は、<place>に本部を置く[団体|大学|企業]。{DATE_INTERVAL}設立。{OCCUPATION=[会長|学長|理事長|社長]}は<who>。",
        "{EVENT}は{DATE}から<nation>の<place>で開催され、<club>が優勝した。",
        "{DATE_INTERVAL}、<who>は<place>を攻め、<who>を破った。<who>は{LOCATION}へ逃れた。",
        (
            "<who>は、<nation>出身の{OCCUPATION=サッカー選手}。ポジションは{OCCUPATION=[MF|FW|DF|GK]}。<club>、<club>を経て<"
            "club>に所属。"
        ),
        (
            "{LOCATION=[利根川|信濃川|淀川|多摩川|四万十川|ドナウ川|ライン川|ナイル川|長江]}は<place>に源を発し、<place>を経て{LOCATION=[日本海"
            "|太平洋|瀬戸内海|東京湾|黒海|地中海|琵琶湖]}に注ぐ。"
        ),
        "{LOCATION=[中山|新川|桜木|東浜|西大宮|青葉台]駅}は、{LOCATION_STATE}<place>にある{ORGANIZATION}の駅。{DATE}開業。",
        "アルバムは<who>がプロデュースし、{ORGANIZATION}から{DATE}に発売された。",
        "* <who>（{OCCUPATION}）\n* <who>（{OCCUPATION}）\n* <who>（{OCCUPATION}）",
        "{DATE_INTERVAL}より{ORGANIZATION}{OCCUPATION=[教授|准教授|講師]}。門下に<who>、<who>、<who>らがいる。",
        "{LANGUAGE}は<nation>と<nation>で話される。住民の多くは{RELIGION}を信仰する。",
        "<who>は{DATE}、<place>で死去。墓は{LOCATION}にある。子の<who>も{OCCUPATION}。",
        "選挙では<party>の<who>が<party>の<who>を僅差で破った。", "脚本：<who>　音楽：<who>　撮影：<who>",
        "{ORGANIZATION}、{ORGANIZATION}、{ORGANIZATION}の本社は<place>にある。",
        "関連項目：<who>、<who>、{ORGANIZATION}、{LOCATION}",
    ],
    "biography": [
        (
            "{NAME:1}（[{NAME=[さとう けんじ|たなか みき|やまもと ひろし|こばやし ゆうこ]}、|]{DOB} - ）は、{LOCATION_COUNTRY=日本}の{"
            "OCCUPATION}。{LOCATION_STATE}<place>出身。{ORGANIZATION}卒業。血液型は{BLOOD_TYPE}。"
        ),
        (
            "<foreign>（{DOB} - {DATE}）は、<nation>の{OCCUPATION}、{OCCUPATION}。<place>に生まれ、{AGE}歳で<nation"
            ">に移住した。{DATE_INTERVAL}に{ORGANIZATION}を設立。"
        ),
        (
            "{NAME:1}は{DATE_INTERVAL}、<place>の{RELIGION}の家に生まれた。父{NAME:2/1}は{OCCUPATION}、母{NAME_GIVEN"
            ":3}は{OCCUPATION}であった。{DATE_INTERVAL}に上京し、{ORGANIZATION}に入学。{NAME:4}に師事した。"
        ),
        (
            "{ORGANIZATION:1}は、{LOCATION_STATE}<place>に本社を置く[企業|メーカー]。{DATE_INTERVAL}、{NAME:1}と{NAME:"
            "2}が創業。{DATE_INTERVAL}に{ORGANIZATION:2}と{CORPORATE_ACTION=合併}した。"
        ),
        (
            "<place>は、{LOCATION_STATE}の[東部|南部|北西部]に位置する市。{LOCATION}が流れ、人口は約{~number}人。{OCCUPATION=市長}"
            "は{NAME}。[出身者に{OCCUPATION}の{NAME}がいる。|]"
        ),
        (
            "{NAME:1}、{ZODIAC_SIGN}、{BLOOD_TYPE}、{PHYSICAL_ATTRIBUTE}。{ORGANIZATION}所属の{OCCUPATION=[歌"
            "手|俳優|声優|タレント|モデル]}。{DATE_INTERVAL}、{EVENT}出演を機に注目を集めた。"
        ),
        (
            "{NAME:1}は{DATE_INTERVAL}の{OCCUPATION=[武将|大名|公家|軍人|政治家|思想家]}。{EVENT=[関ケ原の戦い|応仁の乱|戊辰戦争|本能寺"
            "の変]}で{NAME:2}に従い、{LOCATION}を治めた。"
        ),
    ],
    "ruling": [
        (
            "{DATE_INTERVAL=令和[2|3|4|5|6]年}（ワ）第{~quantity}号　[損害賠償請求|貸金返還請求|建物明渡請求]事件\n口頭弁論終結日　{DATE}"
            "\n判　　決\n{LOCATION_ADDRESS}\n原　　告　　{NAME:1}\n同訴訟代理人{OCCUPATION=弁護士}　{NAME:3}\n{LOCATION_A"
            "DDRESS}\n被　　告　　{NAME:2}\n主　　文\n１　被告は、原告に対し、{MONEY}及びこれに対する{DATE}から支払済みまで年３パーセントの割合による金員を"
            "支払え。\n２　訴訟費用は被告の負担とする。"
        ),
        (
            "原告{NAME:1}（以下「原告{NAME_FAMILY:1}」という。）は、{DATE}、被告{ORGANIZATION:1}との間で雇用契約を締結し、{OCCUPATION"
            "}として稼働していた。賃金は{MONEY}であった。"
        ),
        "被告人{NAME:1}は、{DATE}{TIME}頃、{LOCATION_ADDRESS}所在の{NAME:2}方において、同人所有の現金{MONEY}を窃取したものである。",
        (
            "被告人を懲役{DURATION}に処する。未決勾留日数中{DURATION}をその刑に算入する。\n{DATE}\n<court>刑事第２部\n{OCCUPATION=裁判長裁"
            "判官}　{NAME:1}\n{OCCUPATION=裁判官}　{NAME:2}\n{OCCUPATION=裁判官}　{NAME:3}"
        ),
        (
            "証人{NAME:3}は、{DATE}夜、{LOCATION}の居酒屋で{NAME:1}と{NAME:2}が口論するのを見たと証言する。{NAME_FAMILY:1}が{NAME"
            "_FAMILY:2}を殴打し、{INJURY}を負わせたことは、{ORGANIZATION_MEDICAL_FACILITY}の{NAME_MEDICAL_PROFESSION"
            "AL}の診断書からも裏付けられる。"
        ),
        (
            "亡{NAME:1}は{DATE}に死亡し、相続人は妻{NAME:2/1}、長男{NAME:3/1}及び長女{NAME:4}である。遺産は{LOCATION_ADDRESS}の土"
            "地及び{ORGANIZATION}の預金{MONEY}である。"
        ),
        (
            "控訴人{ORGANIZATION:1}は、原判決（<court>{DATE}言渡し）を不服として控訴した。被控訴人{NAME:1}は、{ORGANIZATION:1}の{OCC"
            "UPATION}であった者である。"
        ),
        (
            "申立人{NAME:1}と相手方{NAME:2}は{DATE}に婚姻し、{DATE_INTERVAL}から{MARITAL_STATUS=別居}している。長女{NAME_GIVE"
            "N:3}（{DOB}生）の監護者を申立人と定め、養育費月額{MONEY}の支払を求める。"
        ),
    ],
    "police": [
        (
            "被害届\n届出人　住所 {LOCATION_ADDRESS}\n　　　　職業 {OCCUPATION}　氏名 {NAME:1}　{AGE}歳\n　　　　電話 {PHONE_NU"
            "MBER}\n被害年月日時　{DATE}{TIME}\n被害場所　{LOCATION}\n被害の模様　[駐輪場に止めた自転車を盗まれた|財布（{MONEY}在中）をすられた]"
        ),
        (
            "供述調書\n本籍　{LOCATION_ADDRESS}\n住居　{LOCATION_ADDRESS}\n職業　{OCCUPATION}\n氏名　{NAME:1}　{DOB}生（"
            "{AGE}歳）\n私は、{DATE}、{NAME:2}と{LOCATION}で会い、[金を渡しました|車を運転しました]。"
        ),
        (
            "行方不明者：{NAME:1}（{AGE}）、{GENDER=[男性|女性]}、{PHYSICAL_ATTRIBUTE}、{PHYSICAL_ATTRIBUTE}。{DATE}に"
            "{LOCATION_ADDRESS}を出たまま。{CONDITION}あり。連絡先：<police_org>{PHONE_NUMBER}"
        ),
        (
            "事故車両は{VEHICLE_ID}、運転者は{NAME:1}（免許証番号{DRIVER_LICENSE}）、同乗者は{NAME:2}。{LOCATION_ADDRESS_STR"
            "EET}交差点で信号無視。{OCCUPATION=巡査部長}{NAME:3}が実況見分。"
        ),
        (
            "{NAME:1}名義の口座（{ORGANIZATION=[みずほ銀行|ゆうちょ銀行|りそな銀行|三井住友銀行]}{BANK_ACCOUNT}）に{NAME:2}から{MONEY"
            "}の振込。接続元IP {IP_ADDRESS}。"
        ),
    ],
}
