import type { ServerProps } from 'payload'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { todayTexts } from './today-texts'

/** The menu entry of the panel's first screen. */
export const TodayLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <MenuLink id="nav-today" href="/admin">
      {textsIn(todayTexts, i18n.language).today}
    </MenuLink>
  ) : null
