import type { FastifyRequest } from 'fastify'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale'

/** `away`: the service that checks answers could not be reached. */
export type CaptchaProblem = 'wrong' | 'used' | 'away'

/** A right answer; `id` and `until` are stored so that it counts once. */
export interface RightAnswer {
  ok: true
  id: string
  until: Date
  /** When the challenge was made, if known: programs answer faster than people. */
  issuedAt?: Date
}

export type CaptchaVerdict =
  | RightAnswer
  | {
      ok: false
      problem: CaptchaProblem
      /** The form had no captcha answer at all: it was sent from a cached page without JavaScript. */
      missing?: boolean
    }

/** Who sends or opens a form. Their cookies, and so their consent, are in the headers. */
export type CaptchaVisitor = Pick<FastifyRequest, 'headers'>

/** The captcha as forms see it, whichever the administrator has chosen. */
export interface FormCaptcha {
  /** The names of its fields, whose values are never shown again. */
  fields: readonly string[]
  errorField: string
  ask: (visitor: CaptchaVisitor, locale: Locale, problem?: CaptchaProblem) => Promise<ReactNode>
  /** The sentence about a problem for the form's error summary. */
  message: (visitor: CaptchaVisitor, locale: Locale, problem: CaptchaProblem) => Promise<string>
  verify: (form: URLSearchParams) => Promise<CaptchaVerdict>
  /** Marks an answer as used, in the transaction that stores the form; false if it was used before. */
  spend: (req: PayloadRequest, right: Pick<RightAnswer, 'id' | 'until'>) => Promise<boolean>
}
