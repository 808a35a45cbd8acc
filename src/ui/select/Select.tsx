import { type ChangeEventHandler, type RefObject, useEffect, useRef, useState } from 'react'
import { SELECT_SEARCH_ABOVE } from '../constants'
import { SelectSearch } from './SelectSearch'
import type { SelectOption } from './select-option'

interface SelectProps {
  id: string
  label: string
  name: string
  value: string
  options: SelectOption[]
  onChange: ChangeEventHandler<HTMLSelectElement>
  /** Said when a search finds nothing, with a place for what was `{typed}`. */
  noResults: string
  invalid?: boolean
  /** Id of the element that says what is wrong. */
  describedBy?: string
}

/** Whether the search may take over. Whoever has the browser's own list open already goes on with it. */
function useTakeOver(native: RefObject<HTMLSelectElement | null>, wanted: boolean): boolean {
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    const select = native.current
    if (!wanted || !select) return setTaken(false)
    if (document.activeElement !== select) return setTaken(true)
    const left = new AbortController()
    select.addEventListener('blur', () => setTaken(true), { once: true, signal: left.signal })
    return () => left.abort()
  }, [native, wanted])
  return taken
}

/**
 * A choice from a list. The browser's own control is always there and is what a form sends; in a long list a search
 * is laid over it once scripts run.
 */
export function Select({ id, label, name, value, options, onChange, noResults, ...state }: SelectProps) {
  const { invalid, describedBy } = state
  const native = useRef<HTMLSelectElement>(null)
  const searching = useTakeOver(native, options.length > SELECT_SEARCH_ABOVE)

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
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {searching && (
          <SelectSearch
            id={`${id}-search`}
            label={label}
            value={value}
            options={options}
            pick={pick}
            noResults={noResults}
            invalid={invalid}
            describedBy={describedBy}
          />
        )}
      </div>
    </>
  )
}
