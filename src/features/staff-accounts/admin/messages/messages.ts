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
export type StaffAccountsPanelParams = {
  'staffMail.hello': [{ name: string | number }]
  'staffMail.why': [{ host: string | number }]
  'alertMail.passwords.subject': [{ site: string | number }]
  'alertMail.passwords.title': []
  'alertMail.passwords.text': [{ site: string | number }]
  'alertMail.passwords.next': []
  'alertMail.codes.subject': [{ site: string | number }]
  'alertMail.codes.title': []
  'alertMail.codes.text': [{ site: string | number }]
  'alertMail.codes.next': []
  'security.title': []
  'security.of': [{ name: string | number }]
  'security.link': []
  'security.notAllowed': []
  'security.sessions': []
  'security.sessionsIntro': []
  'security.unknownDevice': []
  'security.current': []
  'security.begun': [{ when: string | number }]
  'security.used': [{ when: string | number }]
  'security.end': []
  'security.endNamed': [{ device: string | number }]
  'security.endOthers': []
  'security.endAll': []
  'security.none': []
  'security.ended': []
  'invitationMail.subject': [{ site: string | number }]
  'invitationMail.title': []
  'invitationMail.text': [{ by: string | number; email: string | number; site: string | number }]
  'invitationMail.button': []
  'invitationMail.open': []
  'invitationMail.once': [{ by: string | number }]
  'factorRemovedMail.subject': [{ site: string | number }]
  'factorRemovedMail.title': []
  'factorRemovedMail.text': [{ by: string | number }]
  'factorRemovedMail.next': []
  'role.administrator.name': []
  'role.administrator.may': []
  'role.editor.name': []
  'role.editor.may': []
  'role.moderator.name': []
  'role.moderator.may': []
  failed: []
  'invite.invite': []
  'invite.intro': []
  'invite.name': []
  'invite.email': []
  'invite.role': []
  'invite.send': []
  'invite.sent': [{ email: string | number }]
  'invitation.open': []
  'invitation.expired': []
  'invitation.again': []
  'invitation.sent': []
  'factorCell.on': []
  'factorCell.off': []
  'auditChanges.title': []
  'auditChanges.field': []
  'auditChanges.from': []
  'auditChanges.to': []
  'auditChanges.empty': []
  'auditChanges.yes': []
  'auditChanges.no': []
  'auditChanges.cell': [{ name: string | number; week: string | number }]
  'auditChanges.more': [{ count: string | number }]
  'factor.title': []
  'factor.intro': []
  'factor.isOn': [{ left: string | number }]
  'factor.isOff': []
  'factor.obligatory': []
  'factor.begin': []
  'factor.password': []
  'factor.scan': []
  'factor.qrCode': []
  'factor.typed': []
  'factor.code': []
  'factor.codeOrRecovery': []
  'factor.confirm': []
  'factor.codesTitle': []
  'factor.codesIntro': []
  'factor.codesKept': []
  'factor.newCodes': []
  'factor.turnOff': []
  'factor.removeOther': []
  'factor.removeOtherIntro': []
  'factor.ownPassword': []
  'factor.done': []
  'factor.back': []
  'sessionKeeper.title': []
  'sessionKeeper.text': []
  'sessionKeeper.later': []
}

export type StaffAccountsPanelMessages = Translator<StaffAccountsPanelParams>

export const staffAccountsPanelMessages = /* @__PURE__ */ defineMessages<StaffAccountsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
