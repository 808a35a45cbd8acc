import { type Locale, localePath } from '../../../shared/locale'
import type { Mail } from '../../../shared/mail'
import { fill } from '../../../shared/text/message'
import type { QuoteMessages } from './messages/en'
import type { Quote } from './quote'
import { amountText, lineDetail, momentText, quotePath, stayText } from './quote-texts'

/** A quote as plain text: the stay, the lines and the total. */
export const quoteAsText = (quote: Quote, locale: Locale, t: QuoteMessages): string => {
  const { content } = quote
  const lines = content.lines.map((line) => {
    const detail = lineDetail(locale, t, line)
    return `  ${line.title}${detail && ` (${detail})`}: ${amountText(line.amount, content)}`
  })
  return [
    `${content.school.name}: ${content.title}, ${stayText(locale, t, content.request)}`,
    ...lines,
    `  ${t.total}: ${amountText(content.total, content)}`,
  ].join('\n')
}

export const quoteMail = (
  to: string,
  quote: Quote,
  locale: Locale,
  t: QuoteMessages,
  publicUrl: string,
): Mail => {
  const { school, timeZone } = quote.content
  return {
    to,
    subject: fill(t.quoteMailSubject, { school: school.name }),
    text: [
      t.quoteMailText,
      quoteAsText(quote, locale, t),
      `${t.quoteValidUntil}: ${momentText(locale, quote.expiresAt, timeZone)}`,
      `${t.quoteMailOpen}\n${publicUrl}${localePath(locale, quotePath(quote))}`,
      t.quoteMailWhy,
    ].join('\n\n'),
  }
}
