import type { PayloadRequest } from 'payload'
import { claim } from '../database/claims'
import { createSigner } from '../http/signature'

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
