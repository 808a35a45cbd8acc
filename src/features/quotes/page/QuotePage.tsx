import { languageName } from '../../../shared/language/display-name'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { pickMessages } from '../../../shared/messages/translator'
import { dayText } from '../../../shared/text/day-text'
import { Island } from '../../../ui/Island'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { PriceTable } from '../../../ui/PriceTable'
import { QrCode } from '../../../ui/QrCode'
import { formatMoney, pricingMessages, stayRows } from '../../pricing/contract'
import { type QuotesMessages, quotesMessages } from '../messages/messages'
import QuoteLink, { linkMessages } from '../QuoteLink.island'
import { type ContactCard, ContactSection } from '../quote/ContactSection'
import type { Quote } from '../quote/quote'
import {
  amountText,
  calculatorHref,
  lineDetail,
  momentText,
  quotePath,
  stayText,
  validUntilText,
} from '../quote/quote-texts'
import { QuoteMailForm, type QuoteMailState } from './QuoteMailForm'

/** The language of what is stored in the quote, if the page has another one. */
const foreignTag = (quote: Quote, locale: Locale) =>
  quote.locale === locale ? undefined : languageTag(quote.locale)

/** The lines of a quote and their total. The titles stay in the language of the quote. */
function QuoteLines({ quote, locale, t }: { quote: Quote; locale: Locale; t: QuotesMessages }) {
  const { content } = quote
  return (
    <PriceTable
      className="quote-lines"
      caption={t('quoteLines')}
      isCaptionHidden
      rows={content.lines.map((line) => ({
        kind: line.kind,
        title: line.title,
        detail: lineDetail(locale, t, line),
        amount: amountText(line.amount, content),
      }))}
      lang={foreignTag(quote, locale)}
      totalLabel={t('total')}
      total={amountText(content.total, content)}
    />
  )
}

/** In which language the quote was saved, if it is another one. */
function QuoteLanguage({ quote, locale }: { quote: Quote; locale: Locale }) {
  if (quote.locale === locale) return null
  const [before, after] = quotesMessages(locale).template('share.savedIn').split('{language}')
  return (
    <p className="note quote-language">
      {before}
      <a href={localePath(quote.locale, quotePath(quote))} hrefLang={languageTag(quote.locale)}>
        {languageName(locale, quote.locale)}
      </a>
      {after}
    </p>
  )
}

/** The title of a closure is in the language of the quote, the text around it in that of the page. */
function ClosureText({ value, closure, lang }: { value: string; closure: string; lang: string | undefined }) {
  if (lang === undefined) return value
  const start = value.indexOf(`(${closure})`) + 1
  return (
    <>
      {value.slice(0, start)}
      <span lang={lang}>{closure}</span>
      {value.slice(start + closure.length)}
    </>
  )
}

interface Fact {
  label: string
  value: string
  closure?: string
}

/** The days of the stay, when the quote was created, until when it is valid, and its price list. */
function QuoteFacts({ quote, locale, t }: { quote: Quote; locale: Locale; t: QuotesMessages }) {
  const { createdAt, timeZone, list, stay } = quote.content
  const facts: Fact[] = [
    ...(stay ? stayRows(locale, pricingMessages(locale), stay) : []),
    { label: t('quoteMade'), value: momentText(locale, createdAt, timeZone) },
    {
      label: t('quoteValidUntil'),
      value: validUntilText(locale, quote),
    },
    { label: t('quoteNumber'), value: String(quote.id) },
    { label: t('quoteList'), value: t('quoteListValue', list) },
  ]
  return (
    <dl className="quote-facts">
      {facts.map(({ label, value, closure }) => (
        <div key={label + value} className={closure === undefined ? undefined : 'quote-fact-wide'}>
          <dt>{label}</dt>
          <dd>
            {closure === undefined ? (
              value
            ) : (
              <ClosureText value={value} closure={closure} lang={foreignTag(quote, locale)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface CartButtonProps {
  token: string
  inCart: boolean
  locale: Locale
  t: QuotesMessages
}

function CartButton({ token, inCart, locale, t }: CartButtonProps) {
  const cart = localePath(locale, '/cart')
  if (inCart)
    return (
      <p className="cart-in">
        {t('cartIn')}. <a href={cart}>{t('cartOpen')}</a>
      </p>
    )
  return (
    <form method="post" action={cart}>
      <input type="hidden" name="add" value={token} />
      <button type="submit" className="button button-quiet">
        {t('cartAdd')}
      </button>
      <OfflineNotice t={uiMessages(locale)} />
    </form>
  )
}

interface QuotePageProps {
  quote: Quote
  locale: Locale
  t: QuotesMessages
  /** The full address of the page. */
  link: string
  expired: boolean
  /** Whether the school still has the course and the room. */
  offered: boolean
  inCart: boolean
  mail: QuoteMailState
  /** Missing if the school no longer exists. */
  brochure?: { href: string; text: string } | undefined
  /** Whom to ask; missing if the school was deleted and the site has no contact. */
  contact?: ContactCard | undefined
}

/** A stored quote. It never changes, even after it has expired. */
export function QuotePage({
  quote,
  locale,
  t,
  link,
  expired,
  offered,
  inCart,
  mail,
  brochure,
  contact,
}: QuotePageProps) {
  const { school, title, request, currency, indicative, timeZone, promoLeftOut } = quote.content
  const again = calculatorHref(locale, school.slug, request)
  const address = localePath(locale, quotePath(quote))
  return (
    <div className="wrap paper-page">
      <header className="paper-heading">
        <p className="kicker">{school.name}</p>
        <h1>{t('quote')}</h1>
        <p className="lead">
          <span lang={foreignTag(quote, locale)}>{title}</span>, {stayText(locale, t, request)}
        </p>
      </header>
      <section className="paper">
        {expired && (
          <div className="note quote-expired">
            <h2>{t('quoteExpired')}</h2>
            <p>{t('quoteExpiredText', { date: momentText(locale, quote.expiresAt, timeZone) })}</p>
            <p className="no-print">
              <a className="button" href={again}>
                {t('quoteAgain')}
              </a>
            </p>
          </div>
        )}
        {promoLeftOut && (
          <p className="note">{pricingMessages(locale)('promoUnknown', { code: promoLeftOut })}</p>
        )}
        <QuoteLanguage quote={quote} locale={locale} />
        <QuoteLines quote={quote} locale={locale} t={t} />
        {indicative && (
          <p className="quote-indicative">
            {t('quoteIndicative', {
              amount: formatMoney(indicative.total, indicative.currency),
              currency: currency.format.symbol,
            })}
            {indicative.ratesDay &&
              ` ${quotesMessages(locale)('pdf.ratesOf', { date: dayText(locale, indicative.ratesDay) })}`}
          </p>
        )}
        <QuoteFacts quote={quote} locale={locale} t={t} />
        {contact && <ContactSection card={contact} t={t} />}
        {!expired && offered && <p className="quote-promise">{t('quoteLead')}</p>}
        <div className="quote-code">
          <QrCode address={link} alt={quotesMessages(locale)('pdf.codeAlt', { address: link })} />
          <p>{link}</p>
        </div>
      </section>
      <div className="paper-side no-print">
        <div className="quote-actions">
          {!expired && offered && (
            <>
              <a className="button" href={`${address}/enrol`}>
                {t('quoteEnrol')}
              </a>
              <CartButton token={quote.token} inCart={inCart} locale={locale} t={t} />
            </>
          )}
          <a className="button button-quiet" href={`${address}.pdf`}>
            {t('quotePdf')}
          </a>
          {brochure && (
            <a href={brochure.href} type="application/pdf">
              {brochure.text}
            </a>
          )}
        </div>
        <section>
          <h2>{t('quoteKeep')}</h2>
          <p>{t('quoteKeepText')}</p>
          <Island
            name="quotes/QuoteLink"
            component={QuoteLink}
            props={{ address: link, title: `${school.name}: ${title}`, t: pickMessages(t, linkMessages) }}
            when="visible"
          />
        </section>
        <QuoteMailForm quote={quote} locale={locale} t={t} {...mail} />
        {!expired && (
          <p>
            <a href={again}>{t('backToCalculator')}</a>
          </p>
        )}
      </div>
    </div>
  )
}
