import { MapBox } from './MapBox'
import { MapFrame } from './MapFrame'
import type { MapMessages } from './messages/en'
import type { ShownMap } from './shown-map.server'

interface PlaceMapProps {
  place: string
  shown: ShownMap
  t: MapMessages
}

/** The map of a place, whoever draws it. */
export function PlaceMap({ place, shown, t }: PlaceMapProps) {
  return shown.kind === 'own' ? (
    <MapBox place={place} view={shown.view} t={t} />
  ) : (
    <MapFrame place={place} src={shown.src} t={t} />
  )
}
