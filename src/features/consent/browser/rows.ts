import { groupsToAsk } from '../decision/decide'
import { newGroups, type PageState } from './page-state'

export const part = <T extends HTMLElement>(place: ParentNode, selector: string) =>
  place.querySelector(selector) as T

/** A copy of the element inside a template. */
export const copyOf = (template: string) =>
  part<HTMLTemplateElement>(document, template).content.firstElementChild?.cloneNode(true) as HTMLElement

const rowOf = (name: string) => `[data-group="${CSS.escape(name)}"]`

/** A group that was found on the page has no row yet. */
const addRow = (list: Element, name: string) => {
  const row = copyOf('[data-found-row]')
  row.dataset.group = name
  part<HTMLInputElement>(row, 'input').value = name
  part(row, 'strong').textContent = name
  const rows = [...list.querySelectorAll<HTMLElement>('[data-group]')]
  list.insertBefore(
    row,
    rows.find((other) => (other.dataset.group as string).localeCompare(name) > 0) ?? null,
  )
}

/** Sets the switches of the dialog and the cookie policy page to the visitor's choice. */
export const fillRows = (state: PageState): void => {
  const fresh = newGroups(state)
  for (const list of document.querySelectorAll('.consent-rows')) {
    for (const { name, visible } of state.record.blockList)
      if (visible && !list.querySelector(rowOf(name))) addRow(list, name)
    for (const row of list.querySelectorAll<HTMLElement>('[data-group]')) {
      const name = row.dataset.group as string
      const items = state.record.blockList.filter((item) => item.name === name)
      row.hidden = !items.some((item) => item.visible)
      const box = part<HTMLInputElement>(row, 'input')
      box.checked = state.allowed.has(name)
      box.disabled = !items.some((item) => item.editable)
      part(row, '.consent-new').hidden = !fresh.has(name)
    }
  }
}

/** The first pane asks about everything; after an earlier decision, only about what is new. */
export const fillQuestion = (state: PageState): void => {
  fillRows(state)
  const asked = state.decided ? groupsToAsk(state.record) : new Set<string>()
  const { dialog } = state
  part(dialog, '.consent-asked ul').replaceChildren(
    ...[...asked].sort().map((name) => {
      const item = document.createElement('li')
      item.append(part(dialog, `${rowOf(name)} span`).cloneNode(true))
      return item
    }),
  )
}
