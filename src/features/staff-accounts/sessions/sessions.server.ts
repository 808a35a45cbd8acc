import type {
  CollectionAfterLoginHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Endpoint,
  Payload,
  PayloadRequest,
  TypedUser,
  Where,
} from 'payload'
import { Forbidden } from 'payload'
import { z } from 'zod'
import { lockRows, sql, t } from '../../../platform/database/statement'
import { administrators, nobody, staff } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { findAll } from '../../../platform/payload/find-documents'
import type { User } from '../../../platform/payload/payload-types'
import { readBody, refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofAccount } from '../../../platform/payload/school-scope'
import { inTransactionOf } from '../../../platform/transaction/transaction'
import { audit, auditPerson } from '../audit/audit-log.server'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { deviceName } from './device-name'

const u = t.users

/** How long a session is valid without being used, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60

/** How long after its beginning a session can still be prolonged, in seconds. */
const MAX_SESSION_SECONDS = 24 * 60 * 60

/**
 * Details of a session that Payload does not keep. Apart from the users, because Payload writes a whole user at every log-in, which
 * would undo changes made in between.
 */
export const sessionDetails: CollectionConfig = {
  slug: 'session-details',
  custom: ofAccount(),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'sid', type: 'text', required: true, unique: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'device', type: 'text' },
    { name: 'lastUsedAt', type: 'date', required: true },
  ],
}

const after = (since: number) => new Date(since - SESSION_SECONDS * 1000).toISOString()

/** Notes the device of a new session, and forgets those of sessions that have ended by themselves. */
export const noteSession: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const sid = user.sessions?.at(-1)?.id
  if (!sid) return
  const now = Date.now()
  const { payload } = req
  const old: Where = { user: { equals: user.id }, lastUsedAt: { less_than: after(now) } }
  await payload.db.deleteMany({ collection: 'session-details', where: old, req })
  await payload.create({
    collection: 'session-details',
    data: {
      sid,
      user: user.id,
      device: deviceName(req.headers?.get('user-agent')),
      lastUsedAt: new Date(now).toISOString(),
    },
    depth: 0,
    req,
  })
}

export const forgetSessions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'session-details', where: { user: { equals: id } }, req })
}

const noteEveryMs = 5 * 60_000

/** Notes when sessions are used: at most every five minutes, so that reading in the panel does not write each time. */
export const createUseNotes = (payload: Payload) => {
  const noted = new Map<string, number>()
  return async (user: TypedUser & { _sid?: string }): Promise<void> => {
    const { _sid: sid } = user
    const now = Date.now()
    if (!sid || now - (noted.get(sid) ?? 0) < noteEveryMs) return
    // Sessions are few; this only bounds the memory of a process that runs for months.
    if (noted.size > 1000) noted.clear()
    noted.set(sid, now)
    try {
      await payload.update({
        collection: 'session-details',
        where: { sid: { equals: sid } },
        data: { lastUsedAt: new Date(now).toISOString() },
        depth: 0,
      })
    } catch (err) {
      payload.logger.warn({ err, msg: 'The use of a session could not be noted' })
    }
  }
}

export interface SessionDto {
  id: string
  device: string
  begunAt: string
  usedAt: string
  isCurrent: boolean
}

type StoredSession = NonNullable<User['sessions']>[number]

const isAlive = ({ expiresAt }: StoredSession) => new Date(expiresAt).getTime() > Date.now()

/** Whether the session of a request began longer ago than any may last. */
export const isTooOld = async (
  req: PayloadRequest,
  { id, _sid }: { id: number; _sid?: string },
): Promise<boolean> => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  const { createdAt } = (user.sessions ?? []).find((session) => session.id === _sid) ?? {}
  return createdAt != null && Date.now() - new Date(createdAt).getTime() > MAX_SESSION_SECONDS * 1000
}

/** The open sessions of a user, the one that was used last first. */
export const listSessions = async (req: PayloadRequest, userId: number): Promise<SessionDto[]> => {
  const { payload } = req
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0, req })
  const where = { user: { equals: userId } }
  const docs = await findAll(req, 'session-details', where)
  const current = (req.user as { _sid?: string } | null)?._sid
  return (user.sessions ?? [])
    .filter(isAlive)
    .map((session) => {
      const details = docs.find(({ sid }) => sid === session.id)
      const begunAt = new Date(session.createdAt ?? session.expiresAt).toISOString()
      return {
        id: session.id,
        device: details?.device ?? '',
        begunAt,
        usedAt: details?.lastUsedAt ?? begunAt,
        isCurrent: session.id === current,
      }
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.usedAt.localeCompare(a.usedAt))
}

/** Ends the sessions of a user that are not kept. They are refused from the next request on, on every node. */
export const endSessions = async (
  req: PayloadRequest,
  userId: number,
  isKept: (sid: string) => boolean = () => false,
): Promise<number> => {
  await lockRows(req, sql`select ${u.id} from ${u} where ${u.id} = ${userId} for update`)
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, req })
  const open = (user.sessions ?? []).filter(isAlive)
  const kept = open.filter(({ id }) => isKept(id))
  await req.payload.db.updateOne({
    collection: 'users',
    id: userId,
    data: { sessions: kept },
    req,
    returning: false,
  })
  return open.length - kept.length
}

const ending = z.object({
  /** Another user's, for administrators; otherwise one's own. */
  user: z.int().positive().optional(),
  /** One session; without it all but the current one. */
  session: z.string().max(60).optional(),
})

/** Ends one session, or all but the current one. */
const endSessionsEndpoint = postEndpoint('/end-sessions', staff, async (req) => {
  const { user = req.user.id, session } = await readBody(req, ending)
  if (user !== req.user.id && !administrators({ req })) throw new Forbidden(req.t)
  const current = (req.user as { _sid?: string })._sid
  const isKept = (sid: string) => (session === undefined ? sid === current : sid !== session)
  const ended = await inTransactionOf(req, async () => {
    const count = await endSessions(req, user, isKept)
    const person = await req.payload.findByID({ collection: 'users', id: user, depth: 0, req })
    if (count > 0) await audit(req, { event: 'sessions-ended', subject: auditPerson(person) })
    return count
  })
  if (session !== undefined && ended === 0)
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.sessionEnded'), 409)
  return Response.json({ ended })
})

export const sessionEndpoints: Endpoint[] = [endSessionsEndpoint]
