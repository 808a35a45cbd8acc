import { statfs } from 'node:fs/promises'
import { administrators } from '../payload/access'
import { type PanelTexts, textsIn } from '../payload/admin/panel-texts'
import type { TodayQuestion } from '../payload/admin/today'
import { filesOf } from './file-store'

/** Below this, uploads and backups soon fail. */
const LOW_BYTES = 2 * 1024 ** 3

const left: PanelTexts<string> = {
  en: 'left on the server’s disk',
  de: 'frei auf der Festplatte des Servers',
  es: 'libres en el disco del servidor',
  fr: 'libres sur le disque du serveur',
  it: 'liberi sul disco del server',
  pt: 'livres no disco do servidor',
  ca: 'lliures al disc del servidor',
}

/** Mentioned to administrators when there is little. The pictures are what takes most. */
export const diskCard: TodayQuestion = async (req) => {
  if (!administrators({ req })) return []
  const { bavail, bsize } = await statfs(filesOf(req.payload).dataDir)
  const free = bavail * bsize
  if (free >= LOW_BYTES) return []
  const { language } = req.i18n
  const unit = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const
  return [
    {
      figure: new Intl.NumberFormat(language, unit).format(free / 1024 ** 3),
      text: textsIn(left, language),
      href: '/admin/collections/media',
      urgent: true,
    },
  ]
}
