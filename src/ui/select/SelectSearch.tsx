import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../shared/text/message'
import { matchOptions, type SelectOption } from './select-option'

interface SelectSearchProps {
  id: string
  label: string
  value: string
  options: SelectOption[]
  pick: (value: string) => void
  noResults: string
  invalid?: boolean
  describedBy?: string
}

/** The editable combobox of the ARIA patterns: focus stays in the box, the arrows move through the list. */
export function SelectSearch({ id, label, value, options, pick, noResults, ...state }: SelectSearchProps) {
  const [open, setOpen] = useState(false)
  /** Undefined while nobody searches: then the box shows what is chosen. */
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const popup = useRef<HTMLDivElement>(null)
  const found = typed === undefined ? options : matchOptions(options, typed)
  const chosen = options.findIndex((option) => option.value === value)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, open, active])

  const unfold = () => {
    if (open) return
    setActive(Math.max(chosen, 0))
    setOpen(true)
  }
  const fold = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (option: SelectOption | undefined) => {
    if (option) pick(option.value)
    fold()
  }
  const move = (by: number) => {
    if (!open) return unfold()
    if (found.length) setActive((active + by + found.length) % found.length)
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: ({ altKey }) => (altKey ? fold() : move(-1)),
    // Never the form's: in a list Enter means "this one".
    Enter: () => (open ? choose(found[active]) : unfold()),
    Escape: fold,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || (event.key === 'Escape' && !open)) return
    event.preventDefault()
    act(event)
  }

  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        aria-invalid={state.invalid || undefined}
        aria-describedby={state.describedBy}
        value={typed ?? options[chosen]?.label ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onClick={unfold}
        onBlur={fold}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
          setOpen(true)
        }}
      />
      <div ref={popup} className="select-popup" hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
          {found.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box, which names the active option
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              className={[index === active && 'active', option.faint && 'faint'].filter(Boolean).join(' ')}
              // Pressing must not take the focus out of the box, which would fold the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
        <p role="status">{typed !== undefined && found.length === 0 && fill(noResults, { typed })}</p>
      </div>
    </>
  )
}
