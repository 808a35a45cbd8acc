import { languageName } from '../../../shared/language/display-name'
import type { Locale } from '../../../shared/locale'
import { colon } from '../../../shared/text/label-text'
import {
  type CompareItem,
  type CompareRow,
  compareFacts,
  compareRow,
  differencesFirst,
  type Fact,
} from '../../../ui/compare/compare-rows'
import { formatMoney, pricingMessages, stayDayRows } from '../../pricing/contract'
import { quotesMessages } from '../messages/messages'
import type { Quote, QuoteLine } from '../quote/quote'
import { amountText, lineDetail, validUntilText } from '../quote/quote-texts'

/** Facts about the course and the room of a quote; none of those that the school no longer offers. */
export type FactsOf = (quote: Quote) => readonly Fact[]

const lineKinds: QuoteLine['kind'][] = [
  'course',
  'accommodation',
  'registration',
  'extra',
  'supplement',
  'discount',
]

/** Numbers of the quotes that were chosen: `?quote=3&quote=7`. Numbers and not tokens, which are secrets. */
export const readChosen = (query: URLSearchParams): number[] =>
  query.getAll('quote').flatMap((text) => (/^\d{1,9}$/.test(text) ? Number(text) : []))

/** The quotes side by side, one row for each property: the total, then what differs, then the rest. Rows that no quote has are left out. */
export const compareQuotes = (quotes: readonly Quote[], locale: Locale, factsOf: FactsOf): CompareRow[] => {
  const [t, fields] = [quotesMessages(locale), pricingMessages(locale)]
  const row = (label: string, cellOf: (quote: Quote) => CompareItem[]) =>
    compareRow(label, quotes.map(cellOf))
  const labels: Record<QuoteLine['kind'], string> = {
    course: fields('course'),
    accommodation: fields('accommodation'),
    registration: t('registrationFee'),
    extra: fields('extras'),
    supplement: t('compare.supplements'),
    discount: t('compare.discounts'),
  }
  const daysOf = ({ content: { stay } }: Quote) =>
    stay ? stayDayRows(locale, pricingMessages(locale), stay) : []
  const stayText = pricingMessages(locale)
  const isForeign = quotes.some((quote) => quote.locale !== locale)
  const others = [
    ...row(t('compare.school'), ({ content }) => [{ text: content.school.name }]),
    ...row(fields('weeks'), ({ content: { request } }) => [{ text: String(request.weeks) }]),
    ...(['stay.arrival', 'stay.firstDay', 'stay.lastDay', 'stay.departure'] as const)
      .map((key) => stayText(key))
      .flatMap((label) =>
        row(label, (quote) =>
          daysOf(quote).flatMap((day) => (day.label === label ? { text: day.value } : [])),
        ),
      ),
    ...compareFacts(quotes.map(factsOf)),
    ...lineKinds.flatMap((kind) =>
      row(labels[kind], ({ content }) =>
        content.lines
          .filter((line) => line.kind === kind)
          .map((line) => ({
            // The label of the row already names the registration fee.
            ...(kind !== 'registration' && { title: line.title }),
            text: [lineDetail(locale, t, line), amountText(line.amount, content)]
              .filter(Boolean)
              .join(colon(locale)),
          })),
      ),
    ),
    ...row(t('compare.indicative'), ({ content: { indicative } }) =>
      indicative ? [{ text: formatMoney(indicative.total, indicative.currency) }] : [],
    ),
    ...row(t('quoteValidUntil'), (quote) => [{ text: validUntilText(locale, quote) }]),
    ...(isForeign
      ? row(quotesMessages(locale)('share.language'), (quote) => [
          { text: languageName(locale, quote.locale) },
        ])
      : []),
  ]
  return [
    ...row(t('total'), ({ content }) => [{ text: amountText(content.total, content) }]),
    ...differencesFirst(others),
  ]
}
