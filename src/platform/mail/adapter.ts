import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { EmailAdapter } from 'payload'
import type { Env } from '../../config/env'
import { type MailServer, readSending, usualMailFrom } from './sending'

/** Much shorter than the time after which a mail counts as abandoned and is sent again. */
const usualPatience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/** While somebody waits for the answer. */
export const shortPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

const defaultFromName = 'Schoolhouse'

/** Result of sending a message that was written to a file. */
const keptInOutbox = Symbol.for('schoolhouse: kept in the outbox')

/** Whether `payload.sendEmail` has only written the message to a file. */
export const isKept = (sent: unknown): boolean => sent === keptInOutbox

/** Where mails are written to without a mail server. */
export const outboxFolder = (dataDir: string): string => path.join(dataDir, 'outbox')

/** Suffix of files that are being written; see platform/payload/uploads/recover-uploads.ts. */
export const partialEnding = '.partial'

type Message = Parameters<ReturnType<EmailAdapter>['sendEmail']>[0]

/** The HTML of a message that was queued instead, see features/staff-accounts/cms-users.ts. It is not sent. */
export const queuedInstead = ''

/** Loads the package with the first mail, because a start takes long enough. */
const mailer = () => import('nodemailer')

/** Sends a message, and returns what the server has answered. */
export const sendThrough = async (server: MailServer, message: Message, patience = usualPatience) => {
  const { createTransport } = await mailer()
  const transport = createTransport({ ...server.transport(), ...patience })
  try {
    return await transport.sendMail(message)
  } finally {
    transport.close()
  }
}

/** Connects to a server and logs in, without a mail. */
export const verifyServer = async (server: MailServer): Promise<void> => {
  const { createTransport } = await mailer()
  const transport = createTransport({ ...server.transport(), ...shortPatience })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Without a mail server every message is written to a file that mail programs can open. */
const writeToOutbox = async ({ dataDir }: Pick<Env, 'dataDir'>, message: Message) => {
  const { createTransport } = await mailer()
  const folder = outboxFolder(dataDir)
  const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await mkdir(folder, { recursive: true })
  await writeWhole(folder, fileName(composed.messageId), composed.message as Buffer)
  return keptInOutbox
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

/**
 * An adapter of our own instead of Payload's: that one writes the name of the sender before its address without quotes, so
 * that a comma or a colon in a school's name makes two addresses of it. The site starts even if the mail server cannot be reached.
 */
export const mailAdapter =
  (env: Env): EmailAdapter =>
  ({ payload }) => ({
    name: 'schoolhouse',
    defaultFromAddress: env.mailFrom ?? usualMailFrom,
    defaultFromName,
    sendEmail: async (message) => {
      if (message.html === queuedInstead && !message.text) return undefined
      const { server, from, fromName = defaultFromName } = await readSending(payload, env)
      const whole = { ...message, from: message.from ?? { name: fromName, address: from } }
      return server ? sendThrough(server, whole) : writeToOutbox(env, whole)
    },
  })
