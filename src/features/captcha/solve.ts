import type { ChallengeParameters } from './contract'
import { createSha256 } from './sha256'

export interface Solution {
  counter: number
  derivedKey: string
}

const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))

const toHex = (digest: Int32Array): string =>
  [...digest].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

/** How many hashes are tried before the page may do something else; a few milliseconds on a slow phone. */
const sliceSize = 1000

/**
 * Finds the number whose hash begins with the prefix, in slices, so that typing stays smooth. The server chose the
 * number; nobody else knows it without trying.
 */
export const solve = async (
  { nonce, salt, keyPrefix }: ChallengeParameters,
  rest: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<Solution> => {
  const message = Uint8Array.from([...fromHex(salt), ...fromHex(nonce), 0, 0, 0, 0])
  const view = new DataView(message.buffer)
  const hash = createSha256(message.length)
  const prefix = keyPrefix.toLowerCase()
  // Comparing numbers first is what makes a try cheap.
  const firstWord = Number.parseInt(prefix.slice(0, 8), 16) | 0
  for (let counter = 0; counter <= 0xffffffff; counter++) {
    view.setUint32(message.length - 4, counter)
    const digest = hash(message)
    if (digest[0] === firstWord && toHex(digest).startsWith(prefix))
      return { counter, derivedKey: toHex(digest) }
    if (counter % sliceSize === sliceSize - 1) await rest()
  }
  throw new Error('the challenge has no solution')
}
