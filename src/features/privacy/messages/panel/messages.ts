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
export type PrivacyPanelParams = {
  'persons.title': []
  'persons.intro': []
  'persons.notAllowed': []
  'persons.address': []
  'persons.find': []
  'persons.nothing': [{ address: string | number }]
  'persons.noGuardian': [{ who: string | number }]
  'persons.kinds.enrolments': []
  'persons.kinds.guardians': []
  'persons.kinds.copies': []
  'persons.kinds.quotes': []
  'persons.kinds.invoices': []
  'persons.kinds.payments': []
  'persons.kinds.forms': []
  'persons.kinds.comments': []
  'persons.kinds.mails': []
  'persons.day': []
  'persons.what': []
  'persons.untitled': []
  'persons.save': []
  'persons.saved': []
  'persons.erase': []
  'persons.eraseHint': []
  'persons.eraseNow': []
  'persons.failed': []
  'persons.report': []
  'persons.found': []
  'persons.erased': []
  'persons.emptied': []
  'persons.kept': []
  'persons.reportHint': []
  'persons.saveReport': []
  'persons.logged': []
  'persons.noneLogged': []
  'retention.failed': [{ count: number }]
  'report.title': []
  'report.intro': []
  'report.count': []
  'report.counting': []
  'report.counted': []
  'report.failed': []
  'report.noNight': []
  'report.done': [{ day: string | number }]
  'report.running': [{ day: string | number }]
  'report.notErased': [{ day: string | number; names: string | number }]
  'report.what': []
  'report.last': []
  'report.next': []
  'report.kept': []
  'report.others': []
  'report.sessions': []
  'report.forms': []
  'report.trash': []
  'report.accounts': []
  'report.backups': []
  'report.backupsLink': []
  'errors.recordsChanged': []
  'errors.severalPersons': []
  'errors.guardian': []
  'errors.email': []
}

export type PrivacyPanelMessages = Translator<PrivacyPanelParams>

export const privacyPanelMessages = /* @__PURE__ */ defineMessages<PrivacyPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
