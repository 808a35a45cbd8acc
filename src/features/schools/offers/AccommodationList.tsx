import { langOf } from '../../../shared/language/english-texts'
import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { plural } from '../../../shared/text/plural'
import { Fold } from '../../../ui/panels/Fold'
import type { Accommodation, AccommodationKind, OfferPrices } from '../contract'
import { Icon } from '../Icon'
import type { SchoolMessages } from '../messages/en'
import { SectionHeading } from '../school-page/SectionHeading'
import { OfferPriceLine } from './OfferPriceLine'
import { mealsTexts, roomTexts } from './offer-texts'

interface AccommodationCardProps {
  place: Accommodation
  prices?: OfferPrices
  locale: Locale
  t: SchoolMessages
}

function AccommodationCard({ place, prices, locale, t }: AccommodationCardProps) {
  const rows = [
    { icon: 'room', label: t.room, value: t[roomTexts[place.room]] },
    { icon: 'meals', label: t.meals, value: t[mealsTexts[place.meals]] },
    {
      icon: 'way',
      label: t.wayToSchool,
      value: plural(locale, place.minutesToSchool, t.minutesOne, t.minutesOther),
    },
    { icon: 'age', label: t.minAge, value: fill(t.minAgeValue, { count: place.minAge }) },
  ] as const
  return (
    <li id={`anc-accommodation-${place.id}`} className="place anchor">
      <h4>{place.title}</h4>
      <Fold title={t.details} subject={place.title}>
        {place.description && <p lang={langOf(place, 'description')}>{place.description}</p>}
        <dl>
          {rows.map(({ icon, label, value }) => (
            <div key={icon}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <OfferPriceLine kind="accommodation" of={place} prices={prices} t={t} />
    </li>
  )
}

const kinds = (t: SchoolMessages): { kind: AccommodationKind; title: string; text: string }[] => [
  { kind: 'homestay', title: t.kindHomestay, text: t.kindHomestayText },
  { kind: 'residence', title: t.kindResidence, text: t.kindResidenceText },
  { kind: 'apartment', title: t.kindApartment, text: t.kindApartmentText },
]

interface AccommodationListProps {
  accommodation: Accommodation[]
  /** Missing if the school has no prices. */
  prices?: OfferPrices
  locale: Locale
  t: SchoolMessages
}

export function AccommodationList({ accommodation, prices, locale, t }: AccommodationListProps) {
  if (accommodation.length === 0) return null
  const groups = kinds(t)
    .map((group) => ({ ...group, places: accommodation.filter(({ kind }) => kind === group.kind) }))
    .filter(({ places }) => places.length > 0)
  return (
    <section id="anc-accommodation" className="section anchor" aria-labelledby="accommodation-title">
      <SectionHeading
        id="accommodation-title"
        title={t.accommodation}
        count={accommodation.length}
        lead={t.accommodationLead}
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
              <AccommodationCard key={place.id} place={place} prices={prices} locale={locale} t={t} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
