/** Letters and digits that are not mistaken for each other when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

export const isReference = (text: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)

/** Fifty bits of a digest, as people can write them down. */
export const writeReference = (digest: Uint8Array): string => {
  let bits = 0n
  for (const byte of digest.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte)
  const letters = Array.from({ length }, (_, index) => alphabet[Number((bits >> BigInt(index * 5)) & 31n)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
