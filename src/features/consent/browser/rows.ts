import { groupsToAsk } from '../decide'
import { newGroups, type PageState } from './page-state'

const rowOf = (name: string) => `[data-group="${CSS.escape(name)}"]`
const byName = (one: string, other: string) => one.localeCompare(other)

/** A group that was found on the page has no row in its HTML. */
const addRow = (list: Element, name: string) => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-found-row]')
  const row = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  row.dataset.group = name
  for (const box of row.querySelectorAll('input')) box.value = name
  for (const title of row.querySelectorAll('strong')) title.textContent = name
  const rows = [...list.querySelectorAll<HTMLElement>('[data-group]')]
  list.insertBefore(row, rows.find((other) => byName(other.dataset.group ?? '', name) > 0) ?? null)
}

/** Puts the visitor's own choice into the switches, of the dialog and of the cookie policy. */
export const fillRows = (state: PageState): void => {
  const fresh = newGroups(state)
  for (const list of document.querySelectorAll('.consent-rows')) {
    for (const { name, visible } of state.record.blockList)
      if (visible && !list.querySelector(rowOf(name))) addRow(list, name)
    for (const row of list.querySelectorAll<HTMLElement>('[data-group]')) {
      const name = row.dataset.group ?? ''
      for (const box of row.querySelectorAll('input')) box.checked = state.allowed.has(name)
      for (const mark of row.querySelectorAll<HTMLElement>('.consent-new')) mark.hidden = !fresh.has(name)
    }
  }
}

/** The first pane asks for everything, or, after an earlier decision, for what is new and for nothing else. */
export const fillQuestion = (state: PageState): void => {
  fillRows(state)
  const asked = state.decided ? groupsToAsk(state.record) : new Set<string>()
  const part = (selector: string) => state.dialog.querySelector(selector) as HTMLElement
  state.dialog.toggleAttribute('data-new', asked.size > 0)
  part('.consent-intro').hidden = asked.size > 0
  part('.consent-asked').hidden = asked.size === 0
  part('.consent-asked ul').replaceChildren(
    ...[...asked].sort(byName).map((name) => {
      const item = document.createElement('li')
      item.append(...part(`.consent-rows ${rowOf(name)} label > span`).cloneNode(true).childNodes)
      return item
    }),
  )
}
