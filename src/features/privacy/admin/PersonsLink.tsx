import type { PayloadRequest, ServerProps } from 'payload'
import { hasRole } from '../../../platform/payload/access'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { personsTexts } from './persons-texts'

/** The menu entry of the screen, for administrators. */
export const PersonsLink = ({ user, i18n }: ServerProps) =>
  hasRole({ user: user as PayloadRequest['user'] }, 'administrator') ? (
    <MenuLink id="nav-persons" href={PERSONS_PATH}>
      {textsIn(personsTexts, i18n.language).title}
    </MenuLink>
  ) : null
