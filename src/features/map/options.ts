import {
  type MapControl,
  type MapOptions,
  type MapPlace,
  type MapType,
  mapControls,
  mapDefaults,
  mapTypes,
  type TravelMode,
  travelModes,
} from './contract'

/** What was saved of a map's options: anything may be missing, and nothing is trusted to be what it should. */
export interface SavedOptions {
  lat?: number | null
  lng?: number | null
  zoom?: number | null
  marker?: boolean | null
  popup?: boolean | null
  text?: string | null
  /** Selections are saved as texts. */
  mapCtrl?: string | number | null
  zoomWhl?: boolean | null
  mapType?: string | number | null
  typeCtrl?: boolean | null
  directions?: boolean | null
  travelMode?: string | null
}

export interface MapSubject {
  locale: string
  /** Where the school is; absent when nobody has said it yet. */
  location?: { lat?: number | null; lng?: number | null }
  /** The label of the marker where the options have none. */
  label: string
  mainIcon?: string
  otherIcon?: string
  places: MapPlace[]
}

const within = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= from && value <= to ? value : undefined

const latitude = (value: unknown) => within(value, -90, 90)
const longitude = (value: unknown) => within(value, -180, 180)

type Point = { lat: number; lng: number }

/** Half a place is none: a latitude of one and a longitude of another would lie in the sea. */
const pointOf = (place: { lat?: number | null; lng?: number | null } | undefined): Point | undefined => {
  const lat = latitude(place?.lat)
  const lng = longitude(place?.lng)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

const oneOf = <T>(values: readonly T[], value: unknown): T | undefined =>
  values.find((known) => known === value)

const numberOf = (value: string | number | null | undefined): number | undefined =>
  value === null || value === undefined || value === '' ? undefined : Number(value)

const controls = Object.values(mapControls)
const types = mapTypes.map((_, index) => index as MapType)

/**
 * All options of a map: what was saved, else what the page wants otherwise, else the specification's defaults.
 * Where neither the map nor the school has coordinates, the map has the default centre, which is not the school:
 * it then has no marker, and no directions lead there.
 */
export const mapOptions = (
  saved: SavedOptions,
  { label, location, locale, mainIcon, otherIcon, places }: MapSubject,
  wanted: { directions?: boolean } = {},
): MapOptions => {
  const point = pointOf(saved) ?? pointOf(location)
  return {
    ...(point ?? { lat: mapDefaults.lat, lng: mapDefaults.lng }),
    zoom: Math.round(within(saved.zoom, 1, 19) ?? mapDefaults.zoom),
    marker: point !== undefined && (saved.marker ?? mapDefaults.marker),
    popup: saved.popup ?? mapDefaults.popup,
    text: saved.text?.trim() || label || mapDefaults.text,
    mapCtrl: (oneOf<number>(controls, numberOf(saved.mapCtrl)) ?? mapDefaults.mapCtrl) as MapControl,
    zoomWhl: saved.zoomWhl ?? mapDefaults.zoomWhl,
    mapType: (oneOf<number>(types, numberOf(saved.mapType)) as MapType | undefined) ?? mapDefaults.mapType,
    typeCtrl: saved.typeCtrl ?? mapDefaults.typeCtrl,
    directions: point !== undefined && (saved.directions ?? wanted.directions ?? mapDefaults.directions),
    travelMode: oneOf<TravelMode>(travelModes, saved.travelMode) ?? mapDefaults.travelMode,
    locale,
    ...(mainIcon ? { mainIcon } : {}),
    ...(otherIcon ? { otherIcon } : {}),
    places: places.filter((place) => pointOf(place)),
  }
}
