import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { readRows, runStatement, runStatementIn, sql, t, tableOf } from '../../../platform/database/statement'
import { siteIn } from '../../../platform/feature'
import type { FindSource } from '../../../platform/payload/find-source'
import type { RecurringTask } from '../../../platform/tasks/scheduler'
import { inTransaction } from '../../../platform/transaction/transaction'
import { wordsOf } from './words'

const f = t.find_words

export const findSourcesOf = ({ config }: Payload): FindSource[] =>
  siteIn(config).features.flatMap(({ finds = [] }) => finds)

/** The row of a document without words. Without it, `fillWords` would read that document at each run. */
const NO_WORD = ''

export const forgetWords = (req: PayloadRequest, kind: CollectionSlug, ids: readonly number[]) =>
  runStatementIn(req, sql`delete from ${f} where ${f.kind} = ${kind} and ${f.document} in ${ids}`)

/** Statements have a limited number of values. */
const ROWS_PER_STATEMENT = 200

/** Writes anew which words these documents have, in the transaction of `req`. */
export const storeWords = async (
  req: PayloadRequest,
  { collection, searched }: FindSource,
  ids: readonly number[],
): Promise<void> => {
  const asked = {
    collection,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries(searched.map((name) => [name, true])),
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    // Payload writes the language into the request that it is given, where later reads of the same change would find it.
    req: { transactionID: req.transactionID },
  }
  // TypeScript cannot follow Payload's types of all collections at once.
  const { docs } = await req.payload.find(asked as never)
  const rows = (docs as unknown as Record<string, unknown>[]).flatMap((doc) => {
    const words = wordsOf(searched.map((name) => doc[name]))
    return (words.length ? words : [NO_WORD]).map((word) => sql`(${collection}, ${Number(doc.id)}, ${word})`)
  })
  await forgetWords(req, collection, ids)
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = sql.join(rows.slice(start, start + ROWS_PER_STATEMENT), sql`, `)
    await runStatementIn(req, sql`insert into ${f} (${f.kind}, ${f.document}, ${f.word}) values ${some}`)
  }
}

/** Each part is a transaction of its own, so that other writes can run in between. */
const DOCUMENTS_PER_PART = 50

/** Documents without words: older than this table, or stored without hooks. */
const missingIds = async (payload: Payload, collection: CollectionSlug, after: number): Promise<number[]> => {
  const table = t[tableOf(collection)]
  const rows = await readRows(
    payload,
    sql`select d.${table.id} from ${table} d where d.${table.id} > ${after}
      and not exists (select 1 from ${f} where ${f}.${f.kind} = ${collection} and ${f}.${f.document} = d.${table.id})
      order by d.${table.id} limit ${DOCUMENTS_PER_PART}`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Adds the words that are missing, and deletes those of documents that are gone. */
export const fillWords = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  for (const source of findSourcesOf(payload)) {
    const { collection } = source
    for (let ids = await missingIds(payload, collection, 0); ids.length && !signal?.aborted; ) {
      await inTransaction(payload, (req) => storeWords(req, source, ids))
      ids = await missingIds(payload, collection, Math.max(...ids))
    }
    const table = t[tableOf(collection)]
    await runStatement(
      payload,
      sql`delete from ${f} where ${f.kind} = ${collection} and not exists
        (select 1 from ${table} where ${table}.${table.id} = ${f}.${f.document})`,
    )
  }
}

/** Indexes what was stored without hooks. Usually there is nothing to do. */
export const fillTask: RecurringTask = {
  name: 'words that staff find',
  firstMs: 4000,
  everyMs: 60 * 60 * 1000,
  run: fillWords,
}
