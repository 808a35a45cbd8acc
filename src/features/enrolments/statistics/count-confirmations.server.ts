import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { afterCommit } from '../../../platform/transaction/transaction'
import { documentId } from '../../../shared/id'
import { countEvent } from '../../pricing/queries.server'
import { findQuotesById } from '../../quotes/queries.server'
import { quotesWhenConfirmed } from './counted-quotes'

const countStays = async (
  payload: Payload,
  { school, locale }: Enrolment,
  quotes: readonly number[],
  count: 1 | -1,
): Promise<void> => {
  if (!school) return
  // One per stay, as requests are counted.
  for (const { content } of await findQuotesById({ payload }, quotes))
    await countEvent(payload, 'confirmation', {
      ...content.request,
      school: documentId(school),
      language: locale,
      count,
    })
}

/** The quotes of the confirmation that is being taken back, which a correction may have replaced since. */
const findCountedQuotes = async (req: PayloadRequest, { id, quotes }: Enrolment) => {
  const docs = await findAll(
    req,
    'enrolment-events',
    { enrolment: { equals: id } },
    { sort: 'id', showHiddenFields: true },
  )
  return quotesWhenConfirmed(docs, (quotes ?? []).map(documentId))
}

/** Counts a request that becomes confirmed, and takes it off when that is undone or changed. */
export const countConfirmation: CollectionAfterChangeHook<Enrolment> = async ({ doc, previousDoc, req }) => {
  const isConfirmed = doc.state === 'confirmed'
  const wasConfirmed = previousDoc?.state === 'confirmed'
  if (isConfirmed === wasConfirmed) return
  const { payload } = req
  const quotes = isConfirmed ? (doc.quotes ?? []).map(documentId) : await findCountedQuotes(req, previousDoc)
  // After the commit and not awaited: counting is a transaction of its own, and must not delay the response.
  await afterCommit(req, () => {
    void countStays(payload, doc, quotes, isConfirmed ? 1 : -1).catch((err: unknown) =>
      payload.logger.warn({ err, msg: 'confirmation not counted' }),
    )
  })
}
