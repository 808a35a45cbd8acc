import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import type { SchoolPlace } from '../contract'
import { Icon } from '../Icon'
import type { SchoolMessages } from '../messages/en'
import { addressLines, mapLinks } from './contact-links'

interface WhereaboutsProps {
  school: SchoolPlace
  locale: Locale
  t: SchoolMessages
  /** Of its heading, which depends on where it stands. */
  level: 2 | 3
}

/** The place in words, and as links that open it in the visitor's own maps app: all that a map is without JavaScript. */
export function Whereabouts({ school, locale, t, level }: WhereaboutsProps) {
  const Heading = `h${level}` as const
  return (
    <div className="whereabouts">
      <address>
        <Icon name="pin" />
        <strong>{school.name}</strong>
        {addressLines(locale, school.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div>
        <Heading>{t.openIn}</Heading>
        <ul className="map-links">
          {mapLinks(school, locale).map(({ service, href }) => (
            <li key={service}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fill(t.mapNewTab, { service })}
              >
                {service}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
