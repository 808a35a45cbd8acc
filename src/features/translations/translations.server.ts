import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { readRows, runStatement, runStatementIn, sql, t } from '../../platform/database/statement'
import { notTrashed } from '../../platform/payload/trash'
import type { RecurringTask } from '../../platform/tasks/scheduler'
import { inTransaction } from '../../platform/transaction/transaction'
import { documentOf, type Place, translatedEntities } from './states/documents.server'
import { recordTexts } from './states/record-states.server'
import { forgetCounts } from './states/text-counts.server'

const tr = t.translations

const allPlaces = async (payload: Payload, req?: PayloadRequest): Promise<Place[]> => {
  const { collections, globals } = translatedEntities(payload)
  const places: Place[] = globals.map(({ slug }) => ({ global: slug as GlobalSlug }))
  for (const { slug, trash } of collections) {
    const collection = slug as CollectionSlug
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      ...(trash && { where: notTrashed }),
      pagination: false,
      limit: 0,
      select: {},
      req,
    })
    places.push(...docs.map(({ id }) => ({ collection, id })))
  }
  return places
}

/**
 * Records the texts of documents that were there before this feature, or that came past the hooks. Their translations count as
 * up to date, because nobody knows better. Forgets those of documents that are gone.
 */
export const fillStates = async (payload: Payload, signal?: AbortSignal): Promise<number> => {
  const rows = await readRows(payload, sql`select ${tr.document} from ${tr}`)
  const stored = new Set(rows.map(({ document }) => String(document)))
  let added = 0
  for (const place of await allPlaces(payload)) {
    if (signal?.aborted) return added
    if (stored.delete(documentOf(place))) continue
    await inTransaction(payload, (req) => recordTexts(req, place))
    added++
  }
  for (const document of stored)
    await runStatement(payload, sql`delete from ${tr} where ${tr.document} = ${document}`)
  if (stored.size) forgetCounts(payload)
  return added
}

/** Records all texts as up to date, in the transaction of `req`: for a filled database whose documents came past the hooks or with `recordsTextsLater`. */
export const recordAllTexts = async (req: PayloadRequest): Promise<void> => {
  await runStatementIn(req, sql`delete from ${tr}`)
  for (const place of await allPlaces(req.payload, req)) await recordTexts(req, place)
}

/** Mostly finds nothing to do. */
export const fillTask: RecurringTask = {
  name: 'texts to translate',
  firstMs: 3000,
  everyMs: 60 * 60 * 1000,
  run: fillStates,
}
