import { randomBytes, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Payload, PayloadRequest } from 'payload'
import { createElement } from 'react'
import { z } from 'zod'
import { claim } from '../../platform/database/claims'
import { isSameSecret, keyedHash } from '../../platform/http/signature'
import type {
  CaptchaProblem,
  CaptchaVerdict,
  RightAnswer,
} from '../../platform/http/visitor-form/form-captcha'
import { inTransaction } from '../../platform/transaction/transaction'
import type { Locale } from '../../shared/locale'
import { CaptchaField } from './CaptchaField'
import { captchaFields } from './contract'
import { type CaptchaMessages, captchaMessages } from './messages/messages'

type Answer = Pick<RightAnswer, 'id' | 'until'>

/** Marks an answer until it expires; false if it is marked already. */
const mark = (req: PayloadRequest, id: string, until: Date): Promise<boolean> =>
  claim(req, `captcha:${id}`, until.getTime() - Date.now())

/** Marks an answer as used, in the transaction that stores the form; false if it was used before. */
export const spend = (req: PayloadRequest, { id, until }: Answer): Promise<boolean> => mark(req, id, until)

/** Counts a wrong answer to a question. After the second one the question is marked as used, so its right answer is refused. */
export const countWrongAnswer = (payload: Payload, { id, until }: Answer): Promise<void> =>
  inTransaction(payload, async (req) => {
    const isFirst = await mark(req, `${id}:wrong`, until)
    if (!isFirst) await mark(req, id, until)
  })

/** Number of hashes: a third of a second on a desktop computer, a few seconds on an old phone; once per form, in the background. */
const work = { least: 50_000, most: 150_000 }

const secrets = (secret: string) => ({
  hmacSignatureSecret: `${secret} captcha`,
  hmacKeySignatureSecret: `${secret} captcha key`,
})

export const newChallenge = (secret: string, until: Date) =>
  createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(work.least, work.most),
    deriveKey,
    expiresAt: until,
    ...secrets(secret),
  })

const hex = z.string().regex(/^[0-9a-f]{1,128}$/)

const proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex }),
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return undefined
  }
}

/** The challenge that was solved, if it is one of ours and was solved correctly. Does not check whether it was used before. */
export const readProof = async (
  secret: string,
  text: string,
): Promise<{ id: string; until: Date } | undefined> => {
  const { data } = proof.safeParse(parse(text))
  if (!data) return undefined
  const { challenge, solution } = data
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...secrets(secret),
  })
  const { nonce, expiresAt } = challenge.parameters
  return verified ? { id: nonce, until: new Date(expiresAt * 1000) } : undefined
}

// The answer is not in the page. The token is a signature of it, which only the server can check.

const tokenShape = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/

const sign = (secret: string, id: string, until: string, answer: number): string =>
  keyedHash(secret, `question ${id} ${until} ${answer}`).toString('base64url')

export interface Question {
  text: string
  token: string
}

export const askQuestion = (secret: string, t: CaptchaMessages, until: Date): Question => {
  const numbers = t('numbers').split(' ')
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)]
  const id = randomBytes(12).toString('base64url')
  const seconds = String(Math.floor(until.getTime() / 1000))
  return {
    text: t('question', { a: numbers[a - 1] ?? a, b: numbers[b - 1] ?? b }),
    token: `${id}.${seconds}.${sign(secret, id, seconds, a + b)}`,
  }
}

/** All possible sums of two numbers from one to nine. */
const sums = Array.from({ length: 17 }, (_, index) => index + 2)

/** An answered question that this site has asked. */
export interface AnsweredQuestion {
  id: string
  until: Date
  isRight: boolean
}

/** Undefined for a token that this site has not signed. Does not check whether the question was used before. */
export const readAnswer = (secret: string, token: string, answer: string): AnsweredQuestion | undefined => {
  const [, id = '', seconds = '', signature = ''] = tokenShape.exec(token) ?? []
  if (!id) return undefined
  const sum = sums.find((candidate) => isSameSecret(sign(secret, id, seconds, candidate), signature))
  if (sum === undefined) return undefined
  const given = answer.trim()
  const isRight = /^\d{1,3}$/.test(given) && Number(given) === sum
  return { id, until: new Date(Number(seconds) * 1000), isRight }
}

/** Long enough for a form that takes a while, such as one that asks for a passport number. */
const validMs = 2 * 60 * 60 * 1000

const secretOf = (payload: Payload) => keyedHash(payload.secret, 'captcha').toString('hex')

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
    if (answer.trim() && question.until > new Date()) await countWrongAnswer(payload, question)
    return undefined
  }
  return {
    ask: async (locale: Locale, problem?: CaptchaProblem) => {
      const t = captchaMessages(locale)
      const question = askQuestion(secret, t, new Date(Date.now() + validMs))
      return createElement(CaptchaField, { t, question, error: problem && t(problem) })
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
