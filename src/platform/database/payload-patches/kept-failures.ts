import type { DatabaseAdapter, PayloadRequest } from 'payload'

const failures = new WeakMap<Partial<PayloadRequest>, unknown>()

/**
 * While Payload prepares an upload, it looks for documents of the same name, and answers a failure of that query as if the
 * file were invalid. This keeps the error of each request.
 */
export const keepFailures = (db: Pick<DatabaseAdapter, 'findOne'>): void => {
  const { findOne } = db
  db.findOne = (async (query) => {
    try {
      return await findOne.call(db, query)
    } catch (error) {
      if (query.req) failures.set(query.req, error)
      throw error
    }
  }) as DatabaseAdapter['findOne']
}

/** The error of the last query for a document that has failed in this request. */
export const keptFailureOf = (req: PayloadRequest): unknown => failures.get(req)
