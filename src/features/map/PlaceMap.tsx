import { mapTexts } from './client-texts'
import type { MapView } from './contract'
import type { MapMessages } from './messages/messages'
import type { ShownMap } from './shown-map.server'

interface MapFrameProps {
  place: string
  /** URL of a map service. */
  src: string
  t: MapMessages
}

/** A map of another service in a frame, which consent blocks until the visitor allows it. */
function MapFrame({ place, src, t }: MapFrameProps) {
  return (
    <div className="map-frame">
      <iframe
        src={src}
        title={t('mapLabel', { place })}
        loading="lazy"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  )
}

interface MapBoxProps {
  /** The name of what the map shows. */
  place: string
  view: MapView
  t: MapMessages
}

/** The box of our own map. It is visible only where scripts run, and filled when it comes into view. */
function MapBox({ place, view, t }: MapBoxProps) {
  return (
    <section
      className="map"
      aria-label={t('mapLabel', { place })}
      data-map={JSON.stringify(view)}
      data-texts={JSON.stringify(mapTexts(t))}
      // Its buttons are the map's own, not those of an island around it.
      data-no-replay=""
      data-failed={t('mapFailed')}
    >
      <p className="map-waiting">{t('loading')}</p>
    </section>
  )
}

interface PlaceMapProps {
  place: string
  shown: ShownMap
  t: MapMessages
}

/** The map of a place: our own or that of a service. */
export function PlaceMap({ place, shown, t }: PlaceMapProps) {
  return shown.kind === 'own' ? (
    <MapBox place={place} view={shown.view} t={t} />
  ) : (
    <MapFrame place={place} src={shown.src} t={t} />
  )
}
