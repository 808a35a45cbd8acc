import { describe, expect, it } from 'vitest'
import { sketch } from '../sketch-fixture'
import { collectAddresses } from './collect-addresses'
import { collectStreets, namedStarts, startFinder } from './find-start'
import { collectNamedPlaces } from './named-places'

const house = (street: string, number: string, at: [number, number]) =>
  [
    ...at,
    {
      'addr:street': street,
      'addr:housenumber': number,
      'addr:city': 'Alder Bay',
      'addr:postcode': 'V0X 0A0',
    },
  ] as [number, number, Record<string, string>]

const extract = sketch({
  nodes: {
    ...{ a: [0, 0], b: [200, 0], c: [400, 0], d: [0, 300], e: [400, 300], f: [0, 9000], g: [400, 9000] },
    l14: house('Lantern Street', '14', [50, 10]),
    l16: house('Lantern Street', '16', [90, 10]),
    l21: house('Lantern Street', '21', [90, -10]),
    m5: house('Mill Street', '5', [20, 310]),
    av: house('4th Avenue', '8', [20, 320]),
    ferry: [500, 0, { amenity: 'ferry_terminal', name: 'Alder Bay Pier', 'name:de': 'Anleger Alder Bay' }],
    bus: [300, 50, { amenity: 'bus_station', name: 'Market Green' }],
    air: [900, 900, { aeroway: 'aerodrome', name: 'Heron Airfield' }],
  },
  ways: {
    one: { through: 'a b', tags: { name: 'Lantern Street' } },
    two: { through: 'b c', tags: { name: 'Lantern Street' } },
    mill: { through: 'd e', tags: { name: 'Mill Street' } },
    creek: { through: 'a d', tags: { name: 'Creek Way' } },
    north: { through: 'f g', tags: { name: 'Creek Way' } },
  },
})

const find = startFinder(
  {
    addresses: collectAddresses(extract),
    streets: collectStreets(extract),
    named: collectNamedPlaces(extract),
  },
  { towns: ['Alder Bay'], regions: ['Canada', 'BC'] },
)
const starts = (text: string) => find(text).map(({ match, label }) => `${match}: ${label}`)

describe('starts at', () => {
  it.each([
    ['14 Lantern Street', 'exact: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['15 Lantern Street', 'number: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['Lantern St. 17, Alder Bay', 'number: 16 Lantern Street, Alder Bay, V0X 0A0'],
    ['19 Lantern Street', 'number: 21 Lantern Street, Alder Bay, V0X 0A0'],
    ['14B Lantern Street', 'number: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['9999 Lantern Street', 'unknownNumber: Lantern Street, Alder Bay'],
    ['Lantern St. 9999, Alder Bay', 'unknownNumber: Lantern Street, Alder Bay'],
    ['Lantrn Street 9999', 'unknownNumber: Lantern Street, Alder Bay'],
    ['Lantern Street', 'street: Lantern Street, Alder Bay'],
    ['lantern st, Alder Bay, BC, Canada', 'street: Lantern Street, Alder Bay'],
    ['14 Lanten Street', 'name: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['14 Latnern Street', 'name: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['Lanternstreet 14', 'name: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['14 Lantern', 'name: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['14 Lantern Avenue', 'name: 14 Lantern Street, Alder Bay, V0X 0A0'],
    ['Lantrn Street', 'name: Lantern Street, Alder Bay'],
    ['Alder Bay Pier', 'place: Alder Bay Pier'],
    ['aldr bay pier', 'place: Alder Bay Pier'],
    ['ferry', 'place: Alder Bay Pier'],
    ['the ferry terminal, Alder Bay', 'place: Alder Bay Pier'],
    ['Fähre', 'place: Alder Bay Pier'],
    ['bus station', 'place: Market Green'],
    ['Busbahnhof', 'place: Market Green'],
    ['aeropuerto', 'place: Heron Airfield'],
  ])('%s', (typed, expected) => {
    expect(starts(typed)).toEqual([expected])
  })

  it('the middle of a street, or one of several streets of this name', () => {
    const [lantern] = find('Lantern Street')
    // The two parts of it meet 200 m from its beginning.
    expect(lantern?.place.lng).toBeCloseTo(-124 + 0.002, 2)
    expect(starts('Creek Way')).toHaveLength(2)
  })
})

describe('does not start at', () => {
  it.each([
    ['another town', '14 Lantern Street, Pine Cove'],
    ['another postcode', '14 Lantern Street, V0X 0A1'],
    ['another number of a street that is a number', '8 5th Avenue'],
    ['something else', '99999 Nowhere Street'],
    ['the town', 'Alder Bay'],
    ['a far country', 'Unter den Linden 5, Berlin'],
    ['a kind of street', 'Street'],
    ['words that say nothing', 'the terminal'],
    ['nothing', ''],
    ['signs', '%%% --- ###'],
  ])('%s: %s', (_, typed) => {
    expect(starts(typed)).toEqual([])
  })

  it('takes little time for a long text', () => {
    const start = performance.now()
    find('lantern '.repeat(25))
    find('a b c d '.repeat(25))
    expect(performance.now() - start).toBeLessThan(500)
  })
})

it('finds the places of editors by their names', () => {
  const places = [
    { name: 'Fähranleger', place: { lat: 49, lng: -124 } },
    { name: 'Gare routière', place: { lat: 49, lng: -124.1 } },
  ]
  expect(namedStarts(places, 'ferry').map(({ label }) => label)).toEqual(['Fähranleger'])
  expect(namedStarts(places, 'gare routiere').map(({ label }) => label)).toEqual(['Gare routière'])
  expect(namedStarts(places, '14 Lantern Street')).toEqual([])
})
