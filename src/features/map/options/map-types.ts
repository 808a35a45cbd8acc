// Apart from contract.ts, so that map and directions share no chunk in the browser.

/** The specification's numbers: 0 none, 1 small, 2 large. */
export const mapControls = { none: 0, small: 1, large: 2 } as const
export type MapControl = 0 | 1 | 2

/** The specification's numbers: 0 road, 1 satellite, 2 hybrid, 3 terrain. */
export const mapTypes = ['road', 'satellite', 'hybrid', 'terrain'] as const
export type MapType = 0 | 1 | 2 | 3

/** Used for every option that is not set. */
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
