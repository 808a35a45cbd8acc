import type { Accommodation } from '../contract'
import type { SchoolsMessages } from '../messages/messages'
import { Icon } from '../page-parts/Icon'
import { mealsTexts, roomTexts } from './offer-texts'

interface AccommodationFactsProps {
  place: Accommodation
  t: SchoolsMessages
}

/** The facts for comparing places: room, meals, travel time, age. */
export function AccommodationFacts({ place, t }: AccommodationFactsProps) {
  const rows = [
    { icon: 'room', label: t('room'), value: t(roomTexts[place.room]) },
    { icon: 'meals', label: t('meals'), value: t(mealsTexts[place.meals]) },
    {
      icon: 'way',
      label: t('wayToSchool'),
      value: t('minutes', { count: place.minutesToSchool }),
    },
    { icon: 'age', label: t('minAge'), value: t('minAgeValue', { count: place.minAge }) },
  ] as const
  return (
    <dl className="place-figures">
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
