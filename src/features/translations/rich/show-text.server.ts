import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { Locale } from '../../../shared/locale'
import type { TranslationRow } from '../contract'
import { type FoundText, hashOf } from '../states/find-texts.server'
import { fromMarks, type MarkProblem } from './from-marks'
import { describeReference, isRichText, type Reference, referencesOf } from './rich-nodes'
import { toMarks } from './to-marks'

/** A text and its source as they are shown and edited: a rich text as lines with marks. */
export interface ShownText {
  source: string
  text: string
  /** It has parts that marks cannot express, and is shown without its formatting. */
  onlyInDocument: boolean
  references: Reference[]
  /** Targets of the marks of links, pictures and embedded content. */
  legend: TranslationRow['legend']
}

const plainText = (text: unknown): string =>
  isRichText(text) ? convertLexicalToPlaintext({ data: text as never }).trim() : String(text ?? '')

const showRich = (source: unknown, text: unknown): ShownText => {
  const [original, translation] = [source, text].map((one) =>
    isRichText(one) && hashOf(one) ? one : undefined,
  )
  const references = referencesOf(original, translation)
  const [from, to] = [original, translation].map((one) => (one ? toMarks(one, references) : ''))
  return from === undefined || to === undefined
    ? { source: plainText(source), text: plainText(text), onlyInDocument: true, references, legend: [] }
    : { source: from, text: to, onlyInDocument: false, references, legend: references.map(describeReference) }
}

export const showText = (
  found: FoundText,
  { language, main }: Record<'language' | 'main', Locale>,
): ShownText => {
  const { [main]: source, [language]: text } = found.texts
  if (found.rich) return showRich(source, text)
  return {
    source: plainText(source),
    text: plainText(text),
    onlyInDocument: false,
    references: [],
    legend: [],
  }
}

/** Reads an edited text as the value to store; a problem if its marks cannot be read. */
export const readText = (
  edited: string,
  { rich }: FoundText,
  { references }: ShownText,
): { value: unknown } | MarkProblem => {
  if (!rich) return { value: edited }
  const read = fromMarks(edited, references)
  return 'problem' in read ? read : { value: hashOf(read.text) ? read.text : null }
}
