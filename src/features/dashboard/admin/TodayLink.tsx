import { House } from 'lucide-react'
import type { ServerProps } from 'payload'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { panelLocale } from '../../../shared/locale'
import { dashboardPanelMessages } from '../messages/panel/messages'

/** The menu entry of the panel's first screen. */
export const TodayLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <MenuLink id="nav-today" href="/admin" icon={<House className="menu-icon" aria-hidden />}>
      {dashboardPanelMessages(panelLocale(i18n.language))('today.today')}
    </MenuLink>
  ) : null
