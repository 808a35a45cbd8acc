import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { createElement, type ReactNode } from 'react'
import type { Locale } from '../../shared/locale'
import { runStatementIn } from '../../shared/statement.server'
import { CaptchaField } from './CaptchaField'
import { type CaptchaProblem, captchaFields } from './contract'
import { captchaMessages } from './messages/messages'
import { newChallenge, readProof } from './proof.server'
import { askQuestion, readAnswer } from './question.server'

/** Long enough to fill in a form with a passport to look for. */
const validMs = 2 * 60 * 60 * 1000

/** An answer that is right; `key` is what makes it count once. */
type CaptchaVerdict = { ok: true; key: string } | { ok: false; problem: CaptchaProblem }

/** What a form needs to tell people from programs. Other services take the place of this one behind the same face. */
export interface Captcha {
  /** The part of the form that asks. */
  field: (locale: Locale, problem?: CaptchaProblem) => ReactNode
  /** What is wrong, for the form's summary. */
  message: (locale: Locale, problem: CaptchaProblem) => string
  verify: (form: URLSearchParams) => Promise<CaptchaVerdict>
  /** Uses an answer up, in the transaction of what it protects; false when it was used before. */
  spend: (req: PayloadRequest, key: string) => Promise<boolean>
}

const secretOf = (payload: Payload) => createHmac('sha256', payload.secret).update('captcha').digest('hex')

/** Keys sort by the second until which they count, so what has expired is one range. */
const keyAt = (until: Date, id = '') => `captcha:${Math.floor(until.getTime() / 1000)}:${id}`

export const getChallenge = (payload: Payload) =>
  newChallenge(secretOf(payload), new Date(Date.now() + validMs))

/** The site's own captcha: proof of work by the browser, or a question in words. */
export const ownCaptcha = (payload: Payload): Captcha => {
  const secret = secretOf(payload)
  const message: Captcha['message'] = (locale, problem) => captchaMessages[locale][problem]
  return {
    message,
    field: (locale, problem) => {
      const t = captchaMessages[locale]
      const question = askQuestion(secret, t, new Date(Date.now() + validMs))
      return createElement(CaptchaField, { t, question, error: problem && message(locale, problem) })
    },
    verify: async (form) => {
      const text = (name: string) => form.get(name) ?? ''
      const right =
        (await readProof(secret, text(captchaFields.proof))) ??
        readAnswer(secret, text(captchaFields.question), text(captchaFields.answer))
      if (!right) return { ok: false, problem: 'wrong' }
      if (right.until <= new Date()) return { ok: false, problem: 'used' }
      return { ok: true, key: keyAt(right.until, right.id) }
    },
    spend: async (req, key) => {
      await runStatementIn(
        req,
        sql`delete from payload_kv where key > 'captcha:' and key < ${keyAt(new Date())}`,
      )
      const inserted = sql`insert into payload_kv (key, data) values (${key}, '{}') on conflict (key) do nothing`
      return (await runStatementIn(req, inserted)) === 1
    },
  }
}
