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
export type PricingPanelParams = {
  withoutPrices: [{ count: number }]
  pricesEnding: [{ count: number }]
  'grid.fine': []
  'grid.toCheckLabel': []
  'grid.things': [{ count: number }]
  'grid.cannotPublish': []
  'grid.keepShown': []
  'grid.chooseSchool': []
  'grid.offersFailed': []
  'grid.loading': []
  'grid.help': []
  'grid.derived': []
  'grid.noLongerOffered': []
  'grid.weeks': []
  'grid.cell': [{ title: string | number; week: string | number }]
  'grid.isFree': [{ cell: string | number; count: number }]
  'grid.free': []
  'grid.notFree': []
  'grid.imported': [{ file: string | number; rows: number; unchanged: number }]
  'grid.undo': []
  'grid.redo': []
  'grid.fillRight': []
  'grid.fillRightTip': []
  'grid.continueStep': []
  'grid.continueStepTip': []
  'grid.exportCsv': []
  'grid.importCsv': []
  'grid.csvFile': []
  default: []
  'list.button': []
  'list.title': []
  'list.intro': []
  'list.name': []
  'list.validFrom': []
  'list.validTo': []
  'list.percent': []
  'list.round': []
  'list.roundings.none': []
  'list.roundings.classic': [{ to: string | number }]
  'list.roundings.ceil': [{ to: string | number }]
  'list.roundings.floor': [{ to: string | number }]
  'list.create': []
  'list.cancel': []
  'list.unreachable': []
  'list.created': []
  'list.createdHelp': []
  'list.open': [{ name: string | number }]
  'list.stay': []
  'list.importRates': []
  'list.saveFirst': []
  'list.alreadyImported': [{ day: string | number }]
  'list.ratesUnreachable': []
}

export type PricingPanelMessages = Translator<PricingPanelParams>

export const pricingPanelMessages = /* @__PURE__ */ defineMessages<PricingPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
