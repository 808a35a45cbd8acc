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
