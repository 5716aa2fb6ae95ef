"""Spanish words by label: what a slot of that label may say in a running Spanish text."""


def _split(text):
    return [part.strip() for part in text.replace("\n", " ").split(";") if part.strip()]


WORDS = {
    "OCCUPATION": _split("""
        médico de familia; enfermera; enfermero; abogado; abogada; procurador; arquitecto; arquitecta; ingeniero de caminos; ingeniera industrial;
        profesora de primaria; profesor de secundaria; maestra; albañil; fontanero; electricista; camionero; taxista; conductora de autobús; cocinero;
        camarera; jefe de cocina; dependienta; cajera; contable; contador público; auxiliar administrativa; secretaria; director general; directora de operaciones;
        directora financiera; consejero delegado; gerente; jefa de recursos humanos; técnico de sistemas; programador; desarrolladora de software; analista de datos;
        periodista; fotógrafo; escritora; novelista; poeta; actriz; actor; cantante; guitarrista; director de orquesta; pintor; escultora; futbolista; delantero;
        portero; entrenador; seleccionador; ciclista; tenista; atleta; nadadora; árbitro; alcalde; alcaldesa; concejal; diputada; senador; ministra de Hacienda;
        ministro del Interior; presidente del Gobierno; presidenta; gobernador; secretario de Estado; embajadora; juez; jueza; magistrado; fiscal; notario; policía;
        guardia civil; inspector; bombero; militar; coronel; obispo; sacerdote; agricultor; ganadera; pescador; minero; soldador; mecánico; peluquera; costurera;
        empleada de hogar; vigilante de seguridad; repartidor; cartero; azafata; piloto; farmacéutica; fisioterapeuta; psicóloga; veterinario; odontólogo; cirujana;
        pediatra; ginecóloga; cardiólogo; matrona; auxiliar de enfermería; trabajadora social; investigador; bióloga; químico; historiador; economista; filósofa;
        catedrático de Derecho Penal; rectora; bibliotecaria; traductor; intérprete; agente inmobiliario; comercial; asesora fiscal; autónomo; jubilado; estudiante;
        empresario; empresaria; diseñadora gráfica; community manager; influencer; carpintero; jardinero; panadera; pensionista; operario; peón agrícola; estilista"""),
    "CONDITION": _split("""
        hipertensión arterial; diabetes mellitus tipo 2; diabetes; asma; EPOC; insuficiencia cardíaca; insuficiencia renal crónica; fibrilación auricular; infarto agudo de miocardio;
        ictus; ictus isquémico; neumonía; neumonía bilateral; bronquitis aguda; gripe; COVID-19; fiebre; cefalea; migraña; epilepsia; depresión; depresión mayor; ansiedad;
        trastorno bipolar; esquizofrenia; anemia ferropénica; hipotiroidismo; hipercolesterolemia; dislipemia; obesidad; artrosis; artritis reumatoide; lumbalgia; ciática;
        hernia discal; hernia inguinal; apendicitis aguda; colecistitis; colelitiasis; pancreatitis; gastritis; úlcera gástrica; enfermedad de Crohn; colitis ulcerosa; cirrosis;
        hepatitis C; VIH; tuberculosis; infección urinaria; pielonefritis; cólico nefrítico; cáncer de mama; carcinoma de colon; adenocarcinoma de pulmón; melanoma; linfoma; leucemia;
        mieloma múltiple; demencia; enfermedad de Alzheimer; enfermedad de Parkinson; esclerosis múltiple; celiaquía; dolor torácico; dolor abdominal; disnea; disnea de esfuerzo;
        tos; tos seca; náuseas; vómitos; diarrea; estreñimiento; astenia; pérdida de peso; mareo; vértigo; síncope; edemas en miembros inferiores; palpitaciones; ictericia; prurito;
        dermatitis atópica; psoriasis; urticaria; celulitis; varicela; sarampión; dengue; chikungunya; preeclampsia; diabetes gestacional; endometriosis; alergia a la penicilina;
        alergia al polen; rinitis alérgica; otitis media; conjuntivitis; glaucoma; cataratas; miopía; insomnio; apnea del sueño; TDAH; trastorno del espectro autista; alcoholismo;
        tabaquismo; dependencia a opiáceos; fibromialgia; lupus eritematoso sistémico; gota; osteoporosis; trombosis venosa profunda; tromboembolismo pulmonar; sepsis; shock séptico"""),
    "INJURY": _split("""
        fractura de cadera; fractura de muñeca; fractura de tibia y peroné; fractura de fémur; fractura nasal; esguince de tobillo; esguince cervical; latigazo cervical; luxación de hombro;
        rotura de ligamentos; rotura del ligamento cruzado; desgarro muscular; traumatismo craneoencefálico; contusión en la rodilla; hematoma en el ojo; herida incisa en la mano;
        herida por arma blanca; herida de bala; quemaduras de segundo grado; quemadura solar; corte en el dedo; mordedura de perro; policontusiones; erosiones en el brazo; costillas rotas;
        lesión medular; conmoción cerebral; aborto espontáneo; amputación del dedo; tendinitis del hombro; fractura costal; hematomas en los brazos; rotura de menisco; raspones"""),
    "MEDICAL_PROCESS": _split("""
        radiografía de tórax; TAC craneal; TAC abdominal; resonancia magnética; ecografía abdominal; ecocardiograma; electrocardiograma; ECG; analítica de sangre; hemograma; hemocultivo;
        urocultivo; PCR; biopsia; biopsia hepática; colonoscopia; gastroscopia; broncoscopia; mamografía; citología; espirometría; prueba de esfuerzo; cateterismo cardíaco; angioplastia;
        bypass coronario; implante de marcapasos; apendicectomía; colecistectomía laparoscópica; mastectomía; histerectomía; cesárea; prótesis de rodilla; artroscopia; quimioterapia;
        radioterapia; inmunoterapia; diálisis; hemodiálisis; transfusión; fisioterapia; rehabilitación; psicoterapia; terapia cognitivo-conductual; vacunación; sutura; intubación;
        ventilación mecánica; trasplante renal; trasplante de médula; punción lumbar; electroencefalograma; Holter; gammagrafía ósea; PET-TAC; toracocentesis; endodoncia; extracción de muelas;
        cirugía bariátrica; cirugía de cataratas; reducción cerrada; osteosíntesis; oxigenoterapia; antibioterapia; fluidoterapia; auscultación; exploración neurológica; ecografía obstétrica"""),
    "DRUG": _split("""
        paracetamol; ibuprofeno; omeprazol; metformina; enalapril; losartán; amlodipino; bisoprolol; carvedilol; furosemida; espironolactona; atorvastatina; simvastatina; rosuvastatina;
        ácido acetilsalicílico; Adiro; clopidogrel; acenocumarol; Sintrom; apixabán; rivaroxabán; enoxaparina; heparina; insulina glargina; insulina rápida; empagliflozina; semaglutida;
        Ozempic; levotiroxina; Eutirox; prednisona; dexametasona; hidrocortisona; salbutamol; Ventolín; budesonida; bromuro de ipratropio; amoxicilina; amoxicilina-clavulánico; Augmentine;
        azitromicina; ciprofloxacino; ceftriaxona; levofloxacino; meropenem; fosfomicina; tramadol; morfina; fentanilo; metamizol; Nolotil; diazepam; lorazepam; Orfidal; alprazolam;
        sertralina; escitalopram; fluoxetina; venlafaxina; mirtazapina; quetiapina; olanzapina; risperidona; litio; ácido valproico; levetiracetam; gabapentina; pregabalina; tamoxifeno;
        letrozol; metotrexato; adalimumab; rituximab; trastuzumab; vitamina D; ácido fólico; hierro; calcio; domperidona; ondansetrón; ranitidina; alopurinol; colchicina; sildenafilo; Gelocatil"""),
    "DOSE": _split("""
        500 mg; 1 g; 850 mg; 20 mg; 40 mg; 10 mg; 5 mg; 2,5 mg; 100 mg; 75 mg; 0,5 mg; 50 mcg; 100 microgramos; 1 comprimido; un comprimido; dos comprimidos; medio comprimido; 1 cápsula;
        2 inhalaciones; 10 ml; 5 ml; 20 gotas; 12 UI; 24 UI; 10 unidades; 40 mg/día; 1 g cada 8 horas; 600 mg cada 8 h; 1 comprimido cada 12 horas; una ampolla; un sobre; 1-0-1; 1-0-0;
        0-0-1; 80 mg/24 h; 2 mg/kg; 1 comp/día; 500 miligramos; media pastilla; una pastilla al día; 60 mg sc; 25 mcg/h"""),
    "EFFECT": _split("""
        somnolencia; sequedad de boca; aumento de peso; caída del cabello; sedación; hipotensión; hipoglucemia; náuseas leves; erupción cutánea; temblor fino; visión borrosa;
        sangrado gingival; retención de líquidos; disminución de la libido; prolongación del QT; rubefacción; sudoración; inhibición de la agregación plaquetaria; broncodilatación;
        reacción anafiláctica; inmunosupresión; mejoría clínica; toxicidad hepática; hiperpotasemia; confusión; irritación gástrica"""),
    "STATISTICS": _split("""
        130/80 mmHg; 145/92 mmHg; 110/70; 98 %; 94 %; 37,8 ºC; 36,5 °C; 38.9 ºC; 88 lpm; 72 lpm; 16 rpm; 1,2 mg/dl; 12,4 g/dl; 7,2 %; 180 mg/dl; 95 mg/dl; 4,5 mmol/l; 250.000/mm3; 11.400 leucocitos;
        FEVI 45 %; 55 %; IMC 31,2; 28,4 kg/m²; Glasgow 15; 15/15; 3/10; 82 kg; 64 kg; INR 2,4; 140 mEq/l; 3,9 mEq/l; 12 ng/ml; 8,4 mg/l; el 18 %; 23 por ciento"""),
    "ORIGIN": _split("""
        español; española; mexicano; mexicana; argentina; argentino; colombiana; colombiano; chileno; chilena; peruano; peruana; ecuatoriana; venezolano; venezolana; boliviano; cubana;
        dominicano; uruguayo; paraguaya; hondureña; guatemalteco; salvadoreño; nicaragüense; panameño; costarricense; puertorriqueña; francés; francesa; alemán; alemana; italiana; italiano;
        portugués; inglesa; británico; irlandés; estadounidense; canadiense; brasileña; brasileño; rumano; rumana; búlgara; polaco; ucraniana; ruso; rusa; marroquí; argelino; senegalés; nigeriana;
        chino; china; japonesa; pakistaní; india; filipina; sirio; turco; gallega; vasco; catalán; andaluza; canario; gitana; mapuche; quechua; afrodescendiente; latina; caribeño; magrebí; sueco;
        neerlandés; belga; suizo; croata; griega; austriaco; húngara; surcoreana; australiano; de origen libanés; de ascendencia italiana; europea; africano"""),
    "LANGUAGE": _split("""
        español; castellano; inglés; francés; alemán; italiano; portugués; catalán; gallego; euskera; valenciano; árabe; chino mandarín; japonés; ruso; ucraniano; rumano; quechua; aimara;
        guaraní; náhuatl; maya; mapudungun; polaco; neerlandés; hindi; urdu; turco; coreano; wólof; latín; lengua de signos española"""),
    "RELIGION": _split("""
        católico; católica; católica practicante; musulmán; musulmana; judía; judío; evangélica; protestante; testigo de Jehová; budista; hindú; ateo; atea; agnóstica; cristiano ortodoxo;
        mormón; adventista; cristianos coptos; suní; chiíta; católica romana; pentecostal; anglicano"""),
    "POLITICAL_AFFILIATION": _split("""
        socialista; conservador; conservadora; liberal; comunista; de izquierdas; de derechas; centrista; progresista; peronista; kirchnerista; nacionalista; independentista; republicano;
        republicana; demócrata; socialdemócrata; populista; anarquista; ecologista; morenista; priista; panista; uribista; chavista; ultraderechista; democristiano; trotskista"""),
    "SEXUALITY": _split("""heterosexual; homosexual; gay; lesbiana; bisexual; pansexual; asexual; queer"""),
    "GENDER": _split("""hombre; mujer; varón; femenino; masculino; mujer trans; hombre trans; no binario; persona no binaria; M; F; H; V; transexual"""),
    "MARITAL_STATUS": _split("""
        soltero; soltera; casado; casada; viudo; viuda; divorciado; divorciada; separado; separada; separada legalmente; pareja de hecho; unión libre; conviviente; en concubinato;
        exmarido; exmujer; casado en segundas nupcias; divorciados"""),
    "PHYSICAL_ATTRIBUTE": _split("""
        ojos azules; ojos marrones; ojos verdes; pelo rubio; pelo negro; cabello castaño; pelo rizado; calvo; 1,75 m de altura; 1,80 m; 168 cm; 90 kg; complexión delgada; complexión fuerte;
        tez morena; tez clara; piel negra; barba poblada; bigote; un tatuaje en el antebrazo; un tatuaje de una rosa; una cicatriz en la ceja; cicatriz en la mejilla izquierda; zurda; pelirroja;
        un lunar en la mejilla; pecas; estatura media; raza blanca; raza negra; pelo corto y canoso; una prótesis en la pierna derecha"""),
    "ZODIAC_SIGN": _split("""Aries; Tauro; Géminis; Cáncer; Leo; Virgo; Libra; Escorpio; Sagitario; Capricornio; Acuario; Piscis"""),
    "EVENT": _split("""
        Navidad; Semana Santa; Año Nuevo; Nochebuena; Día de Muertos; Día de la Hispanidad; Día de la Madre; Reyes; San Fermín; Fallas; Feria de Abril; Tomatina; Carnaval; Ramadán;
        Juegos Olímpicos; Juegos Olímpicos de París; Mundial de Catar; Mundial de fútbol; Eurocopa; Copa América; Copa Libertadores; Liga de Campeones; Champions League; Copa del Rey; Vuelta a España;
        Tour de Francia; Roland Garros; Wimbledon; Festival de San Sebastián; Festival de Cannes; Premios Goya; los Óscar; Eurovisión; Mobile World Congress; Feria del Libro de Guadalajara; Fitur;
        Guerra Civil; Segunda Guerra Mundial; Primera Guerra Mundial; Revolución Francesa; Cumbre del Clima; Cumbre Iberoamericana; Black Friday; Hanukkah; Maratón de Valencia; Orgullo; Expo 92"""),
    "PRODUCT": _split("""
        iPhone 15; Galaxy S24; Seat Ibiza; Renault Clio; Toyota Corolla; PlayStation 5; Kindle Paperwhite; Windows 11; ChatGPT; Cuenta Nómina Plus; Seguro Hogar Total; Tarifa Infinita;
        Nintendo Switch; Tesla Model 3; Thermomix TM6; Volkswagen Golf; MacBook Pro; Hipoteca Joven; Plan Ahorro 5; Vespa Primavera; Roomba; Nespresso Vertuo; Google Maps; Fiat 500; Citroën C3"""),
    "PROJECT": _split("""
        Proyecto Aurora; Operación Cóndor; Proyecto Fénix; Plan Horizonte; Proyecto Castor; Plan Renove; Proyecto Atlas; Operación Púnica; Proyecto Delfín; Programa Alfa; Proyecto Quetzal;
        Proyecto Nexo; Proyecto Tren Maya; Plan Sierra Norte; Proyecto Lince; Operación Malaya"""),
    "CORPORATE_ACTION": _split("""
        fusión; adquisición; opa; opa hostil; ampliación de capital; recompra de acciones; salida a bolsa; reparto de dividendos; ERE; expediente de regulación de empleo; despidos;
        concurso de acreedores; escisión; reestructuración; joint venture; venta de activos; compra; emisión de bonos; toma de control; liquidación"""),
    "FINANCIAL_METRIC": _split("""
        ingresos; beneficio neto; ebitda; resultado bruto de explotación; facturación; margen operativo; flujo de caja; deuda neta; ventas comparables; dividendo por acción; cuota de mercado;
        capitalización bursátil; rentabilidad; pérdidas; activos bajo gestión; cifra de negocio; beneficio por acción; ratio de morosidad; ROE"""),
    "TREND": _split("""
        subió un 5 %; cayó un 3,2 %; aumentó un 12 %; creció un 8,4 %; se disparó; se desplomó; bajó ligeramente; se mantuvo estable; retrocedió un 1,5 %; se duplicó; repuntó; descendió un 20 %;
        avanzó un 0,7 %; se redujo a la mitad; al alza; a la baja; se incrementó un 15 %; perdió un 4 %"""),
    "LOCATION": _split("""
        Amazonas; río Ebro; Tajo; Guadalquivir; río Magdalena; río de la Plata; Andes; Pirineos; Sierra Nevada; Sierra Madre Oriental; Mediterráneo; Caribe; Atlántico; Golfo de México;
        Mar Menor; Lago Titicaca; Lago de Chapala; Desierto de Atacama; Patagonia; Pampa; Mancha; Costa Brava; Costa del Sol; Rías Baixas; Picos de Europa; Teide; Aconcagua; Popocatépetl;
        América Latina; Latinoamérica; Centroamérica; Europa; África; Asia; Oriente Medio; Balcanes; Europa del Este; Estrecho de Gibraltar; Canal de Panamá; Aeropuerto de Barajas; Aeropuerto de El Prat;
        aeropuerto de Ezeiza; Aeropuerto Internacional El Dorado; Estación de Atocha; Estación de Sants; Puerta del Sol; Plaza Mayor; Gran Vía; Plaza de Mayo; Sagrada Familia; Alhambra; Machu Picchu;
        Parque del Retiro; Camp Nou; Santiago Bernabéu; Estadio Azteca; La Bombonera; barrio de Lavapiés; Triana; Palermo; Coyoacán; Polanco; Chapinero; Miraflores; Vallecas; Malasaña; Isla de Pascua;
        Islas Galápagos; Tierra del Fuego; Península de Yucatán; Riviera Maya; Valle del Cauca; Bajío; Araucanía; Cono Sur; Silicon Valley; Wall Street; Manhattan; Himalaya; Danubio; Rin; Sena;
        Mar Negro; Mar Báltico; Nilo; Sáhara; Camino de Santiago; Albaicín; Casa de Campo; Valle de los Caídos; Torre Eiffel; Torremolinos, Málaga; Getafe, Madrid; Zapopan, Jalisco; Rosario, Santa Fe"""),
    "ORG": _split("""
        PSOE; Partido Popular; Vox; Podemos; Sumar; Esquerra Republicana; Junts; PNV; Bildu; Ciudadanos; Morena; PRI; PAN; Unión Cívica Radical; La Libertad Avanza; Centro Democrático; Pacto Histórico;
        Partido Socialista; Partido Comunista de Chile; Banco Santander; BBVA; CaixaBank; Banco Sabadell; Telefónica; Iberdrola; Repsol; Endesa; Inditex; Zara; Mercadona; El Corte Inglés; Seat; Ferrovial;
        Acciona; Iberia; Vueling; Renfe; Correos; Aena; Indra; Mapfre; Pemex; CFE; América Móvil; Cemex; Grupo Bimbo; Televisa; Ecopetrol; Bancolombia; Avianca; Latam; Codelco; Falabella; YPF;
        Mercado Libre; Aerolíneas Argentinas; Google; Microsoft; Apple; Amazon; Meta; Volkswagen; Boeing; Airbus; Pfizer; Real Madrid; FC Barcelona; Atlético de Madrid; Sevilla FC; Valencia CF;
        Athletic Club; Betis; Real Sociedad; Villarreal; Boca Juniors; River Plate; Club América; Chivas; Cruz Azul; Colo-Colo; Atlético Nacional; Millonarios; Manchester United; Liverpool; Bayern de Múnich;
        Juventus; Ajax; UEFA; FIFA; Conmebol; El País; El Mundo; ABC; La Vanguardia; Efe; Clarín; La Nación; El Universal; Reforma; El Tiempo; RTVE; CNN; BBC; The New York Times; Reuters; Europa Press;
        Guardia Civil; Policía Nacional; Mossos d'Esquadra; Ertzaintza; Agencia Tributaria; Seguridad Social; INSS; SEPE; SAT; IMSS; ISSSTE; INE; DIAN; ANSES; AFIP; Carabineros de Chile; Fiscalía General;
        Ministerio de Sanidad; Ministerio de Hacienda; Ministerio de Educación; Ministerio del Interior; Secretaría de Salud; Congreso de los Diputados; Senado; Generalitat de Catalunya; Junta de Andalucía;
        Xunta de Galicia; Tribunal Supremo; Tribunal Constitucional; Audiencia Nacional; Corte Suprema de Justicia; Consejo General del Poder Judicial; Unión Europea; Comisión Europea; Parlamento Europeo; ONU;
        OTAN; OMS; FMI; Banco Mundial; Banco de España; Banco Central Europeo; OEA; Unicef; Cruz Roja; Cáritas; Médicos Sin Fronteras; Amnistía Internacional; Greenpeace; Comisiones Obreras; UGT; CEOE;
        UNAM; Universidad Complutense; Universidad de Buenos Aires; Universidad de Salamanca; CSIC; Instituto Cervantes; Real Academia Española; Museo del Prado; Casa Blanca; Pentágono; Kremlin; Hamás; ETA;
        FARC; DGT; AEMET; Ayuntamiento de Madrid; Netflix; Spotify; Unidad Editorial; Prisa; Naturgy; Grifols; Opus Dei; Departamento de Recursos Humanos; Departamento de Compras"""),
    "ORGWORD": _split("""
        Norte; Sur; Sol; Ibérica; Atlántico; Levante; Andina; Pacífico; Austral; Horizonte; Nova; Alfa; Delta; Global; Integral; Moderna; Central; Progreso; Unión; Futuro; Estrella; Luna; Montaña; Roble;
        Servicios; Soluciones; Logística; Consultores; Energía; Alimentos; Textil; Construcciones; Seguros; Inversiones; Tecnología; Transportes; Medio Ambiente; Cultura; Vivienda; Deporte; Transición"""),
    "STREETWORD": _split("""
        la Constitución; la Libertad; la Independencia; las Flores; los Olivos; la Paz; la Iglesia; la Fuente; los Pinos; la Rosa; San Juan; San Martín; Santa Ana; Bolívar; Cervantes; Colón; Goya; Alcalá;
        Mayor; Real; Nueva; Juárez; Hidalgo; Insurgentes; Reforma; Rivadavia; Corrientes; Sarmiento; Belgrano; Providencia; la Marina; la Estación; los Reyes Católicos; Castilla; Aragón; Andalucía; Europa;
        América; la Luna; el Carmen; la Victoria; Velázquez; 5 de Mayo; 16 de Septiembre; 9 de Julio; la Cruz; las Acacias; los Álamos; Lope de Vega"""),
    "NOUN": _split("""
        mesa; silla; informe; ventana; pantalla; cable; motor; proyecto; documento; camino; caja; tornillo; agua; aceite; libro; puerta; reunión; pedido; plazo; servidor; archivo; batería; teclado;
        factura; contrato; red; sistema; muestra; válvula; lámpara; cocina; bicicleta; jardín; paquete; etiqueta; manual; botón; sensor; tela; harina"""),
    "CITY": _split("""
        Madrid; Barcelona; Valencia; Sevilla; Zaragoza; Málaga; Murcia; Bilbao; Alicante; Córdoba; Valladolid; Vigo; Gijón; A Coruña; Granada; Vitoria; Oviedo; Santander; Pamplona; Toledo; Cádiz; León; Burgos;
        Salamanca; Huelva; Jaén; Badajoz; Ciudad de México; Guadalajara; Monterrey; Puebla; Tijuana; Mérida; Oaxaca; Veracruz; Cancún; Bogotá; Medellín; Cali; Barranquilla; Cartagena de Indias; Bucaramanga;
        Buenos Aires; Rosario; Mendoza; La Plata; Mar del Plata; Tucumán; Salta; Santiago; Valparaíso; Concepción; Antofagasta; Temuco; Lima; Arequipa; Cuzco; Quito; Guayaquil; Caracas; Maracaibo; La Habana;
        Montevideo; Asunción; La Paz; San José; Panamá; Tegucigalpa; San Salvador; Managua; Santo Domingo; San Juan; Nueva York; Londres; París; Berlín; Roma; Milán; Lisboa; Oporto; Bruselas; Ámsterdam; Viena;
        Ginebra; Múnich; Fráncfort; Moscú; Kiev; Varsovia; Praga; Budapest; Atenas; Estambul; El Cairo; Rabat; Tánger; Pekín; Shanghái; Tokio; Seúl; Nueva Delhi; Jerusalén; Gaza; Teherán; Damasco; Bagdad; Miami;
        Los Ángeles; Washington; Chicago; Toronto; Sídney; Río de Janeiro; São Paulo; Alcalá de Henares; Getafe; Móstoles; Ciutadella; Sant Cugat del Vallès; Donostia; Olot; Ronda; Úbeda; Zamora; Soria"""),
    "FOREIGN_NAME": _split("""
        Angela Merkel; Vladímir Putin; Emmanuel Macron; Joe Biden; Donald Trump; Barack Obama; Pedro Sánchez; Volodímir Zelenski; Xi Jinping; Boris Johnson; Lionel Messi; Cristiano Ronaldo; Rafael Nadal;
        Novak Djokovic; Gabriel García Márquez; Pablo Neruda; Frida Kahlo; Diego Rivera; Jorge Luis Borges; Julio Cortázar; Federico García Lorca; Miguel de Cervantes; Simón Bolívar; José de San Martín;
        Francisco Franco; Fidel Castro; Ernesto Guevara; Hugo Chávez; Nicolás Maduro; Evo Morales; Luiz Inácio Lula da Silva; Jair Bolsonaro; Napoleón Bonaparte; Karl Marx; Albert Einstein; Sigmund Freud;
        Marie Curie; Isaac Newton; William Shakespeare; Johann Sebastian Bach; Ludwig van Beethoven; Wolfgang Amadeus Mozart; Pablo Picasso; Salvador Dalí; Recep Tayyip Erdogan; Benjamín Netanyahu; Kim Jong-un;
        Ursula von der Leyen; Jens Stoltenberg; Zinedine Zidane; Pep Guardiola; Jürgen Klopp; Kylian Mbappé; Luka Modric; Robert Lewandowski; Usain Bolt; Lewis Hamilton; Fernando Alonso; Steven Spielberg;
        Woody Allen; Pedro Almodóvar; Penélope Cruz; Meryl Streep; Elon Musk; Bill Gates; Mark Zuckerberg; Mahatma Gandhi; Nelson Mandela; Juan Pablo II; Isabel II; Felipe VI; Carlos V; Saddam Husein; Muamar el Gadafi"""),
}
