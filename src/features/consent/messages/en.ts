/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  // The dialog's first pane.
  title: 'Your choice about cookies',
  intro:
    'Some parts of this site, such as videos, maps or statistics, come from other companies. They learn that you are here and may store data in your browser. Nothing of theirs is loaded before you agree. Rejecting is as easy as accepting, and you can change your choice at any time.',
  accept: 'Accept',
  reject: 'Reject',
  configure: 'Configure',
  close: 'Close without accepting',
  policyLink: 'Cookie policy',
  poweredBy: 'Powered by {name}',
  // Its settings.
  settingsTitle: 'Cookie settings',
  settingsIntro:
    'Choose service by service. What you leave off is not loaded, and what it has stored in your browser on this site is deleted. You can come back at any time through “Cookie settings” at the end of every page.',
  newIntro:
    'Since your last choice something new has come to this site. Only that is asked for here: your other choices stay as they are.',
  back: 'Back',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  save: 'Save settings',
  ownRow: 'This website',
  ownPurpose: 'What the site itself needs to work: your choice here, what you write, your currency.',
  alwaysOn: 'Always on',
  isNew: '(new)',
  failed: 'Your choice could not be saved. Please try again in a moment.',
  // The bar, and links that open the settings.
  hiddenText: 'Some content on this page is hidden. To see it, allow: {groups}',
  allowThese: 'Allow these',
  gpcText:
    'Your browser asks sites not to share your data (Global Privacy Control). This site honours that: nothing of other companies is loaded unless you allow it.',
  gpcKeep: 'Keep it so',
  openSettings: 'Cookie settings',
  badge: 'New services to decide on: {count}',
  // In the place of what is held back.
  embedText:
    'This content comes from {service}. If you load it, {service} learns that you are here and may store data in your browser.',
  loadOnce: 'Load once',
  alwaysAllow: 'Always allow {service}',
  openAt: 'Open at {service}',
  categories: {
    analytics: {
      name: 'Statistics',
      purpose: 'Counts visits and shows which pages are read, so that the site can be improved.',
    },
    advertising: {
      name: 'Advertising',
      purpose: 'Measures what advertisements achieve and shows advertisements that fit your interests.',
    },
    social: { name: 'Social networks', purpose: 'Shows posts and buttons of social networks.' },
    video: { name: 'Videos', purpose: 'Plays videos inside the page.' },
    maps: { name: 'Maps', purpose: 'Shows an interactive map.' },
    captcha: { name: 'Protection of forms', purpose: 'Tells people from programs when a form is sent.' },
    chat: { name: 'Chat', purpose: 'Lets you talk to us inside the page.' },
    fonts: { name: 'Fonts and icons', purpose: 'Loads typefaces or icons.' },
    media: { name: 'Music and media', purpose: 'Plays music, podcasts or other media inside the page.' },
    other: { name: 'Other services', purpose: 'Shows content or offers a function of another company.' },
  },
  // The cookie policy page.
  policyTitle: 'Cookie policy',
  policyDescription: 'Which cookies and services this site uses, what for and for how long, and your choice.',
  servicesTitle: 'Services of other companies',
  servicesIntro:
    'Unless the table says that a service is on, it is not loaded, and none of its names is stored, before you allow it.',
  onAtFirst: 'On unless you switch it off',
  noServices: 'At the moment this site uses no services of other companies.',
  exemptTitle: 'What this site itself stores',
  exemptIntro:
    'These are needed for something you ask for, so they need no consent. None of them follows you to other sites.',
  service: 'Service',
  purpose: 'What for',
  stored: 'Stored in your browser',
  provider: 'Provider: {provider}',
  privacy: 'Privacy of {service}',
  nothingStored: 'Nothing that is known to us',
  untilDeleted: 'until it is deleted',
  session: 'until the browser is closed',
  kinds: {
    cookie: 'cookie',
    localStorage: 'local storage',
    sessionStorage: 'session storage',
    indexedDB: 'database in the browser',
  },
  exempt: {
    consent: 'Keeps your choice about cookies and the number of its receipt.',
    remember: 'Keeps your name, e-mail address and website for your next comment, if you ask for it.',
    ownComments: 'Shows you your own comments while they wait for approval.',
    verified: 'Keeps that you have confirmed an e-mail address.',
    currency: 'Keeps the currency that you have chosen.',
    cart: 'Keeps the quotes that you have put aside.',
    login: 'Keeps staff logged in.',
    adminLook: 'Keeps how staff have set up the admin panel (colours, language, shortcuts, clipboard).',
  },
  // The visitor's own decisions.
  decisionsTitle: 'Your decisions',
  decisionsIntro:
    'Each decision leaves a receipt with us: a random number, the time, the language, and what was allowed. It holds neither your name nor your address, and only your browser knows the number.',
  decisionsLink: 'Show my decisions',
  decisionsNone: 'This browser has no decision stored.',
  decisionsFailed: 'Your decisions cannot be shown just now. Please try again later.',
  receipt: 'Number of your receipt',
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
