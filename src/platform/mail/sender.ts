import type { Payload, Where } from 'payload'
import { runStatement, sql } from '../database/statement'
import type { OutgoingMail } from '../payload/payload-types'
import type { RecurringTask } from '../tasks/scheduler'
import { isKept } from './adapter'
import { mailTag } from './outgoing-mail'
import { abandonedMs, keptMs, nextAttempt } from './retry-schedule'

const batch = 20
const maxErrorLength = 1000

/** True for exactly one of several nodes that try; the database decides. */
const claim = async (payload: Payload, { id }: OutgoingMail, now: Date): Promise<boolean> =>
  (await runStatement(
    payload,
    sql`update outgoing_mail set state = 'sending', attempts = coalesce(attempts, 0) + 1, updated_at = ${now.toISOString()}
      where id = ${id} and state = 'queued' and due_at <= ${now.toISOString()}`,
  )) === 1

const requeueAbandoned = (payload: Payload, now: Date) =>
  runStatement(
    payload,
    sql`update outgoing_mail set state = 'queued', updated_at = ${now.toISOString()}
      where state = 'sending' and updated_at < ${new Date(now.getTime() - abandonedMs).toISOString()}`,
  )

const deleteOld = async (payload: Payload, now: Date) => {
  const before = new Date(now.getTime() - keptMs).toISOString()
  const where: Where = {
    or: [
      { state: { in: ['sent', 'kept'] }, sentAt: { less_than: before } },
      { state: { equals: 'failed' }, updatedAt: { less_than: before } },
    ],
  }
  const { totalDocs } = await payload.count({ collection: 'outgoing-mail', where })
  if (totalDocs) await payload.delete({ collection: 'outgoing-mail', where, depth: 0 })
}

const noteDone = (payload: Payload, { id }: OutgoingMail, state: 'sent' | 'kept', now: Date) =>
  runStatement(
    payload,
    sql`update outgoing_mail set state = ${state}, sent_at = ${now.toISOString()}, last_error = null, updated_at = ${now.toISOString()}
      where id = ${id} and state = 'sending'`,
  )

const noteFailure = (payload: Payload, { id, attempts }: OutgoingMail, error: Error, now: Date) => {
  const due = nextAttempt((attempts ?? 0) + 1, now)
  return runStatement(
    payload,
    sql`update outgoing_mail set state = ${due ? 'queued' : 'failed'}, due_at = ${(due ?? now).toISOString()},
      last_error = ${error.message.slice(0, maxErrorLength)}, updated_at = ${now.toISOString()}
      where id = ${id} and state = 'sending'`,
  )
}

/** The same each time this mail is sent, so that mail programs recognise a duplicate. */
const messageId = (payload: Payload, { id, createdAt }: OutgoingMail): string => {
  const domain = payload.email.defaultFromAddress.split('@').at(-1)
  return `<${new Date(createdAt).toISOString().replace(/[:.]/g, '-')}.${id}@${domain}>`
}

const send = async (payload: Payload, mail: OutgoingMail, now: Date) => {
  const { id, to, replyTo, subject, text, unsubscribe } = mail
  let answer: unknown
  try {
    // As objects, so that an address cannot be parsed as two.
    answer = await payload.sendEmail({
      messageId: messageId(payload, mail),
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      ...(unsubscribe
        ? {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
    })
  } catch (thrown) {
    const error = thrown as Error & { code?: string }
    // The message may contain the address, so it is stored with the mail and not logged.
    payload.logger.warn({ msg: 'a mail could not be sent', mail: id, code: error.code })
    await noteFailure(payload, mail, error, now)
    return
  }
  await noteDone(payload, mail, isKept(answer) ? 'kept' : 'sent', new Date())
}

const dueMails = async (payload: Payload, now: Date): Promise<OutgoingMail[]> => {
  const { docs } = await payload.find({
    collection: 'outgoing-mail',
    where: { state: { equals: 'queued' }, dueAt: { less_than_equal: now.toISOString() } },
    sort: 'dueAt',
    limit: batch,
    pagination: false,
    depth: 0,
  })
  return docs
}

interface SendOptions {
  now?: () => Date
  isStopping?: () => boolean
}

/** Sends all mails that are due, each once, even if several nodes do so at the same time. */
export const sendDueMail = async (
  payload: Payload,
  { now = () => new Date(), isStopping = () => false }: SendOptions = {},
): Promise<void> => {
  await requeueAbandoned(payload, now())
  await deleteOld(payload, now())
  for (let due = await dueMails(payload, now()); due.length; due = await dueMails(payload, now()))
    for (const mail of due) {
      if (isStopping()) return
      if (await claim(payload, mail, now())) await send(payload, mail, now())
    }
}

/** Sends mail as soon as it is committed, and checks every minute for mails that wait. */
export const mailTask: RecurringTask = {
  name: 'sending queued mail',
  firstMs: 0,
  everyMs: 60_000,
  wakeOn: [mailTag],
  run: (payload, signal) => sendDueMail(payload, { isStopping: () => signal.aborted }),
}
