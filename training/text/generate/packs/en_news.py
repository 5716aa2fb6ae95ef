"""English news (politics, crime, business, sport, culture, local), biographies, obituaries, narrative prose, interviews."""

from .en_text import docs, lines

DOCS = {"news": 16, "biography": 5, "sport": 5, "narrative": 6, "obituary": 2, "interview": 2, "headlines": 2}
RULES = {
    "n_head": lines(r"""
{NAME_FAMILY:1} [quits|resigns|vows to fight|wins|under fire|faces questions|defends record] [after|amid|over] [scandal|budget row|vote|protests|leak]
{ORGANIZATION:1} [to cut <cnt> jobs|fined {MONEY}|denies wrongdoing|opens {LOCATION_CITY} office|recalls {PRODUCT}|under investigation]
{GENDER=[Man|Woman|Boy|Girl]}, {AGE}, [killed|injured|arrested|charged|rescued] in {LOCATION_CITY} [crash|fire|shooting|flood|stabbing]
{LOCATION_COUNTRY} [and {LOCATION_COUNTRY} |][agree ceasefire|sign trade deal|resume talks|go to the polls|hit by quake]
[UPDATE 1-|EXCLUSIVE: |BREAKING: |WATCH: |]{ORIGIN} {OCCUPATION} [detained|freed|wins prize|seeks asylum] in {LOCATION_CITY}
{NAME} and {NAME} [to headline|star in|split|expecting][ new show| second child|]
{LOCATION_CITY} [braces for storm|votes for change|mourns {NAME}|school reopens]
{ORGANIZATION} [beat|edge|thrash|held by|lose to] {ORGANIZATION}[ in thriller| 2-1| on penalties|]
"""),
    "dateline": lines(r"""
{LOCATION_CITY} ({ORGANIZATION=[Reuters|AP|AFP|CNN|UPI|PTI|Bloomberg|Xinhua]}) [-|—|–] 
{LOCATION_CITY=[NEW YORK|LONDON|WASHINGTON|MOSCOW|PARIS|BAGHDAD|NEW DELHI|SYDNEY|TORONTO|BEIJING|JERUSALEM|GENEVA|CHICAGO|BONN]}, {DATE} ({ORGANIZATION=[Reuters|AP|AFP]}) - 
{LOCATION_CITY}, {LOCATION_STATE} — 
By {NAME}, {ORGANIZATION}\n
By {NAME} and {NAME}\n{DATE}\n\n
[Published|Updated|Posted] {DATE}, {TIME}\n
{LOCATION_CITY}: 
"""),
    "n_lead": lines(r"""
{ORIGIN} {OCCUPATION} {NAME:1} [said|announced|warned|confirmed|insisted] on <wd> that [the talks had failed|{ORGANIZATION:1} would appeal|there was no plan to resign|more troops would be sent to {LOCATION_COUNTRY}|schools would reopen in {DATE_INTERVAL}].
{NAME:1}, the {OCCUPATION} of {ORGANIZATION:1}, [resigned|was arrested|stepped down|was re-elected|was questioned] on {DATE} [after <years> in office|over allegations of fraud|in {LOCATION_CITY}].
[At least|More than|Nearly|About] <cnt> people [were killed|were injured|fled|protested|were evacuated] [in|near|outside] {LOCATION_CITY} [on <wd>|after a bomb exploded|when a bus overturned|as fighting continued], [officials|police|rescuers|witnesses|{ORGANIZATION}] said.
{ORGANIZATION:1} [said on <wd>|announced] it [would close|had agreed to sell|plans to expand|has suspended] its [plant|operations|office|programme] in {LOCATION_CITY}.
[Police in {LOCATION_CITY}|{ORGANIZATION:1}|{OCCUPATION=Detectives}] [arrested|charged|are searching for|have identified] a <yo> {GENDER=[man|woman|teenager|boy]} [in connection with|on suspicion of|over] [the death of {NAME:1}|a robbery at {ORGANIZATION}|the fire on {LOCATION_ADDRESS_STREET}].
<role_title> {NAME:1} [met|telephoned|hosted|criticised|thanked] <role_title> {NAME:2} [in {LOCATION_CITY}|on <wd>|at the {EVENT}] to discuss [trade|the conflict in {LOCATION_COUNTRY}|security|energy prices].
[A court in {LOCATION_CITY}|{ORGANIZATION=[The High Court|The Old Bailey|A federal appeals court|The Supreme Court|The Court of Appeal]}] [sentenced|convicted|acquitted|ordered the release of] {NAME:1}, {AGE}, [on <wd>|for {DURATION}|of fraud|for the murder of {NAME}].
{NAME:1} [has died|died on <wd>|passed away] [at {AGE}|aged {AGE}|at the age of {AGE}][ in {LOCATION_CITY}|], {%his|her:1} [family|agent|publisher] said.
[Heavy rain|Strong winds|A heatwave|Snow|Wildfires|Floods] [hit|battered|disrupted] {LOCATION_STATE}[ on <wd>| for {DURATION}|], [closing schools|cutting power to <cnt> homes|killing {~quantity} people], [according to|said] {ORGANIZATION}.
{NAME:1}, a {OCCUPATION} from {LOCATION_CITY}, [won|has won|was awarded|donated] {MONEY}[ in the lottery| to {ORGANIZATION}| after suing {ORGANIZATION}|].
[The|A] {POLITICAL_AFFILIATION=[Republican|Democratic|Labour|Conservative|Liberal|socialist|centre-right|Green]} {OCCUPATION=[candidate|leader|senator|lawmaker|mayor|prime minister]} {NAME:1} [won|conceded|leads in|lost] [the vote|the primary|the runoff|in {LOCATION_STATE}|by {~percent} percent].
[{OCCUPATION=[Scientists|Researchers|Doctors|Engineers]}|A team] at {ORGANIZATION} [found|say|reported in a study] that <pctmed> of people with {CONDITION} [recover|respond to {DRUG}|go undiagnosed].
{LOCATION_COUNTRY}'s [parliament|government|army|central bank|foreign ministry] [voted|said|approved|raised rates|expelled {~quantity} {OCCUPATION=diplomats}] on <wd>[, {DURATION} after the ceasefire|].
"""),
    "n_body": lines(r"""
"[We are disappointed|This is a good day|I have nothing to hide|It was chaos|We will rebuild|No decision has been made]," [said|wrote|added] {NAME:1}.
"[We|They] [did everything we could|should have listened|won't stop now]," {NAME_FAMILY:1} [said|told {ORGANIZATION}|told a news conference in {LOCATION_CITY}|said in a statement].
{NAME_FAMILY:1}, {AGE}, [was appointed|took office|joined {ORGANIZATION:1}|entered parliament|moved to {LOCATION_CITY}] in {DATE_INTERVAL}.
{NAME:2}, a {OCCUPATION=[spokesman|spokeswoman]} for {ORGANIZATION:1}, [declined to comment|did not return calls|said the allegations were false].
{NAME:2}, {OCCUPATION} at {ORGANIZATION}, [called the decision|described it as|said it was] [a mistake|historic|too late|"deeply worrying"].
[{NAME_FAMILY:2} added that|According to {NAME_FAMILY:2},|In a letter to {NAME_FAMILY:1},] [the inquiry would take {DURATION}|about {MONEY} was missing|no one else was involved].
The [incident|accident|attack|meeting|explosion] [happened|took place|occurred] [at about {TIME}|shortly before {TIME}|on {DATE}|late on <wd>] [on {LOCATION_ADDRESS_STREET}|near {LOCATION}|outside {ORGANIZATION}|in {LOCATION_CITY}].
[The victim|The dead {GENDER=[man|woman]}], [named|identified] as {NAME}, {AGE}, [was taken to|died at|is in a stable condition at] {ORGANIZATION_MEDICAL_FACILITY}[ with {INJURY=[a broken leg|head injuries|burns|a fractured skull|gunshot wounds|stab wounds]}|].
[Two|Three|Four] others, {NAME}, {NAME} and {NAME}, [were released|were slightly hurt|remain in custody].
{ORGANIZATION:1} [was founded|was set up|has operated] in <year>[ by {NAME}|, and employs <cnt> people|].
[Relations between|A treaty between|Trade between] {LOCATION_COUNTRY} and {LOCATION_COUNTRY} [soured|improved|collapsed] in {DATE_INTERVAL}.
{ORIGIN} and {ORIGIN} [troops|officials|fans] [clashed|met|exchanged fire] [in {LOCATION_CITY}|along the border|near {LOCATION}].
[In {LOCATION_CITY}|Across {LOCATION_STATE}|In neighbouring {LOCATION_COUNTRY}], [hundreds|thousands|dozens] of [protesters|people|residents|supporters of {NAME_FAMILY:1}] [gathered|marched|blocked the road|waited].
[Critics|Opponents|Supporters|{OCCUPATION=Analysts}|Campaigners] [such as|including|like] {NAME} of {ORGANIZATION} [say|argue|fear] [the law goes too far|it will cost {MONEY}|nothing will change].
{NAME}'s {OCCUPATION=[lawyer|attorney|solicitor]}[, {NAME},|] [said {%he|she:1} would appeal|denied the charges|asked for bail].
{OCCUPATION=[Neighbour|Shopkeeper|Teacher|Student|Farmer|Nurse|Taxi driver|Pensioner|Analyst|Economist]} {NAME}, {AGE}, [said|told the {ORGANIZATION}]: "[I heard a bang|He was always polite|We are frightened|Prices are too high]."
[The {ORGANIZATION=[Ministry of Health|Interior Ministry|Foreign Office|Treasury|State Department|Pentagon|Home Office|European Commission|Justice Department]}|{ORGANIZATION}] [did not immediately respond|confirmed the figures|said it was "aware of the reports"].
[Shares in|Stock of] {ORGANIZATION:1} {TREND=[fell|rose|gained|dropped] <d9>.<d> [percent|%]} [in {LOCATION_CITY}|by {TIME}|on the news].
{FINANCIAL_METRIC=[Net profit|Revenue|Sales|Pre-tax profit|Operating income]} {TREND=[rose|fell|increased|slipped] <d9><d> [percent|%]} to {MONEY} in {DATE_INTERVAL}, {ORGANIZATION:1} said.
[It comes|The move comes|The arrest comes] {DURATION} after {NAME} [was convicted|left {ORGANIZATION}|fled to {LOCATION_COUNTRY}].
[The trial|The hearing|The summit|The election|The inquest] is [set for|due to start on|expected in] [{DATE}|{DATE_INTERVAL}].
[Mr|Mrs|Ms|Mr.|Ms.] {NAME_FAMILY:1} [denies all charges|has not commented|thanked voters|pleaded not guilty|is {MARITAL_STATUS=[married|divorced]} with two children].
[Under the deal|In the report|According to documents seen by {ORGANIZATION}], {ORGANIZATION:1} [paid|will pay|owes] {MONEY} [to {NAME_FAMILY:2}|to {ORGANIZATION}|over {DURATION}].
[The couple|They], who [{MARITAL_STATUS=[married|separated]}|met] in <year>, [live in|own a house in] {LOCATION_CITY}.
[About|Some|Roughly] <cnt> [homes|seats|tonnes|vehicles|jobs] [were damaged|were lost|are at risk], [the {OCCUPATION=mayor} said|said {NAME}|{ORGANIZATION} said].
The {POLITICAL_AFFILIATION=[Republicans|Democrats|Conservatives|Liberals|Social Democrats|Greens]} [won|lost|need] {~quantity} seats[, {ORGANIZATION} projected|].
"{NAME_GIVEN} was [a great {%dad|mum:3}|my best friend|so kind]," said {%his|her:3} [sister|brother|neighbour|friend] {NAME}.
[Flights from|Trains between|Roads around] {LOCATION_CITY} [and {LOCATION_CITY} |][were cancelled|remained closed|were delayed for {DURATION}].
{LOCATION=[The West Bank|The Gaza Strip|The Gulf|Northern Ireland|Eastern Europe|Crimea|the Sinai|Kashmir|The Midwest]} [has seen|saw] [the worst violence|little rain|a surge in visitors] [since {DATE_INTERVAL}|in {DURATION}].
[UN|U.N.] {OCCUPATION=[envoy|special envoy|spokesman|inspector|secretary-general]} {NAME} [arrived in|left|was due in] {LOCATION_CITY}[ on <wd>| for talks with {NAME}|].
[Additional reporting by|Editing by|Reporting by|(Writing by] {NAME}; [editing by|additional reporting by] {NAME}
"""),
    "news": docs(r"""
<n_head>

<dateline><n_lead> <n_body>

<n_body> <n_body>

<n_body>
---
<dateline><n_lead>

<n_body> <n_body>
---
<n_lead> <n_body> <n_body> <n_body>
---
<n_head>
<n_lead>
<n_body>
<n_body>
<n_body>
<n_body>
<n_body>
---
<n_lead>
---
<n_body> <n_body>
---
<n_body>
"""),
    "headlines": ["<n_head>\n<n_head>\n<n_head>", "<n_head>", "* <n_head>\n* <n_head>\n* <n_head>\n* <n_head>", "[TOP STORIES|In brief|World news|Local]\n<n_head>\n<n_head>"],
    "b_lines": lines(r"""
{NAME:1} (born {DOB} in {LOCATION_CITY}) is a[n|] {ORIGIN} {OCCUPATION}[ and {OCCUPATION}|].
{NAME:1} ([{DOB} – {DATE}|<year>–<year>]) was a[n|] {ORIGIN} {OCCUPATION}, [best known for|noted for|remembered for] [founding {ORGANIZATION}|{%his|her:1} work at {ORGANIZATION}].
{NAME:1}, born {NAME} in {LOCATION}, [is better known by|took] {%his|her:1} stage name.
{%He|She:1} was born in {LOCATION_CITY}, {LOCATION_COUNTRY}, [the son of|the daughter of|to] {NAME}, a {OCCUPATION}, and {NAME_GIVEN}, a {OCCUPATION}.
{NAME_FAMILY:1} [studied|read|graduated in] [law|physics|history|medicine|fine art] at {ORGANIZATION} [from {DATE_INTERVAL=19<d><d> to 19<d><d>}|in <year>|under {NAME}].
In <year>, {%he|she:1} [moved to|emigrated to|returned to|settled in] {LOCATION_COUNTRY}, where {%he|she:1} [worked as|became] a {OCCUPATION} [for|at] {ORGANIZATION}.
{NAME_FAMILY:1} [played for|coached|captained|scored {~quantity} goals for] {ORGANIZATION} [between <year> and <year>|for {DURATION}|in {DATE_INTERVAL}].
[During|After] {EVENT=[World War II|World War I|the Civil War|the Korean War|the Russian Revolution|the Spanish Civil War]}, {NAME_FAMILY:1} [served in|deserted from|fled to] [{LOCATION_COUNTRY}|{ORGANIZATION=[the Royal Air Force|the US Army|the Red Army|the Royal Navy]}].
{%His|Her:1} [novel|album|film|paper|painting] [was published|was released|premiered] in <year>[ and won the {EVENT=[Booker Prize|Pulitzer Prize|Nobel Prize|Grammy Awards|Cannes Film Festival|Turner Prize]}|].
{NAME_FAMILY:1} was {MARITAL_STATUS=married} to {NAME} from <year> until {%his|her:1} death; they had {~quantity} children, including the {OCCUPATION} {NAME:2/1}.
{NAME_FAMILY:1} [died of|died from|was diagnosed with|suffered from] {CONDITION} [in {LOCATION_CITY}|on {DATE}|in {DATE_INTERVAL}|at {ORGANIZATION_MEDICAL_FACILITY}].
A[|n] {RELIGION} [by birth|by conversion], {%he|she:1} [spoke|learned|wrote in] {LANGUAGE} and {LANGUAGE}.
{%He|She:1} was [a member of|elected to|expelled from] {ORGANIZATION}[ as a {POLITICAL_AFFILIATION}| in <year>|].
{NAME_FAMILY:1} [received|was awarded|declined] [a knighthood|an honorary doctorate from {ORGANIZATION}|{MONEY} in damages].
{LOCATION_CITY} is a [town|city|village|municipality] in {LOCATION_STATE}, {LOCATION_COUNTRY}, [with a population of <cnt>|on the {LOCATION}|{~quantity} km from {LOCATION_CITY}].
{ORGANIZATION:1} is a[n|] {ORIGIN} [company|charity|football club|newspaper|university|band|airline] [based in|headquartered in] {LOCATION_CITY}, [founded|established] in <year> by {NAME} and {NAME}.
The [street|bridge|asteroid|airport|prize] [is|was] named after {NAME_FAMILY:1}.
[The film|The series|The play] stars {NAME}, {NAME} and {NAME}, and was directed by {NAME}.
{%His|Her:1} [{OCCUPATION=students}|colleagues|rivals] included {NAME}, {NAME} and {NAME}.
"""),
    "biography": ["<b_lines> <b_lines> <b_lines>", "<b_lines> <b_lines> <b_lines> <b_lines> <b_lines>", "<b_lines>", "{NAME:1}\n\n<b_lines> <b_lines>\n\nEarly life\n<b_lines> <b_lines>\n\nCareer\n<b_lines> <b_lines>", "<b_lines> <b_lines>"],
    "sp_line": lines(r"""
{NAME} scored [twice|a hat-trick|in the {~quantity}th minute|the winner] as <team> beat <team> {~quantity}-[0|1|2] [at {LOCATION}|on <wd>|in {LOCATION_CITY}].
{NAME_FAMILY}, {NAME_FAMILY} and {NAME_FAMILY} [all scored|were sent off|were booked|are doubtful].
<team>: {NAME_FAMILY}; {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}; {NAME_FAMILY}, {NAME_FAMILY} ({NAME_FAMILY} {~quantity}), {NAME_FAMILY}; {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}. Subs: {NAME_FAMILY}, {NAME_FAMILY}.
Scorers: {NAME_FAMILY} {~quantity}, {NAME_FAMILY} {~quantity}. Referee: {NAME} ({LOCATION_COUNTRY}).
1. {NAME} ({LOCATION_COUNTRY}) <cnt>\n2. {NAME} ({LOCATION_COUNTRY}) <cnt>\n3. {NAME} ({LOCATION_COUNTRY}) <cnt>
[First round|Quarter-finals|Second round|Semi-final results]: {NAME} ({LOCATION_COUNTRY}) beat {NAME} ({LOCATION_COUNTRY}) 6-3 7-5
{OCCUPATION=[Manager|Coach|Head coach|Captain|Skipper]} {NAME} [said|admitted]: "[We were unlucky|The lads were brilliant|It's a young team]."
{NAME_FAMILY} [b|lbw b|c {NAME_FAMILY} b|st {NAME_FAMILY} b] {NAME_FAMILY} {~quantity}
<team> [signed|sold|released|loaned] {OCCUPATION=[striker|defender|midfielder|goalkeeper|winger|quarterback|pitcher|forward]} {NAME} [from <team>|for {MONEY}|until {DATE_INTERVAL}|on a {DURATION=[two-year|three-year|five-year]} deal].
{NAME}, {AGE}, [limped off|is out for <weeks>|will miss the {EVENT}] with {INJURY=[a torn hamstring|a knee injury|a broken foot|concussion|a groin strain|an ankle injury]}.
{ORIGIN} {OCCUPATION=[sprinter|swimmer|cyclist|golfer|tennis player|jockey|driver|boxer]} {NAME} [won|took] gold at the {EVENT}[ in {LOCATION_CITY}|].
[{ORGANIZATION=[NBA|NHL|American League|National League]}|Standings]\n<team> {~quantity} {~quantity}\n<team> {~quantity} {~quantity}\n<team> {~quantity} {~quantity}
<team> [host|travel to|face|meet] <team> on <wd> [at {TIME}|in the {EVENT}|without {NAME_FAMILY}].
"""),
    "sport": ["<sp_line>", "<sp_line> <sp_line>", "<n_head>\n\n<sp_line> <sp_line> <sp_line>", "<dateline><sp_line> <sp_line>\n\n<sp_line>", "<sp_line>\n<sp_line>"],
    "na_line": lines(r"""
{NAME_GIVEN:1} [put the kettle on|looked out of the window|did not answer|closed the door behind {%him|her:1}|had never liked {LOCATION_CITY}|counted the coins again].
"[Are you coming|Did {NAME_GIVEN:3} call|Where's the dog|You look tired]?" {NAME_GIVEN:2} asked.
"[No|Yes|Maybe|Not tonight], {NAME_GIVEN:2}," said {NAME_GIVEN:1}[, without looking up|, and laughed|].
Old {%Mr.|Mrs.:4} {NAME_FAMILY:4} [from number {~quantity}|across the road|at the bakery] [waved|shouted something|told everyone about {NAME_GIVEN:3}].
It was {DATE_INTERVAL=[May|June|October|winter|spring|August|March]}, and [the rain had stopped|{NAME_GIVEN:1} still wore {%his|her:1} coat|the roses were out].
[In the summer of|Back in] <year> {NAME_GIVEN:1} had [worked as a {OCCUPATION}|lived on {LOCATION_ADDRESS_STREET}|fallen in love with {NAME:5}].
{NAME_GIVEN:1}'s [mother|father|brother|aunt] had been [a {OCCUPATION}|a {RELIGION} from {LOCATION_CITY}|buried in {LOCATION_CITY}|half {ORIGIN}].
They drove [through {LOCATION_STATE}|along {LOCATION}|to {LOCATION_CITY}] [all night|for {DURATION}|without speaking].
{NAME_FAMILY:5} was [tall|thin|drunk|late], with {PHYSICAL_ATTRIBUTE=[grey eyes|red hair|a white beard|a scar on his chin|long fingers|a crooked nose]}.
[Then|After that|Suddenly|By then], {NAME_GIVEN:3} [was gone|came in|started to cry|understood].
[Nobody|Neither {NAME_GIVEN:1} nor {NAME_GIVEN:2}|Only {NAME_GIVEN:3}] [spoke|knew about the letter|believed it].
{NAME_GIVEN:2} had {CONDITION=[a cold|the flu|a fever|a headache|asthma|measles]} [that week|as a child|again], so {NAME_GIVEN:1} went alone.
The letter was signed "{NAME_GIVEN:3}" and dated {DATE}.
At {TIME} the phone rang. It was {NAME:5}.
Dear diary, [today|this morning] {NAME_GIVEN:1} and I [went to {LOCATION_CITY}|had a fight|saw {NAME:5} at {ORGANIZATION}].
The {NAME_FAMILY:4} house [stood empty|smelled of soup|was sold for {MONEY}].
[He|She|The old {GENDER=[man|woman]}] spoke {LANGUAGE} to the dog and {LANGUAGE} to {NAME_GIVEN:2}.
{NAME_GIVEN:1} will [leave in {DATE_INTERVAL=May}|never forgive {NAME_GIVEN:2}|be {AGE} in {DATE_INTERVAL=June}].
"""),
    "narrative": ["<na_line> <na_line>", "<na_line> <na_line> <na_line>\n\n<na_line> <na_line>", "<na_line>", "<na_line> <na_line> <na_line> <na_line> <na_line>", "{DATE}\n\n<na_line> <na_line> <na_line>"],
    "obituary": docs(r"""
{NAME:1}, {AGE}, of {LOCATION}, [passed away|died peacefully|went home to be with the Lord] on {DATE} at {ORGANIZATION_MEDICAL_FACILITY}[ after a long battle with {CONDITION}|].
Born {DOB} in {LOCATION_CITY} to {NAME:2/1} and {NAME_GIVEN} ({NAME_FAMILY}) {NAME_FAMILY:1}, {NAME_GIVEN:1} worked [for {DURATION} |]as a {OCCUPATION} at {ORGANIZATION}. {%He|She:1} [served in the {ORGANIZATION=[U.S. Navy|Army|Royal Air Force|Marine Corps]}|was a member of {ORGANIZATION}|loved fishing on {LOCATION}].
{NAME_GIVEN:1} is survived by {%his|her:1} {MARITAL_STATUS={%wife|husband:1}} of <years>, {NAME_GIVEN}; [sons|daughters] {NAME_GIVEN} ({NAME_GIVEN}) {NAME_FAMILY:1} and {NAME}; and {~quantity} grandchildren. [Services|A funeral mass|Visitation] will be held {DATE} at {TIME} at {ORGANIZATION}, {LOCATION_ADDRESS}.
---
{NAME:1} [({DOB} - {DATE})|<year> – <year>]
Beloved [mother|father|{MARITAL_STATUS=[wife|husband]}] of {NAME_GIVEN}, [dear|much loved] [grandma|grandpa|nana] of {NAME_GIVEN}, {NAME_GIVEN} and {NAME_GIVEN}. [In lieu of flowers|Donations to] {ORGANIZATION}.
"""),
    "interview": docs(r"""
[Q|Interviewer|{NAME_GIVEN:2}]: [You grew up in {LOCATION_CITY}. What was that like?|How did you join {ORGANIZATION}?|Tell us about your {CONDITION}.]
[A|{NAME_FAMILY:1}|{NAME_GIVEN:1}]: [My father was a {OCCUPATION} and my mother taught {LANGUAGE}.|I met {NAME} in <year> and everything changed.|I was {AGE} and completely broke.] [We moved to {LOCATION_COUNTRY} in {DATE_INTERVAL}.|{NAME_GIVEN} believed in me.]
[Q|Interviewer|{NAME_GIVEN:2}]: [And then?|Did {NAME_GIVEN:3} help?|What about money?]
[A|{NAME_FAMILY:1}|{NAME_GIVEN:1}]: [I got {MONEY} from {ORGANIZATION}.|{NAME_GIVEN:3} left for {LOCATION_CITY} on {DATE}.|After {DURATION} I was {MARITAL_STATUS=divorced}.]
---
{NAME:1}, {AGE}, [talks to|spoke with] {NAME:2} about [life as a {OCCUPATION}|{%his|her:1} years at {ORGANIZATION}|growing up {RELIGION} in {LOCATION_CITY}].

{NAME_FAMILY:2}: [Why {LOCATION_CITY}?|Are you still {POLITICAL_AFFILIATION}?]
{NAME_FAMILY:1}: [Because of {NAME_GIVEN}, really.|My <spouse> {NAME_GIVEN} asks me the same.] [We {MARITAL_STATUS=married} in {DATE_INTERVAL}.|I came out as {SEXUALITY=[gay|bisexual|a lesbian]} at {AGE}.]
"""),
}
