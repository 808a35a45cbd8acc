import { fill } from '../../shared/message'
import { mapTexts } from './client-texts'
import type { MapView } from './contract'
import type { MapMessages } from './messages/en'

interface MapBoxProps {
  /** What the map shows, in words. */
  place: string
  view: MapView
  t: MapMessages
}

/** The place of a map: styles show it only where scripts run, and a script fills it once it is seen. */
export function MapBox({ place, view, t }: MapBoxProps) {
  return (
    <section
      className="map"
      aria-label={fill(t.mapLabel, { place })}
      data-map={JSON.stringify(view)}
      data-texts={JSON.stringify(mapTexts(t))}
    >
      <p className="map-waiting">{t.loading}</p>
    </section>
  )
}
