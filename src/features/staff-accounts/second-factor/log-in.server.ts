import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { commitTransaction, Forbidden } from 'payload'
import { isOneOf, rolesOf } from '../../../platform/payload/access'
import type { User } from '../../../platform/payload/payload-types'
import { refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { audit, auditPerson } from '../audit/audit-log.server'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { PasswordIsRight, passwordCheck } from '../passwords.server'
import { endSessions, isTooOld } from '../sessions/sessions.server'
import { beginSetUp, findFactor, finishSetUp, tooManyCodes, useCode, wrongCode } from './store.server'

// Every session of Payload begins in `beforeLogin`: a log-in, a reset of the password, the registration of a first user. So the
// second factor is asked for there, and a refusal undoes the session with the transaction that it is written in.

const resetMark = 'passwordReset'
const recoveryMark = 'newRecoveryCodes'

const isReset = (context: RequestContext) => context[resetMark] === true

const textOf = (req: PayloadRequest, name: 'code' | 'setUp'): string | undefined => {
  const given = (req.data as Record<string, unknown> | undefined)?.[name]
  return typeof given === 'string' && given.trim() !== '' && given.length <= 1000 ? given : undefined
}

export const isObligatory = async (req: PayloadRequest, user: User): Promise<boolean> => {
  const { secondFactorRoles } = await req.payload.findGlobal({ slug: 'log-in-settings', depth: 0, req })
  return isOneOf(user, ...(secondFactorRoles ?? []))
}

export const markReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context[resetMark] = true
}

/**
 * Refuses a wrong code. The count of wrong codes is in the transaction that has opened the session, so the session is removed and
 * the rest committed: a rollback would undo the count, and only those who know the password get here.
 */
const refuseWrongCode = async (req: PayloadRequest, user: User): Promise<never> => {
  const sid = user.sessions?.at(-1)?.id
  await endSessions(req, user.id, (id) => id !== sid)
  // Otherwise Payload writes the whole user again, as it was before.
  user.sessions = []
  await commitTransaction(req)
  throw wrongCode(req)
}

/** Refuses a log-in with the password alone if the user has a second factor, or must have one. */
export const requireSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (passwordCheck.isSetIn(req.context)) throw new PasswordIsRight()
  if (isReset(req.context)) return
  const code = textOf(req, 'code')
  if (await findFactor(req, user.id)) {
    if (!code)
      throw refusal(
        requestMessages(staffAccountsPanelMessages, req)('errors.codeNeeded'),
        401,
        'second_factor_required',
      )
    const outcome = await useCode(req, user.id, code)
    if (outcome === 'waiting') throw tooManyCodes(req, 401)
    if (outcome === 'wrong') await refuseWrongCode(req, user)
    return
  }
  if (!(await isObligatory(req, user))) return
  const setUp = textOf(req, 'setUp')
  if (!setUp || !code)
    throw refusal(
      requestMessages(staffAccountsPanelMessages, req)('errors.setUpToLogIn'),
      401,
      'second_factor_set_up',
      await beginSetUp(req, user),
    )
  // Payload replaces the context of a request with a copy at every call, so it is read after them.
  const recoveryCodes = await finishSetUp(req, user.id, { setUp, code })
  await audit(req, { event: 'second-factor-on', subject: auditPerson(user), by: user })
  req.context[recoveryMark] = recoveryCodes
}

/** A reset of the password opens no session: the link comes by mail, and the second factor was not asked for. */
export const endSessionOfReset: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (isReset(req.context)) await endSessions(req, user.id)
}

interface AnyOperation {
  operation: string
  result: unknown
  req: PayloadRequest
}

/** Leaves the token of the ended session out of the response, and shows new recovery codes once. */
export const changeLoginResponse = ({ operation, result, req }: AnyOperation) => {
  if (operation === 'resetPassword') return { ...(result as object), token: '', user: null }
  const recoveryCodes = req.context[recoveryMark]
  return operation === 'login' && recoveryCodes ? { ...(result as object), recoveryCodes } : result
}

/**
 * A session from before the second factor became obligatory cannot be prolonged, nor one that began a day ago: a stolen one must end,
 * however often it is used.
 */
export const refuseRefresh: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user } = req
  if (operation !== 'refresh' || !user) return args
  if (await isTooOld(req, user)) throw new Forbidden(req.t)
  if (!(await findFactor(req, user.id)) && (await isObligatory(req, user))) throw new Forbidden(req.t)
  return args
}

const isSame = (before: readonly string[], after: readonly string[]) => before.join() === after.join()

/** A new role may need a second factor: without one, the sessions end, and the next log-in asks for it. */
export const endSessionsOfNewRole: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || isSame(rolesOf(doc), rolesOf(previousDoc))) return
  if ((await isObligatory(req, doc)) && !(await findFactor(req, doc.id))) await endSessions(req, doc.id)
}
