import type { Payload, PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue'
import { findById } from '../../../platform/payload/find-documents'
import type { OutgoingMail } from '../../../platform/payload/payload-types'
import type { Mail } from '../../../shared/formats/mail'
import { type MailContent, mailText } from '../../../shared/formats/mail-content'
import { preferredLocale } from '../../../shared/language/preferred-language'
import type { Locale } from '../../../shared/locale'
import { staffAccountsMessages } from '../messages/messages'

/** How mails with a link to choose a password say whose it is: `password:3`. */
export const PASSWORD_ABOUT = 'password:'

export const isPasswordMail = (about: unknown): boolean =>
  typeof about === 'string' && about.startsWith(PASSWORD_ABOUT)

interface PasswordMailParts {
  user: { id: number; name: string; email: string }
  site: { name: string; email?: string | null }
  publicUrl: string
  token: string
}

/** The mail with the link to choose a new password, in the name of the site. */
export const passwordMail = (locale: Locale, { user, site, publicUrl, token }: PasswordMailParts): Mail => {
  const t = staffAccountsMessages(locale)
  const { host } = new URL(publicUrl)
  const text = t('passwordMail.text', { site: site.name })
  const content: MailContent = {
    locale,
    sender: { name: site.name, detail: host },
    title: t('passwordMail.title'),
    preheader: text,
    greeting: t('passwordMail.hello', { name: user.name }),
    blocks: [
      { type: 'text', text },
      {
        type: 'button',
        label: t('passwordMail.button'),
        href: `${publicUrl}/admin/reset/${token}`,
        intro: t('passwordMail.open'),
      },
      { type: 'text', text: t('passwordMail.once') },
    ],
    footer: [{ text: t('passwordMail.why', { host }) }],
  }
  return {
    to: user.email,
    ...(site.email && { replyTo: site.email }),
    fromName: site.name,
    about: `${PASSWORD_ABOUT}${user.id}`,
    subject: t('passwordMail.subject', { site: site.name }),
    text: mailText(content),
    content,
  }
}

/** Queues the mail, in the language of the browser that has asked for it. */
export const queuePasswordMail = async (
  req: PayloadRequest,
  user: PasswordMailParts['user'],
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> => {
  const site = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const locale = preferredLocale(req.headers.get('accept-language'))
  await queueMail(req.payload, passwordMail(locale, { user, site, publicUrl, token }), req)
}

/** Whether the link of a queued mail has expired, was used, or was replaced by that of a later mail. */
export const isObsoletePasswordMail = async (
  payload: Payload,
  { about, text }: OutgoingMail,
  now: Date,
): Promise<boolean> => {
  if (!isPasswordMail(about)) return false
  const user = await findById(payload, 'users', Number(about?.slice(PASSWORD_ABOUT.length)), {
    showHiddenFields: true,
  })
  const { resetPasswordToken: token, resetPasswordExpiration: until } = user ?? {}
  return !token || !until || !text.includes(token) || new Date(until) <= now
}
