"""Polish names, places and bodies in their oblique cases, as rules of literal entities (see ru_cases for the why)."""

CASES = ("gen", "dat", "acc", "ins", "loc")
SOFT = {"n": "ni", "r": "rz", "t": "ci", "d": "dzi", "ł": "l", "w": "wi", "b": "bi", "p": "pi", "m": "mi", "f": "fi", "z": "zi", "s": "si", "v": "vi"}
STEMS = {"Paweł": "Pawł", "Marek": "Mark", "Jacek": "Jack", "Leszek": "Leszk", "Radek": "Radk", "Mirosław": "Mirosław", "Marzec": "Marc", "Kupiec": "Kupc", "Dudek": "Dudk", "Gołąb": "Gołęb",
         "Wrocław": "Wrocław", "Kraków": "Krakow", "Rzeszów": "Rzeszow", "Tarnów": "Tarnow", "Chorzów": "Chorzow", "Lwów": "Lwow", "Kijów": "Kijow", "Charków": "Charkow", "Piotrków": "Piotrkow",
         "Białystok": "Białegostok", "Chełm": "Chełm", "Radom": "Radomi", "Poznań": "Poznani", "Toruń": "Toruni", "Szczecin": "Szczecin", "Otwock": "Otwock", "Pruszków": "Pruszkow", "Sopot": "Sopoc",
         "Związek": "Związk", "Urząd": "Urzęd", "Wiedeń": "Wiedni", "Izrael": "Izrael", "Egipt": "Egipt", "Wałęsa": "Wałęs", "Wróbel": "Wróbl", "Kozioł": "Kozł", "Orzeł": "Orł", "Cieślak": "Cieślak", "Dworzec": "Dworc",
         "Bałtyk": "Bałtyk", "Sanok": "Sanok", "Sąd": "Sąd", "Oddział": "Oddział", "Kudłak": "Kudłak", "Kwiecień": "Kwietni", "Stępień": "Stępni", "Kościół": "Kościoł"}
GEN_U = {"Londyn", "Meksyk", "Singapur", "Giewont", "Donbas", "Rynek", "Plac", "Zamek", "Most", "Wawel", "Sopot", "Rzym", "Madryt", "Krym", "Iran", "Irak", "Tajwan", "Pakistan", "Kazachstan", "Liban", "Katar", "Kuwejt", "Uzbekistan", "Afganistan", "Wietnam", "Egipt", "Izrael", "Kaukaz", "Bałtyk", "Azerbejdżan", "Sąd", "Urząd", "Bank",
         "Uniwersytet", "Sejm", "Senat", "Trybunał", "Fundusz", "Parlament", "Instytut", "Rząd", "Zakład", "Teatr", "Związek", "Wydział", "Oddział", "Lech", "Real", "Orlen", "Kongres", "Pentagon", "Kreml", "Biały", "Komitet", "Ośrodek", "Dom",
         "Sztab", "Klub", "Holding", "Szpital", "Port", "Allegro", "Facebook", "Krąg", "Wschód", "Teheran", "Bagdad", "Kair", "Pekin", "Szanghaj", "Seul", "Mediolan", "Amsterdam", "Sztokholm", "Waszyngton", "Boston", "Budapeszt", "Bukareszt",
         "Stambuł", "Tallin", "Hamburg", "Manchester", "Nowy Jork", "Tunis", "Erywań", "Dunaj", "Ren", "Bug", "San", "Zachód"} - {"Lech", "Hamburg", "Manchester", "Bug", "Dunaj"}
FIXED = {"Oslo", "Tokio", "Toronto", "Baku", "Tbilisi", "Chicago", "Los Angeles", "Delhi", "Peru", "Chile", "Maroko", "Kongo", "Helsinki", "Monako", "Miami", "Sydney"}
PLURAL = {"Katowice": "Katowic", "Gliwice": "Gliwic", "Kielce": "Kielc", "Tychy": "Tychów", "Siedlce": "Siedlec", "Skierniewice": "Skierniewic", "Ateny": "Aten", "Niemcy": "Niemiec", "Czechy": "Czech", "Węgry": "Węgier", "Włochy": "Włoch",
          "Chiny": "Chin", "Indie": "Indii", "Filipiny": "Filipin", "Tatry": "Tatr", "Bieszczady": "Bieszczad", "Mazury": "Mazur", "Karpaty": "Karpat", "Alpy": "Alp", "Sudety": "Sudetów", "Kaszuby": "Kaszub", "Bałkany": "Bałkanów", "Starachowice": "Starachowic",
          "Police": "Polic", "Puławy": "Puław", "Wadowice": "Wadowic", "Pabianice": "Pabianic", "Suwałki": "Suwałk"}


def _soft(stem):
    """The stem as it is before -e of the locative."""
    if stem.endswith("st"):
        return stem[:-2] + "ści"
    return stem[:-1] + SOFT[stem[-1]] if stem[-1] in SOFT else stem


def _feminine(word):
    stem = word[:-1]
    if stem[-1] == "i":
        gen = stem if word in ("Gdynia", "Hołownia", "Kania") else stem + "i"
        return (gen, gen, stem + "ę", stem + "ą", gen)
    if stem[-1] in "lj":
        return (stem + "i", stem + "i", stem + "ę", stem + "ą", stem + "i")
    if stem[-1] == "c" or stem.endswith(("sz", "cz", "rz", "ż", "dz")):
        return (stem + "y", stem + "y", stem + "ę", stem + "ą", stem + "y")
    dat = {"k": stem[:-1] + "ce", "g": stem[:-1] + "dze"}.get(stem[-1]) or (stem[:-2] + "sze" if stem.endswith("ch") else _soft(stem) + "e")
    return (stem + ("i" if stem[-1] in "kg" else "y"), dat, stem + "ę", stem + "ą", dat)


def _masculine(word, animate):
    stem = STEMS.get(word, word)
    gen = stem + ("u" if word in GEN_U else "a")
    acc = stem + "a" if animate else word
    ins = stem + ("iem" if stem[-1] in "kg" else "em")
    hard = stem[-1] in SOFT and not stem.endswith(("sz", "cz", "rz", "dz", "ż"))
    loc = stem + "u" if not hard else _soft(stem) + "e"
    return (gen, stem + "owi", acc, ins, loc)


def adjective(word, animate=False):
    stem = word[:-1]
    if word.endswith("a"):
        e = "iej" if stem[-1] in "kg" else "ej"
        return (stem + e, stem + e, stem + "ą", stem + "ą", stem + e)
    if word.endswith("ie") or word.endswith("i"):
        stem = word[:-2] if word.endswith("ie") else word[:-1]
        return (stem + "iego", stem + "iemu", stem + "iego" if animate else word, stem + "im", stem + "im")
    return (stem + "ego", stem + "emu", stem + "ego" if animate else word, stem + "ym", stem + "ym")


def noun(word, animate=False):
    if word in PLURAL:
        stem = word[:-1]
        if word == "Indie":
            return ("Indii", "Indiom", "Indie", "Indiami", "Indiach")
        if word in ("Niemcy", "Węgry", "Włochy"):
            loc = {"Niemcy": "Niemczech", "Węgry": "Węgrzech", "Włochy": "Włoszech"}[word]
            return (PLURAL[word], stem + "om", word, stem + "ami", loc)
        return (PLURAL[word], stem + "om", word, stem + "ami", stem + "ach")
    if word in FIXED or word.isupper() or word.endswith("um") or word[-1] in "iuyéáó":
        return (word,) * 5
    if word.endswith("a"):
        return _feminine(word)
    if word.endswith("ie"):
        stem = word[:-1]
        return (stem + "a", stem + "u", word, word + "m", stem + "u")
    if word.endswith("e"):
        stem = word[:-1]
        return (stem + "a", stem + "u", word, stem + "em", stem + "u")
    if word.endswith("o"):
        stem = word[:-1]
        loc = stem + "u" if stem[-1] in "kglc" or stem.endswith(("cz", "sz")) else _soft(stem) + "e"
        return (stem + "a", stem + "u", word, stem + ("iem" if stem[-1] in "kg" else "em"), loc)
    if word.endswith("ść"):
        return (word[:-2] + "ści",) * 2 + (word, word[:-2] + "ścią", word[:-2] + "ści")
    return _masculine(word, animate)


def surname(word, female):
    if word.endswith(("ski", "cki", "dzki")) and not female or word.endswith(("ska", "cka", "dzka")) and female:
        return adjective(word, True)
    if word.endswith("y") and not female:
        return adjective(word, True)
    if female and word in FEMININE_ADJECTIVES:
        return adjective(word)
    if word.endswith("a"):
        return _feminine(word)
    if female or word[-1] in "oiueéy":
        return (word,) * 5
    return _masculine(word, True)


HEADS = set("""Sąd Urząd Ministerstwo Prokuratura Komenda Trybunał Bank Uniwersytet Politechnika Akademia Rada Komisja Sejm Senat Agencja Służba Inspekcja Izba Zakład Fundusz Unia Parlament Organizacja Partia Koalicja
Platforma Straż Telewizja Gazeta Teatr Muzeum Związek Stowarzyszenie Fundacja Instytut Rząd Kancelaria Dom Komitet Ośrodek Biuro Kongres Sztab Bank Wydział Oddział Konfederacja Lewica Prawo Razem Policja Giełda Poczta Legia Lech
Wisła Raków Cracovia Jagiellonia Pogoń Orlen Allegro Real Barcelona Juventus Bayern Liverpool Chelsea Pentagon Kreml Greenpeace Solidarność Lotnisko Morze Jezioro Rynek Plac Dworzec Europa Ameryka Azja Afryka Wschód Most Zamek Kościół
Warta Odra Bug San Narew Wisłok Tatry Śnieżka Giewont Bałtyk Podlasie Mazowsze Śląsk Pomorze Małopolska Wielkopolska Podhale Kaukaz Arktyka Praga Mokotów Kazimierz Krym Donbas Syberia Wawel Region Zatoka""".split())
STEMS.update({"Raków": "Rakow", "Mokotów": "Mokotow", "Kazimierz": "Kazimierz", "Lech": "Lech", "Śląsk": "Śląsk", "Wschód": "Wschod", "Dworzec": "Dworc", "Zamek": "Zamk", "Rynek": "Rynk", "Ośrodek": "Ośrodk"})


def phrase(text):
    """'Sąd Najwyższy / w Warszawie': nouns and adjectives before the slash decline, the rest stays."""
    head, _, tail = text.partition(" / ")
    words = head.split(" ")
    forms = [adjective(w) if len(words) > 1 and w not in HEADS else noun(w) for w in words]
    tail = " " + tail if tail else ""
    return tuple(" ".join(column) + tail for column in zip(*forms))


GIVEN_M = """Jan Piotr Krzysztof Andrzej Tomasz Paweł Michał Marcin Adam Łukasz Jakub Mateusz Grzegorz Wojciech Marek Robert Rafał Kamil Dariusz Dawid Mariusz Szymon Zbigniew Artur Jacek Kacper Przemysław Bartosz Sebastian Dominik Filip Henryk
Stanisław Józef Tadeusz Ryszard Kazimierz Bogdan Sławomir Radosław Leszek Zdzisław Karol Wiktor Hubert Maciej Daniel Konrad Norbert Ignacy Antoni Jerzy Franciszek""".split()
STEMS.update({"Franciszek": "Franciszk", "Zbigniew": "Zbigniew"})
GIVEN_F = """Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika Teresa Danuta Natalia Julia Karolina Marta Beata Dorota Alicja Halina Jadwiga Janina Iwona Jolanta Grażyna Paulina
Justyna Hanna Zuzanna Weronika Wiktoria Oliwia Emilia Izabela Kinga Urszula Sylwia Renata Lena Amelia Patrycja Dominika Ilona Bożena Wanda""".split()
FAMILY = """Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Kaczmarek Król Wieczorek Wróbel Stępień Pawlak Walczak Sikora Baran Duda Szewczyk Pietrzak Marciniak Bąk Włodarczyk Kubiak Wilk Lis Kołodziej Mazurek Sobczak Głowacz Adamczyk Dudek Zając
Kaczor Sroka Kania Górka Wawrzyniak Urban Tomczak Jarosz Kruk Ratajczak Nowakowska Kot Domagała Gajda Zięba Cieślak Matusiak Czech Bielak Tusk Bosak Hołownia Sienkiewicz Mickiewicz Wałęsa Zaręba Morawiak Chmiel Bednarz Gołąb
Rak Musiał Kosiniak Siemoniak Kasprzak Janik Skiba Klimek Mróz Klimczak Buczek Marzec Sowa Wojtas Filipiak Olczak""".replace(" Nowakowska", "").split()
STEMS.update({"Kaczmarek": "Kaczmark", "Wieczorek": "Wieczork", "Mazurek": "Mazurk", "Klimek": "Klimk", "Buczek": "Buczk", "Zając": "Zając", "Mróz": "Mroz", "Król": "Król", "Bąk": "Bąk", "Gołąb": "Gołębi"})
FAMILY_SKI = """Kowalski Wiśniewski Kamiński Lewandowski Zieliński Szymański Dąbrowski Kozłowski Jankowski Wojciechowski Kwiatkowski Piotrowski Grabowski Pawłowski Michalski Nowicki Majewski Olszewski Jaworski Malinowski Witkowski Rutkowski Górski
Ostrowski Tomaszewski Zalewski Wróblewski Jasiński Sadowski Zawadzki Jakubowski Borkowski Chmielewski Sokołowski Sawicki Kucharski Maciejewski Kalinowski Wysocki Adamski Czarnecki Sikorski Krajewski Głowacki Kaczyński Morawiecki Trzaskowski
Komorowski Kwaśniewski Bielecki Laskowski Ziółkowski Przybylski Makowski Urbański Błaszczykowski Szczęsny Górny Biały Czarny Zimny Cichy""".split()
FOREIGN_M = """John James Donald Michael Robert David William Thomas Richard George Mark Kevin Andrew Peter Karl Hans Friedrich Olaf Emmanuel Jean Pierre François José Carlos Luis Juan Diego Pablo Marco Antonio Paolo Recep Mehmet Ahmed Viktor János
Wołodymyr Ołeksandr Serhij Władimir Siergiej Dmitrij Aleksandr Iwan Alaksandr Lars Erik Magnus Xi Narendra""".split()
FOREIGN_F = """Jane Mary Hillary Kamala Michelle Elizabeth Sarah Emma Theresa Ursula Angela Annalena Giorgia Sofia Laura Ingrid Kaja Swiatłana Ołena Oksana Natalija Marine Roberta Christine Taylor Greta""".split()
FOREIGN_FAMILY = """Smith Johnson Brown Williams Miller Davis Taylor Anderson Jackson White Harris Martin Thompson Clark Lewis Robinson Walker Biden Trump Obama Clinton Harris Müller Schmidt Schneider Fischer Weber Wagner Becker Schulz Scholz Merz
Dupont Martin Bernard Laurent Macron Moreau Garcia Martinez Lopez Gonzalez Rodriguez Sanchez Silva Santos Rossi Russo Ferrari Conte Meloni Erdogan Yilmaz Demir Orban Szabo Johansson Larsen Nielsen Hansen Putin Zełenski Łukaszenka Nawalny Szewczenko
Poroszenko Ławrow Szojgu Tanaka Suzuki Kim Chen Wang Li Singh Modi Khan Ronaldo Messi Federer Djokovic""".split()
STEMS.update({"Merkel": "Merkel", "Trump": "Trump", "Nawalny": "Nawaln"})
FEMININE_ADJECTIVES = {"Szczęsna", "Górna", "Biała", "Czarna", "Zimna", "Cicha"}
CITIES = """Warszawa Kraków Wrocław Poznań Gdańsk Szczecin Lublin Katowice Gdynia Częstochowa Radom Sosnowiec Toruń Kielce Rzeszów Gliwice Zabrze Olsztyn Rybnik Tychy Opole Elbląg Płock Tarnów Chorzów Koszalin Kalisz Legnica Grudziądz
Jaworzno Słupsk Siedlce Piła Konin Piotrków Inowrocław Lubin Suwałki Przemyśl Chełm Łomża Leszno Pruszków Ełk Tarnobrzeg Puławy Wejherowo Skierniewice Starachowice Otwock Sopot Świdnica Sanok Wieliczka Oświęcim Wadowice
Kijów Lwów Charków Odessa Moskwa Mińsk Wilno Ryga Tallin Praga Bratysława Budapeszt Bukareszt Sofia Berlin Monachium Hamburg Paryż Marsylia Londyn Manchester Madryt Barcelona Rzym Mediolan Wiedeń Genewa Zurych Bruksela Amsterdam Kopenhaga Sztokholm Oslo
Helsinki Ateny Stambuł Ankara Teheran Bagdad Damaszek Jerozolima Kair Pekin Szanghaj Tokio Seul Delhi Waszyngton Chicago Boston Toronto Ottawa Sydney""".split()
STEMS.update({"Sosnowiec": "Sosnowc", "Elbląg": "Elbląg", "Grudziądz": "Grudziądz", "Przemyśl": "Przemyśl", "Damaszek": "Damaszk", "Poznań": "Poznani", "Lublin": "Lublin", "Monachium": "Monachium", "Sopot": "Sopot", "Radom": "Radomi", "Oświęcim": "Oświęcimi"})
CITY_TABLE = [("Białystok", "Białegostoku", "Białemustokowi", "Białystok", "Białymstokiem", "Białymstoku"), ("Bytom", "Bytomia", "Bytomiowi", "Bytom", "Bytomiem", "Bytomiu"), ("Zamość", "Zamościa", "Zamościowi", "Zamość", "Zamościem", "Zamościu"),
              ("Krosno", "Krosna", "Krosnu", "Krosno", "Krosnem", "Krośnie"), ("Gniezno", "Gniezna", "Gnieznu", "Gniezno", "Gnieznem", "Gnieźnie"),
              ("Łódź", "Łodzi", "Łodzi", "Łódź", "Łodzią", "Łodzi"), ("Bydgoszcz", "Bydgoszczy", "Bydgoszczy", "Bydgoszcz", "Bydgoszczą", "Bydgoszczy"), ("Zielona Góra", "Zielonej Góry", "Zielonej Górze", "Zieloną Górę", "Zieloną Górą", "Zielonej Górze"),
              ("Jelenia Góra", "Jeleniej Góry", "Jeleniej Górze", "Jelenią Górę", "Jelenią Górą", "Jeleniej Górze"), ("Nowy Sącz", "Nowego Sącza", "Nowemu Sączowi", "Nowy Sącz", "Nowym Sączem", "Nowym Sączu"), ("Zakopane", "Zakopanego", "Zakopanemu", "Zakopane", "Zakopanem", "Zakopanem"),
              ("Bielsko-Biała", "Bielska-Białej", "Bielsku-Białej", "Bielsko-Białą", "Bielskiem-Białą", "Bielsku-Białej"), ("Gorzów Wielkopolski", "Gorzowa Wielkopolskiego", "Gorzowowi Wielkopolskiemu", "Gorzów Wielkopolski", "Gorzowem Wielkopolskim", "Gorzowie Wielkopolskim"),
              ("Ruda Śląska", "Rudy Śląskiej", "Rudzie Śląskiej", "Rudę Śląską", "Rudą Śląską", "Rudzie Śląskiej"), ("Nowy Jork", "Nowego Jorku", "Nowemu Jorkowi", "Nowy Jork", "Nowym Jorkiem", "Nowym Jorku"), ("Biała Podlaska", "Białej Podlaskiej", "Białej Podlaskiej", "Białą Podlaską", "Białą Podlaską", "Białej Podlaskiej")]
COUNTRIES = """Polska Ukraina Rosja Białoruś Litwa Łotwa Estonia Niemcy Czechy Słowacja Węgry Rumunia Bułgaria Serbia Chorwacja Słowenia Grecja Turcja Włochy Hiszpania Portugalia Francja Belgia Holandia Austria Szwajcaria Dania Szwecja Norwegia Finlandia Islandia Irlandia
USA Kanada Meksyk Kuba Brazylia Argentyna Chile Peru Kolumbia Wenezuela Chiny Japonia Indie Pakistan Iran Irak Syria Izrael Liban Jordania Egipt Libia Algieria Maroko Nigeria Kenia Etiopia Australia Wietnam Tajlandia Indonezja Malezja Singapur Mongolia Gruzja Armenia
Azerbejdżan Kazachstan Uzbekistan Katar Kuwejt Afganistan Filipiny Mołdawia RPA Albania""".replace("Białoruś ", "").split()
COUNTRY_TABLE = [("Białoruś", "Białorusi", "Białorusi", "Białoruś", "Białorusią", "Białorusi"), ("Stany Zjednoczone", "Stanów Zjednoczonych", "Stanom Zjednoczonym", "Stany Zjednoczone", "Stanami Zjednoczonymi", "Stanach Zjednoczonych"), ("Wielka Brytania", "Wielkiej Brytanii", "Wielkiej Brytanii", "Wielką Brytanię", "Wielką Brytanią", "Wielkiej Brytanii")]
_PROVINCES = "mazowieckie małopolskie śląskie wielkopolskie dolnośląskie łódzkie pomorskie lubelskie podkarpackie zachodniopomorskie kujawsko-pomorskie podlaskie opolskie lubuskie świętokrzyskie warmińsko-mazurskie".split()
STATES = ["województwo " + p for p in _PROVINCES] + ["Bawaria", "Kalifornia", "Teksas", "Floryda", "Saksonia", "Katalonia", "Mazowsze", "Podlasie", "Małopolska", "Wielkopolska", "Pomorze", "Brandenburgia"]
PLACES = """Bałtyk;Odra;Warta;Tatry;Bieszczady;Mazury;Karpaty;Alpy;Sudety;Kaszuby;Giewont;Śnieżka;Morskie Oko;Morze Bałtyckie;Morze Czarne;Morze Śródziemne;Jezioro / Śniardwy;Europa;Azja;Afryka;Arktyka;Krym;Donbas;Syberia;Kaukaz;Ameryka Południowa;Europa Wschodnia;
Bliski Wschód;Lotnisko / Chopina;Rynek Główny;Plac / Defilad;Dworzec Centralny;Zamek Królewski;Wawel;Podhale;Mokotów;Most / Poniatowskiego;Zatoka Gdańska;Bałkany;Śląsk;Podkarpacie;Kujawy""".replace("\n", "").replace("Morskie Oko;", "").replace(";Kujawy", "").split(";")
ORGS = """Ministerstwo / Obrony Narodowej;Ministerstwo / Finansów;Ministerstwo / Spraw Zagranicznych;Ministerstwo / Zdrowia;Ministerstwo / Edukacji Narodowej;Ministerstwo / Sprawiedliwości;Ministerstwo / Klimatu i Środowiska;Sąd Najwyższy;Trybunał Konstytucyjny;
Naczelny Sąd Administracyjny;Sąd Okręgowy / w Warszawie;Sąd Rejonowy / dla Krakowa-Śródmieścia;Sąd Apelacyjny / we Wrocławiu;Sąd Rejonowy / w Gdyni;Prokuratura Krajowa;Prokuratura Okręgowa / w Lublinie;Prokuratura Rejonowa;Komenda Główna / Policji;Komenda Miejska / Policji w Opolu;
Centralne Biuro Antykorupcyjne;Agencja / Bezpieczeństwa Wewnętrznego;Najwyższa Izba / Kontroli;Główny Urząd Statystyczny;Urząd Skarbowy / w Kielcach;Urząd / Ochrony Konkurencji i Konsumentów;Urząd Miasta / Łodzi;Sejm;Senat;
Kancelaria / Prezydenta;Kancelaria / Premiera;Państwowa Komisja Wyborcza;Narodowy Bank Polski;Zakład / Ubezpieczeń Społecznych;Narodowy Fundusz / Zdrowia;Rada / Polityki Pieniężnej;Rada / Warszawy;Komisja Europejska;Parlament Europejski;Unia Europejska;Rada / Europy;Organizacja / Narodów Zjednoczonych;
Światowa Organizacja / Zdrowia;Międzynarodowy Fundusz Walutowy;Bank Światowy;Europejski Bank Centralny;Pentagon;Kreml;Biały Dom;Kongres / USA;Departament Stanu;Uniwersytet Warszawski;Uniwersytet Jagielloński;Politechnika Wrocławska;Politechnika Gdańska;Uniwersytet Śląski;Szkoła Główna / Handlowa;
Akademia Górniczo-Hutnicza;Polska Akademia / Nauk;Platforma Obywatelska;Koalicja Obywatelska;Nowa Lewica;Konfederacja;Solidarność;Lewica;Orlen;Poczta Polska;Telewizja Polska;Gazeta Wyborcza;Rzeczpospolita;Legia;Legia Warszawa;Lech;Wisła;Cracovia;Raków;Jagiellonia;
Barcelona;Juventus;Bayern;Liverpool;Teatr Wielki;Teatr Narodowy;Muzeum Narodowe;Polski Związek / Piłki Nożnej;Polski Komitet Olimpijski;Giełda / Papierów Wartościowych;Instytut / Pamięci Narodowej;Fundacja / WOŚP;Policja;Rzecznik / Praw Obywatelskich;Wojewódzki Sąd Administracyjny;
Państwowa Inspekcja / Pracy;Główny Inspektorat Sanitarny;Tauron;Budimex;Mostostal;Polsat;Biedronka;Volkswagen;Siemens;Facebook;Wydział Kryminalny""".replace(";\n", ";").replace("\n", " ").replace("Legia Warszawa;", "").replace("Departament Stanu;", "").replace("Rzeczpospolita;", "").replace("Szkoła Główna / Handlowa;", "").replace("Uniwersytet Śląski", "Uniwersytet / w Białymstoku").replace("Urząd Miasta /", "Urząd / Miasta").replace("Polska Akademia / Nauk", "Akademia / Sztuk Pięknych").split(";")
HEADS.update({"Inspektorat", "Rzecznik"})
ORG_FIXED = """PKO BP;PZU;KGHM;PGE;LOT;PKP;PKP Intercity;CD Projekt;Allegro;InPost;TVN;TVN24;RMF FM;Onet;PAP;GUS;NIK;ZUS;NFZ;CBA;ABW;IPN;UOKiK;NBP;PKW;MSZ;MON;MEN;PiS;PO;PSL;PZPN;PKOl;NATO;ONZ;UE;WHO;MFW;UEFA;FIFA;OPEC;NBA;UW;AGH;SGH;KUL;Reuters;Bloomberg;CNN;BBC;The New York Times;Microsoft;
Apple;Tesla;Meta;Amazon;mBank;ING Bank Śląski;Santander Bank Polska;Bank Pekao;Polska 2050;Trzecia Droga;GKS Katowice;Widzew Łódź;Legia Warszawa;Lech Poznań;Wisła Kraków;Real Madryt;FC Barcelona;Manchester United;Żabka;Lidl Polska;Comarch S.A.;Mostostal sp. z o.o.;Rzeczpospolita;FSB;CIA;FBI;Hamas;Hezbollah;Interpol;
Caritas Polska;Polska Akademia Nauk;Departament Stanu USA;Amnesty International;Polska Grupa Zbrojeniowa;PLL LOT;Grupa Azoty;Jastrzębska Spółka Węglowa;Cyfrowy Polsat;Wirtualna Polska""".replace("\n", "").split(";")
ORG_TABLE = [("Straż Graniczna", "Straży Granicznej", "Straży Granicznej", "Straż Graniczną", "Strażą Graniczną", "Straży Granicznej"), ("Prawo i Sprawiedliwość", "Prawa i Sprawiedliwości", "Prawu i Sprawiedliwości", "Prawo i Sprawiedliwość", "Prawem i Sprawiedliwością", "Prawie i Sprawiedliwości"),
             ("Wisła Kraków", "Wisły Kraków", "Wiśle Kraków", "Wisłę Kraków", "Wisłą Kraków", "Wiśle Kraków"), ("straż pożarna", "straży pożarnej", "straży pożarnej", "straż pożarną", "strażą pożarną", "straży pożarnej"), ("Legia Warszawa", "Legii Warszawa", "Legii Warszawa", "Legię Warszawa", "Legią Warszawa", "Legii Warszawa"),
             ("Państwowa Straż Pożarna", "Państwowej Straży Pożarnej", "Państwowej Straży Pożarnej", "Państwową Straż Pożarną", "Państwową Strażą Pożarną", "Państwowej Straży Pożarnej"), ("Stal Mielec", "Stali Mielec", "Stali Mielec", "Stal Mielec", "Stalą Mielec", "Stali Mielec")]
OCC_INS = "lekarzem;prezydentem;ministrem;posłem;senatorem;burmistrzem;dyrektorem;adwokatem;prokuratorem;sędzią;dziennikarzem;reżyserem;pisarzem;trenerem;inżynierem;chirurgiem;profesorem;ekonomistą;programistą;księgową;kierownikiem;dyplomatą;generałem;aktorem;aktorką;nauczycielem;nauczycielką;pielęgniarką;kierowcą;kucharzem;elektrykiem;rolnikiem;policjantem;strażakiem;tłumaczem;architektem;prawnikiem;farmaceutką;psychologiem;mechanikiem"
OCC_GEN = "lekarza;prezydenta;ministra;posła;senatora;burmistrza;dyrektora;adwokata;prokuratora;sędziego;dziennikarza;reżysera;pisarza;trenera;inżyniera;profesora;ekonomisty;programisty;księgowej;kierownika;generała;aktora;aktorki;nauczyciela;nauczycielki;pielęgniarki;kierowcy;kucharza;rolnika;policjanta;prezesa;rektora;rzecznika;wojewody;premiera;kanclerza"


def _given(word):
    if word in ("Antoni", "Ignacy", "Jerzy"):
        return adjective(word, True)
    if word.endswith(("y", "i")) and not word.endswith("a"):
        return (word,) * 5
    return noun(word, True) if word[-1] not in "oeé" else (word,) * 5


def _state(word):
    if word.startswith("województwo "):
        head, tail = noun("województwo"), adjective(word.split(" ")[1])
        return tuple(f"{a} {b}" for a, b in zip(head, tail))
    return noun(word)


def _alt(items):
    return "[" + "|".join(dict.fromkeys(i.strip() for i in items if i.strip())) + "]"


def _columns(words, decline, table=()):
    rows = [(w.replace(" / ", " "),) + decline(w) for w in words] + list(table)
    return {case: [row[i] for row in rows] for i, case in enumerate(("nom",) + CASES)}


def _she(name):
    return name[:-1] + "a"


def _build():
    given_m, given_f = _columns(GIVEN_M, _given), _columns(GIVEN_F, _feminine)
    family_m = _columns(FAMILY + FAMILY_SKI, lambda w: surname(w, False))
    family_f = _columns(FAMILY + [_she(w) for w in FAMILY_SKI], lambda w: surname(w, True))
    foreign_m, foreign_f = _columns(FOREIGN_M, _given), _columns(FOREIGN_F, lambda w: _feminine(w) if w.endswith("a") else (w,) * 5)
    foreign_family = _columns(FOREIGN_FAMILY, lambda w: surname(w, False))
    foreign_family_f = _columns(FOREIGN_FAMILY, lambda w: _feminine(w) if w.endswith("a") else (w,) * 5)
    tables = {"city": ("LOCATION_CITY", _columns(CITIES, noun, CITY_TABLE)), "country": ("LOCATION_COUNTRY", _columns(COUNTRIES, noun, COUNTRY_TABLE)),
              "state": ("LOCATION_STATE", _columns(STATES, _state)), "place": ("LOCATION", _columns(PLACES, phrase, [("Wisła", "Wisły", "Wiśle", "Wisłę", "Wisłą", "Wiśle"), ("Morskie Oko", "Morskiego Oka", "Morskiemu Oku", "Morskie Oko", "Morskim Okiem", "Morskim Oku")])), "org": ("ORGANIZATION", _columns(ORGS, phrase, ORG_TABLE + [(w,) * 6 for w in ORG_FIXED]))}
    initial = _alt("A B C D E G H J K L M N P R S T W Z".split()) + "."
    rules = {"occ_ins": [f"{{OCCUPATION={_alt(OCC_INS.split(';'))}}}"], "occ_gen": [f"{{OCCUPATION={_alt(OCC_GEN.split(';'))}}}"]}
    for case in ("nom",) + CASES:
        gm, gf, fm, ff = (_alt(x[case]) for x in (given_m, given_f, family_m, family_f))
        xm, xf, xs, xsf = (_alt(x[case]) for x in (foreign_m, foreign_f, foreign_family, foreign_family_f))
        rules["name_" + case] = [(7, f"{{NAME={gm} {fm}}}"), (6, f"{{NAME={gf} {ff}}}"), (3, f"{{NAME={xm} {xs}}}"), (2, f"{{NAME={xf} {xsf}}}"), f"{{NAME={initial} {fm}}}", f"{{NAME={initial} {ff}}}", f"{{NAME={gm} {gm} {fm}}}",
                                 f"{{NAME={gf} {ff}-{ff}}}", f"{{NAME={gm} {initial}}}"]
        rules["full_" + case] = [f"{{NAME={gm} {fm}}}", f"{{NAME={gf} {ff}}}", f"{{NAME={gm} {gm} {fm}}}", f"{{NAME={initial} {fm}}}", f"{{NAME={gf} {ff}-{ff}}}"]
        rules["family_" + case] = [(3, f"{{NAME_FAMILY={fm}}}"), (2, f"{{NAME_FAMILY={ff}}}"), (2, f"{{NAME_FAMILY={xs}}}")]
        rules["given_" + case] = [f"{{NAME_GIVEN={gm}}}", f"{{NAME_GIVEN={gf}}}"]
        for name, (label, table) in tables.items():
            rules[f"{name}_{case}"] = [f"{{{label}={_alt(table[case])}}}"]
    return rules


RULES = _build()
