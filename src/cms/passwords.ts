import crypto from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  createLocalReq,
  initTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/password-length'

interface PasswordArgs {
  id?: number | string
  data?: { email?: unknown; password?: unknown; currentPassword?: unknown }
  overrideAccess?: boolean
}

/** The panel shows `message` in its notice; Payload's own message only names the field. */
const invalid = (req: PayloadRequest, path: string, message: string) =>
  Object.assign(new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t), { message })

const checkLength = (req: PayloadRequest, password: unknown) => {
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH)
    throw invalid(req, 'password', `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`)
  if (password.length > MAX_PASSWORD_LENGTH)
    throw invalid(req, 'password', `Choose a password of at most ${MAX_PASSWORD_LENGTH} characters.`)
}

/**
 * Payload's own log-in compares the password, so that wrong ones count towards locking the account. It writes outside
 * the transaction that the update has opened by now, for which SQLite would wait; nothing has been written in that
 * one, so it is ended and a new one begun. The session that the log-in opens ends with the change of the password.
 */
const checkCurrent = async (req: PayloadRequest, password: unknown) => {
  const wrong = (message: string) => invalid(req, 'currentPassword', message)
  if (typeof password !== 'string' || !password) throw wrong('Enter your current password.')
  await commitTransaction(req)
  const { payload, user } = req
  try {
    const data = { email: String(user?.email), password }
    await payload.login({ collection: 'users', data, req: await createLocalReq({}, payload) })
  } catch (error) {
    throw error instanceof APIError && error.status === 401
      ? wrong(
          'This is not your current password. After ten wrong ones your account is locked for ten minutes.',
        )
      : error
  }
  await initTransaction(req)
}

/** Checks a new password wherever one is set: a new user, a changed user, a reset link. */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const { id, data, overrideAccess } = args as PasswordArgs
  if (!data) return args
  const { currentPassword, ...rest } = data
  if (rest.password) {
    checkLength(req, rest.password)
    const isOwn = operation === 'update' && id !== undefined && String(req.user?.id) === String(id)
    if (isOwn && !overrideAccess) await checkCurrent(req, currentPassword)
  }
  return { ...args, data: rest }
}

/** Hashes a password as Payload does; a test compares the two. */
const hashLikePayload = (password: string) =>
  new Promise<void>((resolve) => {
    crypto.pbkdf2(password, 'salt', 600_000, 32, 'sha256', () => resolve())
  })

const loginBegan = 'loginBegan'

/** Longer than hashing and counting an attempt take, so that neither can be measured. */
const failedLoginMs = 1000

/**
 * Payload refuses an unknown address or a locked account at once, but a wrong password only after hashing it. The time
 * would tell strangers which addresses have an account, so the same work is done in every case.
 */
export const hideUnknownAddress: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  req.context[loginBegan] = Date.now()
  const { email, password } = (args as PasswordArgs).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return args
  const user = await req.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })
  const isLocked = user?.lockUntil != null && new Date(user.lockUntil).getTime() > Date.now()
  if (user && !isLocked) return args
  await hashLikePayload(password)
  throw new AuthenticationError(req.t)
}

/** Answers every failed log-in with the same message after the same time. */
export const answerFailedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  const began = req.context[loginBegan]
  if (typeof began !== 'number') return
  await setTimeout(Math.max(0, began + failedLoginMs - Date.now()))
  if ((error as Partial<APIError>).status !== 401) return
  const message =
    'The email or password provided is incorrect. After ten wrong passwords an account is locked for ten minutes.'
  return { response: { errors: [{ message }] }, status: 401 }
}
