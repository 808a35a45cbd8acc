import { administrators } from '../../platform/payload/access'
import { type PanelTexts, textsIn } from '../../platform/payload/admin/panel-texts'
import type { TodayQuestion } from '../../platform/payload/admin/today'
import { lastBackup } from '../backup/record'

const texts: PanelTexts<{ none: string; days: string; failed: string }> = {
  en: { none: 'backups so far', days: 'days since the last backup', failed: 'backup has failed' },
  de: {
    none: 'Sicherungen bisher',
    days: 'Tage seit der letzten Sicherung',
    failed: 'Sicherung ist fehlgeschlagen',
  },
  es: {
    none: 'copias de seguridad hasta ahora',
    days: 'días desde la última copia de seguridad',
    failed: 'copia de seguridad ha fallado',
  },
  fr: {
    none: 'sauvegarde à ce jour',
    days: 'jours depuis la dernière sauvegarde',
    failed: 'sauvegarde a échoué',
  },
  it: { none: 'backup finora', days: 'giorni dall’ultimo backup', failed: 'backup non riuscito' },
  pt: {
    none: 'cópias de segurança até agora',
    days: 'dias desde a última cópia de segurança',
    failed: 'cópia de segurança falhou',
  },
  ca: {
    none: 'còpies de seguretat fins ara',
    days: 'dies des de l’última còpia de seguretat',
    failed: 'còpia de seguretat ha fallat',
  },
}

const dayMs = 24 * 60 * 60 * 1000
/** From here on there is something to do. */
const OLD_DAYS = 7
const URGENT_DAYS = 30

/** Mentioned to administrators when there is no backup, an old one, or one that has failed. */
export const backupToday: TodayQuestion = async (req) => {
  if (!administrators({ req })) return []
  const t = textsIn(texts, req.i18n.language)
  const href = '/admin/collections/backups'
  const { at, hasFailed } = await lastBackup(req.payload)
  const failed = hasFailed ? [{ figure: '1', text: t.failed, href, urgent: true }] : []
  if (!at) return [...failed, { figure: '0', text: t.none, href }]
  const days = Math.floor((Date.now() - at.getTime()) / dayMs)
  if (days < OLD_DAYS) return failed
  return [...failed, { figure: String(days), text: t.days, href, urgent: days >= URGENT_DAYS }]
}
