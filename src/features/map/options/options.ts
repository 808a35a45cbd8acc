import { type MapOptions, type MapPlace, type TravelMode, travelModes } from '../contract'
import { type MapControl, type MapType, mapControls, mapDefaults, mapTypes } from './map-types'

/** Stored options of a map. Any of them may be missing or invalid. */
export interface SavedOptions {
  lat?: number | null
  lng?: number | null
  zoom?: number | null
  marker?: boolean | null
  popup?: boolean | null
  text?: string | null
  /** Payload stores the values of selects as text. */
  mapCtrl?: string | number | null
  zoomWhl?: boolean | null
  mapType?: string | number | null
  typeCtrl?: boolean | null
  directions?: boolean | null
  travelMode?: string | null
}

export interface MapSubject {
  locale: string
  /** The location of the school, if editors have entered one. */
  location?: { lat?: number | null; lng?: number | null }
  /** The label of the marker if the options have none. */
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

/** Undefined unless both coordinates are valid. */
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
 * All options of a map: the stored value, else the page's default, else the specification's default. If neither the map nor
 * the school has coordinates, the map shows the default centre. That is not the school, so there is no marker and there are
 * no directions.
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
