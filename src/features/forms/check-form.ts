import type { StoredField } from './contract'

/** A field while its form is being edited: anything may still be missing. */
type EditedField = { [Key in keyof StoredField]?: StoredField[Key] | null } & {
  onlyIfField?: string | null
  onlyIfValue?: string | null
  options?: { value?: string | null }[] | null
}

const conditionProblem = (field: EditedField, earlier: readonly EditedField[]): string | undefined => {
  const { onlyIfField, onlyIfValue, name } = field
  if (!onlyIfField) return undefined
  const other = earlier.find((each) => each.name === onlyIfField)
  if (!other)
    return `“${name}” depends on “${onlyIfField}”. Use the short name of a field that stands above it.`
  const values = other.blockType === 'choice' ? (other.options ?? []).map(({ value }) => value) : undefined
  return onlyIfValue && values && !values.includes(onlyIfValue)
    ? `“${name}” depends on the answer “${onlyIfValue}”, but “${onlyIfField}” has the answers ${values.join(', ')}.`
    : undefined
}

const firstTwice = (names: readonly (string | null | undefined)[]) =>
  names.find((name, index) => name && names.indexOf(name) !== index)

/** Describes the first error in the fields of a form, as a sentence for editors. */
export const formProblem = (fields: readonly EditedField[]): string | undefined => {
  if (!fields.length) return 'A form needs at least one field.'
  const twice = firstTwice(fields.map(({ name }) => name))
  if (twice) return `Two fields have the short name “${twice}”.`
  for (const [index, field] of fields.entries()) {
    const same = firstTwice((field.options ?? []).map(({ value }) => value))
    if (same) return `Two answers of “${field.name}” have the value “${same}”.`
    const problem = conditionProblem(field, fields.slice(0, index))
    if (problem) return problem
  }
  return undefined
}
