import crypto from 'node:crypto'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type PayloadRequest,
  type RequestContext,
  ValidationError,
} from 'payload'
import type { User } from '../../platform/payload/payload-types'
import { requestMessages } from '../../platform/payload/request-messages'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../shared/staff-account'
import { failedLogIn } from './failed-log-in.server'
import { countAttempt, withClientOf } from './log-in-limits.server'
import { staffAccountsPanelMessages } from './messages/panel/messages'

interface PasswordArgs {
  data?: { email?: unknown; password?: unknown }
}

/** The panel shows `message` in its notice; Payload's own message only names the field. */
const invalid = (req: PayloadRequest, path: string, message: string) =>
  Object.assign(new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t), { message })

const checkLength = (req: PayloadRequest, password: unknown) => {
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH)
    throw invalid(
      req,
      'password',
      requestMessages(staffAccountsPanelMessages, req)('errors.shortPassword', {
        count: MIN_PASSWORD_LENGTH,
      }),
    )
  if (password.length > MAX_PASSWORD_LENGTH)
    throw invalid(
      req,
      'password',
      requestMessages(staffAccountsPanelMessages, req)('errors.longPassword', { count: MAX_PASSWORD_LENGTH }),
    )
}

const checkMark = 'passwordCheck'

/** Marks a log-in that only compares the password. It is set in the request's context, which clients cannot reach. */
export const passwordCheck = {
  context: { [checkMark]: true } satisfies RequestContext,
  isSetIn: (context: RequestContext): boolean => context[checkMark] === true,
}

/** Ends a log-in that only compares the password, before its session is stored. */
export class PasswordIsRight extends Error {}

/** Payload's own log-in compares the password, so that wrong ones count like those of a log-in. */
export const checkOwnPassword = async (req: PayloadRequest, password: unknown): Promise<void> => {
  const wrong = (message: string) => invalid(req, 'currentPassword', message)
  if (typeof password !== 'string' || !password)
    throw wrong(requestMessages(staffAccountsPanelMessages, req)('errors.currentPassword'))
  const { payload, user } = req
  const data = { email: String(user?.email), password }
  const context = { ...passwordCheck.context, ...withClientOf(req) }
  const inside = await createLocalReq({ context }, payload)
  try {
    await payload.login({ collection: 'users', data, req: inside })
  } catch (error) {
    if (error instanceof PasswordIsRight) return
    throw error instanceof APIError && error.status === 401
      ? wrong(requestMessages(staffAccountsPanelMessages, req)('errors.wrongPassword'))
      : error
  }
}

/** Checks a new password wherever one is set: a new user, a changed user, a reset link. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password } = (args as PasswordArgs).data ?? {}
  if (password) checkLength(req, password)
}

/** Hashes a password as Payload does; a test compares the two. */
const hashLikePayload = (password: string) =>
  new Promise<void>((resolve) => {
    crypto.pbkdf2(password, 'salt', 600_000, 32, 'sha256', () => resolve())
  })

const loginBegan = 'loginBegan'

/**
 * Payload refuses an unknown address at once, but a wrong password only after hashing it. The time would tell strangers which
 * addresses have an account, so the same work is done in every case, also after too many attempts.
 */
export const limitLogIns: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  req.context[loginBegan] = Date.now()
  const { email, password } = (args as PasswordArgs).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return args
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  if (user && (await countAttempt(req, user, passwordCheck.isSetIn(req.context)))) return args
  await hashLikePayload(password)
  throw new AuthenticationError(req.t)
}

/**
 * Answers every failed log-in with one message after one delay. Only those who know the password are told about the second
 * factor.
 */
export const maskLoginFailure: CollectionAfterErrorHook = async ({ error, req }) => {
  const began = req.context[loginBegan]
  const { code } = ((error as Partial<APIError>).data ?? {}) as { code?: unknown }
  if (typeof began !== 'number' || typeof code === 'string') return
  await failedLogIn.answerLate(began)
  if ((error as Partial<APIError>).status !== 401) return
  const message = requestMessages(staffAccountsPanelMessages, req)('errors.logIn')
  return { response: { errors: [{ message }] }, status: 401 }
}
