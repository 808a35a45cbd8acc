import { phoneHref } from '../../../shared/contact/phone'
import type { Mail } from '../../../shared/formats/mail'
import { type MailBlock, type MailContent, mailText } from '../../../shared/formats/mail-content'
import { languageName } from '../../../shared/language/display-name'
import type { Locale } from '../../../shared/locale'
import type { AnswerText } from '../answers'
import { mailAbout, type SiteForm } from '../contract'
import { formsMessages } from '../messages/messages'

/** Whose mail it is: a school, or the whole site. */
export interface MailSender {
  name: string
  /** Town and country. */
  detail?: string
  /** The last line of a mail: name and address. */
  address: string
  /** Empty if nobody can be reached. */
  email: string
}

export interface MailedSubmission {
  id: number
  form: Pick<SiteForm, 'title' | 'answerMail'>
  answers: AnswerText[]
  sender: MailSender
}

/** Files are read in the panel: a mail would carry them past its rights, and keep them. */
const linkOf = ({ type, value }: AnswerText, adminAddress: string): string | undefined => {
  if (type === 'fileUpload') return adminAddress
  if (type === 'email') return `mailto:${value}`
  return type === 'phone' ? phoneHref(value) : undefined
}

/** Long texts as quotations after the other answers. */
const answerBlocks = (answers: readonly AnswerText[], adminAddress?: string, more: AnswerText[] = []) => {
  const short = [...answers.filter(({ type }) => type !== 'longText'), ...more]
  const blocks: MailBlock[] = short.length
    ? [
        {
          type: 'facts',
          rows: short.map((answer) => {
            const href = adminAddress ? linkOf(answer, adminAddress) : undefined
            return { label: answer.label, value: answer.value, ...(href && { href }) }
          }),
        },
      ]
    : []
  for (const { type, label, value } of answers)
    if (type === 'longText') blocks.push({ type: 'heading', text: label }, { type: 'quote', text: value })
  return blocks
}

const identity = (
  locale: Locale,
  { name, detail, address }: MailSender,
): Pick<MailContent, 'locale' | 'sender'> & { last: MailContent['footer'][number] } => ({
  locale,
  sender: { name, ...(detail && { detail }) },
  last: { text: address },
})

/** The mail to the person who has sent a form, in their language. */
export const confirmationMail = (
  { id, form, answers, sender }: MailedSubmission,
  to: string,
  locale: Locale,
): Mail => {
  const t = formsMessages(locale)
  const { last, ...from } = identity(locale, sender)
  const { subject, text } = form.answerMail
  const content: MailContent = {
    ...from,
    title: subject ?? t('mailTitle'),
    preheader: text?.split('\n')[0] ?? t('mailText'),
    blocks: [
      { type: 'text', text: text ?? t('mailText') },
      { type: 'heading', text: t('mailAnswers') },
      ...answerBlocks(answers),
      ...(sender.email ? [{ type: 'text' as const, text: t('mailReply') }] : []),
    ],
    footer: [{ text: t('mailWhy') }, last],
  }
  return {
    to,
    ...(sender.email && { replyTo: sender.email }),
    fromName: sender.name,
    about: mailAbout(id, 'confirmation'),
    subject: subject ?? t('mailSubject', { form: form.title.text }),
    text: mailText(content),
    content,
  }
}

interface Office {
  locale: Locale
  /** Where staff read it. */
  adminAddress: string
  /** The address that the sender has given. */
  replyTo: string | undefined
  language: Locale
  /** The page that the form was sent from. */
  page: string | undefined
}

/** The mail to the office, in its language. */
export const noticeMail = (
  { id, form, answers, sender }: MailedSubmission,
  to: string,
  { locale, adminAddress, replyTo, language, page }: Office,
): Mail => {
  const t = formsMessages(locale)
  const { last, ...from } = identity(locale, sender)
  const title = t('officeTitle', { form: form.title.text })
  const common = { field: '', type: 'shortText' as const }
  const more: AnswerText[] = [
    { ...common, label: t('officeLanguage'), value: languageName(locale, language) },
    ...(page ? [{ ...common, label: t('officePage'), value: page }] : []),
  ]
  const content: MailContent = {
    ...from,
    title,
    preheader: answers
      .map(({ value }) => value.split('\n')[0])
      .join(', ')
      .slice(0, 120),
    blocks: [
      { type: 'text', text: t('officeText', { form: form.title.text }) },
      ...answerBlocks(answers, adminAddress, more),
      ...(replyTo ? [{ type: 'text' as const, text: t('officeReply', { email: replyTo }) }] : []),
      { type: 'button', label: t('officeOpen'), href: adminAddress, intro: t('officeOpenText') },
    ],
    footer: [last],
  }
  const said = answers.find(({ type }) => type === 'shortText' || type === 'email')?.value
  return {
    to,
    ...(replyTo && { replyTo }),
    fromName: sender.name,
    about: mailAbout(id, 'notice'),
    subject: said ? `${title}, ${said}` : title,
    text: mailText(content),
    content,
  }
}
