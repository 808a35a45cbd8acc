/** Names of the fields that a captcha adds to a form. */
export const captchaFields = {
  /** What the browser's proof of work gave. */
  proof: 'captcha',
  /** The signed question and its answer, for whoever has no JavaScript. */
  question: 'captcha-question',
  answer: 'captcha-answer',
} as const

/** Where the browser gets a challenge. */
export const CHALLENGE_PATH = '/captcha/challenge'

/** Where the browser of a visitor who has allowed a service gets the place of its widget. */
export const WIDGET_PATH = '/captcha/widget'

/** `away`: the service that checks answers could not be asked. */
export type CaptchaProblem = 'wrong' | 'used' | 'away'

/** An answer that is right; `id` and `until` make it count once. */
export interface RightAnswer {
  ok: true
  id: string
  until: Date
  /** When it was asked for, where we know: programs answer sooner than people. */
  issuedAt?: Date
}

export type CaptchaVerdict =
  | RightAnswer
  | {
      ok: false
      problem: CaptchaProblem
      /** The form was never asked: it comes from a page that many visitors get. */
      missing?: boolean
    }

/** What the server asks of the browser; ALTCHA's format. */
export interface ChallengeParameters {
  nonce: string
  salt: string
  keyPrefix: string
}

/** Whose captcha guards the forms: the site's own, or a service that the administrator has an account with. */
export const captchaProviders = ['own', 'recaptcha', 'hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** How long a service's widget may take to appear, and to answer once the form is sent, before the visitor is told. */
export const captchaTimes = { appearMs: 20_000, answerMs: 15_000 } as const

/** Functions that a service's widget calls by name: with an answer, and when that answer has grown too old. */
export const captchaCallbacks = { done: 'captchaDone', expired: 'captchaExpired' } as const
