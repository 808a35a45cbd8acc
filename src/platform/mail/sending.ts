import type { Payload, PayloadRequest } from 'payload'
import type { Env } from '../../config/env'
import type { Locale } from '../../shared/locale'
import { unseal } from '../database/sealed'
import { siteIn } from '../feature'
import { loadSiteLanguages } from '../payload/languages/site-languages'
import type { MailSetting } from '../payload/payload-types'
import { readIn } from '../payload/query'

// How mails leave: through the server of the environment, else through that of the settings, else into files. It is read for
// every mail, so that a change counts at once in every process.

export const mailSecurities = ['starttls', 'tls', 'none'] as const

type MailSecurity = (typeof mailSecurities)[number]

const usualPorts: Record<MailSecurity, number> = { starttls: 587, tls: 465, none: 25 }

/** What the password of the mail server is sealed for. Stored, so it never changes. */
export const PASSWORD_PURPOSE = 'mail server: password'

/** Of mails of a site that has no address of its own. Others refuse it. */
export const usualMailFrom = 'schoolhouse@localhost.localdomain'

/** How to reach a mail server, in the words of nodemailer. */
type Transport =
  | { url: string }
  | {
      host: string
      port: number
      secure: boolean
      requireTLS: boolean
      ignoreTLS: boolean
      auth?: { user: string; pass: string }
    }

export interface MailServer {
  /** For people: host and port. */
  name: string
  user?: string
  /** Throws if the password cannot be decrypted. */
  transport: () => Transport
}

export interface Sending {
  /** Missing: mails are written to files. */
  server?: MailServer
  from: string
  /** Instead of the name of the school. */
  fromName?: string
  /** For mails that name nobody else. */
  replyTo?: string
}

/** The password was sealed with another secret of the site, or changed in the database. */
export class UnreadablePassword extends Error {
  constructor() {
    super(
      'The password of the mail server cannot be decrypted, because the secret of the site has changed. Enter it again in the settings.',
    )
  }
}

const ofEnvironment = (url: string): MailServer => {
  const { hostname, port, username, protocol } = new URL(url)
  return {
    name: `${hostname}:${port || (protocol === 'smtps:' ? usualPorts.tls : usualPorts.starttls)}`,
    ...(username && { user: decodeURIComponent(username) }),
    transport: () => ({ url }),
  }
}

const ofSettings = (secret: string, settings: MailSetting): MailServer | undefined => {
  const { host, port, security, user, sealedPassword } = settings
  if (!host) return undefined
  const how = security ?? 'starttls'
  const number = port ?? usualPorts[how]
  const password = (sealed: string): string => {
    const pass = unseal(secret, PASSWORD_PURPOSE, sealed)
    if (pass === undefined) throw new UnreadablePassword()
    return pass
  }
  return {
    name: `${host.includes(':') ? `[${host}]` : host}:${number}`,
    ...(user && { user }),
    transport: () => ({
      host,
      port: number,
      secure: how === 'tls',
      requireTLS: how === 'starttls',
      ignoreTLS: how === 'none',
      ...(user && { auth: { user, pass: sealedPassword ? password(sealedPassword) : '' } }),
    }),
  }
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom'>

/** What mails are sent with. The environment wins. */
export const readSending = async (
  payload: Payload,
  { smtpUrl, mailFrom }: MailEnv = siteIn(payload.config).env,
): Promise<Sending> => {
  const settings = await payload.findGlobal({ slug: 'mail-settings', depth: 0, showHiddenFields: true })
  const server = smtpUrl ? ofEnvironment(smtpUrl) : ofSettings(payload.secret, settings)
  return {
    ...(server && { server }),
    from: mailFrom ?? settings.fromAddress ?? usualMailFrom,
    ...(settings.fromName && { fromName: settings.fromName }),
    ...(settings.replyTo && { replyTo: settings.replyTo }),
  }
}

/** No mail server is set: messages are written to files and not sent. */
export const hasNoMailServer = async (payload: Payload): Promise<boolean> =>
  !siteIn(payload.config).env.smtpUrl && !(await readSending(payload)).server

/** The lines under mails to visitors, in the language of the mail. */
export const readSignature = async (
  payload: Payload,
  locale: Locale,
  req?: PayloadRequest,
): Promise<string | undefined> => {
  const languages = await loadSiteLanguages(payload, req)
  const { signature } = await payload.findGlobal({
    slug: 'mail-settings',
    select: { signature: true },
    ...readIn({ locale, languages }),
    depth: 0,
    ...(req && { req }),
  })
  return signature?.trim() || undefined
}
