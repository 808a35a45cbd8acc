import type { FlattenedBlock, FlattenedField } from 'payload'
import { readId } from '../../../shared/id'

/** The blocks that fields refer to by their name. */
type Blocks = Readonly<Record<string, FlattenedBlock>>

type Problem = ShapeProblem | ShapeError[] | undefined

interface Place {
  blocks: Blocks
  path: string
}

/** Deeper values are refused: functions that check, copy and store them call themselves for each level. */
const maxDepth = 200
const maxErrors = 20
/** Limit of a list without its own. A draft may break the limits of fields, and each row costs time at every save. */
const maxRows = 2000

/** A mistake in a value: a message `shape.<name>`. */
type ShapeProblem =
  | 'text'
  | 'boolean'
  | 'number'
  | 'option'
  | 'list'
  | 'date'
  | 'object'
  | 'document'
  | 'richText'
  | 'block'
  | 'deep'
  | 'many'

interface ShapeError {
  path: string
  problem: ShapeProblem
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)))

/** Rows of lists have texts as ids, documents have numbers. */
const isRowId = (value: unknown): boolean => isText(value) || Number.isFinite(value)

const isId = (value: unknown): boolean => isRowId(value) && readId(String(value)) !== undefined

/** Payload also takes a whole document for its number. */
const isIdOrDocument = (value: unknown): boolean => isId(value) || (isObject(value) && isId(value.id))

/** Forms send numbers as texts; an empty one stands for no value. SQLite's driver fails to read larger ones. */
const isNumber = (value: unknown): boolean => {
  if (isText(value)) return value.trim() === '' || isNumber(Number.parseFloat(value))
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
}

export const isDate = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value))

const isOption = (field: { options: readonly (string | { value: string })[] }) => (value: unknown) =>
  value === '' || field.options.some((option) => value === (isText(option) ? option : option.value))

const isReference = (relationTo: string | string[]) => (value: unknown) =>
  isText(relationTo)
    ? isIdOrDocument(value)
    : isObject(value) && relationTo.includes(value.relationTo as string) && isIdOrDocument(value.value)

const one = (isRight: (value: unknown) => boolean, problem: ShapeProblem) => (value: unknown) =>
  isRight(value) ? undefined : problem

const many = (isRight: (value: unknown) => boolean, problem: ShapeProblem) => (value: unknown) =>
  !Array.isArray(value) ? 'list' : value.every(isRight) ? undefined : problem

/** Nodes of the editor that contain others. */
const elementNodes = ['paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']
/** Nodes with fields of their own. All but a link's document and `newTab` are texts. */
const nodesWithFields = ['link', 'autolink', 'block', 'inlineBlock']
const textFields = ['blockType', 'code', 'title', 'linkType', 'url']

const isMissing = (value: unknown): boolean => value === undefined || value === null

const isNode = (node: unknown): node is Record<string, unknown> => {
  if (!isObject(node) || !isText(node.type)) return false
  const { type, text, tag, children, fields } = node
  return (
    (type !== 'text' || isText(text)) &&
    (type !== 'heading' || isText(tag)) &&
    (!elementNodes.includes(type) || Array.isArray(children)) &&
    (isObject(fields)
      ? textFields.every((name) => isMissing(fields[name]) || isText(fields[name]))
      : isMissing(fields) && !nodesWithFields.includes(type))
  )
}

/** Checks the nodes of a formatted text. Each node is an object with a list of nodes inside; undefined if all are valid. */
const nodesProblem = (nodes: unknown): ShapeProblem | undefined => {
  if (!Array.isArray(nodes)) return 'richText'
  for (const node of nodes) {
    if (!isNode(node)) return 'richText'
    const inside = node.children === undefined ? undefined : nodesProblem(node.children)
    if (inside) return inside
  }
  return undefined
}

/** Payload would read a text as JSON, after the checks of scripts. */
const richTextProblem = (value: unknown): ShapeProblem | undefined => {
  if (!isObject(value) || !isObject(value.root)) return 'richText'
  return isDeeper(value, maxDepth) ? 'deep' : nodesProblem(value.root.children)
}

type RowFields = (row: Record<string, unknown>) => FlattenedField[] | undefined

const rowsProblem = (
  value: unknown,
  limit: number | undefined,
  fieldsOf: RowFields,
  place: Place,
): Problem => {
  // The panel sends 0 for a list without rows.
  if (value === 0 || value === '0') return undefined
  if (!Array.isArray(value)) return 'list'
  if (value.length > (limit ?? maxRows)) return 'many'
  return value.flatMap((row, index) => {
    const path = `${place.path}.${index}`
    // Payload leaves these out.
    if (row === null) return []
    const fields = isObject(row) ? fieldsOf(row) : undefined
    if (!fields) return [{ path, problem: isObject(row) ? 'block' : 'object' }]
    return objectErrors(fields, row, { ...place, path })
  })
}

const valueProblem = (field: FlattenedField, value: unknown, place: Place): Problem => {
  const hasMany = 'hasMany' in field && field.hasMany
  const check = hasMany ? many : one
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return check(field.name === 'id' ? isRowId : isText, 'text')(value)
    case 'number':
      return check(isNumber, 'number')(value)
    case 'point':
      return many(isNumber, 'number')(value)
    case 'checkbox':
      return one((given) => [true, false, 'true', 'false', ''].includes(given as string), 'boolean')(value)
    case 'date':
      return one(isDate, 'date')(value)
    case 'select':
    case 'radio':
      return check(isOption(field), 'option')(value)
    case 'relationship':
    case 'upload':
      // All of these stand for none.
      return ['', 'none', 'null'].includes(value as string)
        ? undefined
        : check(isReference(field.relationTo), 'document')(value)
    case 'richText':
      return richTextProblem(value)
    case 'group':
    case 'tab':
      return isObject(value) ? objectErrors(field.flattenedFields, value, place) : 'object'
    case 'array':
      return rowsProblem(value, field.maxRows, () => field.flattenedFields, place)
    case 'blocks': {
      const known = [...(field.blockReferences ?? []), ...field.blocks].map((block) =>
        isText(block) ? place.blocks[block] : block,
      )
      const blockOf: RowFields = ({ blockType }) =>
        known.find((block) => block?.slug === blockType)?.flattenedFields
      return rowsProblem(value, field.maxRows, blockOf, place)
    }
    default:
      return undefined
  }
}

const objectErrors = (
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  place: Place,
): ShapeError[] => {
  const errors: ShapeError[] = []
  // Blocks are stored as JSON with all they contain. The hooks of fields, such as the check of scripts, do not see other keys.
  if (place.path)
    for (const key of Object.keys(data))
      if (key !== 'blockType' && !fields.some(({ name }) => name === key)) delete data[key]
  for (const field of fields) {
    if (errors.length >= maxErrors) break
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined
    const isContainer = field.type === 'group' || field.type === 'tab'
    if (value === undefined || (value === null && !isContainer)) continue
    const path = place.path ? `${place.path}.${field.name}` : field.name
    const problem = valueProblem(field, value, { ...place, path })
    if (isText(problem)) errors.push({ path, problem })
    else if (problem) errors.push(...problem)
  }
  return errors.slice(0, maxErrors)
}

/**
 * The fields whose values have a wrong shape: an object for a text, a text for a list. Payload and the hooks of fields rely on the
 * shapes, so such a value would cause a server error or be stored. Whether a value is valid is for the field to decide. Removes keys of
 * rows and groups that no field has.
 */
export const shapeErrors = (
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  blocks: Blocks,
): ShapeError[] => {
  const deep = Object.keys(data).filter((name) => isDeeper(data[name], maxDepth))
  return deep.length
    ? deep.slice(0, maxErrors).map((path) => ({ path, problem: 'deep' }))
    : objectErrors(fields, data, { blocks, path: '' })
}
