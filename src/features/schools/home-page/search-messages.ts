import { pickTexts } from '../../../shared/text/message'
import type { SchoolMessages } from '../messages/en'

const keys = [
  'searchLabel',
  'languageLabel',
  'anyLanguage',
  'search',
  'resultsOne',
  'resultsOther',
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
  'fromWeek',
  'nextStarts',
] as const

/** The texts that travel to the browser with the search; the others stay on the server. */
export type SearchTexts = Pick<SchoolMessages, (typeof keys)[number]>

export const searchTexts = (t: SchoolMessages): SearchTexts => pickTexts(t, keys)
