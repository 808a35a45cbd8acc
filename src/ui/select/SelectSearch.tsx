import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { UiMessages } from '../messages/messages'
import { afterPaint } from '../visitor-input'

export interface SelectOption {
  value: string
  label: string
  /** Shown faintly: it can be selected but is not available. The label says why. */
  faint?: boolean
  /** Cannot be selected. The label says why. */
  disabled?: boolean
  /** Title of its group. Options of a group follow each other. */
  group?: string
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** The options whose label contains the typed text, ignoring case and accents. */
export const matchOptions = (options: readonly SelectOption[], typed: string): SelectOption[] => {
  const wanted = plain(typed.trim())
  return options.filter(({ label }) => plain(label).includes(wanted))
}

/** Options that follow each other with the same group. Those without a group have no title. */
export const groupOptions = <T extends Pick<SelectOption, 'group'>>(
  options: readonly T[],
): { title: string | undefined; options: T[] }[] => {
  const groups: { title: string | undefined; options: T[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.title === option.group) last.options.push(option)
    else groups.push({ title: option.group, options: [option] })
  }
  return groups
}

interface SelectSearchProps {
  id: string
  label: string
  value: string
  options: SelectOption[]
  pick: (value: string) => void
  t: UiMessages
  invalid?: boolean
  describedBy?: string
}

/** An editable combobox (ARIA pattern): the focus stays in the input, arrow keys move through the list. */
export function SelectSearch({ id, label, value, options, pick, t, ...state }: SelectSearchProps) {
  const [open, setOpen] = useState(false)
  /** Undefined while the visitor is not searching: then the input shows the selected option. */
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const popup = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const found = typed === undefined ? options : matchOptions(options, typed)
  const chosen = options.findIndex((option) => option.value === value)
  const optionId = (index: number) => `${id}-${index}`

  // After the paint: where the list lies is known then, asking before would lay out the page twice.
  useEffect(() => {
    if (open) void afterPaint().then(() => popup.current?.scrollIntoView({ block: 'nearest' }))
  }, [open])
  useEffect(() => {
    const scroll = () => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    if (open) void afterPaint().then(scroll)
  }, [id, open, active])

  /** Selects the text, so that typing replaces it. A press would put the cursor into it, or open the menu of a selection. */
  const selectText = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    if (!pressed.current) return input.select()
    pressed.current = false
    const text = input.value
    void afterPaint().then(() => {
      if (input === document.activeElement && input.value === text) input.select()
    })
  }
  const openList = () => {
    if (open) return
    setActive(Math.max(chosen, 0))
    setOpen(true)
  }
  /** A press shows the focus first, then the list. By then the visitor may have typed or left. */
  const openAfterPaint = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    const text = input.value
    void afterPaint().then(() => {
      if (input === document.activeElement && input.value === text) openList()
    })
  }
  const closeList = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (option: SelectOption | undefined) => {
    if (option?.disabled) return
    if (option) pick(option.value)
    closeList()
  }
  const move = (by: number) => {
    if (!open) return openList()
    if (found.length) setActive((active + by + found.length) % found.length)
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: ({ altKey }) => (altKey ? closeList() : move(-1)),
    // Enter selects an option and must not submit the form.
    Enter: () => (open ? choose(found[active]) : openList()),
    Escape: closeList,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = keys[event.key]
    if (!handle || (event.key === 'Escape' && !open)) return
    event.preventDefault()
    handle(event)
  }

  const renderOption = (option: SelectOption & { index: number }) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which refers to the active option
    <div
      key={option.value}
      id={optionId(option.index)}
      role="option"
      aria-selected={option.value === value}
      aria-disabled={option.disabled || undefined}
      className={[option.index === active && 'active', option.faint && 'faint'].filter(Boolean).join(' ')}
      // Keep the focus in the input: losing it would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(option)}
    >
      {option.label}
    </div>
  )

  return (
    <>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        data-open={open || undefined}
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        aria-invalid={state.invalid || undefined}
        aria-describedby={state.describedBy}
        value={typed ?? options[chosen]?.label ?? ''}
        onPointerDown={() => {
          pressed.current = true
        }}
        onFocus={selectText}
        onClick={openAfterPaint}
        onBlur={closeList}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
          setOpen(true)
        }}
      />
      <div ref={popup} className="select-popup" hidden={!open}>
        <div id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
          {groupOptions(found.map((option, index) => ({ ...option, index }))).map(({ title, options }) =>
            title ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of form fields
              <div key={title} role="group" aria-label={title}>
                <p aria-hidden="true">{title}</p>
                {options.map(renderOption)}
              </div>
            ) : (
              options.map(renderOption)
            ),
          )}
        </div>
        <p role="status">{typed !== undefined && found.length === 0 && t('noResults', { typed })}</p>
      </div>
    </>
  )
}
