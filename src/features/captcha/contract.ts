/** Names of the fields that a captcha adds to a form. */
export const captchaFields = {
  /** The result of the browser's proof of work. */
  proof: 'captcha',
  /** The signed question and its answer, for visitors without JavaScript. */
  question: 'captcha-question',
  answer: 'captcha-answer',
} as const

/** Where the browser gets a challenge. */
export const CHALLENGE_PATH = '/captcha/challenge'

/** Where the browser of a visitor who has allowed a service gets its widget. */
export const WIDGET_PATH = '/captcha/widget'

/** A challenge for the browser, in ALTCHA's format. */
export interface ChallengeParameters {
  nonce: string
  salt: string
  keyPrefix: string
}

/** Which captcha protects the forms: the site's own, or a service with which the administrator has an account. */
export const captchaProviders = ['own', 'recaptcha', 'hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** How long a service's widget may take to appear, and to answer after the form is sent, before the visitor sees a message. */
export const captchaTimes = { appearMs: 20_000, answerMs: 15_000 } as const

/** Global functions that a service's widget calls: with an answer, and when the answer has expired. */
export const captchaCallbacks = { done: 'captchaDone', expired: 'captchaExpired' } as const

/** Tag of every page that depends on the captcha settings. */
export const captchaTag = 'captcha'
