/** The comments on the screen, as elements. */

const rowClass = 'moderation-row'

export const rowsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(`.${rowClass}`)].filter((row) => !row.hidden)

export const rowOf = (box: HTMLElement, id: number): HTMLElement | undefined =>
  box.querySelector<HTMLElement>(`.${rowClass}[data-comment="${id}"]`) ?? undefined

export const idOf = (row: HTMLElement): number => Number(row.dataset.comment)

export const tickOf = (row: HTMLElement): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>('input[type="checkbox"][name="cid"]')

export const selectedIn = (box: HTMLElement): HTMLElement[] =>
  rowsIn(box).filter((row) => tickOf(row)?.checked)

export const currentIn = (box: HTMLElement): HTMLElement | undefined =>
  rowsIn(box).find((row) => row.ariaCurrent === 'true')

/** One row can be reached by Tab: the current one. */
export const makeCurrent = (box: HTMLElement, row: HTMLElement | undefined, focus = true): void => {
  for (const other of rowsIn(box)) {
    other.tabIndex = other === row ? 0 : -1
    if (other === row) other.ariaCurrent = 'true'
    else other.removeAttribute('aria-current')
  }
  if (!row || !focus) return
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

/** The row that is so many steps away, or the last one on the way there. */
export const rowFrom = (
  box: HTMLElement,
  row: HTMLElement | undefined,
  steps: number,
): HTMLElement | undefined => {
  const rows = rowsIn(box)
  const index = row ? rows.indexOf(row) + steps : 0
  return rows[Math.min(Math.max(index, 0), rows.length - 1)]
}

/** Our server's HTML: what visitors wrote is text in it. */
export const elementsFrom = (html: string): HTMLElement[] => {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.children] as HTMLElement[]
}

export const elementFrom = (html: string): HTMLElement => elementsFrom(html)[0] as HTMLElement

const goneRow = (id: number): HTMLElement => {
  const row = document.createElement('li')
  row.className = `${rowClass} moderation-removed`
  row.id = `row-${id}`
  row.dataset.comment = String(id)
  row.dataset.state = 'removed'
  row.tabIndex = -1
  row.textContent = 'Deleted'
  return row
}

/** Puts a comment's new row into the place of the old one, with the focus if that had it. */
export const replaceRow = (box: HTMLElement, id: number, html: string | null): HTMLElement | undefined => {
  const old = rowOf(box, id)
  if (!old) return undefined
  const row = html ? elementFrom(html) : goneRow(id)
  const [wasCurrent, hadFocus] = [old.ariaCurrent === 'true', old.contains(document.activeElement)]
  old.replaceWith(row)
  if (wasCurrent) makeCurrent(box, row, hadFocus)
  return row
}

/** Says in the row what somebody else did, and offers to show it. */
export const showConflict = (row: HTMLElement, message: string, showNewer: () => void): void => {
  row.querySelector('.moderation-conflict')?.remove()
  const note = document.createElement('div')
  note.className = 'moderation-conflict'
  note.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = message
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Show the newer version'
  button.addEventListener('click', showNewer)
  note.append(text, button)
  row.append(note)
}
