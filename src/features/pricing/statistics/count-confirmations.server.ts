import type { CollectionAfterChangeHook, Payload } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { afterCommit } from '../../../platform/transaction/transaction'
import { documentId } from '../../../shared/id'
import { findQuotesById } from '../quotes/quotes.server'
import { countEvent } from './count-events.server'

const countStays = async (
  payload: Payload,
  { school, quotes, locale }: Enrolment,
  count: 1 | -1,
): Promise<void> => {
  if (!school) return
  // One per stay, as requests are counted.
  for (const { content } of await findQuotesById({ payload }, (quotes ?? []).map(documentId)))
    await countEvent(payload, 'confirmation', {
      ...content.request,
      school: documentId(school),
      language: locale,
      count,
    })
}

/** Counts a request that becomes confirmed, and takes it off when that is undone or changed. */
export const countConfirmation: CollectionAfterChangeHook<Enrolment> = async ({ doc, previousDoc, req }) => {
  const isConfirmed = doc.state === 'confirmed'
  const wasConfirmed = previousDoc?.state === 'confirmed'
  if (isConfirmed === wasConfirmed) return
  const { payload } = req
  // After the commit and not awaited: counting is a transaction of its own, and must not delay the answer.
  await afterCommit(req, () => {
    void countStays(payload, doc, isConfirmed ? 1 : -1).catch((err: unknown) =>
      payload.logger.warn({ err, msg: 'confirmation not counted' }),
    )
  })
}
