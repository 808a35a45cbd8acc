/** Letters and digits that cannot be confused with each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

export const isReference = (text: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)

/** A readable reference of 50 bits of a digest. */
export const formatReference = (digest: Uint8Array): string => {
  let bits = 0n
  for (const byte of digest.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte)
  const letters = Array.from({ length }, (_, index) => alphabet[Number((bits >> BigInt(index * 5)) & 31n)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
