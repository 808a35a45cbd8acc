import { fill } from '../../../shared/text/message'
import type { Display } from './display-currency'
import { FieldNotes, notesFor, type PartProps } from './FieldNotes'

/** Extras to tick; those that belong to every stay are shown as included. */
export function ExtraFields({ props, calculator, display }: PartProps & { display: Display }) {
  const { t, catalogue } = props
  const { request, change } = calculator
  const notes = notesFor('extras', { props, calculator })
  if (catalogue.extras.length === 0 && notes.length === 0) return null
  return (
    <fieldset className="extras">
      <legend>{t.extras}</legend>
      {catalogue.extras.map(({ code, title, amount, charged, forced }) => (
        <label key={code}>
          <input
            type="checkbox"
            name="extras"
            value={code}
            checked={forced || request.extras.includes(code)}
            disabled={forced}
            // Both: a tick from before React came is announced by an input event alone.
            onInput={() => change('extras')}
            onChange={() => change('extras')}
          />
          <span>
            {title}{' '}
            <small>
              {charged === 'week'
                ? fill(t.perWeek, { amount: display.write(amount) })
                : display.write(amount)}
              {forced && ` · ${t.included}`}
            </small>
          </span>
        </label>
      ))}
      <FieldNotes field="extras" notes={notes} props={props} calculator={calculator} />
    </fieldset>
  )
}
