import { foldWords } from '../../../shared/text/fold-words'
import type { SpamReason } from '../contract'
import { type Judged, linksIn, normaliseLetters } from './tokens'

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
      const wanted = normaliseLetters(entry)
      const words = foldWords(wanted)
      // An entry with other characters, such as part of an address, is searched literally.
      const isWords = words !== '' && /^[\p{L}\p{M}\p{N}\s'’-]+$/u.test(wanted)
      return isWords
        ? folded.some((text) => text.includes(` ${words} `))
        : plain.some((text) => text.includes(wanted.toLowerCase()))
    })
}

export interface RuleSettings {
  blocklist: string
  maxLinks: number
}

/** The fixed rules that a comment breaks. */
export const brokenRules = (
  { author, email, url, content }: Judged & { email?: string | null },
  { blocklist, maxLinks }: RuleSettings,
): SpamReason[] => {
  const texts = [content, author, email, url].map((text) => normaliseLetters(text ?? ''))
  const blocked = blockedIn(texts, blocklist)
  const links = linksIn(texts[0] ?? '').length
  return [
    ...blocked.map((entry) => ({ code: 'blocked' as const, params: { entry } })),
    ...(links > maxLinks ? [{ code: 'links' as const, params: { links, max: maxLinks } }] : []),
  ]
}
