import type { PayloadRequest, ServerProps } from 'payload'
import { hasRole } from '../../../platform/payload/access'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { TRANSLATIONS_PATH } from '../contract'
import { screenTexts } from './screen-texts'

/** The menu entry of the screen; not for moderators. */
export const TranslationsLink = ({ user, i18n }: ServerProps) =>
  hasRole({ user: user as PayloadRequest['user'] }, 'administrator', 'editor') ? (
    <MenuLink id="nav-translations" href={TRANSLATIONS_PATH}>
      {textsIn(screenTexts, i18n.language).translations}
    </MenuLink>
  ) : null
