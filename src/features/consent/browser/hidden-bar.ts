import { fill } from '../../../shared/text/message'
import { groupsToReport } from '../decision/decide'
import type { PageState } from './page-state'

/**
 * Says which groups to allow for what the page does not show, to those who have decided; or that the browser's signal was
 * honoured, to those who have not.
 */
export const showBar = ({ record, honoursSignal }: PageState) => {
  const bar = document.getElementById('pdcc-bar') as HTMLElement
  const text = bar.firstElementChild as HTMLElement
  const groups = [...groupsToReport(record)].sort()
  text.textContent = fill(text.dataset.text ?? '', { groups: groups.join(', ') })
  bar.hidden = !honoursSignal && (!groups[0] || !record.showMessage)
  bar.classList.toggle('consent-signal', honoursSignal)
}
