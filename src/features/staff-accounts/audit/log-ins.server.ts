import type {
  APIError,
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { claimTurn } from '../../../platform/database/claims'
import type { User } from '../../../platform/payload/payload-types'
import { inTransaction } from '../../../platform/transaction/transaction'
import { audit, auditPerson } from './audit-log.server'

const passwordMark = 'changesPassword'

export const auditLogIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const event = req.context.passwordReset === true ? 'password-reset' : 'log-in'
  await audit(req, { event, subject: auditPerson(user), by: user })
}

export const auditLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await audit(req, { event: 'log-out', subject: auditPerson(req.user) })
}

/** The new password itself is never in a document, so the change is noticed before. */
export const noticePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update')
    req.context[passwordMark] = Boolean((args as { data?: { password?: unknown } }).data?.password)
}

export const auditPassword: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation === 'update' && req.user && req.context[passwordMark] === true)
    await audit(req, { event: 'password-changed', subject: auditPerson(doc) })
}

/** Somebody who tries for hours must not fill the database. */
const failures = { max: 20, forMs: 60 * 60_000 }

/** Notes a failed log-in of a known account. Addresses without an account are not kept. */
export const auditFailedLogIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const { email } = (req.data ?? {}) as { email?: unknown }
  const isRefused = (error as Partial<APIError>).status === 401 && req.context.loginBegan !== undefined
  // Asking for the code is part of a log-in.
  const { code } = ((error as Partial<APIError>).data ?? {}) as { code?: unknown }
  if (!isRefused || typeof email !== 'string' || code === 'second_factor_required') return
  if (code === 'second_factor_set_up') return
  await inTransaction(req.payload, async (inside) => {
    const where = { email: { equals: email.toLowerCase().trim() } }
    const { docs } = await inside.payload.find({
      collection: 'users',
      where,
      depth: 0,
      limit: 1,
      req: inside,
    })
    const [user] = docs
    if (!user || !(await claimTurn(inside, `failed-log-ins:${user.id}`, failures))) return
    await audit(inside, { event: 'log-in-failed', subject: auditPerson(user), by: null })
  })
}
