import type { Payload } from 'payload'
import { type DocumentColours, usualColours } from '../../shared/formats/colours'
import { splitAddresses } from '../../shared/formats/mail'
import type { MailContent } from '../../shared/formats/mail-content'
import { runStatement, sql } from '../database/statement'
import { findAll } from '../payload/find-documents'
import type { OutgoingMail } from '../payload/payload-types'
import type { RecurringTask } from '../tasks/scheduler'
import { isKept } from './adapter'
import { type AttachmentMakers, makeFiles } from './attachments'
import type { MailLogo } from './logo'
import { mailTag, OBSOLETE } from './outgoing-mail'
import { renderMail } from './render-mail'
import { abandonedMs, nextAttempt } from './retry-schedule'
import { readSending } from './sending'

const batch = 20
const maxErrorLength = 1000

/** True for exactly one of several nodes that try; the database decides. */
const claim = async (payload: Payload, { id }: OutgoingMail, now: Date): Promise<boolean> =>
  (await runStatement(
    payload,
    sql`update outgoing_mail set state = 'sending', attempts = coalesce(attempts, 0) + 1, updated_at = ${now.toISOString()}
      where id = ${id} and state = 'queued' and due_at <= ${now.toISOString()}`,
  )) === 1

/** Queues mails again that a process was sending when it died. */
const requeueAbandoned = (payload: Payload, now: Date, afterMs = abandonedMs) =>
  runStatement(
    payload,
    sql`update outgoing_mail set state = 'queued', updated_at = ${now.toISOString()}
      where state = 'sending' and updated_at <= ${new Date(now.getTime() - afterMs).toISOString()}`,
  )

/** At the start of the only process of a site nobody is sending, so these mails need not wait. */
export const requeueInterruptedMail = (payload: Payload) => requeueAbandoned(payload, new Date(), 0)

/** A mail that was only kept in the outbox has not been sent. */
const noteDone = (payload: Payload, { id }: OutgoingMail, state: 'sent' | 'kept', now: Date) =>
  runStatement(
    payload,
    sql`update outgoing_mail set state = ${state}, sent_at = ${state === 'sent' ? now.toISOString() : null}, last_error = null, updated_at = ${now.toISOString()}
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

/** For a mail that must not be sent any more. */
const noteObsolete = (payload: Payload, { id }: OutgoingMail, now: Date) =>
  runStatement(
    payload,
    sql`update outgoing_mail set state = 'failed', last_error = ${OBSOLETE}, updated_at = ${now.toISOString()}
      where id = ${id} and state = 'queued'`,
  )

/** A mail keeps its message ID each time it is sent, so that mail programs recognise a duplicate. */
const messageId = ({ id, createdAt }: OutgoingMail, from: string): string => {
  const domain = from.split('@').at(-1)
  return `<${new Date(createdAt).toISOString().replace(/[:.]/g, '-')}.${id}@${domain}>`
}

const logoCid = 'logo@schoolhouse'

/** Makes what mails contain beside their texts. */
interface MailParts {
  makers: AttachmentMakers
  /** The logo at the head of every mail. */
  logo: () => Promise<MailLogo | undefined>
  colours: () => Promise<DocumentColours['mail']>
}

const composeHtml = async (content: MailContent, parts: MailParts) => {
  const [logo, colours] = await Promise.all([parts.logo(), parts.colours()])
  if (!logo) return { html: renderMail(content, undefined, colours), pictures: [] }
  const { png, width, height } = logo
  return {
    html: renderMail(content, { src: `cid:${logoCid}`, width, height }, colours),
    pictures: [{ filename: 'logo.png', contentType: 'image/png', content: png, cid: logoCid }],
  }
}

/** The message for Payload's mail adapter. Addresses are objects, so that one cannot be parsed as two. */
const compose = async (payload: Payload, mail: OutgoingMail, parts: MailParts) => {
  const { to, cc, subject, text, content, unsubscribe } = mail
  const sending = await readSending(payload)
  const fromName = sending.fromName ?? mail.fromName
  const replyTo = mail.replyTo ?? sending.replyTo
  // Written by `queueMail` alone. Mails that an earlier version has queued have no content.
  const designed = content ? await composeHtml(content as MailContent, parts) : undefined
  const attachments = [...(designed?.pictures ?? []), ...(await makeFiles(payload, mail, parts.makers))]
  return {
    messageId: messageId(mail, sending.from),
    ...(fromName ? { from: { name: fromName, address: sending.from } } : {}),
    to: { name: '', address: to },
    ...(cc ? { cc: splitAddresses(cc).map((address) => ({ name: '', address })) } : {}),
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    ...(designed ? { html: designed.html } : {}),
    ...(attachments.length ? { attachments } : {}),
    ...(unsubscribe
      ? {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  }
}

const send = async (payload: Payload, mail: OutgoingMail, parts: MailParts, now: Date) => {
  let sent: unknown
  try {
    sent = await payload.sendEmail(await compose(payload, mail, parts))
  } catch (thrown) {
    const error = thrown as Error & { code?: string }
    // The message may contain the address, so it is stored with the mail and not logged.
    payload.logger.warn({ msg: 'a mail could not be sent', mail: mail.id, code: error.code })
    await noteFailure(payload, mail, error, now)
    return
  }
  await noteDone(payload, mail, isKept(sent) ? 'kept' : 'sent', new Date())
}

const dueMails = async (payload: Payload, now: Date): Promise<OutgoingMail[]> => {
  // The content of the HTML part and the files.
  return findAll(
    payload,
    'outgoing-mail',
    { state: { equals: 'queued' }, dueAt: { less_than_equal: now.toISOString() } },
    { sort: 'dueAt', limit: batch, showHiddenFields: true },
  )
}

/** Parts of mails besides their texts. */
export interface MailTools {
  makers?: AttachmentMakers
  /** `ground` is the colour behind it. */
  readLogo?: (payload: Payload, ground: string) => Promise<MailLogo | undefined>
  /** Those of the theme; the usual ones if it is missing. */
  readColours?: () => Promise<DocumentColours>
  /** Whether a mail has waited so long that its link no longer works. */
  isObsolete?: (payload: Payload, mail: OutgoingMail, now: Date) => Promise<boolean>
}

interface SendOptions extends MailTools {
  now?: () => Date
  isStopping?: () => boolean
}

/** Sends all mails that are due, each once, even if several nodes do so at the same time. */
export const sendDueMail = async (
  payload: Payload,
  {
    makers = {},
    readLogo,
    readColours = async () => usualColours,
    isObsolete,
    now = () => new Date(),
    isStopping = () => false,
  }: SendOptions = {},
): Promise<void> => {
  // Read once, and only if there is a mail to send.
  let logo: Promise<MailLogo | undefined> | undefined
  const colours = async () => (await readColours()).mail
  const parts: MailParts = {
    makers,
    colours,
    logo: () => {
      logo ??= colours().then(({ light }) => readLogo?.(payload, light.card))
      return logo
    },
  }
  await requeueAbandoned(payload, now())
  for (let due = await dueMails(payload, now()); due.length; due = await dueMails(payload, now()))
    for (const mail of due) {
      if (isStopping()) return
      if (await isObsolete?.(payload, mail, now())) await noteObsolete(payload, mail, now())
      else if (await claim(payload, mail, now())) await send(payload, mail, parts, now())
    }
}

/** Sends mail as soon as it is committed, and checks every minute for mails that wait. */
export const mailTask = (tools: MailTools = {}): RecurringTask => ({
  name: 'sending queued mail',
  firstMs: 0,
  everyMs: 60_000,
  wakeOn: [mailTag],
  run: (payload, signal) => sendDueMail(payload, { ...tools, isStopping: () => signal.aborted }),
})
