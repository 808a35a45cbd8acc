import type { MouseEvent } from 'react'
import type { PricingParams } from '../messages/messages'
import { MAX_WEEKS } from '../model'
import { firstStart } from '../stay/starts'
import { choicesQuery, withQuery } from './calculator-address'
import type { CalculatorField, CalculatorProps } from './calculator-props'
import { suggestedCurrency } from './display-currency'
import { type ReasonText, reasonText, startAlternative } from './reason-text'
import type { Calculator } from './use-calculator'

export interface PartProps {
  props: CalculatorProps
  calculator: Calculator
}

const problemTexts = {
  course: 'badCourse',
  weeks: 'badWeeks',
  accommodation: 'badAccommodation',
  start: 'badStart',
  extras: 'badExtras',
  promo: 'badPromo',
  age: 'badStudent',
  level: 'badStudent',
  currency: 'badCurrency',
} as const satisfies Record<CalculatorField, keyof PricingParams>

/** The message about an invalid field in the address. For a start date, suggests the next possible one. */
const problemNote = (field: CalculatorField, { props, calculator }: PartProps): ReasonText => {
  const { catalogue, days, locale, t } = props
  const values = { max: MAX_WEEKS, code: props.unknownCurrency ?? '' }
  const start = field === 'start' ? firstStart(calculator.request, catalogue) : undefined
  return {
    text: t(problemTexts[field], values),
    blocking: true,
    ...(start && { alternative: startAlternative(start, { days, locale, t }) }),
  }
}

/** All messages about a field: first invalid values in the address, then reasons of the price. */
export const notesFor = (field: CalculatorField, { props, calculator }: PartProps): ReasonText[] => [
  ...(calculator.problems.includes(field) ? [problemNote(field, { props, calculator })] : []),
  ...calculator.result.reasons
    .filter((reason) => reason.field === field)
    .map((reason) => reasonText(reason, { ...props, promo: calculator.promo.adjustment })),
]

/** The attributes that connect a field with its notes. */
export const describedBy = (field: CalculatorField, notes: ReasonText[]) =>
  notes.length
    ? { describedBy: `calculator-${field}-notes`, invalid: notes.some(({ blocking }) => blocking) }
    : {}

const focusField = (note: HTMLElement) =>
  note.closest('.field')?.querySelector<HTMLElement>('select:not([aria-hidden]), input')?.focus()

/** Sentences below a field. Alternatives are links, so that they work without scripts. */
export function FieldNotes({
  field,
  notes,
  calculator,
  props,
}: PartProps & { field: CalculatorField; notes: ReasonText[] }) {
  const { request, currency, page } = calculator
  const suggested = suggestedCurrency(props.locale, props.catalogue)
  const href = (change: ReasonText['alternative']) =>
    `${withQuery(page, choicesQuery({ ...request, ...change?.change }, currency, suggested))}#anc-calculator`
  if (!notes.length) return null
  return (
    <div id={`calculator-${field}-notes`} className="field-notes">
      {notes.map(({ text, blocking, alternative, see }) => (
        <p key={text} className={blocking ? 'field-error' : undefined}>
          {text}{' '}
          {alternative && (
            <a
              href={href(alternative)}
              onClick={(event: MouseEvent<HTMLElement>) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                // The link disappears together with its reason, so move the focus first.
                focusField(event.currentTarget)
                calculator.choose(alternative.change)
              }}
            >
              {alternative.label}
            </a>
          )}
          {see && <a href={see.href}>{see.label}</a>}
        </p>
      ))}
    </div>
  )
}
