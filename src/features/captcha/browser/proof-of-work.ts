import type { ChallengeParameters } from '../contract'

/** The first 32 bits of the fractions of the square and cube roots of the first primes, as FIPS 180-4 defines them. */
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate++)
  if (primes.every((prime) => candidate % prime)) primes.push(candidate)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by))

/**
 * SHA-256 of up to 55 bytes (one block); returns the eight words of the digest. Implemented here because `crypto.subtle`
 * is missing on plain http and, being asynchronous, slower for so little data.
 */
export const createSha256 = (length: number) => {
  const words = new Int32Array(64)
  const digest = new Int32Array(8)
  return (message: Uint8Array): Int32Array => {
    words.fill(0, 0, 16)
    for (let index = 0; index < length; index++)
      words[index >> 2] =
        (words[index >> 2] as number) | ((message[index] as number) << (24 - (index % 4) * 8))
    words[length >> 2] = (words[length >> 2] as number) | (0x80 << (24 - (length % 4) * 8))
    words[15] = length * 8
    for (let index = 16; index < 64; index++) {
      const a = words[index - 15] as number
      const b = words[index - 2] as number
      const mixedA = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const mixedB = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      words[index] = ((words[index - 16] as number) + mixedA + (words[index - 7] as number) + mixedB) | 0
    }
    let [a, b, c, d, e, f, g, h] = initial as [number, number, number, number, number, number, number, number]
    for (let index = 0; index < 64; index++) {
      const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const choice = (e & f) ^ (~e & g)
      const first = (h + mixedE + choice + (rounds[index] as number) + (words[index] as number)) | 0
      const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
      digest[index] = ((initial[index] as number) + value) | 0
    return digest
  }
}

export interface Solution {
  counter: number
  derivedKey: string
}

const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))

const toHex = (digest: Int32Array): string =>
  [...digest].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

/** Hashes per slice: a few milliseconds on a slow phone, then the browser handles other events. */
const sliceSize = 1000

/**
 * Finds the number whose hash begins with the prefix. It works in slices, so that typing stays smooth. Only the server,
 * which chose the number, knows it without trying.
 */
export const solve = async (
  { nonce, salt, keyPrefix }: ChallengeParameters,
  rest: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<Solution> => {
  const message = Uint8Array.from([...fromHex(salt), ...fromHex(nonce), 0, 0, 0, 0])
  const view = new DataView(message.buffer)
  const hash = createSha256(message.length)
  const prefix = keyPrefix.toLowerCase()
  // Comparing the first word as a number is much cheaper than comparing hex strings.
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
