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
export type ThemePanelParams = {
  colourPicker: []
  'errors.colour': []
  'errors.contrast': [{ colour: string | number; contrast: string | number; ground: string | number; needed: string | number; what: string | number }]
  'errors.ink': []
  'errors.heading': []
  'errors.link': []
  'errors.accent': []
  'errors.onAccent': []
}

export type ThemePanelMessages = Translator<ThemePanelParams>

export const themePanelMessages = /* @__PURE__ */ defineMessages<ThemePanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
