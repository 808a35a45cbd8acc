import { MAX_WEEKS } from '../../model'

/** A cell: rows count from 0, weeks from 1. */
export interface Place {
  row: number
  week: number
}

/** All cells between two corners, both included. */
export interface Selection {
  anchor: Place
  active: Place
}

export interface Block {
  top: number
  bottom: number
  from: number
  to: number
}

export const selectCell = (place: Place): Selection => ({ anchor: place, active: place })

export const blockOf = ({ anchor, active }: Selection): Block => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  from: Math.min(anchor.week, active.week),
  to: Math.max(anchor.week, active.week),
})

export const placesIn = ({ top, bottom, from, to }: Block): Place[] =>
  Array.from({ length: (bottom - top + 1) * (to - from + 1) }, (_, index) => ({
    row: top + Math.floor(index / (to - from + 1)),
    week: from + (index % (to - from + 1)),
  }))

/** Number of rows that PageUp and PageDown move. */
const pageRows = 10

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The cell that a key moves to; undefined if it is not a navigation key. */
export const placeAfter = (
  key: string,
  ctrl: boolean,
  { row, week }: Place,
  rows: number,
): Place | undefined => {
  const to = (newRow: number, newWeek: number): Place => ({
    row: clamp(newRow, 0, rows - 1),
    week: clamp(newWeek, 1, MAX_WEEKS),
  })
  switch (key) {
    case 'ArrowLeft':
      return to(row, ctrl ? 1 : week - 1)
    case 'ArrowRight':
      return to(row, ctrl ? MAX_WEEKS : week + 1)
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, week)
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : row + 1, week)
    case 'Home':
      return to(ctrl ? 0 : row, 1)
    case 'End':
      return to(ctrl ? rows - 1 : row, MAX_WEEKS)
    case 'PageUp':
      return to(row - pageRows, week)
    case 'PageDown':
      return to(row + pageRows, week)
    default:
      return undefined
  }
}
