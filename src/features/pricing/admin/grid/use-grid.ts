import { useCallback, useRef, useState } from 'react'
import type { PricedItem } from '../../calculation/price-list'
import type { PricingCode } from '../../price-list/pricing-code'
import { clear, continueStep, type Edit, fillRight, typeInto } from './cell-edits'
import { pasteText } from './clipboard'
import { type CellChange, cellsOfRow, type GridRow, withCells } from './grid-rows'
import { blockOf, type Place, type Selection, selectCell } from './selection'

/** The last message about the grid. */
export interface GridStatus {
  found?: PricingCode
  refused: boolean
}

interface GridOptions {
  items: PricedItem[]
  rows: GridRow[]
  change: (items: PricedItem[]) => void
  readOnly: boolean
  setStatus: (status: GridStatus) => void
}

/** The selected cells, the cell being edited, and all operations on them. */
export const useGrid = ({ items, rows, change, readOnly, setStatus }: GridOptions) => {
  const [selection, setSelection] = useState<Selection>(selectCell({ row: 0, week: 1 }))
  const [editing, setEditing] = useState<string>()
  /** Whether the grid takes the focus after the next render. */
  const takesFocus = useRef(false)

  const select = useCallback((next: Selection) => {
    takesFocus.current = true
    setSelection(next)
  }, [])
  const goTo = useCallback((place: Place) => select(selectCell(place)), [select])

  const isChange = ({ row, week, value }: CellChange) =>
    rows[row] !== undefined && cellsOfRow(rows[row])[week - 1] !== value

  const apply = (edit: Edit, done?: PricingCode): boolean => {
    if (readOnly) return false
    if ('refused' in edit) {
      setStatus({ found: edit.refused, refused: true })
      return false
    }
    const changes = edit.changes.filter(isChange)
    if (changes.length) change(withCells(items, rows, changes))
    setStatus({ found: changes.length ? done : undefined, refused: false })
    return true
  }

  const edit = (text: string) => {
    if (readOnly || rows.length === 0) return
    takesFocus.current = true
    setSelection(selectCell(selection.active))
    setEditing(text)
  }
  const stopEditing = () => {
    takesFocus.current = true
    setEditing(undefined)
  }
  /** Returns false if the text is not an amount; the editor then stays open. */
  const commit = (text: string): boolean => {
    const done = apply(typeInto(selection.active, text))
    if (done) stopEditing()
    return done
  }

  return {
    selection,
    editing,
    takesFocus,
    select,
    goTo,
    edit,
    stopEditing,
    commit,
    clear: () => apply(clear(blockOf(selection)), { code: 'grid.cleared' }),
    fillRight: () => apply(fillRight(selection, rows), { code: 'grid.filledRight' }),
    continueStep: () => apply(continueStep(selection, rows), { code: 'grid.filledRow' }),
    paste: (text: string) => {
      apply(pasteText(text, selection, rows), { code: 'grid.pasted' })
      takesFocus.current = true
    },
  }
}

export type Grid = ReturnType<typeof useGrid>
