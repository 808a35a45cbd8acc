import { box, smooth } from './ground'
import type { Metres, OsmWriter } from './osm-writer'

/** To the east and the west, and out to sea: further than the widest screen shows. */
const horizon = 20_000

const coast: Metres[] = [
  [-horizon, 2600],
  [-16_500, 1500],
  [-13_000, 1750],
  [-9600, 900],
  [-6500, 700],
  [-4300, 520],
  [-2700, 660],
  [-1700, 460],
  [-1000, 330],
  [-680, 262],
  [-300, 252],
  [0, 248],
  [400, 252],
  [760, 272],
  [930, 450],
  [1010, 760],
  [1260, 880],
  [1600, 720],
  [2600, 500],
  [4300, 690],
  [6500, 480],
  [9300, 1100],
  [12_800, 700],
  [16_400, 1600],
  [horizon, 900],
]

const island: Metres[] = [
  [-900, 1900],
  [-300, 1700],
  [250, 1850],
  [150, 2250],
  [-450, 2400],
  [-900, 1900],
]

const addSea = (osm: OsmWriter): void => {
  const line = smooth(coast)
  const sea = osm.area([...line, [horizon, horizon], [-horizon, horizon]], {})
  const shore = osm.way(smooth(island), { natural: 'wood', name: 'Heron Island' })
  osm.relation(
    [
      { type: 'way', ref: sea, role: 'outer' },
      { type: 'way', ref: shore, role: 'inner' },
    ],
    { type: 'multipolygon', natural: 'water', name: 'Alder Bay' },
  )
  osm.way(
    [
      [720, 212],
      [735, 300],
      [700, 420],
    ],
    { man_made: 'pier', name: 'Ferry Pier' },
  )
  osm.way(
    [
      [-240, 212],
      [-240, 330],
    ],
    { man_made: 'pier' },
  )
  osm.way(
    [
      [160, 212],
      [160, 320],
    ],
    { man_made: 'pier' },
  )
  osm.way(
    smooth([
      [700, 420],
      [650, 1100],
      [900, 2600],
      [1500, 5200],
      [4000, horizon],
    ]),
    {
      route: 'ferry',
      name: 'Alder Bay – Mainland',
    },
  )
  // No road leads here, so that there is an address without a route.
  osm.way(
    [
      [-500, 1950],
      [-300, 2000],
      [-100, 2050],
    ],
    { highway: 'residential', name: 'Lighthouse Lane' },
  )
}

export const addNature = (osm: OsmWriter): void => {
  addSea(osm)
  osm.area(
    [
      [-92, -121],
      [-228, -121],
      [-228, 85],
      [-92, 85],
    ],
    { leisure: 'park', name: 'Turret Park' },
  )
  osm.area(box([320, -420], 140, 94), { leisure: 'park', name: 'Market Green' })
  osm.area(box([-480, -305], 140, 94), { amenity: 'school', name: 'Alder Bay Elementary School' })
  osm.area(box([-480, -305], 60, 30), { leisure: 'pitch' })
  osm.area(
    [
      ...smooth(
        [
          [-1650, 452],
          [-1300, 385],
          [-1020, 334],
        ],
        3,
      ),
      [-1040, 300],
      [-1650, 400],
    ],
    {
      natural: 'beach',
      name: 'Driftwood Beach',
    },
  )
  osm.area(
    [
      ...smooth(
        [
          [990, 700],
          [1260, 860],
          [1580, 700],
        ],
        3,
      ),
      [1500, 300],
      [1100, 260],
    ],
    {
      natural: 'wood',
      name: 'Headland Wood',
    },
  )
  osm.way(
    smooth([
      [-6500, -1300],
      [-3000, -1250],
      [-1200, -1300],
      [480, -1250],
      [640, -2300],
      [500, -3500],
      [-2500, -4200],
      [-6500, -3900],
      [-6500, -1300],
    ]),
    { landuse: 'forest', name: 'Thorburn Woods' },
  )
  osm.way(
    smooth([
      [1300, -1450],
      [3400, -1150],
      [6500, -1250],
      [6500, -3900],
      [3300, -4300],
      [1150, -3600],
      [1300, -1450],
    ]),
    {
      landuse: 'forest',
      name: 'Salal Forest',
    },
  )
  osm.way(
    smooth([
      [-1900, -3600],
      [-1750, -2300],
      [-1250, -1400],
      [-1100, -500],
      [-1000, 330],
    ]),
    {
      waterway: 'stream',
      name: 'Alder Creek',
    },
  )
}
