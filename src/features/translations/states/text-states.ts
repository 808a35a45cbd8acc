import type { Locale } from '../../../shared/locale'
import type { TextState } from '../contract'

// Each text is kept only as fingerprints: of its content in each language, and of the source that each translation was written for.

type Hashes = Partial<Record<Locale, string>>

export interface HashedText {
  path: string
  rich: boolean
  /** The fingerprint of the text in each language that has it. */
  hashes: Hashes
}

export interface StoredText extends HashedText {
  /** Source that each translation was written for, as `en:fingerprint`. */
  basis: Hashes
}

const basisOf = (main: Locale, { hashes }: HashedText): string | undefined =>
  hashes[main] && `${main}:${hashes[main]}`

/** Updates the stored state after a save: a translation that has changed was written for the source as it is now. */
export const nextTexts = (
  before: readonly StoredText[],
  found: readonly HashedText[],
  main: Locale,
): StoredText[] => {
  const known = new Map(before.map((text) => [text.path, text]))
  return found.map((text) => {
    const old = known.get(text.path)
    const basis: Hashes = {}
    for (const [language, hash] of Object.entries(text.hashes) as [Locale, string][]) {
      if (language === main) continue
      const kept = old?.hashes[language] === hash ? old : undefined
      const before = kept?.basis[language]
      // After a change of the default language, the text in the new one as it was before this save.
      const written = before?.startsWith(`${main}:`) ? before : basisOf(main, kept ?? text)
      if (written) basis[language] = written
    }
    return { ...text, basis }
  })
}

/**
 * The texts of a document as those of its copy, whose rows have other ids: what is outdated in one is outdated in the other.
 * Empty if the two do not have the same texts.
 */
export const textsOfCopy = (original: readonly StoredText[], copy: readonly HashedText[]): StoredText[] =>
  original.length === copy.length
    ? original.map((text, index) => ({ ...text, path: copy[index]?.path ?? text.path }))
    : []

/** The state of a text in a language; undefined if there is nothing to translate. */
export const stateOf = (
  { hashes, basis }: StoredText,
  language: Locale,
  main: Locale,
): TextState | undefined => {
  const source = hashes[main]
  if (!source) return undefined
  if (!hashes[language]) return 'missing'
  const written = basis[language]
  return written?.startsWith(`${main}:`) && written !== `${main}:${source}` ? 'outdated' : 'current'
}

/** Marks one translation as checked: it still fits its source. */
export const confirmed = (
  texts: readonly StoredText[],
  path: string,
  language: Locale,
  main: Locale,
): StoredText[] =>
  texts.map((text) => {
    const written = text.path === path && basisOf(main, text)
    return written ? { ...text, basis: { ...text.basis, [language]: written } } : text
  })
