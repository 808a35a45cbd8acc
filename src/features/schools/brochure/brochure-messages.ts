import type { Locale } from '../../../shared/locale'

// The texts that only a school's brochure has; the others are those of its page.

const en = {
  brochure: 'Brochure',
  /** The link on the page. */
  download: 'Brochure (PDF, up to {size})',
  lessons: 'Lessons',
  accreditations: 'Accreditations',
  /** Beside an amount. */
  weekFrom: 'Per week from',
  pricesOn:
    'Lowest prices per week on {day}, without the registration fee. Our website calculates the exact price of your stay.',
  online: 'Prices and places',
  onlineText: 'Calculate your price, ask questions or enrol on our website: scan the code, or use this link.',
  codeAlt: 'QR code that opens the page of the school: {address}',
  pageOf: 'Page {page} of {pages}',
  leftOut:
    'This brochure cannot print some characters, which were left out. You can read the full text at {address}.',
}

type BrochureMessages = { [Key in keyof typeof en]: string }

export const brochureMessages: Record<Locale, BrochureMessages> = {
  en,
  ca: {
    brochure: 'Fullet',
    download: 'Fullet (PDF, fins a {size})',
    lessons: 'Classes',
    accreditations: 'Acreditacions',
    weekFrom: 'Per setmana des de',
    pricesOn:
      'Preus mínims per setmana el {day}, sense la matrícula. El nostre web calcula el preu exacte de la teva estada.',
    online: 'Preus i places',
    onlineText:
      'Calcula el preu, pregunta o inscriu-te al nostre web: escaneja el codi o fes servir aquest enllaç.',
    codeAlt: 'Codi QR que obre la pàgina de l’escola: {address}',
    pageOf: 'Pàgina {page} de {pages}',
    leftOut:
      'Aquest fullet no pot imprimir alguns caràcters, que s’han omès. Pots llegir el text sencer a {address}.',
  },
  de: {
    brochure: 'Broschüre',
    download: 'Broschüre (PDF, bis {size})',
    lessons: 'Unterricht',
    accreditations: 'Akkreditierungen',
    weekFrom: 'Pro Woche ab',
    pricesOn:
      'Niedrigste Wochenpreise am {day}, ohne Anmeldegebühr. Den genauen Preis deines Aufenthalts berechnet unsere Website.',
    online: 'Preise und Plätze',
    onlineText:
      'Berechne deinen Preis, stell Fragen oder melde dich an: Scanne den Code oder nutze diesen Link.',
    codeAlt: 'QR-Code, der die Seite der Schule öffnet: {address}',
    pageOf: 'Seite {page} von {pages}',
    leftOut:
      'Einige Zeichen lassen sich in dieser Broschüre nicht drucken und fehlen deshalb. Den ganzen Text findest du unter {address}.',
  },
  es: {
    brochure: 'Folleto',
    download: 'Folleto (PDF, hasta {size})',
    lessons: 'Clases',
    accreditations: 'Acreditaciones',
    weekFrom: 'Por semana desde',
    pricesOn:
      'Precios mínimos por semana a {day}, sin la matrícula. Nuestra web calcula el precio exacto de tu estancia.',
    online: 'Precios y plazas',
    onlineText:
      'Calcula tu precio, pregunta o inscríbete en nuestra web: escanea el código o usa este enlace.',
    codeAlt: 'Código QR que abre la página de la escuela: {address}',
    pageOf: 'Página {page} de {pages}',
    leftOut:
      'Este folleto no puede imprimir algunos caracteres, que se han omitido. Puedes leer el texto completo en {address}.',
  },
  eu: {
    brochure: 'Liburuxka',
    download: 'Liburuxka (PDF, gehienez {size})',
    lessons: 'Eskolak',
    accreditations: 'Akreditazioak',
    weekFrom: 'Astean gutxienez',
    pricesOn:
      'Asteko preziorik baxuenak, matrikula gabe ({day}). Zure egonaldiaren prezio zehatza gure webguneak kalkulatzen du.',
    online: 'Prezioak eta plazak',
    onlineText:
      'Kalkulatu prezioa, galdetu edo eman izena gure webgunean: eskaneatu kodea edo erabili esteka hau.',
    codeAlt: 'Eskolaren orria irekitzen duen QR kodea: {address}',
    pageOf: '{page}. orria, {pages} orritik',
    leftOut:
      'Liburuxka honek ezin ditu karaktere batzuk inprimatu, eta kendu egin dira. Testu osoa hemen irakur dezakezu: {address}.',
  },
  fr: {
    brochure: 'Brochure',
    download: 'Brochure (PDF, {size} au plus)',
    lessons: 'Leçons',
    accreditations: 'Accréditations',
    weekFrom: 'Par semaine dès',
    pricesOn:
      'Prix les plus bas par semaine au {day}, hors frais d’inscription. Notre site calcule le prix exact de votre séjour.',
    online: 'Prix et places',
    onlineText:
      'Calculez votre prix, posez vos questions ou inscrivez-vous sur notre site : scannez le code ou utilisez ce lien.',
    codeAlt: 'Code QR qui ouvre la page de l’école : {address}',
    pageOf: 'Page {page} sur {pages}',
    leftOut:
      'Cette brochure ne peut pas imprimer certains caractères, qui ont été omis. Le texte complet se trouve à l’adresse {address}.',
  },
  gl: {
    brochure: 'Folleto',
    download: 'Folleto (PDF, ata {size})',
    lessons: 'Clases',
    accreditations: 'Acreditacións',
    weekFrom: 'Por semana desde',
    pricesOn:
      'Prezos mínimos por semana a {day}, sen a matrícula. A nosa web calcula o prezo exacto da túa estadía.',
    online: 'Prezos e prazas',
    onlineText:
      'Calcula o teu prezo, pregunta ou inscríbete na nosa web: escanea o código ou usa esta ligazón.',
    codeAlt: 'Código QR que abre a páxina da escola: {address}',
    pageOf: 'Páxina {page} de {pages}',
    leftOut:
      'Este folleto non pode imprimir algúns caracteres, que se omitiron. Podes ler o texto completo en {address}.',
  },
  it: {
    brochure: 'Opuscolo',
    download: 'Opuscolo (PDF, al massimo {size})',
    lessons: 'Lezioni',
    accreditations: 'Accreditamenti',
    weekFrom: 'A settimana da',
    pricesOn:
      'Prezzi settimanali più bassi in data {day}, senza la quota di iscrizione. Il nostro sito calcola il prezzo esatto del tuo soggiorno.',
    online: 'Prezzi e posti',
    onlineText:
      'Calcola il tuo prezzo, chiedi o iscriviti sul nostro sito: inquadra il codice o usa questo link.',
    codeAlt: 'Codice QR che apre la pagina della scuola: {address}',
    pageOf: 'Pagina {page} di {pages}',
    leftOut:
      'Questo opuscolo non può stampare alcuni caratteri, che sono stati omessi. Il testo completo si trova su {address}.',
  },
  pt: {
    brochure: 'Brochura',
    download: 'Brochura (PDF, até {size})',
    lessons: 'Aulas',
    accreditations: 'Acreditações',
    weekFrom: 'Por semana desde',
    pricesOn:
      'Preços mais baixos por semana em {day}, sem a taxa de inscrição. O nosso site calcula o preço exato da sua estadia.',
    online: 'Preços e vagas',
    onlineText:
      'Calcule o seu preço, pergunte ou inscreva-se no nosso site: leia o código ou utilize esta ligação.',
    codeAlt: 'Código QR que abre a página da escola: {address}',
    pageOf: 'Página {page} de {pages}',
    leftOut:
      'Esta brochura não consegue imprimir alguns caracteres, que foram omitidos. Pode ler o texto completo em {address}.',
  },
  'pt-br': {
    brochure: 'Folheto',
    download: 'Folheto (PDF, até {size})',
    lessons: 'Aulas',
    accreditations: 'Credenciamentos',
    weekFrom: 'Por semana desde',
    pricesOn:
      'Menores preços por semana em {day}, sem a taxa de matrícula. Nosso site calcula o preço exato da sua estadia.',
    online: 'Preços e vagas',
    onlineText:
      'Calcule seu preço, pergunte ou faça sua matrícula no nosso site: escaneie o código ou use este link.',
    codeAlt: 'Código QR que abre a página da escola: {address}',
    pageOf: 'Página {page} de {pages}',
    leftOut:
      'Este folheto não consegue imprimir alguns caracteres, que foram omitidos. Você pode ler o texto completo em {address}.',
  },
}
