'use client'

import { FieldDescription, FieldError, FieldLabel, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useEffect, useId, useState } from 'react'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { HOLIDAYS_PATH } from '../../../shared/address/site-paths'
import { noonOf } from '../../../shared/time/days'
import { schoolsPanelMessages } from '../messages/panel/messages'
import { useDays } from './use-days'
import './start-dates.css'

interface Holiday {
  day: string
  title: string
}

/** The public holidays of the country and region in the form; undefined while they are read, empty if none are known. */
const useHolidays = (language: string): Holiday[] | undefined | 'failed' => {
  const country = useFormFields(([fields]) => String(fields.country?.value ?? ''))
  const region = useFormFields(([fields]) => String(fields.region?.value ?? ''))
  const [found, setFound] = useState<Holiday[] | 'failed'>()
  useEffect(() => {
    const given = new AbortController()
    const read = async () => {
      const query = new URLSearchParams({ country, region, language })
      const response = await fetch(`${HOLIDAYS_PATH}?${query}`, { signal: given.signal })
      setFound(response.ok ? ((await response.json()) as { holidays: Holiday[] }).holidays : 'failed')
    }
    // Somebody may be typing.
    const timer = setTimeout(() => void read().catch(() => given.signal.aborted || setFound('failed')), 300)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [country, region, language])
  return found
}

/** The coming public holidays, each with a box: without its mark the school is open. The open ones are the rows of the field. */
export const HolidaysField: ArrayFieldClientComponent = ({ field, path, schemaPath, readOnly }) => {
  const texts = usePanelMessages(schoolsPanelMessages)
  const { language } = useTranslation().i18n
  const isReady = useHydrated()
  const id = useId()
  const { days, setDays, showError, errorMessage } = useDays(path, schemaPath ?? path)
  const holidays = useHolidays(language)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const known = Array.isArray(holidays) ? holidays : []
  return (
    <fieldset className="field-type start-dates" aria-describedby={id}>
      <legend>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <div className="start-dates__error">
        <FieldError path={path} showError={showError} message={errorMessage} />
      </div>
      <p id={id} role="status">
        {holidays === 'failed' && texts('holidays.failed')}
        {holidays !== 'failed' && holidays?.length === 0 && texts('holidays.none')}
      </p>
      <ul className="start-dates__list">
        {known.map(({ day, title }) => (
          <li key={day}>
            <label className="start-dates__holiday">
              <input
                type="checkbox"
                checked={!days.includes(day)}
                disabled={!isReady || readOnly}
                onChange={({ target }) =>
                  setDays(target.checked ? days.filter((open) => open !== day) : [...days, day].sort())
                }
              />
              <span>
                {title}
                <br />
                <time dateTime={day}>{format.format(new Date(noonOf(day)))}</time>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  )
}
