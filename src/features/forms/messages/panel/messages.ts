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
export type FormsPanelParams = {
  received: [{ count: number }]
  'form.answers': []
  'form.nothingFilledIn': []
  'form.exportCsv': []
  'form.allForms': []
  'form.export': []
  'form.mailedTo': [{ addresses: string | number }]
  'form.nobody': []
  'form.howToMend': []
  'form.submissions': [{ count: number }]
  'errors.shortName': []
  'errors.dependsOn': [{ name: string | number; other: string | number }]
  'errors.dependsOnAnswer': [{ answer: string | number; answers: string | number; name: string | number; other: string | number }]
  'errors.noField': []
  'errors.nameTwice': [{ name: string | number }]
  'errors.valueTwice': [{ name: string | number; value: string | number }]
  'errors.maxBelowMin': []
  'form.download': [{ file: string | number }]
  'errors.noFile': []
}

export type FormsPanelMessages = Translator<FormsPanelParams>

export const formsPanelMessages = /* @__PURE__ */ defineMessages<FormsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
