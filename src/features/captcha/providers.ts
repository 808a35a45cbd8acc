import type { CaptchaProvider } from './contract'

export type OutsideProvider = Exclude<CaptchaProvider, 'own'>

/** What a page must let its browser reach, by the directives of its Content-Security-Policy. */
export type PageHosts = Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', string>>

/** A service that tells people from programs, as its documentation describes it. */
export interface CaptchaService {
  /** Its widget looks for elements of this class when its script has loaded. */
  className: string
  /** The field that the widget adds to the form. */
  responseField: string
  script: string
  /** Where the server asks whether an answer is right. */
  verify: string
  hosts: PageHosts
}

export const captchaServices: Record<OutsideProvider, CaptchaService> = {
  recaptcha: {
    className: 'g-recaptcha',
    responseField: 'g-recaptcha-response',
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    hosts: {
      'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    },
  },
  hcaptcha: {
    className: 'h-captcha',
    responseField: 'h-captcha-response',
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    hosts: {
      'script-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'style-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'connect-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    },
  },
  turnstile: {
    className: 'cf-turnstile',
    responseField: 'cf-turnstile-response',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: {
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    },
  },
}
