import { useEffect, useRef, useState } from 'react'
import { FormField } from '../../ui/forms/FormField'
import { groupOptions } from '../../ui/select/SelectSearch'
import { rangeText, stayRows, writeDay, writeMonth } from '../pricing/contract'
import { ByFiller } from './form/fields/ByFiller'
import { errorText } from './form/fields/error-text'
import { GuardianFields } from './form/fields/GuardianFields'
import {
  needsGuardian,
  type StartChoice,
  type StayFieldsProps,
  staysFrom,
  totalOn,
} from './form/fields/stay-fields'

type Shared = Pick<StayFieldsProps, 'locale' | 't' | 'stayTexts' | 'days'>

/** Arrival, first day, last day and departure of each stay, the closures during it, and the total. */
function StayDays({ choice, locale, t, stayTexts, days }: Shared & { choice: StartChoice }) {
  const total = totalOn(choice)
  return (
    <div role="status">
      {staysFrom(choice.start, choice).map(({ title, stay }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two quotes may be equal
        <div key={index}>
          {title && <p>{title}</p>}
          <dl className="quote-facts">
            {stayRows(locale, stayTexts, stay, days).map(({ label, value, closure }) => (
              <div key={label + value} className={closure === undefined ? undefined : 'quote-fact-wide'}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {choice.start && (
        <dl className="quote-facts">
          <div>
            <dt>{t('total')}</dt>
            <dd>
              {total.amount === choice.quoted.amount
                ? total.text
                : t('totalInstead', { total: total.text, quoted: choice.quoted.text })}
            </dd>
          </div>
        </dl>
      )}
    </div>
  )
}

/** Shows what is being enrolled for while the form is filled in: the courses and rooms, the days, the total. */
function Summary({ choices, locale, t, days }: Shared & { choices: StartChoice[] }) {
  return (
    <section className="enrol-summary" aria-label={t('enrolFor')}>
      {choices.map((choice) => {
        const stays = staysFrom(choice.start, choice).map(({ stay }) => stay)
        const to = stays
          .map(({ lastDay }) => lastDay)
          .sort()
          .at(-1)
        return (
          <p key={choice.field}>
            <span>{choice.summary}</span>
            {to && <span>{rangeText(locale, { from: choice.start, to }, days)}</span>}
            <strong>{totalOn(choice).text}</strong>
          </p>
        )
      })}
    </section>
  )
}

/** The start, the date of birth and the guardian. The days follow the start; the guardian's fields open for a minor. */
export default function StayFields(props: StayFieldsProps) {
  const { locale, t, days, values, errors, guardian } = props
  const [choices, setChoices] = useState(props.choices)
  const [birthDate, setBirthDate] = useState(values.birthDate ?? '')
  const place = useRef<HTMLDivElement>(null)
  const underage = needsGuardian(birthDate, choices)
  const [underageBefore] = useState(underage)

  useEffect(() => {
    const panel = place.current?.querySelector('details')
    if (underage && panel) panel.open = true
  }, [underage])

  return (
    <>
      <fieldset>
        <legend>{t('mail.stay')}</legend>
        {choices.map((choice) => (
          <div key={choice.field} className="enrol-start">
            <FormField
              id={choice.field}
              label={choice.label}
              hint={choice.hint}
              error={errorText(choice.error)}
            >
              <select
                name={choice.field}
                required
                defaultValue={choice.start}
                onChange={({ currentTarget: { value } }) =>
                  setChoices((all) => all.map((each) => (each === choice ? { ...each, start: value } : each)))
                }
              >
                <option value="">{t('choose')}</option>
                {groupOptions(
                  choice.options.map((day) => ({ day, group: writeMonth(day, days, locale) })),
                ).map(({ title, options }) => (
                  <optgroup key={title} label={title}>
                    {options.map(({ day }) => (
                      <option key={day} value={day}>
                        {writeDay(day, days, locale)}
                      </option>
                    ))}
                  </optgroup>
                ))}
                {choice.unpriced.map((text) => (
                  <option key={text} value="" disabled>
                    {text}
                  </option>
                ))}
              </select>
            </FormField>
            <input type="hidden" name={choice.totalField} value={totalOn(choice).amount} />
            <StayDays choice={choice} {...props} />
          </div>
        ))}
        <FormField
          id="birthDate"
          label={<ByFiller student={t('birthDate')} guardian={props.parentBirthDate} />}
          error={errorText(errors.find(({ field }) => field === 'birthDate'))}
        >
          <input
            name="birthDate"
            type="date"
            required
            min="1900-01-01"
            autoComplete="bday"
            defaultValue={values.birthDate}
            onInput={({ currentTarget }) => setBirthDate(currentTarget.value)}
          />
        </FormField>
        {guardian && (
          <div ref={place} className="if-student">
            <p className="visually-hidden" role="status">
              {underage && guardian('guardian.title')}
            </p>
            <GuardianFields t={guardian} values={values} errors={errors} open={underageBefore} />
          </div>
        )}
      </fieldset>
      {choices.length > 0 && <Summary {...props} choices={choices} />}
    </>
  )
}
