import { useCallback, useRef, useState } from 'react'
import type { PricedItem } from '../../price-list/price-list'
import { clear, continueStep, type Edit, fillRight, typeInto } from './cell-edits'
import { pasteText } from './clipboard'
import { type CellChange, cellsOfRow, type GridRow, withCells } from './grid-rows'
import { at, blockOf, type Place, type Selection } from './selection'

export interface Said {
  text: string
  refused: boolean
}

interface GridOptions {
  items: PricedItem[]
  rows: GridRow[]
  change: (items: PricedItem[]) => void
  readOnly: boolean
  say: (said: Said) => void
}

/** The selected cells, the cell being edited, and everything that can be done to them. */
export const useGrid = ({ items, rows, change, readOnly, say }: GridOptions) => {
  const [selection, setSelection] = useState<Selection>(at({ row: 0, week: 1 }))
  const [editing, setEditing] = useState<string>()
  /** Set when the keyboard belongs into the grid once it is drawn again. */
  const takesFocus = useRef(false)

  const select = useCallback((next: Selection) => {
    takesFocus.current = true
    setSelection(next)
  }, [])
  const goTo = useCallback((place: Place) => select(at(place)), [select])

  const reallyChanges = ({ row, week, value }: CellChange) =>
    rows[row] !== undefined && cellsOfRow(rows[row])[week - 1] !== value

  const apply = (edit: Edit, done = ''): boolean => {
    if (readOnly) return false
    if ('refused' in edit) {
      say({ text: edit.refused, refused: true })
      return false
    }
    const changes = edit.changes.filter(reallyChanges)
    if (changes.length) change(withCells(items, rows, changes))
    say({ text: changes.length ? done : '', refused: false })
    return true
  }

  const edit = (text: string) => {
    if (readOnly || rows.length === 0) return
    takesFocus.current = true
    setSelection(at(selection.active))
    setEditing(text)
  }
  const stopEditing = () => {
    takesFocus.current = true
    setEditing(undefined)
  }
  /** False when what was typed is no amount: it stays to be mended. */
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
    clear: () => apply(clear(blockOf(selection)), 'Cleared.'),
    fillRight: () => apply(fillRight(selection, rows), 'Filled to the right.'),
    continueStep: () => apply(continueStep(selection, rows), 'The rest of the row was filled.'),
    paste: (text: string) => {
      apply(pasteText(text, selection, rows), 'Pasted.')
      takesFocus.current = true
    },
  }
}

export type Grid = ReturnType<typeof useGrid>
