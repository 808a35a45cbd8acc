// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../shared/messages/define-messages'
import type { Translator } from '../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type PanelParams = {
  'import.file': []
  'import.check': []
  'import.wait': []
  'import.unreachable': []
  'import.nothingImported': []
  'import.tooLarge': [{ megabytes: string | number }]
  'import.place': [{ column: string | number; row: string | number }]
  'import.placeOfRow': [{ row: string | number }]
  'import.more': [{ count: number }]
  'csv.empty': []
  'csv.openQuote': [{ row: string | number }]
  'csv.missing': [{ column: string | number }]
  'csv.twice': [{ column: string | number }]
  'csv.unknown': [{ column: string | number; letters: string | number }]
  'csv.unnamed': [{ letters: string | number }]
  'csv.rowLength': [{ count: number; expected: string | number; row: string | number }]
  'csv.tooManyRows': [{ max: string | number; rows: string | number }]
  'csv.more': [{ count: number }]
  'mail.failed': [{ count: number }]
  'mail.late': [{ count: number }]
  diskDashboardCard: []
  mailNotSent: []
  'mailNotice.noServer': []
  'mailNotice.whereMailsAre': []
  'mailNotice.howToMend': []
  'panelBuild.building': []
  'panelBuild.once': []
  'panelBuild.seconds': [{ seconds: number }]
  'panelBuild.failed': []
  'panelBuild.mend': []
  'panelBuild.website': []
  'menu.name': []
  'menu.bar': []
  'menu.all': []
  'kit.cancel': []
  'kit.close': []
  'kit.filters': []
  'kit.show': []
  'kit.removeFilter': [{ name: string | number }]
  'kit.clearFilters': []
  'kit.columns': []
  'kit.actions': []
  'kit.loading': []
  'kit.calendar': [{ label: string | number }]
  'kit.noDay': [{ example: string | number }]
  'kit.tooEarly': [{ day: string | number }]
  'kit.tooLate': [{ day: string | number }]
  'menu.find': []
}

export type PanelMessages = Translator<PanelParams>

export const panelMessages = /* @__PURE__ */ defineMessages<PanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
