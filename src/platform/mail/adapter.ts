import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '../../config/env'

/** Much shorter than the time after which a mail counts as abandoned and is sent again. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

const defaultFromName = 'Schoolhouse'

/** Result of sending a message that was written to a file. */
const keptInOutbox = Symbol.for('schoolhouse: kept in the outbox')

/** Whether `payload.sendEmail` has only written the message to a file. */
export const isKept = (sent: unknown): boolean => sent === keptInOutbox

const outboxName = 'outbox'

/** Where mails are written to without a mail server. */
export const outboxFolder = (dataDir: string): string => path.join(dataDir, outboxName)

/** Suffix of files that are being written; see platform/payload/uploads/recover-uploads.ts. */
export const partialEnding = '.partial'

/** No mail server is set: messages are written to files and not sent. */
export const hasNoMailServer = (payload: Payload): boolean => payload.email.name === outboxName

type Message = Parameters<ReturnType<EmailAdapter>['sendEmail']>[0]

/** The HTML of a message that was queued instead, see features/staff-accounts/cms-users.ts. It is not sent. */
export const queuedInstead = ''

/**
 * An adapter of our own instead of Payload's: that one writes the name of the sender before its address without quotes, so
 * that a comma or a colon in a school's name makes two addresses of it.
 */
const adapter =
  (name: string, { mailFrom }: Env, send: (message: Message) => Promise<unknown>): EmailAdapter =>
  () => ({
    name,
    defaultFromAddress: mailFrom,
    defaultFromName,
    sendEmail: async (message) =>
      message.html === queuedInstead && !message.text
        ? undefined
        : send({ ...message, from: message.from ?? { name: defaultFromName, address: mailFrom } }),
  })

/** Loads the package with the first mail, because a start takes long enough. */
const withMailer = <T>(make: (mailer: typeof import('nodemailer')) => T): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

const smtpAdapter = (env: Env, url: string): EmailAdapter => {
  const transport = withMailer(({ createTransport }) => createTransport({ url, ...patience }))
  return adapter('smtp', env, async (message) => (await transport()).sendMail(message))
}

/** Without a mail server every message is written to a file that mail programs can open. */
const outboxAdapter = (env: Env): EmailAdapter => {
  const folder = outboxFolder(env.dataDir)
  const composer = withMailer(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }),
  )
  return adapter(outboxName, env, async (message) => {
    const composed = await (await composer()).sendMail(message)
    await mkdir(folder, { recursive: true })
    await writeWhole(folder, fileName(message.messageId), composed.message as Buffer)
    return keptInOutbox
  })
}

/** Names a file after its message ID, so that a mail that is written again after a crash replaces its file. */
const fileName = (messageId: string | undefined): string => {
  const id = messageId?.replace(/^<|@.*$/g, '') ?? `${new Date().toISOString()}-${randomUUID()}`
  return `${id.replace(/[^A-Za-z0-9-]/g, '-')}.eml`
}

/** Renames the file to its name only after it is completely written, so that readers of the folder see no partial mails. */
const writeWhole = async (folder: string, name: string, content: Buffer) => {
  const partial = path.join(folder, `.${name}${partialEnding}`)
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path.join(folder, name))
}

/** The site starts even if the mail server cannot be reached. */
export const mailAdapter = (env: Env): EmailAdapter =>
  env.smtpUrl ? smtpAdapter(env, env.smtpUrl) : outboxAdapter(env)
