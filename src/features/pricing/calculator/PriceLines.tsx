import { AnimatedAmount } from '../../../ui/amounts/AnimatedAmount'
import { Tooltip } from '../../../ui/popups/Tooltip'
import { lineTitle, percentText } from '../calculation/price-texts'
import type { PriceLine } from '../model'
import type { CalculatorProps } from './calculator-props'
import type { Display } from './display-currency'
import type { Calculator } from './use-calculator'

interface PriceLinesProps {
  props: CalculatorProps
  calculator: Calculator
  display: Display
}

interface Row {
  key: string
  label: string
  /** An explanation, shown as a tooltip. */
  note?: string
  /** Details in small print. */
  details?: string[]
  amount: number
  /** In small print below the amount, e.g. `once`. */
  charged?: string
  /** Name of the `<output>`, for amounts that are part of every price. */
  output?: 'coursePrice' | 'accommodationPrice' | 'registrationFee' | 'discount'
}

const rowsOf = ({ props, calculator }: Omit<PriceLinesProps, 'display'>): Row[] => {
  const { t, catalogue, locale } = props
  const { result, promo } = calculator
  // Before anything is chosen: what every price will contain.
  const compulsory = result.total > 0 ? [] : catalogue.extras.filter(({ forced }) => forced)
  const adjustments = promo.adjustment ? [...catalogue.adjustments, promo.adjustment] : catalogue.adjustments
  const named = (line: PriceLine) => lineTitle(line, { ...catalogue, adjustments }, t('registrationFee'))
  const ofKind = (kind: PriceLine['kind']) => result.lines.filter((line) => line.kind === kind)
  const discounts = ofKind('discount').map((line) => {
    const title = named(line)
    return `${title} ${percentText(locale, { title, percent: line.percent })}`.trim()
  })
  return [
    {
      key: 'course',
      label: t('course'),
      details: ofKind('course').map(named),
      amount: result.coursePrice,
      output: 'coursePrice',
    },
    {
      key: 'accommodation',
      label: t('accommodation'),
      details: ofKind('accommodation').map(named),
      amount: result.accommodationPrice,
      output: 'accommodationPrice',
    },
    {
      key: 'registration',
      label: t('registrationFee'),
      note: t('registrationNote'),
      amount: result.registrationFee,
      output: 'registrationFee',
      ...(result.total > 0 ? {} : { charged: t('once') }),
    },
    ...compulsory.map(({ code, title, amount, charged }) => ({
      key: `extra ${code}`,
      label: title,
      amount,
      charged: charged === 'week' ? t('eachWeek') : t('once'),
    })),
    ...ofKind('extra').map((line) => ({
      key: `extra ${line.code}`,
      label: named(line),
      amount: line.amount,
    })),
    ...ofKind('supplement').map((line) => ({
      key: `supplement ${line.code}`,
      label: named(line),
      amount: line.amount,
    })),
    {
      key: 'discount',
      label: t('discount'),
      note: t('discountNote'),
      details: discounts,
      amount: result.discount,
      output: 'discount',
    },
  ]
}

interface AmountProps {
  value: number
  output?: string
  display: Display
  /** Taken off the price: written as negative, although the value is positive. */
  isOff?: boolean
}

/** An amount, and the same converted to the visitor's currency. */
function Amount({ value, output, display, isOff = false }: AmountProps) {
  const { write, writeOff, writeConverted } = display
  const off = isOff && value > 0 ? writeOff(value) : undefined
  const amount = <AnimatedAmount value={value} format={off ? (step) => writeOff(step).amount : write} />
  return (
    <>
      {off?.before}
      {output ? (
        // An output is a live region by default, which would announce every step of the animation.
        <output name={output} data-minor={value} aria-live="off">
          {amount}
        </output>
      ) : (
        amount
      )}
      {off?.after}
      {writeConverted && value !== 0 && (
        <small>
          <AnimatedAmount value={off ? -value : value} format={writeConverted} />
        </small>
      )}
    </>
  )
}

export function PriceLines({ display, ...of }: PriceLinesProps) {
  return (
    <dl className="price">
      {rowsOf(of).map(({ key, label, note, details = [], amount, charged, output }) => (
        <div key={key}>
          <dt>
            {label}{' '}
            {note && (
              <Tooltip id={`calculator-note-${key}`} subject={label} t={of.props.ui}>
                {note}
              </Tooltip>
            )}
            {details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
          </dt>
          <dd className={output === 'discount' && amount > 0 ? 'price-saving' : undefined}>
            <Amount value={amount} output={output} display={display} isOff={output === 'discount'} />
            {charged && <small>{charged}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Separate from the lines, so that it can stay visible while the visitor scrolls. */
export function PriceTotal({ props, calculator, display }: PriceLinesProps) {
  return (
    <dl className="price price-total">
      <div>
        <dt>{props.t('total')}</dt>
        <dd>
          <Amount value={calculator.result.total} output="total" display={display} />
        </dd>
      </div>
    </dl>
  )
}
