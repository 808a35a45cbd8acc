import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { locales } from '../../shared/locale'
import { createSha256, solve } from './browser/proof-of-work'
import { captchaMessages } from './messages/messages'
import { askQuestion, newChallenge, readAnswer, readProof } from './own-captcha.server'

const secret = 'a secret of the tests'
const soon = () => new Date(Date.now() + 60_000)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

describe('createSha256', () => {
  it.each([0, 1, 3, 36, 55])('equals Node’s SHA-256 for %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 200) % 256)
    const words = createSha256(length)(bytes)
    const hex = [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
    expect(hex).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})

// About a hundred thousand hashes, which take long on a busy machine.
describe('the proof of work', { timeout: 60_000 }, () => {
  it('is found by the browser’s code and accepted; forged proofs are refused', async () => {
    const until = soon()
    const challenge = await newChallenge(secret, until)
    const solution = await solve(challenge.parameters)
    const read = await readProof(secret, encode({ challenge, solution }))
    expect(read).toEqual({
      id: challenge.parameters.nonce,
      until: new Date(Math.floor(+until / 1000) * 1000),
    })

    const { parameters, signature } = challenge
    const otherKey = solution.derivedKey.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    const forged = [
      { challenge, solution: { ...solution, derivedKey: otherKey } },
      {
        challenge: { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature },
        solution,
      },
      { challenge: await newChallenge('another secret', until), solution },
    ]
    for (const proof of forged) expect(await readProof(secret, encode(proof))).toBeUndefined()
    for (const text of ['', 'x', encode({}), encode(null)])
      expect(await readProof(secret, text)).toBeUndefined()
  })

  it('pauses after every 1000 hashes', async () => {
    const { parameters } = await newChallenge(secret, soon())
    let rests = 0
    const { counter } = await solve(parameters, async () => {
      rests++
    })
    expect(rests).toBe(Math.floor(counter / 1000))
  })

  it('is refused after it has expired', async () => {
    const challenge = await newChallenge(secret, new Date(Date.now() - 1000))
    const solution = await solve(challenge.parameters)
    expect(await readProof(secret, encode({ challenge, solution }))).toBeUndefined()
  })
})

describe('the question', () => {
  it.each(locales)('in %s accepts only the sum', (locale) => {
    const t = captchaMessages(locale)
    const numbers = t('numbers').split(' ')
    expect(new Set(numbers).size).toBe(9)
    const { text, token } = askQuestion(secret, t, soon())
    // Some number words contain others, so the whole question is matched.
    const pattern = t
      .template('question')
      .replace(/[?¿]/g, '\\$&')
      .replace('{a}', '(.+)')
      .replace('{b}', '(.+)')
    const [, a = '', b = ''] = new RegExp(`^${pattern}$`).exec(text) ?? []
    const sum = numbers.indexOf(a) + numbers.indexOf(b) + 2
    const right = readAnswer(secret, token, ` ${sum} `)
    expect(right?.isRight).toBe(true)
    expect(right?.until.getTime()).toBeGreaterThan(Date.now())
    for (const wrong of [String(sum + 1), '', 'x', `${sum}.0`])
      expect(readAnswer(secret, token, wrong)).toEqual({ ...right, isRight: false })
    expect(readAnswer('another secret', token, String(sum))).toBeUndefined()
    expect(readAnswer(secret, token.replace(/\.\d/, '.9'), String(sum))).toBeUndefined()
  })
})
