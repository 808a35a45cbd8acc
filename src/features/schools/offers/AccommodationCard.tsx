import type { Locale } from '../../../shared/locale'
import { fill, plural } from '../../../shared/text/message'
import type { Accommodation, Meals, Room } from '../contract'
import { Icon } from '../Icon'
import type { SchoolMessages } from '../messages/en'

const rooms: Record<Room, keyof SchoolMessages> = {
  single: 'roomSingle',
  twin: 'roomTwin',
  studio: 'roomStudio',
}

const meals: Record<Meals, keyof SchoolMessages> = {
  none: 'mealsNone',
  breakfast: 'mealsBreakfast',
  'half-board': 'mealsHalfBoard',
  'full-board': 'mealsFullBoard',
}

interface AccommodationCardProps {
  place: Accommodation
  locale: Locale
  t: SchoolMessages
}

export function AccommodationCard({ place, locale, t }: AccommodationCardProps) {
  const rows = [
    { icon: 'room', label: t.room, value: t[rooms[place.room]] },
    { icon: 'meals', label: t.meals, value: t[meals[place.meals]] },
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
      {place.description && <p>{place.description}</p>}
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
    </li>
  )
}
