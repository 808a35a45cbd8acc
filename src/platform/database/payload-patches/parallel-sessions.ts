import type { DatabaseAdapter, PayloadRequest } from 'payload'
import { lockRows, sql } from '../statement'

interface Session {
  id: string
  createdAt?: Date | string | null
  expiresAt: Date | string
}

/**
 * Payload reads a user, checks the password, and then writes the sessions it has read plus the new one. Of two log-ins at the
 * same time the second would end the first one's session. This adds a new or extended session to those that are stored by
 * then, and leaves out those that were ended in between. A shorter list, which means a log-out, is written as it is.
 */
export const keepParallelSessions = (db: Pick<DatabaseAdapter, 'updateOne' | 'findOne'>): void => {
  const { updateOne } = db

  const storedSessions = async (id: number | string, req?: Partial<PayloadRequest>): Promise<Session[]> => {
    if (req?.payload)
      await lockRows(req as PayloadRequest, sql`select id from users where id = ${Number(id)} for update`)
    const user = await db.findOne<{ id: number; sessions?: Session[] }>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    return user?.sessions ?? []
  }

  db.updateOne = async (update) => {
    const { sessions } = update.data as { sessions?: Session[] }
    if (update.collection !== 'users' || update.id === undefined || !sessions?.length)
      return updateOne.call(db, update)
    const stored = await storedSessions(update.id, update.req)
    return updateOne.call(db, { ...update, data: { ...update.data, sessions: joined(sessions, stored) } })
  }
}

const isNewOrProlonged = (session: Session, stored: Session[]): boolean => {
  const known = stored.find(({ id }) => id === session.id)
  return !known || new Date(known.expiresAt).getTime() !== new Date(session.expiresAt).getTime()
}

/** A session that is not stored is a new one, unless it is older than this: then it was ended after it was read. */
const newForMs = 30_000

const joined = (sessions: Session[], stored: Session[]): Session[] => {
  if (!sessions.some((session) => isNewOrProlonged(session, stored))) return sessions
  const now = Date.now()
  const isOpen = ({ id, createdAt }: Session) =>
    stored.some((known) => known.id === id) ||
    (createdAt != null && now - new Date(createdAt).getTime() < newForMs)
  const others = stored.filter(
    ({ id, expiresAt }) =>
      new Date(expiresAt).getTime() > now && !sessions.some((session) => session.id === id),
  )
  return [...others, ...sessions.filter(isOpen)]
}
