import type { ConsentMessages } from './en'

export const de: ConsentMessages = {
  title: 'Deine Entscheidung über Cookies',
  intro:
    'Einige Teile dieser Website, etwa Videos, Karten oder Statistiken, kommen von anderen Unternehmen. Diese erfahren, dass du hier bist, und können Daten in deinem Browser speichern. Bevor du zustimmst, wird nichts davon geladen. Du kannst deine Entscheidung jederzeit ändern.',
  asEasy: 'Ablehnen ist so einfach wie Annehmen.',
  accept: 'Annehmen',
  reject: 'Ablehnen',
  configure: 'Einstellen',
  close: 'Schließen, ohne zuzustimmen',
  policyLink: 'Cookie-Richtlinie',
  poweredBy: 'Bereitgestellt von {name}',
  settingsTitle: 'Cookie-Einstellungen',
  settingsIntro:
    'Entscheide für jeden Dienst einzeln. Was du ausgeschaltet lässt, wird nicht geladen, und was es auf dieser Website in deinem Browser gespeichert hat, wird gelöscht. Du kannst jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite zurückkommen.',
  newIntro:
    'Seit deiner letzten Entscheidung ist auf dieser Website etwas Neues dazugekommen. Nur danach fragen wir hier: Deine anderen Entscheidungen bleiben, wie sie sind.',
  back: 'Zurück',
  acceptAll: 'Alle annehmen',
  rejectAll: 'Alle ablehnen',
  save: 'Einstellungen speichern',
  ownRow: 'Diese Website',
  ownPurpose:
    'Was die Website selbst braucht, um zu funktionieren: deine Entscheidung hier, was du schreibst, deine Währung.',
  alwaysOn: 'Immer an',
  isNew: '(neu)',
  failed: 'Deine Entscheidung konnte nicht gespeichert werden. Bitte versuche es gleich noch einmal.',
  hiddenText: 'Einige Inhalte dieser Seite sind ausgeblendet. Um sie zu sehen, erlaube: {groups}',
  allowThese: 'Diese erlauben',
  gpcText:
    'Dein Browser sendet Global Privacy Control. Von anderen Unternehmen wird nur geladen, was du erlaubst.',
  gpcKeep: 'So lassen',
  dismiss: 'Schließen',
  openSettings: 'Cookie-Einstellungen',
  badge: 'Neue Dienste, über die du entscheiden kannst: {count}',
  embedText:
    'Dieser Inhalt kommt von {service}. Wenn du ihn lädst, erfährt {service}, dass du hier bist, und kann Daten in deinem Browser speichern.',
  loadOnce: 'Einmal laden',
  alwaysAllow: '{service} immer erlauben',
  openAt: 'Bei {service} öffnen',
  categories: {
    analytics: {
      name: 'Statistik',
      purpose: 'Zählt Besuche und zeigt, welche Seiten gelesen werden, damit die Website besser werden kann.',
    },
    advertising: {
      name: 'Werbung',
      purpose: 'Misst, was Anzeigen bewirken, und zeigt Anzeigen, die zu deinen Interessen passen.',
    },
    social: { name: 'Soziale Netzwerke', purpose: 'Zeigt Beiträge und Schaltflächen sozialer Netzwerke.' },
    video: { name: 'Videos', purpose: 'Spielt Videos innerhalb der Seite ab.' },
    maps: { name: 'Karten', purpose: 'Zeigt eine interaktive Karte.' },
    captcha: {
      name: 'Schutz von Formularen',
      purpose: 'Unterscheidet Menschen von Programmen, wenn ein Formular gesendet wird.',
    },
    chat: { name: 'Chat', purpose: 'Lässt dich innerhalb der Seite mit uns sprechen.' },
    fonts: { name: 'Schriften und Symbole', purpose: 'Lädt Schriften oder Symbole.' },
    media: {
      name: 'Musik und Medien',
      purpose: 'Spielt Musik, Podcasts oder andere Medien innerhalb der Seite ab.',
    },
    other: {
      name: 'Andere Dienste',
      purpose: 'Zeigt Inhalte oder bietet eine Funktion eines anderen Unternehmens.',
    },
  },
  policyTitle: 'Cookie-Richtlinie',
  policyDescription:
    'Welche Cookies und Dienste diese Website verwendet, wozu und wie lange, und deine Entscheidung.',
  servicesTitle: 'Dienste anderer Unternehmen',
  servicesIntro:
    'Wenn die Tabelle nicht sagt, dass ein Dienst an ist, wird er nicht geladen und nichts von ihm gespeichert, bevor du ihn erlaubst.',
  onAtFirst: 'An, bis du ihn ausschaltest',
  noServices: 'Zurzeit verwendet diese Website keine Dienste anderer Unternehmen.',
  exemptTitle: 'Was diese Website selbst speichert',
  exemptIntro:
    'Das ist für etwas nötig, das du selbst willst, und braucht deshalb keine Einwilligung. Nichts davon folgt dir auf andere Websites.',
  service: 'Dienst',
  purpose: 'Wozu',
  stored: 'In deinem Browser gespeichert',
  provider: 'Anbieter: {provider}',
  privacy: 'Datenschutz bei {service}',
  nothingStored: 'Nichts, was uns bekannt wäre',
  untilDeleted: 'bis es gelöscht wird',
  session: 'bis der Browser geschlossen wird',
  kinds: {
    cookie: 'Cookie',
    localStorage: 'lokaler Speicher',
    sessionStorage: 'Sitzungsspeicher',
    indexedDB: 'Datenbank im Browser',
  },
  exempt: {
    consent: 'Merkt sich deine Entscheidung über Cookies und die Nummer ihres Belegs.',
    remember:
      'Merkt sich deinen Namen, deine E-Mail-Adresse und deine Website für den nächsten Kommentar, wenn du das möchtest.',
    ownComments: 'Zeigt dir deine eigenen Kommentare, solange sie auf Freigabe warten.',
    verified: 'Merkt sich, dass du eine E-Mail-Adresse bestätigt hast.',
    currency: 'Merkt sich die Währung, die du gewählt hast.',
    cart: 'Merkt sich die Angebote, die du beiseitegelegt hast.',
    login: 'Hält das Team angemeldet.',
    adminLook:
      'Merkt sich, wie das Team die Verwaltung eingestellt hat (Farben, Sprache, Tastenkürzel, Zwischenablage).',
  },
  decisionsTitle: 'Deine Entscheidungen',
  decisionsIntro:
    'Jede Entscheidung hinterlässt bei uns einen Beleg: eine Zufallsnummer, die Zeit, die Sprache und was erlaubt wurde. Er enthält weder deinen Namen noch deine Adresse, und nur dein Browser kennt die Nummer.',
  decisionsLink: 'Meine Entscheidungen zeigen',
  decisionsNone: 'In diesem Browser ist keine Entscheidung gespeichert.',
  decisionsFailed:
    'Deine Entscheidungen können gerade nicht gezeigt werden. Bitte versuche es später noch einmal.',
  receipt: 'Nummer deines Belegs',
  decidedAt: 'Zeit',
  decision: 'Entscheidung',
  allowed: 'Erlaubt',
  refused: 'Nicht erlaubt',
  nothing: 'nichts',
  methods: {
    accept: 'Angenommen',
    reject: 'Abgelehnt',
    close: 'Geschlossen, ohne zuzustimmen',
    save: 'Einstellungen gespeichert',
    allow: 'Einen Dienst erlaubt',
  },
}
