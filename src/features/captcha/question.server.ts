import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { fill } from '../../shared/text/message'
import type { CaptchaMessages } from './messages/messages'

// The answer is not in the page. The token is a signature of it, which only the server can check.

const tokenShape = /^([\w-]{16})\.(\d{10})\.([\w-]{43})$/

const sign = (secret: string, id: string, until: string, answer: number): string =>
  createHmac('sha256', secret).update(`question ${id} ${until} ${answer}`).digest('base64url')

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export interface Question {
  text: string
  token: string
}

export const askQuestion = (secret: string, t: CaptchaMessages, until: Date): Question => {
  const numbers = t.numbers.split(' ')
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)]
  const id = randomBytes(12).toString('base64url')
  const seconds = String(Math.floor(until.getTime() / 1000))
  return {
    text: fill(t.question, { a: numbers[a - 1] ?? a, b: numbers[b - 1] ?? b }),
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
  const sum = sums.find((candidate) => same(signature, sign(secret, id, seconds, candidate)))
  if (sum === undefined) return undefined
  const given = answer.trim()
  const isRight = /^\d{1,3}$/.test(given) && Number(given) === sum
  return { id, until: new Date(Number(seconds) * 1000), isRight }
}
