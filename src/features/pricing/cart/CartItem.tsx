import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { uiMessages } from '../../../ui/messages/messages'
import type { QuoteMessages } from '../quotes/messages/en'
import type { Quote } from '../quotes/quote'
import { amountText, calculatorHref, momentText, quotePath, stayText } from '../quotes/quote-texts'

interface CartItemProps {
  quote: Quote
  expired: boolean
  locale: Locale
  t: QuoteMessages
}

export function CartItem({ quote, expired, locale, t }: CartItemProps) {
  const { content, token, expiresAt } = quote
  const until = momentText(locale, expiresAt, content.timeZone)
  return (
    <li className={expired ? 'cart-item cart-item-expired' : 'cart-item'}>
      <div>
        <h2 lang={quote.locale === locale ? undefined : languageTag(quote.locale)}>{content.title}</h2>
        <p>
          {content.school.name}, {stayText(locale, t, content.request)}
        </p>
        <p className="cart-until">
          {expired && <strong className="cart-expired">{t.cartExpired}: </strong>}
          {expired ? until : `${t.quoteValidUntil} ${until}`}
        </p>
      </div>
      <p className="cart-amount">{amountText(content.total, content)}</p>
      <div className="cart-links no-print">
        <a href={localePath(locale, quotePath(quote))}>{t.cartShow}</a>
        {expired && <a href={calculatorHref(locale, content.school.slug, content.request)}>{t.quoteAgain}</a>}
        <form
          method="post"
          action={localePath(locale, '/cart')}
          data-confirm={fill(t.cartRemoveSure, { title: content.title })}
          data-ok={uiMessages[locale].ok}
          data-cancel={uiMessages[locale].cancel}
        >
          <input type="hidden" name="remove" value={token} />
          <button
            type="submit"
            className="button-plain"
            aria-label={fill(t.cartRemoveNamed, { title: content.title })}
          >
            {t.cartRemove}
          </button>
        </form>
      </div>
    </li>
  )
}
