import type { CaptchaProvider } from './contract'

export type OutsideProvider = Exclude<CaptchaProvider, 'own'>

/** A service that tells people from programs, as its documentation describes it. Its hosts are those that consent knows. */
export interface CaptchaService {
  /** Its widget looks for elements of this class when its script has loaded. */
  className: string
  /** The field that the widget adds to the form. */
  responseField: string
  script: string
  /** Where the server asks whether an answer is right. */
  verify: string
}

export const captchaServices: Record<OutsideProvider, CaptchaService> = {
  recaptcha: {
    className: 'g-recaptcha',
    responseField: 'g-recaptcha-response',
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
  },
  hcaptcha: {
    className: 'h-captcha',
    responseField: 'h-captcha-response',
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
  },
  turnstile: {
    className: 'cf-turnstile',
    responseField: 'cf-turnstile-response',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
}
