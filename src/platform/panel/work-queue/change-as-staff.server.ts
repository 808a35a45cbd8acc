import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, RequestContext } from 'payload'
import { ownDocuments } from '../../../platform/payload/school-scope'
import { AppError } from '../../../shared/errors'
import { lockRows, sql } from '../../database/statement'
import { findAll } from '../../payload/find-documents'
import type { User } from '../../payload/payload-types'
import { inTransaction } from '../../transaction/transaction'

// Changes of documents that several members of staff handle at the same time. Each change names the version that was seen.

/** Runs a transaction in the name of a member of staff. */
export const asStaff = <T>(
  payload: Payload,
  user: User,
  work: (req: PayloadRequest) => Promise<T>,
  context?: RequestContext,
): Promise<T> =>
  inTransaction(
    payload,
    async (req) => {
      req.user = { ...user, collection: 'users' }
      return work(req)
    },
    context,
  )

/** Locks documents until the transaction ends, and returns them as they are now, but for those that the user may not see. */
export const lockDocuments = async <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  ids: number[],
): Promise<Map<number, DataFromCollectionSlug<Slug>>> => {
  // Always in the same order, to avoid deadlocks.
  await lockRows(req, sql`select id from ${sql.raw(collection)} where id in ${ids} order by id for update`)
  const own = ownDocuments(req.payload.collections[collection].config, req.user)
  const docs = await findAll(req, collection, { and: [{ id: { in: ids } }, ...(own ? [own] : [])] })
  return new Map(docs.map((doc) => [Number(doc.id), doc]))
}

/** A document to change, with the version that was seen. Without a version, conflicts are not detected. */
export interface Target {
  id: number
  version?: number
}

export const isOutdated = ({ version }: { version: number }, seen: number | undefined): boolean =>
  seen !== undefined && version !== seen

/** Refuses a change because somebody else has changed the document. */
export class VersionConflict<Conflict extends { by: string; at: string }> extends AppError {
  constructor(
    message: string,
    readonly conflict: Conflict,
    field = 'version',
  ) {
    super('conflict', message, { field })
  }
}

/** Result of a batch: ids of documents by outcome. */
export interface BatchResult<Conflict> {
  changed: number[]
  unchanged: number[]
  /** Somebody else has changed them since. They were left alone. */
  conflicts: Conflict[]
}

interface BatchChange<Doc, Conflict> {
  read: (id: number) => Promise<Doc | undefined>
  isGone: (doc: Doc) => boolean
  /** Changes a document; false if there is nothing to change. */
  change: (doc: Doc) => Promise<boolean>
  conflictAbout: (id: number, doc: Doc | undefined) => Promise<Conflict>
}

/** Makes one change to many documents, one after the other. */
export const changeBatch = async <Doc extends { version: number }, Conflict>(
  targets: readonly Target[],
  { read, isGone, change, conflictAbout }: BatchChange<Doc, Conflict>,
): Promise<BatchResult<Conflict>> => {
  const done: BatchResult<Conflict> = { changed: [], unchanged: [], conflicts: [] }
  for (const [id, seen] of new Map(targets.map(({ id, version }) => [id, version]))) {
    const doc = await read(id)
    if (!doc || isGone(doc) || isOutdated(doc, seen)) done.conflicts.push(await conflictAbout(id, doc))
    else if (await change(doc)) done.changed.push(id)
    else done.unchanged.push(id)
  }
  return done
}
