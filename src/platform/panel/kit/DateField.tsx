'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '../../payload/admin/use-hydrated'
import { usePanelMessages } from '../../payload/admin/use-panel-messages'
import { panelMessages } from '../messages/messages'
import { formatDay, parseDay } from './day-text'
import { Icon } from './icons'
import './styles/kit.css'
import './styles/date-field.css'

interface DateFieldProps {
  label: string
  /** The form gets the day as `2026-12-31`. */
  name: string
  /** As `2026-12-31`. */
  defaultValue?: string | undefined
  min?: string
  max?: string
  isRequired?: boolean
  onChange?: (day: string | undefined) => void
}

/**
 * A day in the format of the reader, typed or chosen from the browser's calendar, whose own field has the format of the computer.
 * That field stands in its place until the script has started.
 */
export const DateField = (props: DateFieldProps) => {
  const { label, name, defaultValue = '', min, max, isRequired = false, onChange } = props
  const t = usePanelMessages(panelMessages)
  const { language } = useTranslation().i18n
  const today = new Date().toISOString().slice(0, 10)
  const isHydrated = useHydrated()
  const id = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(defaultValue)
  const [text, setText] = useState(defaultValue && formatDay(defaultValue, language))
  const problem =
    text && !day
      ? t('kit.noDay', { example: formatDay(today, language) })
      : day && min && day < min
        ? t('kit.tooEarly', { day: formatDay(min, language) })
        : day && max && day > max
          ? t('kit.tooLate', { day: formatDay(max, language) })
          : ''
  // The browser refuses to send a form with a wrong day, and says why.
  useEffect(() => field.current?.setCustomValidity(problem), [problem])

  const change = (next: string | undefined) => {
    setDay(next ?? '')
    onChange?.(next)
  }
  const limits = { min, max, required: isRequired }
  if (!isHydrated)
    return (
      <label className="kit-date">
        {label}
        <input type="date" name={name} defaultValue={defaultValue} {...limits} />
      </label>
    )
  return (
    <div className="kit-date">
      <label htmlFor={id}>{label}</label>
      <span className="kit-date__field">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required={isRequired}
          placeholder={formatDay(today, language)}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            change(parseDay(value, language, today))
          }}
          onBlur={() => day && setText(formatDay(day, language))}
        />
        <button
          type="button"
          className="kit-icon-button"
          aria-label={t('kit.calendar', { label })}
          onClick={() => calendar.current?.showPicker()}
        >
          <Icon name="calendar" />
        </button>
        <input
          ref={calendar}
          className="kit-date__calendar"
          type="date"
          name={name}
          value={day}
          min={min}
          max={max}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget: { value } }) => {
            setText(value && formatDay(value, language))
            change(value || undefined)
          }}
        />
      </span>
      {problem && (
        <span id={`${id}-problem`} className="panel-form__error">
          {problem}
        </span>
      )}
    </div>
  )
}
