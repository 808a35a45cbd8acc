import { UserSearch } from 'lucide-react'
import type { PayloadRequest, ServerProps } from 'payload'
import { hasRole } from '../../../platform/payload/access'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { panelLocale } from '../../../shared/locale'
import { privacyPanelMessages } from '../messages/panel/messages'

/** The menu entry of the screen, for administrators. */
export const PersonsLink = ({ user, i18n }: ServerProps) =>
  hasRole({ user: user as PayloadRequest['user'] }, 'administrator') ? (
    <MenuLink id="nav-persons" href={PERSONS_PATH} icon={<UserSearch className="menu-icon" aria-hidden />}>
      {privacyPanelMessages(panelLocale(i18n.language))('persons.title')}
    </MenuLink>
  ) : null
