/** The specification's numbers: 0 none, 1 small, 2 large. */
export const mapControls = { none: 0, small: 1, large: 2 } as const
export type MapControl = 0 | 1 | 2

/** The specification's numbers: 0 road, 1 satellite, 2 hybrid, 3 terrain. */
export const mapTypes = ['road', 'satellite', 'hybrid', 'terrain'] as const
export type MapType = 0 | 1 | 2 | 3

export const travelModes = ['driving', 'walking'] as const
export type TravelMode = (typeof travelModes)[number]

/** What a map is shown with when nobody has said otherwise. */
export const mapDefaults = {
  lat: 53.553407,
  lng: 9.992196,
  zoom: 13,
  mapCtrl: 2,
  mapType: 0,
  zoomWhl: true,
  typeCtrl: true,
  marker: true,
  popup: false,
  directions: true,
  travelMode: 'driving',
  text: '',
} as const

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
  /** Opens the label by itself; a click on the marker opens it in any case. */
  popup: boolean
  text: string
  mapCtrl: MapControl
  /** Whether the wheel may zoom at all; even then only once the visitor has clicked into the map. */
  zoomWhl: boolean
  mapType: MapType
  typeCtrl: boolean
  directions: boolean
  travelMode: TravelMode
  /** The language of the page. Addresses are looked for around the school, whatever it is. */
  locale: string
  /** Addresses of pictures; the theme's own pins when absent. */
  mainIcon?: string
  otherIcon?: string
  /** Further places with the other icon. */
  places: MapPlace[]
}

/** Corners: south, west, north, east. */
export type MapBounds = [number, number, number, number]

export interface TileSource {
  type: MapType
  /** With {z}, {x} and {y}; always an address of ours. */
  url: string
  /** Credits as HTML of our own making. */
  attribution: string
  minZoom: number
  maxZoom: number
  /** Beyond these there are none. */
  bounds?: MapBounds
}

/** What the browser gets to show a map: everything it needs and nothing else. */
export interface MapView {
  options: MapOptions
  tiles: TileSource[]
  /** Beyond these there is nothing to see. */
  bounds?: MapBounds
  /** Where directions are asked for, as JSON; absent where directions are off. */
  directionsUrl?: string
  /** The route that the page has come with, point by point. */
  line?: [number, number][]
}

export type DirectionsProblem = 'empty' | 'notFound' | 'tooFar' | 'noRoute' | 'unavailable' | 'notAllowed'

/** What another address would mend. */
const aboutTheAddress: DirectionsProblem[] = ['empty', 'notFound', 'tooFar']

export interface DirectionsStep {
  text: string
  /** Written out in the visitor's language, such as "350 m" and "2 min"; empty for the arrival. */
  distance: string
  duration: string
}

/** The answer to "how do I get there from …", the same for the page and for the script. */
export type Directions =
  | {
      kind: 'route'
      from: string
      mode: TravelMode
      distance: string
      duration: string
      steps: DirectionsStep[]
      /** Latitude and longitude of every point of the line. */
      line: [number, number][]
      /** What the data is and whose: HTML of our own making. */
      attribution: string
    }
  /** Several places go by that name. */
  | { kind: 'choices'; choices: MapPlace[] }
  | { kind: 'problem'; problem: DirectionsProblem; message: string }

export type Route = Extract<Directions, { kind: 'route' }>

/** Whether the form's field is what is wrong. */
export const isAddressWrong = (answer: Directions): boolean =>
  answer.kind === 'problem' && aboutTheAddress.includes(answer.problem)

/**
 * What `directions.json` answers. `html` is what the page itself would show: of a route the content of
 * `[data-directions-route]`, of everything else that of `[data-directions-message]`.
 */
export type DirectionsAnswer = Directions & { html: string }

/** The group that a visitor allows before anything is asked of Google, as the list of services names it. */
export const googleMaps = 'Google Maps'

/** Where a school's way there is described. */
export const directionsPath = (slug: string): string => `/schools/${slug}/how-to-get-here`

/** The same for the script. */
export const directionsJsonPath = (slug: string): string => `/schools/${slug}/directions.json`

/** The fields of the form, in the address of the page and of the script's call alike. */
export const directionsFields = { from: 'from', mode: 'mode', at: 'at' } as const

export const maxFromLength = 200

/** What the form's field points to when something is wrong with it. */
export const directionsMessageId = 'directions-message'
