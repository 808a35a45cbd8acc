import type { FieldError } from '../../../shared/form-fields'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { FormField } from '../../../ui/FormField'
import type { QuoteMessages } from '../quotes/messages/en'
import { dayText } from '../quotes/quote-texts'
import { type EnrolGroup, isStartField, quotedStart, startsOf } from './enrol-group'

interface StartFieldProps {
  group: EnrolGroup
  /** What the field is about, when there are several: the school, or the courses at it. */
  about: string | undefined
  /** What was chosen before; the quote's own day when nothing was. */
  chosen: string | undefined
  error: FieldError | undefined
  locale: Locale
  t: QuoteMessages
}

export function StartField({ group, about, chosen, error, locale, t }: StartFieldProps) {
  const quoted = quotedStart(group)
  const hint = quoted ? fill(t.startQuoted, { date: dayText(locale, quoted) }) : t.startHint
  return (
    <FormField
      id={group.field}
      label={about ? fill(t.startAt, { school: about }) : t.start}
      hint={hint}
      error={
        error?.link ? (
          <>
            {error.message} <a href={error.link.href}>{error.link.text}</a>
          </>
        ) : (
          error?.message
        )
      }
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

/** Starts as they were sent, for when nobody can say which days there are. */
export function KeptStartFields({ typed, label }: { typed: URLSearchParams; label: string }) {
  return [...typed]
    .filter(([name]) => isStartField(name))
    .map(([name, day]) => (
      <FormField key={name} id={name} label={label}>
        <input name={name} type="date" required defaultValue={day} />
      </FormField>
    ))
}
