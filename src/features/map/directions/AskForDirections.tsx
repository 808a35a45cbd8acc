import { directionsPath } from '../../../shared/address/school-path'
import { COOKIE_SETTINGS_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { Island } from '../../../ui/Island'
import type { DirectionsProps } from '../browser/use-directions'
import { directionsTexts } from '../client-texts'
import type { Directions as ShownDirections } from '../contract'
import Directions from '../Directions.island'
import type { MapMessages } from '../messages/messages'
import { PlaceMap } from '../PlaceMap'
import type { ShownMap } from '../shown-map.server'

export interface AskForDirectionsProps
  extends Omit<DirectionsProps, 't' | 'page' | 'settings' | 'directionsUrl'> {
  locale: Locale
  t: MapMessages
  slug: string
  /** The name of the school, for its map. */
  place: string
  map?: ShownMap
}

export const directionsLinks = (locale: Locale, slug: string) => ({
  page: localePath(locale, directionsPath(slug)),
  settings: localePath(locale, COOKIE_SETTINGS_PATH),
})

/** The map has the line of a route already, so it is not sent a second time. */
const withoutLine = (answer?: ShownDirections) =>
  answer?.kind === 'route' ? { ...answer, line: [] } : answer

/** Form, map and answer: an island if the browser can draw routes on our map; with a Google map, or without a map, a form that loads pages. */
export function AskForDirections({ locale, t, slug, place, map, answer, ...asked }: AskForDirectionsProps) {
  const directionsUrl = map?.kind === 'own' ? map.view.directionsUrl : undefined
  const props = {
    ...asked,
    ...directionsLinks(locale, slug),
    t: directionsTexts(t),
    answer: withoutLine(answer),
    directionsUrl,
  }
  const shown = map ? <PlaceMap place={place} shown={map} t={t} /> : null
  return directionsUrl ? (
    <Island
      name="map/Directions"
      // The browser does not get the map a second time.
      component={(sent: DirectionsProps) => <Directions {...sent} map={shown} />}
      props={props}
      when="interaction"
    />
  ) : (
    <Directions {...props} map={shown} />
  )
}
