import { fill } from '../../../shared/message'
import { groupsToReport } from '../decide'
import type { PageState } from './page-state'

/** Says which groups to allow for what the page does not show, to those who have decided. */
export const showBar = ({ record }: PageState) => {
  const bar = document.getElementById('pdcc-bar') as HTMLElement
  const text = bar.firstElementChild as HTMLElement
  const groups = [...groupsToReport(record)].sort()
  text.textContent = fill(text.dataset.text ?? '', { groups: groups.join(', ') })
  bar.hidden = !groups[0] || !record.showMessage
}
