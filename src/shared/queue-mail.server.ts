import type { Payload, PayloadRequest } from 'payload'

/** A mail to one address. Plain text: it arrives everywhere and carries nothing that could run. */
export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
}

/** Puts a mail into the queue, in the transaction of `req` where there is one. It is sent after the commit. */
export const queueMail = async (payload: Payload, mail: Mail, req?: PayloadRequest): Promise<void> => {
  const data = { ...mail, state: 'queued' as const, dueAt: new Date().toISOString() }
  await payload.create({ collection: 'outgoing-mail', data, depth: 0, req })
}
