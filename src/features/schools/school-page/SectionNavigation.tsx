import type { School } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { hasAbout } from './SchoolAbout'

interface SectionNavigationProps {
  school: School
  t: SchoolsMessages
  hasPrices: boolean
}

const sections = ({ school, t, hasPrices }: SectionNavigationProps) => [
  { href: '#anc-courses', label: t('courses'), shown: school.courses.length > 0 },
  { href: '#anc-calculator', label: t('price'), shown: hasPrices },
  { href: '#anc-accommodation', label: t('accommodation'), shown: school.accommodation.length > 0 },
  { href: '#anc-comments', label: t('comments'), shown: true },
  { href: '#anc-description', label: t('about'), shown: hasAbout(school) },
  { href: '#anc-gallery', label: t('gallery'), shown: school.gallery.length > 0 },
  { href: '#anc-map', label: t('map'), shown: true },
]

export function SectionNavigation(props: SectionNavigationProps) {
  return (
    <nav className="section-nav no-print" aria-label={props.t('sections')}>
      <ul className="wrap">
        {sections(props)
          .filter(({ shown }) => shown)
          .map(({ href, label }) => (
            <li key={href} className={href === '#anc-calculator' ? 'section-price' : undefined}>
              <a href={href}>{label}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
