"""Values of the Tagalog pack by label: what Filipinos write, which is half English."""
from .listed import lines, words

WORDS = {
    "GIVEN_M": words("""
Juan, Jose, Pedro, Antonio, Francisco, Ramon, Roberto, Ricardo, Eduardo, Fernando, Rodrigo, Rolando, Reynaldo, Renato, Romeo, Danilo, Dante, Ernesto, Alfredo, Arturo, Armando, Arnel, Ariel, Allan, Alvin,
Benigno, Benjamin, Bernardo, Bong, Boyet, Carlito, Carlo, Cesar, Christian, Christopher, Crisanto, Dennis, Dindo, Edgar, Edwin, Efren, Emmanuel, Enrique, Erwin, Felipe, Ferdinand, Gerardo, Gilbert, Gregorio,
Henry, Isko, Jaime, Jayson, Jeffrey, Jerome, Jericho, Jhon Paul, Jhun, John Lloyd, John Mark, Joel, Jomar, Jonathan, Joseph, Joshua, Jun, Junjun, Kenneth, Kevin, Kiko, Lando, Leandro, Leonardo, Lito, Luis, Manny, Manuel,
Marcelo, Mario, Mark Anthony, Marlon, Marvin, Michael, Miguel, Nestor, Nonoy, Noel, Oscar, Pacifico, Paolo, Patrick, Paulo, Rafael, Raymond, Rey, Richard, Rico, Rogelio, Ronald, Ronnie, Ruel, Ryan, Salvador, Santiago,
Sergio, Teodoro, Tito, Tomas, Totoy, Vicente, Victor, Vincent, Virgilio, Wilfredo, Winston, Abdul, Hadji, Mohaimen, Datu Ali, Bongbong, Jejomar, Apolinario, Emilio, Andres
"""),
    "GIVEN_F": words("""
Maria, Ana, Rosa, Josefina, Carmen, Corazon, Gloria, Imelda, Leni, Teresita, Luzviminda, Lourdes, Remedios, Rosario, Consuelo, Concepcion, Milagros, Merlinda, Marilou, Maricel, Maricar, Maribel, Marites, Marissa, Marivic,
Mary Ann, Mary Grace, Mary Jane, Mary Rose, Analyn, Aileen, Aida, Aurora, Belen, Bernadette, Carla, Cecilia, Charito, Cherry, Christine, Clarissa, Cristina, Daisy, Dalisay, Divina, Dolores, Editha, Elena, Elizabeth, Elsa, Erlinda,
Estrella, Evelyn, Fe, Felicidad, Flordeliza, Geraldine, Gina, Girlie, Grace, Helen, Hazel, Isabel, Ivy, Jasmine, Jenny, Jennifer, Jessica, Joan, Jocelyn, Josie, Joy, Joyce, Juanita, Judith, Julie Ann, Karen, Kathryn, Katrina, Kim,
Kristine, Lea, Leonora, Leticia, Ligaya, Liza, Lorna, Lucia, Luz, Lyn, Mayumi, Melanie, Melinda, Michelle, Mylene, Nancy, Nena, Nora, Norma, Ofelia, Paz, Perla, Pia, Princess, Regine, Rhea, Rina, Rochelle, Rowena, Ruby, Sarah, Sharon,
Sheila, Shirley, Soledad, Susana, Tala, Tessie, Vilma, Virginia, Vivian, Zenaida, Fatima, Aisha, Amina, Inday, Nene, Bea
"""),
    "FAMILY": words("""
dela Cruz, Dela Cruz, Santos, Reyes, Garcia, Cruz, Ramos, Mendoza, Bautista, Aquino, Villanueva, Gonzales, Fernandez, Lopez, Castillo, Rivera, Flores, Torres, Perez, Castro, Mercado, Tolentino, Domingo, Santiago, Pascual, Soriano,
Salazar, Navarro, Valdez, Aguilar, Manalo, Magsaysay, Macapagal, Marcos, Duterte, Robredo, Estrada, Arroyo, Binay, Pacquiao, Lacson, Sotto, Poe, Cayetano, Pangilinan, Villar, Legarda, Hontiveros, Trillanes, Recto, Roxas, Osmeña,
Quezon, Laurel, Rizal, Bonifacio, Mabini, Luna, del Pilar, del Rosario, de Guzman, de Leon, de Castro, de Vera, de Jesus, de la Peña, San Juan, San Jose, Sta. Maria, Dimaculangan, Dimaguiba, Dimaandal, Macaraeg, Magbanua, Maglalang,
Magtanggol, Manansala, Manlapaz, Panganiban, Pangan, Punzalan, Catacutan, Batungbakal, Bayani, Dalisay, Lumibao, Liwanag, Katigbak, Tatlonghari, Gatdula, Gatchalian, Agbayani, Abad, Abalos, Alcantara, Alonzo, Alvarez, Andrada, Angeles,
Balagtas, Baltazar, Belmonte, Briones, Buenaventura, Cabrera, Calderon, Camacho, Carpio, Concepcion, Cordero, Corpuz, Cortez, David, Delgado, Diaz, Enriquez, Escudero, Espiritu, Evangelista, Fajardo, Ferrer, Francisco, Galang, Guevarra,
Gutierrez, Hernandez, Ignacio, Jimenez, Lim, Tan, Sy, Go, Chua, Ong, Uy, Yap, Co, Tiu, Cojuangco, Gokongwei, Lorenzo, Malonzo, Marasigan, Medina, Miranda, Morales, Natividad, Nepomuceno, Ocampo, Padilla, Peralta, Quiambao, Quiroga,
Razon, Rodriguez, Romualdez, Rosales, Salonga, Samson, Sarmiento, Sison, Tañada, Tiangco, Ubaldo, Umali, Velasco, Vergara, Yumul, Zamora, Zobel, Ampatuan, Mangudadatu, Hataman, Macabangon, Sinsuat
"""),
    "CITY": words("""
Maynila, Manila, Lungsod ng Quezon, Quezon City, Makati, Pasig, Taguig, Caloocan, Parañaque, Las Piñas, Muntinlupa, Marikina, Mandaluyong, San Juan, Pasay, Malabon, Navotas, Valenzuela, Pateros, Cebu, Lungsod ng Cebu, Davao, Davao City,
Zamboanga, Cagayan de Oro, Iloilo, Bacolod, General Santos, Baguio, Antipolo, Dasmariñas, Bacoor, Imus, Calamba, Santa Rosa, Biñan, San Pedro, Lipa, Batangas City, Lucena, Naga, Legazpi, Tacloban, Ormoc, Dumaguete, Tagbilaran,
Puerto Princesa, Olongapo, Angeles, San Fernando, Tarlac, Cabanatuan, Malolos, Meycauayan, San Jose del Monte, Dagupan, Vigan, Laoag, Tuguegarao, Butuan, Surigao, Iligan, Marawi, Cotabato, Koronadal, Kidapawan, Tagum, Digos,
Dipolog, Pagadian, Roxas, Kalibo, Calbayog, Catbalogan, Sorsogon, Tagaytay, Silang, Cainta, Taytay, Rodriguez, Binangonan, Los Baños, Boracay, Lapu-Lapu, Mandaue, Talisay, Toledo, Jolo, Basilan, Baler, Virac, Masbate
"""),
    "STATE": words("""
Bulacan, Cavite, Laguna, Batangas, Rizal, Quezon, Pampanga, Tarlac, Nueva Ecija, Zambales, Bataan, Aurora, Pangasinan, La Union, Ilocos Norte, Ilocos Sur, Abra, Benguet, Ifugao, Mountain Province, Kalinga, Apayao, Cagayan, Isabela,
Nueva Vizcaya, Quirino, Batanes, Camarines Sur, Camarines Norte, Albay, Sorsogon, Catanduanes, Masbate, Mindoro, Oriental Mindoro, Occidental Mindoro, Marinduque, Romblon, Palawan, Aklan, Antique, Capiz, Iloilo, Guimaras,
Negros Occidental, Negros Oriental, Cebu, Bohol, Siquijor, Leyte, Southern Leyte, Samar, Eastern Samar, Biliran, Zamboanga del Sur, Zamboanga del Norte, Misamis Oriental, Bukidnon, Camiguin, Lanao del Sur, Lanao del Norte,
Davao del Sur, Davao del Norte, Davao Oriental, Compostela Valley, South Cotabato, Sultan Kudarat, Sarangani, Maguindanao, Sulu, Tawi-Tawi, Basilan, Agusan del Norte, Surigao del Sur, Metro Manila, NCR, CALABARZON, BARMM, California, Texas, Hawaii
"""),
    "COUNTRY": words("""
Pilipinas, Philippines, Estados Unidos, Amerika, Hapon, Japan, Tsina, China, Timog Korea, South Korea, Hilagang Korea, Saudi Arabia, Kuwait, Qatar, UAE, Singapore, Singapura, Hong Kong, Taiwan, Malaysia, Indonesia, Thailand,
Vietnam, Cambodia, Myanmar, India, Pakistan, Espanya, Spain, Italya, Italy, Pransya, France, Alemanya, Germany, United Kingdom, Inglatera, Canada, Australia, New Zealand, Rusya, Russia, Ukraine, Israel, Iran, Iraq, Syria, Mexico, Brazil, Norway
"""),
    "OCCUPATION": words("""
guro, teacher, principal, propesor, nars, nurse, midwife, inhinyero, engineer, abogado, attorney, hukom, piskal, pulis, sundalo, bumbero, security guard, driver, tsuper, jeepney driver, tricycle driver, konduktor, magsasaka, mangingisda,
karpintero, mason, welder, electrician, tubero, mekaniko, panadero, kusinero, chef, waiter, tindera, kahera, sales lady, vendor, kasambahay, yaya, labandera, mananahi, barbero, parlorista, OFW, domestic helper, seaman, caregiver,
call center agent, accountant, bookkeeper, clerk, sekretarya, manager, supervisor, HR officer, programmer, IT specialist, negosyante, bangkero, piloto, flight attendant, arkitekto, foreman, mamamahayag, reporter, broadcaster, manunulat,
makata, artista, aktor, aktres, direktor, mang-aawit, singer, komedyante, boksingero, basketball player, coach, pari, madre, pastor, obispo, pangulo, presidente, bise presidente, senador, kongresista, gobernador, mayor, alkalde, vice mayor,
konsehal, kapitan ng barangay, barangay tanod, kalihim, tagapagsalita, estudyante, intern, retirado, maybahay, botika owner, dentista, parmasyutiko, social worker, siyentipiko, ekonomista, delivery rider, vlogger
"""),
    "CONDITION": words("""
altapresyon, high blood, diabetes, hypertension, sakit sa puso, atake sa puso, stroke, hika, asthma, tuberculosis, TB, pneumonia, pulmonya, dengue, leptospirosis, malaria, typhoid fever, tigdas, bulutong, COVID-19, lagnat, ubo, sipon, trangkaso,
sakit ng ulo, migraine, epilepsy, depression, anxiety, kanser, breast cancer, kanser sa baga, colon cancer, leukemia, goiter, anemia, gout, arthritis, rayuma, sakit sa bato, kidney failure, bato sa apdo, gallstones, UTI, ulcer, GERD, pagtatae,
diarrhea, pagsusuka, almoranas, luslos, hernia, appendicitis, katarata, glaucoma, allergy, eczema, psoriasis, HIV, hepatitis B, pananakit ng dibdib, hirap sa paghinga, sakit ng tiyan, pagkahilo, insomnia, Alzheimer's, Parkinson's disease,
PCOS, malnutrisyon, rabies, sore eyes, beke, scoliosis, autism, pre-eclampsia, sepsis
"""),
    "INJURY": words("""
bali sa braso, baling buto, fracture sa binti, pilay sa paa, sugat sa ulo, tama ng bala, saksak sa tiyan, hiwa sa kamay, paso sa braso, second-degree burns, concussion, pasa sa mata, kagat ng aso, kagat ng ahas, ankle sprain, ACL tear, gasgas sa tuhod, dislocated shoulder,
nabaling tadyang, head injury, bugbog sa katawan, nakunan
"""),
    "MEDICAL_PROCESS": words("""
X-ray, CT scan, MRI, ultrasound, ECG, 2D echo, blood test, CBC, urinalysis, colonoscopy, endoscopy, angiogram, bypass surgery, operasyon sa puso, cataract surgery, cesarean section, chemotherapy, radiation therapy, dialysis, physical therapy, bakuna,
biopsy, kidney transplant, appendectomy, swab test, RT-PCR, blood transfusion, root canal, bunot ng ngipin, Pap smear, mammogram, operasyon, tuli, check-up, counseling, debridement, lipid profile
"""),
    "DRUG": words("""
Biogesic, paracetamol, Neozep, Bioflu, Alaxan, ibuprofen, mefenamic acid, aspirin, Metformin, insulin, Losartan, Amlodipine, Atorvastatin, Simvastatin, omeprazole, Kremil-S, amoxicillin, co-amoxiclav, cefalexin, azithromycin, ciprofloxacin,
cetirizine, loratadine, Salbutamol, Ventolin, Solmux, carbocisteine, Ascof, lagundi, Diatabs, loperamide, ORS, ferrous sulfate, folic acid, vitamin C, Ceelin, Enervon, multivitamins, Allopurinol, Clopidogrel, Levothyroxine, rifampicin, sambong
"""),
    "DOSE": words("""
500 mg, 250 mg, 5 mg, 50 mg, 10 mg, 1 tablet, isang tableta, dalawang tableta, 1 tab BID, 1 tab OD, 1 cap TID, tatlong beses sa isang araw, 5 ml, isang kutsarita, 2 puffs, 10 units, 1 tablet bago matulog, 625 mg, isang beses sa isang araw, q6h PRN
"""),
    "EFFECT": words("""
pagkahilo, pagsusuka, antok, pangangati, rashes, panunuyo ng bibig, kawalan ng gana, pamamaga, palpitations, pananakit ng tiyan, panghihina, constipation, pagtaba, paglalagas ng buhok, panginginig
"""),
    "STATISTICS": words("""
BP 140/90, BP 150/100 mmHg, PR 88, RR 22, temp 38.9 °C, O2 sat 94%, FBS 180 mg/dL, HbA1c 8.2%, Hgb 9.4 g/dL, platelet 90, creatinine 1.8 mg/dL, timbang 72 kg, BMI 29, WBC 12.4, cholesterol 240, GCS 15
"""),
    "ORIGIN": words("""
Pilipino, Filipino, Pilipina, Filipina, Pinoy, Pinay, Fil-Am, Amerikano, Amerikana, Hapones, Tsino, Chinese, Intsik, Koreano, Espanyol, Aleman, Pranses, Briton, Australyano, Indiano, Ruso, Saudi, Tagalog, Ilokano, Bisaya, Cebuano,
Ilonggo, Bikolano, Kapampangan, Waray, Pangasinense, Maranao, Tausug, Maguindanaoan, Igorot, Aeta, Lumad, Mangyan, Badjao, Moro
"""),
    "LANGUAGE": words("""
Tagalog, Filipino, Ingles, English, Bisaya, Cebuano, Ilokano, Hiligaynon, Ilonggo, Bikolano, Kapampangan, Waray, Pangasinan, Tausug, Maranao, Chavacano, Espanyol, Hapon, Nihongo, Mandarin, Fukien, Arabic, Korean, Pranses, Aleman
"""),
    "RELIGION": words("""
Katoliko, Roman Catholic, Iglesia ni Cristo, INC, Born Again, Born Again Christian, Muslim, Islam, Protestante, Aglipayan, Baptist, Saksi ni Jehova, Mormon, Seventh-day Adventist, Kristiyano, Budista, Methodist, ateista
"""),
    "POLITICAL_AFFILIATION": words("""
PDP-Laban, Liberal Party, Lakas-CMD, Nacionalista Party, NPC, Partido Federal ng Pilipinas, Akbayan, Bayan Muna, Aksyon Demokratiko, UNA, Makabayan, Kakampink, DDS, dilawan, komunista, independent, Gabriela, Hugpong ng Pagbabago
"""),
    "SEXUALITY": words("bakla, tomboy, lesbian, gay, bisexual, straight, pansexual, queer, silahis, homosexual"),
    "GENDER": words("lalaki, babae, M, F, male, female, Lalaki, Babae, transgender, trans woman, non-binary, LGBTQ+"),
    "MARITAL_STATUS": words("may asawa, kasal, single, dalaga, binata, walang asawa, biyuda, biyudo, hiwalay, hiwalay sa asawa, married, widowed, separated, annulled, live-in, solo parent, engaged"),
    "PHYSICAL_ATTRIBUTE": words("""
5'6" ang taas, 170 cm, matangkad, maliit, payat, matipuno, mataba, maputi, moreno, kayumanggi, mahaba ang buhok, kalbo, kulot ang buhok, singkit ang mata, may balbas, may tattoo sa braso, may peklat sa pisngi, may nunal sa labi, 65 kg, naka-salamin
"""),
    "ZODIAC_SIGN": words("Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces"),
    "EVENT": words("""
Pasko, Bagong Taon, Mahal na Araw, Semana Santa, Biyernes Santo, Undas, Simbang Gabi, Araw ng Kalayaan, Araw ng mga Bayani, Buwan ng Wika, Sinulog, Ati-Atihan, Dinagyang, Panagbenga, Pahiyas, Kadayawan, MassKara Festival, Pista ng Itim na Nazareno,
Flores de Mayo, Santacruzan, Eid'l Fitr, Ramadan, Chinese New Year, Valentine's Day, EDSA People Power, Metro Manila Film Festival, MMFF, Miss Universe, Binibining Pilipinas, SEA Games, Asian Games, Olympics, Tokyo Olympics, UAAP, NCAA,
PBA Finals, NBA Finals, FIBA World Cup, SONA, ASEAN Summit, Palarong Pambansa, Ikalawang Digmaang Pandaigdig, World War II, Martial Law, World Cup, Eleksyon 2022, Brigada Eskwela, Araw ng Rizal, All Saints' Day
"""),
    "PRODUCT": words("""
iPhone 15, Galaxy A54, Vivo Y27, Oppo Reno, Realme C55, Toyota Vios, Honda Click, Mitsubishi Mirage, Hiace, Lucky Me, San Miguel Pale Pilsen, Jollibee Chickenjoy, GCash, Netflix, PLDT Home Fibr, Smart Prepaid, PlayStation 5, Nescafe 3-in-1, Safeguard, Ginebra
"""),
    "PROJECT": words("Build Build Build, Pantawid Pamilya, 4Ps, Metro Manila Subway, Balikatan, Oplan Tokhang, Project NOAH, Kalinga sa Mahirap, Oplan Baklas, North-South Commuter Railway, K to 12, Tupad, Kadiwa, Walang Gutom Program"),
    "CORPORATE_ACTION": words("merger, acquisition, pagbili sa kompanya, IPO, share buyback, tanggalan ng empleyado, retrenchment, pagsasara, joint venture, privatization, pagsasanib, layoff"),
    "FINANCIAL_METRIC": words("kita, net income, revenue, tubo, benta, lugi, EBITDA, dibidendo, market share, gross sales, utang, kapital"),
    "TREND": words("tumaas ng 5 porsyento, bumaba ng 12%, lumago ng 7.2%, bumagsak, dumoble, nanatiling matatag, sumipa ng 3 porsyento, patuloy na bumababa, umangat, lumobo"),
    "LOCATION": words("""
Luzon, Visayas, Mindanao, Metro Manila, Bundok Apo, Bulkang Mayon, Bulkang Taal, Pinatubo, Lawa ng Laguna, Laguna de Bay, Ilog Pasig, Manila Bay, West Philippine Sea, Scarborough Shoal, Panatag Shoal, Ayungin Shoal, Pag-asa Island, Sierra Madre, Cordillera,
Banaue Rice Terraces, Chocolate Hills, Mayon, Intramuros, Luneta, Rizal Park, Fort Bonifacio, BGC, Ortigas, Cubao, Divisoria, Quiapo, Tondo, Sampaloc, Ermita, Malate, Binondo, Payatas, Novaliches, Fairview, Alabang, EDSA, C5, SLEX, NLEX, Roxas Boulevard,
NAIA, Clark, Subic, Mactan, Siargao, Coron, El Nido, Corregidor, Bicol, Bangsamoro, Gitnang Luzon, Timog Katagalugan, Gitnang Silangan, Asya, Europa, Africa, Timog-silangang Asya, Pacific Ocean, Gaza, Crimea, Sabah, Mount Everest, Wall Street, Silicon Valley
"""),
    "ORG": words("""
ABS-CBN, GMA Network, TV5, Rappler, Philippine Daily Inquirer, Manila Bulletin, Philippine Star, Abante, Bulgar, PNA, Malacañang, Senado, Kamara, Korte Suprema, Sandiganbayan, Court of Appeals, Ombudsman, COMELEC, Comelec, COA, DOJ, DILG, DepEd, DOH, DSWD, DPWH, DOTr, DTI, DFA, DOLE,
DENR, DA, DBM, DOF, DOST, BIR, SSS, GSIS, PhilHealth, Pag-IBIG, LTO, LTFRB, MMDA, PAGASA, Phivolcs, NDRRMC, PNP, Philippine National Police, AFP, NBI, PDEA, CIDG, Philippine Coast Guard, BI, Bureau of Customs, POEA, OWWA, CHED, TESDA, NEDA, BSP, Bangko Sentral ng Pilipinas, PSA, PCSO, PAGCOR,
CPP-NPA, NPA, MILF, MNLF, Abu Sayyaf, Liberal Party, PDP-Laban, Akbayan, Gabriela, Bayan, KMU, Simbahang Katolika, CBCP, Iglesia ni Cristo, UP, UP Diliman, Ateneo, De La Salle University, UST, FEU, PUP, Mapua, San Beda, PLM, Jollibee, SM, Ayala Corporation, San Miguel Corporation, PLDT, Globe, Smart, Meralco,
Maynilad, Manila Water, BDO, BPI, Metrobank, Landbank, PNB, Philippine Airlines, Cebu Pacific, Puregold, Robinsons, Petron, Lazada, Shopee, Grab, Angkas, GCash, Maya, PBA, Gilas Pilipinas, Barangay Ginebra, San Miguel Beermen, TNT Tropang Giga, Magnolia, Meralco Bolts, Azkals, NBA, Los Angeles Lakers, Golden State Warriors,
United Nations, UN, WHO, ASEAN, European Union, NATO, ICC, International Criminal Court, World Bank, IMF, Red Cross, Amnesty International, Human Rights Watch, Google, Facebook, TikTok, YouTube, Apple, Tesla, Microsoft, Huawei, CNN, BBC, Reuters, Hamas, Taliban, White House, Kremlin
"""),
    "ORGWORD": words("Bayan, Bagong Pag-asa, Makabayan, Kalikasan, Edukasyon, Kalusugan, Agrikultura, Pacific, Golden, Island, Golden Sun, Prime, Metro, Star, Luzon, Visayas, Sampaguita, Mabuhay, Pinoy, Manggagawa, Kabataan, Kababaihan, Mangingisda, Narra, Maharlika"),
    "STREETWORD": words("Rizal, Mabini, Bonifacio, Quezon, Luna, Burgos, Aguinaldo, Del Pilar, Sampaguita, Ilang-Ilang, Narra, Acacia, Mahogany, Molave, Kamagong, Gomez, Zamora, Taft, Magsaysay, Roxas, Osmeña, Katipunan, Maharlika, San Jose, Santo Niño, Mangga, Orchid, Maginhawa, Banahaw"),
    "NOUN": words("bahay, mesa, upuan, libro, lapis, pinto, bintana, tubig, bigas, asin, asukal, kotse, bisikleta, kalsada, tulay, puno, bulaklak, luna, paz, ligaya, dalisay, liwanag, bayani, report, file, meeting, resibo, makina, telepono, cellphone"),
    "BLOOD_TYPE": words("A+, B+, O+, AB+, O-, type O, type A+, B negative, O positive"),
    "HOURWORD": words("una, dos, tres, kuwatro, singko, sais, siyete, otso, nuwebe, diyes, onse, dose"),
}
DATES = lines("""
Ika-{d} ng {month} {yyyy}
ika-{d} ng {month}, {yyyy}
{month} {d}, {yyyy}
{month} {d}
{mm}/{dd}/{yyyy}
{mm}-{dd}-{yyyy}
{yyyy}-{mm}-{dd}
{d} {month} {yyyy}
{mon} {d}, {yyyy}
{weekday}, {month} {d}
{m}/{d}/{yy}
""")
DATE_INTERVALS = words("{month} {yyyy}, {yyyy}, {month}, {yyyy}-{yyyy2}, {yyyy} hanggang {yyyy2}, taong {yyyy}, {month} {d}-{d2}, unang bahagi ng {yyyy}, katapusan ng {month}, dekada '80, ika-19 na siglo, school year {yyyy}-{yyyy2}, summer ng {yyyy}, unang quarter ng {yyyy}")
TIMES = words("{h12}:{MM} {ampm}, alas-{hw}, alas-{hw} ng umaga, alas-{hw} ng gabi, alas-{hw} ng hapon, {h12} {ampm}, {HH}:{MM}, {h12}:{MM} ng hapon, alas-{hw} y medya")
MONEY = words("₱{n}, P{n}, PHP {n}, Php {n}, {n} piso, P{k} milyon, ₱{k} bilyon, {k} libong piso, {n} pesos, ${n}, {k} milyong piso, {k}k")
DURATIONS = words("{k} taon, {k} buwan, {k} linggo, {k} araw, {k} oras, {k} minuto, dalawang linggo, tatlong araw, isang taon, anim na buwan, kalahating oras, {k} years, {k} months, {k} days, isang buwan, limang taon, sampung minuto")
AGES = ["{a}"]
ADDRESSES = [
    "{no} {street}, {city}", "{no} {street}, Brgy. {district}, {city}", "Blk {n} Lot {unit}, {street}, {city}, {state}", "{no} {street}, {city}, {state} {zip}",
    "Unit {unit}, {no} {street}, {city}", "Purok {n}, Brgy. {district}, {city}, {state}", "#{no} {street}, Barangay {district}, {zip} {city}", "Sitio {district}, {city}, {state}",
]
STREETS = words("{word} St., {word} Street, {word} Avenue, {word} Ave., Kalye {word}, {family} Street, {word} Road, {word} Subdivision, {word} Village, {family} Compound, {given} {family} Avenue, Daang {word}, {word} Extension, {word} Drive, Gen. {family} St., Sgt. {family} St., Phase {n} {word} Homes")
ORGS = words("""
{family} Corporation, {family} Trading, {family} and Sons, {word} Enterprises, {word} Inc., {word} Foods Corp., {family} Law Office, {family} Construction, Pamahalaang Lungsod ng {city}, Lungsod ng {city}, Munisipyo ng {city}, Lalawigan ng {state}, {city} Police Station, {city} City Hall,
Barangay {word}, {city} National High School, {city} Elementary School, {state} State University, Unibersidad ng {city}, {city} Regional Trial Court, RTC {city} Branch {n}, Municipal Trial Court ng {city}, Rural Bank of {city}, {word} Savings Bank, {word} Cooperative, {word} Foundation, Kagawaran ng {word},
Samahan ng mga {word}, {word} Party-list, Partido {word}, {city} Water District, {state} Electric Cooperative, {city} Warriors, {city} Tamaraws, {family} Trucking, {family} Bakery, {family} Hardware, Diocese of {city}, Parokya ni San {given}, {word} News, {city} Times, Kilusang {word}, {word} Realty, {family} Lending, TODA {city}
""")
FACILITIES = words("""
{city} Medical Center, {city} General Hospital, {state} Provincial Hospital, Ospital ng {city}, St. {given} Hospital, {family} Clinic, {family} Dental Clinic, Philippine General Hospital, PGH, St. Luke's Medical Center, Makati Med, East Avenue Medical Center, {city} Health Center, Rural Health Unit ng {city}, {given} {family} Memorial Hospital, Mercury Drug {city},
National Kidney Institute, Barangay Health Center ng {city}, {word} Diagnostic Center
""")
DOCTORS = words("Dr. {family}, Dra. {family}, Dr. {given} {family}, Dra. {given} {family}, Doktor {family}, Doc {given}, Doc {family}, Nurse {given}, {given} {family} MD, Dr. {g}. {family}, Doktora {family}")
NAMES = ["{given} {family}"] * 9 + ["{given} {family} Jr.", "{family}, {given}", "{given} {f}. {family2}", "{given} {family}-{family2}", "{given} {given2} {family}", "{g}. {family}", "{family}, {given} {f}."]
