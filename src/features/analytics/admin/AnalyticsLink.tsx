import { ChartColumn } from 'lucide-react'
import type { ServerProps } from 'payload'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { panelLocale } from '../../../shared/locale'
import { ANALYTICS_PATH } from '../contract'
import { analyticsPanelMessages } from '../messages/panel/messages'

/** The menu entry of the screen, for all staff: it shows nothing about persons. */
export const AnalyticsLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <MenuLink id="nav-numbers" href={ANALYTICS_PATH} icon={<ChartColumn className="menu-icon" aria-hidden />}>
      {analyticsPanelMessages(panelLocale(i18n.language))('analytics.title')}
    </MenuLink>
  ) : null
