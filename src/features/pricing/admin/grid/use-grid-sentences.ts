import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { csvSentences } from '../../../../platform/csv/csv-sentences'
import { sentenceTranslator } from '../../../../platform/payload/admin/sentence-translator'
import { editSentences } from './edit-sentences'
import { importSentences } from './import-sentences'
import { warningSentences } from './warning-sentences'

const translate = sentenceTranslator({
  ...warningSentences,
  ...editSentences,
  ...importSentences,
  ...csvSentences,
})

/** Says what the rules of the price table found, in the language of the panel. */
export const useGridSentences = () => {
  const { language } = useTranslation().i18n
  return useCallback((sentence: string) => translate(sentence, language), [language])
}
