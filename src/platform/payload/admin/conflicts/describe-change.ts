import type { ClientBlock, ClientField } from 'payload'
import { type Doc, type Path, valueAt } from './merge'

type Label = (label: unknown) => string

/** The fields of one level, with those of tabs, rows and collapsibles, which have no name of their own. */
export const flattenFields = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab ? [{ ...tab, type: 'group' } as ClientField] : flattenFields(tab.fields),
      )
    const isNamed = 'name' in field && Boolean(field.name)
    return !isNamed && 'fields' in field ? flattenFields(field.fields as ClientField[]) : [field]
  })

const maxText = 400

/** Text of a field's value: all texts of rich text and rows. */
export const describeValue = (value: unknown): string => {
  const texts: string[] = []
  const collect = (part: unknown, name = '') => {
    if (typeof part === 'string') {
      if (name !== 'id' && name !== 'blockType' && name !== 'type') texts.push(part)
    } else if (typeof part === 'number' && !['version', 'format', 'indent', 'detail'].includes(name))
      texts.push(String(part))
    else if (Array.isArray(part)) for (const entry of part) collect(entry)
    else if (part && typeof part === 'object' && 'text' in part && 'detail' in part)
      collect((part as Doc).text)
    else if (part && typeof part === 'object')
      for (const [key, entry] of Object.entries(part))
        if (!['direction', 'mode', 'style', 'textStyle', 'tag', 'listType'].includes(key)) collect(entry, key)
  }
  collect(value)
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  const text = texts.filter(Boolean).join(' ').trim()
  return text.length > maxText ? `${text.slice(0, maxText)} …` : text || '–'
}

/** The names of the fields on the way to a value, with the numbers of rows: “Content › 2 › Text”. */
export const describePath = (
  path: Path,
  fields: readonly ClientField[],
  { doc, blocks, label }: { doc: Doc; blocks: Record<string, ClientBlock> | undefined; label: Label },
): string => {
  const names: string[] = []
  let level = flattenFields(fields)
  for (const [index, name] of path.entries()) {
    if (typeof name === 'number') {
      names.push(String(name + 1))
      const { blockType } = (valueAt(doc, path.slice(0, index + 1)) ?? {}) as { blockType?: string }
      if (blockType) level = flattenFields(blocks?.[blockType]?.fields ?? [])
      continue
    }
    const field = level.find((candidate) => 'name' in candidate && candidate.name === name)
    names.push((field && 'label' in field && field.label && label(field.label)) || name)
    if (field && 'fields' in field) level = flattenFields(field.fields as ClientField[])
  }
  return names.join(' › ')
}
