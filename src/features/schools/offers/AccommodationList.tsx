import { accommodationPath } from '../../../shared/address/school-path'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import { Fold } from '../../../ui/panels/Fold'
import type { Accommodation, OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Icon } from '../page-parts/Icon'
import { SectionHeading } from '../page-parts/SectionHeading'
import { AccommodationFacts } from './AccommodationFacts'
import { OfferPriceLine } from './OfferPriceLine'
import { OfferTitle } from './OfferTitle'
import { kinds } from './offer-texts'

interface AccommodationCardProps {
  place: Accommodation
  /** The slug of the school. */
  school: string
  prices?: OfferPrices
  locale: Locale
  t: SchoolsMessages
}

function AccommodationCard({ place, school, prices, locale, t }: AccommodationCardProps) {
  return (
    <li id={`anc-accommodation-${place.id}`} className="place anchor">
      <h4>
        <OfferTitle
          offer={place}
          href={place.slug && localePath(locale, accommodationPath(school, place.slug))}
        />
      </h4>
      <Fold title={t('details')} subject={place.title}>
        {place.description && <p lang={langOf(place, 'description')}>{place.description}</p>}
        <AccommodationFacts place={place} t={t} />
      </Fold>
      <OfferPriceLine kind="accommodation" of={place} prices={prices} t={t} />
    </li>
  )
}

interface AccommodationListProps {
  accommodation: Accommodation[]
  school: string
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  locale: Locale
  t: SchoolsMessages
}

export function AccommodationList({ accommodation, school, prices, locale, t }: AccommodationListProps) {
  if (accommodation.length === 0) return null
  const groups = kinds(t)
    .map((group) => ({ ...group, places: accommodation.filter(({ kind }) => kind === group.kind) }))
    .filter(({ places }) => places.length > 0)
  return (
    <section id="anc-accommodation" className="section anchor" aria-labelledby="accommodation-title">
      <SectionHeading
        id="accommodation-title"
        title={t('accommodation')}
        count={accommodation.length}
        lead={t('accommodationLead')}
      />
      {groups.map(({ kind, title, text, places }) => (
        <section key={kind} className={`kind kind-${kind}`} aria-labelledby={`kind-${kind}`}>
          <div className="kind-heading">
            <Icon name={kind} />
            <h3 id={`kind-${kind}`}>{title}</h3>
            <p>{text}</p>
          </div>
          <ul className="columns places">
            {places.map((place) => (
              <AccommodationCard
                key={place.id}
                place={place}
                school={school}
                prices={prices}
                locale={locale}
                t={t}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
