import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '../../config/env'

/** Much shorter than the time after which a mail counts as abandoned and is sent again. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

const defaultFromName = 'Schoolhouse'

/** Result of sending a message that was written to a file. */
const keptInOutbox = Symbol.for('schoolhouse: kept in the outbox')

/** Whether `payload.sendEmail` has only written the message to a file. */
export const isKept = (answer: unknown): boolean => answer === keptInOutbox

const outboxName = 'outbox'
/** Suffix of files that are being written; see platform/payload/recover-uploads.ts. */
export const partialEnding = '.partial'

/** No mail server is set: messages are written to files and not sent. */
export const hasNoMailServer = (payload: Payload): boolean => payload.email.name === outboxName

/** Without a mail server every message is written to a file that mail programs can open. */
const outboxAdapter = (env: Env): EmailAdapter => {
  const folder = path.join(env.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return () => ({
    name: outboxName,
    defaultFromAddress: env.mailFrom,
    defaultFromName,
    sendEmail: async (message) => {
      const from = message.from ?? { name: defaultFromName, address: env.mailFrom }
      const composed = await composer.sendMail({ ...message, from })
      await mkdir(folder, { recursive: true })
      await writeWhole(folder, fileName(message.messageId), composed.message as Buffer)
      return keptInOutbox
    },
  })
}

/** The same name for the same mail, so that a mail that is written again after a crash replaces its file. */
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

export const mailAdapter = (env: Env) =>
  env.smtpUrl
    ? nodemailerAdapter({
        defaultFromAddress: env.mailFrom,
        defaultFromName,
        transport: createTransport({ url: env.smtpUrl, ...patience }),
        // The site must start even if the mail server cannot be reached.
        skipVerify: true,
      })
    : outboxAdapter(env)
