import type { Locale } from '../../../shared/locale'
import type { Accommodation, AccommodationKind } from '../contract'
import { Icon } from '../Icon'
import type { SchoolMessages } from '../messages/en'
import { SectionHeading } from '../school-page/SectionHeading'
import { AccommodationCard } from './AccommodationCard'

const kinds = (t: SchoolMessages): { kind: AccommodationKind; title: string; text: string }[] => [
  { kind: 'homestay', title: t.kindHomestay, text: t.kindHomestayText },
  { kind: 'residence', title: t.kindResidence, text: t.kindResidenceText },
  { kind: 'apartment', title: t.kindApartment, text: t.kindApartmentText },
]

interface AccommodationListProps {
  accommodation: Accommodation[]
  locale: Locale
  t: SchoolMessages
}

export function AccommodationList({ accommodation, locale, t }: AccommodationListProps) {
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
          <ul className="columns">
            {places.map((place) => (
              <AccommodationCard key={place.id} place={place} locale={locale} t={t} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
