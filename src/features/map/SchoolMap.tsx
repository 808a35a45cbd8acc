import { directionsPath } from '../../shared/address/school-path'
import { type Locale, localePath } from '../../shared/locale'
import type { MapPlace, TravelMode } from './contract'
import { AskForDirections } from './directions/AskForDirections'
import type { MapMessages } from './messages/messages'
import { PlaceMap } from './PlaceMap'
import type { ShownMap } from './shown-map.server'

interface SchoolMapProps {
  locale: Locale
  t: MapMessages
  school: { slug: string; name: string }
  /** Absent if there is no map of this place. */
  map?: ShownMap
  /** Absent if editors have not switched directions on for the school page. */
  directions?: { mode: TravelMode; places: MapPlace[] }
}

/** The map section of a school page, below the address. */
export function SchoolMap({ locale, t, school, map, directions }: SchoolMapProps) {
  const { slug, name } = school
  return (
    <>
      {directions ? (
        <AskForDirections {...{ locale, t, slug, map, ...directions }} place={name} from="" />
      ) : (
        map && <PlaceMap place={name} shown={map} t={t} />
      )}
      <p className="map-more">
        <a className="button button-quiet" href={localePath(locale, directionsPath(slug))}>
          {t('howToGetHere')}
        </a>
      </p>
    </>
  )
}
