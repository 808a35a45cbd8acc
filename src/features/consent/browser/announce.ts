import { fill } from '../../../shared/message'
import { groupsToReport } from '../decide'
import { pageDataId } from '../page-data'
import { newGroups, type PageState } from './page-state'

const showBadges = (state: PageState) => {
  for (const old of document.querySelectorAll('.consent-badge')) old.remove()
  const count = newGroups(state).size
  if (!count || !state.data.config.showBadges) return
  const text = fill(document.getElementById(pageDataId)?.dataset.badge ?? '', { count })
  for (const link of document.querySelectorAll('.pdcc-open-modal')) {
    const badge = document.createElement('span')
    badge.className = 'consent-badge'
    badge.setAttribute('role', 'img')
    badge.setAttribute('aria-label', text)
    badge.textContent = String(count)
    link.append(badge)
  }
}

const showBar = ({ record }: PageState) => {
  const bar = document.getElementById('pdcc-bar')
  const text = bar?.querySelector<HTMLElement>('[data-text]')
  if (!bar || !text) return
  const groups = [...groupsToReport(record)].sort((one, other) => one.localeCompare(other))
  text.textContent = fill(text.dataset.text ?? '', { groups: groups.join(', ') })
  bar.hidden = groups.length === 0
}

/** Counts what is new on the links to the settings, and says what the page does not show. */
export const announce = (state: PageState): void => {
  showBadges(state)
  showBar(state)
}
