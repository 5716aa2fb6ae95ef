"""Documents in Russian. Oblique cases come from ru_cases, values from ru_words, running news and prose from ru_prose."""

from .ru_cases import CITIES, FAMILY, FAMILY_PLAIN, FAMILY_SKY, GIVEN_F, GIVEN_M, STATES
from .ru_cases import RULES as CASE_RULES
from .ru_negatives import RULES as NEGATIVE_RULES
from .ru_prose import RULES as PROSE_RULES
from .ru_words import WORDS as BASE_WORDS

LANG = "ru"
LOCALES = ["ru_RU"]
DOCS = {"news": 16, "sentences": 14, "bio": 5, "form": 7, "email": 6, "chat": 5, "spoken_call": 3, "clinical": 5, "discharge": 3, "ruling": 7,
        "police": 4, "contract": 4, "invoice": 3, "resume": 3, "hr": 3, "ticket": 4, "log": 2, "table": 4, "cells": 4, "letter": 5, "social": 4,
        "travel": 2, "diary": 5, "interview": 3, "negatives": 9}
WORDS = BASE_WORDS | {
    "GIVEN_M": GIVEN_M, "GIVEN_F": GIVEN_F, "FAMILY": FAMILY + FAMILY_SKY + FAMILY_PLAIN,
    "CITY": CITIES + ["Санкт-Петербург", "Нижний Новгород", "Великий Новгород", "Ростов-на-Дону", "Набережные Челны", "посёлок Солнечный",
                      "деревня Ивановка", "станица Динская", "село Никольское", "Усть-Илимск", "Йошкар-Ола", "Улан-Удэ"],
    "STATE": [s.replace(" / ", " ") for s in STATES],
    "BLOOD_TYPE": ["I (0) Rh+", "II (A) Rh+", "III (B) Rh−", "IV (AB) Rh+", "вторая положительная", "первая отрицательная", "A(II) Rh+", "0(I) Rh-",
                   "третья, резус-фактор положительный", "O+", "AB-"],
}
FAMILY_FEMININE = [("ов", "ова"), ("ев", "ева"), ("ёв", "ёва"), ("ин", "ина"), ("ын", "ына"), ("ский", "ская"), ("цкий", "цкая"),
                   ("ской", "ская"), ("стой", "стая"), ("ый", "ая")]
MONTHS = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()
MONTHS_SHORT = "янв фев мар апр мая июн июл авг сен окт ноя дек".split()
WEEKDAYS = "понедельник вторник среда четверг пятница суббота воскресенье".split()
MONTHS_NOM = "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split()
DATES = ["{d} {month} {yyyy} года", "{d} {month} {yyyy} г.", "{d} {month} {yyyy}", "{dd}.{mm}.{yyyy}", "{dd}.{mm}.{yyyy}", "{dd}.{mm}.{yyyy} г.", "{dd}.{mm}.{yy}", "{d} {month}",
         "{yyyy}-{mm}-{dd}", "{dd}/{mm}/{yyyy}", "«{dd}» {month} {yyyy} г.", "{d} {mon}. {yyyy}", "{d}.{mm}.{yyyy}"]
DATE_INTERVALS = ([m + " {yyyy} года" for m in MONTHS_NOM] + [m + " {yyyy}" for m in MONTHS_NOM] + MONTHS_NOM +
                  ["{yyyy} год", "{yyyy}", "{yyyy}", "{yyyy}–{yyyy2}", "{yyyy}-{yyyy2} годы", "{yyyy}—{yyyy2} гг.", "{d}–{d2} {month}", "{d}-{d2} {month} {yyyy} года", "лето {yyyy} года", "весна {yyyy}",
                   "осень {yyyy} года", "зима {yyyy}", "I квартал {yyyy} года", "третий квартал {yyyy} года", "{decade}-е годы", "{decade}-е", "с {d} по {d2} {month}", "первое полугодие {yyyy} года",
                   "{mm}.{yyyy}", "XIX век", "конец {decade}-х"])
TIMES = ["{H}:{MM}", "{HH}:{MM}", "{HH}:{MM}", "{HH}:{MM}:{SS}", "{HH}.{MM}", "{H} часов", "{H} ч. {MM} мин.", "{h12} утра", "{h12} вечера", "{HH}:{MM} МСК", "полдень"]
MONEY = ["{n} руб.", "{n} рублей", "{n} ₽", "{n} руб", "{n} р.", "{n} долларов", "${n}", "{n} евро", "€{n}", "{k} млн рублей", "{k} тысяч рублей", "{k} млрд руб.", "{n} тенге", "{k} тыс. руб.", "{n} USD",
         "{k} миллионов долларов", "{n} рублей 00 копеек"]
DECIMAL, GROUP = ",", " "
DURATIONS = ["{k} лет", "{k} месяцев", "{k} дней", "{k} часов", "{k} минут", "{k} недель", "два года", "три месяца", "полгода", "две недели", "десять лет", "полтора часа", "один год", "пять суток", "три дня",
             "{k} календарных дней", "{k} рабочих дней", "сорок минут", "год и шесть месяцев", "месяц"]
AGES = ["{a}", "{a}", "{a}", "{a}", "{a}", "{a}", "тридцати пяти", "сорока"]
DIGITS = "ноль один два три четыре пять шесть семь восемь девять".split()
SPOKEN = {"@": "собака", ".": "точка", "-": "дефис", "_": "нижнее подчёркивание"}
STREETS = ["ул. {word}", "ул. {word}", "улица {word}", "пр. {word}", "проспект {word}", "пер. {word}", "{word} улица", "бульвар {word}", "ул. {family}а", "наб. реки Фонтанки", "шоссе Энтузиастов", "мкр. {word}",
           "Ленинский проспект", "Проспект Мира", "ул. 8 Марта", "ул. 50 лет Октября", "{word} пер.", "тракт {word}", "пл. {word}"]
STREET_LINES = ["{street}, д. {no}", "{street}, {no}", "{street}, дом {no}", "{street} {no}", "{street}, д.{no}"]
ADDRESSES = ["{zip}, г. {city}, {street}, д. {no}, кв. {unit}", "г. {city}, {street}, д. {no}, кв. {unit}", "{city}, {street}, {no}", "{street}, д. {no}, кв. {unit}, {city}", "{zip}, {state}, г. {city}, {street}, {no}-{unit}",
             "{city}, {street}, д. {no}, корп. {n2}, кв. {unit}", "{zip}, Россия, {city}, {street}, д. {no}", "{street}, д. {no}\n{city}\n{zip}", "{state}, г. {city}, {street}, дом {no}, квартира {unit}",
             "г. {city}, {street}, {no}, оф. {unit}", "{street}, {no}, {city}, {zip}"]
ORGS = ["ООО «{word}»", "ООО «{word}»", "АО «{word}»", "ПАО «{word}»", "ЗАО «{word}-{word2}»", "ООО \"{word}\"", "ИП {family}", "«{word}»", "ГК «{word}»", "ТД «{word}»", "МУП «{word}»", "ООО «{word} {word2}»", "холдинг «{word}»",
        "школа № {n}", "МБОУ СОШ № {n}", "гимназия № {n}", "детский сад «{word}»", "Администрация города {city}", "банк «{word}»", "завод «{word}»", "ФК «{word}»", "ХК «{word}»", "фонд «{word}»", "НИИ «{word}»",
        "ООО «УК \"{word}\"»", "ОАО «{word}»", "ООО «{city}строй»", "ТСЖ «{word}»", "газета «{word}»", "{word}банк", "ИФНС № {n}", "колледж «{word}»", "отдел кадров", "отдел продаж", "бухгалтерия"]
FACILITIES = ["Городская больница № {n}", "ГБУЗ «Городская поликлиника № {n}»", "ГКБ № {n}", "поликлиника № {n}", "Областная клиническая больница", "клиника «{word}»", "медицинский центр «{word}»", "Роддом № {n}", "ЦРБ",
              "НИИ скорой помощи им. Склифосовского", "Боткинская больница", "ГКБ им. {family}а", "Детская городская больница № {n}", "стоматология «{word}»", "НМИЦ онкологии", "Первая градская больница", "санаторий «{word}»",
              "диспансер № {n}", "госпиталь имени Бурденко", "Краевая больница № {n}", "МЕДСИ", "Инвитро", "больница Святого Георгия"]
DOCTORS = ["врач {family} {g}. {p}.", "доктор {family}", "д-р {family}", "врач {given} {patronymic} {family}", "доктор {given} {family}", "доктор {given} {patronymic}", "проф. {family}", "{family} {g}.{p}.", "к.м.н. {family} {g}. {p}.",
           "медсестра {family}", "профессор {g}. {p}. {family}"]
NAMES = ["{given} {family}", "{given} {family}", "{given} {family}", "{family} {given} {patronymic}", "{family} {given} {patronymic}", "{given} {patronymic} {family}", "{family} {g}. {p}.", "{family} {g}.{p}.", "{g}. {p}. {family}",
         "{family} {given}", "{g}. {family}", "{family} {g}."]

RULES = {
    "form": [
        """[Анкета|АНКЕТА|Анкета клиента|Личная карточка|Заявление-анкета|Регистрационная форма|Карточка участника]
<fields>""",
        "<fields>", "<fields>\n<fields2>",
        """[Фамилия|ФАМИЛИЯ]: {NAME_FAMILY:1}
[Имя|ИМЯ]: {NAME_GIVEN:1}
[Пол: {GENDER=[м|ж|мужской|женский|М|Ж]}
|]Дата рождения: {DOB:1}
[Место рождения: [г. |]{LOCATION_CITY}
|][Гражданство: {LOCATION_COUNTRY}
|]Паспорт: {PASSPORT_NUMBER}[, выдан <org_ins>|, выдан {DATE}|]
[СНИЛС|Номер СНИЛС|Страховой номер]: {SSN}
[ИНН: {SSN}
|]Адрес [регистрации|проживания|фактического проживания]: {LOCATION_ADDRESS}
[Тел.|Телефон|Мобильный|Контактный телефон]: {PHONE_NUMBER}
[E-mail|Эл. почта|Почта]: {EMAIL_ADDRESS:1}""",
        """Заявитель: {NAME:1}
Представитель: [{NAME:2}|нет|—]
Адрес: {LOCATION_ADDRESS}
Тел.: {PHONE_NUMBER}
[Дата подачи|Дата обращения]: {DATE}
Подпись: ____________ /{NAME:1}/""",
        """СОГЛАСИЕ на обработку персональных данных
Я, {NAME:1}, паспорт {PASSPORT_NUMBER}, зарегистрирован{%|а:1} по адресу: {LOCATION_ADDRESS}, даю согласие {ORGANIZATION} на обработку моих персональных данных сроком на {DURATION}.
{DATE}      ____________ {NAME:1}""",
        """Карта пациента № {HEALTHCARE_NUMBER}
ФИО: {NAME:1}
Дата рождения: {DOB:1} ({AGE} лет)
Полис ОМС: {HEALTHCARE_NUMBER}
[Страховая компания|СМО]: {ORGANIZATION}
СНИЛС: {SSN}
Группа крови: {BLOOD_TYPE}
Аллергия: {DRUG}
Лечащий врач: {NAME_MEDICAL_PROFESSIONAL}
Место работы: {ORGANIZATION}, {OCCUPATION}
Семейное положение: {MARITAL_STATUS}""",
        """Заявление на [загранпаспорт|визу|оформление карты]
1. Фамилия, имя, отчество: {NAME:1}
2. Дата и место рождения: {DOB:1}, {LOCATION_CITY}
3. Гражданство: {LOCATION_COUNTRY}
4. Национальность: {ORIGIN}
5. Вероисповедание: {RELIGION}
6. Родной язык: {LANGUAGE}
7. Семейное положение: {MARITAL_STATUS}
8. Место работы, должность: {ORGANIZATION}, {OCCUPATION}
9. Особые приметы: {PHYSICAL_ATTRIBUTE}
10. Водительское удостоверение: {DRIVER_LICENSE}
11. Транспортное средство: {PRODUCT}, гос. номер {VEHICLE_ID}""",
        """Имя: {NAME_GIVEN:1}
Возраст: {AGE}
Знак зодиака: {ZODIAC_SIGN}
Город: {LOCATION_CITY}
О себе: {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}
Ориентация: {SEXUALITY}
Вероисповедание: {RELIGION}
Политические взгляды: {POLITICAL_AFFILIATION}
Статус: {MARITAL_STATUS}
Языки: {LANGUAGE}, {LANGUAGE}""",
    ],
    "fields": ["<field>\n<field>\n<field>\n<field>", "<field>\n<field>\n<field>\n<field>\n<field>\n<field>\n<field>", "<field>\n<field>\n<field>\n<field>\n<field>", "<field>; <field>; <field>"],
    "fields2": ["<field>\n<field>\n<field>", "<field>\nПримечание: [нет|—|без особенностей]", "Комментарий:\n<field>"],
    "field": [
        (4, "[ФИО|Ф.И.О.|Фамилия, имя, отчество|Имя и фамилия|ФИО клиента|Получатель|Плательщик|Контактное лицо|Заявитель|Сотрудник|Владелец|Ответственный|Родитель (законный представитель)|Куратор|Кому|От кого]: {NAME:1}"),
        "Фамилия: {NAME_FAMILY:1}\nИмя: {NAME_GIVEN:1}", "Имя: {NAME_GIVEN:1}", "Фамилия: {NAME_FAMILY:1}", "Девичья фамилия: {NAME_FAMILY}", "Отчество: {NAME_GIVEN=[Иванович|Сергеевна|Петрович|Николаевна|Алексеевич|Юрьевна]}",
        "[Дата рождения|Д.р.|Дата рожд.|Родился]: {DOB:1}", "[Возраст|Полных лет]: {AGE}", "[Пол]: {GENDER}", "[Телефон|Тел.|Моб.|Сотовый|Факс|Раб. тел.|WhatsApp]: {PHONE_NUMBER}", "[E-mail|Электронная почта|Email|Почта]: {EMAIL_ADDRESS:1}",
        "[Адрес|Адрес доставки|Домашний адрес|Место жительства|Юридический адрес|Прописка]: {LOCATION_ADDRESS}", "[Улица|Улица, дом]: {LOCATION_ADDRESS_STREET}", "[Город|Населённый пункт]: {LOCATION_CITY}", "[Регион|Область|Край, область]: {LOCATION_STATE}",
        "[Индекс|Почтовый индекс]: {LOCATION_ZIP}", "[Страна|Гражданство|Страна рождения]: {LOCATION_COUNTRY}", "[Место рождения]: {LOCATION}", "[СНИЛС|ИНН физлица|Номер СНИЛС]: {SSN}", "[Паспорт|Серия и номер паспорта|Паспорт РФ|Загранпаспорт №]: {PASSPORT_NUMBER}",
        "[Кем выдан]: {ORGANIZATION=[ОВД Ленинского района г. Самары|УМВД России по Тульской области|ОУФМС по г. Москве|ГУ МВД России по Московской области|Отделом УФМС России по Рязанской области]}", "[Дата выдачи|Выдан]: {DATE}",
        "[Полис ОМС|Номер полиса ДМС|№ медкарты|Полис]: {HEALTHCARE_NUMBER}", "[Водительское удостоверение|ВУ №|Права]: {DRIVER_LICENSE}", "[Госномер|VIN|Гос. рег. знак]: {VEHICLE_ID}", "[Семейное положение]: {MARITAL_STATUS}", "[Национальность]: {ORIGIN}",
        "[Вероисповедание|Религия]: {RELIGION}", "[Должность|Профессия|Род занятий]: {OCCUPATION}", "[Место работы|Организация|Работодатель|Компания|Учебное заведение]: {ORGANIZATION:1}", "[ИНН организации|ОГРН|ИНН/КПП|ОКПО]: {ORGANIZATION_ID}",
        "[Расчётный счёт|Р/с|Номер счёта|Счёт №]: {BANK_ACCOUNT}", "[БИК|Корр. счёт банка (БИК)]: {ROUTING_NUMBER}", "[Банк|Наименование банка]: {ORGANIZATION=[ПАО Сбербанк|АО «Альфа-Банк»|Банк ВТБ (ПАО)|Т-Банк|АО «Райффайзенбанк»|Газпромбанк]}",
        "[Номер карты|Карта]: {CREDIT_CARD}", "[Срок действия|Действует до|Годен до]: {CREDIT_CARD_EXPIRATION}", "[CVV|CVC2|Код безопасности]: {CVV}", "[Логин|Ник|Имя пользователя|Telegram]: {USERNAME:1}", "[Пароль|Временный пароль|PIN-код|Кодовое слово]: {PASSWORD}",
        "[Сайт|Веб-сайт]: {URL}", "[IP-адрес|IP]: {IP_ADDRESS}", "[Номер договора|Лицевой счёт|Номер клиента|Табельный номер|Номер полиса|№ карты лояльности]: {ACCOUNT_NUMBER}", "[Номер заказа|Серийный номер|IMEI|MAC-адрес|Номер брони]: {NUMERICAL_PII}",
        "[Сумма|К оплате|Доход в месяц|Зарплата|Оклад]: {MONEY}", "[Дата|Дата заполнения|Дата приёма]: {DATE}", "[Время|Время приёма]: {TIME}", "[Период|За период|Срок обучения]: {DATE_INTERVAL}", "[Стаж|Стаж работы|Срок кредита]: {DURATION}",
        "[Языки|Родной язык|Владение языками]: {LANGUAGE}", "[Группа крови]: {BLOOD_TYPE}", "[Диагноз|Хронические заболевания|Жалобы]: {CONDITION}", "[Травмы]: {INJURY}", "[Принимаемые препараты|Аллергия на]: {DRUG}", "[Рост, вес|Приметы|Особые приметы]: {PHYSICAL_ATTRIBUTE}",
        "[Партийность|Партия]: {POLITICAL_AFFILIATION}", "[Знак зодиака]: {ZODIAC_SIGN}", "[Файл|Вложение|Скан паспорта]: {FILENAME}", "[Координаты|Геометка]: {LOCATION_COORDINATE}", "[Поликлиника|Прикреплён к|Медучреждение]: {ORGANIZATION_MEDICAL_FACILITY}",
        "[Врач|Лечащий врач|Направил]: {NAME_MEDICAL_PROFESSIONAL}", "[Мероприятие]: {EVENT}", "[Код МКБ|МКБ-10]: {MEDICAL_CODE}", "[Телефон|ФИО|Отчество|E-mail|Подпись|Комментарий]: [—|_______|не указано|]",
    ],
    "email": [
        "<mail_head>\n\n<mail_hello>\n\n<mail_body>\n\n<mail_end>", "<mail_hello>\n\n<mail_body> <mail_body>\n\n<mail_end>", "<mail_hello>\n<mail_body>\n<mail_body>\n<mail_end>", "<mail_head>\n<mail_body>\n<mail_end>",
        "<mail_hello>\n\n<mail_body>\n\n<mail_end>\n\n> {DATE} {TIME}, {NAME:2} <{EMAIL_ADDRESS:2}> [пишет|написал{%|а:2}]:\n> <mail_body>".replace("<{EMAIL", "\\<{EMAIL").replace(":2}>", ":2}\\>"),
    ],
    "mail_head": ["От: {NAME:1} \\<{EMAIL_ADDRESS:1}\\>\nКому: {NAME:2} \\<{EMAIL_ADDRESS:2}\\>\nТема: <subject>", "From: {EMAIL_ADDRESS:1}\nTo: {EMAIL_ADDRESS:2}\nДата: {DATE} {TIME}\nТема: <subject>", "Тема: <subject>\nОтправитель: {NAME:1}\nКопия: {NAME:3}, {NAME:4}"],
    "subject": ["[Re: |]договор № {ACCOUNT_NUMBER}", "встреча {DATE}", "Счёт на оплату {MONEY}", "[Приглашение на собеседование|Отпуск|Вопрос по заказу|Документы|Срочно]", "командировка в <city_acc>", "отчёт за {DATE_INTERVAL}", "переговоры с <org_ins>", "резюме: {NAME:1}", "визит <name_gen>"],
    "mail_hello": ["Здравствуйте, {NAME_GIVEN:2}!", "Добрый день, {NAME_GIVEN:2}[!|,|.]", "Уважаем{%ый|ая:2} {NAME:2}!", "{NAME_GIVEN:2}, [добрый день|приветствую|привет][!|.]", "Коллеги, добрый день!", "Доброе утро!", "Привет, {NAME_GIVEN:2}", "Уважаемые партнёры!", "Дорог{%ой|ая:2} {NAME_GIVEN:2},"],
    "mail_body": [
        "Направляю вам договор с <org_ins>, прошу подписать до {DATE}. Вопросы можно задать по телефону {PHONE_NUMBER}.", "Напоминаю, что {DATE} в {TIME} состоится встреча с <name_ins>. [Будет также {NAME:3}.|Адрес: {LOCATION_ADDRESS}.|]",
        "Во вложении файл {FILENAME}, посмотрите, пожалуйста.", "Сообщаю, что с {DATE} по {DATE} буду в отпуске, меня замещает {NAME:3}, тел. {PHONE_NUMBER}.", "По поводу оплаты: {MONEY} перечислены на счёт {BANK_ACCOUNT}, БИК {ROUTING_NUMBER}.",
        "Прошу сделать пропуск для <name_gen>, паспорт {PASSPORT_NUMBER}, машина {VEHICLE_ID}.", "Я поговорил{%|а:1} с <given_ins>, [он|она|мы] переезжа[ет|ем] в <city_acc> [в <month_loc>|].", "Доступ к серверу: {URL}, логин {USERNAME:2}, пароль {PASSWORD}.",
        "Наш новый {OCCUPATION=[менеджер|бухгалтер|юрист|аналитик|логист]} — {NAME:3}, пишите на {EMAIL_ADDRESS:3}.", "Спасибо за быстрый ответ! Передайте привет <polite_dat>.", "Бюджет проекта {PROJECT} составит {MONEY}, срок — {DURATION}.", "Клиент {NAME:3} жалуется на заказ {NUMERICAL_PII}, разберитесь, пожалуйста.",
        "На совещании в <org_loc> решили, что ответственным будет {NAME:3}.", "Завтра лечу из <city_gen> в <city_acc>, рейс в {TIME}, бронь {NUMERICAL_PII}.", "Подскажите, кто сейчас ведёт договор с <org_ins>? Раньше этим занимал{%ся|ась:3} {NAME:3}.",
        "Прошу согласовать отпуск <full_dat> с {DATE} на {DURATION}.", "Пришлите, пожалуйста, ИНН и СНИЛС: мои данные — {SSN}, {SSN}.", "Как договорились с <family_ins>, встречаемся у метро в {TIME}.", "Документы отправили в <org_acc>, ответ ждём в течение {DURATION=[десяти дней|двух недель|месяца|30 дней]}.",
        "К сожалению, {NAME_GIVEN:3} заболел{%|а:3}: {CONDITION}, врач {NAME_MEDICAL_PROFESSIONAL} выписал{%|а:3} {DRUG}.",
    ],
    "mail_end": ["С уважением,\n{NAME:1}\n{OCCUPATION}\n{ORGANIZATION:1}\n{PHONE_NUMBER}", "С уважением, {NAME:1}", "--\n{NAME:1}\n{OCCUPATION}, {ORGANIZATION:1}\nтел. {PHONE_NUMBER}, {EMAIL_ADDRESS:1}\n{LOCATION_ADDRESS}", "Спасибо!\n{NAME_GIVEN:1}", "Всего доброго,\n{NAME_GIVEN:1}", "{NAME_GIVEN:1}",
                 "Хорошего дня!\n{NAME:1}, {ORGANIZATION:1}, {URL}", "С наилучшими пожеланиями\n{NAME:1}\nмоб.: {PHONE_NUMBER}", "Отправлено с {PRODUCT=[iPhone|iPad|Xiaomi|Samsung Galaxy]}"],
    "chat": ["<chat_line>\n<chat_line>\n<chat_line>\n<chat_line>", "<chat_line>\n<chat_line>\n<chat_line>\n<chat_line>\n<chat_line>\n<chat_line>\n<chat_line>", "<bare>\n<bare>\n<bare>", "[{TIME}] {NAME_GIVEN:1}: <bare>\n[{TIME}] {NAME_GIVEN:2}: <bare>\n[{TIME}] {NAME_GIVEN:1}: <bare>",
             "{OCCUPATION=Оператор}: [Здравствуйте! Чем могу помочь?|Добрый день! Меня зовут {NAME_GIVEN:2}.]\nКлиент: <bare>\n{OCCUPATION=Оператор}: Назовите, пожалуйста, [ФИО и дату рождения|номер договора].\nКлиент: [{NAME:1}, {DOB:1}|{ACCOUNT_NUMBER}]\n{OCCUPATION=Оператор}: Спасибо, {NAME_GIVEN:1}. <bare>", "{USERNAME:1}: <bare>\n{USERNAME:2}: <bare>\n{USERNAME:1}: <bare>"],
    "chat_line": ["{NAME_GIVEN:1}: <bare>", "{NAME_GIVEN:2}: <bare>", "{NAME:1}, {TIME}\n<bare>", "— <bare>"],
    "bare": ["привет, ты где?", "уже еду, буду в {TIME}", "скинь адрес", "{LOCATION_ADDRESS_STREET}", "мой номер {PHONE_NUMBER}", "переведи на карту {CREDIT_CARD}, получатель {NAME:1}", "ок", "спасибо)", "я в <city_loc> до {DATE=[пятницы|воскресенья|среды|15 мая|3 июня]}", "видел{%|а:1} вчера <name_acc> в <org_loc>?",
             "а {NAME_GIVEN:3} придёт?", "{NAME_GIVEN:3} сказал{%|а:3}, что у <given_gen> {CONDITION=[температура|грипп|ковид|ангина]}", "пароль от вайфая {PASSWORD}", "почта {EMAIL_ADDRESS:1}", "встречаемся у <place_gen>", "с днём рождения, {NAME_GIVEN:2}!!", "поздравь <given_acc>, у {%него|неё:3} {DOB=[5 мая|12 июля|1 марта|20 октября]} день рождения",
             "мы с <given_ins> едем на {LOCATION=[Байкал|Алтай|Кавказ|Камчатку|Эльбрус]}", "позвони <polite_dat>, [он|она] ждёт", "сколько стоит? — {MONEY}", "{NAME_FAMILY:3} опять опоздал{%|а:3}", "смотри: {URL}", "купил{%|а:1} {PRODUCT}, доволен", "начальник <family_gen> звонил", "билеты в <city_acc> стоят {MONEY}", "мой ник {USERNAME:1}",
             "у меня {ZODIAC_SIGN} по гороскопу", "кто играл — {ORGANIZATION=[Спартак|Зенит|ЦСКА|Локо|Краснодар]} и {ORGANIZATION=[Динамо|Рубин|Ростов|Сочи|Ахмат]}?", "ждём <given_acc> ещё {DURATION=[полчаса|10 минут|час]}", "я {OCCUPATION=[учитель|программист|медсестра|курьер]}, работаю в <org_loc>", "как там {NAME_GIVEN:2}?", "тётя {NAME_GIVEN=[Люда|Галя|Валя|Света|Нина]} передавала привет",
             "Саш".replace("Саш", "{NAME_GIVEN=[Саш|Лен|Наташ|Серёг|Дим|Маш|Кать|Оль|Вань|Жень|Тань|Андрюх|Настюш|Димон|Вовка|Лёха]}, ") + "[ты дома?|выходи|позвони|скинь фото|привет]", "{NAME_GIVEN=[Саша|Лена|Серёжа|Дима|Маша|Катя|Оля|Ваня|Женя|Таня|Андрюша|Лёша|Миша|Юля|Вова|Костя|Паша|Коля|Толик|Света]} уже [ушёл|дома|в школе|едет]"],
    "spoken_call": [
        "Добрый день, компания {ORGANIZATION}, меня зовут {NAME_GIVEN:2}, чем могу помочь? Здравствуйте, это {NAME:1}, я по поводу договора {ACCOUNT_NUMBER}. Назовите, пожалуйста, дату рождения. {DOB:1}. И номер телефона. {PHONE_NUMBER}. Спасибо, {NAME_GIVEN:1}, [ваша заявка принята|я вижу вашу заявку|минутку].",
        "Алло, {NAME_GIVEN:1}? Да, слушаю. Это {NAME_GIVEN:2} из поликлиники, вас записали к врачу на {DATE} в {TIME}. [Хорошо|Ладно], спасибо. Полис у вас {HEALTHCARE_NUMBER}? Да, верно.",
        "Здравствуйте, хочу заблокировать карту {CREDIT_CARD}. Ваше имя? {NAME:1}. Кодовое слово? {PASSWORD}. Срок действия карты? {CREDIT_CARD_EXPIRATION}. Карта заблокирована.",
        "Скорая слушает. У нас тут {GENDER=[мужчина|женщина]} {AGE} лет, {CONDITION}, адрес {LOCATION_ADDRESS}. Кто вызывает? {NAME:1}, телефон {PHONE_NUMBER}. Бригада выехала.",
        "Это {ORGANIZATION}? Да. Я жду посылку, заказ {NUMERICAL_PII}, на имя {NAME=[Сергеева Ивана|Петровой Анны|Кузнецова Максима|Орловой Дарьи|Белова Олега]}. Почта у вас {EMAIL_ADDRESS:1}? Да. Доставка {DATE} в <city_acc>.",
        "Ну я вчера был{%|а:1} в <city_loc>, встретил{%|а:1} <name_acc>, [он|она] теперь работает в <org_loc>. Да ты что. А {NAME_GIVEN:2} где? {NAME_GIVEN:2} в <country_loc> уже {DURATION}.",
        "Меня зовут {NAME:1}, мне {AGE} лет, живу в <city_loc>, работаю <occ_ins>, мой СНИЛС {SSN}, телефон {PHONE_NUMBER}.",
        "Продиктуйте почту. {EMAIL_ADDRESS:1}. А сайт? {URL}. Сколько я должн{%ен|а:1}? {MONEY}. Оплатите до {DATE}.".replace("должн{%ен|а:1}", "{%должен|должна:1}"),
    ],
    "clinical": [
        "Жалобы на <cond_acc>, {CONDITION}. Пациент{%|ка:1} {NAME:1}, {AGE} лет. Анамнез: {CONDITION} в течение {DURATION=[5 лет|двух лет|трёх месяцев|10 лет]}. Принимает {DRUG} {DOSE}. Объективно: {STATISTICS}, {STATISTICS}. Назначено: {MEDICAL_PROCESS}, {DRUG} {DOSE}. Врач: {NAME_MEDICAL_PROFESSIONAL}.",
        """{DATE} {TIME}. Осмотр [терапевта|невролога|кардиолога]
Пациент: {NAME:1}, {DOB:1} г.р.
Жалобы: {CONDITION}, {CONDITION}.
Диагноз: {CONDITION} ({MEDICAL_CODE}).
Сопутствующий: {CONDITION}.
Рекомендовано: {MEDICAL_PROCESS}; {DRUG} {DOSE}; контроль через {DURATION}.
{NAME_MEDICAL_PROFESSIONAL}""".replace("[терапевта|невролога|кардиолога]", "{OCCUPATION=[терапевта|невролога|кардиолога|хирурга|эндокринолога]}"),
        "Больн{%ой|ая:1} {NAME_FAMILY:1}, {AGE} л., поступил{%|а:1} {DATE} в {ORGANIZATION_MEDICAL_FACILITY} с диагнозом: {CONDITION}. При поступлении {STATISTICS}. Проведено: {MEDICAL_PROCESS}, {MEDICAL_PROCESS}. На фоне приёма препарата {DRUG} отмечалась {EFFECT}. Доза снижена до {DOSE}.",
        "Протокол: {MEDICAL_PROCESS}. Пациент {NAME:1}, № карты {HEALTHCARE_NUMBER}. Заключение: {INJURY}. Врач {NAME_MEDICAL_PROFESSIONAL:2}, {DATE}.",
        "{GENDER=[Мужчина|Женщина]} {AGE} лет, {MARITAL_STATUS}, {OCCUPATION}. Травма {DATE}: {INJURY}. Группа крови {BLOOD_TYPE}. Аллергия: {DRUG} ({EFFECT}). Эвакуирован в {ORGANIZATION_MEDICAL_FACILITY}.",
        "Лабораторные данные от {DATE}: {STATISTICS}; {STATISTICS}; {STATISTICS}. Пациент: {NAME:1}. Полис {HEALTHCARE_NUMBER}.", "Рецепт\nРебёнок {NAME:1}, возраст {AGE=[8 месяцев|5 недель|18 месяцев|11 месяцев]}\nRp.: {DRUG} {DOSE}\n{NAME_MEDICAL_PROFESSIONAL}, {DATE}",
        "Консультация психиатра: {NAME:1}, {AGE} лет. {CONDITION}. Работает <occ_ins> в <org_loc>. Живёт в <city_loc>, {MARITAL_STATUS}. Терапия: {DRUG} {DOSE}, {MEDICAL_PROCESS}. Побочные эффекты: {EFFECT}.".replace("психиатра", "{OCCUPATION=психиатра}"),
        "В исследование вошли пациенты с диагнозом {CONDITION}; {STATISTICS}. Терапия: {DRUG} {DOSE}. Нежелательные явления: {EFFECT}, {EFFECT}.",
    ],
    "cond_acc": ["{CONDITION=[головную боль|слабость|одышку|боль в груди|кашель|боли в спине|повышение температуры|бессонницу|головокружение|тошноту]}"],
    "discharge": [
        """[ВЫПИСНОЙ ЭПИКРИЗ|Выписка из истории болезни № {HEALTHCARE_NUMBER}|ВЫПИСКА]
{ORGANIZATION_MEDICAL_FACILITY:1}
Пациент: {NAME:1}
Дата рождения: {DOB:1}
Адрес: {LOCATION_ADDRESS}
Находил{%ся|ась:1} на лечении с {DATE} по {DATE}.
Диагноз: {CONDITION}. Осложнения: {CONDITION}.
Проведено лечение: {DRUG} {DOSE}, {DRUG} {DOSE}, {MEDICAL_PROCESS}.
Состояние при выписке: {STATISTICS}.
Рекомендации: наблюдение по месту жительства, {DRUG} {DOSE} [длительно|{DURATION}].
Лечащий врач: {NAME_MEDICAL_PROFESSIONAL:2}
Зав. отделением: {NAME_MEDICAL_PROFESSIONAL:3}""",
        """Уважаем{%ый|ая:2} {NAME_MEDICAL_PROFESSIONAL:2}!
Направляю к вам на консультацию {NAME=[Иванову Марию Петровну|Соколова Дмитрия|Козлову Е. А.|Белова Игоря Павловича|Ткаченко Анну]}, {AGE} лет. Диагноз: {CONDITION}. В {DATE_INTERVAL=[2015|2018|2020|2021] году} выполнена операция — {MEDICAL_PROCESS}. Получает {DRUG} по {DOSE}. Просьба выполнить {MEDICAL_PROCESS}.
С уважением, {NAME_MEDICAL_PROFESSIONAL}, {ORGANIZATION_MEDICAL_FACILITY}""",
        "Справка дана {NAME=[Петровой Ольге Ивановне|Смирнову Андрею|Кузнецовой Н. В.|Волкову Денису Олеговичу]} в том, что {%он|она:1} находил{%ся|ась:1} на лечении в {ORGANIZATION_MEDICAL_FACILITY} с {DATE} по {DATE}. Диагноз {MEDICAL_CODE}: {CONDITION}. Главный врач {NAME:3}.".replace("Главный врач", "{OCCUPATION=Главный врач}"),
        "НАПРАВЛЕНИЕ на {MEDICAL_PROCESS=[госпитализацию|МРТ|рентгенографию|УЗИ|операцию]}\nФ.И.О.: {NAME:1}   Полис: {HEALTHCARE_NUMBER}\nДиагноз: {INJURY}\nКуда: {ORGANIZATION_MEDICAL_FACILITY}\nНаправил: {NAME_MEDICAL_PROFESSIONAL}  {DATE}",
    ],
    "contract": [
        """ДОГОВОР [оказания услуг|купли-продажи|аренды|займа|подряда|поставки] № {ACCOUNT_NUMBER}
г. {LOCATION_CITY}                         {DATE}
{ORGANIZATION:1}, именуемое в дальнейшем «[Исполнитель|Продавец|Арендодатель|Поставщик]», в лице {OCCUPATION=[генерального директора|директора|исполнительного директора]} <full_gen>, действующего на основании Устава, с одной стороны, и {NAME:2}, паспорт {PASSPORT_NUMBER}, выдан <org_ins> {DATE}, именуемый в дальнейшем «[Заказчик|Покупатель|Арендатор]», с другой стороны, заключили настоящий договор.
1. Цена договора составляет {MONEY}[, в том числе НДС|].
2. Срок действия — {DURATION}.
3. Реквизиты: {ORGANIZATION:1}, ИНН {ORGANIZATION_ID}, р/с {BANK_ACCOUNT}, БИК {ROUTING_NUMBER}, адрес: {LOCATION_ADDRESS}.""",
        "{NAME:1}, {DOB:1} года рождения, паспорт {PASSPORT_NUMBER}, проживающ{%ий|ая:1} по адресу: {LOCATION_ADDRESS}, передаёт, а {NAME:2} принимает в собственность автомобиль {PRODUCT=[Lada Vesta|Kia Rio|Toyota Camry|УАЗ Патриот|Skoda Octavia]}, VIN {VEHICLE_ID}, стоимостью {MONEY}.",
        "ДОВЕРЕННОСТЬ\nг. {LOCATION_CITY}, {DATE}\nЯ, {NAME:1}, {DOB:1} г.р., доверяю <full_dat> представлять мои интересы в <org_loc>, <org_loc> и <org_loc> сроком на {DURATION}.\nНотариус {NAME:3}".replace("Нотариус", "{OCCUPATION=Нотариус}"),
        "Расписка. Я, {NAME:1}, получил{%|а:1} от <full_gen> денежные средства в сумме {MONEY} и обязуюсь вернуть их до {DATE}. Свидетель: {NAME:3}.",
        "Акт приёма-передачи к договору № {ACCOUNT_NUMBER} от {DATE}\nСдал: {NAME:1} ({ORGANIZATION:1})\nПринял: {NAME:2} ({ORGANIZATION:2})\nСерийный номер: {NUMERICAL_PII}",
        "ТРУДОВОЙ ДОГОВОР\nРаботодатель: {ORGANIZATION:1}, ОГРН {ORGANIZATION_ID}\nРаботник: {NAME:1}, СНИЛС {SSN}\nДолжность: {OCCUPATION}\nОклад: {MONEY}\nДата начала: {DATE}\nИспытательный срок: {DURATION}",
        "Завещание. Я, {NAME:1}, {DOB:1} года рождения, завещаю квартиру по адресу {LOCATION_ADDRESS} моей дочери <full_dat>, а автомобиль {VEHICLE_ID} — моему внуку <full_dat>.",
    ],
    "invoice": [
        "Счёт на оплату № {NUMERICAL_PII} от {DATE}\nПоставщик: {ORGANIZATION:1}, ИНН {ORGANIZATION_ID}, {LOCATION_ADDRESS}\nПокупатель: {NAME:1}\nБанк: {ORGANIZATION=[ПАО Сбербанк|ВТБ|Альфа-Банк|Т-Банк]}, БИК {ROUTING_NUMBER}\nСчёт: {BANK_ACCOUNT}\nИтого: {MONEY}",
        "Заказ {NUMERICAL_PII}\nПолучатель: {NAME:1}\nАдрес доставки: {LOCATION_ADDRESS}\nТовар: {~word}, {~quantity} шт.\nСумма: {MONEY}\nОплата картой {CREDIT_CARD}", "Накладная от {DATE}. Грузоотправитель {ORGANIZATION:1}, грузополучатель {ORGANIZATION:2}. Водитель: {NAME:1}, а/м {VEHICLE_ID}, ВУ {DRIVER_LICENSE}.".replace("Водитель:", "{OCCUPATION=Водитель}:"),
        "Квитанция\nПлательщик: {NAME:1}\nЛицевой счёт: {ACCOUNT_NUMBER}\nПериод: {DATE_INTERVAL}\nК оплате: {MONEY}\nАдрес: {LOCATION_ADDRESS}", "Уважаем{%ый|ая:1} {NAME:1}, ваша задолженность перед {ORGANIZATION} на {DATE} составляет {MONEY}. Оплатите по реквизитам: {BANK_ACCOUNT}.",
        "{DATE} {TIME} Покупка {MONEY}, карта {CREDIT_CARD}, {ORGANIZATION}, {LOCATION_CITY}. Остаток {MONEY}.", "Чек № {~number}\nКассир: {NAME:1}\n{~word}   {MONEY}\n{~word}   {MONEY}\nИТОГО {MONEY}\nИНН {ORGANIZATION_ID}".replace("Кассир:", "{OCCUPATION=Кассир}:"),
    ],
    "resume": [
        """{NAME:1}
{OCCUPATION}
{LOCATION_CITY} | {PHONE_NUMBER} | {EMAIL_ADDRESS:1}
Дата рождения: {DOB:1}[, {MARITAL_STATUS}|]

Опыт работы
{DATE_INTERVAL} — {ORGANIZATION:1}, {OCCUPATION}
{DATE_INTERVAL} — {ORGANIZATION:2}, {LOCATION_CITY}, {OCCUPATION}
Образование
{ORGANIZATION=[МГУ имени М. В. Ломоносова|Казанский федеральный университет|МГТУ им. Н. Э. Баумана|УрФУ|СПбГУ|Самарский государственный университет|РЭУ им. Г. В. Плеханова]}, {DATE_INTERVAL}
Языки: {LANGUAGE}, {LANGUAGE}""",
        "Резюме. {NAME:1}, {AGE} лет, {LOCATION_CITY}. Желаемая должность: {OCCUPATION}. Зарплата: {MONEY}. Стаж: {DURATION}. Последнее место работы: {ORGANIZATION}. Рекомендации: {NAME:2}, {OCCUPATION}, {PHONE_NUMBER}.",
        "Работал{%|а:1} <occ_ins> в <org_loc> ([{DATE_INTERVAL=2010–2014}|{DATE_INTERVAL=2016–2021}|{DATE_INTERVAL=с 2018 года}]), затем <occ_ins> в <org_loc>. Участвовал{%|а:1} в проекте {PROJECT}. Свободно владею английским и немецким. {NAME:1}".replace("английским и немецким", "{LANGUAGE=[английским|французским]} и {LANGUAGE=[немецким|испанским|китайским]}"),
        "Здравствуйте! Меня зовут {NAME:1}, я {OCCUPATION}, ищу работу в <city_loc>. Последние {DURATION} работал{%|а:1} в <org_loc>. GitHub: {URL}, Telegram {USERNAME:1}.",
    ],
    "hr": [
        "ПРИКАЗ № {~number} от {DATE}\nПринять на работу: {NAME:1}\nДолжность: {OCCUPATION}\nПодразделение: {ORGANIZATION=[отдел маркетинга|бухгалтерия|отдел продаж|юридический отдел|отдел логистики|цех № 3]}\nОклад: {MONEY}\nТабельный номер: {ACCOUNT_NUMBER}\nОснование: заявление <full_gen>",
        "Прошу предоставить мне отпуск с {DATE} на {DURATION}.\n{OCCUPATION} {NAME:1}\n{DATE}", "Уволить <full_acc>, <occ_acc>, {DATE} по собственному желанию. {OCCUPATION=Директор} {NAME:2}", "Характеристика\n{NAME:1}, {DOB:1} года рождения, работает в {ORGANIZATION:1} с {DATE_INTERVAL=[2012|2015|2019|2021] года} в должности: {OCCUPATION}. {MARITAL_STATUS}. Награжд{%ён|ена:1} грамотой <org_gen>.",
        "График отпусков: {NAME:1} — {DATE_INTERVAL}; {NAME:2} — {DATE_INTERVAL}; {NAME:3} — {DATE_INTERVAL}.", "Больничный лист: {NAME:1}, {CONDITION}, с {DATE} по {DATE}, {ORGANIZATION_MEDICAL_FACILITY}.", "Докладная. {DATE} в {TIME} {OCCUPATION} {NAME:1} отсутствовал{%|а:1} на рабочем месте. Начальник отдела {NAME:2}".replace("Начальник отдела", "{OCCUPATION=Начальник отдела}"),
        "Сотрудник {NAME:1} (таб. № {ACCOUNT_NUMBER}) направляется в командировку в <city_acc> на {DURATION}, цель — переговоры с <org_ins>.",
    ],
    "ticket": [
        "Обращение № {NUMERICAL_PII}\nКлиент: {NAME:1} ({EMAIL_ADDRESS:1})\nПроблема: не могу войти в личный кабинет, логин {USERNAME:1}, IP {IP_ADDRESS}.\nОтвет: Здравствуйте, {NAME_GIVEN:1}! Временный пароль: {PASSWORD}.", "Заявка от {DATE} {TIME}: {NAME:1}, тел. {PHONE_NUMBER}, не работает {PRODUCT}, серийный номер {NUMERICAL_PII}. Исполнитель: {NAME:2}.",
        "Тема: возврат денег\nДобрый день. Я, {NAME:1}, оформил{%|а:1} заказ {NUMERICAL_PII} на сумму {MONEY}, но товар не пришёл. Верните на карту {CREDIT_CARD}. Мой телефон {PHONE_NUMBER}.", "Жалоба на сотрудника: {OCCUPATION=[кассир|оператор|менеджер|курьер|охранник]} {NAME:2} нахамил{%|а:2} мне {DATE} в магазине по адресу {LOCATION_ADDRESS_STREET}. {NAME:1}",
        "[#{~number}] Приоритет: высокий. Пользователь {USERNAME:1} сообщает об ошибке {~code} после обновления до версии {~version}. Ответственный — {NAME:2}, {ORGANIZATION=[отдел разработки|служба поддержки|ИТ-отдел]}.".replace("[#", "\\[#").replace("}] П", "}\\] П"),
        "Здравствуйте, меня зовут {NAME_GIVEN:1}. Номер договора {ACCOUNT_NUMBER}, адрес {LOCATION_ADDRESS}. Интернет не работает уже {DURATION}. Мастер {NAME_FAMILY:2} так и не пришёл.".replace("Мастер", "{OCCUPATION=Мастер}"),
    ],
    "log": ["{DATE=2024-0[1|3|7]-1[2|5|8]} {TIME} INFO login user={USERNAME:1} ip={IP_ADDRESS}\n{DATE=2024-0[1|3|7]-1[2|5|8]} {TIME} WARN неверный пароль для {EMAIL_ADDRESS:1}", "[{TIME}] ERROR {~code}: файл {FILENAME} не найден, клиент {IP_ADDRESS}".replace("[{TIME}]", "\\[{TIME}\\]"), "user_id={ACCOUNT_NUMBER} name=\"{NAME:1}\" phone={PHONE_NUMBER} city={LOCATION_CITY}",
            "\\{\"name\": \"{NAME:1}\", \"email\": \"{EMAIL_ADDRESS:1}\", \"birthday\": \"{DOB:1}\", \"city\": \"{LOCATION_CITY}\"\\}", "\\{\"фамилия\": \"{NAME_FAMILY:1}\", \"имя\": \"{NAME_GIVEN:1}\", \"снилс\": \"{SSN}\", \"адрес\": \"{LOCATION_ADDRESS}\"\\}", "GET {URL} {IP_ADDRESS} {~number} device={NUMERICAL_PII}", "<client id=\"{~number}\"><fio>{NAME:1}</fio><tel>{PHONE_NUMBER}</tel></client>".replace("<", "\\<").replace(">", "\\>")],
    "table": [
        "№;ФИО;Дата рождения;Телефон\n1;{NAME:1};{DOB:1};{PHONE_NUMBER}\n2;{NAME:2};{DOB:2};{PHONE_NUMBER}\n3;{NAME:3};{DOB:3};{PHONE_NUMBER}", "ФИО | Должность | Отдел\n{NAME:1} | {OCCUPATION} | {ORGANIZATION}\n{NAME:2} | {OCCUPATION} | {ORGANIZATION}\n{NAME:3} | {OCCUPATION} | {ORGANIZATION}",
        "Фамилия\tИмя\tГород\tСумма\n{NAME_FAMILY:1}\t{NAME_GIVEN:1}\t{LOCATION_CITY}\t{MONEY}\n{NAME_FAMILY:2}\t{NAME_GIVEN:2}\t{LOCATION_CITY}\t{MONEY}", "{NAME:1}, {LOCATION_CITY}, {EMAIL_ADDRESS:1}\n{NAME:2}, {LOCATION_CITY}, {EMAIL_ADDRESS:2}\n{NAME:3}, {LOCATION_CITY}, {EMAIL_ADDRESS:3}",
        "Список [участников|приглашённых|класса|присутствовавших]:\n1. {NAME:1}\n2. {NAME:2}\n3. {NAME:3}\n4. {NAME:4}\n5. {NAME:5}", "Организация,ИНН,Директор\n{ORGANIZATION:1},{ORGANIZATION_ID},{NAME:1}\n{ORGANIZATION:2},{ORGANIZATION_ID},{NAME:2}", "Состав: {NAME_FAMILY} — {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY} ({NAME_FAMILY}, {AGE=46|46}) — {NAME_FAMILY}, {NAME_FAMILY}.".replace(" ({NAME_FAMILY}, {AGE=46|46})", ""),
        "Город | Страна | Компания\n{LOCATION_CITY} | {LOCATION_COUNTRY} | {ORGANIZATION}\n{LOCATION_CITY} | {LOCATION_COUNTRY} | {ORGANIZATION}\n{LOCATION_CITY} | {LOCATION_COUNTRY} | {ORGANIZATION}", "{DATE}\t{NAME:1}\t{CONDITION}\t{DRUG}\t{DOSE}\n{DATE}\t{NAME:2}\t{CONDITION}\t{DRUG}\t{DOSE}", "Турнирная таблица\n1. {ORGANIZATION} — {~quantity} очков\n2. {ORGANIZATION} — {~quantity}\n3. {ORGANIZATION} — {~quantity}",
        "Дежурные на {DATE_INTERVAL}:\n{DATE} — {NAME_FAMILY}\n{DATE} — {NAME_FAMILY}\n{DATE} — {NAME:1}", "{LOCATION_CITY}: {~quantity}\n{LOCATION_CITY}: {~quantity}\n{LOCATION_CITY}: {~quantity}"],
    "cells": ["<field>", "<field>", "{NAME}", "{ORGANIZATION}", "{LOCATION_CITY}", "{LOCATION_ADDRESS}", "{NAME_FAMILY}", "<name_nom>", "<org_nom>", "<place_nom>", "{LOCATION}", "{PHONE_NUMBER}", "{DATE}", "{MONEY}", "{OCCUPATION}", "{LOCATION_STATE}, {LOCATION_COUNTRY}", "{NAME_MEDICAL_PROFESSIONAL}", "{ORGANIZATION_MEDICAL_FACILITY}", "{NAME_GIVEN}"],
    "letter": [
        "{ORGANIZATION:1}\n{LOCATION_ADDRESS}\n\n{DATE}\n\nУважаем{%ый|ая:1} {NAME:1}!\n\n<letter_body>\n\nС уважением,\n{NAME:2}\n{OCCUPATION}", "Уважаем{%ый|ая:1} {NAME:1}!\n<letter_body> <letter_body>\n{ORGANIZATION:1}", "В <org_acc>\nот <full_gen>,\nпроживающ{%его|ей:1} по адресу: {LOCATION_ADDRESS}\nтел. {PHONE_NUMBER}\n\nЗАЯВЛЕНИЕ\n<letter_body>\n{DATE}   {NAME:1}",
        "{OCCUPATION=[Директору|Начальнику|Главному врачу|Ректору|Прокурору|Министру]} <org_gen>\n<full_dat>\n\nПрошу [рассмотреть моё обращение|принять меня на работу|выдать копии документов|перерасчёт за {DATE_INTERVAL}]. <letter_body>\n{NAME:1}, {DATE}",
    ],
    "letter_body": [
        "По вашему страховому случаю от {DATE} (полис {ACCOUNT_NUMBER}) принято решение о выплате {MONEY}.", "Сообщаем, что ваш кредит на сумму {MONEY} одобрен сроком на {DURATION}. Счёт: {BANK_ACCOUNT}.", "Родительское собрание 5 «Б» класса состоится {DATE} в {TIME}. Классный руководитель — {NAME:3}.".replace("Классный руководитель", "{OCCUPATION=Классный руководитель}"),
        "Ученик {NAME:3} пропустил {~quantity} уроков. Просим родителей прийти в школу {DATE}.", "По факту ДТП с участием автомобиля {VEHICLE_ID} под управлением <full_gen> просим предоставить документы.", "Ваша карта {CREDIT_CARD} будет перевыпущена, заберите её в офисе по адресу {LOCATION_ADDRESS}.",
        "Пенсия начислена за {DATE_INTERVAL}, СНИЛС {SSN}.", "Ваше обращение по поводу работы <org_gen> рассмотрено, ответственный исполнитель — {NAME:3}, {PHONE_NUMBER}.", "Застрахованный: {NAME:3}. Диагноз: {INJURY}. Лечение оплачено в {ORGANIZATION_MEDICAL_FACILITY} на сумму {MONEY}.", "Приглашаем вас на {EVENT}, который пройдёт {DATE} в <city_loc>.",
        "Налоговая задолженность по ИНН {SSN} составляет {MONEY}.", "Просим подтвердить участие <full_gen> и <full_gen> в конференции в <city_loc>.", "Ребёнок <given_nom> зачислен в {ORGANIZATION=[гимназию № 5|школу № 12|лицей «Вторая школа»|детский сад «Солнышко»]} с {DATE}.",
    ],
    "social": ["<soc>", "<soc> <soc>", "{USERNAME:1}: <soc>", "{NAME:1}\n{DATE} в {TIME}\n<soc>", "<soc>\n#{~word} #{~word}"],
    "soc": ["Были с <given_ins> на концерте в <city_loc>, {NAME=[Земфира Рамазанова|Диана Арбенина|Борис Гребенщиков|Илья Лагутенко|Вера Брежнева|Полина Гагарина]} — космос!", "Сегодня мне {AGE}! Спасибо всем за поздравления", "{EVENT} в <city_loc> — это любовь", "Потерялась собака в районе {LOCATION_ADDRESS_STREET}, звоните {PHONE_NUMBER}, {NAME_GIVEN:1}", "Продаю {PRODUCT}, {MONEY}, пишите в личку {USERNAME:1}",
            "Опять <family_nom> несёт чушь по телевизору", "<org_nom> вернули первое место!! Спасибо <family_dat> за гол", "Кто-нибудь знает хорошего {OCCUPATION=[стоматолога|юриста|электрика|репетитора|нотариуса]} в <city_loc>?", "Пропал человек: {NAME:1}, {AGE} лет, {PHYSICAL_ATTRIBUTE}, {PHYSICAL_ATTRIBUTE}. В последний раз видели {DATE} у <place_gen>. Тел. {PHONE_NUMBER}", "RT {USERNAME:2}: <name_nom> уходит из <org_gen>",
            "Мой сын — {ZODIAC_SIGN}, родился {DOB}, назвали {NAME_GIVEN=[Мироном|Матвеем|Львом|Платоном|Марком]}", "Как {POLITICAL_AFFILIATION=[либерал|консерватор|левый|социалист]} скажу: <family_nom> прав", "Я {RELIGION=[православная|мусульманка|атеист|буддист]} и не стесняюсь этого", "Переехали из <city_gen> в <city_acc>, теперь живём на {LOCATION_ADDRESS_STREET}", "У бабушки {CONDITION}, ищем {DRUG}", "Фото: {NAME:1}. Место: {LOCATION}", "Благодарю <name_acc> и всю команду <org_gen> за поддержку!"],
    "travel": ["Бронь {NUMERICAL_PII}\nПассажир: {NAME:1}, паспорт {PASSPORT_NUMBER}\nРейс: {LOCATION_CITY} — {LOCATION_CITY}\nВылет {DATE} в {TIME}\nАвиакомпания: {ORGANIZATION=[Аэрофлот|S7 Airlines|Победа|Уральские авиалинии|Turkish Airlines|Utair]}", "Отель {ORGANIZATION=[«Космос»|«Азимут»|Hilton|«Метрополь»|Novotel]}, {LOCATION_CITY}, заезд {DATE}, гость {NAME:1}, стоимость {MONEY} за {DURATION}",
               "Билет на поезд {LOCATION_CITY} – {LOCATION_CITY}, {DATE}, {TIME}, вагон {~quantity}, место {~quantity}, {NAME:1}, док. {PASSPORT_NUMBER}", "Маршрут: {LOCATION_CITY}, {LOCATION_CITY}, {LOCATION=[озеро Байкал|Алтай|Кавказ|Рица]}; {DURATION}. Турист: {NAME:1}, {DOB:1}. Виза в <country_acc>. Гид — {NAME_GIVEN:2}.".replace("Гид", "{OCCUPATION=Гид}"), "Такси: {LOCATION_ADDRESS_STREET} → {LOCATION=[аэропорт Внуково|Казанский вокзал|Шереметьево|Пулково]}, водитель {NAME_GIVEN:1}, {VEHICLE_ID}, {MONEY}".replace("водитель", "{OCCUPATION=водитель}")],
} | CASE_RULES | PROSE_RULES | NEGATIVE_RULES
