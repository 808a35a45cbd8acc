import { foldWords } from '../../../shared/text/fold-words'
import { type Judged, linksIn } from './tokens'

/** Entries of the blocklist that a comment contains, as they were entered. */
const blockedIn = (texts: readonly string[], blocklist: string): string[] => {
  const plain = texts.map((text) => text.toLowerCase())
  // Between spaces, so that `sex` does not block Sussex.
  const folded = texts.map((text) => ` ${foldWords(text)} `)
  return blocklist
    .split(/\r?\n/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .filter((entry) => {
      const words = foldWords(entry)
      // An entry with other characters, such as part of an address, is searched literally.
      const isWords = words !== '' && /^[\p{L}\p{M}\p{N}\s'’-]+$/u.test(entry)
      return isWords
        ? folded.some((text) => text.includes(` ${words} `))
        : plain.some((text) => text.includes(entry.toLowerCase()))
    })
}

export interface RuleSettings {
  blocklist: string
  maxLinks: number
}

/** The fixed rules that a comment breaks, in words for moderators. */
export const brokenRules = (
  { author, email, url, content }: Judged & { email?: string | null },
  { blocklist, maxLinks }: RuleSettings,
): string[] => {
  const texts = [author, email, url, content].map((text) => text ?? '')
  const blocked = blockedIn(texts, blocklist)
  const links = linksIn(content ?? '').length
  return [
    ...blocked.map((entry) => `It contains “${entry}”, which is on the blocklist.`),
    ...(links > maxLinks
      ? [`It has ${links} ${links === 1 ? 'link' : 'links'}; ${maxLinks} are allowed.`]
      : []),
  ]
}
