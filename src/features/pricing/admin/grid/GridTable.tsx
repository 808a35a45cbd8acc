import { useTranslation } from '@payloadcms/ui'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { writeAmount } from '../../../../shared/text/amount-text'
import { pricingPanelMessages } from '../../messages/panel/messages'
import { MAX_WEEKS } from '../../model'
import { copyText } from './clipboard'
import { GridRow } from './GridRow'
import { cellsOfRow, type GridRow as Row } from './grid-rows'
import { blockOf, type Place, placeAfter, selectCell } from './selection'
import type { Grid } from './use-grid'

interface GridTableProps {
  rows: Row[]
  grid: Grid
  undo: () => void
  redo: () => void
  readOnly: boolean
  labelId: string
  helpId: string
}

const weeks = Array.from({ length: MAX_WEEKS }, (_, index) => index + 1)

const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-week]')
  return cell ? { row: Number(cell.dataset.row), week: Number(cell.dataset.week) } : undefined
}

const isEditor = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement

/** The table: one tab stop with keyboard navigation, as in a spreadsheet. */
export const GridTable = ({ rows, grid, undo, redo, readOnly, labelId, helpId }: GridTableProps) => {
  const table = useRef<HTMLTableElement>(null)
  const texts = usePanelMessages(pricingPanelMessages)
  const { language } = useTranslation().i18n
  const derivedNoteId = useId()
  const { selection, editing, takesFocus } = grid
  const { active } = selection
  /** Whether the next Tab leaves the table, after Escape. */
  const leaving = useRef(false)
  const tapped = useRef<Place>(undefined)

  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-week="${active.week}"]`,
    )
    const editor = cell?.querySelector('input')
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    ;(editor ?? cell)?.focus({ preventScroll: true })
    editor?.setSelectionRange(editor.value.length, editor.value.length)
  }, [selection, editing])

  const textOf = ({ row, week }: Place) => {
    const cell = rows[row] && cellsOfRow(rows[row])[week - 1]
    return cell === undefined ? '' : writeAmount(cell, language)
  }
  const editorText = () => table.current?.querySelector<HTMLInputElement>('.price-grid__editor')?.value ?? ''
  /** Applies the text in the editor. Returns false if it is not valid. */
  const finish = () => editing === undefined || grid.commit(editorText())

  const move = (key: string, ctrl: boolean, extend: boolean) => {
    const place = placeAfter(key, ctrl, active, rows.length)
    if (place) grid.select(extend ? { anchor: selection.anchor, active: place } : selectCell(place))
    return place !== undefined
  }

  /** Returns true if the key was handled. */
  const keyWhileEditing = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'Escape') grid.stopEditing()
    else if (key === 'Enter') {
      if (finish()) move(shiftKey ? 'ArrowUp' : 'ArrowDown', false, false)
    } else if (key === 'Tab') {
      if (finish()) move(shiftKey ? 'ArrowLeft' : 'ArrowRight', false, false)
    } else return false
    return true
  }

  const keyWithCtrl = (key: string, shiftKey: boolean): boolean => {
    if (key === 'z') (shiftKey ? redo : undo)()
    else if (key === 'y') redo()
    else if (key === 'r') grid.fillRight()
    else if (key === 'a')
      grid.select({ anchor: { row: 0, week: 1 }, active: { row: rows.length - 1, week: MAX_WEEKS } })
    else return false
    return true
  }

  const keyInGrid = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    if (altKey) return false
    const left = leaving.current
    leaving.current = key === 'Escape' || (left && key === 'Shift')
    if (key === 'Tab') {
      const atEdge = active.week === (shiftKey ? 1 : MAX_WEEKS)
      return !left && !atEdge && move(shiftKey ? 'ArrowLeft' : 'ArrowRight', false, false)
    }
    if (move(key, ctrl, shiftKey)) return true
    if (ctrl) return keyWithCtrl(key.toLowerCase(), shiftKey)
    if (key === 'Enter') return move(shiftKey ? 'ArrowUp' : 'ArrowDown', false, false)
    if (key === 'F2') grid.edit(textOf(active))
    else if (key === 'Delete' || key === 'Backspace') grid.clear()
    else if (key === 'Escape') grid.select(selectCell(active))
    else if (key.length === 1 && key !== ' ') grid.edit(key)
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const handled = isEditor(event.target) ? keyWhileEditing(event) : keyInGrid(event)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (!place || isEditor(event.target) || event.button !== 0) return
    event.preventDefault()
    if (!finish()) return
    tapped.current = place.row === active.row && place.week === active.week ? place : undefined
    grid.select(event.shiftKey ? { anchor: selection.anchor, active: place } : selectCell(place))
  }
  const onMouseMove = (event: MouseEvent) => {
    const place = placeOf(event.target)
    const moved = place && (place.row !== active.row || place.week !== active.week)
    if (moved && event.buttons === 1 && editing === undefined)
      grid.select({ anchor: selection.anchor, active: place })
  }
  const onClick = ({ nativeEvent }: MouseEvent) => {
    // On touch screens, a second tap starts editing.
    if ((nativeEvent as PointerEvent).pointerType === 'touch' && tapped.current && editing === undefined)
      grid.edit(textOf(tapped.current))
  }

  const onBlur = ({ target }: FocusEvent) => {
    // If the whole window loses the focus, the editor stays open.
    if (!isEditor(target) || editing === undefined || document.activeElement === target) return
    if (!grid.commit(target.value)) grid.stopEditing()
    takesFocus.current = false
  }

  const onCopy = (event: ClipboardEvent) => {
    if (isEditor(event.target)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyText(selection, rows, language))
    if (event.type === 'cut') grid.clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isEditor(event.target)) return
    event.preventDefault()
    grid.paste(event.clipboardData.getData('text/plain'))
  }

  const block = blockOf(selection)
  return (
    <div className="price-grid__scroll">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for spreadsheets
        role="grid"
        aria-labelledby={labelId}
        aria-describedby={helpId}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onMouseMove={onMouseMove}
        onClick={onClick}
        onDoubleClick={({ target }) => {
          if (!isEditor(target) && placeOf(target)) grid.edit(textOf(active))
        }}
        onBlur={onBlur}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col" className="price-grid__item">
              {texts('grid.weeks')}
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const inRow = index >= block.top && index <= block.bottom
            return (
              <GridRow
                key={`${row.kind} ${row.number}`}
                row={row}
                index={index}
                activeWeek={index === active.row ? active.week : undefined}
                selectedFrom={inRow ? block.from : undefined}
                selectedTo={inRow ? block.to : undefined}
                editing={index === active.row ? editing : undefined}
                derivedNoteId={derivedNoteId}
              />
            )
          })}
        </tbody>
      </table>
      <p id={derivedNoteId} hidden>
        {texts('grid.derived')}
      </p>
    </div>
  )
}
