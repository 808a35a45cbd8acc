import type { Locale } from '../../shared/locale'
import { fill } from '../../shared/message'
import type { School } from './contract'
import { Icon } from './Icon'
import type { SchoolMessages } from './messages/en'
import { addressLines, mapLinks } from './places'
import { SectionHeading } from './SectionHeading'

interface MapPlaceProps {
  school: School
  locale: Locale
  t: SchoolMessages
}

/** The place in words and as links; the map of our own takes this room later. */
export function MapPlace({ school, locale, t }: MapPlaceProps) {
  return (
    <section id="anc-map" className="section anchor" aria-labelledby="map-title">
      <SectionHeading id="map-title" title={t.map} />
      <div className="whereabouts">
        <address>
          <Icon name="pin" />
          <strong>{school.name}</strong>
          {addressLines(locale, school.address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div>
          <h3>{t.openIn}</h3>
          <ul className="map-links">
            {mapLinks(school).map(({ service, href }) => (
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
    </section>
  )
}
