import { pickMessages, type Translator } from '../../../shared/messages/translator'
import type { SchoolsMessages, SchoolsParams } from '../messages/messages'

const keys = [
  'searchLabel',
  'languageLabel',
  'anyLanguage',
  'search',
  'results',
  'noResults',
  'noResultsHint',
  'showAll',
  'searchFailed',
  'searchFailedLink',
  'pager',
  'pageOf',
  'previousPage',
  'nextPage',
  'teaches',
  'nextStarts',
  'stayTotal',
  'stayOther',
  'stayNone',
  'calculatePrice',
] as const

/** The texts that travel to the browser with the search; the others stay on the server. */
export type SearchTexts = Translator<Pick<SchoolsParams, (typeof keys)[number]>>

export const searchTexts = (t: SchoolsMessages): SearchTexts => pickMessages(t, keys)
