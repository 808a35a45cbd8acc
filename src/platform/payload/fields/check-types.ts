import { type Field, type GlobalBeforeValidateHook, ValidationError } from 'payload'

interface Rule {
  isRight: (value: unknown) => boolean
  message: string
}

const text: Rule = { isRight: (value) => typeof value === 'string', message: 'This field must be a text.' }

const rules: Partial<Record<Field['type'], Rule>> = {
  checkbox: {
    isRight: (value) => typeof value === 'boolean',
    message: 'This field must be true or false.',
  },
  number: { isRight: (value) => Number.isFinite(value), message: 'This field must be a number.' },
  select: {
    isRight: (value) => typeof value === 'string',
    message: 'This field must be one of its options.',
  },
  text,
  textarea: text,
}

const ruleOf = (field: Field): Rule | undefined => {
  const rule = rules[field.type]
  if (!rule || !('hasMany' in field && field.hasMany)) return rule
  return {
    isRight: (value) => Array.isArray(value) && value.every(rule.isRight),
    message: 'This field must be a list.',
  }
}

/** The fields that hold a value. Rows and collapsibles only arrange them. */
const valueFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) =>
    field.type === 'row' || field.type === 'collapsible' ? valueFields(field.fields) : [field],
  )

/**
 * Refuses values of a wrong type and names their fields. Payload checks the value of a select only if it is a text and passes
 * objects on to the database, which fails or stores an unusable value.
 */
export const checkTypes =
  (fields: Field[]): GlobalBeforeValidateHook =>
  ({ data, global, req }) => {
    const errors = valueFields(fields).flatMap((field) => {
      if (!('name' in field) || !data) return []
      const value: unknown = data[field.name as keyof typeof data]
      const rule = ruleOf(field)
      const isRight = value === undefined || value === null || !rule || rule.isRight(value)
      return isRight ? [] : [{ path: String(field.name), message: rule.message }]
    })
    if (errors.length) throw new ValidationError({ global: global.slug, errors, req }, req.t)
    return data
  }
