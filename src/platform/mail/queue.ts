import type { Payload, PayloadRequest } from 'payload'
import type { Mail } from '../../shared/mail'

/** Puts a mail into the queue, in the transaction of `req` where there is one. It is sent after the commit. */
export const queueMail = async (
  payload: Payload,
  mail: Mail,
  req?: PayloadRequest,
  delayMs = 0,
): Promise<void> => {
  const dueAt = new Date(Date.now() + delayMs).toISOString()
  const data = { ...mail, state: 'queued' as const, dueAt }
  await payload.create({ collection: 'outgoing-mail', data, depth: 0, req })
}
