import type { ServerProps } from 'payload'
import { MenuLink } from '../../../platform/payload/admin/menu/MenuLink'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { NUMBERS_PATH } from '../contract'
import { numbersTexts } from '../report/numbers-texts.server'

/** The menu entry of the screen, for all staff: it shows nothing about persons. */
export const NumbersLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <MenuLink id="nav-numbers" href={NUMBERS_PATH}>
      {textsIn(numbersTexts, i18n.language).title}
    </MenuLink>
  ) : null
