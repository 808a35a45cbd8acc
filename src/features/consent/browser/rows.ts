import { allowedGroups, groupsToAsk } from '../decide'
import { newGroups, type PageState } from './page-state'

/** A group that was found on the page has no row in its HTML. */
const addRow = (list: Element, name: string) => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-found-row]')
  const row = template?.content.querySelector('li')?.cloneNode(true)
  if (!(row instanceof HTMLElement)) return
  row.dataset.group = name
  const box = row.querySelector('input')
  if (box) box.value = name
  const title = row.querySelector('strong')
  if (title) title.textContent = name
  const rows = [...list.querySelectorAll<HTMLElement>('[data-group]')]
  list.insertBefore(row, rows.find((other) => (other.dataset.group ?? '').localeCompare(name) > 0) ?? null)
}

/** Puts the visitor's own choice into the switches, of the dialog and of the cookie policy. */
export const fillRows = (state: PageState): void => {
  const { record } = state
  const fresh = newGroups(state)
  const allowed = allowedGroups(record)
  for (const list of document.querySelectorAll('.consent-rows')) {
    const rowOf = (name: string) => list.querySelector<HTMLElement>(`[data-group="${CSS.escape(name)}"]`)
    for (const { name, visible } of record.blockList) if (visible && !rowOf(name)) addRow(list, name)
    for (const row of list.querySelectorAll<HTMLElement>('[data-group]')) {
      const name = row.dataset.group ?? ''
      const box = row.querySelector('input')
      if (box) box.checked = allowed.has(name)
      const mark = row.querySelector<HTMLElement>('.consent-new')
      if (mark) mark.hidden = !fresh.has(name)
    }
  }
}

/** The first pane asks for everything, or, after an earlier decision, for what is new and for nothing else. */
export const fillQuestion = (dialog: HTMLElement, state: PageState): void => {
  fillRows(state)
  const asked = state.decided ? groupsToAsk(state.record) : new Set<string>()
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  const [intro, box, list] = [part('.consent-intro'), part('.consent-asked'), part('.consent-asked ul')]
  if (!intro || !box || !list) return
  dialog.toggleAttribute('data-new', asked.size > 0)
  intro.hidden = asked.size > 0
  box.hidden = asked.size === 0
  list.replaceChildren(
    ...[...asked]
      .sort((one, other) => one.localeCompare(other))
      .map((name) => {
        const row = part(`.consent-rows [data-group="${CSS.escape(name)}"] label > span`)?.cloneNode(true)
        const item = document.createElement('li')
        item.append(...(row?.childNodes ?? [name]))
        return item
      }),
  )
}
