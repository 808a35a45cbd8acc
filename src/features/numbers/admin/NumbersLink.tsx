import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { NUMBERS_PATH } from '../contract'
import { numbersTexts } from './texts'

/** The menu entry of the screen, for all staff: it shows nothing about persons. */
export const NumbersLink = ({ user, i18n }: ServerProps) =>
  user ? (
    <Link className="nav__link" id="nav-numbers" href={NUMBERS_PATH} prefetch={false}>
      <span className="nav__link-label">{textsIn(numbersTexts, i18n.language).title}</span>
    </Link>
  ) : null
