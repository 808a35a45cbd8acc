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
export type DashboardPanelParams = {
  'today.today': []
  'today.nothing': []
  'today.work': []
  'today.urgent': []
  'today.coming': []
  'today.quiet': []
  'today.past': []
  'today.compared': []
  'today.more': [{ count: string | number }]
  'today.free': []
  'today.all': []
}

export type DashboardPanelMessages = Translator<DashboardPanelParams>

export const dashboardPanelMessages = /* @__PURE__ */ defineMessages<DashboardPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
