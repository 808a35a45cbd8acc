// Answers of the real services, as their documentation and servers give them, moved to the demo's town.

const maneuver = (type: string, modifier?: string, location = [-124.46, 49.36]) => ({
  bearing_after: 90,
  bearing_before: 0,
  location,
  ...(modifier ? { modifier } : {}),
  type,
})

const step = (name: string, distance: number, duration: number, turn: object) => ({
  geometry: {
    coordinates: [
      [-124.46, 49.36],
      [-124.45, 49.35],
    ],
    type: 'LineString',
  },
  maneuver: turn,
  mode: 'driving',
  driving_side: 'right',
  name,
  intersections: [],
  weight: 90,
  duration,
  distance,
})

export const recorded = {
  osrm: {
    code: 'Ok',
    routes: [
      {
        geometry: {
          coordinates: [
            [-124.46, 49.36],
            [-124.455, 49.355],
            [-124.45, 49.35],
          ],
          type: 'LineString',
        },
        legs: [
          {
            steps: [
              step('Main Street', 800, 160, maneuver('depart')),
              step('Lantern Street', 400, 80, maneuver('turn', 'left')),
              step('Lantern Street', 0, 0, maneuver('arrive', undefined, [-124.45, 49.35])),
            ],
            summary: 'Main Street, Lantern Street',
            weight: 240,
            duration: 240,
            distance: 1200,
          },
        ],
        weight_name: 'routability',
        weight: 240,
        duration: 240,
        distance: 1200,
      },
    ],
    waypoints: [
      { hint: 'x', distance: 4.2, name: 'Main Street', location: [-124.46, 49.36] },
      { hint: 'y', distance: 12.7, name: 'Lantern Street', location: [-124.45, 49.35] },
    ],
  },
  google: {
    geocoded_waypoints: [{ geocoder_status: 'OK', place_id: 'a', types: ['street_address'] }],
    routes: [
      {
        bounds: {},
        copyrights: 'Map data ©2026 <Google>',
        legs: [
          {
            distance: { text: '1.2 km', value: 1200 },
            duration: { text: '4 mins', value: 240 },
            end_address: '14 Lantern St',
            steps: [
              {
                distance: { text: '0.8 km', value: 800 },
                duration: { text: '3 mins', value: 160 },
                html_instructions: 'Head <b>east</b> on <b>Main Street</b>',
                polyline: { points: '' },
                travel_mode: 'DRIVING',
              },
              {
                distance: { text: '0.4 km', value: 400 },
                duration: { text: '1 min', value: 80 },
                html_instructions: 'Turn <b>left</b> onto <b>Lantern St</b>',
                maneuver: 'turn-left',
                polyline: { points: '' },
                travel_mode: 'DRIVING',
              },
            ],
          },
        ],
        overview_polyline: { points: '_sglH~qsvVf^g^f^g^' },
        summary: 'Main Street',
        warnings: [],
        waypoint_order: [],
      },
    ],
    status: 'OK',
  },
}

export const places = [
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    lat: '49.36',
    lon: '-124.46',
    category: 'place',
    type: 'house',
    display_name: '12, Main Street, Alder Bay, British Columbia, V0X 0A0, Canada',
    address: {
      house_number: '12',
      road: 'Main Street',
      town: 'Alder Bay',
      state: 'British Columbia',
      'ISO3166-2-lvl4': 'CA-BC',
      postcode: 'V0X 0A0',
      country: 'Canada',
      country_code: 'ca',
    },
    boundingbox: ['49.3', '49.4', '-124.5', '-124.4'],
  },
  // A street without a number, Nominatim's second match.
  {
    place_id: 2,
    lat: '49.36',
    lon: '-124.46',
    type: 'residential',
    address: { road: 'Main Street', town: 'Alder Bay' },
  },
]

export const photonPlaces = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-124.46, 49.36] },
      properties: {
        ...{ osm_type: 'N', osm_id: 1, osm_key: 'place', osm_value: 'house', type: 'house' },
        ...{ housenumber: '12', street: 'Main Street', city: 'Alder Bay', postcode: 'V0X 0A0' },
        ...{ state: 'British Columbia', country: 'Canada', countrycode: 'CA' },
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-124.4, 49.3] },
      properties: {
        osm_key: 'highway',
        type: 'street',
        name: 'Main Street',
        city: 'Alder Bay',
        countrycode: 'CA',
      },
    },
  ],
}

const component = (long_name: string, short_name: string, type: string) => ({
  long_name,
  short_name,
  types: [type, 'political'],
})

export const geocodes = {
  results: [
    {
      address_components: [
        component('12', '12', 'street_number'),
        component('Main Street', 'Main St', 'route'),
        component('Alder Bay', 'Alder Bay', 'locality'),
        component('British Columbia', 'BC', 'administrative_area_level_1'),
        component('Canada', 'CA', 'country'),
        component('V0X 0A0', 'V0X 0A0', 'postal_code'),
      ],
      formatted_address: '12 Main St, Alder Bay, BC V0X 0A0, Canada',
      geometry: { location: { lat: 49.36, lng: -124.46 }, location_type: 'ROOFTOP' },
      place_id: 'a',
      types: ['street_address'],
    },
  ],
  status: 'OK',
}
