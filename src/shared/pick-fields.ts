/** Fields of a document that a page can show as they are: required ones, and texts. */
type ShownField<Doc> = {
  [Key in keyof Doc]-?: null extends Doc[Key] ? (NonNullable<Doc[Key]> extends string ? Key : never) : Key
}[keyof Doc]

/** These fields of a document; a text that may be missing is never null. */
export type Shown<Doc, Fields extends readonly (keyof Doc)[]> = {
  -readonly [Key in Fields[number]]-?: NonNullable<Doc[Key]>
}

/** Copies these fields of a document and nothing else of it. Texts that are missing become empty. */
export const showFields = <Doc extends object, const Fields extends readonly ShownField<Doc>[]>(
  doc: Doc,
  fields: Fields,
): Shown<Doc, Fields> =>
  Object.fromEntries(fields.map((field) => [field, doc[field] ?? ''])) as Shown<Doc, Fields>

/** These fields of a document, as far as they have a value. */
export type Given<Doc, Fields extends readonly (keyof Doc)[]> = {
  -readonly [Key in Fields[number]]?: NonNullable<Doc[Key]>
}

/** Copies these fields of a document unless they are empty. An empty text counts as missing. */
export const givenFields = <Doc extends object, const Fields extends readonly (keyof Doc)[]>(
  doc: Doc | null | undefined,
  fields: Fields,
): Given<Doc, Fields> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = doc?.[field]
      return value === undefined || value === null || value === '' ? [] : [[field, value]]
    }),
  ) as Given<Doc, Fields>

export const selectFields = <const Fields extends readonly string[]>(
  fields: Fields,
): Record<Fields[number], true> =>
  Object.fromEntries(fields.map((field) => [field, true])) as Record<Fields[number], true>

/** A row of an array field. */
export type Row<Doc, Key extends keyof Doc> = NonNullable<Doc[Key]> extends (infer Item)[] ? Item : never

/** Texts that search engines show instead of the title and the summary of a document. */
export const seoFields = ['title', 'description'] as const
