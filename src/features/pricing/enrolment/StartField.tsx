import type { ReactNode } from 'react'
import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { FormField } from '../../../ui/FormField'
import type { QuoteMessages } from '../quotes/messages/en'
import { dayText } from '../quotes/quote-texts'
import { type EnrolGroup, isStartField, quotedStart, startsOf } from './enrol-group'

interface StartFieldProps {
  group: EnrolGroup
  /** The school or its courses, if there are several start fields. */
  about: string | undefined
  /** The submitted day. Without it, the day of the quote is selected. */
  chosen: string | undefined
  error: FieldError | undefined
  locale: Locale
  t: QuoteMessages
}

/** An error with the link that helps to correct it. */
export const errorText = (error: FieldError | undefined): ReactNode =>
  error?.link ? (
    <>
      {error.message} <a href={error.link.href}>{error.link.text}</a>
    </>
  ) : (
    error?.message
  )

export function StartField({ group, about, chosen, error, locale, t }: StartFieldProps) {
  const quoted = quotedStart(group)
  const hint = quoted ? fill(t.startQuoted, { date: dayText(locale, quoted) }) : t.startHint
  return (
    <FormField
      id={group.field}
      label={about ? fill(t.startAt, { school: about }) : t.start}
      hint={hint}
      error={errorText(error)}
    >
      <select name={group.field} required defaultValue={chosen ?? quoted ?? ''}>
        <option value="">{t.choose}</option>
        {startsOf(group).map((day) => (
          <option key={day} value={day}>
            {dayText(locale, day)}
          </option>
        ))}
      </select>
    </FormField>
  )
}

/** The submitted start dates, for when the possible days cannot be read from the database. */
export function SubmittedStartFields({ typed, label }: { typed: URLSearchParams; label: string }) {
  return [...typed]
    .filter(([name]) => isStartField(name))
    .map(([name, day]) => (
      <FormField key={name} id={name} label={label}>
        <input name={name} type="date" required defaultValue={day} />
      </FormField>
    ))
}
