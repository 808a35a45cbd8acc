import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import { useHomeAddress } from '../../../ui/home-address'
import type { School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'

interface TrailProps {
  school: Pick<School, 'slug' | 'name'>
  locale: Locale
  t: SchoolsMessages
}

/** The way back from a page below that of a school: the list of schools and the school. */
export function Trail({ school, locale, t }: TrailProps) {
  const home = useHomeAddress()
  return (
    <nav className="trail" aria-label={t('youAreHere')}>
      <ol>
        <li>
          <a href={home}>{t('allSchools')}</a>
        </li>
        <li>
          <a href={localePath(locale, schoolPath(school.slug))}>{school.name}</a>
        </li>
      </ol>
    </nav>
  )
}
