import { directionsPath } from '../../../shared/address/school-path'
import { COOKIE_SETTINGS_PATH } from '../../../shared/address/site-paths'
import { type Locale, localePath } from '../../../shared/locale'
import { Island } from '../../../ui/Island'
import type { DirectionsProps } from '../browser/use-directions'
import { directionsTexts } from '../client-texts'
import type { Directions as ShownDirections } from '../contract'
import Directions from '../Directions.island'
import type { MapMessages } from '../messages/messages'
import type { ShownMap } from '../shown-map.server'

export interface AskForDirectionsProps
  extends Omit<DirectionsProps, 't' | 'page' | 'settings' | 'directionsUrl'> {
  locale: Locale
  t: MapMessages
  slug: string
  map?: ShownMap
}

export const directionsLinks = (locale: Locale, slug: string) => ({
  page: localePath(locale, directionsPath(slug)),
  settings: localePath(locale, COOKIE_SETTINGS_PATH),
})

/** The map has the line of a route already, so it is not sent a second time. */
const withoutLine = (answer?: ShownDirections) =>
  answer?.kind === 'route' ? { ...answer, line: [] } : answer

/** An island if the browser can draw routes on our map; beside a Google map, or without a map, a form that loads pages. */
export function AskForDirections({ locale, t, slug, map, answer, ...asked }: AskForDirectionsProps) {
  const directionsUrl = map?.kind === 'own' ? map.view.directionsUrl : undefined
  const props = {
    ...asked,
    ...directionsLinks(locale, slug),
    t: directionsTexts(t),
    answer: withoutLine(answer),
    directionsUrl,
  }
  return directionsUrl ? (
    <Island name="map/Directions" component={Directions} props={props} when="interaction" />
  ) : (
    <Directions {...props} />
  )
}
