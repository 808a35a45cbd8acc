import { administrators } from '../../platform/payload/access'
import { type PanelTexts, textsIn } from '../../platform/payload/admin/panel-texts'
import type { TodayQuestion } from '../../platform/payload/admin/today'
import { DAY_MS } from '../../shared/days'
import { readBackupState } from './backup-state.server'

const texts: PanelTexts<{ none: string; days: string; failed: string; late: string }> = {
  en: {
    none: 'backups so far',
    days: 'days since the last backup',
    failed: 'backup has failed',
    late: 'daily backup is missing',
  },
  de: {
    none: 'Sicherungen bisher',
    days: 'Tage seit der letzten Sicherung',
    failed: 'Sicherung ist fehlgeschlagen',
    late: 'tägliche Sicherung fehlt',
  },
  es: {
    none: 'copias de seguridad hasta ahora',
    days: 'días desde la última copia de seguridad',
    failed: 'copia de seguridad ha fallado',
    late: 'copia de seguridad diaria no se ha hecho',
  },
  fr: {
    none: 'sauvegarde à ce jour',
    days: 'jours depuis la dernière sauvegarde',
    failed: 'sauvegarde a échoué',
    late: 'sauvegarde quotidienne manquante',
  },
  it: {
    none: 'backup finora',
    days: 'giorni dall’ultimo backup',
    failed: 'backup non riuscito',
    late: 'backup giornaliero mancante',
  },
  pt: {
    none: 'cópias de segurança até agora',
    days: 'dias desde a última cópia de segurança',
    failed: 'cópia de segurança falhou',
    late: 'cópia de segurança diária em falta',
  },
  ca: {
    none: 'còpies de seguretat fins ara',
    days: 'dies des de l’última còpia de seguretat',
    failed: 'còpia de seguretat ha fallat',
    late: 'còpia de seguretat diària no s’ha fet',
  },
}

/** From here on there is something to do. */
const OLD_DAYS = 7
const URGENT_DAYS = 30

/** Mentioned to administrators when there is no backup, an old one, a daily one that is missing, or one that has failed. */
export const backupCard: TodayQuestion = async (req) => {
  if (!administrators({ req })) return []
  const t = textsIn(texts, req.i18n.language)
  const href = '/admin/collections/backups'
  const { last, hasFailed, isDailyLate } = await readBackupState(req.payload)
  const alerts = [
    ...(hasFailed ? [{ figure: '1', text: t.failed, href, urgent: true }] : []),
    ...(isDailyLate ? [{ figure: '1', text: t.late, href, urgent: true }] : []),
  ]
  if (!last) return [...alerts, { figure: '0', text: t.none, href }]
  const days = Math.floor((Date.now() - last.at.getTime()) / DAY_MS)
  if (days < OLD_DAYS) return alerts
  return [...alerts, { figure: String(days), text: t.days, href, urgent: days >= URGENT_DAYS }]
}
