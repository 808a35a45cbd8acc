// Texts that are not translated are shown in English. Screen readers must know, or they read them with the wrong sounds.

/** Something whose texts may be in English on a page in another language. */
export interface Translated {
  /** The names of the fields that are in English. */
  inEnglish?: readonly string[]
}

/** The value of `lang` for a text; undefined if it is in the language of the page. */
export const langOf = ({ inEnglish }: Translated, field: string): 'en' | undefined =>
  inEnglish?.includes(field) ? 'en' : undefined

/** Shorter texts may be the same in two languages: names, numbers, single words. */
const minLength = 25

/** Without the pictures in rich text (`value`): they are documents that have texts of their own, or only their ids. */
const textOf = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (key, part) => (key === 'value' ? undefined : part))
    : String(value ?? '')

/** Which fields of a document or row are the same as in its English version. */
export const englishFields = <Row extends object>(
  row: Row,
  english: Partial<Row> | undefined,
  fields: readonly (keyof Row & string)[],
): Translated => {
  if (!english) return {}
  const same = fields.filter((field) => {
    const text = textOf(row[field])
    return text.length >= minLength && text === textOf(english[field])
  })
  return same.length ? { inEnglish: same } : {}
}

/** The English version of a row of a list, which has the same id in all languages. */
export const sameRow = <Row extends { id?: number | string | null }>(
  row: Row,
  english: readonly Row[] | null | undefined,
): Row | undefined => english?.find(({ id }) => id === row.id)
