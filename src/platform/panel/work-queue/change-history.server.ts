import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { findAll } from '../../payload/find-documents'
import { UNDO_ACCEPTED_MS } from './undo-offer'

// The history of the documents of a work queue: who changed what, when, from which state to which, and what undoes it. Entries of
// one change have the same batch.

/** How staff are named in a history. */
export const staffNameOf = (user: { name?: string | null; email?: string | null }): string =>
  user.name || user.email || ''

/** Who makes the entries of a request. Accounts may be deleted, so the name is stored with the entry. */
export const authorOf = ({ user }: Pick<PayloadRequest, 'user'>) =>
  user ? { by: Number(user.id), byName: staffNameOf(user) } : {}

/** The first entry that matches, in this order. */
export const findEntry = async <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
  sort: 'id' | '-id',
): Promise<DataFromCollectionSlug<Slug> | undefined> => {
  const docs = await findAll(req, collection, where, { sort, limit: 1 })
  return docs[0]
}

/** The entries of a change that the user of the request made, to undo it as a whole. None if there is no such change. */
export const findOwnBatch = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  batch: string,
  sort: 'id' | '-id',
): Promise<DataFromCollectionSlug<Slug>[]> =>
  findAll(
    req,
    collection,
    { batch: { equals: batch }, by: { equals: req.user?.id } },
    { sort, showHiddenFields: true },
  )

/** The state that a step has to bring back; undefined if it is too old. Entries lose what undoes them some time later. */
export const undoableState = <Before>(
  { before, createdAt }: { before?: Before | null; createdAt: string },
  now: Date,
): NonNullable<Before> | undefined =>
  before && now.getTime() - Date.parse(createdAt) <= UNDO_ACCEPTED_MS ? before : undefined
