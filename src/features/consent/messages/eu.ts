import type { ConsentMessages } from './en'

export const eu: ConsentMessages = {
  title: 'Cookieei buruzko zure erabakia',
  intro:
    'Gune honen atal batzuk, hala nola bideoak, mapak edo estatistikak, beste enpresa batzuetatik datoz. Horrela, hemen zaudela jakiten dute, eta datuak gorde ditzakete zure nabigatzailean. Ez da haien ezer kargatzen zuk onartu arte. Zure erabakia edonoiz alda dezakezu.',
  asEasy: 'Baztertzea onartzea bezain erraza da.',
  accept: 'Onartu',
  reject: 'Baztertu',
  configure: 'Konfiguratu',
  close: 'Itxi onartu gabe',
  policyLink: 'Cookie-politika',
  poweredBy: '{name} enpresak garatua',
  settingsTitle: 'Cookieen ezarpenak',
  settingsIntro:
    'Erabaki zerbitzuz zerbitzu. Desaktibatuta uzten duzuna ez da kargatzen, eta gune honetan zure nabigatzailean gorde duena ezabatu egiten da. Edonoiz itzul zaitezke orri bakoitzaren amaierako «Cookieen ezarpenak» estekatik.',
  newIntro:
    'Zure azken erabakitik, zerbait berria dago gune honetan. Hemen horri buruz bakarrik galdetzen dizugu: zure beste erabakiak ez dira aldatzen.',
  back: 'Atzera',
  acceptAll: 'Onartu guztiak',
  rejectAll: 'Baztertu guztiak',
  save: 'Gorde ezarpenak',
  ownRow: 'Webgune hau',
  ownPurpose: 'Guneak berak funtzionatzeko behar duena: hemengo zure erabakia, idazten duzuna, zure moneta.',
  alwaysOn: 'Beti aktibo',
  isNew: '(berria)',
  failed: 'Ezin izan da zure erabakia gorde. Saiatu berriro une baten buruan.',
  hiddenText: 'Orri honetako eduki batzuk ezkutatuta daude. Ikusteko, baimendu: {groups}',
  allowThese: 'Baimendu hauek',
  gpcText:
    'Zure nabigatzaileak Global Privacy Control bidaltzen du. Ez da beste enpresen ezer kargatzen zuk baimendu ezean.',
  gpcKeep: 'Utzi horrela',
  dismiss: 'Itxi',
  openSettings: 'Cookieen ezarpenak',
  badge: 'Erabakitzeko dauden zerbitzu berriak: {count}',
  embedText:
    'Eduki hau {service} zerbitzutik dator. Kargatzen baduzu, {service} zerbitzuak hemen zaudela jakingo du, eta datuak gorde ahal izango ditu zure nabigatzailean.',
  loadOnce: 'Kargatu behin',
  alwaysAllow: 'Baimendu beti {service}',
  openAt: 'Ireki {service} gunean',
  categories: {
    analytics: {
      name: 'Estatistikak',
      purpose:
        'Bisitak zenbatzen ditu eta zein orri irakurtzen diren erakusten du, gunea hobetu ahal izateko.',
    },
    advertising: {
      name: 'Publizitatea',
      purpose: 'Iragarkien emaitza neurtzen du eta zure interesekin bat datozen iragarkiak erakusten ditu.',
    },
    social: { name: 'Sare sozialak', purpose: 'Sare sozialetako argitalpenak eta botoiak erakusten ditu.' },
    video: { name: 'Bideoak', purpose: 'Bideoak orriaren barruan erreproduzitzen ditu.' },
    maps: { name: 'Mapak', purpose: 'Mapa interaktibo bat erakusten du.' },
    captcha: {
      name: 'Formularioen babesa',
      purpose: 'Pertsonak eta programak bereizten ditu formulario bat bidaltzean.',
    },
    chat: { name: 'Txata', purpose: 'Orriaren barruan gurekin hitz egiteko aukera ematen dizu.' },
    fonts: { name: 'Letra-tipoak eta ikonoak', purpose: 'Letra-tipoak edo ikonoak kargatzen ditu.' },
    media: {
      name: 'Musika eta multimedia',
      purpose: 'Musika, podcastak edo bestelako edukiak orriaren barruan erreproduzitzen ditu.',
    },
    other: {
      name: 'Beste zerbitzu batzuk',
      purpose: 'Beste enpresa baten edukia erakusten du edo funtzio bat eskaintzen du.',
    },
  },
  policyTitle: 'Cookie-politika',
  policyDescription:
    'Gune honek zein cookie eta zerbitzu erabiltzen dituen, zertarako eta zenbat denboraz, eta zure erabakia.',
  servicesTitle: 'Beste enpresen zerbitzuak',
  servicesIntro:
    'Taulak zerbitzu bat aktibo dagoela esaten ez badu, ez da kargatzen, ezta hemen ageri den ezer gordetzen ere, zuk baimendu arte.',
  onAtFirst: 'Aktibo, desaktibatzen ez duzun artean',
  noServices: 'Une honetan gune honek ez du beste enpresen zerbitzurik erabiltzen.',
  exemptTitle: 'Gune honek berak gordetzen duena',
  exemptIntro:
    'Zuk eskatutako zerbaitetarako beharrezkoa da, eta, beraz, ez du baimenik behar. Horietako ezerk ez dizu beste guneetara jarraitzen.',
  service: 'Zerbitzua',
  purpose: 'Zertarako',
  stored: 'Zure nabigatzailean gordeta',
  provider: 'Hornitzailea: {provider}',
  privacy: '{service}: pribatutasuna',
  nothingStored: 'Guk dakigula, ezer ez',
  untilDeleted: 'ezabatu arte',
  session: 'nabigatzailea itxi arte',
  kinds: {
    cookie: 'cookiea',
    localStorage: 'biltegiratze lokala',
    sessionStorage: 'saioko biltegiratzea',
    indexedDB: 'nabigatzaileko datu-basea',
  },
  exempt: {
    consent: 'Cookieei buruzko zure erabakia eta haren agiriaren zenbakia gogoratzen ditu.',
    remember:
      'Hurrengo iruzkinerako zure izena, helbide elektronikoa eta webgunea gogoratzen ditu, eskatzen baduzu.',
    ownComments: 'Zure iruzkinak erakusten dizkizu onarpenaren zain dauden bitartean.',
    verified: 'Helbide elektroniko bat berretsi duzula gogoratzen du.',
    currency: 'Aukeratu duzun moneta gogoratzen du.',
    cart: 'Alde batera utzi dituzun aurrekontuak gogoratzen ditu.',
    login: 'Langileen saioa irekita mantentzen du.',
    adminLook:
      'Langileek administrazioa nola konfiguratu duten gogoratzen du (koloreak, hizkuntza, lasterbideak, arbela).',
  },
  decisionsTitle: 'Zure erabakiak',
  decisionsIntro:
    'Erabaki bakoitzak agiri bat uzten du gurean: ausazko zenbaki bat, ordua, hizkuntza eta zer baimendu den. Ez dauka zure izenik ez helbiderik, eta zure nabigatzaileak bakarrik daki zenbakia.',
  decisionsLink: 'Erakutsi nire erabakiak',
  decisionsNone: 'Nabigatzaile honek ez du erabakirik gordeta.',
  decisionsFailed: 'Une honetan ezin dira zure erabakiak erakutsi. Saiatu geroago.',
  receipt: 'Zure agiriaren zenbakia',
  decidedAt: 'Ordua',
  decision: 'Erabakia',
  allowed: 'Baimenduta',
  refused: 'Baimendu gabe',
  nothing: 'ezer ez',
  methods: {
    accept: 'Onartuta',
    reject: 'Baztertuta',
    close: 'Onartu gabe itxita',
    save: 'Ezarpenak gordeta',
    allow: 'Zerbitzu bat baimenduta',
  },
}
