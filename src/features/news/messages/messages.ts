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
export type NewsParams = {
  title: []
  description: [{ site: string | number }]
  ofSchool: [{ school: string | number }]
  upcoming: []
  allNews: []
  topics: []
  allTopics: []
  empty: []
  author: [{ author: string | number }]
  event: []
  addToCalendar: []
  calendarFile: []
  eventOver: []
  published: [{ day: string | number }]
  moreNews: []
  older: []
  newer: []
  feed: []
  pager: []
  pageOf: [{ page: string | number; pages: string | number }]
  previousPage: []
  nextPage: []
}

export type NewsMessages = Translator<NewsParams>

export const newsMessages = /* @__PURE__ */ defineMessages<NewsParams>({
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
