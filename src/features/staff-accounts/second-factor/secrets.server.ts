import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createSigner } from '../../../platform/http/signature'
import { toBase32 } from './totp'

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `second factor: ${purpose}`, 32))

/** Encrypts for one purpose, so that neither a copy of the database nor a client reads it. */
export const seal = (secret: string, purpose: string, text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if it was sealed for something else, with another secret, or changed. */
export const unseal = (secret: string, purpose: string, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const recoveryCount = 10

/** Ten codes of 50 random bits, written in two parts. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () =>
    toBase32(randomBytes(7)).slice(0, 10).toLowerCase().replace(/^.{5}/, '$&-'),
  )

/** How a recovery code is stored. The key of the site makes guessing from a copy of the database useless. */
export const hashRecoveryCode = (secret: string, code: string): string =>
  createSigner(secret, 'recovery codes').sign(normaliseCode(code))

/** As people type it: with spaces or hyphens, in capitals. */
export const normaliseCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()
