import type { ClientBlock, ClientField } from 'payload'
import { isLocale, type Locale, localeNames } from '../../../shared/locale'
import { flattenFields } from '../admin/conflicts/describe-change'
import { type Doc, isGroup, isSame, written } from '../admin/conflicts/merge'

// Names what a version changed: “Hero › Heading (Deutsch)”, “Quotation added”.

export interface NamedChange {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** The labels of the fields on the way to the value, after the kind of the block it is in. */
  name: string
  /** The field of the document it is in. */
  field: string
}

export interface Naming {
  fields: readonly ClientField[]
  blocks: Readonly<Record<string, ClientBlock | undefined>>
  label: (label: unknown) => string
}

interface Found extends Omit<NamedChange, 'field'> {
  /** Of a value that has one for each language. */
  locale?: Locale
}

interface Row extends Doc {
  id: unknown
  blockType?: string
}

const rowsOf = (value: unknown): Row[] | undefined =>
  Array.isArray(value) && value.every((row) => isGroup(row) && row.id !== undefined)
    ? (value as Row[])
    : undefined

/** A localised value, read in all languages. */
const isByLanguage = (value: unknown): value is Doc =>
  isGroup(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

const join = (way: readonly string[]) => way.join(' › ')

/** Blocks are named by their kind, and stand for themselves: the name of the list says nothing. */
const describe = (naming: Naming) => {
  const blockName = ({ blockType = '' }: Row) =>
    naming.label(naming.blocks[blockType]?.labels?.singular ?? blockType)

  const inList = (before: Row[], after: Row[], field: ClientField | undefined, way: string[]): Found[] => {
    const list = join(way)
    const nameOf = (row: Row) => (row.blockType ? blockName(row) : list)
    const old = new Map(before.map((row) => [row.id, row]))
    const kept = new Set(after.map(({ id }) => id))
    const added = after.filter(({ id }) => !old.has(id))
    const stayed = after.filter(({ id }) => old.has(id))
    const removed = before.filter(({ id }) => !kept.has(id))
    const order = before.filter(({ id }) => kept.has(id))
    return [
      ...added.map((row): Found => ({ kind: 'added', name: nameOf(row) })),
      ...removed.map((row): Found => ({ kind: 'removed', name: nameOf(row) })),
      ...(stayed.some(({ id }, index) => id !== order[index]?.id)
        ? [{ kind: 'moved', name: list } as const]
        : []),
      ...stayed.flatMap((row) => {
        const { blockType } = row
        const fields = blockType ? naming.blocks[blockType]?.fields : field && fieldsOf(field)
        return inGroup(old.get(row.id) ?? {}, row, fields ?? [], blockType ? [blockName(row)] : way)
      }),
    ]
  }

  const inValue = (
    before: unknown,
    after: unknown,
    field: ClientField | undefined,
    way: string[],
  ): Found[] => {
    if (isSame(before, after)) return []
    if (isByLanguage(before) || isByLanguage(after)) {
      const [one, other] = [isByLanguage(before) ? before : {}, isByLanguage(after) ? after : {}]
      return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((locale) =>
        isSame(one[locale], other[locale])
          ? []
          : [{ kind: 'changed', name: join(way), locale: locale as Locale } as const],
      )
    }
    const [one, other] = [rowsOf(before ?? []), rowsOf(after ?? [])]
    if (one && other) return inList(one, other, field, way)
    const inner = field && fieldsOf(field)
    if (inner?.length && (isGroup(before) || isGroup(after)))
      return inGroup(isGroup(before) ? before : {}, isGroup(after) ? after : {}, inner, way)
    return [{ kind: 'changed', name: join(way) }]
  }

  const inGroup = (before: Doc, after: Doc, fields: readonly ClientField[], way: string[]): Found[] =>
    flattenFields(fields).flatMap((field) => {
      if (!('name' in field) || written.has(field.name) || field.type === 'ui') return []
      const label = ('label' in field && field.label && naming.label(field.label)) || field.name
      return inValue(before[field.name], after[field.name], field, [...way, label])
    })

  return inGroup
}

const fieldsOf = (field: ClientField): readonly ClientField[] | undefined =>
  'fields' in field ? (field.fields as ClientField[]) : undefined

/**
 * What differs between two versions that were read in all languages, in the order of the form. Values of one field in several
 * languages or rows are one change.
 */
export const nameChanges = (before: Doc, after: Doc, naming: Naming): NamedChange[] => {
  const found = new Map<string, NamedChange & { locales: Locale[] }>()
  const inGroup = describe(naming)
  for (const top of flattenFields(naming.fields))
    for (const { kind, name, locale } of inGroup(before, after, [top], [])) {
      const key = `${kind} ${name}`
      const known = found.get(key) ?? { kind, name, field: 'name' in top ? top.name : '', locales: [] }
      if (locale && !known.locales.includes(locale)) known.locales.push(locale)
      found.set(key, known)
    }
  return [...found.values()].map(({ locales, ...change }) => ({
    ...change,
    name: locales.length
      ? `${change.name} (${locales.map((locale) => localeNames[locale]).join(', ')})`
      : change.name,
  }))
}
