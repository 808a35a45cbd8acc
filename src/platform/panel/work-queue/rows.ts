/** The row so many steps away from another, or the last one in that direction. */
export const rowAt = (
  ids: readonly number[],
  from: number | undefined,
  steps: number,
): number | undefined => {
  const index = from === undefined ? 0 : ids.indexOf(from) + steps
  return ids[Math.min(Math.max(index, 0), ids.length - 1)]
}

export const hasFocus = (elementId: string): boolean =>
  document.getElementById(elementId)?.contains(document.activeElement) === true

export const focusRow = (elementId: string): void => {
  const row = document.getElementById(elementId)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Adds ids to a selection, or takes them out of it. */
export const withIds = (ids: ReadonlySet<number>, changed: readonly number[], isIn: boolean) => {
  const next = new Set(ids)
  for (const id of changed) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}
