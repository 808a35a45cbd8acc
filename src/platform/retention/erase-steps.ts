import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { readRows, readRowsIn, runStatementIn, sql, type TableName, t } from '../database/statement'
import { ErasureFailure, type RetentionPart } from './retention'

type Sql = ReturnType<typeof sql>

interface Rows {
  table: TableName
  /** Which rows are older than a moment, written as Payload writes moments. */
  isOld: (before: string) => Sql
}

/** Counting reads this many rows at once, so that no query of a large table takes long. */
const countedAtOnce = 5000

/** The last id of the next rows by id, and how many rows these are. A step looks at them alone, whatever the table's indexes. */
const windowOf = (table: TableName, after: number, limit: number): Sql =>
  sql`select max(id) as last, count(*) as number from
    (select id from ${t[table]} where id > ${after} order by id limit ${limit}) as following`

const within = (after: number, last: number): Sql => sql`id > ${after} and id <= ${last}`

interface Window {
  last: number
  isLast: boolean
}

const readWindow = ([row]: Record<string, unknown>[], limit: number): Window | undefined => {
  const number = Number(row?.number ?? 0)
  return number === 0 ? undefined : { last: Number(row?.last), isLast: number < limit }
}

const countRows =
  ({ table, isOld }: Rows): RetentionPart['count'] =>
  async (payload, before) => {
    let found = 0
    for (let after = 0; ; ) {
      const window = readWindow(await readRows(payload, windowOf(table, after, countedAtOnce)), countedAtOnce)
      if (!window) return found
      const [row] = await readRows(
        payload,
        sql`select count(*) as number from ${t[table]}
          where ${within(after, window.last)} and (${isOld(before.toISOString())})`,
      )
      found += Number(row?.number ?? 0)
      if (window.isLast) return found
      after = window.last
    }
  }

type Erase = (req: PayloadRequest, old: Sql, before: Date) => Promise<number>

/** Erases old rows by one statement each step, without hooks. `erase` gets the condition that describes them. */
export const rowsPart = (rows: Rows & { erase: Erase }): RetentionPart => ({
  count: countRows(rows),
  step: async (req, before, after, limit) => {
    const window = readWindow(await readRowsIn(req, windowOf(rows.table, after, limit)), limit)
    if (!window) return { erased: 0 }
    const old = sql`${within(after, window.last)} and (${rows.isOld(before.toISOString())})`
    const erased = await rows.erase(req, old, before)
    return { erased, ...(window.isLast ? {} : { next: window.last }) }
  },
})

/** Deletes old rows. Those of other tables that belong to them go along if the database says so. */
export const deletedRows = (rows: Rows): RetentionPart =>
  rowsPart({
    ...rows,
    erase: (req, old) => runStatementIn(req, sql`delete from ${t[rows.table]} where ${old}`),
  })

/** Each takes several statements. */
const documentsAtOnce = 5

/** Deletes old documents one by one, with the hooks of their collection. */
export const documentsPart = (
  rows: Rows & { remove: (req: PayloadRequest, id: number) => Promise<unknown> },
): RetentionPart => ({
  count: countRows(rows),
  step: async (req, before, after, limit) => {
    const window = readWindow(await readRowsIn(req, windowOf(rows.table, after, limit)), limit)
    if (!window) return { erased: 0 }
    const found = await readRowsIn(
      req,
      sql`select id from ${t[rows.table]}
        where ${within(after, window.last)} and (${rows.isOld(before.toISOString())})
        order by id limit ${documentsAtOnce}`,
    )
    const ids = found.map(({ id }) => Number(id))
    for (const id of ids)
      try {
        await rows.remove(req, id)
      } catch (error) {
        throw new ErasureFailure(rows.table, id, error)
      }
    if (ids.length === documentsAtOnce) return { erased: ids.length, next: ids.at(-1) }
    return { erased: ids.length, ...(window.isLast ? {} : { next: window.last }) }
  },
})

export const deletedDocuments = (collection: CollectionSlug, rows: Rows): RetentionPart =>
  documentsPart({
    ...rows,
    remove: (req, id) => req.payload.delete({ collection, id, depth: 0, req }),
  })

/** Rows without a number, which are few: all that have ended are erased by one statement. */
export const endedRows = (
  count: (before: Date) => Sql,
  erase: (before: Date, payload: Payload) => Sql,
): RetentionPart => ({
  count: async (payload, before) => Number((await readRows(payload, count(before)))[0]?.number ?? 0),
  step: async (req, before) => ({ erased: await runStatementIn(req, erase(before, req.payload)) }),
})

const oldFiles = async (folder: string, isOurs: (name: string) => boolean, before: Date) => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old: string[] = []
  for (const name of names.filter(isOurs)) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile() && found.mtime < before) old.push(file)
  }
  return old
}

/** Deletes files of a folder in DATA_DIR, which nodes share, that were last written before the moment. */
export const deletedFiles = (folder: string, isOurs: (name: string) => boolean): RetentionPart => ({
  count: async (_payload, before) => (await oldFiles(folder, isOurs, before)).length,
  step: async (_req, before) => {
    const files = await oldFiles(folder, isOurs, before)
    for (const file of files) await rm(file, { force: true })
    return { erased: files.length }
  },
})
