import { fill } from '../../shared/message'
import type { MapMessages } from './messages/en'

interface MapFrameProps {
  place: string
  /** A page of a map service. */
  src: string
  t: MapMessages
}

/** A map of another service, as a frame; consent holds it back until the visitor wants it. */
export function MapFrame({ place, src, t }: MapFrameProps) {
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
