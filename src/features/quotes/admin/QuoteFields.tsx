import type {
  DefaultServerCellComponentProps,
  JSONFieldServerComponent,
  NumberFieldServerComponent,
} from 'payload'
import { type Locale, panelLocale } from '../../../shared/locale'
import { PriceTable } from '../../../ui/PriceTable'
import { formatMoneyIn } from '../../pricing/contract'
import { quotesMessages } from '../messages/messages'
import { type QuoteContent, readQuoteContent } from '../quote/quote'
import { lineDetail, momentText, stayText } from '../quote/quote-texts'
import './quote-fields.css'

// The fields of a stored quote in the admin panel, in the language of the panel.

/** The total with its currency, above the form's other fields. */
export const QuoteTotal: NumberFieldServerComponent = ({ data, i18n }) => {
  const content = readQuoteContent(data?.content)
  if (!content) return null
  return (
    <div className="field-type quote-field">
      <span className="field-label">{quotesMessages(panelLocale(i18n.language))('total')}</span>
      <strong className="quote-field__total">
        {formatMoneyIn(panelLocale(i18n.language), content.total, content.currency)}
      </strong>
    </div>
  )
}

/** The total in the list of quotes. */
export const QuoteTotalCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => {
  const content = readQuoteContent(rowData?.content)
  return content ? (
    <span>{formatMoneyIn(panelLocale(i18n.language), content.total, content.currency)}</span>
  ) : null
}

const Facts = ({ content, locale }: { content: QuoteContent; locale: Locale }) => {
  const t = quotesMessages(locale)
  const facts = [
    [content.school.name, `${content.title}, ${stayText(locale, t, content.request)}`],
    [t('quoteMade'), momentText(locale, content.createdAt, content.timeZone)],
  ]
  return (
    <dl className="quote-field__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The stay and the lines of its price as a table. */
export const QuoteLinesField: JSONFieldServerComponent = ({ data, i18n }) => {
  const content = readQuoteContent(data?.content)
  if (!content) return null
  const locale = panelLocale(i18n.language)
  const t = quotesMessages(locale)
  return (
    <div className="field-type quote-field">
      <Facts content={content} locale={locale} />
      <PriceTable
        className="quote-field__lines"
        caption={t('quoteLines')}
        rows={content.lines.map((line) => ({
          title: line.title,
          detail: lineDetail(locale, t, line),
          amount: formatMoneyIn(locale, line.amount, content.currency),
        }))}
        totalLabel={t('total')}
        total={formatMoneyIn(locale, content.total, content.currency)}
      />
    </div>
  )
}
