import { type Locale, localePath } from '../../../shared/locale'
import type { QuoteMessages } from '../quotes/messages/en'

interface CartButtonProps {
  token: string
  inCart: boolean
  locale: Locale
  t: QuoteMessages
}

export function CartButton({ token, inCart, locale, t }: CartButtonProps) {
  const cart = localePath(locale, '/cart')
  if (inCart)
    return (
      <p className="cart-in">
        {t.cartIn}. <a href={cart}>{t.cartOpen}</a>
      </p>
    )
  return (
    <form method="post" action={cart}>
      <input type="hidden" name="add" value={token} />
      <button type="submit" className="button button-quiet">
        {t.cartAdd}
      </button>
    </form>
  )
}
