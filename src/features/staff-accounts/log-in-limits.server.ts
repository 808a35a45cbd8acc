import type {
  CollectionAfterLoginHook,
  CollectionBeforeLoginHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { claim, claimTurn, hasClaim, releaseClaim, renewClaim } from '../../platform/database/claims'
import { runStatementIn, sql } from '../../platform/database/statement'
import { createSigner } from '../../platform/http/signature'
import { clientHeader } from '../../platform/http/staff-session'
import type { User } from '../../platform/payload/payload-types'
import { afterRollback, inTransaction } from '../../platform/transaction/transaction'
import { queueAlert } from './mail/alert-mail.server'
import { forgetWrongCodes } from './second-factor/store.server'

// Wrong passwords are limited per account and client, so that strangers cannot lock out the owner of an account. A client is a
// network (`clientNetwork`). Many networks that try one account share a second limit, which does not concern networks from
// which somebody has logged in to that account before. All nodes count in the table `claims`, whose rows expire.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const perClient = { max: 10, forMs: 10 * minuteMs }
const ofStrangers = { max: 30, forMs: hourMs }
const knownMs = 90 * 24 * hourMs
const alertEveryMs = 6 * hourMs

const clientMark = 'client'

/** Passes the client of a request on to a log-in that only compares the password. */
export const withClientOf = (req: PayloadRequest): RequestContext => ({ [clientMark]: clientOf(req) })

/** A hash of the network, because addresses of people are not stored. */
const clientOf = (req: PayloadRequest): string => {
  const passedOn = req.context[clientMark]
  if (typeof passedOn === 'string') return passedOn
  const network = req.headers?.get(clientHeader) ?? 'this server'
  return createSigner(req.payload.secret, 'log-in client').sign(network).slice(0, 22)
}

const attemptsOf = (user: number, client: string) => `log-in:${user}:${client}`
const knownClient = (user: number, client: string) => `log-in-known:${user}:${client}`

/**
 * Counts an attempt before its password is compared, so that parallel ones count too. False if there were too many: then the
 * owner is told by mail, at most every six hours.
 */
export const countAttempt = (req: PayloadRequest, user: User, isLoggedIn: boolean): Promise<boolean> => {
  const client = clientOf(req)
  return inTransaction(req.payload, async (inside) => {
    const isAllowed =
      (await claimTurn(inside, attemptsOf(user.id, client), perClient)) &&
      (isLoggedIn ||
        (await hasClaim(inside, knownClient(user.id, client))) ||
        (await claimTurn(inside, attemptsOf(user.id, 'strangers'), ofStrangers)))
    if (!isAllowed && (await claim(inside, `log-in-alert:${user.id}`, alertEveryMs)))
      await queueAlert(inside, user, 'passwords')
    return isAllowed
  })
}

/** The password was right, whatever becomes of the log-in. */
export const forgetAttempts: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const attempts = attemptsOf(user.id, clientOf(req))
  await releaseClaim(req, attempts)
  await afterRollback(req, () => inTransaction(req.payload, (inside) => releaseClaim(inside, attempts)))
}

/** Remembers the network and the language of somebody who has logged in, or has used a link from their mailbox. */
export const noteClient: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  await renewClaim(req, knownClient(user.id, clientOf(req)), knownMs)
  const { language } = req.i18n
  if (user.language === language) return
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { language },
    req,
    returning: false,
  })
}

interface AnyOperation {
  operation: string
  args: object
  result: unknown
  req: PayloadRequest
}

/** “Force unlock” of an administrator allows new passwords and codes from everywhere. */
export const unlockAccount = async ({ operation, args, result, req }: AnyOperation) => {
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  if (operation !== 'unlock' || typeof email !== 'string') return result
  await inTransaction(req.payload, async (inside) => {
    const where = { email: { equals: email.toLowerCase().trim() } }
    const user = await inside.payload.db.findOne<User>({ collection: 'users', where, req: inside })
    if (!user) return
    await runStatementIn(inside, sql`delete from claims where key like ${`log-in:${user.id}:%`}`)
    await forgetWrongCodes(inside, user.id)
  })
  return result
}
