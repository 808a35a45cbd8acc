import { fill } from '../../shared/text/message'
import { mapTexts } from './client-texts'
import type { MapView } from './contract'
import type { MapMessages } from './messages/en'
import type { ShownMap } from './shown-map.server'

interface MapFrameProps {
  place: string
  /** A page of a map service. */
  src: string
  t: MapMessages
}

/** A map of another service, as a frame; consent holds it back until the visitor wants it. */
function MapFrame({ place, src, t }: MapFrameProps) {
  return (
    <div className="map-frame">
      <iframe
        src={src}
        title={fill(t.mapLabel, { place })}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  )
}

interface MapBoxProps {
  /** What the map shows, in words. */
  place: string
  view: MapView
  t: MapMessages
}

/** The place of a map: styles show it only where scripts run, and a script fills it once it is seen. */
function MapBox({ place, view, t }: MapBoxProps) {
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
