import type { Locale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { plural } from '../../../shared/text/plural'
import type { Accommodation } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { Icon } from '../page-parts/Icon'
import { mealsTexts, roomTexts } from './offer-texts'

interface AccommodationFactsProps {
  place: Accommodation
  locale: Locale
  t: SchoolMessages
}

/** The facts for comparing places: room, meals, travel time, age. */
export function AccommodationFacts({ place, locale, t }: AccommodationFactsProps) {
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
  )
}
