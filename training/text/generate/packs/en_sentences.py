"""Single English sentences of every kind, grouped by what they talk about; alone and in short runs."""

from .en_text import lines

DOCS = {"sentences": 16, "sentence_run": 5}
KINDS = "person family place work health drugs body belief money card ids online vehicle event business dates misc"
RULES = {
    "sentences": ["[" + "|".join(f"<s_{kind}>" for kind in KINDS.split()) + "]"],
    "sentence_run": ["<sentences> <sentences>", "<sentences> <sentences> <sentences>", "<sentences>\n<sentences>\n<sentences>\n<sentences>", "<sentences>\n\n<sentences>"],
    "s_person": lines(r"""
My name is {NAME_GIVEN} and I was born on {DOB}. I [was|used to be] a {OCCUPATION} at {ORGANIZATION}. Now I work as a {OCCUPATION}.
[I met|We ran into|Nobody had seen|I was told to ask for|The neighbours remember|Someone called for|They all knew] {NAME} [at the party|in the hallway|after that night|about it|outside the store|on the train].
{NAME_GIVEN} [said|told me|thought|swore|whispered|claimed|admitted] {NAME_GIVEN} [would be late|had already left|never liked the soup|lost the keys again|was right all along].
{NAME:1} [smiled|nodded|shrugged|laughed|sighed] and handed the folder to {NAME_GIVEN:2}. "Thanks, {NAME_GIVEN:1}," {%he|she:2} said.
[Mr.|Mrs.|Ms.|Miss|Mr|Mrs] {NAME_FAMILY} [rang|called|came by|asked for you|left a message|complained again] [this morning|while you were out|about the noise|and left no number].
[Please|Could you please|Kindly] [ask|remind|tell|contact|email|call] {NAME} [or|and] {NAME_GIVEN} [about the keys|before lunch|regarding the invoice|when you get in].
{NAME_GIVEN}'s [car|dog|phone|laptop|house|idea|birthday cake|speech|flight] [was a disaster|is still here|broke down again|belongs to {NAME_GIVEN} now|surprised everyone].
This is {NAME}'s [copy|account|desk|request|file], not {NAME}'s.
[The meeting was attended by|Present were|Also on the call:|In attendance:|Those present:] {NAME}, {NAME}, {NAME} and {NAME}.
{NAME_GIVEN}, {NAME_GIVEN} and {NAME_GIVEN} [are coming|went home early|got the tickets|share the flat|were at the front].
{NAME}, known to [friends|everyone|the team|his mates|her family] as "{NAME_GIVEN=[Bud|Red|Tiny|Ace|Slim|Buddy|Sparky|Duke|Bear|Moose|Chip|Skip|Junior|Peaches|Honey|Ziggy|Spud|Smudge]}", [grew up|lives|settled] in {LOCATION_CITY}.
I [am|was] {NAME}, [sister|brother|cousin|friend|neighbour|roommate] of {NAME}.
[Dear|Hi|Hello|Hey|Good morning|Good afternoon] {NAME_GIVEN}, [hope you're well|thanks for getting back to me|just a quick note|please find the details below|it was lovely to see you].
Will {NAME_GIVEN=Will} be there in {DATE_INTERVAL=May}, or will {NAME_GIVEN=May} go without him?
{NAME_GIVEN=[Mark|Will|Bill|Grant|Chase|Drew|Rob|Frank|Jack|Art|Pat|Sue|Dawn|Faith|Grace|Hope|Joy|Penny|Rose|April|May|June|Summer|Autumn|Ruby|Olive]} will [mark|bill|grant|chase|sue|rob] nobody, and [may|might] not even come.
{NAME=Paris Hilton} [was photographed|arrived] in {LOCATION_CITY=[Paris|Milan|London]} with {NAME}.
{NAME=[Jordan Paris|Austin Dallas|Chelsea London|Brooklyn West|Sydney Park|Georgia England|Madison Lake|Savannah Rivers|Israel Cruz|Virginia Banks|Florence York|India Shah]} [moved from|flew to|never liked] {LOCATION_CITY}.
{OCCUPATION=[Judge|Justice|Officer|Detective|Coach|Captain|Professor|Sergeant]} {NAME_FAMILY} [would not comment|took the report|arrived first|retired last year|overruled the objection].
{OCCUPATION=[Coach|Professor|Officer|Senator|Mayor|President|Captain|Detective]} {NAME} [spoke|waved|resigned|apologised|declined to answer].
[Signed|Sincerely|Regards|Cheers|Love|Yours truly|Best], {NAME}
[She|He|They] [goes by|answers to|prefers|calls herself|signs as] {NAME_GIVEN}, but the birth certificate says {NAME}.
née {NAME_FAMILY}, she [kept|dropped] her maiden name after the divorce from {NAME}.
The {NAME_FAMILY}s [are having us over|moved out|bought the corner house] [on <wd>|next week|again].
[I think|Pretty sure|I'm told|Rumour has it] {NAME_GIVEN} and {NAME_GIVEN} are [seeing each other|not speaking|cousins|in the same class].
[Letter|Note|Gift|Message|Flowers|Package] from {NAME} to {NAME_GIVEN}.
{NAME:1} and {NAME:2/1} [are not related|are brothers|share a surname|both signed]; {NAME_GIVEN:1} is the [older|younger] one.
Is {NAME_GIVEN} there? No, this is {NAME_GIVEN}, {%his|her:3} flatmate.
{NAME_FAMILY} [beat|lost to|defeated|thrashed|edged past] {NAME_FAMILY} [6-4, 6-3|in straight sets|on penalties|in the semi-final].
{NAME_FAMILY}, {NAME_GIVEN} [was absent|has signed|did not attend|to follow up].
Photo: {NAME}
By {NAME}
Written by {NAME} and {NAME}, [edited|illustrated|translated] by {NAME}.
[cc|CC|Cc]: {NAME}, {NAME}, {NAME_GIVEN}
It [was|is] {NAME_GIVEN} who [found|broke|fixed|paid for|noticed] it, [not|never] {NAME_GIVEN}.
Even {NAME_GIVEN} [agreed|laughed|couldn't help], and {NAME_GIVEN} never [agrees|laughs|helps].
Nobody told {NAME_GIVEN}. {NAME_GIVEN} found out from {NAME_GIVEN}, as always.
"{NAME_GIVEN}!" [she shouted|he yelled|they called]. "{NAME_GIVEN}, where are you?"
[Uncle|Aunt|Auntie|Grandma|Grandpa|Cousin|Brother|Sister|Father|Rabbi|Lady|Sir|Lord] {NAME_GIVEN} [told us stories|brought cake|came for dinner|is getting old].
"""),
    "s_family": lines(r"""
My <kin> {NAME_GIVEN} [works|worked|volunteers] [nights |part time |]at [{ORGANIZATION}|{ORGANIZATION_MEDICAL_FACILITY}].
My <kin> {NAME_GIVEN} is {AGE} and [lives in|just moved to|studies in] {LOCATION_CITY}.
{NAME:1} [lives|shares a house] with {%his|her:1} <spouse>, {NAME:2/1}, and their [two|three|four] [children|kids|daughters|sons], {NAME_GIVEN}, {NAME_GIVEN} and {NAME_GIVEN}.
{%His|Her:1} <kin>, {NAME}, [died|passed away|{MARITAL_STATUS=remarried}|was born|emigrated] in {DATE_INTERVAL}.
My <spouse> {NAME_GIVEN} and I have been {MARITAL_STATUS=married} for <years>.
[I'm|She's|He's|I am|We're] {MARITAL_STATUS}[ with two kids| and live alone| and looking for a roommate||, no children].
After <years> of marriage they [separated|are {MARITAL_STATUS=divorced}|split up] in {DATE_INTERVAL}.
{NAME} is {MARITAL_STATUS} [to {NAME}|with {~quantity} grandchildren|and has one child].
The {MARITAL_STATUS=[widow|widower|ex-wife|ex-husband|estranged wife|common-law partner|divorcee|fiancée]} of {NAME} [inherited the house|gave evidence|declined to comment|lives in {LOCATION_CITY}].
[Emergency contact|Next of kin|In case of emergency call]: {NAME} ([{MARITAL_STATUS=[wife|husband]}|mother|father|sister|partner|daughter|son]), {PHONE_NUMBER}.
{NAME_GIVEN} and {NAME_GIVEN} got {MARITAL_STATUS=engaged} on {DATE} [in {LOCATION_CITY}|at {LOCATION}].
Our [daughter|son|baby|twins] {NAME_GIVEN} [turned|is turning|turns] {AGE} on {DATE}.
{NAME} is survived by {%his|her:1} <spouse> {NAME_GIVEN}, [sons|daughters] {NAME} and {NAME}, and [five|seven|three] grandchildren.
As a {MARITAL_STATUS=single} [mother|father|parent] of {~quantity}, {NAME_GIVEN} [works two jobs|gets no sleep|qualifies for support].
Baby {NAME_GIVEN} was born on {DOB} at {TIME}, weighing {PHYSICAL_ATTRIBUTE=[7 lb 4 oz|3.4 kg|6 pounds 9 ounces|8 lbs 1 oz|2.9 kg]}.
Marital status: {MARITAL_STATUS}. [Dependants|Children]: {NAME_GIVEN} ({AGE}), {NAME_GIVEN} ({AGE}).
Are you {MARITAL_STATUS=[married|single|divorced|widowed]}? [No, I'm|Yes, well,] {MARITAL_STATUS=[engaged|single|separated|divorced|widowed]}.
She has been a {MARITAL_STATUS=widow} since {NAME_GIVEN} died in <year>.
The children live with their [mother|father], {NAME}, and see {NAME_GIVEN} every other weekend.
{NAME_GIVEN} never {MARITAL_STATUS=married}; {NAME_GIVEN} {MARITAL_STATUS=married} twice.
"""),
    "s_place": lines(r"""
[I live|We live|She lives|They lived|My parents live] at {LOCATION_ADDRESS}.
[We moved|They moved|She relocated|He commutes] from {LOCATION_CITY} to {LOCATION_CITY} [in {DATE_INTERVAL}|last year|for work].
[The office|Our shop|The studio|The warehouse] is on {LOCATION_ADDRESS_STREET}, [next to|opposite|just behind] {ORGANIZATION}.
{LOCATION_CITY}, {LOCATION_CITY} and {LOCATION_CITY} [are cheaper|were hit hardest|have no direct flights|made the shortlist].
[The flight from|The train from|The bus from|The road from] {LOCATION_CITY} to {LOCATION_CITY} [takes {DURATION}|was cancelled|left at {TIME}].
[They met|We honeymooned|He was stationed|She grew up] in {LOCATION_COUNTRY}[, near {LOCATION}|, then moved to {LOCATION_COUNTRY}|].
[Ship to|Deliver to|Send it to|Mailing address|Billing address|Home address|Return to]: {LOCATION_ADDRESS}
[Our zip code is|My postcode is|The postal code is|ZIP] {LOCATION_ZIP}[, if that helps|].
[We hiked|They camped|He drowned|It happened] near {LOCATION}[ in {DATE_INTERVAL}| on {DATE}|].
[Pin dropped at|Last known position|Coordinates|GPS fix|The vessel was at|Meet us at|Body found at|The drone logged] {LOCATION_COORDINATE}.
[Lat/long|Position|Geo|Location data|GPS]: {LOCATION_COORDINATE}[ (accuracy 8 m)| , altitude <cnt> m|]
[The wreck lies|The cabin stands|Base camp is|My tent was] at {LOCATION_COORDINATE}, about {~quantity} km from {LOCATION_CITY}.
[Send help to|The 911 caller is at|Last ping from the phone was] {LOCATION_COORDINATE}.
{LOCATION_STATE} and {LOCATION_STATE} [passed similar laws|border each other|vote next week|got the most snow].
[He|She|The suspect|My landlord] fled to {LOCATION_COUNTRY} via {LOCATION_CITY}.
[The corner of|Between] {LOCATION_ADDRESS_STREET=[5th and Pine|Elm Street|Church Lane|Baker Street|Mission Street]} [and|&] {LOCATION_ADDRESS_STREET=[Main|Oak Avenue|Market Street|24th Street|King's Road]} is [where it happened|closed today].
[Turn left onto|Take|Park on|She walked down|The crash was on] {LOCATION_ADDRESS_STREET=[Southwest Parkway|Martin Luther King Jr. Boulevard|Lincoln Avenue|Rosa Parks Way|Churchill Road|Queen Victoria Street|Washington Street|Kennedy Drive|Madison Avenue|St. James Road|Nelson Mandela Avenue|Jefferson Street|Abbey Road]}[ and keep going|].
{NAME_GIVEN} and {NAME_GIVEN} at the {ORGANIZATION=[Starbucks|McDonald's|Walmart|Tesco|Target|Costa|Subway|IKEA]} on {LOCATION_ADDRESS_STREET=[Southwest Parkway|High Street|Main Street|Broadway|Oxford Street|Queen Street]} were great.
[Greetings from|Writing this from|Back from|Stuck in] {LOCATION}!
[The capital of|Northern|Southern|Most of|The coast of] {LOCATION_COUNTRY} [was spared|is dry in summer|voted against it].
[Originally from|Born and raised in|A native of|Hailing from] {LOCATION_CITY}, {NAME_GIVEN} now lives in {LOCATION_CITY}.
Apt {~quantity}, {LOCATION_ADDRESS_STREET}? No: {LOCATION_ADDRESS}.
He [has offices|owns property|spends his summers] in {LOCATION_CITY} and {LOCATION_COUNTRY}.
[From|In] {LOCATION_CITY} [alone|itself], <cnt> [orders|complaints|volunteers] came in.
[Weather in|Traffic in|Rents in|Schools in] {LOCATION_CITY} [is awful|are up|are closed|is better than in {LOCATION_CITY}].
"""),
    "s_work": lines(r"""
{NAME} is a {OCCUPATION} [at|with|for] {ORGANIZATION}.
{NAME}, [a|the] {OCCUPATION} [at|of|for] {ORGANIZATION}, [declined to comment|said so on <wd>|will take over|resigned].
[I'm|She's|He's|I am|She is] a {OCCUPATION} [by trade|by training|in {LOCATION_CITY}|at {ORGANIZATION}|, and my <kin> is a {OCCUPATION}].
[Before that|Previously|Earlier], {%he|she:1} [worked|served|spent <years>] as a {OCCUPATION}[ at {ORGANIZATION}| in {LOCATION_CITY}|].
[We are hiring|They need|Looking for|Vacancy:] a[|n experienced] {OCCUPATION}[ in {LOCATION_CITY}| to join {ORGANIZATION}|].
{ORGANIZATION} [appointed|named|hired|fired|promoted] {NAME} [as|to] {OCCUPATION} in {DATE_INTERVAL}.
My [boss|colleague|coworker|flatmate] {NAME_GIVEN} [left {ORGANIZATION} to become a {OCCUPATION}|is on leave|got promoted to {OCCUPATION}].
[He|She] trained as a {OCCUPATION}, [then became|but works as|and later retired as] a {OCCUPATION}.
Occupation: {OCCUPATION}. Employer: {ORGANIZATION}.
{NAME}, {OCCUPATION}
{NAME} | {OCCUPATION} | {ORGANIZATION}
The {OCCUPATION}, the {OCCUPATION} and the {OCCUPATION} [all signed|were sworn in|testified|shared a table].
[Ask|Tell|Call] your {OCCUPATION=[doctor|lawyer|accountant|pharmacist|dentist|landlord's lawyer|GP|nurse|attorney|financial adviser]} [first|before signing|about it].
[Several|Two|Three|Hundreds of|Local] {OCCUPATION=[teachers|nurses|doctors|farmers|police officers|engineers|students|actors|journalists|lawyers|soldiers|investors|drivers|miners|firefighters|scientists|developers]} [protested|walked out|were honoured|signed the letter].
{NAME_GIVEN} is our {OCCUPATION=[CEO|COO|CFO|CTO|head of sales|office manager|team lead|HR person|Software Engineer|Chief Revenue Officer|head chef]}. This is {NAME_GIVEN}, [he|she] is a {OCCUPATION}.
[Retired|Former|Veteran|Trainee|Deputy|Chief|Assistant] {OCCUPATION=[teacher|detective|nurse|pilot|accountant|judge|engineer|coach|prosecutor|librarian]} {NAME}, {AGE}, [won|lost|found|wrote|said] it.
{NAME_GIVEN} quit {%his|her:1} job as a {OCCUPATION} to [care for|be with] {NAME_GIVEN}.
She's a {OCCUPATION=stay-at-home mom}, he's a {OCCUPATION}.
The [department|team|branch] is led by {OCCUPATION} {NAME}, who joined from {ORGANIZATION}.
I've worked for {ORGANIZATION} since <year>, [first|initially] as a {OCCUPATION}.
"[As a|Speaking as a] {OCCUPATION}, I [disagree|see this every day|can't recommend it]," [said|wrote] {NAME}.
[Works|Worked] [nights|shifts|weekends] as a {OCCUPATION} [at|in] [{ORGANIZATION_MEDICAL_FACILITY}|{ORGANIZATION}].
{ORGANIZATION}'s {OCCUPATION} {NAME_FAMILY} [denied|confirmed] the report.
[Reference|Referee|Line manager|Supervisor]: {NAME}, {OCCUPATION}, {ORGANIZATION}, {PHONE_NUMBER}, {EMAIL_ADDRESS}
[Staff|Student|Employee|Teacher|Nurse] of the year: {NAME}
"""),
    "s_health": lines(r"""
[I have|She has|He has|My <kin> has|My mum has|Patient has] {CONDITION}[ and {CONDITION}| since {DATE_INTERVAL}|, diagnosed in {DATE_INTERVAL}|].
[I was|She was|He was|{NAME} was|My <kin> was] diagnosed with {CONDITION} [in {DATE_INTERVAL}|on {DATE}|at age {AGE}|at {AGE}|last year|after a {MEDICAL_PROCESS}].
{NAME} [suffers from|is being treated for|lives with|struggles with|is recovering from|died of|was hospitalised with] {CONDITION}.
I {INJURY=broke my[ right| left|] [leg|arm|wrist|ankle|nose|collarbone|toe|foot]} [on {DATE}|playing football|last week] and I'm waiting for my {MEDICAL_PROCESS=x-ray} results.
[He|She|{NAME_GIVEN}] {INJURY=[sprained|twisted|broke|fractured|dislocated|injured|hurt|burned|cut] [his|her] [ankle|wrist|knee|shoulder|hand|elbow|hip|finger|back]} [at work|skiing|in a fall|on the stairs].
{NAME_GIVEN} [needs|had|underwent|is scheduled for|postponed|refused] a {MEDICAL_PROCESS}[ on {DATE}| at {ORGANIZATION_MEDICAL_FACILITY}| next week|].
[The|My] {MEDICAL_PROCESS} [came back clear|showed {CONDITION}|is booked for {DATE}|revealed a {INJURY}|was negative].
{NAME_MEDICAL_PROFESSIONAL} [at|from|of] {ORGANIZATION_MEDICAL_FACILITY} [said|thinks|confirmed] it is {CONDITION}.
{NAME_MEDICAL_PROFESSIONAL} [performed|ordered|recommended|scheduled] a {MEDICAL_PROCESS}[ on {DATE}| for {NAME}|].
I'm seeing {NAME_MEDICAL_PROFESSIONAL} about my {CONDITION} on {DATE} at {TIME}.
[Family history|FHx|FH]: [mother|father|brother] with {CONDITION}, [grandmother|uncle|sister] with {CONDITION}.
[Allergies|Allergic to|Known allergies]: {DRUG}, {DRUG=[penicillin|sulfa|aspirin|codeine|latex]}.
About <pctmed> of [patients|women|men over 60|adults|cases] [develop|report|recover from] {CONDITION}.
[The risk|The mortality|Survival|Prevalence|Incidence] of {CONDITION} is [about|roughly|estimated at] <pctmed>.
[Blood type|Blood group|ABO/Rh|Her blood type is|I'm|He is|Donor is]: {BLOOD_TYPE}
[We need|Urgently looking for|The bank is short of|Transfuse only] {BLOOD_TYPE} [blood|donors|packed cells][ at {ORGANIZATION_MEDICAL_FACILITY}|].
My blood type is {BLOOD_TYPE} and my <kin>'s is {BLOOD_TYPE}.
{NAME}, [blood group|type] {BLOOD_TYPE}, [donated|gives blood] every {DURATION=[three|six] months}.
[Dx|Diagnosis|ICD-10|Billed under|Code|Primary dx]: {MEDICAL_CODE} [- |]{CONDITION}
CPT {MEDICAL_CODE} ({MEDICAL_PROCESS}) was [denied|approved|billed at {MONEY}].
[The claim lists|We coded it as|Submitted with|Please use] {MEDICAL_CODE} and {MEDICAL_CODE}.
[The patient|Pt|{NAME}] [sustained|suffered|presented with|was treated for] a {INJURY} [in a car crash|after a fall|at work|during a match].
{OCCUPATION=[Striker|Winger|Quarterback|Goalkeeper|Captain|Midfielder]} {NAME} [is out for|will miss|is sidelined for] <weeks> with a {INJURY}.
{NAME_GIVEN} tested positive for {CONDITION=[COVID-19|influenza A|HIV|hepatitis C|strep|chlamydia|RSV]} on {DATE}.
Pain is <score>, BP <bp>, pulse <pulse>, temp <temp>.
Her [A1c|hemoglobin|creatinine|cholesterol|TSH|potassium] [is|was|came back at|dropped to|rose to] <lab>.
{NAME_GIVEN} hasn't slept since the {MEDICAL_PROCESS}; {%his|her:1} {CONDITION} is [back|worse|under control].
[People with|Patients with|Anyone with|Children with] {CONDITION} should [see a {OCCUPATION=doctor}|avoid {DRUG}|be offered {MEDICAL_PROCESS}].
{CONDITION=[Parkinson's|Alzheimer's|Crohn's|Hodgkin's|Huntington's|Graves'|Addison's|Tourette's|Asperger's|Hashimoto's|Lou Gehrig's disease|Bell's palsy|Down syndrome]} [runs in the family|took {NAME_GIVEN} from us|is not contagious|was mentioned by {NAME_MEDICAL_PROFESSIONAL}].
{NAME_GIVEN} [lost a baby|had a {INJURY=miscarriage}|had a {INJURY=stillbirth}] at {DURATION=[eleven|12|nineteen|20] weeks}.
She carries the {INJURY=[BRCA1 mutation|BRCA2 mutation|Factor V Leiden mutation|CFTR mutation|Huntington's mutation]} and chose a {MEDICAL_PROCESS=[mastectomy|double mastectomy|preventive oophorectomy]}.
{ORGANIZATION_MEDICAL_FACILITY} [called|rang|confirmed]: your {MEDICAL_PROCESS} is on {DATE} at {TIME}.
[Admitted to|Discharged from|Transferred to|Born at|Works at] {ORGANIZATION_MEDICAL_FACILITY} on {DATE}.
MRN {HEALTHCARE_NUMBER}, [NHS|Medicare|health card|OHIP|Medicaid|insurance] number {HEALTHCARE_NUMBER}.
"""),
    "s_drugs": lines(r"""
[I take|She takes|He's on|Patient takes|My <kin> takes|They put me on|Started on|Switched to] {DRUG} {DOSE} <freq>[ for {CONDITION}|].
[Take|Give|Apply|Inject|Administer] {DOSE} of {DRUG} <freq>[ for {DURATION}| with food|].
{DRUG} [caused|gave me|gives her|led to|resulted in] {EFFECT}[ and {EFFECT}|].
[Side effects|Common side effects|Adverse effects|Adverse reactions|Possible side effects] [of {DRUG} |][include|are|may include|reported:] {EFFECT}, {EFFECT} and {EFFECT}.
[She stopped|I stopped|He discontinued|Patient self-discontinued] {DRUG} [because of|due to|after|owing to] {EFFECT}.
[Since starting|After|On|While taking] {DRUG}, [I've had|she developed|he reports|patient noticed] {EFFECT}.
{NAME_MEDICAL_PROFESSIONAL} [prescribed|increased|stopped|reduced] {DRUG} [to {DOSE}|from {DOSE} to {DOSE}|{DOSE} <freq>].
The dose was [raised|cut|titrated] from {DOSE} to {DOSE}[ over <weeks>| because of {EFFECT}|].
[Does|Can|Will] {DRUG} [cause|trigger|worsen] {EFFECT}?
[Beware of|Watch for|Monitor for|Tell your {OCCUPATION=doctor} about|Call us if you notice] {EFFECT} [or|and] {EFFECT}.
{DRUG} is [contraindicated|not recommended|first-line|safe] in {CONDITION}.
I'm allergic to {DRUG}; last time I got {EFFECT}.
[The trial|The study|Phase III data] showed {DRUG} [reduced|cut] {CONDITION} by <pctmed>, with {EFFECT} in <pctmed>.
[He overdosed on|She was found with|Police seized|Tox screen positive for] {DRUG=[fentanyl|heroin|cocaine|oxycodone|Xanax|methamphetamine|cannabis|ketamine]}[ and {DRUG}|].
[Refill|Rx|Repeat prescription|Script]: {DRUG} {DOSE}, #{~quantity}, [{~quantity}|no|2] refills.
A [known|rare|dose-dependent|transient] effect of the drug is {EFFECT}.
[The main|The only|His worst|Her biggest] side effect [was|is|has been] {EFFECT}.
[Had|Denies|No|Mild|Severe] {EFFECT} [with|from|on] {DRUG}.
[I mixed|Don't mix|Never combine] {DRUG} [with|and] {DRUG}[: risk of {EFFECT}|].
{NAME_GIVEN} [takes|forgets|crushes] {DOSE} every [night|morning], plus {DRUG} when needed.
[Vaccinated|Immunised] with {DRUG=[Comirnaty|Moderna's Spikevax|AstraZeneca's Vaxzevria|Gardasil|Shingrix|MMR|Tdap]} on {DATE}; {EFFECT=[sore arm|mild fever|fatigue|chills]} for {DURATION}.
[Dosage|Dose|Strength|Sig]: {DOSE} <freq>
"""),
    "s_body": lines(r"""
[He is|She is|I'm|The suspect is|Suspect described as] {PHYSICAL_ATTRIBUTE=[190cm tall|6'1"|about 5 foot 6|five foot ten|1.75 m tall|6 ft 3 in|roughly 170 cm]}, [with|has] {PHYSICAL_ATTRIBUTE}[ and {PHYSICAL_ATTRIBUTE}|].
[He has|She has|I have|{NAME} has|The missing {GENDER=[girl|boy|woman|man]} has] {PHYSICAL_ATTRIBUTE=[black hair|blue eyes|green eyes|a scar on [his|her] chin|long red hair|a butterfly tattoo|brown hair and brown eyes|a mole above the lip|braces|dreadlocks]}.
Height: {PHYSICAL_ATTRIBUTE=[5'7"|180 cm|6'0"|1.68 m|5 ft 4 in]}, weight: {PHYSICAL_ATTRIBUTE=[165 lbs|74 kg|210 lb|58 kg|11 stone 4]}, eyes: {PHYSICAL_ATTRIBUTE=[BRO|blue|green|hazel|brown]}, hair: {PHYSICAL_ATTRIBUTE=[BLK|brown|blond|grey|black]}.
[Police are looking for|Witnesses described|The caller described] a {PHYSICAL_ATTRIBUTE=[white|Black|Asian|tall|stocky|thin|bald|heavyset|light-skinned]} {GENDER=[man|woman|male|female]} in [his|her] {AGE=[twenties|30s|forties|early 20s|mid-50s|late sixties]}[ with {PHYSICAL_ATTRIBUTE}|].
{NAME} [weighs|is down to|was] {PHYSICAL_ATTRIBUTE=[82 kg|180 pounds|14 stone|250 lbs|61 kilos]}[ and is {PHYSICAL_ATTRIBUTE=[5'10"|six feet tall|1.82 m]}|].
[She dyed her|He lost his|I love your] {PHYSICAL_ATTRIBUTE=[curly hair|blonde hair|red beard|grey hair|long dark hair]}.
[Identifying marks|Scars/marks/tattoos|Distinguishing features]: {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}
[I'm a|She is a|He's a|As a|They identify as a] {GENDER}[ and {SEXUALITY}|].
[Sex|Gender|Gender identity|Sex assigned at birth]: {GENDER=[male|female|M|F|non-binary|transgender|other]}
[A|The] <yo> {GENDER=[man|woman|boy|girl]} [was arrested|was found|died at the scene|is missing|reported the theft].
[He came out as|She is openly|I'm|They are|{NAME_GIVEN} is] {SEXUALITY}[, and {%his|her:1} family knows|].
[Sexual orientation|Orientation]: {SEXUALITY}
{NAME} [came out as|is|identifies as|was outed as|writes about being] {SEXUALITY=[gay|lesbian|bisexual|queer|asexual|pansexual]}[ in {DATE_INTERVAL}| at {AGE}| at school|].
[A|The first] {SEXUALITY=[openly gay|lesbian|gay|bisexual|queer]} {OCCUPATION=[mayor|footballer|bishop|senator|judge|soldier]}[ in {LOCATION_COUNTRY}|].
I'm {SEXUALITY=[straight|bi|gay|a lesbian|queer|ace]}, [he's|she's|my <kin> is] {SEXUALITY=[gay|straight|bisexual|a lesbian|pan]}.
[Discrimination against|Support for|A club for] {SEXUALITY=[gay|lesbian|LGBTQ|bisexual|queer]} [employees|tenants|{OCCUPATION=[students|teachers|soldiers]}].
{GENDER=[Trans women|Transgender|Non-binary|Cisgender|Female|Male]} [people|applicants|patients|athletes] [were included|may apply|reported higher rates].
{NAME_GIVEN} {GENDER=[transitioned|is a trans man|is a trans woman|is non-binary]} and uses [they/them|she/her|he/him].
{NAME:1} [married|dates|lives with] another {GENDER={%man|woman:1}}; {%he|she:1} is {SEXUALITY=[gay|bi|queer]}.
[I'm a|He's a|She's such a|typical|My <kin> is a|As a|Being a] {ZODIAC_SIGN}, [so I'm stubborn|of course|we never get along with {ZODIAC_SIGN}s|what do you expect].
[Star sign|Zodiac sign|Sign|Zodiac|Sun sign|Horoscope]: {ZODIAC_SIGN}
{NAME_GIVEN} is a {ZODIAC_SIGN}, born [on |]{DOB}.
{ZODIAC_SIGN} [sun|moon|rising], {ZODIAC_SIGN} [moon|rising|ascendant][, {AGE}|, {LOCATION_CITY}|]
[Are you|You must be] a {ZODIAC_SIGN}? No, {ZODIAC_SIGN}!
{ZODIAC_SIGN=[Leos|Virgos|Geminis|Scorpios|Libras|Aquarians|Capricorns|Ariens]} and {ZODIAC_SIGN=[Pisces|Aries|Cancer|Sagittarius|Taurus]} [don't mix|are a great match|argue a lot].
[Compatibility of|Daily horoscope for|Today for] {ZODIAC_SIGN}[ and {ZODIAC_SIGN}|]: [avoid arguments|expect good news|save your energy].
{ZODIAC_SIGN} season [starts|ends] on {DATE}.
"""),
    "s_belief": lines(r"""
[I am|She is|He is|My parents are|{NAME} is|{NAME_GIVEN} was raised] {RELIGION}[ and {POLITICAL_AFFILIATION}|].
{NAME} [converted to|left|rejected|returned to] {RELIGION=[Islam|Catholicism|Judaism|Buddhism|Christianity|Hinduism|Mormonism]}[ in {DATE_INTERVAL}| after the war|].
[A|The] {RELIGION} [family|school|wedding|charity|neighbourhood][ in {LOCATION_CITY}|].
[Religion|Faith|Denomination|Religious affiliation]: {RELIGION}
{NAME} [votes|voted|registered as|ran as a|was elected as a|campaigned for the|is a lifelong] {POLITICAL_AFFILIATION}.
{POLITICAL_AFFILIATION=[Republican|Democratic|Labour|Conservative|Liberal|Green|NDP|Tory|Lib Dem|BJP|SNP|Labor|Sinn Féin]} {OCCUPATION=[senator|MP|lawmaker|candidate|councillor|mayor|governor|leader|activist|minister]} {NAME}[ of {LOCATION_STATE}|] [opposed|backed|introduced] the bill.
[Sen.|Rep.|Gov.] {NAME} ({POLITICAL_AFFILIATION=[R|D|I]}-{LOCATION_STATE}) [voted no|resigned|co-sponsored it].
{POLITICAL_AFFILIATION=[Republicans|Democrats|Conservatives|Liberals|Tories|Greens|Socialists|Communists|Social Democrats|Christian Democrats|nationalists|separatists]} and {POLITICAL_AFFILIATION=[Democrats|independents|Liberals|libertarians|progressives|centrists]} [agreed|clashed|blamed each other].
[Party|Political party|Party affiliation|Political affiliation|Registered]: {POLITICAL_AFFILIATION}
[She calls herself|He describes himself as|I'm basically|My <kin> is] a {POLITICAL_AFFILIATION=[socialist|libertarian|conservative|liberal|feminist|Marxist|progressive|centrist|communist|monarchist|Trump supporter|Corbynite]}.
[The|A] {POLITICAL_AFFILIATION=[far-right|left-wing|centre-left|conservative|populist|nationalist|pro-European|separatist|liberal]} [party|government|newspaper|coalition] [won|lost|collapsed].
[He is|She is|{NAME} is|My neighbours are|I'm half] {ORIGIN}[ and half {ORIGIN}| by birth|, born in {LOCATION_CITY}|].
[A|The] {ORIGIN} {OCCUPATION} [living in {LOCATION_CITY}|named {NAME}|won the prize|was detained].
The {ORIGIN} [government|team|police|economy|embassy] [said|lost|reported|denied it][ on <wd>|].
[Ethnicity|Nationality|Citizenship|Ethnic background|Race/ethnicity|National origin]: {ORIGIN}
{ORIGIN=[Americans|Canadians|Germans|Russians|Indians|Australians|Italians|Mexicans|Nigerians|Poles|Syrians|Ukrainians|Israelis|Palestinians|Filipinos|Brits]} and {ORIGIN=[Canadians|Britons|Turks|Greeks|Afghans|Swedes|Brazilians|Kenyans|Koreans]} [were on board|applied|disagree].
{ORIGIN}-born {OCCUPATION} {NAME} [holds a {ORIGIN} passport|moved here in {DATE_INTERVAL}].
[She speaks|I speak|He is fluent in|{NAME} speaks|My <kin> only speaks|Patient speaks] {LANGUAGE}[ and {LANGUAGE}|, {LANGUAGE} and some {LANGUAGE}|].
[Languages|Language skills|Preferred language|Mother tongue|First language|Language spoken at home]: {LANGUAGE}[, {LANGUAGE} (fluent)|; {LANGUAGE} (basic)|]
[The interview|The letter|Mass|The film|The lesson] was in {LANGUAGE}[ with {LANGUAGE} subtitles|, translated into {LANGUAGE}|].
[Needs|Requires|Requested] a[n|] {LANGUAGE} {OCCUPATION=[interpreter|translator]}.
How do you say that in {LANGUAGE}? {NAME_GIVEN} [knows|would know], [she|he] studied {LANGUAGE}.
[Translated from the|A {LANGUAGE}|In broken] {LANGUAGE} by {NAME}.
[He taught|She teaches|I'm learning|They banned|We dropped] {LANGUAGE} [at school|in {LOCATION_CITY}|for <years>].
[On|At|Before|After] {EVENT=[Yom Kippur|Ramadan|Easter|Diwali|Vaisakhi|Christmas|Lent|Passover]} the {RELIGION} [family|community] [fasts|gathers|prays].
[The|A] {RELIGION=[Catholic|Sikh|Jewish|Hindu|Muslim|Buddhist|Anglican|Orthodox]} {OCCUPATION=[priest|chaplain|scholar|bishop|monk|teacher]} [visited|blessed] {NAME_GIVEN}.
{RELIGION=[Muslims|Christians|Jews|Hindus|Sikhs|Catholics|Protestants|Mormons|Buddhists|Quakers]} [and {RELIGION=[Jews|Hindus|Christians|Muslims|atheists]} |][in {LOCATION_CITY}|across {LOCATION_COUNTRY}] [prayed|protested|marked the day].
"""),
    "s_money": lines(r"""
[It cost|I paid|She owes|They charged me|He lent {NAME_GIVEN}|We raised] {MONEY}[ for {~quantity} tickets| in {DATE_INTERVAL}|].
[Her salary is|He earns|Base pay|Annual income|I make] {MONEY} [a year|per annum|per month|an hour].
[Transfer|Wire|Send|Deposit] {MONEY} to account {BANK_ACCOUNT}[, routing {ROUTING_NUMBER}|, sort code {ROUTING_NUMBER}|, ABA {ROUTING_NUMBER}|].
[IBAN|Account no.|Acct. No.|Account number|Bank account|A/C No]: {BANK_ACCOUNT}[, BIC {ROUTING_NUMBER}|, SWIFT: {ROUTING_NUMBER}|]
[Routing number|ABA routing|Routing #|RTN|Sort code|Transit number|IFSC|BSB|SWIFT/BIC|Bank code]: {ROUTING_NUMBER}
[My bank's routing number is|The sort code is|use BSB|IFSC code is|routing's] {ROUTING_NUMBER} [and the account is|, account|acct] {BANK_ACCOUNT}.
[Direct deposit|Payroll|Refunds] go to {ORGANIZATION}, [routing|transit] {ROUTING_NUMBER}, [checking|savings] {BANK_ACCOUNT}.
[Is|Was] {ROUTING_NUMBER} the right [routing number|sort code|BSB|transit number] for {ORGANIZATION}?
The [wire|payment|standing order] to {ROUTING_NUMBER} {BANK_ACCOUNT} [bounced|was rejected|cleared on {DATE}].
The [fine|ransom|settlement|donation|mortgage|grant] [was|came to|totalled] {MONEY}.
[The|A weaker|A stronger] {MONEY=[dollar|pound|euro|yen|rupee|peso|yuan|Swiss franc]} [fell against|gained on|hit a low against] the {MONEY=[euro|dollar|yen|pound]}.
{NAME} [won|lost|inherited|embezzled|donated] {MONEY}.
[Balance due|Amount due|Total|Subtotal|Deposit|Refund|Outstanding]: {MONEY}
From {MONEY} to {MONEY}[ in {DURATION}| overnight|].
[Prices start at|Tickets are|Rent is|Fees of|A fee of] {MONEY}[ per person| plus tax|].
"""),
    "s_card": lines(r"""
[My card number is|Card no.|Card number|Visa|Mastercard|Amex|Credit card|CC#|PAN]: {CREDIT_CARD}[, exp {CREDIT_CARD_EXPIRATION}, CVV {CVV}| exp. {CREDIT_CARD_EXPIRATION}|, security code {CVV}|]
[Charge it to|Put it on|Use my card|I paid with] {CREDIT_CARD}[, expires {CREDIT_CARD_EXPIRATION}|, {CREDIT_CARD_EXPIRATION}, {CVV}|].
[Exp|Expires|Expiry|Exp. date|Valid thru|Good thru|Expiration|VALID UNTIL|MM/YY]: {CREDIT_CARD_EXPIRATION}
[It expires|The card expires|My Visa expires|Valid until|expiry is|expiration date is] {CREDIT_CARD_EXPIRATION}[ and the code is {CVV}|].
[CVV|CVC|CVV2|CVC2|Security code|CID|Card code|3 digits on the back]: {CVV}
[the three digits on the back are|code on the back is|the CVV is|cvc|security number] {CVV}[ and it expires {CREDIT_CARD_EXPIRATION}|].
Expires: {CREDIT_CARD_EXPIRATION=[July 2023|March 2027|Dec 2026|10/2028|August '29|January 2030|Sept 2025]}
[The card on file|Your card] ending {CREDIT_CARD=[4421|0099|7718|3305|1002]} [expired|expires] [in|on] {CREDIT_CARD_EXPIRATION}.
{NAME} / {CREDIT_CARD} / {CREDIT_CARD_EXPIRATION} / {CVV}
[declined|approved|authorised]: card {CREDIT_CARD} exp {CREDIT_CARD_EXPIRATION} cvv {CVV} amt {MONEY}
[old card|new card]: {CREDIT_CARD}, [good through|valid till] {CREDIT_CARD_EXPIRATION}, [the back says|cvc|code] {CVV}
name on card {NAME}, number {CREDIT_CARD}, month/year {CREDIT_CARD_EXPIRATION}, cvv {CVV}, zip {LOCATION_ZIP}
"""),
    "s_ids": lines(r"""
[My social is|SSN|Social Security number|SS#|Social|SIN|NI number|NINO|National Insurance no.|Aadhaar|TFN|PAN|PPS number]: {SSN}
[his|her|my|your] [social security number|SIN|national insurance number|Aadhaar number|tax file number] is {SSN}[, DOB {DOB}|].
[Passport|Passport no.|Passport number|PP#|Travel document]: {PASSPORT_NUMBER}[, issued {DATE}|, expires {DATE}|, {LOCATION_COUNTRY}|]
{NAME} [travelled on|holds|lost] passport {PASSPORT_NUMBER}[, issued in {LOCATION_CITY}|].
[DL#|Driver's license|Driver license no.|Driving licence|Licence no.|DL]: {DRIVER_LICENSE}[, {LOCATION_STATE}|, class C|]
[Policy No.|Member ID|Customer no.|Account|Acct #|Membership number|Client ID|Loyalty no.|Frequent flyer|Student ID|Employee ID|Claim number|Policy number|Reference account]: {ACCOUNT_NUMBER}
[my member number is|it's under account|our policy is|customer ID|student number|membership] {ACCOUNT_NUMBER}[, name {NAME}|].
[Your|The] [claim|policy|membership|account|loan] {ACCOUNT_NUMBER} [was closed|is overdue|was approved|has been renewed] on {DATE}.
[MRN|Medical record number|NHS number|NHS no.|Health card|OHIP|Medicare number|Medicaid ID|Beneficiary ID|Insurance ID|Subscriber ID|Policy No.|Hospital no.|Chart #|PHN]: {HEALTHCARE_NUMBER}
[pt|patient] {NAME}, [MRN|hosp no|NHS] {HEALTHCARE_NUMBER}[, DOB {DOB}|].
[her health card is|my Medicare number is|insurance member|his NHS number is] {HEALTHCARE_NUMBER}.
[Serial number|S/N|IMEI|MAC address|Device ID|Order no.|Booking ref|Ticket|Confirmation|Tracking number|Cookie ID|Session|UUID|Advertising ID|Badge no.|Confirmation code]: {NUMERICAL_PII}
[the IMEI is|order|my confirmation number is|tracking says|ticket|booking reference|case ref|device id] {NUMERICAL_PII}[ for {NAME}| , ordered on {DATE}|].
[Device|Phone|Laptop|Router|Pacemaker|Implant] with [serial number|MAC|ID] {NUMERICAL_PII} [registered to|assigned to|seen at|belongs to] {NAME}.
[EIN|Tax ID|FEIN|VAT no.|VAT|ABN|ACN|Company number|Company no.|Registration no.|CIN|GSTIN|Business number|DUNS|Charity no.|NPI|Reg. No.]: {ORGANIZATION_ID}
{ORGANIZATION} ([EIN|company number|ABN|VAT|registered no.|GSTIN] {ORGANIZATION_ID})[, {LOCATION_ADDRESS}|]
[registered in {LOCATION_COUNTRY} under number|Companies House no.|with tax ID|trading under ABN|charity registered as] {ORGANIZATION_ID}
[Our|The vendor's|The client's] [VAT number|EIN|ABN|GST number|company registration] is {ORGANIZATION_ID}.
{ORGANIZATION}, a company [incorporated|registered] in {LOCATION_STATE} [with|under] [no.|number|file number] {ORGANIZATION_ID}
"""),
    "s_online": lines(r"""
[Email|E-mail|Mail|Write to|Reach me at|Contact]: {EMAIL_ADDRESS}[, {PHONE_NUMBER}|]
[You can reach|Call|Text|Ring|WhatsApp] {NAME_GIVEN} [at|on] {PHONE_NUMBER}[ or {EMAIL_ADDRESS}|].
[Phone|Tel|Tel.|Cell|Mobile|Mob|Fax|Home|Work|Office|T|M|F|Ph]: {PHONE_NUMBER}
[See|Visit|Go to|More at|Link|Source|Website|Portfolio]: {URL}
[Login from|Request from|Blocked|Banned|Last seen at|Connected from|Client IP] {IP_ADDRESS}[ at {TIME}| on {DATE}|]
[username|user|login|user name|Username|User ID|handle|account name]: {USERNAME:1}, [password|pw|pass|pwd|passwd]: {PASSWORD}
[my login is|log in as|sign in with|my username is|I go by|her handle is|the account is] {USERNAME}[ and the password is {PASSWORD}|].
[Follow me|Find us|DM me|Tag me|Add me] [on {ORGANIZATION=[Instagram|Twitter|TikTok|Discord|Snapchat|LinkedIn|Steam]} |]{USERNAME=@[sunny|real|the|its|mr|dj|lil][_|.|][jess|tomk|anna|mike|priya|leo|kate]<d><d>}
[the wifi password is|PIN|pin code|my pin is|use passcode|door code|password is|temporary password|API key|access key|one-time code|verification code|security answer|unlock code]: {PASSWORD=[<d><d><d><d>|<d><d><d><d><d><d>|temp<d><d><d><d>|Welcome<d><d>!|hunter2|letmein<d><d>|Summer20<d><d>|sk-<d>a<d>Fb<d><d>xQ<d>|correct-horse-<d><d>|qwerty<d><d><d>|iloveyou<d><d>|G-<d><d><d><d><d><d>]}
[Security question|Secret answer|Verification answer]: {PASSWORD=[My mother's maiden name is Smith|my first dog was Rex|first school: Elmwood|Fluffy|born in Leeds|favourite teacher: Mrs Hall]}
[reset|changed|set] {USERNAME}'s password to {PASSWORD}
[I uploaded|See attached|Please open|She sent|Attached is|Download|I can't open|Where is] {FILENAME}[ and {FILENAME}|].
[Attachment|File|Attachments|Saved as|Path|Upload]: {FILENAME}[ (<cnt> KB)|]
[the photo|the scan|her CV|his tax return|the contract] is [called|saved as|in] {FILENAME}.
{USERNAME} [liked your post|replied|joined the channel|was banned|commented on your photo|sent a friend request].
[user|commit by|posted by|uploaded by|edited by|reported by] {USERNAME}[ on {DATE}| at {TIME}|]
Deleted {FILENAME} from {USERNAME}'s [folder|laptop|home directory].
ssh {USERNAME}@{IP_ADDRESS}, password {PASSWORD}
[Wi-Fi|wifi]: [network|SSID] {~code}, [key|password|pass] {PASSWORD}
"""),
    "s_vehicle": lines(r"""
[VIN|VIN number|Chassis no.|Vehicle identification number|Frame no.]: {VEHICLE_ID}
[Plate|License plate|Licence plate|Registration|Reg|Number plate|Tag|Plate no.|Rego]: {VEHICLE_ID}
[A|The] [white|black|silver|blue|red] {PRODUCT=[Ford Focus|Toyota Camry|Honda Civic|BMW X5|Vauxhall Corsa|Tesla Model 3|Ford F-150|Maruti Swift|Holden Commodore|VW Golf]}, [plate|registration|reg|license plate|VRM|rego] {VEHICLE_ID}, [was seen|is registered to {NAME}|was reported stolen|ran a red light].
[My car|Her van|The truck|The getaway car|His motorbike|The rental] [is|has plate|had the plate|is registered as|carries] {VEHICLE_ID}.
[Parking permit for|Congestion charge for|Fine issued to|Toll violation by|Towed:|Insured vehicle] {VEHICLE_ID}
{VEHICLE_ID} [belongs to|is insured by|was sold to] {NAME}[ on {DATE}|].
[did anyone get the plate? yes,|whose car is|please move|blocking the drive:] {VEHICLE_ID}
[stolen|impounded|written off]: {PRODUCT=[Corolla|Transit van|Jeep Cherokee|Audi A4|Nissan Leaf]} {VEHICLE_ID}, VIN {VEHICLE_ID}
Entered the car park at {TIME}, [reg|registration] {VEHICLE_ID}.
"""),
    "s_event": lines(r"""
[We always|The family|I'll|They] [meet|fly home|fight|gather|are off] [at|for|on|after|before] {EVENT}.
{NAME} [won|lost|competed at|was booed at|performed at|proposed at|missed] {EVENT}[ in {DATE_INTERVAL}| in <year>|].
[Happy|Merry] {EVENT=[Christmas|Diwali|Hanukkah|New Year|Eid|Easter|Thanksgiving|Halloween|Valentine's Day|Mother's Day|Canada Day|Holi|Lunar New Year]}[, {NAME_GIVEN}|]!
[He fought in|She survived|They fled during|It was built before|He was decorated in] {EVENT=[World War II|the Vietnam War|the Korean War|World War I|the Gulf War|the Falklands War|the Troubles|the Holocaust|the Blitz|Hurricane Katrina|the Great Depression]}.
[Tickets for|The opening of|Security at|Highlights of|Live from|The winner of] {EVENT}[ went on sale| was delayed| cost {MONEY}|].
[Closed on|Offices close for|No class on|The bank holiday on|Double pay on] {EVENT=[Labor Day|Memorial Day|Good Friday|Boxing Day|Anzac Day|Thanksgiving|Republic Day|Christmas Eve|Martin Luther King Day|Victoria Day]}.
[At|During|Since] the {EVENT=[[1998|2002|2010|2018|2022] World Cup|Rio Olympics|2014 Winter Olympics|Commonwealth Games|Paris Air Show|Edinburgh Festival|Boston Marathon|Cannes Film Festival|Women's World Cup|Copa América|Rugby World Cup]}, {NAME_FAMILY} [scored twice|broke the record|was injured].
[Register for|Join us at|See you at|Speaking at] the {EVENT=[{LOCATION_CITY} Book Fair|{ORGANIZATION} Summit|Annual Charity Gala|Alumni Homecoming|Winter Ball|Spring Science Fair|Global Health Forum|National Spelling Bee|{LOCATION_CITY} Half Marathon]} on {DATE}.
[A bill|The movement|Protests] after {EVENT=[September 11|Brexit|Black Lives Matter|Watergate|Bloody Sunday|the Arab Spring|the Boston Tea Party]} [passed|grew].
[It was|Born on|Married on|He died on] {EVENT=[Christmas Day|New Year's Eve|Halloween|Valentine's Day|St. Patrick's Day|Easter Sunday]}[ <year>|].
"""),
    "s_business": lines(r"""
{ORGANIZATION}'s {FINANCIAL_METRIC} {TREND} [in {DATE_INTERVAL}|to {MONEY}|from {MONEY} to {MONEY}|year on year].
{ORGANIZATION} [announced|completed|abandoned|is considering|denied|voted on] a {CORPORATE_ACTION}[ of {ORGANIZATION}| worth {MONEY}| in {DATE_INTERVAL}|].
{ORGANIZATION} {CORPORATE_ACTION=[acquired|bought|merged with|took over|sold its stake in|spun off|agreed to buy|is buying]} {ORGANIZATION} for {MONEY}[ in {DATE_INTERVAL}|].
{ORGANIZATION} {CORPORATE_ACTION=[laid off|fired|cut|let go of|terminated|furloughed]} <cnt> [workers|employees|staff|people][ in {LOCATION_CITY}|].
{ORGANIZATION} {CORPORATE_ACTION=[filed for bankruptcy|went public|was delisted|declared a dividend|suspended its dividend|issued new shares|raised its stake|closed its plant|split its stock]}[ on {DATE}| in {DATE_INTERVAL}|].
{ORGANIZATION} will look to {CORPORATE_ACTION=[acquire|merge with|take over]} {ORGANIZATION} for {MONEY} after news that {FINANCIAL_METRIC=[revenue|profit|EBITDA]} {TREND=[declined|fell|slumped]} and they {CORPORATE_ACTION=terminated} the {OCCUPATION=CEO}.
[Quarterly|Annual|Full-year|Half-year|First-quarter|Adjusted] {FINANCIAL_METRIC=[revenue|net profit|sales|earnings per share|operating income|EBITDA|free cash flow|gross margin|turnover]} {TREND=[rose|fell|grew|dropped|climbed|slipped|jumped|surged|declined] [<d9>%|<d9><d> percent|by <d9>.<d>%|<d9>.<d> percent|sharply|slightly]}[ to {MONEY}|].
[Shares of|Stock in|Shares in] {ORGANIZATION} {TREND=[rose|fell|gained|lost|jumped|plunged|were up|were down|slid] [<d9>.<d>%|<d9> percent|<d9><d>%|by a third]}[ on <wd>| after the {CORPORATE_ACTION}|].
[House prices|Unemployment|Inflation|Exports|Oil prices|Rents|Crime|Enrolment|Applications|Footfall] {TREND=[rose|fell|is rising|has declined|doubled|is down|edged up|soared|increased] [by <d9>%|<d9>.<d> percent|again|sharply|]} in {DATE_INTERVAL}.
[We expect|Guidance calls for|Analysts forecast|Management sees] {FINANCIAL_METRIC} of {MONEY} [in|for] {DATE_INTERVAL}.
[The|Our] {PROJECT} [is behind schedule|goes live on {DATE}|was cancelled|needs {MONEY} more|kick-off is on <wd>|team meets at {TIME}].
{NAME} [leads|runs|is the lead on|was moved off|signed off on|has joined] {PROJECT}[ at {ORGANIZATION}|].
[Codename|Project|Project name|Workstream|Programme]: {PROJECT}
[Status of|Budget for|Update on|Risks in|Retrospective:|Minutes:] {PROJECT}
[Everyone on|All hands for|NDA covers|Time booked to|Charge it to] {PROJECT}[ please| by {DATE}|].
[I bought|She returned|He sells|We use|They recalled|I'd like to cancel my|My problem is with the] {PRODUCT}[ from {ORGANIZATION}| last week|].
{ORGANIZATION} [launched|unveiled|discontinued|recalled|is giving away] the {PRODUCT}[ at {MONEY}| on {DATE}| in {LOCATION_COUNTRY}|].
[Product|Item|Model|Plan|Subscription|Device]: {PRODUCT}[, {MONEY}|, qty {~quantity}|]
The {PRODUCT} [beats|is cheaper than|is compatible with|replaces] the {PRODUCT}.
[My|Her] {PRODUCT} [won't start|arrived damaged|has a cracked screen|was stolen in {LOCATION_CITY}].
{FINANCIAL_METRIC} and {FINANCIAL_METRIC} both {TREND}, [offsetting|despite|thanks to] the {CORPORATE_ACTION}.
[The board|Shareholders|Regulators|The union] [approved|rejected|blocked|fought] the {CORPORATE_ACTION}[ of {ORGANIZATION}|].
{FINANCIAL_METRIC}: {MONEY} ({TREND})
[Rumours of|Talks about|The planned|After the] {CORPORATE_ACTION} {TREND=[lifted|sank|pushed up|dragged down]} the [share price|stock].
{ORGANIZATION}, {ORGANIZATION} and {ORGANIZATION} [bid for the contract|declined to comment|settled|are hiring].
[I bank with|I'm with|She works for|He sued|They protested outside|My insurer is] {ORGANIZATION}.
{ORGANIZATION} [said|says|announced|warned|admitted|insisted] [on <wd>|yesterday|late last night] that [it would appeal|deliveries would resume|no one was hurt|the site is safe].
"""),
    "s_dates": lines(r"""
[The deadline is|Due|We meet on|It happened on|Valid from|Effective] {DATE}[ at {TIME}|].
[From|Between] {DATE} [to|and] {DATE}, [the office is closed|I'm on leave|rates are higher].
[It lasted|We waited|She stayed|He served|I've lived here for|The lease runs for|It took|They dated for] {DURATION}.
[{DURATION} later|After {DURATION}|Within {DURATION}|For {DURATION}|In {DURATION}], [the tenant left|nothing had changed|the pain returned|the case was closed|we'll know more].
[Sentenced to|Suspended for|Banned for|On leave for|A contract of|Warranty:|Notice period:] {DURATION}
[Back in|Since|Until|During|In|By] {DATE_INTERVAL}, [nothing worked|sales were flat|I lived in {LOCATION_CITY}|she was at {ORGANIZATION}].
[Season|Academic year|Period|Reporting period|Tax year|Term|Coverage period]: {DATE_INTERVAL}
[The class of|The crash of|The winter of|The strike of|The model year is] <year>[ was tough| was worse|].
[Open|Hours|Opening hours]: {DATE_INTERVAL=[Monday to Friday|Mon-Fri|Tuesday–Saturday|weekdays]}, {TIME} to {TIME}
Call me [at|before|after|around] {TIME}[ on <wd>|].
[I'm|She's|He's|My <kin> is|{NAME_GIVEN} is] {AGE}[ years old| years young| today|].
[Born|b.|DOB|D.O.B.|Date of birth|Birthday|Birthdate]: {DOB}[ ({AGE})|, age {AGE}|]
{NAME} was born [on |]{DOB}[ in {LOCATION_CITY}|, in {LOCATION_COUNTRY}|].
[The baby is|My son is|Her daughter was|The infant is|Our youngest is] {AGE=[six weeks|18 months|3 months|ten days|14 months|five days|9 weeks]} [old|now].
[Ages|Participants aged|Open to|For children aged] {AGE=[18+|29-35|5 to 11|65 and over|21 or older|3-6]}[ only| years|].
[He is in his|She's in her|a {GENDER=man} in his|people in their] {AGE=[forties|early thirties|late 50s|seventies|mid-twenties|80s|teens]}.
[At|By the age of|Aged|When she was|By] {AGE}, [she had two kids|he spoke {LANGUAGE}|I was working full time].
{NAME}, {AGE},[ of {LOCATION_CITY}| from {LOCATION}|]
[{DURATION} ago|Almost {DURATION} ago|Just over {DURATION} ago] [she left|it broke|we met {NAME_GIVEN}|I moved here].
[Every|Each] {DATE_INTERVAL=[January|spring|summer|October|winter|August|May]} [the river floods|we go to {LOCATION}|{NAME_GIVEN} visits].
{DATE_INTERVAL=[March through June|May to July|August–September]}? No, {DATE_INTERVAL}.
[a|the] {DURATION=[two-hour|three-day|five-year|six-month|ten-minute|30-year]} [delay|contract|trip|sentence|mortgage|break]
"""),
    "s_misc": lines(r"""
[Hi|Hello], this is {NAME} [from|calling from|with] {ORGANIZATION}, [may I speak to|is this|I'm trying to reach] [Mr.|Ms.|Mrs.] {NAME_FAMILY}?
Thank you for calling {ORGANIZATION}. My name is [miss |]{NAME_GIVEN}, [how can I help|may I have your Social Security number]? Yes, {SSN}.
[Order|Booking|Reservation] {NUMERICAL_PII} for {NAME}, {LOCATION_ADDRESS}, {PHONE_NUMBER}.
{NAME}, {DOB}, {GENDER=[male|female|M|F]}, {ORIGIN}, {OCCUPATION}, {LOCATION_CITY}
{NAME_GIVEN} ({AGE}, {ZODIAC_SIGN}, {LOCATION_CITY}) [seeks|looking for] [friends|a flatmate|love].
{NAME} <{EMAIL_ADDRESS}> [wrote|said]:
[Passenger|Guest|Traveller|Pax]: {NAME_FAMILY}/{NAME_GIVEN}, passport {PASSPORT_NUMBER}, {DOB}
Hello {NAME_GIVEN}, can you tell me your [employee|member] ID? Yep, my {ORGANIZATION} ID is {ACCOUNT_NUMBER}, and my SIN is {SSN}.
{NAME_MEDICAL_PROFESSIONAL} examined [Mr.|Mrs.|Ms.] {NAME_FAMILY} and prescribed medication. {NAME_FAMILY} will return for a {MEDICAL_PROCESS=follow-up} with {NAME_MEDICAL_PROFESSIONAL} next month.
[Thanks so much|Cheers|Appreciate it|Bye], {NAME_GIVEN}!
[Subject|Re|RE|Fwd]: [meeting with {NAME}|{NAME}'s {MEDICAL_PROCESS}|{PROJECT} update|Invoice for {ORGANIZATION}|{NAME_GIVEN}'s {EVENT} party]
"""),
}
