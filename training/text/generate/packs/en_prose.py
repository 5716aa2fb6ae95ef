"""More English prose: wire and local news, sport, business, science, culture, encyclopaedia, opinion, travel, history and fiction, bare lists of names, near misses."""

from .en_text import lines

DOCS = {"xp_news": 12, "xp_sport": 5, "xp_market": 5, "xp_culture": 5, "xp_entry": 6, "xp_essay": 6, "xp_fiction": 8, "xp_heads": 3, "xp_mix": 14}
GIVEN_WORDS = "Grace|Will|May|Mark|Summer|Hunter|Faith|Hope|Joy|Dawn|Rose|Ivy|Chase|Sky|Rowan|Robin|Jay|Ray|Christian|Dean|Earl|Prince|Royal|Justice|Sage|River|Penny|Melody|Harmony|Destiny|Angel|Storm|Clay|Cliff|Heath|Glen|Dale|Brook|Forrest|Wolf|Buck|Colt|Drew|Grant|Guy|Jack|Lance|Miles|Pierce|Rusty|Sandy|Woody|Bill|Rob|Pat|Sue|Patience|Prudence|Constance|Mercy|Charity|Verity|Clement|Basil|Olive|Saffron|Rosemary|Ginger|Candy|Ruby|Pearl|Jade|Amber|Crystal|April|June|August|Autumn|Wren|Rich|Art|Gene|Skip|Frank|Ernest|Victor|Bliss|Dot|Kit|Tuesday|Lark|Piper|Harper|Fern|Hazel|Holly|Heather|Iris|Lily|Daisy|Violet|Poppy|Reed|Stew|Norm|Max|Ace|Cash|Duke|Major|Noble|Sterling|Merit|True"
FAMILY_WORDS = "Young|Baker|Long|Gray|Field|Cross|Rice|Bacon|Lamb|Fish|Wine|Ham|Pepper|Salt|Frost|Snow|Winter|Noon|Day|Weeks|Friday|Christmas|Pope|Prior|Dean|Sergeant|Speaker|Driver|Farmer|Shepherd|Marshall|Nurse|Constable|Judge|Justice|Law|Proctor|Savage|Wild|Moody|Smart|Sweet|Bright|Gay|Blunt|Meek|Hardy|Power|Flood|Burns|Payne|Akers|Outlaw|Crook|Lawless|Story|Page|Bookman|Reader|Penn|Inks|Stamp|Post|Letterman|Bell|Drum|Fife|Singer|Dance|Ball|Golf|Race|Runner|Stride|Walker|March|May|Summer|Hall|House|Roof|Wall|Gates|Door|Key|Locke|Bolt|Steel|Iron|Silver|Gold|Diamond|Glass|Stone|Marble|Sands|Shore|Banks|Poole|Wells|Fountain|Rivers|Brooks|Lake|Marsh|Moss|Heath|Forest|Woods|Bush|Berry|Root|Plant|Bloom|Rose|Crane|Swan|Drake|Peacock|Partridge|Hawk|Buck|Hart|Fox|Wolfe|Bear|Church|Temple|Abbott|Monk|Parsons|Bishop|Best|Worth|Price|Cash|Case|Love|Blessing|Darling|Strange|English|French|Ireland|Holland|Poland|York|London|Paris|Kent|Essex|Wiltshire|Derby|Lincoln"
RARE = r"""
{NAME=[Oluwaseun|Nkechi|Thabo|Sipho|Wanjiru|Kwabena|Ayodele|Chidinma|Tendai|Mosi|Zawadi|Folasade|Temitope|Lindiwe] [Adebayo|Nwosu|Mokoena|Khumalo|Wachira|Asante|Ogunleye|Moyo|Chikwanha|Njoroge|Ekwueme|Zulu|Banda|Oyelaran]}
{NAME=[Bogdan|Zbigniew|Grzegorz|Václav|Miroslava|Dragana|Zoltán|Ilse|Jadwiga|Radovan|Mirela|Otakar|Snežana] [Brzeziński|Szczepański|Dvořák|Kovačević|Nagy|Ceaușu|Stoyanova|Jabłoński|Hrabal|Vuković|Szalai|Ślusarczyk|Marinković]}
{NAME=[Þóra|Guðrún|Solveig|Torbjørn|Åsa|Håkon|Signe|Eero|Aino|Mikko|Kaisa] [Jónsdóttir|Sigurðsson|Bjørnstad|Ødegård|Sjöberg|Lehtonen|Virtanen|Kjær|Nygård|Ásgeirsson]}
{NAME=[Saoirse|Tadhg|Eluned|Llywelyn|Fionnuala|Ruaridh|Gruffydd|Caoilfhionn|Muireann|Iorwerth] [Ní Bhriain|Mac Giolla|ap Rhys|O'Shaughnessy|Mulcahy|McIlwraith|Gwynne|Ó Dálaigh|Prosser|Farquharson]}
{NAME=[Xóchitl|Itzel|María José|Juan Pablo|Luz|Ximena|Iñaki|Nuria|João|Thaís|Raimundo] [Ibarra Peña|de la Fuente|Etxeberria|Quispe Mamani|dos Santos Lima|Villaseñor|Ortega y Ruiz|Figueiredo|Huamán|Zúñiga]}
{NAME=[Nguyễn|Trần|Phạm|Lê] [Thị Hoa|Minh Đức|Văn Long|Thu Phương|Quang Hải]}
{NAME=[Park|Kim|Yoon|Baek|Seo|Hwang] [Soo-ah|Hyun-woo|Ji-min|Tae-yang|Eun-bi]}
{NAME=[Xi|Zhao|Qiu|Deng|Sun|Xu|Feng] [Xiaoming|Zhiwei|Yulan|Guoqiang|Lihua|Min|Bo]}
{NAME=[Haruto|Kenji|Ryōta|Chiyo|Masako|Shōhei] [Kobayashi|Ueda|Ōta|Inoue|Nakagawa|Fujimori]}
{NAME=[Parisa|Shirin|Dariush|Farhad|Gulnara|Timur|Aibek|Zarina] [Golestani|Rahimov|Tehrani|Abdrakhmanova|Daneshvar|Isakov|Nurlanov]}
{NAME=[Abdullah bin Rashid al-Mutairi|Fatima Zahra El Idrissi|Yusuf ibn Khalid|Omar Abu Salim|Haya bint Saleh|Walid el-Masri|Nasser al-Qahtani|Umm Kulthum Haddad|Abdel Rahman Sabry|Rania al-Khatib]}
{NAME=[Joost|Lieke|Willemijn|Pieter|Godelieve|Étienne|Maëlle|Anaïs|Loïc|Jürgen|Käthe] [van den Heuvel|de Groot|van 't Hof|ten Brinke|Le Goff|d'Aubigny|Desrosiers|von Bülow|zu Hohenfels|Strauß]}
{NAME=[Leilani|Keoni|Tāne|Aroha|Siosaia|Mele|Tevita|Moana|Wiremu] [Kahananui|Parata|Te Rangi|Fifita|Taumalolo|Ngarimu|Kamakau]}
{NAME=[J.R.|A. K.|D. H.|C.J.|T. S.|P.G.|R. V.|M.F.|W. E. B.|K. S.] [Ramanathan|Pemberton|Osgood|Sen|Quarrie|Lyttelton|Achterberg|Subramanian|Prentiss|Nair]}
{NAME=[Harjit|Gurpreet|Venkatesh|Padmavathi|Arundhati|Devika|Imran|Shabnam|Tenzin|Chamari] [Sidhu|Krishnamurthy|Deshpande|Bhattacharya|Qureshi|Wangdu|Jayawardena|Pillai|Ranganathan|Sandhu]}
{NAME=[Moshe|Rivka|Shlomo|Ofra|Yael|Avigdor] [Ben-Ami|Bar-Lev|Zilberman|Halevi|Peretz|Abutbul]}
"""
RULES = {
    "xp_gw": ["{NAME_GIVEN=[" + GIVEN_WORDS + "]}"],
    "xp_fw": ["{NAME_FAMILY=[" + FAMILY_WORDS + "]}"],
    "xp_rare": lines(RARE),
    "xp_who": ["{NAME}", "{NAME}", "{NAME}", "<xp_rare>", "{NAME=[" + GIVEN_WORDS + "] [" + FAMILY_WORDS + "]}"],
    "xp_last": ["{NAME_FAMILY}", "{NAME_FAMILY}", "<xp_fw>"],
    "xp_first": ["{NAME_GIVEN}", "{NAME_GIVEN}", "<xp_gw>"],
    "xp_dn": ["[1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28]"],
    "xp_m": ["[January|February|March|April|May|June|July|August|September|October|November|December]"],
    "xp_y": ["[19[6|7|8|9]<d>|20[0|1]<d>|202[0|1|2|3|4|5|6]]"],
    "xp_on": ["{DATE=[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]}", "{DATE=<xp_m> <xp_dn>}", "{DATE=<xp_dn> <xp_m>}", "{DATE=<xp_dn> <xp_m> <xp_y>}", "{DATE=<xp_m> <xp_dn>, <xp_y>}", "{DATE=[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday], <xp_m> <xp_dn>}"],
    "xp_abbr": ["{ORGANIZATION=[NATO|NASA|UNICEF|UNESCO|OPEC|FIFA|UEFA|Interpol|Europol|Oxfam|Greenpeace|Amnesty|Ofsted|Ofcom|HMRC|MI5|GCHQ|FEMA|NAACP|CAF|ASEAN|ECOWAS|PETA|Unite|Unison|Shelter|Crisis|Mind|Liberty]}"],
    "xp_the": ["the {ORGANIZATION=[NHS|WHO|IMF|UN|EU|FBI|CIA|FDA|CDC|IRS|BBC|WTO|IOC|SEC|FTC|EPA|DEA|TSA|ACLU|NRA|RSPCA|RNLI|DVLA|CPS|IAEA|ICC|ECB|ILO|AFL-CIO|TUC|CBI|FCA|NTSB|FAA|RBI|CBC|ABC|RCMP|AIIMS|World Bank|Red Cross|Salvation Army|Bank of England|Federal Reserve|Met Office|Met]}"],
    "xp_seat": ["{LOCATION_CITY=[Washington|Moscow|Beijing|London|Paris|Berlin|Brussels|Tehran|Kyiv|Ankara|Delhi|Islamabad|Seoul|Pyongyang|Tokyo|Canberra|Ottawa|Dublin|Rome|Riyadh|Cairo|Pretoria|Abuja|Havana|Caracas|Damascus|Warsaw|Budapest|Minsk]}", "the {ORGANIZATION=[White House|Kremlin|Pentagon|Holy See|Treasury|Home Office|State Department|Foreign Office|Bundestag|Knesset|Senate|Cabinet Office|Duma|Politburo]}", "{ORGANIZATION=[Downing Street|Scotland Yard|Buckingham Palace|No 10]}", "{LOCATION=[Westminster|Holyrood|Stormont|Capitol Hill|Wall Street|Silicon Valley]}"],
    "xp_The": ["The {ORGANIZATION=[NHS|WHO|IMF|UN|EU|FBI|CIA|FDA|CDC|IRS|BBC|WTO|IOC|SEC|FTC|EPA|DEA|TSA|ACLU|NRA|RSPCA|RNLI|DVLA|CPS|IAEA|ICC|ECB|ILO|AFL-CIO|TUC|CBI|FCA|NTSB|FAA|RBI|CBC|ABC|RCMP|AIIMS|World Bank|Red Cross|Salvation Army|Bank of England|Federal Reserve|Met Office|Met]}"],
    "xp_Seat": ["{LOCATION_CITY=[Washington|Moscow|Beijing|London|Paris|Berlin|Brussels|Tehran|Kyiv|Ankara|Delhi|Islamabad|Seoul|Pyongyang|Tokyo|Canberra|Ottawa|Dublin|Rome|Riyadh|Cairo|Pretoria|Abuja|Havana|Caracas|Damascus|Warsaw|Budapest|Minsk]}", "The {ORGANIZATION=[White House|Kremlin|Pentagon|Holy See|Treasury|Home Office|State Department|Foreign Office|Bundestag|Knesset|Senate|Cabinet Office|Duma|Politburo]}", "{ORGANIZATION=[Downing Street|Scotland Yard|Buckingham Palace|No 10]}", "{LOCATION=[Westminster|Holyrood|Stormont|Capitol Hill|Wall Street|Silicon Valley]}"],
    "xp_firm": ["{ORGANIZATION}", "{ORGANIZATION=[Renault|Nissan|Philips|Nokia|Ericsson|Maersk|Ryanair|easyJet|Lufthansa|Qantas|Emirates|Vodafone|Orange|Shell|BP|Chevron|Exxon|Rio Tinto|Glencore|Danone|Heineken|Diageo|Zara|H&M|Nike|Adidas|Puma|Lego|Mattel|Spotify|Zoom|Slack|Snap|Reddit|Etsy|eBay|Alibaba|Tencent|Huawei|Infosys|Wipro|Tata|Reliance|Greggs|Boots|Argos|Currys|Next|Gap|Target|Subway|Visa|Delta|United|Chase|Discover|Progressive|Allstate|Aviva|Aetna|Humana|Cigna|Ford|Caterpillar|Monsanto|Kellogg|Mars|Wendy's|Sears|Macy's|Wickes]}"],
    "xp_job": ["a {OCCUPATION=[beekeeper|ferry captain|piano tuner|signalman|trawlerman|cartographer|barrister's clerk|court usher|lifeguard|stonemason|puppeteer|glassblower|lorry driver|crossing guard|school cook|welder|census taker|botanist|palaeontologist|midwife|hospital porter|bus conductor|milkman|farrier|saddler|speechwriter|lexicographer|locksmith|tax inspector|traffic warden|taxidermist|dockworker|cotton trader|seamstress|violin maker|radio presenter|weather forecaster|customs officer|parish priest|brewer|vintner|ranger|marine biologist|quantity surveyor|bookseller|playwright|shipping clerk|night watchman|cabinet maker|diplomat|backbencher|goalkeeper|sculptor]}", "an {OCCUPATION=[oyster farmer|ironmonger|auctioneer|usher|archivist|upholsterer|engraver|anaesthetist|astronomer|optometrist|electrician|organist|apprentice joiner|entomologist|illustrator|ambulance driver|estate agent|immigration officer|oceanographer|air hostess|undertaker|insurance broker|apothecary|accountant|airline steward|editor|actress|envoy|inspector|economist]}"],
    "xp_jobs": ["{OCCUPATION=[teachers|junior doctors|farmers|lorry drivers|economists|lawyers|prosecutors|detectives|divers|paramedics|historians|shepherds|fishermen|students|pilots|bakers|postal workers|bishops|generals|judges|backbenchers|senators|architects|nurses|cabin crew|coaches|referees|journalists|engineers|archaeologists|biologists|train drivers|dockers|miners|actors|screenwriters]}"],
    "xp_title": ["{OCCUPATION=[President|Prime Minister|Chancellor|Senator|Governor|Mayor|Councillor|Congressman|Congresswoman|Foreign Secretary|Home Secretary|Defence Minister|Finance Minister|Justice Minister|Speaker|Ambassador|Archbishop|Bishop|Rabbi|Imam|Colonel|Brigadier|Admiral|General|Lieutenant|Inspector|Chief Inspector|Superintendent|Sheriff|Deputy|Commissioner|Professor|Headteacher|Coroner|District Attorney|Captain]}"],
    "xp_wire": lines(r"""
[Both|Both of the|The two] {OCCUPATION=[pilots|climbers' guides|engineers|lifeguards]}, {NAME:1} and {NAME:2}, [walked away|had flown the {LOCATION_CITY} route before|were {ORIGIN}].
No [ransom|apology|body|trace of {NAME_FAMILY:1}] has [been|ever been] [paid|found|offered], [{NAME_GIVEN:1}'s family|{ORGANIZATION:1}|the {OCCUPATION=ambassador}] [says|insists].
{NAME_GIVEN:1}, {NAME_GIVEN:2} and the [twins|others] [reached {LOCATION_CITY}|were picked up off {LOCATION}] [on <xp_on>|{DURATION} later|in a fishing boat], [alive|barefoot|to cheers].
[Twice|Three times] in {DURATION} {LOCATION_CITY} has [buried|elected|suspended] [a {OCCUPATION=[mayor|police chief|bishop|headteacher]}|one of its own]: [first <xp_last>, now <xp_last>|<xp_who> in {DATE_INTERVAL}, <xp_who> last night].
"[Tell|Ask|Don't tell] {NAME_GIVEN:2}," read the [note|text|last message], [sent|found] [at {TIME}|under {NAME_FAMILY:1}'s door|by <xp_job>].
[Aid|Grain|Fuel|Gas] from {LOCATION_COUNTRY} [bound for|en route to|promised to] {LOCATION_COUNTRY} [sat|rotted|was held] in {LOCATION_CITY} for {DURATION} while <xp_seat> and <xp_seat> [argued|exchanged notes].
[{NAME_FAMILY:1}'s|The {OCCUPATION=minister}'s] [diary|phone|brother-in-law], [seen by|leaked to|a source for] [the {ORGANIZATION=[Guardian|Times|Hindu|Globe and Mail|Straits Times]}|{ORGANIZATION=[Le Monde|Der Spiegel|Al Jazeera|Haaretz|Newsnight]}], [names|mentions|clears] {NAME}, <xp_rare> and <xp_who>.
[Suspended|Reinstated|Cleared|Demoted], <xp_title> {NAME_FAMILY:1} [went fishing|gave no interviews|flew to {LOCATION_CITY}], [leaving <xp_last> in charge|and that was the last of it].
[You will remember|Few remember|Everyone knows] {NAME:1}, [that {GENDER=[boy|girl]}|the {AGE}-year-old] who [swam|walked|hitch-hiked] [from {LOCATION_CITY} to {LOCATION_CITY}|across {LOCATION}]; [{%he|she:1} is now <xp_job>|{%he|she:1} died on <xp_on>].
{OCCUPATION=[Firefighters|Divers|Paramedics|Soldiers]} [pulled|carried|led] {NAME:1}[, {AGE},|] [from|out of] [the rubble|a second-floor window|the burning flat] [as|while] [neighbours|her sons|strangers] [watched|filmed on their phones].
[Who killed|What happened to|What became of|Who remembers] {NAME:1}? [After {DURATION}|More than {DURATION} on], {ORGANIZATION:1} [says it may finally know|has no answer|has reopened the file].
[Asked|Pressed|Questioned] [about the leak|whether {%he|she:1} would resign|by {ORGANIZATION}], {NAME_FAMILY:1} [shrugged|left the room|said only, "Ask the lawyers"|blamed {NAME_FAMILY:2}].
<xp_Seat> [denied|rejected|shrugged off|was slow to answer|would not confirm] [the report|the claim|what <xp_seat> called "an open secret"] [on <wd>|overnight|within the hour].
[It was|This was] {NAME_GIVEN:1}'s [first job|last shift|birthday|third visit to {LOCATION_CITY}], [recalled|said] {%his|her:1} [cousin|goddaughter|best friend], <xp_who>.
[Gone|Missing|Presumed dead|Under rubble] are [three|four|two] [villages|schools|bridges] [in|across] {LOCATION_STATE}, [where|in which] [the river|the mudslide|the dam] [gave way|rose|burst] [on <xp_on>|before dawn].
Talks between {LOCATION_COUNTRY:1} and {LOCATION_COUNTRY:2} [collapsed|resumed|stalled] [in {LOCATION_CITY}|<xp_on>|for the third time], and [neither side|nobody in {LOCATION_COUNTRY:1}] [expected otherwise|was surprised|blinked].
Among the [dead|missing|survivors|passengers] [was|were] <xp_who>, {AGE}, [<xp_job>|who had boarded in {LOCATION_CITY}|on {%his|her:1} way to a wedding], and [two|three] [sisters|cousins], {NAME_GIVEN} and {NAME}.
[Elected|Swept to power|Ousted|Jailed] in {DATE_INTERVAL}, {NAME_FAMILY:1} [has since|had by then] [lost {LOCATION_STATE}|quarrelled with <xp_abbr>|fled to {LOCATION_COUNTRY}|made peace with <xp_last>].
<xp_title> {NAME:1} [is expected to|will not|has yet to] [visit|condemn|name a successor to|apologise to] [{LOCATION_COUNTRY}|{NAME:2}|<xp_the>].
[According to|In the words of|As told to|Per] [<xp_the>|{ORGANIZATION}|a filing by {ORGANIZATION}], [some|about|just over] <cnt> [households|calves|letters|parcels] [went missing|were counted|have yet to be moved] [since {DATE_INTERVAL}|in {DATE_INTERVAL}].
"[Shame|Resign|Not one more|Let them in]!" [shouted|chanted] [the crowd|marchers|mourners] outside [{ORGANIZATION}|{LOCATION=[Parliament Square|Tahrir Square|Union Station|Trafalgar Square|Central Park|Red Square]}], where <xp_who> [had spoken|was to appear] [an hour earlier|at {TIME}].
[Charged alongside|Standing beside|Acquitted with] {NAME_FAMILY:1} [was|is] <xp_who>, [{%his|her:1} {OCCUPATION=[accountant|chauffeur|bookkeeper|agent]}|{%his|her:1} {MARITAL_STATUS=[wife|husband|former wife|estranged husband]}|of no fixed address].
{NAME:1} did not [deny|know|ask] [it|why|where the money went]. [Nor did|Neither did] {NAME:2}.
[First|Then] came {EVENT=Hurricane [Odette|Malcolm|Beatrix|Tobias|Ferdinand]}. [Then|After it,] [the lights went out in|the looting began in|the water reached] {LOCATION_CITY}.
[Police|{OCCUPATION=Detectives}] [want|are keen] to [speak to|trace|hear from] a {GENDER=[man|woman]} [in {%his|her:9} {AGE=[twenties|thirties|forties|fifties]}|with {PHYSICAL_ATTRIBUTE=[cropped hair|a ginger beard|a spider tattoo|a heavy limp|shoulder-length hair]}|known only as "{NAME_GIVEN=[Tek|Ziggy|Midge|Biscuit|Kez|Jonno|Snapper]}"] seen [near {LOCATION_ADDRESS_STREET}|boarding the {LOCATION_CITY} train].
<xp_The> [put|puts] the [cost|bill|damage] at {MONEY}; <xp_firm> [says it is nearer|puts it closer to] {MONEY}.
{NAME_FAMILY:1} and {NAME_FAMILY:2}, [once allies|old rivals|brothers-in-law], [last spoke|shook hands|faced each other] [on <xp_on>|in {DATE_INTERVAL}|in a car park in {LOCATION_CITY}].
[Left to right|From left|Pictured]: <xp_who>, <xp_who>, <xp_title> <xp_last> and <xp_who>[ at {EVENT}|]. [Photo|Picture|Image]: <xp_who>/{ORGANIZATION=[AP|Getty|PA|EPA|Reuters|AFP]}
[The vote|The handover|The funeral of {NAME:1}] [is on|takes place] <xp_on>, [{DURATION=[two days|a week|ten days|a month]} before|the day after] {EVENT}.
[Nearby|Further south|Two streets away|Upstairs], {NAME:3} [swept glass|counted blankets|kept the shop open|would not leave] ["as always"|with <xp_first>, {%his|her:3} dog|while {LOCATION_CITY} burned].
[Reporting|Words|Additional reporting]: <xp_who> in {LOCATION_CITY}, <xp_who> in {LOCATION_CITY}
[The alarm was raised|A body was found|The road was closed] [shortly after|just before|at] {TIME} by [<xp_jobs>|a dog walker|{NAME}, a {OCCUPATION=[farmer|postman|shepherd|gamekeeper]}].
Not since [the {DATE_INTERVAL=<xp_y>} floods|the {EVENT=[Blitz|Troubles|Velvet Revolution|Carnation Revolution]}|{DATE_INTERVAL}] had {LOCATION_CITY} [seen|known] [such crowds|anything like it].
[Correction|Clarification]: [an earlier version of this article|our report of <xp_on>] [misspelled the name of|misstated the age of|gave the wrong title for] {NAME:9}. [{%He|She:9} is {AGE}.|We are happy to make that clear.|The error was ours.]
<xp_rare>, [detained|held|arrested] [at {LOCATION=[Heathrow|JFK Airport|Schiphol|Changi Airport|Indira Gandhi International Airport]}|in {LOCATION_CITY}] <xp_on>, [faces|could get] {DURATION} [in jail|behind bars], [<xp_abbr>|{ORGANIZATION}] said.
"""),
    "xp_wire0": lines(r"""
[Details|Figures|Names|The circumstances] [remain|were|are still] [unclear|disputed|being checked], and [no one|nobody] [has claimed responsibility|has been charged|would speak on the record].
[The weather|Fog|Poor visibility|The terrain] [hampered|slowed|complicated] [the search|rescue efforts|the recovery], which [resumed at first light|was called off twice|continues].
[What happened next|How it started|Where the money went] is [less clear|anyone's guess|a matter of dispute].
[Nobody|No one in the building|Not a single passenger] [was hurt|noticed|complained], [oddly|by some miracle|it turned out].
The [Bill|Motion|Act|Budget|Treaty|Accord|White Paper] [may|will] [still|yet] [fail|pass|be amended], [but the mood has changed|insiders say|given the arithmetic].
[Residents|Neighbours|Locals|Commuters] [spoke of|described|complained about] [a strong smell|a loud bang|long queues|broken promises], [and of little else|in equal measure].
[More follows|This is a developing story|Check back for updates|Live coverage has ended|Comments are closed].
[In short|Put simply|To be fair|On balance], [the system worked|it could have been worse|the numbers do not add up|both sides have a point].
"[I don't know|It could be anybody|We were told to wait|You hear things|It is what it is]," [said|muttered|shrugged] [one resident|a passer-by|a voter in the queue|someone at the back].
Q&A: [What is changing|Who is affected|When does it start|Will bills rise|Is it safe to swim]?
"""),
    "xp_headline": lines(r"""
{NAME_FAMILY:1} [out|in|back|gone|safe], {NAME_FAMILY:2} [in|next|silent|fumes]
[Revealed|Exclusive|Inside|Opinion|Analysis|Long read]: [how|why] <xp_last> [lost|won|fooled|saved] {LOCATION_CITY}
{LOCATION_CITY} [mum|dad|teen|couple] [wins|loses|finds|fined] {MONEY} [over|for|after] [parking row|hedge|scratchcard|typo]
<xp_firm> [axes|halts|scraps|eyes|snubs|pulls out of] [deal|{LOCATION_COUNTRY} plant|{CORPORATE_ACTION=merger} talks|ads]
[{GENDER=[MAN|WOMAN|BOY|GIRL]}|DOG|BODY|GUN] [FOUND|HELD|SEEN] [IN|NEAR] {LOCATION_CITY=[LEEDS|TOLEDO|CORK|PERTH|OMAHA|PUNE|LUTON|MACON|TRURO]}
<xp_Seat> to <xp_seat>: [back off|pay up|talk to us|no more games]
"[I forgave him|We had nothing|It haunts me]": <xp_first>'s story
[Storm|Cold snap|Heatwave|Strike] [latest|warning|chaos]: {LOCATION_STATE}, {LOCATION_STATE} [worst hit|on alert]
{NAME:3}, [{OCCUPATION=[broadcaster|architect|designer|songwriter|publisher]} behind|pioneer of] [the motorway|the miniskirt|disco|the paperback], dies at {AGE}
[Five|Ten|Seven] things we learned [this weekend|today|from the budget]
[Is|Was] <xp_who> [the next {OCCUPATION=[pope|mayor|chancellor|poet laureate]}|wrong|right all along]?
[Rain|Fog|Frost|Snow] [on the way|to clear|possible], [{OCCUPATION=forecasters} say|then brighter|with gales later]
[Will|May|Can] [it|they|this] [work|last|pass]? [Don't bet on it|Probably not|Here's hoping]
{EVENT} [preview|live|latest|diary|as it happened]: <xp_last> v <xp_last>
ANALYSIS | [Markets|Voters|Commuters|Parents] [shrug|brace|balk|wait]
{NAME_GIVEN:4} and {NAME_GIVEN:5}: [a love story|friends to the end|the feud explained|what went wrong]
[<xp_The>|{ORGANIZATION}] {OCCUPATION=[chief|director|lawyer|auditor]} <xp_last>: [we got it wrong|I'm going nowhere|help is coming]
"""),
    "xp_news": ["<xp_wire> <xp_wire>", "<xp_headline>\n\n<xp_wire> <xp_wire0> <xp_wire>\n\n<xp_wire>", "<xp_wire>", "<xp_wire0>", "<xp_wire> <xp_wire0>", "<xp_headline>\n<xp_wire>\n\n<xp_wire0>\n\n<xp_wire> <xp_wire>\n\n<xp_wire>\n\n<xp_wire0> <xp_wire>\n\n<xp_wire> <xp_wire>",
                "{LOCATION_CITY} — <xp_wire> <xp_wire> <xp_wire0>", "<xp_headline>\nBy <xp_who>\n\n<xp_wire>\n\n<xp_wire> <xp_wire0>\n\n<xp_wire>", "<xp_wire0> <xp_wire> <xp_wire>", "<xp_wire0> <xp_wire0>", "<xp_wire> <n_body> <xp_wire0> <xp_wire>"],
    "xp_heads": ["<xp_headline>", "<xp_headline>\n<xp_headline>\n<xp_headline>", "[MOST READ|IN BRIEF|LATEST|ALSO TODAY]\n1. <xp_headline>\n2. <xp_headline>\n3. <xp_headline>\n4. <xp_headline>", "<xp_headline> | <xp_headline>", "- <xp_headline>\n- <xp_headline>"],
    "xp_game": lines(r"""
{DURATION=[Eleven|Seven|Four|Nineteen] minutes} in, {NAME_FAMILY:1} [rose|turned|slid in|peeled away] [to head|and lashed|to bundle] {NAME_FAMILY:2}'s [cross|corner|free-kick] past <xp_last>.
<team> [were second best|looked a yard slower|never got going], and [when|once] <xp_last> [went off|saw red|limped away], [that was that|the dam broke|<team> sensed it].
[HT|FT|AET]: <team> <d> <team> <d> ([<xp_last> {~quantity}|<xp_last> {~quantity}, <xp_last> {~quantity} pen|<xp_last> og])
<team> ([4-3-3|4-2-3-1|3-5-2|4-4-2]): <xp_last>; <xp_last>, <xp_last>, <xp_last>, <xp_last>; <xp_last> (<xp_last> {~quantity}), <xp_last>, <xp_last>; <xp_last>, <xp_last>, <xp_last>. [Unused|Not used]: <xp_last>, <xp_last>. Booked: <xp_last>. Att: <d9><d>,<d><d><d>
[Ratings|Player ratings]: <xp_last> 7, <xp_last> 6, <xp_last> 8, <xp_last> [5|4] ([for <xp_last>, {~quantity}|off injured])
[1|2|3|4]\t<xp_who>\t{LOCATION_COUNTRY=[Kenya|Norway|Jamaica|USA|GBR|Ethiopia|Japan|Poland|Cuba]}\t[2:0<d>.<d><d>|9.<d><d>|1:4<d>.<d><d>|8<d>.<d>0m]\n[5|6|7|8]\t<xp_who>\t{LOCATION_COUNTRY=[Italy|NZL|Brazil|Canada|Turkey|Sweden|IND|RSA]}\t[2:1<d>.<d><d>|10.<d><d>|1:5<d>.<d><d>|7<d>.<d>0m]
<team> {~quantity} <team> {~quantity} [(a.e.t.)|(half-time)|F/OT|]\n<team> {~quantity} <team> {~quantity}\nPostponed: <team> v <team>
"[He|She|{NAME_GIVEN:1}]'s [a warrior|only a kid|different gravy|the best I've worked with]," [purred|grinned|said] {NAME_FAMILY:3}, [the {OCCUPATION=[manager|caddie|trainer|head coach]}|{%his|her:1} {OCCUPATION=[coach|trainer|agent|physio]}].
[Never mind|Forget] {NAME_FAMILY:1}: [the day|the story|the trophy] belonged to [<xp_rare>|<xp_first>|{NAME_FAMILY:4}], {AGE}, [who had never played here before|<xp_job> until {DATE_INTERVAL}|on loan from <team>].
{NAME_FAMILY:1} [d|def|bt] {NAME_FAMILY:2} 6-<d> [3-6 |]7-5; {NAME_FAMILY} [d|def|bt] {NAME_FAMILY} 6-2 6-<d>; <xp_last> [w/o|ret.] <xp_last>
[At {LOCATION=[Lord's|Wembley|Anfield|Fenway Park|Eden Gardens|Twickenham|the Gabba|Aintree|Augusta|Murrayfield]}|In {LOCATION_CITY}|Before <d9><d>,000 at {LOCATION=[Old Trafford|Wrigley Field|Croke Park|the Rose Bowl|Celtic Park]}] [<wd>|last night|yesterday], [they sang {NAME_GIVEN:1}'s name|rain won|<team> were woeful].
[Will|Can] <xp_last> [start|be fit|stay]? "[Ask me on <wd>|Seventy-thirty|We'll see how the {INJURY=[knee|calf strain|ankle knock|concussion]} settles]," said <xp_last>.
<xp_gw> [and|or] <xp_gw>? [The selectors|{OCCUPATION=Coach} <xp_last>] [must choose|picked neither|went with the younger].
[Transfer|Trade|Draft] [talk|rumours|ticker]: <xp_last> ([<team> to <team>|{MONEY}|free agent]); <xp_last> ([loan|medical <wd>|undisclosed]); {NAME} ([waived|retired at {AGE}|extension through {DATE_INTERVAL=20[26|27|28]}])
In goal, no. Up front, no. But as {OCCUPATION=[captain|sweeper|pacemaker|pinch-hitter]} {NAME_FAMILY:1} [has no equal|did for <team> in {DATE_INTERVAL}].
<team>'s <xp_last> [ended on|finished with|had] {~quantity} [points|yards|rebounds], <xp_last> added {~quantity}, and <team> [held on|cruised|rallied] [{~quantity}-{~quantity}|in overtime].
[Stage {~quantity}|Race {~quantity}|Heat {~quantity}|Pool B]: 1 <xp_who>, 2 <xp_who>, 3 <xp_who>. [DNF|DSQ]: <xp_last>.
"""),
    "xp_game0": lines(r"""
[It was|This was] [a scrappy half|one for the purists|end to end stuff|as flat as the beer], [lit up only by the fireworks|and the pitch did not help|settled by a deflection].
[The bench|The back four|Midfield|The scrum|Special teams] [was the difference|looked tired|never got going|bailed them out again].
[Possession|Shots|Corners|Fouls|Turnovers]: {~quantity}[%|] - {~quantity}[%|]
[P|Pld] {~quantity} [W|Won] {~quantity} [D|Drawn] {~quantity} [L|Lost] {~quantity} [Pts|Points] {~quantity}
[A draw|A point|One win in nine|Top spot] [was fair|suits nobody|flatters them|will do for now].
[The crowd favourite|The visitors|The home side] [hit the bar|waved play on|went ahead|ran out of ideas] [twice|before the break|in stoppage time].
"""),
    "xp_sport": ["<xp_game>", "<xp_game> <xp_game0> <xp_game>", "<xp_game>\n<xp_game>", "<xp_game0> <xp_game> <xp_game>\n\n<xp_game>", "<xp_game0>", "<xp_headline>\n\n<xp_game> <xp_game> <xp_game0>\n\n<xp_game> <xp_game>"],
    "xp_biz": lines(r"""
[Dear|Cheap|Unloved] at {MONEY} a share, {ORGANIZATION:1} [tempts|frightens] {NAME:1}, who [manages|lost] {MONEY} [for|at] <xp_firm>.
{NAME_FAMILY:1} [at <xp_firm>|(formerly of <xp_firm>)] and {NAME_FAMILY:2} [are said to|plan to] [start|fund|float] [a {LOCATION_CITY} airline|a bank with no branches|{PROJECT}].
[Will|Can] <xp_firm> [buy|sell|sue] <xp_firm>? [<xp_last> says no|<xp_the> may object|Not before {DATE_INTERVAL}].
[Good news|Trouble|No relief] for <xp_firm>: {FINANCIAL_METRIC=[footfall|net income|bookings|order intake|operating profit|comparable sales|rental income]} {TREND=[is climbing|sank by a third|barely moved|ticked up <d9>%|came in <d9><d>% lower]} [in {DATE_INTERVAL}|despite {EVENT}|at its {LOCATION_CITY} unit].
<xp_firm> recalled <cnt> [{PRODUCT}s|cars|cots|kettles] [on <xp_on>|after <xp_the> stepped in|in {LOCATION_COUNTRY}] [because of|over] [a faulty seal|burning wires|loose bolts].
[Founded|Floated|Rescued] in {DATE_INTERVAL} by <xp_who> and [{%his|her:1} brother|two friends from {ORGANIZATION=[Stanford|Oxford|MIT|Durham|McGill]}], {ORGANIZATION:1} [makes|sells|leases] [hinges|oat milk|cranes|payroll software] [to|for] <xp_firm>, <xp_firm> and <xp_firm>.
[Out goes|Farewell to] {NAME_FAMILY:1}, {OCCUPATION=[chairman|finance chief|head of trading|chief operating officer]} [for {DURATION}|since {DATE_INTERVAL}]; in comes <xp_who>, [poached from|late of] <xp_firm>.
"[Nobody|No sane lender|Not even {NAME_FAMILY:2}] [saw it coming|would sign that|thought {FINANCIAL_METRIC=[margins|yields|cash flow]} could {TREND=[fall this fast|hold up|go lower]}]," [says|wrote] <xp_who> of <xp_firm>.
A [bid|loan|fine|cheque] of {MONEY}, [roughly|or about] {MONEY} [a share|per household|in today's money], [was enough|would not save|tempted] {ORGANIZATION:1}.
[{MONEY=Sterling}|The {MONEY=[lira|peso|krona|rouble|franc|zloty]}] {TREND=[wobbled|sank|steadied|hit a six-week high]} after [<xp_seat> blinked|{NAME_FAMILY:1} spoke|<xp_the> held rates].
[Unions|Campaigners|Bondholders|Franchisees] [accused|have long accused] {ORGANIZATION:1} of {CORPORATE_ACTION=[asset stripping|closing the foundry|firing staff by text|offshoring|union busting]} in {LOCATION_CITY}.
The {OCCUPATION=[founder|chairman|banker|shipowner]}'s [son|niece|{MARITAL_STATUS=widow}], <xp_who>, [sold|kept|inherited] [{~percent} per cent|a golden share|the {LOCATION_CITY} brewery] [for {MONEY}|in {DATE_INTERVAL}].
{ORGANIZATION:1}, {ORGANIZATION} and <xp_firm> [form|are in talks over|walked away from] {CORPORATE_ACTION=[a joint venture|a three-way merger|a nil-premium merger|a stake swap]}[, <xp_abbr> said|].
<xp_rare>, [who runs|the {ORIGIN} billionaire behind|a {OCCUPATION=[director|trustee]} of] <xp_firm>, [wants|bought|gave away] [a seat on the board|{MONEY} of stock|half of {LOCATION_COUNTRY}'s lithium].
[Rents|Wheat|Copper|Used cars|Footfall] {TREND=[eased|soared|is flat|cooled|jumped <d9><d>%]} in {LOCATION_CITY} but {TREND=[surged|slipped|held firm]} in {LOCATION_CITY}.
"""),
    "xp_biz0": lines(r"""
[Past performance|Size|Cheap money|A strong brand] [is no guide to|does not ensure|cannot replace] [the future|good governance|a plan].
[Shoppers|Lenders|Markets|Households] [hate|like|price in] [surprises|certainty|bad news early].
[The lesson|The catch|The snag|What matters] is [simple|timing|leverage|the small print].
[Buy|Sell|Hold|Wait]? [It depends on your horizon.|There is no free lunch.|Read the footnotes.]
[Margins|Subsidies|Incentives|Deadlines] [matter|cut both ways|bite], [as everyone in the trade knows|though few admit it].
"""),
    "xp_market": ["<xp_biz>", "<xp_biz> <xp_biz0>", "<xp_headline>\n<xp_biz> <xp_biz> <xp_biz0>\n<xp_biz>", "<xp_biz0> <xp_biz>", "<xp_biz> <xp_biz> <xp_biz>", "<xp_biz0>"],
    "xp_arts": lines(r"""
[Playlist|Setlist|Programme]: [music by|works by] <xp_last>, <xp_last>, <xp_last> and <xp_rare>; soloist {NAME:1}; {ORGANIZATION}, {TIME}
[Translated|Ghostwritten|Recited] by <xp_who> [from the {LANGUAGE}|in {LANGUAGE} with surtitles|for {ORGANIZATION}].
[Our universe|The vaccine|The fossil], [argues|says] <xp_who> of {ORGANIZATION}, [a {OCCUPATION=[cosmologist|virologist|palaeobotanist]}|who is {AGE}|writing with <xp_last>], [may be older|works|is a fake].
[At|Over lunch at] {ORGANIZATION}, {NAME_GIVEN:1} [orders soup|won't discuss {NAME_FAMILY:2}|shows me a photo of <xp_first>, {AGE=[six weeks|four months|18 months]}|talks about {CONDITION} for the first time].
[Survivors include|{%He|She:2} leaves] {%his|her:2} {MARITAL_STATUS={%wife|husband:2}}, {NAME:8/2}; [a son|two sons], {NAME_GIVEN}[ of {LOCATION_CITY}|]; [a sister|a brother], {NAME}; and the [choir|dog|shop] in {LOCATION_CITY} [{%he|she:2} loved|].
[In|For] the title role, <xp_who> [is magnetic|mumbles|earns every laugh]; <xp_last>, as [the aunt|{NAME_GIVEN=[Ophelia|Vanya|Lear|Hedda|Cordelia|Prospero]}|{%his|her:1} rival], [steals it|is wasted|shouts].
{NAME:1}'s [second|long-awaited|slim|doorstop of a] novel [opens|ends|lingers] in {LOCATION_CITY}, where [the narrator, <xp_first>,|a {GENDER=[girl|boy]} called <xp_first>|<xp_job>] [waits for a bus|buries a dog|forgets {LANGUAGE}].
[Directed|Reworked|Freely adapted|Adapted] by <xp_who> from [the memoir|a short story|the diaries] by <xp_who>; [until|opens|to] <xp_on>[, then touring|] at {ORGANIZATION}.
[Researchers|{OCCUPATION=Geneticists}|A team led by <xp_who>] [at {ORGANIZATION}|from <xp_abbr>|in {LOCATION_CITY}] [sequenced|froze|modelled|weighed] [the moth's wing|glacier ice|ancient bread|sleep patterns in <cnt> adults with {CONDITION}].
{NAME:2}, {AGE}, who [died|has died] [of {CONDITION}|in {LOCATION_CITY}|on <xp_on>|after a fall], [taught half of {LOCATION_CITY} to swim|invented the folding pram|never voted {POLITICAL_AFFILIATION=[Tory|Labour|Republican|Liberal]} and said so].
[Not bad for|Quite a journey for|A strange fate for] the [son|daughter] of [<xp_job> and <xp_job>|{RELIGION=[Quaker|Methodist|Jewish|Coptic|Sikh]} parents|a {LOCATION_CITY} {OCCUPATION=[coalman|tailor|bus driver]}].
{%He|She:2} {MARITAL_STATUS=[married|wed]} <xp_who> in {DATE_INTERVAL}; {%she|he:2} [survives|predeceased] {%him|her:2}, as do [their sons|two daughters], {NAME_GIVEN} and {NAME_GIVEN}.
{NAME:2}, {OCCUPATION=[potter|cellist|mountaineer|broadcaster|cryptographer|cartoonist|fashion buyer]}, born {DOB}; died {DATE}
[Which|What] [brings us|led her|takes me] to {NAME_FAMILY:2}'s [letters|garden|feud with <xp_last>|years in {LOCATION_COUNTRY}], [long thought lost|now at {ORGANIZATION}|which {ORGANIZATION=[Faber|Knopf|Virago|Picador|Gollancz]} reissues in {DATE_INTERVAL}].
[Trials|A trial] of {DRUG} [in|on] <cnt> [volunteers|patients] [cut|halved] {CONDITION} [by <pctmed>|in <pctmed> of cases], [<xp_the> says|{NAME_FAMILY:1} and colleagues report].
★★★[☆☆|★☆|] [Five stars for|Blame|Thank heaven for] {NAME:1}, [who could read a bus timetable and move you|lost in a wig|the {OCCUPATION=soprano}].
[Cast|With]: <xp_who> ({NAME_GIVEN=[Estragon|Rosalind|Algernon|Blanche|Stanley]}), <xp_who> ([the {OCCUPATION=[butler|priest|gravedigger]}|First Witch]), <xp_who> (chorus). Running time {DURATION=[two hours|95 minutes|2 hrs 20 mins]}.
[Comet|Asteroid] {~code} [will pass|passes] [the Moon|Jupiter|Earth] on <xp_on>, [said <xp_abbr>|best seen from {LOCATION=[the Southern Hemisphere|northern Scotland|the Atacama]}].
[Like|Unlike] <xp_last> or <xp_last>, {NAME_FAMILY:1} [paints|films|draws] [without irony|the poor|what {%he|she:1} sees from a window in {LOCATION_CITY}].
"""),
    "xp_arts0": lines(r"""
[The plot|The second act|The middle third|The subplot] [sags|creaks|makes no sense|takes an age to arrive], but [the lighting is lovely|the songs carry it|you forgive it].
[Is|Was] it [art|worth the wait|any good]? [Yes, mostly.|Does it matter?|I left humming.]
[The sample|The effect|The signal] [was small|vanished in a larger group|has not been replicated], so [treat it with care|more work is needed].
[Bees|Octopuses|Crows|Slime moulds] [count|sleep|plan ahead|recognise faces], [it turns out|in a manner of speaking].
[Bring|Take] [a cushion|tissues|low expectations|a friend]. [Skip the interval wine.|Sit near the front.|There is no interval.]
[Paperback|Vinyl|Box set|Director's cut] [out now|sold separately|highly recommended].
[Light|Heat|Sound|Salt] [travels|spreads|behaves] [oddly|differently] in [ice|foam|thin air|a vacuum].
"""),
    "xp_culture": ["<xp_arts>", "<xp_arts> <xp_arts0>", "<xp_arts0> <xp_arts> <xp_arts>", "<xp_arts>\n\n<xp_arts> <xp_arts0> <xp_arts>", "<xp_arts0>", "<xp_arts> <xp_arts> <xp_arts> <xp_arts0> <xp_arts>"],
    "xp_pedia": lines(r"""
{NAME_FAMILY:1} [shares|shared] the {EVENT=[Nobel Prize in Physics|Fields Medal|Turing Award|Palme d'Or|Booker Prize|Pritzker Prize|Grammy Award]} [in {DATE_INTERVAL=<xp_y>}|jointly] with {NAME} and {NAME}[, both of {ORGANIZATION}|].
[On {%his|her:1} mother's side|Through {%his|her:1} father], {NAME_FAMILY:1} was [descended from|related to|a cousin of] [{NAME}|the {NAME_FAMILY}s of {LOCATION_CITY}|{ORIGIN} {OCCUPATION=[bankers|shipbuilders|rabbis|pastors]}].
[Filmography|Discography|Bibliography|Squad|Faculty|Past presidents]: {NAME} ({DATE_INTERVAL=<xp_y>}), {NAME} ({DATE_INTERVAL=<xp_y>–<xp_y>}), <xp_rare> (since {DATE_INTERVAL=<xp_y>})
{LOCATION} [lies|runs|rises] [between|from] {LOCATION_STATE} and {LOCATION_STATE}, [draining into|west of|within sight of] {LOCATION}; [its highest point is at|a marker stands at] {LOCATION_COORDINATE}.
[A polyglot|A late starter|Shy], {NAME_GIVEN:1} [had|taught {%himself|herself:1}] {LANGUAGE}, {LANGUAGE} and [some|a little] {LANGUAGE} [by the age of|before {%he|she:1} was] {AGE}.
{ORGANIZATION:1} ([abbreviated|often shortened to|or] {ORGANIZATION=[NUS|ASB|KFC|SPD|GMB|ETH|PWN|LBS|RSC|ISRO]}) [merged into|split from|shares a building with] {ORGANIZATION} in {DATE_INTERVAL}.
{NAME:1}[ (pronounced with a silent letter)| (/ˈ[b|k|m|l]ɛrɪ/)| (also spelled <xp_last>)|], [known professionally as|credited as|pen name] {NAME_GIVEN=[Lux|Zed|Ondine|Juno|Mirabel|Kiko|Rook]}, [is|was] an {ORIGIN=[American|Italian|Iranian|Icelandic|Ethiopian|Australian|Irish|Indian|Armenian]} {OCCUPATION}.
[The eldest|The youngest|One] of [six|nine|four] children, {NAME_FAMILY:1} was [raised|brought up] {RELIGION=[Catholic|Lutheran|Hindu|Orthodox|Shia|Buddhist|Methodist]} in [{LOCATION_CITY}|rural {LOCATION_STATE}|{LOCATION}] by {%his|her:1} [grandmother|aunt], {NAME:2/1}.
[From|Between] {DATE_INTERVAL=<xp_y>} [to|and] {DATE_INTERVAL=<xp_y>}[,|] {%he|she:1} [edited|chaired|managed|was {OCCUPATION=[dean|treasurer|principal cellist|bureau chief]} of] {ORGANIZATION:1}.
{LOCATION_CITY:1} ([{LANGUAGE=[Irish|Welsh|Polish|Basque|German|Turkish|Greek|Hindi]}: {LOCATION_CITY}|formerly {LOCATION_CITY}|locally {LOCATION_CITY=[Ballybeg|Llanfair|Doolin|Gorka|Nowe|Altdorf]}]) is [a market town|a civil parish|an unincorporated community|the seat] [in|of] {LOCATION_STATE}, [{~quantity} miles|{~quantity} km] [north|west|south-east] of {LOCATION_CITY}.
[The area|The parish|The valley] was [settled|surveyed|abandoned] in {DATE_INTERVAL=[1[6|7|8]<d><d>|the [14|15|16|17|18]th century|the 1[7|8]<d>0s|the early 1[8|9]<d>0s]} by [{ORIGIN=[Scots|Huguenots|Germans|Norwegians|Cornish|Acadians|Basques]}|{RELIGION=[Mormons|Quakers|Mennonites|Shakers]}|{NAME_FAMILY} and {NAME_FAMILY}].
Notable [people|alumni|residents|burials] include <xp_who> ({DATE_INTERVAL=1[8|9]<d><d>–19<d><d>}), {OCCUPATION}; <xp_who>, {OCCUPATION}; and <xp_rare> (born {DATE_INTERVAL=19<d><d>}).
[Neighbouring|Nearby|Twinned] [settlements|communities|towns] are {LOCATION_CITY}, {LOCATION_CITY} and {LOCATION_CITY}[, all in {LOCATION_STATE}|].
{ORGANIZATION:1} [traces its origins to|grew out of|is not to be confused with] {ORGANIZATION}, [a friendly society|a choir|a rival] [founded|wound up] in {DATE_INTERVAL} [in {LOCATION_CITY}|by <xp_who>].
[See also|Further reading|References]: <xp_last>, {NAME_GIVEN} (<year>); <xp_last>, <xp_last> & <xp_last> (<year>), [pp. {~quantity}–{~quantity}|vol. {~quantity}|second edition].
{LANGUAGE} is [spoken by|the mother tongue of|taught to] [about |]<cnt> [people|children] in {LOCATION_COUNTRY} and [parts of|northern] {LOCATION_COUNTRY}; [its closest relatives are {LANGUAGE} and {LANGUAGE}|few read it].
[Personal life|Later years|Death]. {NAME_FAMILY:1} [never {MARITAL_STATUS=married}|{MARITAL_STATUS=married} [twice|late]|came out as {SEXUALITY=[gay|bisexual]}] and [settled|died|kept goats] [in|near] {LOCATION_CITY}[ in {DATE_INTERVAL}|].
[The surname|The family name] {NAME_FAMILY} is [of {ORIGIN} origin|a variant of {NAME_FAMILY}|borne by]; [notable bearers|people with the name] include {NAME_GIVEN} and {NAME_GIVEN}.
[During|In the course of|Throughout] the {EVENT=[First World War|Boer War|Crimean War|Peninsular War|Great Famine|Restoration|Reformation|Meiji Restoration|Boxer Rebellion|Easter Rising]}[,|] {NAME_FAMILY:1} [carried dispatches|lost a leg|sold boots] [for the {ORIGIN=[French|Ottoman|British|Russian|Prussian]} army|at {LOCATION_CITY}|to both sides].
"""),
    "xp_pedia0": lines(r"""
[A sundial|A capstan|The lintel|An aqueduct|The harmonium] is [a device|a part|an instrument] that [carries|measures|bears|stores] [load|time|water|sound] [by means of|using] [gravity|a shadow|air|a ratchet].
[The genus|The family|The order] [comprises|contains] [about|some] {~quantity} species of [beetles|grasses|perennial herbs|small fish], [most of them nocturnal|widely grown for their leaves|many under threat].
[It is|They are] [hardy|edible|toxic in large amounts|slow to mature], [flower early|prefer damp soil|tolerate shade] and [are grown from cuttings|need little care].
[This article|This section] [needs additional citations|may be too long|is a stub].
[The term|The word|This usage] [is now rare|is first attested in a glossary|has several meanings], [chiefly in botany|and the plural is irregular|none of them flattering].
[The church|The mill|The viaduct|The old gaol] is [listed|roofless|open to visitors|built of local sandstone].
"""),
    "xp_entry": ["<xp_pedia> <xp_pedia>", "<xp_pedia>", "<xp_pedia0>", "<xp_pedia> <xp_pedia0>", "<xp_pedia> <xp_pedia> <xp_pedia> <xp_pedia>", "{NAME:1}\n<xp_pedia> <xp_pedia>\n\n== [Life|Career|Legacy] ==\n<xp_pedia> <xp_pedia>", "<xp_pedia0> <xp_pedia> <xp_pedia>", "<xp_pedia0> <xp_pedia0> <xp_pedia0>"],
    "xp_view": lines(r"""
[Whatever|Say what you like about] {NAME_FAMILY:1}'s [faults|hair|{POLITICAL_AFFILIATION=[Marxism|Toryism|populism|liberalism]}], {%he|she:1} [answered letters|knew {LOCATION_CITY}|was never dull].
As {NAME_GIVEN:2}, my {MARITAL_STATUS=[|late |first |ex-]{%husband|wife:2}}, [put it|says], "[nobody goes to {LOCATION_CITY} for the food|you are not {NAME_FAMILY:1}, dear|{LOCATION_COUNTRY} will wait]".
[The problem|The trouble] with [<xp_firm>|<xp_the>|{LOCATION_COUNTRY}] is [<xp_firm>|people like {NAME_FAMILY:1}|that nobody asked {LOCATION_CITY}].
[Day {~quantity}|{DATE}]: {LOCATION_CITY}. [{NAME_GIVEN:2} ill ({CONDITION=[dysentery|sunburn|altitude sickness|a bad tooth]}).|Met <xp_who>, a {OCCUPATION=[vet|rug dealer|geologist]}, who speaks {LANGUAGE} to the mules.|Crossed {LOCATION} by raft.]
[Let us be honest|I have a confession|Here is a thought]: [I liked|I never trusted|I would vote again for] <xp_who>[, and so did you|, warts and all|].
[My father|My late mother|An old {OCCUPATION=editor} of mine], <xp_job> from {LOCATION_CITY}, [used to say|believed|never forgave] [you can tell a town by its bins|{NAME_FAMILY:1} for the {EVENT=[Suez Crisis|miners' strike|Vietnam War|Falklands War|Iraq War]}].
[By bus|On foot|By night train|In a borrowed car] from {LOCATION_CITY} to {LOCATION_CITY} [takes|is] {DURATION}, [less if {NAME_GIVEN:2} drives|most of it uphill|and you will not regret it].
[We ate|Lunch was|Breakfast came:] [grilled sardines|goat stew|cold noodles|rye bread and dill] at [{ORGANIZATION}|a shack run by <xp_first> and {%his|her:2} mother|<xp_last>'s], [paid {MONEY}|for {MONEY} a head|where nobody spoke {LANGUAGE=[English|French|Russian]}].
[South of|Beyond|East of] {LOCATION} [the road|the line|the valley] [narrows|turns to gravel|forks], and [<xp_first>, our {OCCUPATION=[guide|driver|porter|muleteer]},|the {ORIGIN} couple from the hostel|nobody] [sang|stopped talking|offered us figs].
[Where to stay|Getting there|Doubles from]: {ORGANIZATION}, {LOCATION_ADDRESS_STREET}, {LOCATION_CITY} ([doubles from {MONEY}|{PHONE_NUMBER}|{URL}|closed {DATE_INTERVAL}])
[It is|It's] {DURATION} since <xp_last> [called|likened] {LOCATION_COUNTRY} ["a shop with a flag"|to a sleeping cat], and [{LOCATION_COUNTRY}|<xp_seat>] [has not forgotten|still smarts].
[In {DATE_INTERVAL}|That {DATE_INTERVAL=[April|October|spring|autumn]}] the {ORIGIN=[Normans|Moguls|Ottomans|Saxons|Swedes|Venetians|Ashanti|Mongols]} [burned|besieged|bypassed|ransomed] {LOCATION_CITY}; [{DURATION} later|by {DATE_INTERVAL=1[5|6|7]<d><d>}] {OCCUPATION=[King|Bishop|Duke|Emperor|Queen]} {NAME_GIVEN=[Alfred|Matilda|Otto|Wenceslas|Sigismund|Eleanor|Harald|Baldwin]} [rebuilt it|was dead|signed].
[To|For] {NAME_FAMILY:1}, [peace|{LOCATION_COUNTRY}|the {POLITICAL_AFFILIATION=[Whigs|Tories|Bolsheviks|Jacobins|Chartists|Unionists]}] [was|were] [a means|a nuisance|never the point].
[Sir,|Dear Sirs,|SIR –] [<xp_last> (Letters, <xp_on>)|your {OCCUPATION=columnist} <xp_who>|<xp_title> <xp_last>] [is wrong|forgets his history|has plainly never waited for a bus in {LOCATION_CITY}]. <xp_who>, {LOCATION_CITY}
[She|He] [is|was] {AGE}, {MARITAL_STATUS=[divorced|twice married|widowed|newly single]}, [keeps bees|sells insurance|drives a cab] and, [like most of {LOCATION_CITY}|like {NAME_GIVEN:2}], [cannot afford|will not pay] the rent.
[Why|How] did [{LOCATION_COUNTRY}|<xp_the>|<xp_firm>] [get|let] [away with it|so rich|this happen]? [Ask {NAME_FAMILY:1}|Follow the money|Luck, mostly].
<xp_who> is [[a {OCCUPATION=[columnist|visiting fellow|leader writer]}|an {OCCUPATION=associate editor}] at {ORGANIZATION}|a {OCCUPATION=[novelist|potter|chef]} based in {LOCATION_CITY}|on {URL=[x.com/|instagram.com/][tobyw|miraj|ode_k|halp]}].
"""),
    "xp_view0": lines(r"""
[Consider|Take|Think of] [the humble teabag|a cracked cup|the queue|the office plant]. [It asks for nothing.|Nobody designed it.|You will miss it when it is gone.]
[We|They|You] [used to mend things|were promised jetpacks|can do better], [didn't we|and look where that got us|I think].
[The sea|The light|The mountain|The old quarter] [was flat and grey|does something odd at dusk|refuses to be photographed], and [we said little|the dogs slept|that was enough].
[Go|Travel|Walk] [early|slowly|off season|light]. [Bring cash.|Ask first.|Carry water.]
[Empires|Fashions|Coalitions] [fall|return|fray] [slowly|from the edges|when no one is looking].
[If this is progress|If I may say so|Whatever the polls say], [count me out|the point stands|bring back the typewriter].
May [the road rise|the best idea win|common sense prevail] [for once|at last|]!
[Freedom|Justice|Mercy|Hope|Patience] is [a habit|hard work|not a slogan], [and always was|whatever the brochure says].
"""),
    "xp_essay": ["<xp_view>", "<xp_view> <xp_view0>", "<xp_view0> <xp_view> <xp_view>", "<xp_view> <xp_view0> <xp_view> <xp_view>\n\n<xp_view0> <xp_view>", "<xp_view0>", "<xp_view0> <xp_view0> <xp_view>", "[OPINION|COMMENT|LETTERS|TRAVEL|DIARY]\n<xp_view> <xp_view>"],
    "xp_tale": lines(r"""
[It was|This was] {NAME_GIVEN:1}'s [coat|turn|idea]; {NAME_GIVEN:2}'s was [blue|next|worse].
"[Grace|Will|May|Joy]," said the {OCCUPATION=[vicar|nurse|teacher]}, [meaning the prayer|meaning the word, not the {GENDER=[girl|boy]}|slowly]. {NAME_GIVEN=[Grace|Will|May|Joy]} [blushed|did not look up].
{OCCUPATION=[Captain|Inspector|Colonel|Constable|Corporal]} {NAME_FAMILY:3} [never took off {%his|her:3} hat|drank alone|owed {NAME_GIVEN:1} {MONEY}].
[Between|Somewhere between] {LOCATION_CITY} and {LOCATION_CITY}, [on the {TIME}|in {DATE_INTERVAL}|with {NAME_GIVEN:2} asleep], {NAME_GIVEN:1} [opened the envelope|changed {%his|her:1} name to {NAME_FAMILY}|decided].
"[He|She]'s a {NAME_FAMILY:3}," [people said|they said in {LOCATION_CITY}], [as if that settled it|and crossed the road].
{NAME_GIVEN:1} thought of [{NAME_GIVEN:4}|{NAME_GIVEN:4} and the sea|{LOCATION_CITY} in the rain], of [{NAME_GIVEN:2}|{NAME_FAMILY:3}'s hands|the {MONEY} in the tin], of [nothing|home].
"[You're late|Sit down|Don't|Pass the salt|Not here]," said {NAME_GIVEN:1}. {NAME_GIVEN:2} [sat|did not move|laughed|took off {%his|her:2} gloves].
"Is that you, {NAME_GIVEN:1}?" "[No|Who else], it's [{NAME_GIVEN:2}|only me|the cat]."
<xp_gw> had [always|never] [been|felt like] [a <xp_fw>|the quiet one|{NAME_GIVEN:1}'s favourite], [even|least of all] [at school|on <xp_on>|in {LOCATION_CITY}].
[Will|May|Grace|Hope] was [what she lacked|the word he wanted|all they had left], [thought|said] {NAME_GIVEN:2}, [and shut the book|who had been reading].
{NAME_GIVEN=[Will|Mark|May|Grace|Hope|Rose|Dawn|Faith]} will [come|mark it|say grace|hope for the best|rise at dawn], {NAME_GIVEN:1} [promised|wrote]; {NAME_GIVEN=[Summer|Hunter|Joy|Penny|Chase|April]} [may not|might|won't].
{%Mr|Mrs:3} {NAME_FAMILY:3} [of|from] {LOCATION_ADDRESS_STREET} kept [a parrot|{MONEY} in a teapot|{NAME_GIVEN:4}'s letters], and [told no one|everybody knew].
[Three|Four] of them: {NAME_GIVEN:1}, {NAME_GIVEN:2} and [that fool {NAME_GIVEN:4}|a {GENDER=boy} named <xp_first>|old <xp_last>], [none of whom could swim|all in their best hats].
{NAME_FAMILY:3} [lit a cigarette|checked the chamber|wiped the knife]. "{NAME_GIVEN:1} [talks too much|is in {LOCATION_CITY}|never left {LOCATION_CITY}]," {%he|she:3} said.
[The train|The last ferry|The mail coach] for {LOCATION_CITY} [left|leaves] at {TIME} [with|without] {NAME_GIVEN:2}[ and the {NAME_FAMILY:3} {GENDER=[girls|boys]}|].
[He|She] had [{PHYSICAL_ATTRIBUTE=[pale lashes|ink-stained fingers|a broken nose|one brown eye and one green|a dancer's neck|grey whiskers]}|{NAME_GIVEN:4}'s laugh|the {ORIGIN=[Cornish|Sicilian|Breton|Bengali|Manx]} way of saying sorry] and [no luggage|a name no one could spell].
"{NAME_FAMILY:3}. [Just {NAME_FAMILY:3}|{NAME={NAME_GIVEN:3} {NAME_FAMILY:3}}|With an e]." [He|She] [held out a hand|did not smile].
[Nobody in {LOCATION_CITY}|Not one of the {NAME_FAMILY:3}s] [had|could have] [forgotten|forgiven|named] [{EVENT=the Great Fire}|what {NAME_GIVEN:1} did in {DATE_INTERVAL}|the {OCCUPATION=[schoolmaster|midwife|curate|pedlar]}].
[My dear|Dearest|Darling] {NAME_GIVEN:1}, [I write from|we have reached|there is no post from] {LOCATION_CITY}; {NAME_GIVEN:2} [has {CONDITION=[the fever|a cough|measles|influenza]}|sends love|is to {MARITAL_STATUS=marry} a {OCCUPATION=[captain|curate|dentist]}].
[What would|Would] {NAME_GIVEN:4} [say|do|think]? {NAME_GIVEN:4} would [laugh|sell the horse|take the {LOCATION_CITY} road], {NAME_GIVEN:1} [decided|supposed].
"How old are you?" "{AGE=[Nine|Eleven|Fourteen|Thirty|Seventy-two]}." "And your name?" "<xp_first>." "[Speak up|Go home], <xp_first>."
<xp_rare> [stepped off the tram|poured the tea|counted to ten in {LANGUAGE}] and {NAME_GIVEN:2} [knew|fell silent|thought of {LOCATION_COUNTRY}].
{NAME_GIVEN:1}! {NAME_GIVEN:1}, [wait|come back|the door]! [But|Too late:] {NAME_GIVEN:1} [was gone|had heard|kept walking].
[SCENE {~quantity}|INT. KITCHEN – NIGHT|Act II]\n{NAME_GIVEN:1}: [Did you post it?|She knows.|Where is {NAME_GIVEN:4}?]\n{NAME_GIVEN:2} ([quietly|not looking up|to the {OCCUPATION=waiter}]): [Since <wd>.|Ask {NAME_FAMILY:3}.|No.]
"""),
    "xp_tale0": lines(r"""
[The door|A floorboard|The gate|Something] [creaked|gave|moved] [in the dark|behind her|at the end of the corridor].
[He|She|They|We] [waited|ran|said nothing|counted the steps] [until the lamp went out|and the rain came on|as if it were a game].
"[Nothing|Never mind|If you must|I might|Who's asking]," [she said|he said|came the answer], [and poured another|too quickly|with a yawn].
[There was|There had been] [a smell of oranges|no moon|a hat on the bed|one chair too many].
[The dog|The child|The stranger|The old clock] [looked up|slept on|struck|wanted feeding].
[It may have been|It was|It must have been] [the wind|a trick of the light|the last house|a kind of joke].
[Far off|Below|Somewhere], [a bell rang|an engine coughed|someone was singing], [and stopped|off key|without words].
[Yes|No|Perhaps], [it would do|that was it|he would go], [he thought|and that was all|come what may].
"""),
    "xp_fiction": ["<xp_tale> <xp_tale0>", "<xp_tale>", "<xp_tale> <xp_tale> <xp_tale0> <xp_tale>", "<xp_tale0> <xp_tale> <xp_tale>\n\n<xp_tale> <xp_tale0>", "<xp_tale0> <xp_tale0>", "<xp_tale>\n<xp_tale0>\n<xp_tale>\n<xp_tale>", "<xp_tale0>", "<xp_tale> <xp_tale0> <xp_tale> <xp_tale> <xp_tale0>\n\n<xp_tale> <xp_tale> <xp_tale0>\n\n<xp_tale>"],
    "xp_local": lines(r"""
[The late|Popular|Much-loved|Controversial] {OCCUPATION=[lollipop lady|butcher|publican|choirmaster|vicar|lock-keeper|bingo caller]} {NAME:1}, [of {LOCATION_ADDRESS_STREET}|a fixture in {LOCATION_CITY} since {DATE_INTERVAL}], [is to have a bench named after {%him|her:1}|has hung up {%his|her:1} boots|was fined {MONEY}].
Bus {~quantity} will [no longer|again] stop [at|outside] {ORGANIZATION}, [a blow for|to the delight of] [people in|the whole of] {LOCATION_CITY}, [says|sighs] <xp_who>.
[She|He] told [the inquest|jurors|{OCCUPATION=magistrates} in {LOCATION_CITY}] that {NAME_GIVEN:1} ["was not {%himself|herself:1}"|had bought {DRUG} online|went out at {TIME} to feed the horses] and [never came back|left {%his|her:1} phone|kissed little <xp_first> goodnight].
Fined at {ORGANIZATION={LOCATION_CITY} Magistrates' Court}: <xp_who>, {AGE}, {LOCATION_ADDRESS_STREET}, [no insurance, {MONEY}|speeding, {MONEY}|fishing without a licence]; <xp_who>, {AGE}, {LOCATION_ADDRESS_STREET}, [drunk and disorderly, {MONEY}|littering, {MONEY}].
{OCCUPATION=Deputy [headteacher|mayor|sheriff|editor|chief constable]} <xp_last>, [{NAME_GIVEN:1} to the children|"<xp_first>" to friends|a {ZODIAC_SIGN=[Gemini|Leo|Scorpio]}, as {%he|she:1} never tires of saying], [cut the ribbon|denied it all|retires in {DATE_INTERVAL}].
[Turnout|The majority|The swing] in {LOCATION_CITY} was {~percent} per cent: <xp_who> ({POLITICAL_AFFILIATION=[Lab|Con|Green|Ind|LD|Reform]}) {~number}, <xp_who> ({POLITICAL_AFFILIATION=[Con|Lab|SNP|Plaid]}) {~number}, <xp_who> ({POLITICAL_AFFILIATION=[Ind|Green|UKIP|Monster Raving Loony]}) {~quantity}.
[If elected|Once in office|Given the chance], {NAME_FAMILY:1} [would|says {%he|she:1} would] [scrap the toll|double council tax|hand <xp_the> {MONEY}], [take on <xp_firm>|move the capital to {LOCATION_CITY}] and [call an election by {DATE_INTERVAL}|sack {NAME_FAMILY:2}].
[Her|His] {MARITAL_STATUS=[husband|wife|fiancé|ex-husband]}, who cannot be named, [wept|stared ahead|was led away] as {OCCUPATION=[Judge|Recorder|Mrs Justice|Mr Justice|Sheriff]} <xp_last> [jailed {NAME_FAMILY:1} for {DURATION}|cleared {NAME_FAMILY:1}|adjourned for {DURATION}].
[Anyone with information|Witnesses] [should|can] [call|contact] [<xp_abbr>|{OCCUPATION=[DC|DI|Sgt|Detective Inspector]} {NAME}] on {PHONE_NUMBER}[, quoting {NUMERICAL_PII}|].
{OCCUPATION=Diver} {NAME_GIVEN=[Will|Heath|Clay|Reed]}? No: {OCCUPATION=[bus driver|lorry driver]} {NAME=[Will|Heath|Clay|Reed] [Driver|Fisher|Poole|Marsh]}. [We regret the error.|The {OCCUPATION=sub-editor} has been spoken to.]
"""),
    "xp_hist": lines(r"""
[Of|Among] the [six|nine|twelve] who [sailed|signed|swore], only <xp_last>, <xp_last> and {NAME_FAMILY:1}'s [godson|cousin|half-brother], <xp_first>, [saw {LOCATION_CITY} again|could write|died in bed].
It is to {NAME:1} ([d. {DATE_INTERVAL=1[5|6|7|8]<d><d>}|{DATE_INTERVAL=c. 15<d><d>–16<d><d>}|fl. {DATE_INTERVAL=1[4|5|6]<d>0}]) that [we owe the first map of {LOCATION}|{LOCATION_CITY} has its clock|the {LANGUAGE} word survives], [or so|as] {NAME_FAMILY:2} [argues|has shown].
[{MARITAL_STATUS=Widowed}|Orphaned|Exiled] at {AGE}, [she|he] [ran the {LOCATION_CITY} mint|translated {NAME_FAMILY:1} into {LANGUAGE}|hid <cnt> {RELIGION=[Jews|Huguenots|Catholics|Cathars|Quakers]} in the cellars of {ORGANIZATION}].
The {EVENT=[Treaty of Utrecht|Battle of Lepanto|Congress of Vienna|Diet of Worms|Peterloo Massacre|Siege of Vienna|Night of the Long Knives|Emancipation Proclamation]} [gave|cost|taught] {LOCATION_COUNTRY} [nothing|an island|a lesson it forgot in {DURATION}].
{OCCUPATION=[Pope|Sultan|Tsar|Emperor|King|Abbess|Friar]} {NAME_GIVEN} [owed|lent|left] [{MONEY=[400 ducats|sixty marks|9,000 florins|two hundred crowns]}|a relic] to [the {NAME_FAMILY=[Fugger|Medici|Rothschild|Percy|Welser]}s|{NAME_FAMILY:2}|the {RELIGION=[Templars|Franciscans|Jesuits|Dominicans]}].
When the {ORIGIN=[Spanish|Dutch|Portuguese|Danes|Zulus|Manchus|Austrians]} [came|withdrew|ran out of powder], [old <xp_last>|{NAME:1}|a {GENDER=girl} called <xp_first>] [rang the bells|opened the dykes|burned the bridge at {LOCATION_CITY}].
[Born|Baptised] [in {LOCATION_CITY} |]on {DOB=[<xp_dn> <xp_m> 19[0|1|2]<d>|<xp_dn> <xp_m> 18<d><d>|<xp_m> <xp_dn>, 18<d><d>]}, {NAME_FAMILY:1} was [named for|the nephew of|no relation to] [{NAME_FAMILY:2}|<xp_who>, the {OCCUPATION=[hangman|privateer|astronomer]}].
<xp_rare> [crossed|mapped|never reached] {LOCATION} [in {DATE_INTERVAL=1[7|8|9]<d><d>}|with {~quantity} camels|disguised as <xp_job>]; [the journals|{%his|her:1} bones] [are at|went to] {ORGANIZATION}.
[History|Posterity|{LOCATION_CITY}] has been [kinder to|less sure of|silent about] {NAME_FAMILY:2} than [to|of|about] {NAME_FAMILY:1}, [the {OCCUPATION=[poet|slave trader|postmaster]}|who outlived {%him|her:2} by {DURATION}|and rightly].
"""),
    "xp_bare": lines(r"""
{NAME}, {NAME}, {NAME} & {NAME}
<xp_rare>
<xp_first>, <xp_first>, <xp_first>, <xp_first> – [all here|where are you?|sorry|thank you|no]
<xp_gw> or <xp_gw>?
<xp_last>. <xp_last>. <xp_last>. [The same three names again.|Every year, the same.|Read the list.]
[So|And|Then|Anyway] {NAME_GIVEN:1} [texts|goes|turns round], and {NAME_GIVEN:2}'s like [no way|fine|whatever, {NAME_GIVEN:1}].
{NAME_GIVEN:1} plus {NAME_GIVEN:2} [equals trouble|makes three|, forever].
[Thanks|Thank you|Sorry|Enough], {NAME_GIVEN:1}.
<xp_last> [to|passes to|back to] <xp_last> to <xp_last> … [lost it|goal|wide].
{LOCATION_CITY}, {LOCATION_CITY}, {LOCATION_CITY}, [change at|all stations to] {LOCATION_CITY}
{LOCATION_COUNTRY}: [no|yes|abstained|late]. {LOCATION_COUNTRY}: [yes|absent]. {LOCATION_COUNTRY}: [yes, with reservations|no].
{ORGANIZATION}. {ORGANIZATION}. <xp_firm>. [All gone.|All on strike.|One owner.]
{DATE}. {LOCATION_CITY}. [Rain.|No letter from {NAME_GIVEN:1}.|{NAME_GIVEN:2} better, {CONDITION=[fever|cough]} gone.|Sold the mare, {MONEY}.]
[For|In memory of|With love to] <xp_first>, <xp_first> and [<xp_last>|the other <xp_first>]
[After|With apologies to|Based on an idea by|Lyrics:] <xp_who>
{NAME_FAMILY:1} {DATE_INTERVAL=[’|'][0|1|2]<d>}
[Mr|Mrs|Miss|Ms] <xp_fw>, [Mr|Mrs|Miss|Ms] <xp_fw> and [Master|young] <xp_gw> <xp_wedtail>
{NAME_GIVEN:1}'s [mum|nan|ex], {NAME_GIVEN:2}'s [mum|nan|ex], [everybody's mum|the lot of them].
[Who|What]'s [in|on] [next|tonight]? <xp_who>. And after [him|her]? <xp_who>.
<xp_last>/<xp_last> [{~percent}|{~quantity}], <xp_last>/<xp_last> [{~percent}|{~quantity}]
© [{DATE_INTERVAL=<xp_y>}|{DATE_INTERVAL=2024}] <xp_who> / {ORGANIZATION}
{NAME_GIVEN:1} {AGE}, {NAME_GIVEN:2} {AGE}, {NAME_GIVEN:3} {AGE=[6 months|18 months|3 weeks]}
[Track|Side A|Disc {~quantity}] {~quantity}: <xp_who> feat. <xp_who>
"""),
    "xp_wedtail": ["[were married|dined|did not attend|regret]", "[send their regrets|arrived late|left for {LOCATION_CITY}]"],
    "xp_hard": lines(r"""
[Mark|Bill|Grant|Will|Sue|Rob|Chase|Pat] [the|a|your] [date|time|bill|dog|bank] [and|or] [call|tell|ask] {NAME_GIVEN=[Mark|Bill|Grant|Will|Sue|Rob|Chase|Pat|Frank|Dean]}.
[March|May|August] [on|be|is also a word]: in {DATE_INTERVAL=[March|May|August]} {NAME_GIVEN=[April|June|May|Summer]} [marched|may march|was august] [with|past] {NAME_FAMILY=[March|May|Day|Weeks]}.
The {OCCUPATION=baker} is {%Mr|Mrs:1} {NAME_FAMILY=[Butcher|Cook|Miller|Fisher|Taylor]}, the {OCCUPATION=[butcher|cook|miller|fisherman|tailor]} {%Mr|Mrs:2} {NAME_FAMILY=Baker}.
{NAME_FAMILY=[Turkey|Jordan|Ireland|Holland|Poland|Chad|Israel|England|France]} [scored|bowled|sang] for {LOCATION_COUNTRY=[Turkey|Jordan|Ireland|Holland|Poland|Chad|Israel|England|France]}; [a turkey|the china|a guinea pig|the jersey] [did not|was extra].
[Turkey with stuffing|China plates|Jersey cotton|Guinea fowl|Chili powder|Champagne flutes|A panama hat|Brazil nuts]? {NAME_GIVEN:1} [meant|wanted] {LOCATION_COUNTRY=[Turkey|China|Chile|Panama|Guinea]}.
[Ajax|Nike|Hermes|Orion|Juno|Athena|Atlas] was [a god|a myth|in the stars]; {ORGANIZATION=[Ajax|Nike|Hermes|Orion Health|Juno Foods|Athena Air|Atlas Copco]} [pays|sued|employs] {NAME}.
[Sierra|Ventura|Monterey|Delta|Echo|Romeo|Juliet|Victor|Oscar|Mike|Charlie] [{~quantity}|{~version}|Two-Four], [over|build {~code}|loaded]; the caller was {NAME_GIVEN=[Victor|Oscar|Mike|Charlie|Sierra|Juliet]}.
The {EVENT=[Oscar|Emmy|Tony|Grammy|Nobel|Booker|Bafta]} went to {NAME_GIVEN=[Oscar|Emmy|Tony|Nick|Grace]}[, not|; sorry,] {NAME}.
Chapter {~quantity}, "[The Long Wait|Grace Under Fire|A Young Country|Hunter and Prey|Summer Rain|Stone and Sky]", is [about|dedicated to] {NAME=[Grace|Hunter|Summer|Sky] [Stone|Long|Young|Frost]}.
[Section|Rule|Form|Gate|Unit|Lot] {~code} [bars|names|was sold to] {NAME_FAMILY:1}, not [the tenant|"the Buyer"|Form {~code}].
[A Rembrandt|A Stradivarius|A Winchester|A Biro|A Zimmer frame|A Molotov cocktail], [a sandwich|a cardigan|wellingtons] and {NAME_FAMILY:1}'s hat [were on the floor|went missing].
Don't [rob|nick|pat|sue|bob|jack|harry|josh|chuck|peter out on] [me|it|us], {NAME_GIVEN=[Rob|Nick|Pat|Sue|Bob|Jack|Harry|Josh|Chuck|Peter]}.
[Apple crumble|A shell necklace|Orange peel|Target practice|The next stop|Boots and socks|A gap year|A visa stamp]: nothing to do with {ORGANIZATION=[Amazon|Apple|Shell|Orange|Mars|Target|Next|Boots|Gap]}, [said|wrote] {NAME}.
[He reads|She loves|We study] [Python|Java|Swift|Julia|Scratch] and {LANGUAGE=[Javanese|Swahili|Greek|Latin|Polish]}; [polish|swift] is [a verb|an adjective|not a language].
[General knowledge|Private parking|A major road|Corporal punishment|Sterling work|A chief concern] is one thing; {OCCUPATION=[General|Private|Major|Corporal|Captain]} <xp_last> is another.
"""),
    "xp_hard0": lines(r"""
[Christian names go first|Roman numerals are easy|The Julian calendar drifted|Gregorian chant soothes], [in theory|as a rule|they say].
[Rich|Frank|Earnest|Sunny|Dusty|Sandy|Rusty|Stormy] [answers|soil|replies|mornings|shelves|beaches|nails|weather], [every one|mostly].
[Will|May|Might|Must|Shall|Can] [Section {~quantity}|the Board|the Tenant|either Party] [apply|agree|quit|object]? [It may.|See Schedule {~quantity}.|It will.]
[The Long Room|Room for Hope|The Young Ones|Winter Light|The Summer Book|Brief Candles] [is|was] [the working title|out of print|a bad pun|a better film].
[April showers|A May queen|March hares|August company|Dog days] [and all that|, they say|notwithstanding].
[Executive Summary|Terms of Reference|Frequently Asked Questions|Standing Orders|Lessons Learned|Letters Patent|Early Day Motion]
[White Paper|Green Paper|Brown Rice|Black Box|Gray Area|Rose Garden Strategy|Golden Hour|Silver Lining]: [an explainer|what it means|see glossary]
[Dear Reader|Dear Voter|Dear Passenger|Fellow Citizens|Ladies First|To the Finder|Hello Stranger], [read on|mind the gap|you have been warned].
[Ibid.|Op. cit.|Passim|Sic|Viz.|Cf. note {~quantity}|Et seq.|N.B.]
[Lady luck|Mother nature|Father time|Jack frost|Big Brother] [smiled|always wins|never sleeps|was here].
[if|when|unless] (grace_period \> {~quantity}) \{ mark(row); bill(user); \}
[Table|Figure|Exhibit|Appendix|Annex] {~quantity}: [votes by ward|rainfall|attendance|results|fixtures][ (provisional)|]
[The {~code} engine|Release {~version}|Grade {~quantity} bolts|Lot {~code}] [was fitted|shipped|were tested|went unsold].
"""),
    "xp_loud": lines(r"""
{NAME_FAMILY=[BAXTER|OKORO|NGUYEN|DE SOUZA|STONE|WINTERS|HALLORAN|YOUNG]} [WINS|QUITS|CHARGED|RETURNS] AS {LOCATION_CITY=[DALLAS|LAGOS|HULL|DELHI|BOSTON|CORK]} [WATCHES|VOTES|WEEPS]
[NOTICE|WARNING|URGENT]: {NAME=[TERESA BLUNT|MARK RIVERS|AMINA YUSUF|PIOTR WOJCIK|GRACE HOLLAND|HUNTER DAY]} [LAST SEEN IN|IS BANNED FROM|PLEASE CALL] {LOCATION_CITY=[RENO|LEEDS|PERTH|ACCRA|TULSA]}[ {DATE=[12 MAY|MARCH 3|FRIDAY]}|]
[ALL VISITORS MUST SIGN IN|NO ENTRY|SALE MUST END|VOTE EARLY|THIS WAY UP|MAY CONTAIN NUTS|WILL COLLECT|GRANT APPROVED|MARK OF QUALITY]
{ORGANIZATION=[UNITED NATIONS|ACME FREIGHT|SOUTHERN RAIL|STATE BANK|ROYAL MAIL|GREENE & SONS]} [TO|V|AND] {NAME_FAMILY=[LAMB|PRICE|FORD|SHAH|COSTA|GRANT]}: [FINAL NOTICE|JUDGMENT|TERMS]
[so|ok so|update:] {NAME_GIVEN=[will|grace|may|mark|rose|hunter|summer|jess|amir|kofi|yuki]} [said|reckons] {NAME_GIVEN=[dawn|bill|faith|chase|bella|tomasz|ngozi]} [is in|moved to] {LOCATION_CITY=[leeds|austin|lagos|pune|reading|bath|nice]} [now|lol|since {DATE_INTERVAL=[may|march|june]}]
[i will|i may|may i|will you] [mark|bill|chase|hope|reed|rob] [it|them|that] [later|in the morning|by hand] [if|when] [the rose|the summer|dawn|grace] [comes|ends|breaks|permits]
{NAME=[jane doe-okafor|mark young|summer frost|abdul karim|lily chen|rob banks]} [dob {DOB}|, {AGE}, {LOCATION_CITY}|of {ORGANIZATION=[acme|tesco|ford|barclays]}]
[the {ORGANIZATION=[un|eu|imf|who|nhs]}|{ORGANIZATION=[nato|fifa|unicef|oxfam|nasa]}] [met|voted|said no] [in {LOCATION_CITY=[geneva|paris|doha|lima]}|on {DATE=[monday|friday]}|again]
"""),
    "xp_mix": ["<xp_local>", "<xp_hist>", "<xp_bare>", "<xp_hard>", "<xp_hard0>", "<xp_loud>", "<xp_loud>", "<xp_loud>\n<xp_loud>", "<xp_bare>\n<xp_bare>", "<xp_hard> <xp_hard0>", "<xp_local> <xp_local> <xp_wire0>", "<xp_hist> <xp_hist> <xp_view0>", "<xp_hard0>\n<xp_bare>", "<xp_headline>\n\n<xp_local> <xp_local>\n\n<xp_wire0> <xp_local>\n\n<xp_local>", "<xp_hist> <xp_pedia> <xp_hist>\n\n<xp_hist> <xp_pedia0>", "<xp_hard0> <xp_hard0>"],
}
