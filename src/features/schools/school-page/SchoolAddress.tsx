import { phoneHref } from '../../../shared/contact/phone'
import { addressLines } from '../../../shared/contact/postal-address'
import type { Locale } from '../../../shared/locale'
import type { SchoolPlace, ShownOpening } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Icon } from '../page-parts/Icon'
import { mapLinks } from './contact-links'
import { OpeningTimes } from './OpeningTimes'

interface SchoolAddressProps {
  school: SchoolPlace
  locale: Locale
  t: SchoolsMessages
  /** The level of its heading. */
  level: 2 | 3
  opening?: ShownOpening | undefined
}

/** The address with telephone and hours, and links that open it in a maps app. Without JavaScript this is all of the map. */
export function SchoolAddress({ school, locale, t, level, opening }: SchoolAddressProps) {
  const Heading = `h${level}` as const
  const { phone, email, hours } = school.contact ?? { phone: '', email: '', hours: '' }
  return (
    <div className="school-address">
      <address>
        <Icon name="pin" />
        <strong>{school.name}</strong>
        {addressLines(locale, school.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
      <div>
        {(opening || hours) && (
          <div className="opening">
            <Heading>{t('hours')}</Heading>
            {opening ? <OpeningTimes opening={opening} /> : <p>{hours}</p>}
          </div>
        )}
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
