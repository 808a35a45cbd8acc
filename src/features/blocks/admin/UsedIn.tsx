import type { UIFieldServerProps } from 'payload'
import { UseList } from '../../../platform/payload/admin/references/UseList'
import { findUses } from '../../../platform/payload/references/uses.server'
import { panelLocale } from '../../../shared/locale'
import { blocksPanelMessages } from '../messages/panel/messages'

export const UsedIn = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findUses(req, { collection: 'reusable-content', id: Number(id) })
  const { language } = req.i18n
  const t = blocksPanelMessages(panelLocale(language))
  return (
    <UseList uses={uses} language={language} unused={t('usedIn.unused')}>
      <p>{t('usedIn.beforeDeleting')}</p>
    </UseList>
  )
}
