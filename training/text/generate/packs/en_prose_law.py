"""More English texts of courts, parliaments, contracts, wills, police and insurers, companies, committees; reviews and posts."""

from .en_text import docs, lines

DOCS = {"xq_house": 4, "xq_ruling": 8, "xq_deed": 5, "xq_report": 5, "xq_filing": 5, "xq_minutes": 4, "xq_review": 4, "xq_posts": 6}
RULES = {
    "xq_h": ["{USERNAME=@[|real|its|the_|ms_|dj|not][nadia|tomb|kemi|olgaw|rafa|jpark|liv|suki|benno|marge|priyanka|dex|hollis|wren|cato][|_xo|art|99|_uk|writes|<d><d>|tv|.fm]}"],
    "xq_tag": ["[#fyp|#throwback|#motivation|#nofilter|#breaking|#thread|#tbt|#blessed|#amwriting|#foodie|#quotes|#weekendvibes|#giveaway|#askme]", "#{LOCATION_CITY=[London|Lagos|Mumbai|Leeds|Dallas|Perth|Nairobi|Dublin|Toronto|Kyiv]}", "#{LOCATION_COUNTRY=[Ukraine|India|Brazil|Kenya|Ireland|Canada|Sudan]}", "#{EVENT=[Eurovision|WorldCup|SuperBowl|Diwali|Wimbledon|Glastonbury|Oscars|Coachella]}", "#{ORGANIZATION=[NHS|BBC|Arsenal|LFC|NASA|Tesla|Ryanair|Boeing]}"],
    "xq_v": ["{NAME_FAMILY} v {NAME_FAMILY}", "{NAME_FAMILY} v. {NAME_FAMILY}", "{ORGANIZATION} v {NAME_FAMILY}", "R v <xp_last>", "<xp_last> v. {ORGANIZATION}", "In re <xp_last>", "{LOCATION_STATE} v. <xp_last>", "Ex parte <xp_last>"],
    "xq_speech": lines(r"""
Mr {OCCUPATION=Speaker}, [I beg to move|I rise to oppose|I speak against], [on behalf of|with the support of] my hon. Friend the Member for {LOCATION_CITY} ({%Mr|Ms:1} {NAME:1}), [this amendment|the clause|the motion].
[{%Mr|Mrs:1} {NAME:1}|<xp_who>] ({LOCATION_CITY}) ({POLITICAL_AFFILIATION=[Lab|Con|LD|SNP|Lab/Co-op|DUP|Ind|PC]}): [Will the {OCCUPATION=[Minister|Secretary of State|Prime Minister]} give way?|What assessment has the {OCCUPATION=[Chancellor|Minister]} made of bus fares in {LOCATION_CITY}?|I declare an interest as {%chairman|chairwoman:1} of {ORGANIZATION}.]
[My constituent|A {MARITAL_STATUS=widow} in my constituency|A young {GENDER=woman} I met], <xp_who>, [has waited {DURATION} for {MEDICAL_PROCESS}|lost {MONEY} to a fraudster|wrote to {ORGANIZATION} on <xp_on> and got no reply].
I [thank|commend|pay tribute to] the {OCCUPATION=[senator|congressman|delegate|congresswoman]} from {LOCATION_STATE}, [{%Mr.|Ms.:2} {NAME_FAMILY:2}|who knows {LOCATION_COUNTRY} better than any of us], [for his candour|and yield back|before I turn to {LOCATION_COUNTRY}].
[Madam|Mr] {OCCUPATION=Deputy Speaker} ({NAME:3}): [Order.|I call {NAME:1}.|The {OCCUPATION=Minister} must be heard.] [The question is that the Bill be read a second time.|I will not have shouting.]
[In {DATE_INTERVAL}|On <xp_on>] this House [sent troops to|recognised|turned its back on] {LOCATION_COUNTRY}; [{NAME_FAMILY:2} voted for it|the {POLITICAL_AFFILIATION=[Liberals|Conservatives|Nationalists|Greens|Democrats]} did not|I was {AGE}].
[Division|Points of order|Adjournment debate], <xp_on>: {NAME_FAMILY:1}, {NAME_FAMILY:2}, <xp_last> [and others|(tellers)|against]
[Shri|Smt.|Hon.] {NAME:4}: [Sir, my question is to the {OCCUPATION=[Minister of Railways|Finance Minister|Home Minister]}.|Madam, {MONEY} was sanctioned for {LOCATION_CITY} in {DATE_INTERVAL}.|Mr {OCCUPATION=Speaker}, the people of {LOCATION_STATE} are watching.]
Is it not the case that <xp_the> [warned|wrote to|met] the {OCCUPATION=[Chancellor|Minister|Governor]} [{DURATION} ago|in {DATE_INTERVAL}] and that {%he|she:2} [did nothing|went on holiday to {LOCATION_COUNTRY}]?
[AYES|NOES|YEAS|NAYS|NOT VOTING]—{~quantity}: <xp_last>, <xp_last>, <xp_last> ({LOCATION_STATE=[OH|TX|CA|NY|GA]}), <xp_last>, <xp_last>[; Tellers: {NAME} and {NAME}|]
"""),
    "xq_speech0": lines(r"""
[Order|Hear, hear|Shame|Question put and agreed to|The House divided|Debate adjourned|I yield the floor].
I [will not|cannot|shall not] [support|vote for|apologise for] [a Bill|a budget|a motion] that [asks the poorest to pay|nobody has read|ties our hands].
[The right honourable Member|My noble Friend|The party opposite] [may laugh|knows better|should withdraw that remark].
[Clause|New clause|Amendment|Schedule] {~quantity} [stand part|not moved|by leave, withdrawn|agreed to].
[We have|There is] [no time to lose|a duty to those who cannot vote|a choice to make], and [we should make it|history will judge us|the hour is late].
"""),
    "xq_house": ["<xq_speech> <xq_speech0>", "<xq_speech>", "<xq_speech0>\n<xq_speech>\n<xq_speech>", "<xq_speech> <xq_speech0> <xq_speech>\n\n<xq_speech>", "<xq_speech0> <xq_speech0>"],
    "xq_fact": lines(r"""
The [appellant|claimant|plaintiff|petitioner], {NAME:1}, [bought|leased|lost|insured] [a cottage|a racehorse|{~quantity} acres|a fishing boat] [near|in|outside] {LOCATION_CITY} [on <xp_on>|in {DATE_INTERVAL}] from {NAME:2} [for {MONEY}|and has lived there since|without a survey].
[What|The first thing] {NAME_FAMILY:1} [did not tell|told|wrote to] {NAME_FAMILY:2} was that [the roof leaked|{ORGANIZATION:1} held a charge over the land|{%he|she:1} had been declared bankrupt in {LOCATION_COUNTRY}].
[Before us|Below|At first instance], [Mr|Ms|Mrs] {NAME:5} appeared for the [appellant|{ORGANIZATION=Crown}|employer], [Mr|Ms] {NAME:6}, [with him|leading] [Mr|Miss] <xp_last>, for the respondent[; the third party did not appear|].
The {OCCUPATION=[trial judge|recorder|magistrate|sheriff|arbitrator|district judge|master]} ([HHJ|Hon.|{OCCUPATION=Mr Justice}|{OCCUPATION=Judge}] {NAME_FAMILY:3}) [preferred the evidence of|disbelieved|made no finding about] {NAME_FAMILY:2} and [{%his|her:2} brother|the {OCCUPATION=[surveyor|nightwatchman|valuer]}], <xp_who>.
[Asked in cross-examination|When shown exhibit {~code}|Recalled on <xp_on>], {NAME_FAMILY:2} [accepted|agreed|could not remember] that {%he|she:2} [sent {FILENAME} to {NAME_FAMILY:1}|was in {LOCATION_CITY} at {TIME}|had met <xp_who> at {EVENT}].
[I was referred to|Reliance was placed on|The leading case is|Contrast|Counsel cited] <xq_v>[, <xq_v>|] and <xq_v>[, but none is in point|, all of which turn on their facts|].
Procedural history. [The petition|The writ|The indictment] was [filed|issued|returned] on <xp_on> in the {ORGANIZATION={LOCATION_CITY} [County Court|Sessions Court|Superior Court|Sheriff Court|Circuit Court]}; [leave to appeal|certiorari|bail] was [refused|granted] by [{OCCUPATION=[Lord|Lady] Justice} <xp_last>|{NAME_FAMILY:3} J|<xp_last> and <xp_last> JJ] on <xp_on>.
{NAME_FAMILY:1}, [now {AGE}|then aged {AGE}|{AGE} at the time], [is|was] <xp_job>[ of previous good character| with {~quantity} convictions|]; [{%his|her:1} co-accused, {NAME:2},|the complainant|<xp_rare>, who pleaded guilty,] is {AGE}.
The child, [whom I shall call {NAME_GIVEN:7}|{NAME_GIVEN:7}|referred to as {NAME=[A.|B.|M.|K.]}], [was born on {DOB}|lives with {%his|her:1} aunt in {LOCATION_CITY}|has {CONDITION}] and [is thriving|wishes to stay].
[The bus|The forklift|The unlit trailer|A wave] [struck|crushed|threw] {NAME_FAMILY:1}, [who sustained|causing|leaving {%him|her:1} with] {INJURY=[a crushed foot|a fractured pelvis|whiplash|the loss of two fingers|a collapsed lung|a torn rotator cuff]} and, [in the opinion of|according to] {NAME_MEDICAL_PROFESSIONAL}, {CONDITION=[chronic pain|an adjustment disorder|tinnitus|post-traumatic stress disorder|depression]}.
[We are not persuaded|It does not follow|Nor does it help] that {ORGANIZATION:1} [knew|intended|"must have guessed"] [what {NAME_FAMILY:2} was doing|that the {LOCATION_CITY} depot was empty], [still less|let alone] that <xp_last> did.
[Total|Quantum|Award]: general damages {MONEY}; [loss of earnings as {OCCUPATION}|care provided by {NAME_GIVEN:7}|future {MEDICAL_PROCESS}] {MONEY}; interest from {DATE}.
{NAME_FAMILY=[BAKER|ONYANGO|PRESTON|KOWALCZYK|VAN DER BERG|SINGH|MARLOWE|DELACROIX]}, [J.|C.J.|J.A.|{OCCUPATION=Circuit Judge}]: [This appeal concerns a ladder.|{NAME:1} was convicted of arson.|The question is who owned the horse.]
[Representation|Legal representatives|Appearances]: {ORGANIZATION} ({LOCATION_CITY}) for {NAME_FAMILY:1}; {NAME}, [unled|instructed directly], for {ORGANIZATION:1}; {NAME_FAMILY:2} in person
"""),
    "xq_fact0": lines(r"""
[The first ground|Ground {~quantity}|The cross-appeal|This submission] [fails|is well founded|was not pursued|adds nothing].
[The test|The rule|The standard] is [objective|well settled|one of reasonableness], and [the burden lies on the party asserting|it was not met here|no authority need be cited].
[It is trite that|As is well known,|We start from the premise that] [he who asserts must prove|silence is not acceptance|a licence is not a lease].
[The parties|Both sides|Counsel] [agree|filed skeleton arguments|were invited to make written submissions] [on costs|on that point|within the time allowed].
[Held|HELD]: [appeal dismissed|application refused|remitted for rehearing|conviction quashed]. [No order as to costs.|Costs reserved.|Leave refused.]
[I agree|I would add only this|I have had the advantage of reading the draft], [and have nothing to add|since the point may arise again|and I too would dismiss the appeal].
[Whether|That] [a term should be implied|the notice was validly served|the search was lawful] is [a question of law|a mixed question|not before us].
"""),
    "xq_ruling": ["<xq_fact> <xq_fact>", "<xq_fact> <xq_fact0> <xq_fact>", "<xq_v>\n\n<xq_fact> <xq_fact> <xq_fact0>\n\n<xq_fact>", "<xq_fact0>", "{~quantity}. <xq_fact> <xq_fact0>\n{~quantity}. <xq_fact>\n{~quantity}. <xq_fact0> <xq_fact>", "<xq_fact>", "<caption>\n\n<xq_fact> <xq_fact> <xq_fact>\n\n<xq_fact0> <xq_fact0>\n\n<xq_fact>", "<xq_fact0> <xq_fact0> <xq_fact>", "<xq_fact> <l_fact> <xq_fact0> <xq_fact>"],
    "xq_clause": lines(r"""
[IT IS AGREED|The parties agree] that {NAME:1} ("{NAME_FAMILY:1}") [shall|will] [vacate|deliver up|insure] [the Premises|the flat at {LOCATION_ADDRESS}|the {PRODUCT=[Steinway|Land Rover|Combine Harvester X9|ThinkPad]}] [by|no later than] {DATE}.
[Payments|Royalties|Rent] of {MONEY} [fall due|shall be made] [on the first day of each month|quarterly|on {DATE}] to {ORGANIZATION:1}[, sort code {ROUTING_NUMBER}, account {BANK_ACCOUNT}|, attention {NAME:2}|].
[Notices|Any notice] to {NAME_FAMILY:1} [shall be sent|may be served] [at {LOCATION_ADDRESS}|by e-mail to {EMAIL_ADDRESS:1}|care of {ORGANIZATION}, {LOCATION_CITY}].
I [leave|give, free of tax,|bequeath] [my piano|my stamp collection|{MONEY}|the cottage at {LOCATION_CITY}] to [my [niece|godson|old friend|sister]|the daughter of my late brother {NAME_GIVEN:5},] {NAME:3}, [and if {%he|she:3} does not survive me|failing whom], to {ORGANIZATION}.
[Nothing|Not a penny] to {NAME:4/1}, [who knows why|from whom I have been {MARITAL_STATUS=[separated|divorced]} since {DATE_INTERVAL}|my {MARITAL_STATUS=[first husband|former wife|ex-husband]}].
Witnessed by: [1.|(a)] {NAME}, {OCCUPATION}, of {LOCATION_ADDRESS} [2.|(b)] {NAME}, {OCCUPATION}, of {LOCATION_CITY}
[This Deed|This Licence|This Addendum] [varies|replaces|is supplemental to] the [agreement|lease|facility] [of|dated] {DATE} between {ORGANIZATION:1} and {ORGANIZATION:2}, [as guaranteed by {NAME:1}|and is governed by the law of {LOCATION_COUNTRY=[England|Scotland|Ireland|Singapore]}|in the {LANGUAGE=English} language].
[Guarantor|Surety|Lessee|Mortgagor|Grantor]: {NAME:1}, [a {MARITAL_STATUS=[single|married]} {GENDER=[man|woman]}|{MARITAL_STATUS=[married|unmarried]}|{MARITAL_STATUS={%husband|wife:1}} of {NAME:4/1}], [born {DOB}|holder of passport {PASSPORT_NUMBER}]
[Key personnel|Authorised signatories|Named persons]: {NAME} ({OCCUPATION}), {NAME} ({OCCUPATION}) and, [in {%his|her:1} absence|as alternate], {NAME}
EXECUTED as a deed by {ORGANIZATION:2} acting by {NAME:2}, a {OCCUPATION=director}, in the presence of {NAME}
[The Term|The Fixed Term] is {DURATION} [from|commencing on] {DATE}; {NAME_FAMILY:1} may [break|renew] on {DURATION=[one month|two months|90 days|six weeks]}' notice.
"""),
    "xq_clause0": lines(r"""
"[Business Day|Completion|Affiliate|Force Majeure Event|the Works|Net Proceeds]" means [a day on which banks are open|the date on which title passes|any entity under common control|an event beyond a party's reasonable control|the sum remaining after expenses].
[Neither the Landlord nor the Tenant|The Licensee|Each Party|The Contractor] shall [sublet|disclose|assign or charge] [the Property|any Confidential Information|the benefit of this Agreement] [save as permitted|without consent, such consent not to be unreasonably withheld|at any time].
[Time|Title|Risk] [is of the essence|passes on delivery|remains with the Seller].
[If any provision|Should any term] [is held invalid|be unenforceable], [the remainder survives|it shall be severed].
[Words in the singular|References to statutes|Headings] [include the plural|include amendments|do not affect interpretation].
"""),
    "xq_deed": ["<xq_clause>", "<xq_clause> <xq_clause0>", "{~quantity}.1 <xq_clause0>\n{~quantity}.2 <xq_clause>\n{~quantity}.3 <xq_clause>", "<xq_clause0> <xq_clause0>", "[DEED OF VARIATION|WILL|HEADS OF TERMS|SIDE LETTER|ASSIGNMENT]\n\n<xq_clause>\n\n<xq_clause0>\n\n<xq_clause>\n\n<xq_clause>"],
    "xq_case": lines(r"""
[Caller|Informant|Witness one], {NAME:1}, [states|says] [a {GENDER=[male|female]} approx {AGE=[30|25|40-45|mid-50s]}, {PHYSICAL_ATTRIBUTE=[thin build|dreadlocks|bald|blond ponytail|tattooed hands]}, [tried|kicked] the door|{%his|her:1} neighbour <xp_who> is shouting again] at {LOCATION_ADDRESS_STREET}.
{TIME} – {OCCUPATION=[PC|DS|WPC|Cst|Ofc.]} <xp_last> [on scene|resumed patrol|requested a van]. {TIME} – [no trace of {NAME_FAMILY:2}|{NAME_FAMILY:2} detained|statement taken from {NAME_GIVEN:1}].
[Property|Exhibits] seized from {NAME_FAMILY:2}: [one {PRODUCT=[Nokia 3310|iPhone SE|Galaxy A13|Casio watch|Makita drill]} (IMEI {NUMERICAL_PII})|{MONEY} in cash|driving licence {DRIVER_LICENSE} in the name of {NAME:3}|a receipt from {ORGANIZATION}].
[I cautioned|I interviewed|I informed] {NAME_FAMILY:2} at {TIME}. [Reply|Response]: "[I was at {NAME_GIVEN:3}'s|Ask {NAME_GIVEN:1}, not me|No comment|You've got the wrong {NAME_GIVEN:2}]."
[The insured|Our policyholder|Claimant] ({NAME:1}, policy {ACCOUNT_NUMBER}) [reports|alleges] that [a pipe burst|the hob caught fire|a tree fell] at {LOCATION_ADDRESS} [while the family was in {LOCATION_COUNTRY}|on <xp_on>|during {EVENT=Storm [Agnes|Barra|Ciara|Dennis|Eunice]}].
[Third party|TP|Other driver]: {NAME:2}, {DOB}, [insured with|claims via] {ORGANIZATION}, [reg|plate] {VEHICLE_ID}; [alleges|admits] [{INJURY=[whiplash|bruised ribs|a cut lip|back strain]}|fault].
{OCCUPATION=[Loss adjuster|Assessor|Surveyor]} <xp_who> [visited|inspected] on {DATE} and [put the loss at|recommends a reserve of|disallowed] {MONEY}[; see {FILENAME}|].
[Previous claims by {NAME_FAMILY:2}: {DATE_INTERVAL}, {MONEY}|Prior address of {NAME_FAMILY:2}: {LOCATION_ADDRESS}|Known associates of {NAME_FAMILY:2}: {NAME}, {NAME} and "{NAME_GIVEN=[Lofty|Ginge|Big Al|Tiny|Fingers]}"].
[Subject|Suspect] {NAME_FAMILY:2} was [last seen|observed|stopped] [driving {VEHICLE_ID} toward {LOCATION_CITY}|wearing a {ORGANIZATION=[Nike|Adidas|Lakers|Celtic]} top|with a {GENDER=[female|woman|girl]} he called "<xp_first>"].
[Next of kin|NOK|Family] [informed|notified] by {OCCUPATION=[Sgt|Insp|Chaplain|Constable]} <xp_last>: {NAME} ([mother|{MARITAL_STATUS=[wife|husband|widow]}|brother]), {LOCATION_CITY}, {PHONE_NUMBER}
"""),
    "xq_case0": lines(r"""
[No injuries|No further action|Nothing suspicious|Alarm reset|Area searched, no trace].
[Vehicle 1|The van|The bicycle|Unit {~quantity}] [was stationary|skidded on wet leaves|mounted the kerb|failed to give way].
[Weather|Road surface|Lighting]: [dry|wet|good|poor|unlit|heavy rain]
[Cause|Proximate cause]: [wear and tear|electrical fault|undetermined]. [Excess applies.|Cover declined.|Within policy limits.]
[Forensics|CCTV|House-to-house] [negative|requested|outstanding].
"""),
    "xq_report": ["<xq_case>", "<xq_case> <xq_case0>", "<xq_case>\n<xq_case0>\n<xq_case>", "<xq_case> <xq_case> <xq_case0> <xq_case>", "<xq_case0> <xq_case0>", "[LOG|REPORT|CLAIM NOTES|OCCURRENCE SUMMARY]\n<xq_case>\n<xq_case>\n<xq_case0>\n<xq_case>"],
    "xq_corp": lines(r"""
[Item {~quantity}. |]{ORGANIZATION:1} (the "[Registrant|Company|Issuer]") [was incorporated|is organised] in {LOCATION_STATE} in {DATE_INTERVAL} and [makes its money|competes chiefly] in {LOCATION_COUNTRY}, {LOCATION_COUNTRY} and {LOCATION}.
On {DATE}, {NAME:1} [notified the Board of {%his|her:1} decision to|was asked to] {CORPORATE_ACTION=[resign|step down|retire early|relinquish the chair]}; [effective immediately|pending a search], {NAME:2}, {AGE}, [serves|will serve] as {OCCUPATION=[interim Chief Executive Officer|Principal Accounting Officer|Executive Chair|Lead Independent Director|Acting President]}.
{FINANCIAL_METRIC=[Net sales|Cost of revenue|Deferred revenue|Impairment|Operating lease expense|Organic growth]} [{TREND=[increased|decreased] <d9>%}|{TREND=[rose|fell]} by {MONEY}, or <d9>%,] [year over year|compared with {DATE_INTERVAL}], [driven by|reflecting|partly offset by] [currency|lower volumes in {LOCATION_COUNTRY}|the {CORPORATE_ACTION=[disposal|acquisition|closure]} of {ORGANIZATION:2}].
[Beneficial owners|Substantial shareholders|Insider transactions]: {NAME:1} {~percent}%; {ORGANIZATION:2} {~percent}%; {NAME} ([{MARITAL_STATUS=spouse}|by trust]) {~number} shares at {MONEY}
FOR IMMEDIATE RELEASE: {ORGANIZATION:1} [names|welcomes|honours] {NAME:1} [as|its new] {OCCUPATION=[Chief People Officer|Creative Director|Vice President, Claims|Head of Rail|Chief Nursing Officer|Artistic Director]}
"[We are thrilled|I am humbled|It is a privilege]," said {NAME_FAMILY:1}[, who joins from {ORGANIZATION}|, a native of {LOCATION_CITY}|].
"[{LOCATION_CITY} is home|Our customers come first|This is what {PROJECT} was built for]," [said|commented] {NAME:2}, {OCCUPATION=[founder|co-founder|managing partner|chief scientist]} of {ORGANIZATION:1}. "[And {NAME_GIVEN:1} gets that|Watch this space]."
[About|Notes to editors:] {ORGANIZATION:1}: [founded in {DATE_INTERVAL}|headquartered in {LOCATION_CITY}|with {~number} staff in {~quantity} countries], {ORGANIZATION:1} [owns|trades as|sponsors] {ORGANIZATION:2}[ and {EVENT}|]. [Contact|Press]: {NAME}, {PHONE_NUMBER}, {EMAIL_ADDRESS}
[Audit|Remuneration|Nominations|Risk] committee members: {NAME} ({OCCUPATION=Chair}), {NAME}, <xp_rare>[; {ORGANIZATION=[KPMG|Deloitte|PwC|EY|Grant Thornton|BDO]} attended|]
{ORGANIZATION:2}, [a wholly owned subsidiary|our {LOCATION_COUNTRY} licensee|a supplier], [sued|was dropped by|settled with] <xp_firm> [over|concerning] {PRODUCT} for {MONEY} on {DATE}.
"""),
    "xq_corp0": lines(r"""
[Forward-looking statements|These statements|Actual results] [involve risks|speak only as of their date|may differ materially from those expressed or implied].
[None|Not applicable|Incorporated by reference|See Note {~quantity}|Unaudited].
[The Board|Management|The Committee] [believes|considered|reviewed] [liquidity to be adequate|the going-concern basis|the principal risks], and [no adjustment was made|no change was proposed].
[Basis of preparation|Critical accounting estimates|Segment reporting|Subsequent events]
[We may not be able to attract talent|Supply chains may fail|Competition is intense], [which could harm our business|and we may not recover].
"""),
    "xq_filing": ["<xq_corp>", "<xq_corp> <xq_corp0>", "<xq_corp>\n\n<xq_corp> <xq_corp0>\n\n<xq_corp>", "<xq_corp0> <xq_corp0>", "<xq_corp0> <xq_corp> <xq_corp>"],
    "xq_item": lines(r"""
[Present|In the chair|Attending]: [{OCCUPATION=Cllrs} |Messrs |]<xp_last> ({OCCUPATION=Chair}), <xp_last>, <xp_last> and <xp_last>; [{NAME}, {OCCUPATION=[Clerk|Treasurer|Secretary|Town Manager]}|{~quantity} members of the public]
[Apologies|Regrets] [from|received from] <xp_first>, <xp_who> and [{OCCUPATION=Cllr}|Mrs|Rev.] <xp_last> ([holiday|ill|in {LOCATION_CITY}])
[Matters arising|Item {~quantity}]: <xp_first> [had written to|is still waiting for|rang] {ORGANIZATION} about [the drains|the {LOCATION_ADDRESS_STREET} crossing|the hall roof]; [cost {MONEY}|no answer since <xp_on>].
[Proposed|Moved]: {NAME_FAMILY:1}. [Seconded|Second]: {NAME_FAMILY:2}. [Carried|Lost {~quantity}-{~quantity}|All in favour|{NAME_FAMILY:3} abstained].
{NAME_GIVEN:1} [asked|wondered|complained] [who had the keys|why {NAME_GIVEN:2} was not told|whether <xp_firm> would sponsor {EVENT}]; {NAME_GIVEN:2} [said {%he|she:2} did|undertook to ask <xp_last>|would rather not say].
[Planning|Application] {ACCOUNT_NUMBER}: {NAME}, {LOCATION_ADDRESS}, [dormer window|change of use|felling of one oak]. [No objection|Refused|Deferred to {DATE}].
[Any other business|AOB]: [congratulations to <xp_first> and <xp_first> on their [engagement|new baby]|get-well card for {NAME}, who has had {MEDICAL_PROCESS}|{EVENT} rota]. [Date of next meeting|DONM]: {DATE}, {TIME}
[ACTION|AP]: <xp_gw> to [mark|bill|chase|frank] the [map|grant|invoice|envelopes]; <xp_gw> to [sue nobody|check|ring <xp_last>] by <wd>.
"""),
    "xq_item0": lines(r"""
[The minutes of the last meeting|The accounts|The terms of reference] were [taken as read|approved|noted|circulated].
[There being no further business|The meeting having become inquorate], the meeting [closed|stood adjourned].
[Correspondence|Finance|Highways|Allotments|Playground]: [nothing to report|noted|carried forward|two complaints, both about dogs].
[It was resolved|Members agreed|The committee recommends] [to replace the noticeboard|that no action be taken|to seek three quotes].
"""),
    "xq_minutes": ["<xq_item>\n<xq_item>\n<xq_item0>\n<xq_item>", "<xq_item>", "<xq_item0> <xq_item>", "1. <xq_item>\n2. <xq_item0>\n3. <xq_item>\n4. <xq_item>\n5. <xq_item0>\n6. <xq_item>", "<xq_item0>\n<xq_item0>", "{ORGANIZATION:9}\n{DATE}\n\n<xq_item>\n\n<xq_item0>\n\n<xq_item>"],
    "xq_star": lines(r"""
[Ask for|We had|Avoid] <xp_first>[ or <xp_first>|], [who remembered our anniversary|the surly one|an absolute gem] — [best {OCCUPATION=[waiter|plumber|stylist|instructor|receptionist]} in {LOCATION_CITY}|never again|tip well].
[Came here|Booked] for [my {MARITAL_STATUS=[husband|wife|fiancée]}'s|{NAME_GIVEN:1}'s|mum's] {AGE=[30|40|60|50|70]}th on <xp_on>; [{ORGANIZATION:1} lost the booking|the cake was divine|{NAME_GIVEN:2} at the desk upgraded us].
[Two|One|Zero] stars. {ORGANIZATION:1} [charged me {MONEY}|blamed <xp_the>|sent the {PRODUCT} to {LOCATION_CITY}], and "{NAME_GIVEN:2} from customer care" [hung up|promised a refund in {DURATION}].
[Bought|Returned|Replaced] the {PRODUCT} [after {DURATION}|on {EVENT=[Black Friday|Prime Day|Boxing Day|Cyber Monday]}|at <xp_firm>]. [My <kin> loves it|Battery died in {DURATION}|{NAME_GIVEN:1} wants one too].
[{NAME={NAME_GIVEN:1} [B|K|T|M|J].}|{NAME_GIVEN:1} from {LOCATION_CITY}|{NAME_GIVEN:1}, {LOCATION_COUNTRY},] [reviewed|rated|wrote]: [lovely|meh|overpriced|would go again][, reply from {NAME_GIVEN:2}, {OCCUPATION=[owner|manager|General Manager]}|]
[{NAME_MEDICAL_PROFESSIONAL}|The team at {ORGANIZATION_MEDICAL_FACILITY}] [listened|fixed my {CONDITION=[sciatica|migraines|eczema]} in {DURATION}|kept us waiting {DURATION}]. [Thank you!|Parking {MONEY}.]
The {OCCUPATION=[author|translator|director]}, <xp_who>, [cannot write {GENDER=women}|nails the {ORIGIN=[Scottish|Nigerian|Welsh|Punjabi]} accent|was clearly born in {LOCATION}].
"""),
    "xq_star0": lines(r"""
[Great value|Cold chips|Rude staff|Lovely view|Thin walls|Does what it says|Runs small|Instructions useless][.|!|, sadly.| but clean.]
[Pros|Cons]: [light|quiet|cheap|heavy|noisy|fiddly], [easy to clean|slow to charge|nice buttons|bulky]
[Would I|Will I] [go back|buy again]? [In a heartbeat|Only if someone else pays|No|May do].
[Arrived on time|Box was crushed|Smells of plastic|Wrong colour], [happy|returned it|can't complain].
"""),
    "xq_review": ["<xq_star> <xq_star0>", "<xq_star>", "<xq_star0> <xq_star> <xq_star>", "<xq_star0>", "<xq_star0> <xq_star0> <xq_star>", "<xq_star>\n\n<xq_star0>\n<xq_star>"],
    "xq_post": lines(r"""
<xq_h> [is|was] [right|wrong|live|in {LOCATION_CITY}] [about {NAME_FAMILY:1}|tonight {TIME}|again] <xq_tag>[ <xq_tag>|]
RT <xq_h>: [{NAME_FAMILY:1} just said WHAT|{LOCATION_COUNTRY} deserves better|so {ORGANIZATION} ghosted me|happy {AGE}th {NAME_GIVEN:2} 🎂] <xq_tag>
.<xq_h> .<xq_h> [pls help|explain this], [{NAME_GIVEN:2}'s flight from {LOCATION_CITY}|my <kin>'s {MEDICAL_PROCESS}] [cancelled|delayed {DURATION}] 😡 <xq_tag>
[lol|ngl|imagine|pov:] [{NAME_FAMILY:1} playing like that for <team>|being called <xp_gw> and hating <xp_gw>|{NAME_GIVEN:2} thinking {LOCATION_CITY} is in {LOCATION_COUNTRY}] 💀
[nobody:|me:|mum:] [did u ring <xp_first>|{NAME_GIVEN:2}'s here with the {ORIGIN} lot|we're naming the dog {NAME_GIVEN=[Biscuit|Kevin|Nigel|Beyoncé|Gary]}]
[BREAKING|JUST IN|🚨]: [{NAME:1} OUT as {OCCUPATION=[manager|CEO|speaker|host|head coach]}|{LOCATION_CITY} [bridge|airport|mall] evacuated|{ORGANIZATION} confirms {CORPORATE_ACTION=[layoffs|merger|takeover]}] <xq_tag>
[gm|gn|ily|hbd|rip] {NAME_GIVEN:2}[ xx| 🕊️| king| queen|] [{DATE_INTERVAL=[19<d><d>-2024|2003-2023|1951 - 2020]}|see u in {LOCATION_CITY}|you'd have loved {EVENT}]
[1/|🧵] [I spent {DURATION} at {ORGANIZATION}|My {MARITAL_STATUS=[ex|husband|wife]} is {ORIGIN} and {RELIGION}|In {DATE_INTERVAL} I got {CONDITION}]. [Here's what I learned|Nobody told me this|{NAME_GIVEN:2} did].
[who tf is|is it just me or is|can we talk about] {NAME:1}[?| tho| rn| and that {PHYSICAL_ATTRIBUTE=[haircut|beard|moustache|tan|jawline]}]
[{LOCATION_CITY}|{LOCATION_STATE}|{LOCATION_COUNTRY}] → {LOCATION_CITY} → {LOCATION_CITY} ✈️ [w/|with] <xq_h>[ & {NAME_GIVEN:2}|] <xq_tag>
[vote|voting|voted] {POLITICAL_AFFILIATION=[labour|green|republican|tory|bjp|snp|reform|lib dem]} [on <wd>|in {LOCATION_STATE}] bc <xp_last> [lied|is a clown|fixed my road] <xq_tag>
[Dear|Hey|Hi|Thanks] <xp_firm>, [my order's in {LOCATION_CITY} not {LOCATION_CITY}|{NAME_GIVEN:2} in chat was lovely|where is my {PRODUCT}?] <xq_tag>
"""),
    "xq_post0": lines(r"""
[mornings|coffee|sleep|rain|leg day] [again|hits different|is a scam|>>>|]
[not me crying|why am i like this|send snacks|that's it, that's the tweet|ratio|same energy|no thoughts just vibes] [😭|💀|🫠|]
[hot take|unpopular opinion|psa|reminder]: [pineapple belongs|drink water|soup is a sauce|log off]
[Giveaway!|Last chance!|New drop!] [Like and share to enter|Link in bio|Tag a friend|Ends soon]
[will|may|can] [u|someone|the wifi] [pls stop|explain|chill] [lol|thx|]
[Poll:|Q:] [cats or dogs|window or aisle|tea or coffee]? [wrong answers only|retweet for cats|]
"""),
    "xq_posts": ["<xq_post>", "<xq_post0>", "<xq_post>\n<xq_post0>\n<xq_post>", "<xq_post>\n<xq_post>", "{NAME:1} <xq_h> · {DATE=[Mar <xp_dn>|<xp_dn> Nov|Jun <xp_dn>, 2022]}\n<xq_post>", "<xq_h>: <xq_post>\n<xq_h>: <xq_post0>\n<xq_h>: <xq_post>\n<xq_h>: <xq_post0>", "<xq_post0> <xq_post>", "<xq_post> <xq_post0>"],
}
