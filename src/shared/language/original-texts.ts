import { type Locale, languageTag } from '../locale'

// Texts that are not translated are shown in another language. Screen readers must know, or they read them with the wrong sounds.

/** Something whose texts may be in another language than the page. */
export interface Translated {
  /** The values of `lang` of such texts, by the names of their fields. */
  langs?: Readonly<Record<string, string>>
}

/** The value of `lang` for a text; undefined if it is in the language of the page. */
export const langOf = ({ langs }: Translated, field: string): string | undefined => langs?.[field]

/** A document or row as it was written in the languages that its texts may come from. */
export type Originals<Row> = readonly { locale: Locale; row: Row }[]

/** Shorter texts may be the same in two languages: names, numbers, single words. */
const minLength = 25

/** Without the pictures in rich text (`value`): they are documents that have texts of their own, or only their ids. */
const textOf = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (key, part) => (key === 'value' ? undefined : part))
    : String(value ?? '')

/** Which fields of a document or row are the same as in one of its originals. */
export const untranslatedFields = <Row extends object>(
  row: Row,
  originals: Originals<Partial<Row> | null | undefined> | undefined,
  fields: readonly (keyof Row & string)[],
): Translated => {
  if (!originals?.length) return {}
  const langs = fields.flatMap((field) => {
    const text = textOf(row[field])
    if (text.length < minLength) return []
    const original = originals.find(({ row: other }) => text === textOf(other?.[field]))
    return original ? [[field, languageTag(original.locale)] as const] : []
  })
  return langs.length ? { langs: Object.fromEntries(langs) } : {}
}

/** The originals of a row of a list, which has the same id in all languages. */
export const originalRows = <Row, Inner extends { id?: number | string | null }>(
  originals: Originals<Row> | undefined,
  { id }: Inner,
  listOf: (original: Row) => readonly Inner[] | null | undefined,
): Originals<Inner> =>
  (originals ?? []).flatMap(({ locale, row }) => {
    const found = listOf(row)?.find((inner) => inner.id === id)
    return found ? [{ locale, row: found }] : []
  })
