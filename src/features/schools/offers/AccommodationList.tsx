import { accommodationPath } from '../../../shared/address/school-path'
import { langOf } from '../../../shared/language/original-texts'
import { type Locale, localePath } from '../../../shared/locale'
import type { Accommodation, OfferPrices } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Icon } from '../page-parts/Icon'
import { SectionHeading } from '../page-parts/SectionHeading'
import { AccommodationFacts } from './AccommodationFacts'
import { OfferTitle } from './OfferTitle'
import { kinds, mealsTexts, roomTexts } from './offer-texts'
import { PriceLink } from './PriceLink'

/** What the list can be filtered by: a room or meals. */
const filterTexts = { ...roomTexts, ...mealsTexts }
const filterValues = Object.keys(filterTexts) as (keyof typeof filterTexts)[]

/** Styles hide the other places: no script, no request. */
function PlaceFilter({ accommodation, t }: Pick<AccommodationListProps, 'accommodation' | 't'>) {
  const offered = new Set<string>(accommodation.flatMap(({ room, meals }) => [room, meals]))
  // With one room and one kind of meals all places would match.
  if (offered.size < 3) return null
  return (
    <fieldset className="place-filter no-print">
      <legend>{t('filterPlaces')}</legend>
      {[undefined, ...filterValues.filter((value) => offered.has(value))].map((value) => (
        <label key={value ?? ''}>
          <input type="radio" name="shown-places" value={value ?? ''} defaultChecked={value === undefined} />
          {t(value ? filterTexts[value] : 'filterAll')}
        </label>
      ))}
    </fieldset>
  )
}

interface AccommodationCardProps extends Omit<AccommodationListProps, 'accommodation'> {
  place: Accommodation
}

function AccommodationCard({ place, school, prices, locale, t }: AccommodationCardProps) {
  const { id, number, title, slug, description, room, meals, minutesToSchool } = place
  const price = number === undefined ? undefined : prices?.accommodation[number]
  return (
    <li id={`anc-accommodation-${id}`} className="place anchor" data-has={`${room} ${meals}`}>
      <h4>
        <OfferTitle offer={place} href={slug && localePath(locale, accommodationPath(school, slug))} />
      </h4>
      <p className="place-facts">
        {[t(roomTexts[room]), t(mealsTexts[meals]), t('minutes', { count: minutesToSchool })].join(' · ')}
      </p>
      <PriceLink kind="accommodation" of={place} prices={prices} t={t} />
      <details>
        <summary className="more-summary">
          {t('details')}
          <span className="visually-hidden">: {title}</span>
        </summary>
        {price && <p>{price.text}</p>}
        {description && <p lang={langOf(place, 'description')}>{description}</p>}
        <AccommodationFacts place={place} t={t} />
      </details>
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
  const fee = Object.values(prices?.accommodation ?? {}).find((price) => price.fee)?.fee
  const groups = kinds(t)
    .map((group) => ({ ...group, places: accommodation.filter(({ kind }) => kind === group.kind) }))
    .filter(({ places }) => places.length > 0)
  return (
    <section id="anc-accommodation" className="section anchor" aria-labelledby="accommodation-title">
      <SectionHeading id="accommodation-title" title={t('accommodation')} count={accommodation.length} />
      {fee && <p className="room-fee">{t('roomFee', { fee })}</p>}
      <PlaceFilter accommodation={accommodation} t={t} />
      {groups.map(({ kind, title, text, places }) => (
        <section key={kind} className={`kind kind-${kind}`} aria-labelledby={`kind-${kind}`}>
          <div className="kind-heading">
            <Icon name={kind} />
            <h3 id={`kind-${kind}`}>{title}</h3>
            <p>{text}</p>
          </div>
          <ul className="places">
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
