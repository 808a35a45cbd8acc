import type { Locale } from '../../shared/locale'
import type { OwnStorage } from '../../shared/own-storage'
import type { consentSignals, defaultLanguages, openingRules } from './choices'

export const consentCookie = 'pd_cc'

/** The cache tag of every page: its dialog and its Content-Security-Policy depend on the consent settings. */
export const consentTag = 'consent'

/** The end of the address that decisions are sent to. */
export const CONSENT_CALL = '/-/consent'
/** The dialog in another language than the page's. */
export const CONSENT_DIALOG = '/-/consent/dialog'

/** The dialog in the language that a browser asks for: properties of its element. */
export interface DialogTexts {
  lang: string
  dir: 'ltr' | 'rtl'
  innerHTML: string
}

/** The styles that show the form to visitors who have no scripts and have not decided. */
export const CONSENT_STYLES = '/-/consent.css'
/** One frame of a third party, alone in a document of its own. */
export const EMBED_PATH = '/-/embed'
/** The decisions of the visitor's own browser, from its receipts. */
export const MY_DECISIONS_PATH = '/-/consent/mine'

type DefaultLanguage = (typeof defaultLanguages)[number]

interface ButtonStyle {
  bgColor: string
  txtColor: string
}

/** How the dialog is set up: in the admin panel, or by a call on the page. */
export interface ConsentConfig {
  defaultLang: DefaultLanguage
  brand: { dev: boolean; name: string; url: string; websiteOwner: string }
  /** An address, or one for each language; `{lang}` inside is replaced. */
  cookiePolicyLink: string | Partial<Record<Locale, string>>
  /** Addresses on which the dialog does not open by itself. */
  hideModalIn: string[]
  opens: (typeof openingRules)[number]
  showBadges: boolean
  /** Name hidden content in a bar after a refusal. */
  showMessage: boolean
  showRejectButton: boolean
  styles: {
    primaryButton: ButtonStyle
    secondaryButton: ButtonStyle
    rejectButton: ButtonStyle
    cookieButton: { activedColor: string; disabledColor: string }
  }
}

/** An item of the block list, with the names of the specification. Either `domain` or `contain` is empty. */
export interface BlockListItem {
  /** The group that the visitor decides on. */
  name: string
  /** A host and all below it, perhaps with the beginning of a path. */
  domain: string
  /** Part of the text of an inline script. */
  contain: string
  /** Allowed. */
  actived: boolean
  /** False locks the switch. */
  editable: boolean
  /** False leaves out its row. */
  visible: boolean
  /** Announce that content was hidden, if the site shows the bar. */
  report: boolean
  /** Something was hidden on this page. */
  reportable: boolean
  /** From the site's list, not found on the page. */
  userList: boolean
  /** Found, or added since the last decision, and not yet seen. */
  new: boolean
  /** The visitor has decided: the site's default no longer counts. */
  ignored: boolean
}

/** Identifies an item by its domain or by text that its element contains. */
export type ItemPlace = Partial<Pick<BlockListItem, 'domain' | 'contain'>>

/** Content of the cookie `pd_cc`. */
export interface ConsentRecord {
  accepted: boolean
  isSession: boolean
  showModal: boolean
  showMessage: boolean
  config: ConsentConfig
  blockList: BlockListItem[]
}

/** The directives that a service may need to be reached by. */
export const hostDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
] as const
export type HostDirective = (typeof hostDirectives)[number]

type ConsentSignal = (typeof consentSignals)[number]

export const serviceCategories = [
  'analytics',
  'advertising',
  'social',
  'video',
  'maps',
  'captcha',
  'chat',
  'fonts',
  'media',
  'other',
] as const
export type ServiceCategory = (typeof serviceCategories)[number]

export const storedKinds = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB'] as const

/** A cookie or storage key; `*` at the end stands for whatever follows. */
export interface StoredName {
  name: string
  kind: (typeof storedKinds)[number]
  /** In days; 0 ends with the session, undefined stays until it is deleted. */
  days?: number
}

/** A group as the dialog and the cookie policy show it, and as the browser needs it. */
export interface ConsentGroup {
  name: string
  category: ServiceCategory
  provider?: string
  privacyUrl?: string
  /** The site's own words for what it is for; otherwise the category's. */
  purpose?: string
  items: Pick<BlockListItem, 'domain' | 'contain' | 'actived' | 'editable' | 'visible' | 'report'>[]
  /** Its hosts, some with the beginning of a path, in lower case: what comes from there belongs to this group. */
  domains: string[]
  stored: StoredName[]
  signals: ConsentSignal[]
}

export type StoringGroup = Pick<ConsentGroup, 'name' | 'stored'>

/** A source that was blocked in a page's HTML: kept with the cached page, for its policy. */
export interface BlockedSource {
  group: string
  directive: HostDirective
  /** Scheme, host and port of what is to be reached; absent for inline scripts. */
  origin?: string
  /** `sha256-…` of an inline script. */
  hash?: string
}

export const consentMethods = ['accept', 'reject', 'close', 'save', 'allow'] as const
/** Closes the bar. It decides nothing, except that what the browser's signal has refused stays refused. */
export const DISMISSAL = 'dismiss'
/** How a decision was made; `allow` is "always allow" on one service. */
export type ConsentMethod = (typeof consentMethods)[number]

/**
 * Three years: as long as a decision lasts (one) and then until most claims about it are out of time. A site that is told
 * otherwise sets its own number.
 */
export const RECEIPT_DAYS = 1095

export interface Receipt {
  /** Random, and all that ties it to the visitor, whose browser keeps it. */
  receipt: string
  decidedAt: string
  /** Version of the services and texts that the visitor saw. */
  version: string
  language: Locale
  method: ConsentMethod
  allowed: string[]
  refused: string[]
}

/** All that the server knows of a site's consent, in one language. */
export interface SiteConsent {
  config: ConsentConfig
  groups: ConsentGroup[]
  /** Version of the services and texts that the visitor is asked by. */
  version: string
  /** Storage of the site itself for features that the visitor asked for; it needs no consent. */
  exempt: readonly OwnStorage[]
}

/** Where a decision on a page is sent: below the page's own path, so that its cookies come along. */
export const decisionPath = (pagePath: string): string =>
  pagePath.replace(/[?#].*$/s, '').replace(/\/+$/, '') + CONSENT_CALL
