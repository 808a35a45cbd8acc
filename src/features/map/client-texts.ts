import type { MapMessages } from './messages/en'

const mapKeys = [
  'loading',
  'zoomIn',
  'zoomOut',
  'resetView',
  'fullScreen',
  'mapType',
  'road',
  'satellite',
  'hybrid',
  'terrain',
  'wheelHint',
  'wheelOn',
  'touchHint',
  'keyboardHint',
  'showLabel',
  'closeLabel',
  'mapFailed',
] as const

const directionsKeys = [
  'fromAddress',
  'fromHint',
  'getDirections',
  'travelMode',
  'driving',
  'walking',
  'notFoundNamed',
  'unavailable',
  'allow',
  'choices',
  'routeTitle',
  'total',
  'steps',
  'searching',
  'routeShown',
  'printRoute',
] as const

type Texts<Key extends keyof MapMessages> = Pick<MapMessages, Key>

const pick = <Key extends keyof MapMessages>(t: MapMessages, keys: readonly Key[]): Texts<Key> =>
  Object.fromEntries(keys.map((key) => [key, t[key]])) as Texts<Key>

/** The texts that the browser needs for the map; they are part of the page. */
export type MapTexts = Texts<(typeof mapKeys)[number]>
export const mapTexts = (t: MapMessages): MapTexts => pick(t, mapKeys)

/** The same for directions. */
export type DirectionsTexts = Texts<(typeof directionsKeys)[number]>
export const directionsTexts = (t: MapMessages): DirectionsTexts => pick(t, directionsKeys)
