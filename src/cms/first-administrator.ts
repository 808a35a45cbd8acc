import type { Payload, PayloadRequest, RequestContext } from 'payload'
import { lockUntilEnd } from '../platform/database/locks'
import { inTransaction } from '../platform/transaction/transaction'

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
      await lockUntilEnd(req, 'administrators')
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
