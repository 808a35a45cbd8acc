import type { ReactNode } from 'react'
import { type Locale, localePath } from '../../shared/locale'
import { directionsPath } from './contract'
import type { MapMessages } from './messages/en'

interface SchoolMapProps {
  locale: Locale
  t: MapMessages
  slug: string
  /** Absent where there is none to show. */
  map?: ReactNode
}

/** What the map's section of the school page shows below the address. */
export function SchoolMap({ locale, t, slug, map }: SchoolMapProps) {
  return (
    <>
      {map}
      <p className="map-more">
        <a className="button button-quiet" href={localePath(locale, directionsPath(slug))}>
          {t.howToGetHere}
        </a>
      </p>
    </>
  )
}
