import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import { uiMessages } from '../../../ui/messages/messages'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import {
  findCurrency,
  formatMoney,
  type PriceCatalogue,
  type PriceRequest,
  writeRequest,
} from '../../pricing/contract'
import type { QuotesMessages } from '../messages/messages'
import { calculatorHref } from '../quote/quote-texts'

interface PriceChangedPageProps {
  locale: Locale
  t: QuotesMessages
  catalogue: PriceCatalogue
  request: PriceRequest
  /** Code of the currency that amounts were shown in. */
  shownIn: string
  shown: number
  total: number
  /** Whether the visitor wants to enrol with the quote at once. */
  enrols: boolean
}

/** Shown if the price differs from the one that the visitor saw. The quote is saved only if they agree to it. */
export function PriceChangedPage({
  locale,
  t,
  catalogue,
  request,
  shownIn,
  shown,
  total,
  enrols,
}: PriceChangedPageProps) {
  const { school, currencies, currency } = catalogue
  const write = (minor: number) => formatMoney(minor, findCurrency(currencies, currency))
  const fields = Object.entries({
    ...Object.fromEntries(writeRequest(request)),
    currency: shownIn,
    shown: String(total),
  })
  return (
    <div className="wrap paper-page paper-page-narrow">
      <header className="paper-heading">
        <p className="kicker">{school.name}</p>
        <h1>{t('priceChanged')}</h1>
        <p className="lead">{t('priceChangedText', { shown: write(shown), total: write(total) })}</p>
      </header>
      <section className="paper">
        <form
          method="post"
          action={`${localePath(locale, schoolPath(school.slug))}/quotes${enrols ? '?enrol' : ''}`}
        >
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            {t('priceChangedSave', { total: write(total) })}
          </button>
          <OfflineNotice t={uiMessages(locale)} />
        </form>
        <p>
          <a href={calculatorHref(locale, school.slug, request)}>{t('backToCalculator')}</a>
        </p>
      </section>
    </div>
  )
}
