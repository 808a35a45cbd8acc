import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { documentId } from '../../../shared/id'
import { placesOfStay } from '../../pricing/contract'
import { readStayRules } from '../../pricing/queries.server'
import { findQuotesById } from '../../quotes/queries.server'

/** On everything that says how many places a school has left. */
export const capacityTag = (school: number): string => `places:${school}`

const quotesOf = ({ quotes }: Enrolment): number[] => (quotes ?? []).map(documentId)

const isSameStay = (a: Enrolment, b: Enrolment): boolean =>
  a.start.slice(0, 10) === b.start.slice(0, 10) && String(quotesOf(a)) === String(quotesOf(b))

const deletePlaces = (req: PayloadRequest, enrolment: number) =>
  req.payload.delete({
    collection: 'enrolment-places',
    where: { enrolment: { equals: enrolment } },
    depth: 0,
    req,
  })

/** Writes anew which places a request asks for. Each quote takes places of its own. */
const writePlaces = async (req: PayloadRequest, doc: Enrolment): Promise<void> => {
  await deletePlaces(req, doc.id)
  if (!doc.school) return
  const school = documentId(doc.school)
  const quotes = await findQuotesById(req, quotesOf(doc), req)
  const start = doc.start.slice(0, 10)
  const rules = await readStayRules(req, school, start)
  for (const { content } of quotes)
    for (const { kind, number, from, to } of placesOfStay({ ...content.request, start }, rules))
      await req.payload.create({
        collection: 'enrolment-places',
        data: { enrolment: doc.id, school, kind, offer: number, firstDay: from, lastDay: to },
        depth: 0,
        req,
      })
}

const invalidateCapacity = async (req: PayloadRequest, { school }: Enrolment): Promise<void> => {
  if (school) await invalidateTags(req, [capacityTag(documentId(school))])
}

/** Keeps the places of a request up to date. If they are taken or given back, pages that show free places are rendered anew. */
export const keepPlaces: CollectionAfterChangeHook<Enrolment> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isMoved = operation === 'create' || !isSameStay(doc, previousDoc)
  if (isMoved) await writePlaces(req, doc)
  const isConfirmed = doc.state === 'confirmed'
  const wasConfirmed = operation === 'update' && previousDoc.state === 'confirmed'
  if (isConfirmed !== wasConfirmed || (isConfirmed && isMoved)) await invalidateCapacity(req, doc)
}

export const forgetPlaces: CollectionAfterDeleteHook<Enrolment> = async ({ doc, req }) => {
  await deletePlaces(req, doc.id)
  if (doc.state === 'confirmed') await invalidateCapacity(req, doc)
}
