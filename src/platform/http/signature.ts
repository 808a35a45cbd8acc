import { createHmac, timingSafeEqual } from 'node:crypto'

/** A hash that nobody can compute who does not know the secret. */
export const keyedHash = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

/** Compares in a time that does not tell how much is right. */
export const isSameSecret = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Signs texts for one purpose. Signatures for other purposes are not valid here. */
export interface Signer {
  sign: (text: string) => string
  isGenuine: (text: string, signature: string) => boolean
}

export const createSigner = (secret: string, purpose: string): Signer => {
  const key = keyedHash(secret, purpose)
  const sign = (text: string) => keyedHash(key, text).toString('base64url')
  return { sign, isGenuine: (text, signature) => isSameSecret(sign(text), signature) }
}
