import { fill } from '../../../shared/text/message'
import { groupsToReport } from '../decision/decide'
import type { PageState } from './page-state'

/**
 * For visitors who have decided: names the groups whose content is blocked on this page, if the site wants it. For the others:
 * says that the browser's privacy signal was honoured.
 */
export const showBar = ({ record, honoursSignal }: PageState) => {
  const bar = document.getElementById('pdcc-bar') as HTMLElement
  const text = bar.firstElementChild as HTMLElement
  const groups = [...groupsToReport(record)].sort()
  text.textContent = fill(text.dataset.text as string, { groups: groups.join(', ') })
  const isWanted = record.config.showMessage && record.showMessage && groups[0]
  bar.hidden = !honoursSignal && !isWanted
  bar.classList.toggle('consent-signal', honoursSignal)
}
