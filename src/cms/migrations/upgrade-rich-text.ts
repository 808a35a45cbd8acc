import { sql } from '@payloadcms/db-sqlite'

interface Node {
  type?: string
  version?: number
  tag?: string
  relationTo?: string
  value?: unknown
  fields?: { data?: object }
  children?: Node[]
  [key: string]: unknown
}

/** The title of a linked document; undefined where it is gone or has no page of its own. */
export type TitleOf = (collection: string, id: unknown) => string | undefined

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

const linkTo = (relationTo: string, value: unknown, title: string): Node => {
  const text = { type: 'text', version: 1, text: title, format: 0, detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'internal', doc: { relationTo, value }, newTab: false }
  return element('paragraph', [element('link', [text], { version: 3, fields })], { textFormat: 0, textStyle: '' })
}

const upgradeNode = (node: Node, titleOf: TitleOf): Node[] => {
  const { type, relationTo = '', fields } = node
  // Version 1 had its values in `data`. The demo wrote this number above the present format.
  if (type === 'block' && node.version === 1) return [{ ...node, version: 2, fields: fields?.data ?? fields }]
  if (type === 'upload' && relationTo !== 'media') return []
  if (type === 'relationship') {
    const id = (node.value as { id?: unknown } | null)?.id ?? node.value
    const title = titleOf(relationTo, id)
    return title ? [linkTo(relationTo, id, title)] : []
  }
  const tag = type === 'heading' && node.tag ? { tag: headings[node.tag] ?? node.tag } : {}
  const children = node.children
    ? { children: node.children.flatMap((child) => upgradeNode(child, titleOf)) }
    : {}
  return [{ ...node, ...tag, ...children }]
}

/**
 * Brings a stored text to what the editor reads and offers from this version on: blocks in their present format, headings
 * of the second to fourth level, links instead of "relationships", no files but pictures. Undefined when it is that already.
 */
export const upgradeRichText = (text: unknown, titleOf: TitleOf): object | undefined => {
  const stored = text as { root?: Node } | null | undefined
  if (!stored?.root) return undefined
  const [root] = upgradeNode(stored.root, titleOf)
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

const readTitles = async (query: Query) => {
  const pages = await query(sql`select _parent_id as id, _locale as locale, title from pages_locales`)
  const schools = await query(sql`select id, name as title from schools`)
  const titles = new Map<string, string>()
  for (const row of pages.rows as { id: number; locale: string; title: string | null }[])
    if (row.title) titles.set(`pages ${row.id} ${row.locale}`, row.title)
  for (const row of schools.rows as { id: number; title: string | null }[])
    if (row.title) titles.set(`schools ${row.id}`, row.title)
  return (locale: string): TitleOf =>
    (collection, id) =>
      titles.get(`${collection} ${id} ${locale}`) ??
      titles.get(`${collection} ${id} en`) ??
      titles.get(`${collection} ${id}`)
}

/** Upgrades all texts of a database, of either kind. */
export const upgradeStoredTexts = async (query: Query): Promise<void> => {
  const titlesIn = await readTitles(query)
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
        const upgraded = upgradeRichText(stored, titlesIn(row.locale))
        if (upgraded)
          await query(sql`update ${from} set ${text} = ${JSON.stringify(upgraded)} where id = ${row.id}`)
        last = row.id
      }
      if (rows.length < batch) break
    }
  }
}
