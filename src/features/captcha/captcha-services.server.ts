import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaptchaVerdict } from '../../platform/http/visitor-form/form-captcha'
import { DAY_MS } from '../../shared/time/days'
import type { CaptchaProvider } from './contract'

export type ServiceName = Exclude<CaptchaProvider, 'own'>

/** A captcha service as its documentation describes it. Consent knows its hosts. */
export interface CaptchaService {
  /** The script turns elements of this class into widgets. */
  className: string
  /** The field that the widget adds to the form. */
  responseField: string
  script: string
  /** Where our server checks an answer. */
  verify: string
}

export const captchaServices: Record<ServiceName, CaptchaService> = {
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

const timeoutMs = 10_000

/** Longer than the tokens of all services. */
const maxToken = 4096

const verdictSchema = z.object({
  success: z.boolean(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Much longer than a token is valid. */
const keptMs = DAY_MS

/** Gives every use of a token one expiry, a day after the token was made, so that the second use is recognised. */
const untilOf = (madeAt: string | undefined): Date => {
  const made = Date.parse(madeAt ?? '')
  return new Date((Number.isNaN(made) ? Math.ceil(Date.now() / keptMs) * keptMs : made) + keptMs)
}

/** Checks an answer with the service. Only the hash of its token is stored, so that it counts once. */
export const verifyWithService = async (
  { responseField, verify }: Pick<CaptchaService, 'responseField' | 'verify'>,
  secret: string,
  form: URLSearchParams,
): Promise<CaptchaVerdict> => {
  const token = form.get(responseField) ?? ''
  if (!token || token.length > maxToken)
    return { ok: false, problem: 'wrong', missing: !form.has(responseField) }
  try {
    const response = await fetch(verify, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const verdict = verdictSchema.parse(await response.json())
    const id = createHash('sha256').update(token).digest('base64url')
    if (verdict.success) return { ok: true, id, until: untilOf(verdict.challenge_ts) }
    // The codes of all services for an answer that was used before or has expired.
    const isUsed = verdict['error-codes'].some((code) => /duplicate|already-seen|expired/.test(code))
    return { ok: false, problem: isUsed ? 'used' : 'wrong' }
  } catch {
    return { ok: false, problem: 'away' }
  }
}
