import { box } from './ground'
import type { Metres, OsmWriter } from './osm-writer'
import { avenues, type PlannedStreet, school, streets, town } from './plan'

/** Metres of street per house number: the school has the number 14 and stands 80 m from where its street begins. */
const perNumber = 80 / school.number
const setBack = 18

/** Streets whose houses are drawn; elsewhere a number on the map is enough, and the file stays small. */
const drawn = new Set(['Quay Street', 'Mariner Street', 'Lantern Street', 'Main Street'])

interface House {
  number: number
  street: string
  place: Metres
}

const named: Record<string, { name: string; tags: Record<string, string> }> = {
  '14 Lantern Street': { name: school.name, tags: { building: 'school', amenity: 'language_school' } },
  '126 Quay Street': { name: 'The Net Loft', tags: { building: 'dormitory' } },
  '90 Quay Street': { name: 'Cannery Museum', tags: { building: 'yes', tourism: 'museum' } },
  '102 Main Street': { name: 'Alder Bay Library', tags: { building: 'public', amenity: 'library' } },
  '134 Main Street': { name: 'Alder Cinema', tags: { building: 'yes', amenity: 'cinema' } },
  '127 Main Street': { name: 'Harbour Bakery', tags: { building: 'retail', shop: 'bakery' } },
}

/** Not in the middle of a crossing. */
const isOnCrossing = (along: number, crossings: PlannedStreet[]): boolean =>
  crossings.some(({ at }) => Math.abs(at - along) < 24)

const inPark = ([east, north]: Metres): boolean => east > -240 && east < -80 && north > -133 && north < 97

const housesAlong = (
  street: PlannedStreet,
  crossings: PlannedStreet[],
  place: (along: number, side: number) => Metres,
): House[] => {
  const houses: House[] = []
  const forward = street.from < street.to ? 1 : -1
  for (let number = 2; number * perNumber < Math.abs(street.to - street.from); number += 4)
    // Even numbers to the north or west, odd ones across the street.
    for (const [own, side] of [
      [number, 1],
      [number + 1, -1],
    ] as const) {
      const along = street.from + forward * own * perNumber
      const at = place(along, side)
      if (!isOnCrossing(along, crossings) && !inPark(at))
        houses.push({ number: own, street: street.name, place: at })
    }
  return houses
}

const isSchool = ({ number, street }: House): boolean => number === school.number && street === school.street

const build = (osm: OsmWriter, house: House, random: () => number): void => {
  const address = { 'addr:housenumber': String(house.number), 'addr:street': house.street, ...town }
  const known = named[`${house.number} ${house.street}`]
  if (!known && !drawn.has(house.street)) {
    osm.node(house.place, address)
    return
  }
  const [width, depth] = known ? [20, 14] : [9 + Math.round(random() * 5), 9 + Math.round(random() * 4)]
  osm.area(box(house.place, width, depth), {
    building: 'house',
    ...known?.tags,
    ...(known && { name: known.name }),
    ...address,
  })
}

/** Houses along every street of the grid. Some lots are empty, as in any town; the named ones never. */
export const buildHouses = (osm: OsmWriter, random: () => number): void => {
  const houses = [
    ...streets.flatMap((street) =>
      housesAlong(street, avenues, (along, side) => [along, street.at + side * setBack]),
    ),
    ...avenues.flatMap((avenue) =>
      housesAlong(avenue, streets, (along, side) => [avenue.at - side * setBack, along]),
    ),
  ]
  for (const house of houses) {
    const empty = random() < 0.12
    if (!empty || isSchool(house) || named[`${house.number} ${house.street}`]) build(osm, house, random)
  }
  osm.node([-300, 1985], { 'addr:housenumber': '1', 'addr:street': 'Lighthouse Lane', ...town })
  osm.node([0, -60], { place: 'town', name: 'Alder Bay', population: '9000' })
}
