import type { AfterErrorHook } from 'payload'
import { findSessionUser } from '../../../platform/http/staff-session'
import { AppError, failureMessages, toAppError } from '../../../shared/errors'

/**
 * Payload takes a session that it could not read, because the database has just gone away, for one that has ended. Staff would be told
 * that they may not do this. Reads the session again; if there is one, they are asked to try again.
 */
export const explainUnreadSession: AfterErrorHook = async ({ error, req }) => {
  const { status } = error as { status?: unknown }
  if (status !== 403 || !req?.headers || req.user) return
  const reason = await findSessionUser(req.payload, { headers: Object.fromEntries(req.headers) }).then(
    (user) => (user ? new AppError('unavailable', failureMessages.noDatabase) : undefined),
    toAppError,
  )
  if (reason?.code !== 'unavailable') return
  return { response: { errors: [{ message: reason.message }] }, status: reason.status }
}
