import { pickTexts } from '../../shared/text/message'
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

/** The texts that the browser needs for the map; they are part of the page. */
export type MapTexts = Pick<MapMessages, (typeof mapKeys)[number]>
export const mapTexts = (t: MapMessages): MapTexts => pickTexts(t, mapKeys)

/** Texts that the browser needs for directions. */
export type DirectionsTexts = Pick<MapMessages, (typeof directionsKeys)[number]>
export const directionsTexts = (t: MapMessages): DirectionsTexts => pickTexts(t, directionsKeys)
