// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../shared/messages/define-messages'
import type { Translator } from '../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gl from './gl.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ptBr from './pt-br.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type SearchParams = {
  title: []
  titleOf: [{ q: string | number }]
  label: []
  button: []
  emptyHint: []
  results: [{ count: number; q: string | number }]
  noResults: [{ q: string | number }]
  noResultsHint: []
  allSchools: []
  pager: []
  pageOf: [{ page: string | number; pages: string | number }]
  previousPage: []
  nextPage: []
  suggestions: [{ count: string | number }]
  suggestionsHint: []
  kindSchool: []
  kindCourse: []
  kindAccommodation: []
  kindPage: []
  kindPost: []
  kindQuestion: []
  wordsSchool: []
  wordsCourse: []
  wordsAccommodation: []
  wordsPost: []
  wordsQuestion: []
}

export type SearchMessages = Translator<SearchParams>

export const searchMessages = /* @__PURE__ */ defineMessages<SearchParams>({
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  'pt-br': ptBr,
  pt,
})
