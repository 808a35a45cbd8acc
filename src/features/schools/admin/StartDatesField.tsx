'use client'

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  TextareaInput,
  useTranslation,
} from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { type ChangeEvent, useId, useState } from 'react'
import { panelLanguages, quoteIn } from '../../../platform/payload/admin/panel-texts'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { noonOf } from '../../../shared/time/days'
import { schoolsPanelMessages } from '../messages/panel/messages'
import { parseDates } from '../start-dates/parse-dates'
import { useDays } from './use-days'
import './start-dates.css'

/** Dates as one list instead of a card each. Many can be pasted at once. */
export const StartDatesField: ArrayFieldClientComponent = ({ field, path, schemaPath, readOnly }) => {
  const texts = usePanelMessages(schoolsPanelMessages)
  const { language } = useTranslation().i18n
  const isReady = useHydrated()
  const id = useId()
  const { days, setDays, showError, errorMessage } = useDays(path, schemaPath ?? path)
  const [pasted, setPasted] = useState('')
  const parsed = parseDates(pasted, [language, ...panelLanguages])
  const known = parsed.days.filter((day) => days.includes(day)).length
  const max = field.maxRows ?? Number.POSITIVE_INFINITY
  const added = days.length + parsed.days.length - known
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const write = (day: string) => format.format(new Date(noonOf(day)))

  const apply = (wanted: readonly string[]) => {
    setDays(wanted)
    // Keep lines that were not understood, so that they can be corrected.
    setPasted(parsed.unknown.join('\n'))
  }
  const isPossible = (count: number) => isReady && parsed.days.length > 0 && count <= max
  return (
    <div className="field-type start-dates">
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="start-dates__error">
        <FieldError path={path} showError={showError} message={errorMessage} />
      </div>
      <p id={id}>
        {days.length ? texts('startDates.listed', { count: days.length }) : texts('startDates.none')}
      </p>
      <ul className="start-dates__list" aria-labelledby={id}>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{write(day)}</time>
            {!readOnly && (
              <button
                type="button"
                aria-label={texts('startDates.remove', { date: write(day) })}
                disabled={!isReady}
                onClick={() => setDays(days.filter((other) => other !== day))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <>
          <TextareaInput
            path={`${path}-paste`}
            label={texts('startDates.paste')}
            description={texts('startDates.formats')}
            rows={3}
            value={pasted}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setPasted(event.target.value)}
          />
          <div className="start-dates__read" role="status">
            {pasted.trim() && (
              <p>
                {texts('startDates.understood', { count: parsed.days.length })}
                {known > 0 && ` · ${texts('startDates.known', { count: known })}`}
              </p>
            )}
            {parsed.days.length > 0 && <p>{parsed.days.map(write).join(' · ')}</p>}
            {parsed.unknown.length > 0 && (
              <p className="start-dates__unknown">
                {texts('startDates.unknown')}{' '}
                {parsed.unknown.map((text) => quoteIn(language, text)).join(', ')}
              </p>
            )}
            {parsed.days.length > 0 && added > max && (
              <p className="start-dates__unknown">{texts('startDates.tooMany', { max })}</p>
            )}
          </div>
          <div className="start-dates__buttons">
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={!isPossible(added)}
              onClick={() => apply([...days, ...parsed.days])}
            >
              {texts('startDates.add')}
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={days.length === 0 || !isPossible(parsed.days.length)}
              onClick={() => apply(parsed.days)}
            >
              {texts('startDates.replace')}
            </Button>
          </div>
        </>
      )}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
