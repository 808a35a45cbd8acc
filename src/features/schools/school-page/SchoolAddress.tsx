import { addressLines } from '../../../shared/contact/postal-address'
import type { Locale } from '../../../shared/locale'
import type { SchoolPlace } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Icon } from '../page-parts/Icon'
import { mapLinks } from './contact-links'

interface SchoolAddressProps {
  school: SchoolPlace
  locale: Locale
  t: SchoolsMessages
  /** The level of its heading. */
  level: 2 | 3
}

/** The address, with links that open it in a maps app. Without JavaScript this is all of the map. */
export function SchoolAddress({ school, locale, t, level }: SchoolAddressProps) {
  const Heading = `h${level}` as const
  return (
    <div className="school-address">
      <address>
        <Icon name="pin" />
        <strong>{school.name}</strong>
        {addressLines(locale, school.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div>
        <Heading>{t('openIn')}</Heading>
        <ul className="map-links">
          {mapLinks(school, locale).map(({ service, href }) => (
            <li key={service}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('mapNewTab', { service })}
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
