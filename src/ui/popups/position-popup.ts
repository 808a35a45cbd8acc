interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export interface Placement {
  side: 'above' | 'below'
  /** Which edges are aligned, in reading direction. */
  align: 'start' | 'center' | 'end'
}

/** Space between button and popup, and between popup and window edge. */
const GAP = 6
const MARGIN = 8

const top = (anchor: Box, box: Size, view: Size, side: Placement['side']): number => {
  const above = anchor.top - GAP - box.height
  const below = anchor.top + anchor.height + GAP
  const fitsAbove = above >= MARGIN
  const fitsBelow = below + box.height <= view.height - MARGIN
  if (side === 'above') return fitsAbove || !fitsBelow ? above : below
  return fitsBelow || !fitsAbove ? below : above
}

const left = (anchor: Box, box: Size, view: Size, align: Placement['align']): number => {
  const start = anchor.left
  const end = anchor.left + anchor.width - box.width
  if (align === 'center') return (start + end) / 2
  const fits = (place: number) => place >= MARGIN && place + box.width <= view.width - MARGIN
  const [wanted, other] = align === 'start' ? [start, end] : [end, start]
  return fits(wanted) || !fits(other) ? wanted : other
}

const within = (place: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(place, room - MARGIN - size))

/** The position of a box beside an anchor: on the preferred side, on the other side if there is no room, always in the window. */
export const place = (anchor: Box, box: Size, view: Size, { side, align }: Placement, rtl = false) => {
  const physical = rtl && align !== 'center' ? (align === 'start' ? 'end' : 'start') : align
  return {
    left: within(left(anchor, box, view, physical), box.width, view.width),
    top: within(top(anchor, box, view, side), box.height, view.height),
  }
}
