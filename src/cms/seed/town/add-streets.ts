import { smooth } from './ground'
import type { Metres, OsmWriter } from './osm-writer'
import { avenues, type PlannedStreet, roundabout, streets } from './plan'

/** The ways of a street, one from crossing to crossing, by the crossing they lead to. */
type Blocks = Map<string, { way: number; from: Metres; to: Metres }[]>

const addBlocks = (
  osm: OsmWriter,
  street: PlannedStreet,
  crossings: PlannedStreet[],
  place: (along: number) => Metres,
): { way: number; from: Metres; to: Metres }[] => {
  const [low, high] = [Math.min(street.from, street.to), Math.max(street.from, street.to)]
  const stops = crossings
    .filter(({ from, to }) => street.at >= Math.min(from, to) && street.at <= Math.max(from, to))
    .map(({ at }) => at)
    .filter((at) => at >= low && at <= high)
    .sort((a, b) => (street.from < street.to ? a - b : b - a))
  return stops.slice(1).map((stop, i) => {
    const before = stops[i] as number
    const line = [before, (before + stop) / 2, stop].map(place)
    const { name, highway, oneway } = street
    const tags = {
      highway,
      name,
      maxspeed: highway === 'residential' ? '40' : '50',
      ...(oneway && { oneway }),
    }
    return { way: osm.way(line, tags), from: line[0] as Metres, to: line[2] as Metres }
  })
}

const ring = (): Metres[] =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (-i * Math.PI) / 6
    const { east, north, radius } = roundabout
    // Against the clock, as Canada drives; the arms meet it at its four corners.
    return [east + radius * Math.cos(-angle), north + radius * Math.sin(-angle)]
  })

const addOuterRoads = (osm: OsmWriter): void => {
  const places = ring()
  const [eastArm, northArm, westArm, southArm] = [0, 3, 6, 9].map((i) => places[i] as Metres) as [
    Metres,
    Metres,
    Metres,
    Metres,
  ]
  osm.area(places, { highway: 'primary', junction: 'roundabout', maxspeed: '30' })
  const highway = { highway: 'primary', name: 'Coast Highway', ref: '19A', maxspeed: '80' }
  const west: Metres[] = [
    [-20_000, -300],
    [-12_500, -900],
    [-6500, -760],
    [-4600, -1150],
    [-2900, -960],
    [-1500, -1080],
    [-80, -960],
    westArm,
  ]
  osm.way(smooth(west), highway)
  osm.way(
    smooth([
      eastArm,
      [1700, -1060],
      [3000, -820],
      [4700, -1010],
      [6500, -700],
      [12_700, -900],
      [20_000, -600],
    ]),
    highway,
  )
  osm.way(smooth([northArm, [715, -800], [720, -593]]), {
    highway: 'secondary',
    name: 'Ferry Road',
    maxspeed: '60',
  })
  osm.way(smooth([southArm, [760, -1500], [1150, -2200], [900, -3100]]), {
    highway: 'unclassified',
    name: 'Thorburn Woods Road',
  })
  osm.way(
    [
      [-80, -593],
      [-80, -780],
      [-80, -960],
    ],
    { highway: 'tertiary', name: 'Kingfisher Avenue', maxspeed: '50' },
  )
  osm.way(
    smooth([
      [-720, 212],
      [-1000, 262],
      [-1500, 330],
      [-2400, 470],
      [-3300, 420],
    ]),
    {
      highway: 'unclassified',
      name: 'Beach Road',
    },
  )
  osm.way(
    smooth([
      [720, -133],
      [980, -80],
      [1180, 180],
      [1260, 480],
    ]),
    {
      highway: 'residential',
      name: 'Headland Road',
    },
  )
}

/** Cedar Heights: a bent street with a dead end, between the grid and the coast road. */
const addHeights = (osm: OsmWriter): void => {
  const crescent = smooth(
    [
      [240, -593],
      [250, -700],
      [330, -780],
      [450, -770],
      [540, -690],
      [560, -593],
    ],
    3,
  )
  osm.way(crescent, { highway: 'residential', name: 'Cedar Crescent' })
  osm.way([crescent[9] as Metres, [455, -850], [430, -890]], { highway: 'residential', name: 'Spruce Court' })
  osm.way(
    [
      [-400, -593],
      [-410, -700],
      [-330, -790],
      [-200, -800],
      [-80, -780],
    ],
    {
      highway: 'residential',
      name: 'Hemlock Lane',
    },
  )
  osm.way(
    [
      [-560, -593],
      [-600, -690],
      [-560, -800],
    ],
    {
      highway: 'service',
      name: 'Quarry Lane',
      access: 'private',
    },
  )
}

/** No left turn from Main Street into Kingfisher Avenue, and from Thorburn Street one must go straight on over Tern Avenue. */
const restrictTurns = (osm: OsmWriter, blocks: Blocks): void => {
  const find = (street: string, end: 'from' | 'to', [east, north]: Metres): number =>
    blocks.get(street)?.find((block) => block[end][0] === east && block[end][1] === north)?.way ?? 0
  const rule = (restriction: string, at: Metres, from: number, to: number) =>
    osm.relation(
      [
        { type: 'way', ref: from, role: 'from' },
        { type: 'node', ref: osm.node(at), role: 'via' },
        { type: 'way', ref: to, role: 'to' },
      ],
      { type: 'restriction', restriction },
    )
  const corner: Metres = [-80, -133]
  rule('no_left_turn', corner, find('Main Street', 'to', corner), find('Kingfisher Avenue', 'to', corner))
  const crossing: Metres = [240, -363]
  rule(
    'only_straight_on',
    crossing,
    find('Thorburn Street', 'to', crossing),
    find('Thorburn Street', 'from', crossing),
  )
}

export const addStreets = (osm: OsmWriter): void => {
  const blocks: Blocks = new Map()
  for (const street of streets)
    blocks.set(
      street.name,
      addBlocks(osm, street, avenues, (along) => [along, street.at]),
    )
  for (const avenue of avenues)
    blocks.set(
      avenue.name,
      addBlocks(osm, avenue, streets, (along) => [avenue.at, along]),
    )
  addOuterRoads(osm)
  addHeights(osm)
  restrictTurns(osm, blocks)
}
