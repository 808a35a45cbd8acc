import type { Mail } from '../../../shared/formats/mail'
import { type MailContent, mailText } from '../../../shared/formats/mail-content'
import { type Locale, localePath } from '../../../shared/locale'
import { formatMoneyIn } from '../../pricing/contract'
import { quotesMessages } from '../messages/messages'
import type { Quote } from '../quote/quote'
import { momentText, quotePath, validUntilText } from '../quote/quote-texts'
import { contactBlocks, fromSchool, quoteAttachment, quoteBlock, stayFacts } from './mail-blocks'
import type { MailSchool } from './mail-school'

/** A quote that somebody has asked to be sent to an address. */
export const quoteMail = (
  to: string,
  quote: Quote,
  school: MailSchool,
  locale: Locale,
  publicUrl: string,
): Mail => {
  const t = quotesMessages(locale)
  const { content: stored, expiresAt } = quote
  const validUntil = momentText(locale, expiresAt, stored.timeZone)
  const total = formatMoneyIn(locale, stored.total, stored.currency)
  const content: MailContent = {
    ...fromSchool(locale, school, [{ text: t('quoteMailWhy') }]),
    title: t('quote'),
    preheader: t('mail.validUntil', { total, date: validUntil }),
    blocks: [
      { type: 'text', text: t('quoteMailText') },
      quoteBlock(quote, locale, t),
      {
        type: 'facts',
        rows: [
          ...(stored.stay ? stayFacts(locale, stored.stay) : []),
          { label: t('quoteValidUntil'), value: validUntilText(locale, quote) },
        ],
      },
      {
        type: 'button',
        label: t('mail.openQuote'),
        href: `${publicUrl}${localePath(locale, quotePath(quote))}`,
        intro: t('quoteMailOpen'),
      },
      { type: 'text', text: t('mail.quoteAttached') },
      { type: 'heading', text: t('mail.nextSteps') },
      {
        type: 'steps',
        items: [t('mail.enrolStep'), t('mail.answer', { count: school.answerDays }), t('mail.confirmStep')],
      },
      ...contactBlocks(school, t),
    ],
  }
  return {
    to,
    ...(school.email && { replyTo: school.email }),
    fromName: school.name,
    subject: t('quoteMailSubject', { school: school.name }),
    text: mailText(content),
    content,
    attachments: [quoteAttachment(quote, locale)],
  }
}
