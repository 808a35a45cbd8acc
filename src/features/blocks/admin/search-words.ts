import { panelLocale } from '../../../shared/locale'
import { foldWords } from '../../../shared/text/fold-words'
import { blocksPanelMessages } from '../messages/panel/messages'

/**
 * Whether a block is meant by what was typed: the beginning of one of the words that people know it by from elsewhere, or
 * several words in their order. English words are known in every language.
 */
export const isMeant = (block: string, typed: string, language: string): boolean => {
  const term = foldWords(typed)
  const key = blocksPanelMessages.keys('searchWords.').find((each) => each === `searchWords.${block}`)
  if (!key || term.length < 2) return false
  const known = [blocksPanelMessages('en')(key), blocksPanelMessages(panelLocale(language))(key)]
  return known.some((text) => ` ${foldWords(text)}`.includes(` ${term}`))
}
