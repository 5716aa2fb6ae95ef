"""More English sentences for the labels that only their context tells: every label in many different surroundings."""

from .en_text import lines

RULES = {
    "s_health": lines(r"""
The transfusion lab mixed up {BLOOD_TYPE} and {BLOOD_TYPE}[, {NAME_MEDICAL_PROFESSIONAL} said|].
{NAME_GIVEN} is {BLOOD_TYPE}, so [he|she] can [give to|receive from] anyone[ with {BLOOD_TYPE}|].
Organ donor card: {NAME}, {BLOOD_TYPE}, [corneas|kidneys|all organs].
[Dog tag|Medical ID bracelet] reads: {NAME}, {BLOOD_TYPE}, {DRUG} allergy.
[Mother|Baby] [Rh|group] {BLOOD_TYPE}; anti-D given at {DURATION=28 weeks}.
[Are you|She's] {BLOOD_TYPE}? We need a donor in {LOCATION_CITY} by {TIME}.
[Type and screen|Crossmatch]: {BLOOD_TYPE}, antibodies negative
If you are {BLOOD_TYPE}, please call {ORGANIZATION_MEDICAL_FACILITY} on {PHONE_NUMBER}.
The [insurer|payer|clearinghouse] rejected {MEDICAL_CODE} because [it needs a modifier|{MEDICAL_CODE} was billed the same day].
[Encounter|Visit] coded {MEDICAL_CODE}, {MEDICAL_CODE}; [level|E/M] {MEDICAL_CODE}.
[HCC|DRG|SNOMED|LOINC|ATC|CPT|ICD-9|ICD-10-CM|NDC] {MEDICAL_CODE}: {CONDITION}
Patients with {MEDICAL_CODE} ({CONDITION}) [were excluded|had higher costs].
[Add|Remove|Change] diagnosis {MEDICAL_CODE} [to|from] {NAME}'s [problem list|chart].
What does {MEDICAL_CODE} on my bill [mean|stand for]? [It's|That is] {CONDITION}.
{MEDICAL_CODE} {MEDICAL_PROCESS} {MONEY}
[The vaccine was|Sensitivity was|Response rate was|Remission was seen in] <pctmed>[ effective| in the treated group|].
[Five-year survival|Readmission|Infant mortality|The cure rate|Relapse] [stands at|is|fell to] <pctmed>.
[An estimated|Roughly|Up to] <pctmed> of [adults|children|veterans|pregnant women] [have|carry|live with] {CONDITION}.
{NAME_GIVEN}'s [BMI|A1C|heart rate|oxygen|sugar|cholesterol] is [now |]<lab>.
[FEV1|Ejection fraction|eGFR|Hematocrit|CD4 count|Viral load|PSA] <lab>[, up from <lab>|].
APGAR {STATISTICS=[8|9] and [9|10]}; birth weight {PHYSICAL_ATTRIBUTE=[3.2 kg|7 lb 2 oz|2,950 g]}.
[Odds ratio|Hazard ratio|Relative risk] {STATISTICS=[1|2|0].<d><d> (95% CI [0|1].<d><d>-[2|3].<d><d>)} for {CONDITION}.
His chances of beating {CONDITION} are [about |]{STATISTICS=[fifty-fifty|1 in 3|20%|better than 80%|60 percent]}.
[Screening|Testing] finds {CONDITION} in {STATISTICS=[3 of 1,000|12 per 100,000|one in eight|5 out of 100]} [women|men|people].
{NAME} [collapsed with|went into|was rushed in with] {CONDITION=[cardiac arrest|anaphylactic shock|respiratory failure|diabetic ketoacidosis|a seizure]} at {TIME}.
{OCCUPATION=[Doctors|Surgeons]} [amputated|removed|replaced] {NAME_GIVEN}'s [leg|appendix|hip] after the {INJURY}.
I've been [sober|in remission|cancer-free|seizure-free] for {DURATION}; the {CONDITION} never came back.
[He|She] walked away with {INJURY=[a few scratches|a split lip|minor cuts|two cracked ribs|a bump on the head|a twisted ankle]}.
The [fall|crash|blast] left {NAME_GIVEN} with {INJURY=[a shattered pelvis|a punctured lung|severe burns|a spinal injury|a broken neck|internal injuries]}.
"[My ankle is sprained|It hurts when I breathe]," said {NAME_GIVEN}; the {MEDICAL_PROCESS=[X-ray|scan|MRI]} showed {INJURY}.
{OCCUPATION=[Coach|Manager]} {NAME_FAMILY} [confirmed|fears] {NAME_FAMILY} has {INJURY=[a torn calf muscle|a dislocated elbow|a fractured metatarsal|ligament damage|a hip flexor strain]}.
Workers' comp: {INJURY}, {DURATION} off, {MEDICAL_PROCESS} twice a week.
[Tested|Screened|Vaccinated|Treated] for {CONDITION} at {ORGANIZATION_MEDICAL_FACILITY} in {DATE_INTERVAL}.
{NAME_GIVEN} [skips|hates|can't afford|finished] {MEDICAL_PROCESS=[chemo|dialysis|physio|therapy|radiation|rehab|his injections|counselling]}.
[Booked in for|On the waiting list for|Recovering from|Paid {MONEY} for] {MEDICAL_PROCESS}[ at {ORGANIZATION_MEDICAL_FACILITY}|].
I'm [pregnant|expecting], due {DATE}, and {NAME_MEDICAL_PROFESSIONAL} wants a {MEDICAL_PROCESS=[C-section|glucose test|scan|cerclage|amniocentesis]}.
"""),
    "s_drugs": lines(r"""
Common effects are {EFFECT} and {EFFECT}; {EFFECT} is [rare|seen in <pctmed>].
[The statin|The new pill|Chemo|The antibiotic|Her inhaler] [gave her|gives me|left him with] {EFFECT}.
[Withdrawn|Recalled] after reports of {EFFECT} in [older patients|<pctmed> of users].
[Caffeine|Nicotine|Alcohol] can cause {EFFECT} when taken with {DRUG}.
[Reported ADR|AE|Toxicity grade 2]: {EFFECT}, {EFFECT}
He [quit|came off|tapered] {DRUG} and got {EFFECT=[withdrawal symptoms|brain zaps|insomnia|rebound headaches|night sweats]}.
[Benefit|Desired effect]: {EFFECT=[lower blood pressure|pain relief|appetite suppression|reduced inflammation|sedation|muscle relaxation]}. [Dose]: {DOSE}.
Push {DOSE} {DRUG} IV now, then {DOSE} [in|after] {DURATION=[10 minutes|5 min|an hour]}.
[Half|Double] the {DRUG}: {DOSE} instead of {DOSE}.
[Missed|Took|Needs] {DOSE} of {DRUG} [last night|before bed|on an empty stomach].
{DRUG} {DOSE}, {DRUG} {DOSE}, {DRUG} {DOSE}[, all <freq>|].
Inhale {DOSE=[2 puffs|one puff|4 puffs]} of {DRUG=[Ventolin|albuterol|salbutamol|Symbicort]} <freq>.
Bolus {DOSE=[4 units|6 units|10 units|8 units]} {DRUG=[Humalog|NovoLog|insulin lispro|Actrapid]} for a glucose of <lab>.
A bottle of {DRUG} with {NAME}'s name on it [was found|is in my bag].
"""),
    "s_body": lines(r"""
[Wanted|BOLO]: {NAME}, {AGE}, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}, last seen in {LOCATION_CITY}.
[With|Despite] [his|her] {PHYSICAL_ATTRIBUTE=[silver hair|broad shoulders|thick glasses|freckles|dimples|crooked smile|shaved head]}, {NAME_GIVEN} [stood out|looked younger].
{NAME_GIVEN} inherited {NAME_GIVEN}'s {PHYSICAL_ATTRIBUTE=[blue eyes|dark curls|long nose|olive skin|red hair|big ears]}.
The [witness|cashier] remembered {PHYSICAL_ATTRIBUTE=[a spider tattoo on his hand|a gold tooth|a birthmark|a ponytail|pierced ears|a burn scar on the neck]}.
[Driver licence|ID card] says {PHYSICAL_ATTRIBUTE=[EYES BRN|EYES BLU]} {PHYSICAL_ATTRIBUTE=[HGT 5-09|HGT 180]} {PHYSICAL_ATTRIBUTE=[WGT 170|WGT 75]}.
At {PHYSICAL_ATTRIBUTE=[6'7"|2.01 m|six foot eight|5 ft 2]}, {NAME_FAMILY} is the [tallest|shortest] {OCCUPATION=[player|centre|jockey|guard|dancer]}[ in the league|].
She is {PHYSICAL_ATTRIBUTE=[mixed-race|biracial|white|Black|brown-skinned]} and grew up in {LOCATION_CITY}.
Casting: {GENDER=[female|male|any gender]}, {AGE=[20-30|35-45|18+|60s]}, {PHYSICAL_ATTRIBUTE=[athletic build|red hair|5'6" to 5'9"|curly hair]}.
My {PHYSICAL_ATTRIBUTE=[left leg is prosthetic|hair is bright pink|eyes are two different colours]}, you can't miss me.
[The law|The charity] supports {SEXUALITY=[lesbian|gay|bisexual|queer|LGBT+]} and {GENDER=[transgender|non-binary|intersex]} people.
[Rumours|Tabloids] claimed {NAME} was {SEXUALITY=[gay|bisexual|secretly gay|a lesbian]}.
{NAME_GIVEN} told {NAME_GIVEN} [he|she]'s not {SEXUALITY=[straight|gay|into women|into men|bi]}.
Two {SEXUALITY=[lesbian|gay]} dads? No, {NAME_GIVEN} has two mums.
Dating profile: {AGE}, {SEXUALITY}, {GENDER}, {ZODIAC_SIGN}, {PHYSICAL_ATTRIBUTE}.
[The first|A] {GENDER=[female|woman|transgender|non-binary]} {OCCUPATION} [at {ORGANIZATION}|in {LOCATION_COUNTRY}] is {NAME}.
[Mr|Ms] {NAME_FAMILY} is a {GENDER=[transgender man|trans woman|woman|man]} who [sued|joined|left] {ORGANIZATION}.
Participants: <cnt> {GENDER=[men|women|males|females]}, mean age {AGE}.
{GENDER=[Men|Women|Boys|Girls]} aged {AGE=[15-19|25 to 34|over 65|under 12]} [were surveyed|are at risk of {CONDITION}].
[He|She] blames everything on being a {ZODIAC_SIGN} with {ZODIAC_SIGN} rising.
{NAME_GIVEN} won't date a {ZODIAC_SIGN}; [her|his] {MARITAL_STATUS=[ex-husband|ex-wife|ex]} was one.
My <kin> and I are both {ZODIAC_SIGN}, born {DURATION=[two days|a week]} apart.
[Birth chart|Natal chart] of {NAME}: sun in {ZODIAC_SIGN}, moon in {ZODIAC_SIGN}, born {DOB}, {TIME}, {LOCATION_CITY}.
[Mercury|Venus|Mars] enters {ZODIAC_SIGN} on {DATE}.
Tattoo idea: {ZODIAC_SIGN} constellation for {NAME_GIVEN}.
"""),
    "s_belief": lines(r"""
{NAME} left the {ORGANIZATION=[Labour Party|Conservative Party|Republican Party|Green Party|Communist Party|BJP]} and now sits as a[n|] {POLITICAL_AFFILIATION=[independent|Liberal|Conservative|Green|Socialist]}.
[A swing|Polls] show {POLITICAL_AFFILIATION=[Labour|the Conservatives|the Democrats|the GOP|Reform UK|the Liberals|the BJP|the Greens]} [ahead in {LOCATION_STATE}|at {~percent}%].
[Lifelong|Former|Disillusioned|Moderate] {POLITICAL_AFFILIATION=[Republican|Democrat|Tory|socialist|communist|Labour]} [voter |supporter |]{NAME}, {AGE}, [stayed home|switched sides].
[Jailed|Exiled|Leading] {POLITICAL_AFFILIATION=[communist|opposition socialist|Maoist|separatist|Islamist|royalist|neo-Nazi|anarchist]} {OCCUPATION=[leader|activist|lawmaker|general]} {NAME} [was freed|died in {LOCATION_COUNTRY}].
My <kin> is {POLITICAL_AFFILIATION=[left-wing|right-wing|very conservative|a liberal|anti-Brexit|pro-life|pro-union]}, so {EVENT} dinner is fun.
{POLITICAL_AFFILIATION=[Marxism|Liberalism|Socialism|Fascism|Libertarianism|Conservatism]} [shaped|appealed to] the young {NAME_FAMILY}.
[Are you|Is {NAME_GIVEN}] {RELIGION=[Jewish|Muslim|Catholic|Hindu|Christian|Sikh|Mormon|religious]}? [No,|Yes, and] {RELIGION=[atheist|agnostic|Buddhist|Protestant]}.
{NAME_GIVEN} wears a [cross|hijab|turban|kippah] as a {RELIGION=[Christian|Muslim|Sikh|Jew]}.
[Persecuted|Devout|Practising|Lapsed|Secular] {RELIGION=[Christian|Muslim|Jewish|Catholic|Hindu|Yazidi|Baha'i|Ahmadi]} [families|{OCCUPATION=teachers}|{GENDER=men}] [fled {LOCATION_CITY}|met {NAME}].
[Kosher|Halal|Vegetarian] meal for {NAME}, who is {RELIGION=[Jewish|Muslim|Hindu|Jain]}.
[Chaplaincy|Spiritual care]: {RELIGION}[, requests {OCCUPATION=[priest|imam|rabbi]}|].
[The couple|They] had a {RELIGION=[Hindu|Catholic|Jewish|Sikh|Orthodox|Methodist]} ceremony in {LOCATION_CITY} on {DATE}.
[Of|From] {ORIGIN} [and {ORIGIN} |]descent, {NAME} grew up speaking {LANGUAGE}.
{NAME}, [a naturalised|a dual|an] {ORIGIN} citizen, [was deported to|applied for asylum in] {LOCATION_COUNTRY}.
[The|An] {ORIGIN=[Afro-Caribbean|Indigenous|First Nations|Native American|Arab|Jewish|Latino|Asian|Romani|Pacific Islander]} [community|{GENDER=woman}|family] in {LOCATION_CITY} [complained|celebrated].
{ORIGIN} food, {ORIGIN} wine, and {NAME_GIVEN}'s terrible jokes.
[Two|Five] {ORIGIN=[Germans|Italians|Nigerians|Filipinos|Chinese nationals|Danes|Egyptians|Ukrainians]} and a[n|] {ORIGIN=[American|Briton|Swede|Iraqi|Peruvian]} [were rescued|shared the prize].
[Subtitles|Menu|Voice-over|Signs|Manual] in {LANGUAGE}, {LANGUAGE} and {LANGUAGE}.
[Grade|Level] B2 {LANGUAGE}, native {LANGUAGE}.
{NAME_GIVEN} swore in {LANGUAGE}; {NAME_GIVEN} answered in {LANGUAGE}.
[Court|Hospital] {OCCUPATION=interpreter} for {LANGUAGE}: {NAME}, {PHONE_NUMBER}.
Her {LANGUAGE} is rusty, his {LANGUAGE} is worse.
The {LANGUAGE}-speaking [minority|caller|nanny] [asked for help|left no name].
"""),
    "s_ids": lines(r"""
[Please quote|Quote|Use] [reference|account|membership] {ACCOUNT_NUMBER} [in all correspondence|when calling {PHONE_NUMBER}].
[Under|On] policy {ACCOUNT_NUMBER}, {NAME} is [covered|entitled to {MONEY}].
[Gym|Library|Costco|Club] card {ACCOUNT_NUMBER} belongs to {NAME}.
{NAME} ({ACCOUNT_NUMBER}) [enrolled|checked out {~quantity} books|paid dues] on {DATE}.
[Electricity|Gas|Water|Phone] account {ACCOUNT_NUMBER} at {LOCATION_ADDRESS}
[Inmate|Student|Employee|Patient|Client] {ACCOUNT_NUMBER}, {NAME}, [transferred|graduated|released] {DATE}.
[The copier|The stolen phone|His hearing aid|The insulin pump] has serial {NUMERICAL_PII}.
[Parcel|Shipment] {NUMERICAL_PII} for {NAME} was left [at|with] [{LOCATION_ADDRESS_STREET}|neighbour {NAME_GIVEN}].
[Browser|Advertising|Visitor] ID {NUMERICAL_PII} [visited {URL}|was linked to {EMAIL_ADDRESS}].
[Fingerprint|Bar|Licence|Notary|Badge] number {NUMERICAL_PII}
[eTicket|Concert ticket|Raffle ticket] {NUMERICAL_PII}, [seat|row] {~code}, {NAME}
[The router|His laptop] ({NUMERICAL_PII=[a4|3c|f0]:[5e|22|9b]:<d><d>:[c1|0d]:<d><d>:[ee|7f]}) [joined|left] the network at {TIME}.
[Coverage verified for|Eligibility check:] {NAME}, {DOB}, ID {HEALTHCARE_NUMBER}, {ORGANIZATION}.
{HEALTHCARE_NUMBER} - {NAME_FAMILY}, {NAME_GIVEN} - [ward|bed|bay] {~quantity}
[Wristband|Barcode|Specimen label]: {NAME_FAMILY} {NAME_GIVEN} {HEALTHCARE_NUMBER} {DOB}
My [Medicare|Medicaid|NHS|PHN|health insurance] number? [I think it's|Hang on,] {HEALTHCARE_NUMBER}.
[Charts|Records] {HEALTHCARE_NUMBER} and {HEALTHCARE_NUMBER} [were merged|belong to the same patient].
[Supplier|Vendor|Landlord]: {ORGANIZATION}, [tax no.|VAT|EIN|ABN] {ORGANIZATION_ID}, [contact|attn] {NAME}
[W-9|1099|Form 990] for {ORGANIZATION}, [TIN|EIN] {ORGANIZATION_ID}
[Invoice without|We are missing] your [VAT|GST|company] number; ours is {ORGANIZATION_ID}.
[Dissolved|Struck off|Incorporated] {DATE}: {ORGANIZATION}, {ORGANIZATION_ID}
[The school|The charity|The shell company] [is registered as|has registration number] {ORGANIZATION_ID}.
[Checked ID|ID shown|Verified]: [driver's license {DRIVER_LICENSE}|passport {PASSPORT_NUMBER}], {NAME}
[Licence|License] {DRIVER_LICENSE} [suspended|expired|issued] {DATE}[ in {LOCATION_STATE}|].
[Visa|ESTA|Boarding] [application|check]: {NAME}, {PASSPORT_NUMBER}, {LOCATION_COUNTRY}, {DOB}
Somebody used {NAME}'s social, {SSN}, to [open an account|file taxes|get a loan].
{SSN} is [my|her|his] [social|SIN|NI number|tax number], [don't share it|please delete it].
"""),
    "s_card": lines(r"""
[The waiter wrote down|He read out] {CREDIT_CARD}, {CREDIT_CARD_EXPIRATION} and {CVV}.
[You need|Do you have] the [CVV|code on the back]? It's {CVV}.
[My new|Her] Amex {CREDIT_CARD} [replaces|was issued after] the one ending {CREDIT_CARD=<d><d><d><d>}.
Charged {MONEY} to {CREDIT_CARD} ({NAME}, exp {CREDIT_CARD_EXPIRATION}).
[Card|Gift card|Corporate card] {CREDIT_CARD} [expires end of|is valid through] {CREDIT_CARD_EXPIRATION=[May 2027|11/28|June 2026|04/2029|Oct 30]}.
Save card? number={CREDIT_CARD} exp_month_year={CREDIT_CARD_EXPIRATION} cvc={CVV}
[verification|cvv2|cvc2] value {CVV} did not match for {NAME}
Booking guaranteed with {ORGANIZATION=[Visa|Mastercard|American Express]} {CREDIT_CARD} {CREDIT_CARD_EXPIRATION}.
and then it asks for the 3 digit number so i put {CVV}
the expiry, let me see, {CREDIT_CARD_EXPIRATION}, and the cvc is {CVV}
[Old expiry|New expiry]: {CREDIT_CARD_EXPIRATION}. [Autopay updated|Please update the card].
"""),
    "s_online": lines(r"""
[Rename|Delete|Print|Share|Zip|Scan] {FILENAME} [before|and send it to] {NAME_GIVEN}[ on <wd>|].
[I found|There is] a file called {FILENAME} on {NAME}'s [desktop|USB stick].
[Evidence item|Exhibit] {~quantity}: {FILENAME}, {~quantity} pages
[cp|mv|rm|open|cat] {FILENAME}
[Error reading|Could not save|Virus found in] {FILENAME}
The [spreadsheet|video|recording|X-ray] ({FILENAME}) was [leaked|sent to {EMAIL_ADDRESS}].
Backup contains {FILENAME}, {FILENAME} and {FILENAME}.
[My old|Her] password was {PASSWORD}, [don't laugh|now it's {PASSWORD}].
The [safe|alarm|garage] code is {PASSWORD=<d><d><d><d>[|#|<d><d>]}, {NAME_GIVEN} knows it.
[export|set] [API_KEY|SECRET|TOKEN|AWS_SECRET_ACCESS_KEY]={PASSWORD}
[Your one-time passcode|Your verification code|Your OTP] is {PASSWORD=<d><d><d><d><d><d>}. [Do not share it.|It expires in {DURATION=10 minutes}.]
[Voicemail|Phone banking|SIM] PIN: {PASSWORD=<d><d><d><d>}
{NAME_GIVEN} writes [his|her] password, {PASSWORD}, on a sticky note.
mother's maiden name: {PASSWORD=[Kowalski|O'Hara|Fernandez|Blackwell|Nakamura]}
[on Twitch|on Reddit|on GitHub|on Xbox] [I'm|she's|he posts as] {USERNAME}
[cc|ping|thanks|via|h/t] {USERNAME=@[dev|data|ms|real|itz][_|][carla|nikhil|owen|fatima|grace|bo]<d9>}
The account {USERNAME} [was hacked|is {NAME}'s|follows {USERNAME}].
[sudo su|su -|runas] {USERNAME} on host {IP_ADDRESS}
[whois|ping|traceroute|nmap] {IP_ADDRESS}
[The emails came from|The troll posted from|VPN exit] {IP_ADDRESS}, [traced to|an address in] {LOCATION_CITY}.
His site {URL} [lists|shows] [his phone {PHONE_NUMBER}|{EMAIL_ADDRESS}].
[RSVP|Apply|Donate|Register] at {URL} or {EMAIL_ADDRESS}.
"""),
    "s_place": lines(r"""
[Air ambulance|Search team|Ranger] sent to {LOCATION_COORDINATE}; hiker {NAME}, {AGE}, found {INJURY=[with a broken ankle|with hypothermia]}.
[Photo metadata|EXIF]: {LOCATION_COORDINATE}, {DATE}, {FILENAME}
[The house|Our land|The mine] sits at {LOCATION_COORDINATE} in {LOCATION_STATE}.
[what3words won't load|No address here], just use {LOCATION_COORDINATE}.
[Flight|Ship] tracker: {LOCATION_COORDINATE} at {TIME}, heading {~quantity}.
[My <kin>'s phone|The ankle monitor|His Garmin] last pinged {LOCATION_COORDINATE} at {TIME}.
[Deliveries to|Anyone in|Voters in|The outage affects] {LOCATION_ZIP}[ and {LOCATION_ZIP}|] [may be delayed|should call {ORGANIZATION}].
[zip|postcode] {LOCATION_ZIP}, {LOCATION_CITY}
{LOCATION_CITY} and {LOCATION_CITY} are twin towns; {LOCATION_COUNTRY}'s {LOCATION_CITY} is not.
[She rents|He bought|They squat] a flat on {LOCATION_ADDRESS_STREET} in {LOCATION_CITY}.
[The plane|The convoy|The storm] [crossed|left|reached] {LOCATION} [from {LOCATION_COUNTRY}|at {TIME}|overnight].
[Exports to|Visas for|Sanctions on|Refugees from] {LOCATION_COUNTRY} and {LOCATION_COUNTRY} {TREND=[rose|fell|doubled|dropped sharply]}.
{LOCATION_CITY}-based {ORGANIZATION} [opened|closed] its {LOCATION_CITY} branch.
[North|South|East|West|Central|Downtown|Greater] {LOCATION_CITY} [was quiet|lost power].
"""),
    "s_business": lines(r"""
{ORGANIZATION} is [spinning off|said to plan] {CORPORATE_ACTION=[a spin-off of its chip unit|an IPO in London|a second round of layoffs|a bid for its rival|a management buyout]}.
[Staff fear|The union fears|{NAME} ruled out] {CORPORATE_ACTION=[redundancies|layoffs|a takeover|closure|outsourcing|a pay freeze|insolvency]}.
{CORPORATE_ACTION=[Acquiring|Merging with|Divesting|Restructuring|Buying out]} {ORGANIZATION} [took {DURATION}|cost {MONEY}|failed].
{ORGANIZATION} [has been|was] {CORPORATE_ACTION=[acquired|bought out|taken private|liquidated|nationalised|delisted|placed into administration|broken up]} by {ORGANIZATION}.
[Why did|Did] {ORGANIZATION} {CORPORATE_ACTION=[fire|terminate|dismiss|lay off]} {OCCUPATION} {NAME}?
[Watch|Track|Improve] {FINANCIAL_METRIC}, {FINANCIAL_METRIC} and {FINANCIAL_METRIC}[ monthly|].
[Our|Their] {FINANCIAL_METRIC} [target|forecast] is {MONEY}, but {FINANCIAL_METRIC} {TREND=[is down|keeps falling|has stalled|rose only <d9>%]}.
{FINANCIAL_METRIC=[Gross margin|Net margin|Operating margin|ROE|Dividend yield|Churn]} [was|of|reached] {~percent}%[, {TREND=[up|down] [<d9> points|from <d9>%]}|].
[The stock trades at|A P/E of] {~quantity} times {FINANCIAL_METRIC=[earnings|book value|EBITDA|sales|free cash flow]}.
[Slide {~quantity}|Appendix]: {FINANCIAL_METRIC} by region, {DATE_INTERVAL}
{TREND=[A sharp rise|A slow decline|A <d9><d>% increase|A drop of <d9>%|Steady growth]} in {FINANCIAL_METRIC}[ surprised {ORGANIZATION}|].
[Visits|Complaints|Births|Sales|Arrests|Downloads] are {TREND=[up <d9>%|down by half|trending upward|declining|on the rise|flat|up sharply]} since {DATE_INTERVAL}.
Nobody outside the room knew that {PROJECT} meant [the {CORPORATE_ACTION} of {ORGANIZATION}|a new {PRODUCT}].
[The police named it|The investigation, called|Codenamed] {PROJECT=Operation [Sandstorm|Foxglove|Ivory|Lantern|Tidewater|Magpie|Nightjar]}[, led to {~quantity} arrests|].
[I spent {DURATION} on|We lost money on|Kill|Who owns] {PROJECT}[, {NAME_GIVEN} said|]?
{PROJECT} [Phase {~quantity}|sprint {~quantity}|steering committee]: {NAME}, {NAME}, {NAME}
[Jira board|Repo|Folder] for {PROJECT} moved to {URL}.
[Unboxing|Reviewing|Repairing] the {PRODUCT}: [worth {MONEY}?|better than the {PRODUCT}]
[My son wants|For sale:|Stolen:|Wish list:] {PRODUCT}[ and {PRODUCT}|].
The {PRODUCT} [crashes|overheats|ships {DATE}|was praised by {NAME}].
[Switch to|Sign up for|Your] {PRODUCT=[Everyday Checking|Platinum Rewards Card|SmartSaver ISA|Family Mobile 50GB|HomeCare Plus|Gold Membership|TravelSafe Premium|Unlimited Plus plan]} [with {ORGANIZATION}|costs {MONEY}].
"""),
    "s_person": lines(r"""
{NAME} met {NAME} at {ORGANIZATION}, and {NAME_GIVEN} [was never the same|moved out].
Neither {NAME_FAMILY} nor {NAME_FAMILY} [replied|attended|would say].
[Former|Ex-|The late|Young|Poor|Dear old|Little] {NAME_GIVEN} [waved|is missed|cried].
{NAME}: [no comment|present|absent|excused|yes|abstained]
[Ayes|Noes|Absent]: {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}
[Starring|Featuring|With|Guests|Music by|Produced by|Photography]: {NAME}, {NAME}
{NAME} as [himself|herself|the {OCCUPATION}|{NAME}]
({NAME_FAMILY}, <year>); ({NAME_FAMILY} & {NAME_FAMILY}, <year>); {NAME_FAMILY} et al. (<year>)
{NAME_FAMILY}, {NAME=[J.|A. B.|M.|R. T.|K.] {NAME_FAMILY}}, & {NAME_FAMILY} (<year>). [On the theory of {~word}s|A history of {~word}s]. {ORGANIZATION=[Oxford University Press|Springer|Elsevier|Penguin|Routledge|Wiley]}.
[To|For] {NAME_GIVEN}, [with love|in memory|who knows why]
Tom, Dick and Harry jokes aside, {NAME_GIVEN} [is right|won].
[I'm not|You're not] {NAME_GIVEN}. [I'm|You're] {NAME}.
{NAME_GIVEN} "{NAME_GIVEN=[Mac|Doc|Bubba|Lefty|Tex|Smokey|Pinky]}" {NAME_FAMILY} [retired|was inducted|sang].
{NAME_GIVEN} [Jr.|Sr.|III] and {NAME_GIVEN} [share a room|fight a lot].
[Team A|Group 1|Table 3]: {NAME_GIVEN}, {NAME_GIVEN}, {NAME_GIVEN}. [Team B|Group 2|Table 4]: {NAME_GIVEN}, {NAME_GIVEN}.
{NAME_FAMILY} [told|accused|thanked|sued|succeeded|married] {NAME_FAMILY}[ in {DATE_INTERVAL}| on {DATE}|].
Where [is|was] {NAME}? Has anyone seen {NAME_GIVEN}?
[@|]{NAME_GIVEN} [can you review|please advise|FYI|thoughts]? - {NAME_GIVEN}
"""),
    "s_family": lines(r"""
{MARITAL_STATUS=[Widowed|Divorced]} twice, {NAME} is {MARITAL_STATUS=[married|engaged|single]} again.
[My|His|Her] {MARITAL_STATUS=[ex|ex-boyfriend|ex-girlfriend|partner of <d9> years|husband-to-be|second wife|first husband]} {NAME_GIVEN} [has custody|pays {MONEY} a month|lives in {LOCATION_CITY}].
[Filing status|Tax status]: {MARITAL_STATUS=[married filing jointly|single|head of household|married filing separately]}
A {MARITAL_STATUS=[married|single|divorced|widowed]} [mother|father] of {~quantity}, {NAME} [works nights|stood trial|ran the {EVENT}].
They are not {MARITAL_STATUS=married} but in a {MARITAL_STATUS=[civil partnership|common-law relationship|domestic partnership]} since {DATE_INTERVAL}.
Mr and Mrs {NAME_FAMILY} {MARITAL_STATUS=[divorced|separated|wed|married]} in {DATE_INTERVAL}.
{NAME_GIVEN} is my [step-dad|half-sister|foster son|godmother|great-aunt], {NAME_GIVEN} my {MARITAL_STATUS=[wife|husband|ex]}.
"""),
    "s_work": lines(r"""
[From|A] {OCCUPATION} to {OCCUPATION}: the story of {NAME}.
{NAME} (a {OCCUPATION}), {NAME} (a {OCCUPATION}) and {NAME} ({OCCUPATION}) [were sworn in|shared the award].
[He|She] earns more as a {OCCUPATION} than {NAME_GIVEN} does as a {OCCUPATION}.
[The|Our] {OCCUPATION=[janitor|receptionist|intern|accountant|bus driver|head nurse|principal|security guard]} found {NAME_GIVEN}'s [wallet|phone|cat].
[Dr|Prof] and {OCCUPATION}? {NAME_GIVEN} is neither, [he|she]'s a {OCCUPATION}.
{ORGANIZATION} needs {OCCUPATION=[welders|nurses|cooks|drivers|cleaners|teachers|programmers|carers]} in {LOCATION_CITY}.
{OCCUPATION}s and {OCCUPATION}s [went on strike|signed a petition] in {LOCATION_COUNTRY}.
When I grow up I want to be a {OCCUPATION=[pilot|vet|astronaut|firefighter|singer|doctor|farmer]} like {NAME_GIVEN}.
{NAME}, {ORGANIZATION}'s {OCCUPATION=[head of research|director of communications|general counsel|chief economist|editor-in-chief|vice chancellor|night manager]}, [agreed|quit].
[Acting|Interim|Deputy|Outgoing] {OCCUPATION=[director|mayor|prime minister|CEO|chairman|head coach|commissioner]} {NAME_FAMILY} [left|stays until {DATE_INTERVAL}].
[licensed|self-employed|part-time] {OCCUPATION}, {DURATION} experience, {LOCATION_CITY}
"""),
    "s_event": lines(r"""
{NAME_GIVEN} [met|kissed|punched] {NAME_GIVEN} at [{EVENT}|the {EVENT}] in <year>.
[Volunteers|Tickets|Costumes] needed for {EVENT}, contact {NAME}.
[Since|Before|Around] {EVENT}, {NAME_GIVEN} [hasn't called|was sober].
[Medallist|Finalist|Winner] at {EVENT}: {NAME} ({LOCATION_COUNTRY})
[The year of|{DURATION=Two weeks} before] {EVENT=[the moon landing|the Chernobyl disaster|the Partition|9/11|the Grenfell fire|the Suez Crisis|Hurricane Harvey|the 2004 tsunami]} [changed|took] {NAME_GIVEN}'s life.
Bank holiday: {EVENT=[Good Friday|Boxing Day|Anzac Day|Juneteenth|St Andrew's Day|Gandhi Jayanti|Family Day]}, {DATE}
"""),
    "s_money": lines(r"""
[Payee|Beneficiary bank] code {ROUTING_NUMBER}, account {BANK_ACCOUNT}, [in favour of|f/b/o] {NAME}
[Is the routing number|Should the sort code be] {ROUTING_NUMBER} or {ROUTING_NUMBER}?
[Bottom left of the check|On the cheque]: {ROUTING_NUMBER} {BANK_ACCOUNT} {~quantity}
[Alimony|Child support|Pension|Rent] of {MONEY} is paid from {BANK_ACCOUNT} every {DATE_INTERVAL=[January|June|spring]}.
[ACH|BACS|NEFT|SEPA|EFT] to {ORGANIZATION} {ROUTING_NUMBER}/{BANK_ACCOUNT}: {MONEY}
{NAME}'s [savings|joint|offshore] account {BANK_ACCOUNT} at {ORGANIZATION} [holds|was frozen with] {MONEY}.
[Bank|Branch] {ORGANIZATION}, {LOCATION_CITY}, [BIC|IFSC|BSB|transit] {ROUTING_NUMBER}
He bet {MONEY} on {NAME_FAMILY} and lost {MONEY}.
"""),
    "s_vehicle": lines(r"""
[CCTV|ANPR|A dashcam] captured {VEHICLE_ID} [at {TIME}|on {LOCATION_ADDRESS_STREET}|leaving {LOCATION_CITY}].
[Title|V5C|Bill of sale] for VIN {VEHICLE_ID}: [seller|owner] {NAME}
[Recall notice|Service due|MOT expired]: {VEHICLE_ID}, {NAME}, {LOCATION_ZIP}
Truck {VEHICLE_ID}, trailer {VEHICLE_ID}, driver {NAME_FAMILY}, [gate|dock] {~quantity}
[Speeding|Parking] ticket: {VEHICLE_ID}, {DATE}, {TIME}, {MONEY}
To the owner of {VEHICLE_ID}: your lights are on!
Taxi {VEHICLE_ID}, driven by {NAME_GIVEN}, [never came|was clean].
"""),
    "s_dates": lines(r"""
[Closed|Out of office|On leave|Away] {DATE} to {DATE}; [back|reachable] <wd> at {TIME}.
[Valid|Open|Available] {DATE_INTERVAL}[, {TIME} to {TIME}|].
{DURATION} of [silence|rain|waiting|training] and then, on {DATE}, [a reply|it broke].
[The war|The strike|Her marriage|The lease] lasted {DURATION}, [until|ending in] {DATE_INTERVAL}.
[Between|From] {DATE_INTERVAL=[1914|1939|2001|2008]} and {DATE_INTERVAL=[1918|1945|2010|2019]} [the town grew|he was away].
[In the|By the late|Throughout the] {DATE_INTERVAL=[1980s|1990s|sixties|'70s|twenties|19th century|1950s]} [nobody cared|{ORGANIZATION} boomed].
[He got|She faces|They gave him] {DURATION=[ten to fifteen years|five years|18 months|30 days|life plus 20 years]} for it.
[First|Second] {DATE_INTERVAL=[half of 2021|quarter of 2019|week of March|semester of 2022]}: {FINANCIAL_METRIC} {TREND}
[Give it|Wait|Allow|Rest for] {DURATION}[, then call {NAME_GIVEN}|].
[expires|renews|ends] {DATE_INTERVAL=[May|March 2026|Dec 2025|June]}
Aged between {AGE=[18 and 25|30 and 45|5 and 10]}, [most|none] had {CONDITION}.
[Toddler|Infant] {NAME_GIVEN}, {AGE=[18 months|11 months|20 months|7 weeks]}, [is walking|has {CONDITION}].
"""),
}
