// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../messages/define-messages'
import type { Translator } from '../../messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type WordpressParams = {
  line: [{ line: string | number; problem: string | number }]
  ampersand: []
  entity: [{ entity: string | number }]
  endsInside: [{ part: string | number }]
  textOutside: []
  doctype: []
  longTag: [{ max: string | number }]
  badTag: []
  crossed: [{ expected: string | number; found: string | number }]
  unopened: [{ name: string | number }]
  unclosed: [{ name: string | number }]
  secondRoot: []
  tooDeep: [{ max: string | number }]
  empty: []
  noExport: []
  longText: [{ megabytes: string | number; name: string | number }]
  tooMany: [{ max: string | number }]
}

export type WordpressMessages = Translator<WordpressParams>

export const wordpressMessages = /* @__PURE__ */ defineMessages<WordpressParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
