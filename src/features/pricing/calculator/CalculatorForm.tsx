import { useEffect, useState } from 'react'
import { OfflineNotice } from '../../../ui/OfflineNotice'
import { Fold } from '../../../ui/panels/Fold'
import { Select } from '../../../ui/select/Select'
import { isBookable } from '../calculation/price'
import { stayDayRows } from '../stay/stay-texts'
import { ExtraFields, PromoField, StayFields, StudentFields } from './CalculatorFields'
import { currencyOptions } from './calculator-options'
import type { CalculatorProps } from './calculator-props'
import { type Display, displayIn } from './display-currency'
import { describedBy, FieldNotes, notesFor, type PartProps } from './FieldNotes'
import { PriceLines, PriceTotal } from './PriceLines'
import { reasonText } from './reason-text'
import { useCalculator } from './use-calculator'

/** The total for screen readers, with the first blocking reason: a bare zero would not explain itself. */
const announcedTotal = ({ props, calculator }: PartProps, display: Display): string => {
  const { result, promo } = calculator
  const total = props.t('totalIs', { amount: display.write(result.total) })
  const reason = result.reasons.find(({ blocking }) => blocking)
  return reason ? `${total}. ${reasonText(reason, { ...props, promo: promo.adjustment }).text}` : total
}

/** First and last day, arrival and departure of the chosen stay. */
function StayDays({ props, calculator }: PartProps) {
  const { days, locale, t } = props
  const { stay } = calculator.result
  return (
    // Part of the form without a stay too: the fallback fills it in.
    <dl className="stay-days" hidden={!stay}>
      {stay &&
        stayDayRows(locale, t, stay, days).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Extras or a promo code were chosen, or something is to be said about them. */
const hasOptions = ({ props, calculator }: PartProps): boolean =>
  calculator.request.extras.length > 0 ||
  Boolean(calculator.request.promo) ||
  (['extras', 'promo'] as const).some((field) => notesFor(field, { props, calculator }).length > 0)

/** A GET form with its price. With JavaScript the price is updated after every change, without it a page is loaded. */
export function CalculatorForm({ formId, ...props }: CalculatorProps & { formId: string }) {
  const { t, catalogue } = props
  const calculator = useCalculator(props)
  const { result, home, currency } = calculator
  const display = displayIn(currency, props)
  const bookable = isBookable(result)
  const part = { props, calculator }
  const priced = result.total > 0
  // As the page was loaded: it must not close while somebody takes the last choice back.
  const [areOptionsOpen] = useState(() => hasOptions(part))
  // Styles of the page around it depend on this.
  useEffect(() => {
    calculator.form.current?.closest('aside')?.toggleAttribute('data-priced', priced)
  }, [calculator.form, priced])
  const currencyNotes = notesFor('currency', part)
  return (
    <form
      ref={calculator.form}
      id={formId}
      className="calculator"
      // Styles show the total and its buttons at the edge of the window once there is a price.
      data-priced={priced || undefined}
      method="get"
      action={`${calculator.page}#anc-calculator`}
      // Otherwise Firefox restores earlier choices beside the current price.
      autoComplete="off"
    >
      <StudentFields {...part} />
      <StayFields {...part} />
      <StayDays {...part} />
      {(catalogue.extras.length > 0 || catalogue.takesPromoCodes) && (
        <Fold
          title={[t('extras'), catalogue.takesPromoCodes ? t('promo') : ''].filter(Boolean).join(' · ')}
          open={areOptionsOpen || undefined}
        >
          <ExtraFields {...part} display={display} />
          {catalogue.takesPromoCodes && <PromoField {...part} />}
        </Fold>
      )}
      {/* Styles show one of them from a choice until the calculator has loaded. */}
      <div className="calculator-wait" aria-live="polite">
        <p>{t('loading')}</p>
        <p className="warning">{t('noConnection')}</p>
      </div>
      <div className="price-paper">
        <div className="price-head">
          <h3>{t('yourPrice')}</h3>
          <Select
            id="calculator-currency"
            label={t('currency')}
            name="currency"
            value={currency}
            options={currencyOptions(props)}
            onChange={() => calculator.change('currency')}
            t={props.ui}
            {...describedBy('currency', currencyNotes)}
          />
        </div>
        <FieldNotes field="currency" notes={currencyNotes} {...part} />
        <PriceLines {...part} display={display} />
        {display.note && <p className="price-note">{display.note}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {calculator.touched && announcedTotal(part, display)}
      </p>
      {!calculator.running && (
        <button type="submit" className={bookable ? 'button button-quiet' : 'button'}>
          {t('calculate')}
        </button>
      )}
      <OfflineNotice t={props.ui} />
      <div className="price-foot">
        <PriceTotal {...part} display={display} />
        {/* Hidden, not left out: the fallback shows what fits the state. */}
        <div className="price-buttons" hidden={!bookable && !calculator.running}>
          {[
            { label: t('save'), action: `${home}/quotes`, look: 'button button-quiet' },
            { label: t('enrol'), action: `${home}/quotes?enrol`, look: 'button' },
          ].map(({ label, action, look }) => (
            <button
              key={action}
              type="submit"
              className={look}
              // The total that the visitor agrees to. As the value of the button it is only sent with this button.
              name="shown"
              value={result.total}
              formMethod="post"
              formAction={action}
              disabled={!bookable}
            >
              {label}
            </button>
          ))}
        </div>
        <p className="price-note" hidden={bookable}>
          {priced || result.reasons.some(({ blocking }) => blocking) ? t('saveBlocked') : t('saveEmpty')}
        </p>
      </div>
    </form>
  )
}
