import { type KeyboardEvent, useRef } from 'react'
import { Select } from '../../../ui/select/Select'
import {
  accommodationOptions,
  ageOptions,
  courseOptions,
  levelOptions,
  startOptions,
  weekOptions,
} from './calculator-options'
import type { Display } from './display-currency'
import { describedBy, FieldNotes, notesFor, type PartProps } from './FieldNotes'

/** Course, length, accommodation and start. */
export function StayFields({ props, calculator }: PartProps) {
  const { request, change } = calculator
  const { t } = props
  const fields = [
    { name: 'course', label: t('course'), value: request.course, options: courseOptions(props, request) },
    { name: 'weeks', label: t('weeks'), value: request.weeks, options: weekOptions(props, request) },
    {
      name: 'accommodation',
      label: t('accommodation'),
      value: request.accommodation,
      options: accommodationOptions(props, request),
    },
    {
      name: 'start',
      label: t('start'),
      value: request.start ?? '',
      options: startOptions(props, request, request.start ?? props.request.start),
    },
  ] as const
  return fields.map(({ name, label, value, options }) => {
    const notes = notesFor(name, { props, calculator })
    return (
      <div key={name} className="field">
        <Select
          id={`calculator-${name}`}
          label={label}
          name={name}
          value={String(value)}
          options={options}
          onChange={() => change(name)}
          t={props.ui}
          {...describedBy(name, notes)}
        />
        <FieldNotes field={name} notes={notes} props={props} calculator={calculator} />
      </div>
    )
  })
}

/** Age and level of the student, from which the lists of offers show what suits. Nobody has to say them. */
export function StudentFields({ props, calculator }: PartProps) {
  const { request, change } = calculator
  const { t } = props
  const fields = [
    { name: 'age', value: String(request.age ?? ''), options: ageOptions(props) },
    { name: 'level', value: request.level ?? '', options: levelOptions(props) },
  ] as const
  const notes = fields.map(({ name }) => notesFor(name, { props, calculator }))
  // It must not close while somebody takes the last choice back.
  const isOpen = useRef<true>(undefined)
  if (notes.some(({ length }) => length) || fields.some(({ value }) => value)) isOpen.current = true
  return (
    <details className="calculator-student" open={isOpen.current}>
      <summary className="more-summary">{t('student.title')}</summary>
      {fields.map(({ name, value, options }, index) => (
        <div key={name} className="field">
          <Select
            id={`calculator-${name}`}
            label={t(name)}
            name={name}
            value={value}
            options={options}
            onChange={() => change(name)}
            t={props.ui}
            {...describedBy(name, notes[index] ?? [])}
          />
          <FieldNotes field={name} notes={notes[index] ?? []} props={props} calculator={calculator} />
        </div>
      ))}
    </details>
  )
}

/** Checkboxes of the extras. Extras that are part of every price are shown as included. */
export function ExtraFields({ props, calculator, display }: PartProps & { display: Display }) {
  const { t, catalogue } = props
  const { request, change } = calculator
  const notes = notesFor('extras', { props, calculator })
  if (catalogue.extras.length === 0 && notes.length === 0) return null
  return (
    <fieldset className="extras">
      <legend>{t('extras')}</legend>
      {catalogue.extras.map(({ code, title, amount, charged, forced }) => (
        <label key={code}>
          <input
            type="checkbox"
            name="extras"
            value={code}
            checked={forced || request.extras.includes(code)}
            disabled={forced}
            // Both: for a change before hydration, only an input event is replayed.
            onInput={() => change('extras')}
            onChange={() => change('extras')}
          />
          <span>
            {title}{' '}
            <small>
              {charged === 'week' ? t('perWeek', { amount: display.write(amount) }) : display.write(amount)}
              {forced && ` · ${t('compulsory')}`}
            </small>
          </span>
        </label>
      ))}
      <FieldNotes field="extras" notes={notes} props={props} calculator={calculator} />
    </fieldset>
  )
}

/** A code is looked up when the visitor leaves the field or presses Enter. */
export function PromoField({ props, calculator }: PartProps) {
  const { t } = props
  const { promo, enterPromo, request } = calculator
  const status = { known: undefined, checking: t('promoChecking'), failed: t('promoFailed') }[promo.status]
  const notes = status
    ? [{ text: status, blocking: promo.status === 'failed' }]
    : notesFor('promo', { props, calculator })
  const { describedBy: noteId, invalid } = describedBy('promo', notes)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    enterPromo(event.currentTarget.value)
  }
  return (
    <div className="field">
      <label htmlFor="calculator-promo">{t('promo')}</label>
      <input
        id="calculator-promo"
        type="text"
        name="promo"
        defaultValue={request.promo}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={noteId}
        // A code that was deleted is no longer named, even before the visitor leaves the field.
        onInput={({ currentTarget: { value } }) => !value.trim() && request.promo && enterPromo('')}
        onBlur={(event) => enterPromo(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div aria-live="polite">
        <FieldNotes field="promo" notes={notes} props={props} calculator={calculator} />
      </div>
    </div>
  )
}
