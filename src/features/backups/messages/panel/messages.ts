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
export type BackupsPanelParams = {
  'dashboardCard.none': []
  'dashboardCard.days': []
  'dashboardCard.failed': []
  'dashboardCard.late': []
  'dashboardCard.restoreFailed': []
  'status.title': []
  'status.off': []
  'status.failed': []
  'status.late': []
  'status.when': []
  'status.fromHour': [{ hour: string | number; zone: string | number }]
  'status.kept': []
  'status.newest': [{ count: string | number }]
  'status.place': []
  'status.last': []
  'status.none': []
  'status.failure': []
  'status.change': []
  'backup.title': []
  'backup.contents': []
  'backup.warning': []
  'backup.keepSafe': []
  'backup.restore': []
  'backup.password': []
  'backup.download': []
  'backup.begins': []
  'backup.failed': []
  'restore.title': []
  'restore.about': []
  'restore.none': []
  'restore.byCommand': []
  'restore.choose': []
  'restore.inspect': []
  'restore.checking': []
  'restore.made': []
  'restore.version': []
  'restore.pages': []
  'restore.enrolments': []
  'restore.files': []
  'restore.lost': [{ count: string | number }]
  'restore.word': []
  'restore.go': []
  'restore.working': []
  'restore.restarts': []
  'restore.waits': [{ name: string | number }]
  'restore.callOff': []
  'restore.done': [{ before: string | number; name: string | number; time: string | number }]
  'restore.failure': [{ name: string | number; reason: string | number }]
  'restore.refused': [{ reason: string | number }]
  'restore.gone': []
  'restore.wrongWord': []
  'errors.expired': []
  'errors.otherBackup': []
  'errors.password': []
}

export type BackupsPanelMessages = Translator<BackupsPanelParams>

export const backupsPanelMessages = /* @__PURE__ */ defineMessages<BackupsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
