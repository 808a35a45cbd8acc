import { sql } from '@payloadcms/db-sqlite'

interface Node {
  type?: string
  version?: number
  tag?: string
  relationTo?: string
  value?: unknown
  fields?: { data?: object; linkType?: string; doc?: { relationTo: string; value: unknown } | null }
  children?: Node[]
  [key: string]: unknown
}

interface Target {
  title: string
  /** The page or school to link to. */
  relationTo: string
  value: number
}

/** The target of a link to a document; undefined if the document is gone or has no page. */
export type TargetOf = (collection: string, id: unknown) => Target | undefined

/** Called for each node that cannot be kept. */
export type OnRemoved = (type: string, collection: string, id: unknown) => void

const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

const element = (type: string, children: Node[], extra: object = {}): Node => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...extra,
})

const linkTo = ({ relationTo, value, title }: Target): Node => {
  const text = { type: 'text', version: 1, text: title, format: 0, detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'internal', doc: { relationTo, value }, newTab: false }
  return element('paragraph', [element('link', [text], { version: 3, fields })], { textFormat: 0, textStyle: '' })
}

const idOf = (value: unknown) => (value as { id?: unknown } | null)?.id ?? value

const upgradeNode = (node: Node, targetOf: TargetOf, onRemoved: OnRemoved): Node[] => {
  const { type, relationTo = '', fields } = node
  // Version 1 had its values in `data`. The demo wrote this number above the present format.
  if (type === 'block' && node.version === 1) return [{ ...node, version: 2, fields: fields?.data ?? fields }]
  if (type === 'upload' && relationTo !== 'media') {
    onRemoved(type, relationTo, idOf(node.value))
    return []
  }
  if (type === 'relationship') {
    const target = targetOf(relationTo, idOf(node.value))
    if (!target) onRemoved(type, relationTo, idOf(node.value))
    return target ? [linkTo(target)] : []
  }
  const children = node.children?.flatMap((child) => upgradeNode(child, targetOf, onRemoved))
  const doc = type === 'link' && fields?.linkType === 'internal' ? fields.doc : undefined
  if (doc && doc.relationTo !== 'pages' && doc.relationTo !== 'schools') {
    const target = targetOf(doc.relationTo, idOf(doc.value))
    if (!target) {
      onRemoved('link', doc.relationTo, idOf(doc.value))
      return children ?? []
    }
    const linked = { relationTo: target.relationTo, value: target.value }
    return [{ ...node, fields: { ...fields, doc: linked }, ...(children && { children }) }]
  }
  const tag = type === 'heading' && node.tag ? { tag: headings[node.tag] ?? node.tag } : {}
  return [{ ...node, ...tag, ...(children && { children }) }]
}

/**
 * Brings a stored text to what the editor reads and offers from this version on: blocks in their present format, headings
 * of the second to fourth level, links to pages and schools instead of "relationships" and links to other documents, no
 * files but pictures. Undefined when it is that already.
 */
export const upgradeRichText = (
  text: unknown,
  targetOf: TargetOf,
  onRemoved: OnRemoved,
): object | undefined => {
  const stored = text as { root?: Node } | null | undefined
  if (!stored?.root) return undefined
  const [root] = upgradeNode(stored.root, targetOf, onRemoved)
  const upgraded = { ...stored, root }
  return JSON.stringify(upgraded) === JSON.stringify(stored) ? undefined : upgraded
}

/** Runs a statement in the transaction of a migration. */
type Query = (statement: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>

interface TextRow {
  id: number
  locale: string
  text: unknown
}

/** Every column that holds a rich text, drafts and earlier versions included. */
const columns = [
  ['pages_locales', 'body'],
  ['_pages_v_locales', 'version_body'],
  ['schools_locales', 'description'],
  ['_schools_v_locales', 'version_description'],
] as const

const batch = 200

interface TargetRow {
  id: number
  locale: string
  title: string | null
  school?: number
}

/** Courses and accommodation have no page of their own: links to them lead to their school. */
const readTargets = async (query: Query) => {
  const targets = new Map<string, Target>()
  const add = (collection: string, rows: unknown[]) => {
    for (const { id, locale, title, school } of rows as TargetRow[]) {
      if (!title) continue
      const target = school
        ? { title, relationTo: 'schools', value: school }
        : { title, relationTo: collection, value: id }
      targets.set(`${collection} ${id} ${locale}`, target)
      if (!targets.has(`${collection} ${id}`)) targets.set(`${collection} ${id}`, target)
    }
  }
  const pages = await query(sql`select _parent_id as id, _locale as locale, title from pages_locales`)
  add('pages', pages.rows)
  const schools = await query(sql`select id, 'en' as locale, name as title from schools`)
  add('schools', schools.rows)
  const courses = await query(
    sql`select c.id, c.school_id as school, t._locale as locale, t.title from courses c join courses_locales t on t._parent_id = c.id`,
  )
  add('courses', courses.rows)
  const places = await query(
    sql`select a.id, a.school_id as school, t._locale as locale, t.title from accommodation a join accommodation_locales t on t._parent_id = a.id`,
  )
  add('accommodation', places.rows)
  return (locale: string): TargetOf =>
    (collection, id) =>
      targets.get(`${collection} ${id} ${locale}`) ??
      targets.get(`${collection} ${id} en`) ??
      targets.get(`${collection} ${id}`)
}

interface Logger {
  warn: (line: object) => void
}

/** Upgrades all texts of a database, of either kind. */
export const upgradeStoredTexts = async (query: Query, logger: Logger): Promise<void> => {
  const targetsIn = await readTargets(query)
  for (const [table, column] of columns) {
    const [from, text] = [sql.identifier(table), sql.identifier(column)]
    let last = 0
    for (;;) {
      const { rows } = await query(
        sql`select id, _locale as locale, ${text} as text from ${from} where id > ${last} order by id limit ${batch}`,
      )
      for (const row of rows as TextRow[]) {
        // SQLite stores JSON as text.
        const stored = typeof row.text === 'string' ? JSON.parse(row.text) : row.text
        const upgraded = upgradeRichText(stored, targetsIn(row.locale), (type, collection, id) =>
          logger.warn({ msg: 'removed from a text: its target has no page', type, collection, id, table, row: row.id }),
        )
        if (upgraded)
          await query(sql`update ${from} set ${text} = ${JSON.stringify(upgraded)} where id = ${row.id}`)
        last = row.id
      }
      if (rows.length < batch) break
    }
  }
}
