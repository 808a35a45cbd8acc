import { pickMessages, type Translator } from '../../shared/messages/translator'
import type { MapMessages, MapParams } from './messages/messages'

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
  'startAt',
  'myPosition',
  'yourPosition',
  'locationRefused',
  'locationFailed',
  'elsewhere',
  'routeTitle',
  'total',
  'steps',
  'searching',
  'routeShown',
  'printRoute',
] as const

/** The texts that the browser needs for the map; they are part of the page. */
export type MapTexts = Translator<Pick<MapParams, (typeof mapKeys)[number]>>
export const mapTexts = (t: MapMessages): MapTexts => pickMessages(t, mapKeys)

/** Texts that the browser needs for directions. */
export type DirectionsTexts = Translator<Pick<MapParams, (typeof directionsKeys)[number]>>
export const directionsTexts = (t: MapMessages): DirectionsTexts => pickMessages(t, directionsKeys)
