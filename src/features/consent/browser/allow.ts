import { groupsToReport } from '../decide'
import { decide } from './decision'
import { attempt } from './failure'
import type { PageState } from './page-state'

/** "Always allow" in the place of something. */
export const allowGroup = (state: PageState, placeholder: HTMLElement): Promise<boolean> =>
  attempt(placeholder, () => decide(state, 'allow', [placeholder.dataset.embed ?? ''], placeholder))

/** The bar at the bottom: what is hidden here and nothing else. */
export const allowHidden = (state: PageState, bar: Element): Promise<boolean> =>
  attempt(bar, () => decide(state, 'allow', groupsToReport(state.record)))
