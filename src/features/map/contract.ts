import type { MapControl, MapType } from './options/map-types'

export const travelModes = ['driving', 'walking'] as const
export type TravelMode = (typeof travelModes)[number]

export interface MapPlace {
  lat: number
  lng: number
  text: string
}

/** All options of one map, by the specification's names. */
export interface MapOptions {
  lat: number
  lng: number
  zoom: number
  marker: boolean
  /** Opens the label when the map loads; a click on the marker always opens it. */
  popup: boolean
  text: string
  mapCtrl: MapControl
  /** Whether the mouse wheel zooms after a click on the map. It never zooms before. */
  zoomWhl: boolean
  mapType: MapType
  typeCtrl: boolean
  directions: boolean
  travelMode: TravelMode
  /** The language of the page. */
  locale: string
  /** URLs of pictures; the default pins if absent. */
  mainIcon?: string
  otherIcon?: string
  /** Other places, shown with `otherIcon`. */
  places: MapPlace[]
}

/** South, west, north, east. */
export type MapBounds = [number, number, number, number]

export interface TileSource {
  type: MapType
  /** With {z}, {x} and {y}; always on this site. */
  url: string
  /** HTML made by this site. */
  attribution: string
  minZoom: number
  maxZoom: number
  /** There are no tiles outside. */
  bounds?: MapBounds
}

/** All that the browser needs to show a map. */
export interface MapView {
  options: MapOptions
  tiles: TileSource[]
  /** There is nothing to see outside. */
  bounds?: MapBounds
  /** Where directions are fetched as JSON; absent if directions are off. */
  directionsUrl?: string
  /** The route that the page was loaded with. */
  route?: { from: string; line: [number, number][] }
}

export type DirectionsProblem = 'empty' | 'notFound' | 'tooFar' | 'noRoute' | 'unavailable' | 'notAllowed'

/** Problems that another address would solve. */
const addressProblems: (DirectionsProblem | 'notLocated')[] = ['empty', 'notFound', 'tooFar']

export interface DirectionsStep {
  text: string
  /** In the visitor's language, such as "350 m" and "2 min"; empty for the arrival. */
  distance: string
  duration: string
}

/** A link to a service that knows other places, too. */
export interface MapLink {
  service: string
  href: string
}

/** The answer to a question for directions, for the page and for the island. */
export type Directions =
  | {
      kind: 'route'
      from: string
      /** How the start differs from what was typed. */
      note?: string
      mode: TravelMode
      distance: string
      duration: string
      steps: DirectionsStep[]
      /** Latitude and longitude of every point of the line. */
      line: [number, number][]
      /** Credits of the data: HTML made by this site. */
      attribution: string
    }
  /** Several places have that name. */
  | { kind: 'choices'; choices: MapPlace[] }
  | { kind: 'problem'; problem: DirectionsProblem | 'notLocated'; message: string; elsewhere?: MapLink[] }

export type Route = Extract<Directions, { kind: 'route' }>

/** Whether the address in the form is the problem. */
export const isAddressWrong = (answer: Directions): boolean =>
  answer.kind === 'problem' && addressProblems.includes(answer.problem)

/**
 * Response of `directions.json`. `html` is what the page itself would show: for a route the content of `[data-directions-route]`,
 * otherwise that of `[data-directions-message]`.
 */
export type DirectionsResponse = Directions & { html: string }

/** The consent group that a visitor must allow before Google is asked, as the list of services names it. */
export const googleMaps = 'Google Maps'

export const directionsJsonPath = (slug: string): string => `/schools/${slug}/directions.json`

/** The fields of the form, and the query parameters of page and JSON. */
export const directionsFields = { from: 'from', mode: 'mode', at: 'at' } as const

export const maxFromLength = 200

/** The message or the title of the route; only one of them is shown. The form leads there and moves the focus to it. */
export const directionsAnswerId = 'directions-answer'

/** Has the focus when its page is loaded. */
export const answerPlace = { id: directionsAnswerId, tabIndex: -1, autoFocus: true } as const
