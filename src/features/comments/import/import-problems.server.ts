import { csvSentences } from '../../../platform/csv/csv-sentences'
import { firstProblems } from '../../../platform/csv/read-csv'
import { sentenceTranslator } from '../../../platform/payload/admin/sentence-translator'
import { panelLocale } from '../../../shared/locale'
import { translateCode } from '../../../shared/messages/message-code'
import { commentsPanelMessages } from '../admin/messages/messages'
import type { ImportProblem } from './imported-comment'

const translateTableProblem = sentenceTranslator(csvSentences)

/** Says the first problems of a file in a language of the panel. */
export const translateProblems = (problems: readonly ImportProblem[], language: string): string[] => {
  const t = commentsPanelMessages(panelLocale(language))
  const sentences = problems.map((problem) =>
    typeof problem === 'string' ? problem : translateCode(t, problem),
  )
  return firstProblems(sentences).map((sentence) => translateTableProblem(sentence, language))
}
