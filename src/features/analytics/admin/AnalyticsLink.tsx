import type { ServerProps } from 'payload'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { NUMBERS_PATH } from '../contract'
import { analyticsTexts } from '../report/analytics-texts.server'

/** The menu entry of the screen, for all staff: it shows nothing about persons. */
export const AnalyticsLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <MenuLink id="nav-numbers" href={NUMBERS_PATH}>
      {textsIn(analyticsTexts, i18n.language).title}
    </MenuLink>
  ) : null
