import { firstProblems, isCsvProblem } from '../../../platform/csv/read-csv'
import { panelMessages } from '../../../platform/panel/messages/messages'
import { panelLocale } from '../../../shared/locale'
import { translateCode } from '../../../shared/messages/message-code'
import { commentsPanelMessages } from '../messages/panel/messages'
import type { ImportProblem } from './imported-comment'

/** Says the first problems of a file in a language of the panel. */
export const translateProblems = (problems: readonly ImportProblem[], language: string): string[] => {
  const locale = panelLocale(language)
  return firstProblems(problems).map((problem) =>
    isCsvProblem(problem)
      ? translateCode(panelMessages(locale), problem)
      : translateCode(commentsPanelMessages(locale), problem),
  )
}
