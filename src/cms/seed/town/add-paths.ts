import { smooth } from './ground'
import type { OsmWriter } from './osm-writer'

/** Ways on foot only: through the park, down to the harbour, along the water. */
export const addPaths = (osm: OsmWriter): void => {
  const path = { highway: 'footway', surface: 'gravel' }
  osm.way(
    [
      [-80, -18],
      [-160, -18],
      [-240, -18],
    ],
    { ...path, name: 'Turret Walk' },
  )
  osm.way(
    [
      [-160, -18],
      [-160, 97],
    ],
    path,
  )
  osm.way(
    [
      [-160, -18],
      [-160, -133],
    ],
    path,
  )
  osm.way(
    [
      [0, -18],
      [34, -10],
      [34, 60],
      [0, 97],
    ],
    { highway: 'steps', name: 'Cannery Steps' },
  )
  osm.way(
    [
      [0, 97],
      [0, 212],
    ],
    { ...path, name: 'Net Loft Path' },
  )
  osm.way(
    smooth(
      [
        [-720, 212],
        [-640, 240],
        [-300, 238],
        [0, 234],
        [300, 238],
        [640, 240],
        [720, 212],
      ],
      3,
    ),
    {
      highway: 'footway',
      name: 'Harbour Walk',
    },
  )
  osm.way(
    [
      [0, 212],
      [0, 234],
    ],
    path,
  )
  osm.way(
    smooth(
      [
        [900, -3100],
        [300, -3300],
        [-500, -2900],
        [-1500, -3200],
        [-1900, -2300],
        [-1500, -1080],
      ],
      3,
    ),
    {
      highway: 'path',
      name: 'Creek Trail',
    },
  )
}
