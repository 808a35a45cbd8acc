import { fill } from '../../../shared/message'
import { Select } from '../../../ui/Select'
import { isBookable } from '../price'
import { currencyOptions } from './calculator-options'
import type { CalculatorProps } from './calculator-props'
import { displayIn } from './display-currency'
import { ExtraFields } from './ExtraFields'
import { describedBy, FieldNotes, notesFor } from './FieldNotes'
import { PriceLines, PriceTotal } from './PriceLines'
import { PromoField } from './PromoField'
import { StayFields } from './StayFields'
import { useCalculator } from './use-calculator'

/** A GET form with its price. Without JavaScript it loads a page, with it the price follows every choice. */
export function CalculatorForm({ formId, ...props }: CalculatorProps & { formId: string }) {
  const { t, catalogue } = props
  const calculator = useCalculator(props)
  const { result, home, currency } = calculator
  const display = displayIn(currency, props)
  const bookable = isBookable(result)
  const part = { props, calculator }
  const currencyNotes = notesFor('currency', part)
  return (
    <form
      ref={calculator.form}
      id={formId}
      className="calculator"
      method="get"
      action={`${home}#anc-calculator`}
      // Firefox would put older choices back next to the price of these.
      autoComplete="off"
    >
      <StayFields {...part} />
      <ExtraFields {...part} display={display} />
      {catalogue.takesPromoCodes && <PromoField {...part} />}
      <div className="price-paper">
        <div className="price-head">
          <h3>{t.yourPrice}</h3>
          <Select
            id="calculator-currency"
            label={t.currency}
            name="currency"
            value={currency}
            options={currencyOptions(props)}
            onChange={() => calculator.change('currency')}
            noResults={t.noResults}
            {...describedBy('currency', currencyNotes)}
          />
        </div>
        <FieldNotes field="currency" notes={currencyNotes} {...part} />
        <PriceLines {...part} display={display} />
        {display.note && <p className="price-note">{display.note}</p>}
      </div>
      <PriceTotal {...part} display={display} />
      <p className="visually-hidden" role="status">
        {calculator.touched && fill(t.totalIs, { amount: display.write(result.total) })}
      </p>
      {!calculator.running && (
        <button type="submit" className={bookable ? 'button button-quiet' : 'button'}>
          {t.calculate}
        </button>
      )}
      {(bookable || calculator.running) && (
        <button
          type="submit"
          className="button"
          formMethod="post"
          formAction={`${home}/quotes`}
          disabled={!bookable}
        >
          {t.save}
        </button>
      )}
      {!bookable && (
        <p className="price-note">
          {result.total > 0 || result.reasons.some(({ blocking }) => blocking) ? t.saveBlocked : t.saveEmpty}
        </p>
      )}
    </form>
  )
}
