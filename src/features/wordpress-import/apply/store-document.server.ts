import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { findById } from '../../../platform/payload/find-documents'
import { inTransaction } from '../../../platform/transaction/transaction'
import type { Locale } from '../../../shared/locale'
import type { StoredBlock } from '../../blocks/contract'
import type { PlannedDocument, StoredIds } from '../plan/plan'
import type { Outcome } from '../report'
import { type Mark, writeMark } from './marks.server'

export interface Storing {
  payload: Payload
  site: string
  locale: Locale
  ids: StoredIds
  category: (key: string) => number | undefined
  /** Says what would happen, and changes nothing. */
  isDryRun: boolean
}

const dataOf = (planned: PlannedDocument, { ids, category }: Storing) => {
  const { collection, title, summary, seo, status, commentsOpen, author, date } = planned
  const blocks = planned.content(ids) as StoredBlock[]
  const common = { title, summary, blocks, seo, commentsOpen, _status: status }
  if (collection === 'pages') return common
  return {
    ...common,
    kind: 'article' as const,
    picture: planned.picture === undefined ? undefined : ids.file(planned.picture),
    category: planned.category === undefined ? undefined : category(planned.category),
    author,
    date,
  }
}

type Data = ReturnType<typeof dataOf>

const fingerprintOf = (data: Data): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url')

/** Publishes a draft by itself, as the panel's schedule does. */
const schedule = (req: PayloadRequest, { collection, publishAt }: PlannedDocument, id: number) =>
  publishAt
    ? req.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: collection, value: id } },
        waitUntil: new Date(publishAt),
        req,
      })
    : undefined

const create = async (storing: Storing, planned: PlannedDocument, data: Data): Promise<Mark> => {
  const { payload, site, locale } = storing
  const { collection, slug, date, status, key } = planned
  return inTransaction(payload, async (req) => {
    const whole = { ...data, slug, createdAt: date }
    const options = { locale, req, depth: 0, draft: status === 'draft', disableTransaction: true } as const
    const { id, updatedAt } =
      collection === 'pages'
        ? await payload.create({ ...options, collection, data: whole as never })
        : await payload.create({ ...options, collection, data: whole as never })
    await schedule(req, planned, id)
    const mark = { collection, id, fingerprint: fingerprintOf(data), updatedAt }
    await writeMark(req, site, key, mark)
    return mark
  })
}

/** The newest version of a document; undefined if it was deleted. */
const findNewest = async ({ payload, locale }: Storing, { collection, id }: Mark) =>
  collection === 'pages'
    ? findById(payload, collection, id, { locale, draft: true })
    : findById(payload, 'posts', id, { locale, draft: true })

/**
 * Stores a document, or brings it up to date if nobody has changed it here since the last import: pictures that could not be
 * fetched then, links to documents that came later, and what was written on the old site meanwhile.
 */
export const storeDocument = async (
  storing: Storing,
  planned: PlannedDocument,
  mark: Mark | undefined,
): Promise<{ outcome: Outcome; mark?: Mark }> => {
  if (!mark && storing.isDryRun) return { outcome: 'created' }
  const data = dataOf(planned, storing)
  if (!mark) return { outcome: 'created', mark: await create(storing, planned, data) }
  const fingerprint = fingerprintOf(data)
  const newest = await findNewest(storing, mark)
  if (!newest) return { outcome: 'deleted here', mark }
  if (fingerprint === mark.fingerprint) return { outcome: 'same', mark }
  if (newest.updatedAt !== mark.updatedAt) return { outcome: 'changed here', mark }
  if (storing.isDryRun) return { outcome: 'updated', mark }
  const { payload, site, locale } = storing
  const { collection, key, status } = planned
  return inTransaction(payload, async (req) => {
    const options = {
      id: mark.id,
      locale,
      req,
      depth: 0,
      draft: status === 'draft',
      data: data as never,
    } as const
    const { updatedAt } =
      collection === 'pages'
        ? await payload.update({ ...options, collection })
        : await payload.update({ ...options, collection })
    const next = { ...mark, fingerprint, updatedAt }
    await writeMark(req, site, key, next)
    return { outcome: 'updated' as const, mark: next }
  })
}
