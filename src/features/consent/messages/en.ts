/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  // The dialog's first pane.
  title: 'Your choice about cookies',
  intro:
    'Some parts of this site, such as videos, maps or statistics, come from other companies. They learn that you are visiting this page and may store data in your browser. We load nothing from them before you agree. You can change your choice at any time.',
  asEasy: 'Rejecting is as easy as accepting.',
  accept: 'Accept',
  reject: 'Reject',
  configure: 'Configure',
  close: 'Close without accepting',
  policyLink: 'Cookie policy',
  poweredBy: 'Powered by {name}',
  // Its settings.
  settingsTitle: 'Cookie settings',
  settingsIntro:
    'Choose for each service. A service that you leave off is not loaded, and what it stored in your browser on this site is deleted. You can change your choice at any time under “Cookie settings” at the end of every page.',
  newIntro:
    'This site has added services since your last choice. We only ask about the new ones; your other choices stay as they are.',
  back: 'Back',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  save: 'Save settings',
  ownRow: 'This website',
  ownPurpose: 'What this site needs to work: your choice here, what you write, your currency.',
  alwaysOn: 'Always on',
  isNew: '(new)',
  failed: 'Your choice could not be saved. Please try again in a moment.',
  // The bar, and links that open the settings.
  hiddenText: 'Some content on this page is hidden. To see it, allow: {groups}',
  allowThese: 'Allow these',
  gpcText:
    'Your browser sends Global Privacy Control. We load nothing from other companies unless you allow it.',
  gpcKeep: 'Keep it that way',
  dismiss: 'Close',
  openSettings: 'Cookie settings',
  badge: 'New services to decide on: {count}',
  // In the place of what is held back.
  embedText:
    'This content comes from {service}. If you load it, {service} learns that you are visiting this page and may store data in your browser.',
  loadOnce: 'Load once',
  alwaysAllow: 'Always allow {service}',
  openAt: 'Open at {service}',
  categories: {
    analytics: {
      name: 'Statistics',
      purpose: 'Counts visits and shows which pages people read, to improve the site.',
    },
    advertising: {
      name: 'Advertising',
      purpose: 'Measures the success of advertisements and shows ones that match your interests.',
    },
    social: { name: 'Social networks', purpose: 'Shows posts and buttons of social networks.' },
    video: { name: 'Videos', purpose: 'Plays videos inside the page.' },
    maps: { name: 'Maps', purpose: 'Shows an interactive map.' },
    captcha: { name: 'Form protection', purpose: 'Tells people and programs apart when a form is sent.' },
    chat: { name: 'Chat', purpose: 'Lets you talk to us inside the page.' },
    fonts: { name: 'Fonts and icons', purpose: 'Loads typefaces or icons.' },
    media: { name: 'Music and media', purpose: 'Plays music, podcasts or other media inside the page.' },
    other: { name: 'Other services', purpose: 'Shows content or offers functions from another company.' },
  },
  // The cookie policy page.
  policyTitle: 'Cookie policy',
  policyDescription: 'Which cookies and services this site uses, why and for how long, and your choice.',
  servicesTitle: 'Services from other companies',
  servicesIntro:
    'Unless the table says that a service is on, we do not load it and it stores nothing before you allow it.',
  onAtFirst: 'On unless you switch it off',
  noServices: 'At the moment this site uses no services from other companies.',
  exemptTitle: 'What this site itself stores',
  exemptIntro:
    'This site needs these for something you ask for, so they need no consent. None of them follows you to other sites.',
  service: 'Service',
  purpose: 'What for',
  stored: 'Stored in your browser',
  provider: 'Provider: {provider}',
  privacy: 'Privacy of {service}',
  nothingStored: 'Nothing that we know of',
  untilDeleted: 'until it is deleted',
  session: 'until the browser is closed',
  kinds: {
    cookie: 'cookie',
    localStorage: 'local storage',
    sessionStorage: 'session storage',
    indexedDB: 'database in the browser',
  },
  exempt: {
    consent: 'Remembers your choice about cookies and its receipt number.',
    remember: 'Remembers your name, e-mail address and website for your next comment, if you ask for it.',
    ownComments: 'Shows you your own comments while they wait for approval.',
    verified: 'Remembers that you have confirmed an e-mail address.',
    currency: 'Remembers the currency that you have chosen.',
    cart: 'Remembers the quotes in your cart.',
    login: 'Keeps staff logged in.',
    adminLook: 'Remembers how staff have set up the admin panel (colours, language, shortcuts, clipboard).',
  },
  // The visitor's own decisions.
  decisionsTitle: 'Your decisions',
  decisionsIntro:
    'We keep a receipt of each decision: a random number, the time, the language and what you allowed. It contains neither your name nor your address, and only your browser knows the number.',
  decisionsLink: 'Show my decisions',
  decisionsNone: 'No decision is stored in this browser.',
  decisionsFailed: 'Your decisions cannot be shown at the moment. Please try again later.',
  receipt: 'Receipt number',
  decidedAt: 'Time',
  decision: 'Decision',
  allowed: 'Allowed',
  refused: 'Not allowed',
  nothing: 'nothing',
  methods: {
    accept: 'Accepted',
    reject: 'Rejected',
    close: 'Closed without accepting',
    save: 'Settings saved',
    allow: 'One service allowed',
  },
}

type TextsOf<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : TextsOf<Texts[Key]> }

export type ConsentMessages = TextsOf<typeof en>
