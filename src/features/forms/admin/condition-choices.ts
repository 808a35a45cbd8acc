import { slugify } from '../../../shared/text/slug'

// Choices for the condition of a field, from the form as it is being edited.

interface Choice {
  value: string
  label: string
}

interface EarlierField extends Choice {
  /** Its possible answers, if it has a list of them. */
  answers?: Choice[]
}

type ValueAt = (path: string) => unknown

const textAt = (valueAt: ValueAt, path: string): string => String(valueAt(path) ?? '').trim()

/** The short name that a text gets when the form is saved, unless one is given. */
const nameAt = (valueAt: ValueAt, path: string, key: string, length: number): Choice => {
  const label = textAt(valueAt, `${path}.label`)
  const value = slugify(textAt(valueAt, `${path}.${key}`) || label).slice(0, length)
  return { value, label: label || value }
}

/** The fields above one of a form: only on these can it depend. */
export const earlierFields = (
  valueAt: ValueAt,
  rows: readonly { blockType?: string }[],
  index: number,
): EarlierField[] =>
  rows.slice(0, index).flatMap(({ blockType }, at) => {
    const field = nameAt(valueAt, `fields.${at}`, 'name', 40)
    if (!field.value || blockType === 'hiddenValue') return []
    if (blockType === 'consent') return [{ ...field, answers: [{ value: 'yes', label: field.label }] }]
    if (blockType !== 'choice') return [field]
    const count = Number(valueAt(`fields.${at}.options`) ?? 0)
    const answers = Array.from({ length: count }, (_, n) =>
      nameAt(valueAt, `fields.${at}.options.${n}`, 'value', 60),
    )
    return [{ ...field, answers: answers.filter(({ value }) => value) }]
  })
