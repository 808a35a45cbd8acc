import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { labelText } from '../../../shared/text/label-text'
import { useHomeAddress } from '../../../ui/home-address'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { formatMoney } from '../../pricing/contract'
import type { QuotesMessages } from '../messages/messages'
import { isExpired, lineTitles, type Quote } from '../quote/quote'
import { amountText, calculatorHref, quotePath, stayText, validUntilText } from '../quote/quote-texts'
import { AlternativesNote } from './AlternativesNote'
import { MAX_CART } from './cart'
import { findAlternatives } from './overlap'

interface CartItemProps {
  quote: Quote
  expired: boolean
  /** The only one, so that there is nothing to compare it with. */
  isOnly: boolean
  locale: Locale
  t: QuotesMessages
}

const compareForm = 'compare'

function CartItem({ quote, expired, isOnly, locale, t }: CartItemProps) {
  const { content, token } = quote
  const until = validUntilText(locale, quote)
  // What tells two quotes of one course apart.
  const rooms = lineTitles([quote], 'accommodation').filter((title) => title !== content.title)
  const lang = quote.locale === locale ? undefined : languageTag(quote.locale)
  return (
    <li className={expired ? 'cart-item cart-item-expired' : 'cart-item'}>
      <div>
        <h2 lang={lang}>{content.title}</h2>
        <p>
          {content.school.name}, {stayText(locale, t, content.request)}
        </p>
        {rooms.length > 0 && <p lang={lang}>{rooms.join(' + ')}</p>}
        <p className="cart-until">
          {expired && <strong className="cart-expired">{labelText(locale, t('cartExpired'), '')}</strong>}
          {expired ? until : `${t('quoteValidUntil')} ${until}`}
        </p>
      </div>
      <p className="cart-amount">{amountText(content.total, content)}</p>
      <div className="cart-links no-print">
        {!isOnly && (
          <label className="cart-compare">
            <input type="checkbox" form={compareForm} name="quote" value={quote.id} /> {t('compare.choose')}
            <span className="visually-hidden"> {content.title}</span>
          </label>
        )}
        {expired ? (
          <a href={calculatorHref(locale, content.school.slug, content.request)}>{t('quoteAgain')}</a>
        ) : (
          <a
            className={isOnly ? 'button' : 'button button-quiet'}
            href={`${localePath(locale, quotePath(quote))}/enrol`}
            aria-label={t('cartEnrolNamed', { title: content.title })}
          >
            {t('cartEnrolOne')}
          </a>
        )}
        <a href={localePath(locale, quotePath(quote))}>{t('cartShow')}</a>
        <form
          method="post"
          action={localePath(locale, '/cart')}
          data-confirm={t('cartRemoveSure', { title: content.title })}
          data-ok={uiMessages(locale)('ok')}
          data-cancel={uiMessages(locale)('cancel')}
        >
          <input type="hidden" name="remove" value={token} />
          <button
            type="submit"
            className="button-plain"
            aria-label={t('cartRemoveNamed', { title: content.title })}
          >
            {t('cartRemove')}
          </button>
          <OfflineNotice t={uiMessages(locale)} />
        </form>
      </div>
    </li>
  )
}

/** The totals of the quotes, one for each currency. */
const cartSums = (quotes: readonly Quote[]): string[] => {
  const sums = new Map<string, { total: number; currency: Quote['content']['currency'] }>()
  for (const { content } of quotes) {
    // Two schools may format the same currency differently; they get separate totals.
    const key = JSON.stringify([content.currency.code, content.currency.iso, content.currency.format])
    sums.set(key, { total: (sums.get(key)?.total ?? 0) + content.total, currency: content.currency })
  }
  return [...sums.values()].map(({ total, currency }) => formatMoney(total, currency))
}

interface CartPageProps {
  quotes: Quote[]
  /** Those that can be used, with what they cost together. */
  together: Quote[]
  locale: Locale
  t: QuotesMessages
  /** A quote could not be added because the cart is full. */
  full: boolean
  now: Date
}

export function CartPage({ quotes, together, locale, t, full, now }: CartPageProps) {
  const home = useHomeAddress()
  const alternatives = findAlternatives(together)
  const isBookedTogether = together.length > 1 && !alternatives
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <h1>{quotes.length ? t('cart') : t('cartEmpty')}</h1>
        <p className="lead">{quotes.length ? t('cartLead') : t('cartEmptyText')}</p>
      </header>
      {full && (
        <p className="note" role="alert">
          {t('cartFull', { count: MAX_CART })}
        </p>
      )}
      {quotes.length === 0 ? (
        <p>
          <a className="button" href={home}>
            {t('cartSchools')}
          </a>
        </p>
      ) : (
        <section className="paper" aria-label={t('cart')}>
          <ul className="cart-list">
            {quotes.map((quote) => (
              <CartItem
                key={quote.token}
                quote={quote}
                expired={isExpired(quote, now)}
                isOnly={quotes.length === 1}
                locale={locale}
                t={t}
              />
            ))}
          </ul>
          <AlternativesNote quotes={together} t={t} />
          {quotes.length > 1 && (
            <form
              id={compareForm}
              className="cart-compare-form no-print"
              method="get"
              action={localePath(locale, '/cart/compare')}
            >
              <p className="cart-until">{t('compare.hint')}</p>
              <p className="form-buttons">
                <button type="submit" className="button">
                  {t('compare.title')}
                </button>
                {alternatives && together.length > 2 && (
                  <button
                    type="submit"
                    className="button button-quiet"
                    formAction={localePath(locale, '/cart/enrol')}
                  >
                    {t('cartEnrolChosen')}
                  </button>
                )}
              </p>
            </form>
          )}
          {isBookedTogether && (
            <>
              <p>{t('cartTogether')}</p>
              <dl className="cart-sums">
                {cartSums(together).map((sum) => (
                  <div key={sum}>
                    <dt>{t('cartSum')}</dt>
                    <dd>{sum}</dd>
                  </div>
                ))}
              </dl>
              {together.some(({ isReduced }) => isReduced) && <p className="cart-until">{t('feeOnce')}</p>}
              {together.length < quotes.length && <p className="cart-until">{t('cartSumExpired')}</p>}
              <p className="no-print">
                <a className="button button-quiet" href={localePath(locale, '/cart/enrol')}>
                  {t('cartEnrol')}
                </a>
              </p>
            </>
          )}
        </section>
      )}
    </div>
  )
}
