import type { MessageCode } from '../../shared/messages/message-code'
import type { StoredField } from './contract'
import type { FormsPanelMessages } from './messages/panel/messages'

type FormsCode = MessageCode<FormsPanelMessages>

/** A field while its form is being edited: anything may still be missing. */
type EditedField = { [Key in keyof StoredField]?: StoredField[Key] | null } & {
  onlyIfField?: string | null
  onlyIfValue?: string | null
  options?: { value?: string | null }[] | null
}

const conditionProblem = (field: EditedField, earlier: readonly EditedField[]): FormsCode | undefined => {
  const { onlyIfField, onlyIfValue, name } = field
  if (!onlyIfField) return undefined
  const other = earlier.find((each) => each.name === onlyIfField)
  if (!other) return { code: 'errors.dependsOn', params: { name: name ?? '', other: onlyIfField } }
  const values = other.blockType === 'choice' ? (other.options ?? []).map(({ value }) => value) : undefined
  return onlyIfValue && values && !values.includes(onlyIfValue)
    ? {
        code: 'errors.dependsOnAnswer',
        params: { name: name ?? '', answer: onlyIfValue, other: onlyIfField, answers: values.join(', ') },
      }
    : undefined
}

const firstTwice = (names: readonly (string | null | undefined)[]) =>
  names.find((name, index) => name && names.indexOf(name) !== index)

/** Describes the first error in the fields of a form, for editors. */
export const formProblem = (fields: readonly EditedField[]): FormsCode | undefined => {
  if (!fields.length) return { code: 'errors.noField' }
  const twice = firstTwice(fields.map(({ name }) => name))
  if (twice) return { code: 'errors.nameTwice', params: { name: twice } }
  for (const [index, field] of fields.entries()) {
    const same = firstTwice((field.options ?? []).map(({ value }) => value))
    if (same) return { code: 'errors.valueTwice', params: { name: field.name ?? '', value: same } }
    const problem = conditionProblem(field, fields.slice(0, index))
    if (problem) return problem
  }
  return undefined
}
