import type { Locale } from '../locale'
import { labelText } from '../text/label-text'

// Content of a mail, once for both of its parts: the sender turns it into HTML (platform/mail/MailLayout.tsx), and `mailText`
// into plain text. Types instead of interfaces, because Payload's type of a JSON field asks for an index signature.

export type MailFact = { label: string; value: string; href?: string }

export type MailPriceRow = { title: string; detail?: string; amount: string }

export type MailBlock =
  | { type: 'text'; text: string }
  /** Something that must not be overlooked. */
  | { type: 'notice'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'facts'; rows: MailFact[] }
  | {
      type: 'prices'
      title: string
      detail?: string
      rows: MailPriceRow[]
      total: MailPriceRow
      note?: string
    }
  | { type: 'steps'; items: string[] }
  /** A text that somebody has written. */
  | { type: 'quote'; text: string }
  /** `intro` stands before the address in the text part, which has no button. */
  | { type: 'button'; label: string; href: string; intro?: string }

export type MailContent = {
  locale: Locale
  /** Whose mail it is: the name at its head. */
  sender: { name: string; detail?: string }
  title: string
  /** Text after the subject in lists of mails. */
  preheader: string
  /** How the reader is addressed. */
  greeting?: string
  blocks: MailBlock[]
  /** Lines under the mail, as the office has written them for all mails to visitors. */
  signature?: string
  /** Why the reader has got this mail, and how to stop such mails. */
  footer: { text: string; href?: string }[]
}

/** Only these addresses become links. */
export const isMailLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)/i.test(href)

const isWebLink = (href: string | undefined): href is string => /^https?:/i.test(href ?? '')

const factText = (locale: Locale, { label, value, href }: MailFact): string =>
  labelText(locale, label, value) + (isWebLink(href) && href !== value ? ` (${href})` : '')

const priceText = (locale: Locale, { title, detail, amount }: MailPriceRow): string =>
  `  ${labelText(locale, detail ? `${title} (${detail})` : title, amount)}`

const blockText = (locale: Locale, block: MailBlock): string => {
  switch (block.type) {
    case 'text':
      return block.text
    case 'notice':
      return `* ${block.text} *`
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min([...block.text].length, 60))}`
    case 'facts':
      return block.rows.map((row) => factText(locale, row)).join('\n')
    case 'prices':
      return [
        [block.title, block.detail].filter(Boolean).join(', '),
        ...block.rows.map((row) => priceText(locale, row)),
        priceText(locale, block.total),
        ...(block.note ? [`  ${block.note}`] : []),
      ].join('\n')
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'button':
      return `${block.intro ?? labelText(locale, block.label, '').trim()}\n${block.href}`
  }
}

/** The plain-text part. */
export const mailText = ({ greeting, title, blocks, signature, footer, locale }: MailContent): string =>
  [
    greeting ?? title,
    ...blocks.map((block) => blockText(locale, block)),
    // Mail programs know this line, and leave out what follows when somebody answers.
    ...(signature ? [`-- \n${signature}`] : []),
    ...footer.map(({ text, href }) => (href ? `${text}\n${href}` : text)),
  ].join('\n\n')
