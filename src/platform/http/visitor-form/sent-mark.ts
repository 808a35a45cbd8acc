import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { clientNetwork } from '../../../shared/address/client-network'
import { splitLocale } from '../../../shared/locale'
import { DAY_MS } from '../../../shared/time/days'
import { keyedHash } from '../signature'

/** Without a value of its own, two visitors in one network may send the same; only a second click is that fast. */
const secondClickMs = 60_000

const keyField = 'once'

/** The value that makes a form that is sent twice count once; undefined if it has none, as on cached pages without JavaScript. */
export const readIdempotencyKey = (typed: URLSearchParams): string | undefined => {
  const given = typed.get(keyField) ?? ''
  return /^[\w-]{22}$/.test(given) ? given : undefined
}

/** The key of a form; a new one for a form without. */
export const ensureIdempotencyKey = (typed: URLSearchParams): string =>
  readIdempotencyKey(typed) ?? randomBytes(16).toString('base64url')

interface SentForm {
  purpose: string
  /** Where it was sent, with or without the language's prefix. */
  address: string
  typed: URLSearchParams
  captchaFields: readonly string[]
  ip: string
  /** How long it counts as the same form if its idempotency key or the answer of its captcha identifies it. */
  forMs?: number | undefined
}

/**
 * The mark of a form in `claims`: the same if the same form is sent twice, and different if anything was corrected. What identifies
 * the form is its idempotency key, else the answer of its captcha, else the client's network.
 */
export const sentMark = (
  payload: Payload,
  { purpose, address, typed, captchaFields, ip, forMs = DAY_MS }: SentForm,
): { key: string; forMs: number } => {
  const hasKey = readIdempotencyKey(typed) !== undefined
  const isAnswered = captchaFields.some((name) => typed.get(name))
  // With a key, a second answer of the captcha makes no other form.
  const fields = [...typed].filter(([name]) => !hasKey || !captchaFields.includes(name)).sort()
  const sender = hasKey || isAnswered ? '' : clientNetwork(ip)
  const content = JSON.stringify([purpose, splitLocale(address).path, fields, sender])
  const digest = keyedHash(payload.secret, `form sending ${content}`).toString('base64url')
  return { key: `form-sent:${digest.slice(0, 22)}`, forMs: hasKey || isAnswered ? forMs : secondClickMs }
}
