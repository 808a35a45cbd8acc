import { stayDayRows } from '../calculation/stay-texts'
import type { PartProps } from './FieldNotes'

/** First and last day, arrival and departure of the chosen stay. */
export function StayDays({ props, calculator }: PartProps) {
  const { days, locale, stayTexts } = props
  const { stay } = calculator.result
  return (
    // Part of the form without a stay too: the fallback fills it in.
    <dl className="stay-days" hidden={!stay}>
      {stay &&
        stayDayRows(locale, stayTexts, stay, days).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
