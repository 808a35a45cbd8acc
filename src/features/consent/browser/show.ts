import { announce } from './announce'
import { showDecisions } from './my-decisions'
import type { PageState } from './page-state'
import { fillRows } from './rows'

/** What a page shows of the choice when it opens. */
export const show = (state: PageState): void => {
  announce(state)
  fillRows(state)
  showDecisions()
}
