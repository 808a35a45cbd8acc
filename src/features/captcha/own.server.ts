import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { createElement } from 'react'
import type { Locale } from '../../shared/locale'
import { CaptchaField } from './CaptchaField'
import { type CaptchaProblem, type CaptchaVerdict, captchaFields } from './contract'
import { captchaMessages } from './messages/messages'
import { newChallenge, readProof } from './proof.server'
import { askQuestion, readAnswer } from './question.server'
import { noteWrongAnswer } from './used-answers.server'

/** Long enough for a form that takes a while, such as one that asks for a passport number. */
const validMs = 2 * 60 * 60 * 1000

const secretOf = (payload: Payload) => createHmac('sha256', payload.secret).update('captcha').digest('hex')

export const getChallenge = (payload: Payload) =>
  newChallenge(secretOf(payload), new Date(Date.now() + validMs))

const isAsked = (form: URLSearchParams) =>
  Boolean(form.get(captchaFields.proof) || form.get(captchaFields.question))

/** The site's own captcha: proof of work by the browser, or a question in words. */
export const ownCaptcha = (payload: Payload) => {
  const secret = secretOf(payload)
  /** Returns the question if the answer is right; counts a wrong answer. */
  const checkQuestion = async (form: URLSearchParams) => {
    const answer = form.get(captchaFields.answer) ?? ''
    const question = readAnswer(secret, form.get(captchaFields.question) ?? '', answer)
    if (!question || question.isRight) return question && { id: question.id, until: question.until }
    // An empty answer is no guess: browsers that do the proof of work leave the field empty.
    if (answer.trim() && question.until > new Date()) await noteWrongAnswer(payload, question)
    return undefined
  }
  return {
    ask: async (locale: Locale, problem?: CaptchaProblem) => {
      const t = captchaMessages[locale]
      const question = askQuestion(secret, t, new Date(Date.now() + validMs))
      return createElement(CaptchaField, { t, question, error: problem && t[problem] })
    },
    verify: async (form: URLSearchParams): Promise<CaptchaVerdict> => {
      const proof = await readProof(secret, form.get(captchaFields.proof) ?? '')
      const right = proof ?? (await checkQuestion(form))
      if (!right) return { ok: false, problem: 'wrong', missing: !isAsked(form) }
      if (right.until <= new Date()) return { ok: false, problem: 'used' }
      return { ok: true, ...right, issuedAt: new Date(right.until.getTime() - validMs) }
    },
  }
}
