import type { Payload, PayloadRequest, RequestContext } from 'payload'
import { lockUntilEnd } from '../../platform/database/locks'
import { siteHasUsers } from '../../platform/payload/access'
import { inTransaction } from '../../platform/transaction/transaction'

const mark = 'firstAdministrator'

/** Allows a request to create the very first user. It is set in the request's context, which clients cannot reach. */
export const asFirstAdministrator = {
  context: { [mark]: true } satisfies RequestContext,
  isSetIn: (context: RequestContext): boolean => context[mark] === true,
}

/** False if there is a user already, also when two requests or two nodes try at the same time. */
export const createFirstAdministrator = async (
  payload: Payload,
  data: { name: string; email: string; password: string },
  /** Runs in the same transaction. */
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
        data: { ...data, roles: ['administrator'] },
        req,
      })
      await welcome(req, user.id)
      return true
    },
    asFirstAdministrator.context,
  )
