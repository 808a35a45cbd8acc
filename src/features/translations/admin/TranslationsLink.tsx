import { Languages } from 'lucide-react'
import type { PayloadRequest, ServerProps } from 'payload'
import { hasRole } from '../../../platform/payload/access'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { panelLocale } from '../../../shared/locale'
import { TRANSLATIONS_PATH } from '../contract'
import { translationsPanelMessages } from '../messages/panel/messages'

/** The menu entry of the screen; not for moderators. */
export const TranslationsLink = ({ user, i18n }: ServerProps) =>
  hasRole({ user: user as PayloadRequest['user'] }, 'administrator', 'editor') ? (
    <MenuLink
      id="nav-translations"
      href={TRANSLATIONS_PATH}
      icon={<Languages className="menu-icon" aria-hidden />}
    >
      {translationsPanelMessages(panelLocale(i18n.language))('screen.translations')}
    </MenuLink>
  ) : null
