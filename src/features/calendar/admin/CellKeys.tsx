'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

const steps: Record<string, readonly [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The links of the cells of a row, one for each column that has any. */
const linksIn = (row: HTMLTableRowElement | undefined, column: number): HTMLElement[] => [
  ...(row?.cells[column]?.querySelectorAll<HTMLElement>('a') ?? []),
]

/**
 * The table is one stop of the Tab key; the arrow keys move from cell to cell, past those without a link. Without the script each link is
 * a stop of its own.
 */
export const CellKeys = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  const stop = (link: HTMLElement) => {
    for (const each of frame.current?.querySelectorAll('td a') ?? []) each.setAttribute('tabindex', '-1')
    link.setAttribute('tabindex', '0')
  }
  // After each render, which may have brought another table.
  useEffect(() => {
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('td a') ?? [])]
    const first = links.find((link) => link.hasAttribute('aria-current')) ?? links[0]
    if (first) stop(first)
  })
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const cell = (event.target as HTMLElement).closest('td')
    const row = cell?.closest('tr')
    const table = row?.closest('table')
    if (!step || !cell || !row || !table || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const inCell = linksIn(row, cell.cellIndex)
    const beside = inCell[inCell.indexOf(event.target as HTMLElement) + step[1]]
    if (step[1] && beside) return beside.focus()
    const [down, right] = step
    let [y, x] = [row.rowIndex + down, cell.cellIndex + right]
    while (y > 0 && y < table.rows.length && x > 0 && x < row.cells.length) {
      const links = linksIn(table.rows[y], x)
      const next = step[1] < 0 ? links.at(-1) : links[0]
      if (next) return next.focus()
      y += down
      x += right
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus between the links inside
    <div
      ref={frame}
      className="calendar__scroll"
      onKeyDown={move}
      onFocus={({ target }) => target.closest('td') && stop(target as HTMLElement)}
    >
      {children}
    </div>
  )
}
