import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs texts for one purpose. Signatures for other purposes are not valid here. */
export interface Signer {
  sign: (text: string) => string
  /** Whether the signature is valid. */
  isGenuine: (text: string, signature: string) => boolean
}

export const createSigner = (secret: string, purpose: string): Signer => {
  const key = createHmac('sha256', secret).update(purpose).digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    isGenuine: (text, signature) => {
      const [expected, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
