import { fill } from '../../../shared/text/message'
import { pageDataId } from '../dialog/page-data'
import { showBar } from './hidden-bar'
import { newGroups, type PageState } from './page-state'
import { fillRows, part } from './rows'

/** Shows the number of new groups on the links to the settings. */
export const showBadges = (state: PageState) => {
  for (const old of document.querySelectorAll('.consent-badge')) old.remove()
  const count = newGroups(state).size
  if (!count || !state.data.config.showBadges) return
  const text = fill(part(document, `#${pageDataId}`).dataset.badge as string, { count })
  const badge = { className: 'consent-badge', role: 'img', ariaLabel: text, textContent: count }
  for (const link of document.querySelectorAll('.pdcc-open-modal'))
    link.append(Object.assign(document.createElement('span'), badge))
}

/** Updates everything that shows the choice. */
export const show = (state: PageState): void => {
  showBadges(state)
  showBar(state)
  fillRows(state)
}
