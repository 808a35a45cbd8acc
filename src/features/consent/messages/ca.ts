import type { ConsentMessages } from './en'

export const ca: ConsentMessages = {
  title: 'La teva decisió sobre les galetes',
  intro:
    'Algunes parts d’aquest lloc, com els vídeos, els mapes o les estadístiques, provenen d’altres empreses. Així saben que ets aquí i poden desar dades al teu navegador. No es carrega res seu abans que ho acceptis. Pots canviar la teva decisió en qualsevol moment.',
  asEasy: 'Rebutjar és tan fàcil com acceptar.',
  accept: 'Accepta',
  reject: 'Rebutja',
  configure: 'Configura',
  close: 'Tanca sense acceptar',
  policyLink: 'Política de galetes',
  poweredBy: 'Desenvolupat per {name}',
  settingsTitle: 'Configuració de galetes',
  settingsIntro:
    'Decideix servei per servei. El que deixis desactivat no es carrega, i el que hagi desat al teu navegador en aquest lloc s’esborra. Pots tornar-hi en qualsevol moment des de «Configuració de galetes», al final de cada pàgina.',
  newIntro:
    'Des de la teva última decisió hi ha alguna cosa nova en aquest lloc. Aquí només et preguntem per això: les altres decisions no canvien.',
  back: 'Enrere',
  acceptAll: 'Accepta-ho tot',
  rejectAll: 'Rebutja-ho tot',
  save: 'Desa la configuració',
  ownRow: 'Aquest lloc web',
  ownPurpose:
    'El que el mateix lloc necessita per funcionar: la teva decisió aquí, el que escrius, la teva moneda.',
  alwaysOn: 'Sempre actiu',
  isNew: '(nou)',
  failed: 'No s’ha pogut desar la teva decisió. Torna-ho a provar d’aquí a un moment.',
  hiddenText: 'Una part del contingut d’aquesta pàgina està amagada. Per veure-la, permet: {groups}',
  allowThese: 'Permet-los',
  gpcText:
    'El teu navegador envia Global Privacy Control. No es carrega res d’altres empreses si no ho permets.',
  gpcKeep: 'Deixa-ho així',
  dismiss: 'Tanca',
  openSettings: 'Configuració de galetes',
  badge: 'Serveis nous per decidir: {count}',
  embedText:
    'Aquest contingut prové de {service}. Si el carregues, {service} sabrà que ets aquí i podrà desar dades al teu navegador.',
  loadOnce: 'Carrega una vegada',
  alwaysAllow: 'Permet sempre {service}',
  openAt: 'Obre a {service}',
  categories: {
    analytics: {
      name: 'Estadístiques',
      purpose: 'Compta les visites i mostra quines pàgines es llegeixen, per poder millorar el lloc.',
    },
    advertising: {
      name: 'Publicitat',
      purpose: 'Mesura el resultat dels anuncis i mostra anuncis d’acord amb els teus interessos.',
    },
    social: { name: 'Xarxes socials', purpose: 'Mostra publicacions i botons de xarxes socials.' },
    video: { name: 'Vídeos', purpose: 'Reprodueix vídeos dins de la pàgina.' },
    maps: { name: 'Mapes', purpose: 'Mostra un mapa interactiu.' },
    captcha: {
      name: 'Protecció de formularis',
      purpose: 'Distingeix les persones dels programes quan s’envia un formulari.',
    },
    chat: { name: 'Xat', purpose: 'Et permet parlar amb nosaltres dins de la pàgina.' },
    fonts: { name: 'Tipus de lletra i icones', purpose: 'Carrega tipus de lletra o icones.' },
    media: {
      name: 'Música i mitjans',
      purpose: 'Reprodueix música, pòdcasts o altres mitjans dins de la pàgina.',
    },
    other: { name: 'Altres serveis', purpose: 'Mostra contingut o ofereix una funció d’una altra empresa.' },
  },
  policyTitle: 'Política de galetes',
  policyDescription:
    'Quines galetes i serveis fa servir aquest lloc, per a què i durant quant de temps, i la teva decisió.',
  servicesTitle: 'Serveis d’altres empreses',
  servicesIntro:
    'Si la taula no diu que un servei és actiu, no es carrega, ni es desa res del que hi ha aquí, abans que el permetis.',
  onAtFirst: 'Actiu fins que el desactivis',
  noServices: 'En aquest moment aquest lloc no fa servir serveis d’altres empreses.',
  exemptTitle: 'El que desa aquest mateix lloc',
  exemptIntro:
    'És necessari per a alguna cosa que tu demanes i, per tant, no cal consentiment. Res d’això no et segueix a altres llocs.',
  service: 'Servei',
  purpose: 'Per a què',
  stored: 'Desat al teu navegador',
  provider: 'Proveïdor: {provider}',
  privacy: 'Privadesa de {service}',
  nothingStored: 'Res que coneguem',
  untilDeleted: 'fins que s’esborra',
  session: 'fins que es tanca el navegador',
  kinds: {
    cookie: 'galeta',
    localStorage: 'emmagatzematge local',
    sessionStorage: 'emmagatzematge de sessió',
    indexedDB: 'base de dades del navegador',
  },
  exempt: {
    consent: 'Recorda la teva decisió sobre les galetes i el número del seu comprovant.',
    remember:
      'Recorda el teu nom, el correu electrònic i el lloc web per al proper comentari, si ho demanes.',
    ownComments: 'Et mostra els teus comentaris mentre esperen aprovació.',
    verified: 'Recorda que has confirmat una adreça de correu electrònic.',
    currency: 'Recorda la moneda que has triat.',
    cart: 'Recorda els pressupostos que has apartat.',
    login: 'Manté oberta la sessió del personal.',
    adminLook:
      'Recorda com el personal ha configurat l’administració (colors, idioma, dreceres, porta-retalls).',
  },
  decisionsTitle: 'Les teves decisions',
  decisionsIntro:
    'Cada decisió ens deixa un comprovant: un número a l’atzar, l’hora, l’idioma i què s’ha permès. No conté ni el teu nom ni la teva adreça, i només el teu navegador coneix el número.',
  decisionsLink: 'Mostra les meves decisions',
  decisionsNone: 'Aquest navegador no té desada cap decisió.',
  decisionsFailed: 'Ara mateix no es poden mostrar les teves decisions. Torna-ho a provar més tard.',
  receipt: 'Número del teu comprovant',
  decidedAt: 'Hora',
  decision: 'Decisió',
  allowed: 'Permès',
  refused: 'No permès',
  nothing: 'res',
  methods: {
    accept: 'Acceptat',
    reject: 'Rebutjat',
    close: 'Tancat sense acceptar',
    save: 'Configuració desada',
    allow: 'Un servei permès',
  },
}
