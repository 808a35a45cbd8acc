import { type FlattenedField, getFieldByPath } from 'payload'
import { validOperatorSet } from 'payload/shared'
import { isDate, isObject } from './field-shapes'

/** Deeper conditions are refused. */
const maxDepth = 20

/** Payload knows these operators. The SQL adapters lack the first one and have the others for points, which the site does not use. */
const missingOperators = new Set(['all', 'near', 'within', 'intersects'])

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'

/** A condition for one of several collections, or for the document that a field refers to. */
const isReference = (value: unknown): boolean =>
  isObject(value) &&
  Object.hasOwn(value, 'relationTo') &&
  Object.keys(value).every((key) => key === 'relationTo' || key === 'value') &&
  Object.values(value).every(isScalar)

const isDateField = (fields: FlattenedField[], path: string): boolean =>
  getFieldByPath({ fields, path: path.replace(/^version\./, '') })?.field.type === 'date'

/** The dates of a condition; several can be in one text. */
const datesIn = (operator: string, value: unknown): unknown[] =>
  Array.isArray(value) ? value : operator.endsWith('in') ? String(value).split(',') : [value]

const isRightValue = (operator: string, value: unknown, isOfDate: boolean): boolean => {
  if (operator === 'like' || operator === 'not_like') return typeof value === 'string'
  if (isOfDate && operator !== 'exists')
    return datesIn(operator, value).every((date) => ['', 'null', null].includes(date as null) || isDate(date))
  if (operator === 'in' || operator === 'not_in')
    return isScalar(value) || (Array.isArray(value) && value.every(isScalar))
  return isScalar(value) || isReference(value) || (Array.isArray(value) && value.every(isScalar))
}

/** The path of the first condition that Payload would ignore or fail at: an ignored one would delete or change all documents. */
const findWrongCondition = (
  where: unknown,
  fields: FlattenedField[],
  path = 'where',
  depth = 0,
): string | undefined => {
  if (!isObject(where) || depth > maxDepth) return path
  for (const [key, value] of Object.entries(where)) {
    const inner = `${path}.${key}`
    if (/^(and|or)$/i.test(key)) {
      if (!Array.isArray(value)) return inner
      for (const each of value) {
        const wrong = findWrongCondition(each, fields, inner, depth + 1)
        if (wrong) return wrong
      }
      continue
    }
    if (!isObject(value)) return inner
    for (const [operator, operand] of Object.entries(value)) {
      const isNested = operator === 'contains' && isObject(operand)
      const wrong = isNested
        ? findWrongCondition(operand, fields, inner, depth + 1)
        : !validOperatorSet.has(operator as never) ||
          missingOperators.has(operator) ||
          !isRightValue(operator, operand, isDateField(fields, key))
      if (wrong) return typeof wrong === 'string' ? wrong : `${inner}.${operator}`
    }
  }
  return undefined
}

/** More documents, or a later page, cannot be read. */
const maxNumber = 1_000_000

/** Payload reads a text as JSON. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

/** The first parameter of a list whose value has a wrong shape. */
export const findWrongParameter = (
  query: Record<string, unknown>,
  fields: FlattenedField[],
): string | undefined => {
  for (const name of ['limit', 'page', 'depth']) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
    if (!Number.isInteger(number) || number < 0 || number > maxNumber) return name
  }
  for (const name of ['select', 'populate', 'joins'])
    if (query[name] !== undefined && !isObject(query[name])) return name
  for (const name of ['where', 'data']) {
    const value = readJson(query[name])
    if (value === undefined || value === '') continue
    const wrong = name === 'where' ? findWrongCondition(value, fields) : isObject(value) ? undefined : name
    if (wrong) return wrong
  }
  return undefined
}
