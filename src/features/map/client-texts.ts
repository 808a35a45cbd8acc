import type { MapMessages } from './messages/en'

/** The words that the script needs; they travel in the page. */
const keys = [
  'loading',
  'unavailable',
  'searching',
  'routeShown',
  'printRoute',
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

export type MapTexts = Pick<MapMessages, (typeof keys)[number]>

export const mapTexts = (t: MapMessages): MapTexts =>
  Object.fromEntries(keys.map((key) => [key, t[key]])) as MapTexts
