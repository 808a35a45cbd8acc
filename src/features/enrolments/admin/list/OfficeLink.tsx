import { Inbox } from 'lucide-react'
import type { ServerProps } from 'payload'
import { hasRole } from '../../../../platform/payload/access'
import { MenuLink } from '../../../../platform/payload/admin/menu/MenuLink'
import { panelLocale } from '../../../../shared/locale'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { OFFICE_PATH } from '../../request/request-rules'

/** The menu entry of the office, with the number of new requests; not for moderators. */
export const OfficeLink = async ({ payload, user, i18n }: ServerProps) => {
  if (!hasRole({ user: user ?? null }, 'administrator', 'editor')) return null
  const { totalDocs } = await payload.count({ collection: 'enrolments', where: { state: { equals: 'new' } } })
  const t = enrolmentsPanelMessages(panelLocale(i18n.language))
  return (
    <MenuLink id="nav-enrolments" href={OFFICE_PATH} icon={<Inbox className="menu-icon" aria-hidden />}>
      {t('officeLink.title')}
      {totalDocs > 0 && ` (${t('officeLink.news', { count: totalDocs })})`}
    </MenuLink>
  )
}
