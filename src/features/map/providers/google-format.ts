import { decodeHTMLStrict } from 'entities'

/** Decodes Google's polylines: differences in units of 0.00001 degrees, five bits per character. */
export const readGoogleLine = (encoded: string): [number, number][] => {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const character of encoded) {
    const bits = character.charCodeAt(0) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  const line: [number, number][] = []
  let [lat, lng] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] as number
    lng += numbers[at + 1] as number
    line.push([lat / 1e5, lng / 1e5])
  }
  return line
}

/** Converts Google's HTML instructions to text. A `div` starts a new sentence. */
export const googleText = (html: string): string =>
  decodeHTMLStrict(
    html
      .replace(/<wbr\s*\/?>/gi, '')
      .replace(/<div[^>]*>/gi, '. ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
