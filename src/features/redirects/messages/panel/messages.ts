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
export type RedirectsPanelParams = {
  'redirect.createRedirect': []
  'redirect.menuItemsToCheck': []
  'redirect.summary': []
  'redirect.help': []
  'redirect.exportAll': []
  'redirect.wouldBeCreated': []
  'redirect.wouldBeChanged': []
  'redirect.cannotBeImported': []
  'redirect.created': []
  'redirect.changed': []
  'redirect.leftOut': []
  'redirect.alreadyHere': [{ count: string | number }]
  'redirect.nothing': []
  'redirect.imported': []
  'redirect.import': [{ count: number; leftOut: number }]
  'menu.withoutText': []
  'menu.menuProblems.draft': [{ item: string | number }]
  'menu.menuProblems.deleted': [{ item: string | number }]
  'menu.menuProblems.redirected': [{ item: string | number; target: string | number }]
  'menu.menuProblems.missing': [{ item: string | number; target: string | number }]
  'errors.circle': []
  'errors.ownPage': []
  'errors.query': []
  'errors.exists': []
  'errors.tooMany': [{ count: string | number }]
  'errors.full': [{ count: string | number }]
  'errors.from': []
  'errors.noPage': []
  'import.from': []
  'import.type': []
  'import.match': []
  'import.to': []
  'import.twice': [{ row: string | number }]
}

export type RedirectsPanelMessages = Translator<RedirectsPanelParams>

export const redirectsPanelMessages = /* @__PURE__ */ defineMessages<RedirectsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
