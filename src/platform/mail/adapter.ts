import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '../../config/env'

/** Far below the time after which a mail counts as abandoned and is taken up again. */
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

const defaultFromName = 'Schoolhouse'

/** What sending a message answers when it became a file. */
const keptInOutbox = Symbol.for('schoolhouse: kept in the outbox')

/** Whether a message that was "sent" is only a file, going by what `payload.sendEmail` answered. */
export const isKept = (answer: unknown): boolean => answer === keptInOutbox

const outboxName = 'outbox'
/** What the file of a mail that is being written ends with; see recover-files.ts. */
export const partialEnding = '.partial'

/** No mail server is set: messages become files and reach nobody. */
export const hasNoMailServer = (payload: Payload): boolean => payload.email.name === outboxName

/** Without a mail server every message becomes a file that any mail program opens. */
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

/** A mail that is written again, because the process was killed before it could note the first time, replaces its file. */
const fileName = (messageId: string | undefined): string => {
  const id = messageId?.replace(/^<|@.*$/g, '') ?? `${new Date().toISOString()}-${randomUUID()}`
  return `${id.replace(/[^A-Za-z0-9-]/g, '-')}.eml`
}

/** Writes a file under its name only when all of it is on the disk: whoever reads the folder sees no half mails. */
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
        // A mail server that is away must not keep the site from starting.
        skipVerify: true,
      })
    : outboxAdapter(env)
