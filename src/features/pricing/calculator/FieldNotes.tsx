import type { MouseEvent } from 'react'
import { fill } from '../../../shared/text/message'
import { firstStart } from '../calculation/starts'
import { MAX_WEEKS } from '../contract'
import { choicesQuery, withQuery } from './calculator-address'
import type { CalculatorField, CalculatorProps } from './calculator-props'
import { type ReasonText, reasonText, startAlternative } from './reason-text'
import type { Calculator } from './use-calculator'

export interface PartProps {
  props: CalculatorProps
  calculator: Calculator
}

const problemTexts: Record<CalculatorField, keyof CalculatorProps['t']> = {
  course: 'badCourse',
  weeks: 'badWeeks',
  accommodation: 'badAccommodation',
  start: 'badStart',
  extras: 'badExtras',
  promo: 'badPromo',
  currency: 'badCurrency',
}

/** What the address got wrong in a field. For a start, the next possible one is offered. */
const problemNote = (field: CalculatorField, { props, calculator }: PartProps): ReasonText => {
  const { catalogue, days, locale, t } = props
  const text = fill(t[problemTexts[field]], { max: MAX_WEEKS, code: props.unknownCurrency ?? '' })
  const start = field === 'start' ? firstStart(calculator.request, catalogue) : undefined
  return {
    text,
    blocking: true,
    ...(start && { alternative: startAlternative(start, { days, locale, t }) }),
  }
}

/** What there is to say about a field: first what the address got wrong, then what stands against the choice. */
export const notesFor = (field: CalculatorField, { props, calculator }: PartProps): ReasonText[] => [
  ...(calculator.problems.includes(field) ? [problemNote(field, { props, calculator })] : []),
  ...calculator.result.reasons
    .filter((reason) => reason.field === field)
    .map((reason) => reasonText(reason, { ...props, promo: calculator.promo.adjustment })),
]

/** The attributes that tie a field to its notes. */
export const describedBy = (field: CalculatorField, notes: ReasonText[]) =>
  notes.length
    ? { describedBy: `calculator-${field}-notes`, invalid: notes.some(({ blocking }) => blocking) }
    : {}

const focusField = (note: HTMLElement) =>
  note.closest('.field')?.querySelector<HTMLElement>('select:not([aria-hidden]), input')?.focus()

/** Sentences below a field. What would do instead is a link, so that it works without scripts too. */
export function FieldNotes({
  field,
  notes,
  calculator,
  props,
}: PartProps & { field: CalculatorField; notes: ReasonText[] }) {
  const { request, currency, home } = calculator
  const href = (change: ReasonText['alternative']) =>
    `${withQuery(home, choicesQuery({ ...request, ...change?.change }, currency, props.catalogue.currency))}#anc-calculator`
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
                // The link goes away with its reason; the focus must not.
                focusField(event.currentTarget)
                calculator.choose(alternative.change)
              }}
            >
              {alternative.label}
            </a>
          )}
          {see && <a href={`#${see.anchor}`}>{see.label}</a>}
        </p>
      ))}
    </div>
  )
}
