import { sql } from '@payloadcms/db-sqlite'
import { slugify } from '../../shared/text/slug'

// What the migration content_blocks does with the data of an existing site.

/** Runs a statement in the transaction of a migration. */
type Query = (statement: ReturnType<typeof sql>) => Promise<{ rows: unknown[] }>

/** The table of documents, that of their texts, and the columns of the old text and of the blocks. */
const bodies = [
  ['pages', 'pages_locales', 'body', 'blocks'],
  ['_pages_v', '_pages_v_locales', 'version_body', 'version_blocks'],
] as const

interface Body {
  locale: string
  body: unknown
}

/** The blocks of a page that had one text per language: one text block, or none if nothing was written. */
export const blocksOfBodies = (id: string, rows: Body[]): object[] => {
  const written = rows.filter(({ body }) => body !== null && body !== undefined && body !== '')
  if (!written.length) return []
  const text = Object.fromEntries(
    // SQLite stores JSON as text.
    written.map(({ locale, body }) => [locale, typeof body === 'string' ? JSON.parse(body) : body]),
  )
  return [{ id, blockType: 'text', text, hidden: false, tone: 'plain' }]
}

/** Moves the texts of all pages, of their drafts and of their earlier versions into blocks, on either database. */
export const moveBodiesToBlocks = async (query: Query): Promise<void> => {
  for (const [table, textTable, textColumn, blocksColumn] of bodies) {
    const [from, texts] = [sql.identifier(table), sql.identifier(textTable)]
    const { rows } = await query(sql`select id from ${from}`)
    for (const { id } of rows as { id: number }[]) {
      const found = await query(
        sql`select _locale as locale, ${sql.identifier(textColumn)} as body from ${texts} where _parent_id = ${id}`,
      )
      // The same block has the same id in the page and in all its versions, so that versions can be compared.
      const blocks = JSON.stringify(blocksOfBodies('text', found.rows as Body[]))
      await query(sql`update ${from} set ${sql.identifier(blocksColumn)} = ${blocks} where id = ${id}`)
    }
  }
}

interface Titled {
  id: number
  school: number
  title: string | null
}

/** A slug that no other item of the same school has. */
export const uniqueSlug = (title: string, fallback: string, taken: Set<string>): string => {
  const base = slugify(title).slice(0, 74).replace(/-+$/, '') || fallback
  let slug = base
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
  taken.add(slug)
  return slug
}

/** Gives every course and accommodation the slug of its address, made from its English title. */
export const fillSlugs = async (query: Query): Promise<void> => {
  for (const table of ['courses', 'accommodation']) {
    const [from, texts] = [sql.identifier(table), sql.identifier(`${table}_locales`)]
    const { rows } = await query(
      sql`select i.id, i.school_id as school, t.title from ${from} i left join ${texts} t on t._parent_id = i.id and t._locale = 'en' order by i.id`,
    )
    const takenIn = new Map<number, Set<string>>()
    for (const { id, school, title } of rows as Titled[]) {
      const taken = takenIn.get(school) ?? new Set()
      takenIn.set(school, taken)
      const slug = uniqueSlug(title ?? '', `${table}-${id}`, taken)
      await query(sql`update ${from} set slug = ${slug} where id = ${id}`)
    }
  }
}
