import type { Payload, PayloadRequest, RequestContext } from 'payload'
import { inTransaction } from '../shared/transaction.server'

const mark = 'firstAdministrator'

/** The mark in a request's context that lets the very first user be created. It never comes from outside. */
export const asFirstAdministrator = {
  context: { [mark]: true } satisfies RequestContext,
  isSetIn: (context: RequestContext): boolean => context[mark] === true,
}

export const siteHasUsers = async (payload: Payload, req?: PayloadRequest): Promise<boolean> =>
  (await payload.count({ collection: 'users', req })).totalDocs > 0

/** False when somebody else was first, also when both came at the same moment or on two nodes. */
export const createFirstAdministrator = async (
  payload: Payload,
  data: { name: string; email: string; password: string },
  /** What is done for them in the same transaction. */
  welcome: (req: PayloadRequest, user: number) => Promise<void>,
): Promise<boolean> =>
  inTransaction(
    payload,
    async (req) => {
      await waitForTurn(req)
      const free = !(await siteHasUsers(payload, req))
      if (!free) return false
      const user = await payload.create({
        collection: 'users',
        data: { ...data, role: 'administrator' },
        req,
      })
      await welcome(req, user.id)
      return true
    },
    asFirstAdministrator.context,
  )

/** Any number will do, as long as nothing else of ours locks it. */
const administratorsLock = 7_246_001

/** Lets one transaction at a time decide who is administrator. SQLite admits one writer anyway; on PostgreSQL the lock lasts until the end of the transaction. */
export const waitForTurn = async (req: PayloadRequest): Promise<void> => {
  const { pool, sessions } = req.payload.db as unknown as {
    pool?: unknown
    sessions: Record<string, { db: { execute: (sql: string) => Promise<unknown> } }>
  }
  if (pool)
    await sessions[String(await req.transactionID)]?.db.execute(
      `select pg_advisory_xact_lock(${administratorsLock})`,
    )
}
