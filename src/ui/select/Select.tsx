import { type ChangeEventHandler, type RefObject, useEffect, useRef, useState } from 'react'
import { SELECT_SEARCH_ABOVE } from '../constants'
import type { UiMessages } from '../messages/messages'
import type { SelectOption } from './SelectSearch'
import { groupOptions, SelectSearch } from './SelectSearch'

interface SelectProps {
  id: string
  label: string
  name: string
  value: string
  options: SelectOption[]
  onChange: ChangeEventHandler<HTMLSelectElement>
  t: UiMessages
  invalid?: boolean
  /** Id of the error message. */
  describedBy?: string
}

/**
 * Whether to show the search. Not on touch screens: there the browser's own list fills the window, and a text field would open
 * a keyboard over the options. It waits while the visitor is using the browser's own list.
 */
function useSearch(native: RefObject<HTMLSelectElement | null>, isLong: boolean): boolean {
  const [active, setActive] = useState(false)
  useEffect(() => {
    const select = native.current
    if (!isLong || !select || matchMedia('(pointer: coarse)').matches) return setActive(false)
    if (document.activeElement !== select) return setActive(true)
    const left = new AbortController()
    select.addEventListener('blur', () => setActive(true), { once: true, signal: left.signal })
    return () => left.abort()
  }, [native, isLong])
  return active
}

/**
 * A select box. The browser's own control is always there and holds the value of the form; for long lists, a search is
 * shown over it for visitors with a mouse if scripts run.
 */
export function Select({ id, label, name, value, options, onChange, t, ...state }: SelectProps) {
  const { invalid, describedBy } = state
  const native = useRef<HTMLSelectElement>(null)
  const searching = useSearch(native, options.length > SELECT_SEARCH_ABOVE)

  const pick = (picked: string) => {
    const select = native.current
    if (!select || select.value === picked) return
    select.value = picked
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <>
      <label htmlFor={searching ? `${id}-search` : id}>{label}</label>
      <div className={searching ? 'select select-long' : 'select'}>
        <select
          ref={native}
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          {...(searching ? { 'aria-hidden': true, tabIndex: -1 } : {})}
        >
          {groupOptions(options).map(({ title, options: ofGroup }) => {
            const shown = ofGroup.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))
            return title ? (
              <optgroup key={title} label={title}>
                {shown}
              </optgroup>
            ) : (
              shown
            )
          })}
        </select>
        {searching && (
          <SelectSearch
            id={`${id}-search`}
            label={label}
            value={value}
            options={options}
            pick={pick}
            t={t}
            invalid={invalid}
            describedBy={describedBy}
          />
        )}
      </div>
    </>
  )
}
