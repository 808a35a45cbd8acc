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
export type MailSettingsPanelParams = {
  passwordStays: []
  'notice.environment': []
  'notice.smtpUrl': []
  'notice.mailFrom': [{ from: string | number }]
  'notice.serverAndUser': [{ from: string | number; server: string | number; user: string | number }]
  'notice.server': [{ from: string | number; server: string | number }]
  'notice.noServer': []
  'test.title': []
  'test.explain': []
  'test.saveFirst': []
  'test.send': []
  'test.sending': []
  'test.accepted': [{ from: string | number; server: string | number; to: string | number }]
  'test.refused': [{ from: string | number; server: string | number; to: string | number }]
  'test.look': [{ to: string | number }]
  'test.noServer': []
  'test.unreachable': []
  'test.subject': []
  'test.text': []
  'test.why': [{ name: string | number }]
  'errors.host': []
  'errors.address': []
  'errors.passwordAgain': []
  'errors.unreadable': []
  'errors.tooManyTests': []
}

export type MailSettingsPanelMessages = Translator<MailSettingsPanelParams>

export const mailSettingsPanelMessages = /* @__PURE__ */ defineMessages<MailSettingsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
