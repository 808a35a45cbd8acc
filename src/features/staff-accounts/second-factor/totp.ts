import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, a new one every 30 seconds.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const digits = 6
const stepMs = 30_000

/** RFC 4648, without padding: apps and people read it. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

const codeOf = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (now: number): number => Math.floor(now / stepMs)

/** The code that an app with this key shows. */
export const totpAt = (key: Buffer, now: number): string => codeOf(key, stepAt(now))

/** The step of a code, which may be used once; undefined if it is wrong. Clocks may differ by one step. */
export const stepOfCode = (key: Buffer, code: string, now: number): number | undefined => {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => {
    const [expected, given] = [Buffer.from(codeOf(key, step)), Buffer.from(code)]
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

/** Address in the QR code of the set-up. */
export const totpAddress = (key: Buffer, { site, email }: { site: string; email: string }): string => {
  const [issuer, account] = [encodeURIComponent(site.replaceAll(':', ' ')), encodeURIComponent(email)]
  return `otpauth://totp/${issuer}:${account}?secret=${toBase32(key)}&issuer=${issuer}`
}
