import { defaultLocale, isLocale, type Locale } from '../../../shared/locale'
import type { Mail } from '../../../shared/mail'
import { type MailContent, mailText } from '../../../shared/mail-content'
import { fill } from '../../../shared/text/message'
import { mailAbout } from '../contract'
import { commentMessages } from '../messages/messages'
import { commentMailMessages } from './mail-messages'

/** Delay of mails, so that a moderator can undo an approval first. */
export const REPLY_MAIL_DELAY_MS = 15_000

interface Written {
  id: number
  author: string
  content: string
}

/** The school in whose name a mail is sent. */
export interface CommentedSchool {
  name: string
  email?: string
  town?: string | null
  officeLanguage?: string | null
}

/** Sender and both parts of a mail. */
const fromSchool = (school: CommentedSchool, content: Omit<MailContent, 'sender'>) => {
  const { name, town } = school
  const whole: MailContent = { ...content, sender: { name, ...(town ? { detail: town } : {}) } }
  return {
    fromName: school.name,
    ...(school.email ? { replyTo: school.email } : {}),
    text: mailText(whole),
    content: whole,
  }
}

/** To a moderator, in the language of the school's office. */
export const pendingMail = (
  to: string,
  { id, author, email, url, content }: Written & { email: string; url: string },
  school: CommentedSchool,
  moderationAddress: string,
): Mail => {
  const { officeLanguage } = school
  const locale = officeLanguage && isLocale(officeLanguage) ? officeLanguage : defaultLocale
  const t = commentMailMessages[locale]
  const name = author || commentMessages[locale].anonymous
  return {
    to,
    about: mailAbout(id, 'pending'),
    subject: fill(t.pendingSubject, { school: school.name }),
    ...fromSchool(school, {
      locale,
      title: t.pendingTitle,
      preheader: `${name}: ${content.slice(0, 120)}`,
      blocks: [
        { type: 'text', text: fill(t.pendingText, { school: school.name }) },
        {
          type: 'facts',
          // The address of a website that somebody has typed is not made a link.
          rows: [
            { label: t.name, value: name },
            ...(email ? [{ label: t.email, value: email }] : []),
            ...(url ? [{ label: t.website, value: url }] : []),
          ],
        },
        { type: 'quote', text: content },
        { type: 'button', label: t.pendingButton, href: moderationAddress, intro: t.pendingOpen },
      ],
      footer: [],
    }),
  }
}

/** To the author of the comment that was replied to, in that author's language. */
export const replyMail = (
  locale: Locale,
  to: { email: string; author: string },
  reply: Written,
  { school, link, unsubscribe }: { school: CommentedSchool; link: string; unsubscribe: string },
): Mail => {
  const t = commentMailMessages[locale]
  const values = { author: reply.author || commentMessages[locale].anonymous, school: school.name }
  return {
    to: to.email,
    about: mailAbout(reply.id, 'reply'),
    unsubscribe,
    subject: fill(t.replySubject, values),
    ...fromSchool(school, {
      locale,
      title: t.replyTitle,
      preheader: `${values.author}: ${reply.content.slice(0, 120)}`,
      greeting: fill(t.hello, { name: to.author || to.email }),
      blocks: [
        { type: 'text', text: fill(t.replyText, values) },
        { type: 'quote', text: reply.content },
        { type: 'button', label: t.replyButton, href: link },
      ],
      footer: [{ text: t.replyWhy }, { text: t.replyStop, href: unsubscribe }],
    }),
  }
}

/** To the address that a comment was sent with. */
export const confirmMail = (
  locale: Locale,
  comment: { id: number; email: string; author: string },
  { school, link, days }: { school: CommentedSchool; link: string; days: number },
): Mail => {
  const t = commentMailMessages[locale]
  return {
    to: comment.email,
    about: mailAbout(comment.id, 'confirm'),
    subject: fill(t.confirmSubject, { school: school.name }),
    ...fromSchool(school, {
      locale,
      title: t.confirmTitle,
      preheader: fill(t.confirmText, { school: school.name }),
      greeting: fill(t.hello, { name: comment.author || comment.email }),
      blocks: [
        { type: 'text', text: fill(t.confirmText, { school: school.name }) },
        { type: 'button', label: t.confirmButton, href: link, intro: t.confirmOpen },
        { type: 'text', text: fill(t.confirmOnce, { days }) },
      ],
      footer: [],
    }),
  }
}
