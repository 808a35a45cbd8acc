import { csvSentences } from '../../../../platform/csv/csv-sentences'
import { sentenceTranslator } from '../../../../platform/payload/admin/sentence-translator'
import { actionSentences } from './action-sentences'
import { conflictSentences } from './conflict-sentences'
import { dataSentences } from './data-sentences'
import { failureSentences } from './failure-sentences'
import { filterSentences } from './filter-sentences'
import { importSentences } from './import-sentences'
import { listSentences } from './list-sentences'
import { panelSentences } from './panel-sentences'
import { xmlSentences } from './xml-sentences'

export const commentSentences = {
  ...listSentences,
  ...filterSentences,
  ...failureSentences,
  ...panelSentences,
  ...actionSentences,
  ...conflictSentences,
  ...dataSentences,
  ...csvSentences,
  ...importSentences,
  ...xmlSentences,
}

/** Says what the screens of comments say in a language of the panel. They are written in English, for pages without the panel too. */
export const translateInPanel = sentenceTranslator(commentSentences)
