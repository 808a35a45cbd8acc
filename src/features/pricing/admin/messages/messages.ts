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
  'grid.item': [{ kind: string | number; number: string | number }]
  'grid.numberedItem': [{ kind: string | number; number: string | number }]
  'grid.weekRange': [{ count: number; from: string | number; to: string | number }]
  'grid.undone': []
  'grid.redone': []
  'grid.nothingToUndo': []
  'grid.nothingToRedo': []
  'grid.cleared': []
  'grid.filledRight': []
  'grid.filledRow': []
  'grid.pasted': []
  'grid.notImported': [{ file: string | number }]
  'warning.ended': [{ day: string | number }]
  'warning.overlap': [{ item: string | number; weeks: string | number }]
  'warning.gap': [{ item: string | number; weeks: string | number }]
  'warning.no_prices': [{ item: string | number }]
  'warning.unknown_row': [{ item: string | number }]
  'warning.cents_hidden': [{ item: string | number }]
  'warning.falling': [{ count: number; item: string | number; weeks: string | number }]
  'warning.free': [{ count: number; item: string | number; weeks: string | number }]
  'edit.selectWeeks': []
  'edit.needsPrice': [{ title: string | number; week: string | number }]
  'edit.notAllowed': [{ step: string | number; title: string | number; week: string | number }]
  'edit.tooManyRows': [{ left: string | number; rows: string | number }]
  'edit.tooManyWeeks': [{ left: string | number; weeks: string | number }]
  'edit.pastedCell': [{ problem: string | number; title: string | number; week: string | number }]
  'amount.not_an_amount': [{ written: string | number }]
  'amount.negative': [{ written: string | number }]
  'amount.too_many_decimals': [{ written: string | number }]
  'amount.ambiguous': [{ written: string | number }]
  'amount.too_large': [{ written: string | number }]
  'priceFile.tooLarge': []
  'priceFile.empty': []
  'priceFile.cell': [{ column: string | number; name: string | number; problem: string | number; row: string | number }]
  'priceFile.twice': [{ before: string | number; kind: string | number; number: string | number; row: string | number }]
  'priceFile.kind': [{ written: string | number }]
  'priceFile.number': [{ written: string | number }]
  'priceFile.notOffered': [{ kind: string | number; number: string | number }]
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
