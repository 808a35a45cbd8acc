import type { Payload, PayloadRequest } from 'payload'
import type { Mail } from '../../shared/mail'
import { claim } from '../database/claims'
import { createSigner } from '../http/signature'

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

const dayMs = 86_400_000

/** How many mails of one kind an address gets in a day because somebody typed it into a form. */
const mailsPerDay = 3

/**
 * Takes one of the day's mails of a kind to an address, in the transaction of `req`; false when all are taken. The
 * database counts, so that nobody's mailbox is filled by sending a form from many places, or to many nodes, at once.
 */
export const mayMail = async (req: PayloadRequest, kind: string, email: string): Promise<boolean> => {
  const recipient = email.trim().toLowerCase()
  const who = createSigner(req.payload.secret, 'comment-mails').sign(recipient).slice(0, 22)
  for (let number = 1; number <= mailsPerDay; number++)
    if (await claim(req, `${kind}:${who}:${number}`, dayMs)) return true
  return false
}
