import type { Payload, PayloadRequest } from 'payload'
import { joinAddresses, type Mail } from '../../shared/formats/mail'
import { mailText } from '../../shared/formats/mail-content'
import { DAY_MS } from '../../shared/time/days'
import { claim } from '../database/claims'
import { createSigner } from '../http/signature'
import { readSignature } from './sending'

/** Queues a mail, in the transaction of `req` if there is one. It is sent after the commit. */
export const queueMail = async (
  payload: Payload,
  { cc, ...mail }: Mail,
  req?: PayloadRequest,
  delayMs = 0,
): Promise<void> => {
  const dueAt = new Date(Date.now() + delayMs).toISOString()
  const data = { ...mail, ...(cc?.length && { cc: joinAddresses(cc) }), state: 'queued' as const, dueAt }
  await payload.create({ collection: 'outgoing-mail', data, depth: 0, req })
}

/** A mail to somebody outside the school, with the signature of the settings. */
export const signMail = async (payload: Payload, mail: Mail, req?: PayloadRequest): Promise<Mail> => {
  const { content } = mail
  const signature = content && (await readSignature(payload, content.locale, req))
  if (!signature) return mail
  const signed = { ...content, signature }
  return { ...mail, content: signed, text: mailText(signed) }
}

/** Queues a mail to somebody outside the school. */
export const queueVisitorMail = async (
  payload: Payload,
  mail: Mail,
  req?: PayloadRequest,
  delayMs = 0,
): Promise<void> => queueMail(payload, await signMail(payload, mail, req), req, delayMs)

/** How many mails of one kind an address gets per day because somebody entered it in a form. */
const mailsPerDay = 3

/**
 * Claims one of the day's mails of a kind to an address, in the transaction of `req`; false if all are used. The database
 * counts, so that a mailbox cannot be flooded by sending a form from many clients or to many nodes.
 */
export const mayMail = async (req: PayloadRequest, kind: string, email: string): Promise<boolean> => {
  const recipient = email.trim().toLowerCase()
  const who = createSigner(req.payload.secret, 'comment-mails').sign(recipient).slice(0, 22)
  for (let number = 1; number <= mailsPerDay; number++)
    if (await claim(req, `${kind}:${who}:${number}`, DAY_MS)) return true
  return false
}
