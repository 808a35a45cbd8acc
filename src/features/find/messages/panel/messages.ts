// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../../shared/messages/define-messages'
import type { Translator } from '../../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type FindPanelParams = {
  title: []
  placeholder: []
  results: []
  close: []
  actions: []
  screens: []
  recent: []
  new: [{ what: string | number }]
  nothing: [{ query: string | number }]
  found: [{ count: number }]
  loading: []
  failed: []
  'keys.move': []
  'keys.open': []
  'keys.close': []
}

export type FindPanelMessages = Translator<FindPanelParams>

export const findPanelMessages = /* @__PURE__ */ defineMessages<FindPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
