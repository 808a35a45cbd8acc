import type { Mail } from '../../../shared/formats/mail'
import { type MailContent, mailText } from '../../../shared/formats/mail-content'
import { isLocale, type Locale } from '../../../shared/locale'
import { type CommentedType, mailAbout } from '../contract'
import { nameInText } from '../documents'
import type { MailSender } from '../documents.server'
import { commentsMessages } from '../messages/messages'

/** Delay of mails, so that a moderator can undo an approval first. */
export const REPLY_MAIL_DELAY_MS = 15_000

interface Written {
  id: number
  author: string
  content: string
}

/** The document that a mail is about, and in whose name it is sent. */
export interface MailedDocument {
  type: CommentedType
  name: string
  sender: MailSender
}

/** Sender and both parts of a mail. */
const fromSender = ({ name, town, email }: MailSender, content: Omit<MailContent, 'sender'>) => {
  const whole: MailContent = { ...content, sender: { name, ...(town ? { detail: town } : {}) } }
  return {
    fromName: name,
    ...(email ? { replyTo: email } : {}),
    text: mailText(whole),
    content: whole,
  }
}

/** The values of texts that name the document. */
const named = (locale: Locale, document: MailedDocument) => ({
  school: nameInText(commentsMessages(locale), document),
})

/** To a moderator, in the language of the sender's office; `main`: the default language of the site, for senders without an office. */
export const pendingMail = (
  to: string,
  { id, author, email, url, content }: Written & { email: string; url: string },
  document: MailedDocument,
  { moderation, page }: { moderation: string; page: string },
  main: Locale,
): Mail => {
  const { officeLanguage } = document.sender
  const locale = officeLanguage && isLocale(officeLanguage) ? officeLanguage : main
  const t = commentsMessages(locale)
  const name = author || commentsMessages(locale)('anonymous')
  return {
    to,
    about: mailAbout(id, 'pending'),
    subject: t('mail.pendingSubject', named(locale, document)),
    ...fromSender(document.sender, {
      locale,
      title: t('mail.pendingTitle'),
      preheader: `${name}: ${content.slice(0, 120)}`,
      blocks: [
        { type: 'text', text: t('mail.pendingText', named(locale, document)) },
        {
          type: 'facts',
          // The address of a website that somebody has typed is not made a link.
          rows: [
            { label: t('mail.name'), value: name },
            ...(email ? [{ label: t('mail.email'), value: email }] : []),
            ...(url ? [{ label: t('mail.website'), value: url }] : []),
          ],
        },
        { type: 'quote', text: content },
        { type: 'button', label: t('mail.pendingButton'), href: moderation, intro: t('mail.pendingOpen') },
      ],
      // The name of a school says where it is; a title does not.
      footer: document.type === 'schools' ? [] : [{ text: document.name, href: page }],
    }),
  }
}

/** To the author of the comment that was replied to, in that author's language. */
export const replyMail = (
  locale: Locale,
  to: { email: string; author: string },
  reply: Written,
  { document, link, unsubscribe }: { document: MailedDocument; link: string; unsubscribe: string },
): Mail => {
  const t = commentsMessages(locale)
  const values = { author: reply.author || commentsMessages(locale)('anonymous'), ...named(locale, document) }
  return {
    to: to.email,
    about: mailAbout(reply.id, 'reply'),
    unsubscribe,
    subject: t('mail.replySubject', values),
    ...fromSender(document.sender, {
      locale,
      title: t('mail.replyTitle'),
      preheader: `${values.author}: ${reply.content.slice(0, 120)}`,
      greeting: t('mail.hello', { name: to.author || to.email }),
      blocks: [
        { type: 'text', text: t('mail.replyText', values) },
        { type: 'quote', text: reply.content },
        { type: 'button', label: t('mail.replyButton'), href: link },
      ],
      footer: [{ text: t('mail.replyWhy') }, { text: t('mail.replyStop'), href: unsubscribe }],
    }),
  }
}

/** To the address that a comment was sent with. */
export const confirmMail = (
  locale: Locale,
  comment: { id: number; email: string; author: string },
  { document, link, own, days }: { document: MailedDocument; link: string; own: string; days: number },
): Mail => {
  const t = commentsMessages(locale)
  return {
    to: comment.email,
    about: mailAbout(comment.id, 'confirm'),
    subject: t('mail.confirmSubject', named(locale, document)),
    ...fromSender(document.sender, {
      locale,
      title: t('mail.confirmTitle'),
      preheader: t('mail.confirmText', named(locale, document)),
      greeting: t('mail.hello', { name: comment.author || comment.email }),
      blocks: [
        { type: 'text', text: t('mail.confirmText', named(locale, document)) },
        { type: 'button', label: t('mail.confirmButton'), href: link, intro: t('mail.confirmOpen') },
        { type: 'text', text: t('mail.confirmOnce', { days }) },
      ],
      footer: [{ text: t('mail.ownButton'), href: own }],
    }),
  }
}

/** To the address that a comment was sent with, if it need not be confirmed. Without the text, which anybody may have written. */
export const ownCommentMail = (
  locale: Locale,
  comment: { id: number; email: string; author: string },
  { document, own, days }: { document: MailedDocument; own: string; days: number },
): Mail => {
  const t = commentsMessages(locale)
  const text = t('mail.ownText', named(locale, document))
  return {
    to: comment.email,
    about: mailAbout(comment.id, 'own'),
    subject: t('mail.ownSubject', named(locale, document)),
    ...fromSender(document.sender, {
      locale,
      title: t('mail.ownTitle'),
      preheader: text,
      greeting: t('mail.hello', { name: comment.author || comment.email }),
      blocks: [
        { type: 'text', text },
        { type: 'button', label: t('mail.ownButton'), href: own, intro: t('mail.ownOpen', { days }) },
        { type: 'text', text: t('mail.ownNotYou') },
      ],
      footer: [],
    }),
  }
}
