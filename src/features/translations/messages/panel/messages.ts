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
export type TranslationsPanelParams = {
  'screen.translations': []
  'screen.intro': [{ main: string | number }]
  'screen.forbidden': []
  'screen.onlyOne': []
  'screen.progress': [{ missing: number; outdated: number }]
  'screen.done': []
  'screen.language': []
  'screen.kind': []
  'screen.allKinds': []
  'screen.show': []
  'screen.shown': []
  'screen.filters.open': []
  'screen.filters.missing': []
  'screen.filters.outdated': []
  'screen.filters.current': []
  'screen.filters.all': []
  'screen.states.missing': []
  'screen.states.outdated': []
  'screen.states.current': []
  'screen.found': [{ count: number }]
  'screen.nothing': []
  'screen.draft': []
  'screen.inDocument': []
  'screen.onlyInDocument': []
  'screen.copySource': []
  'screen.unused': [{ marks: string | number }]
  'screen.marks': []
  'screen.source': []
  'screen.keep': []
  'screen.keepMine': []
  'screen.useTheirs': []
  'screen.conflict': [{ by: string | number }]
  'screen.conflictBySite': []
  'screen.saved': []
  'screen.save': [{ count: number }]
  'screen.saving': []
  'screen.unreachable': []
  'screen.page': [{ page: string | number; pages: string | number }]
  'screen.previous': []
  'screen.next': []
  missingTexts: [{ count: number }]
  outdatedTexts: [{ count: number }]
  untitled: []
  'savingTexts.gone': []
  'savingTexts.onlyInDocument': []
  'savingTexts.unknown': [{ mark: string | number }]
  'savingTexts.twice': [{ mark: string | number }]
  'savingTexts.unpaired': [{ mark: string | number }]
  'savingTexts.notAlone': [{ mark: string | number }]
  'savingTexts.misspelt': [{ mark: string | number }]
  'savingTexts.locked': []
  'savingTexts.forbidden': []
  'savingTexts.changed': []
  'savingTexts.tooLong': [{ max: string | number }]
  'exchangeTexts.language': []
  'exchangeTexts.asExported': []
  'exchangeTexts.sameText': [{ row: string | number }]
  'exchange.summary': []
  'exchange.help': []
  'exchange.exportThese': []
  'exchange.file': []
  'exchange.refused': [{ count: string | number }]
  'exchange.wouldChange': [{ changed: string | number; same: string | number }]
  'exchange.import': [{ count: number }]
  'exchange.imported': [{ count: number }]
  'screen.menu': []
}

export type TranslationsPanelMessages = Translator<TranslationsPanelParams>

export const translationsPanelMessages = /* @__PURE__ */ defineMessages<TranslationsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
