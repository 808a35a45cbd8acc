import type { Payload, PayloadRequest } from 'payload'

/** A mail to one address. Plain text: it arrives everywhere and carries nothing that could run. */
export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  /** An address that ends mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string
  /** What it tells of, so that it can be taken back together with that. */
  about?: string
}

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
