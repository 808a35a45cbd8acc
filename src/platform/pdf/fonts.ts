import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { PdfText } from '../../shared/formats/pdf'

// Made by scripts/assets/pdf-fonts.mjs; the build copies them. Paths are relative to the working directory, like those of threads.
const sources = 'src/platform/pdf/fonts'
const folder = existsSync(sources) ? sources : 'dist/server/fonts'

export type Face = 'text' | 'bold' | 'heading'

/** The fonts of the site, and the one with all letters that we print. A text is set in the first that has all its letters. */
const files: Record<Face, readonly [string, string]> = {
  text: ['figtree-400', 'noto-sans-400'],
  bold: ['figtree-700', 'noto-sans-700'],
  heading: ['brygada-1918-600', 'noto-sans-700'],
}

export interface LoadedFont {
  name: string
  bytes: Buffer
  /** Tells which letters it has. */
  font: Font
}

const loaded = new Map<string, LoadedFont>()

const parse = (name: string, bytes: Buffer): Font => {
  const font = create(bytes)
  // A collection of fonts, which none of our files is.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is not a single font`)
  return font
}

/**
 * A font for one document: one that has written a document knows some letters only as parts of others, and later documents could
 * not be searched or read aloud. The parsed tables are shared, as in the library's `getVariation`: parsing them takes most of the
 * time of a document.
 */
export const fontOfDocument = ({ name, bytes, font }: LoadedFont): Font =>
  Object.assign(parse(name, bytes), { _tables: (font as unknown as { _tables: object })._tables })

const load = (name: string): LoadedFont => {
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(path.resolve(folder, `${name}.ttf`))
  const entry = { name, bytes, font: parse(name, bytes) }
  loaded.set(name, entry)
  return entry
}

const covers = ({ font }: LoadedFont, text: string): boolean =>
  [...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))

/** The font for a text that `printable` has returned. */
export const fontFor = (face: Face, text: string): LoadedFont => {
  const [first, complete] = files[face]
  const font = load(first)
  return covers(font, text) ? font : load(complete)
}

const isPrintable = (char: string) =>
  char === '\n' || load('noto-sans-400').font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Spaces of one width each, and signs that only direct how text is written. */
const plainSpaces = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[\t\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')

/** Brackets and spaces around letters that were left out. */
const tidy = (text: string): string =>
  text
    .replace(/[([{«“„]\s*[)\]}»”]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/^[\s,;:/–—-]+|[\s,;:/–—-]+$/g, '')

export interface PrintableText {
  text: string
  /** Whether letters or figures had to be left out. */
  isIncomplete: boolean
}

/**
 * The printable part of a text: Latin letters of all languages, Greek and Cyrillic. Letters of other scripts are left out, never
 * replaced by boxes or question marks.
 */
export const printable = (given: PdfText): PrintableText => {
  const { text, instead, whole = false } = typeof given === 'string' ? { text: given, instead: '' } : given
  const wanted = plainSpaces(text)
  const kept = [...wanted].filter(isPrintable).join('')
  if (kept === wanted) return { text: kept, isIncomplete: false }
  if (whole) return printable(instead)
  const isIncomplete = [...wanted].some((char) => hasWords(char) && !isPrintable(char))
  const left = tidy(kept)
  return { text: hasWords(left) || !instead ? left : printable(instead).text, isIncomplete }
}
