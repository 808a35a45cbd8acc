import { showBadges } from './badges'
import { showBar } from './hidden-bar'
import type { PageState } from './page-state'
import { fillRows } from './rows'

/** All that a page shows of the choice: when there is more than a glance tells, and when it has changed. */
export const show = (state: PageState): void => {
  showBadges(state)
  showBar(state)
  fillRows(state)
}
