import { describe, expect, it } from 'vitest'
import { sketch } from '../sketch-fixture'
import { type Address, addressLabel } from './address'
import { collectAddresses } from './collect-addresses'
import { addressFinder } from './find-address'

const house = (number: string, street: string, more: Partial<Address> = {}): Address => ({
  number,
  street,
  town: 'Alder Bay',
  postcode: 'V0X 0A0',
  region: ['BC'],
  // Places of their own, far enough apart not to be one house.
  place: {
    lat: 49 + (number.length * 7 + street.length) / 100,
    lng: -124 + Number.parseInt(number, 10) / 50,
  },
  ...more,
})

const find = addressFinder(
  [
    house('14', 'Lantern Street'),
    house('16', 'Lantern Street'),
    house('16A', 'Lantern Street'),
    house('12', 'Main Street'),
    house('12', 'Main Street East'),
    house('5-7', 'Main Street'),
    house('30', 'Main Street', { unit: '4' }),
    house('3', 'St. George Avenue'),
    house('8', 'Park Plaza'),
    house('9', 'Park Place'),
    house('2', 'chemin du Phare', { town: 'Anse-aux-Érables', region: ['QC'], postcode: 'G0X 0A0' }),
    house('7', 'Hauptstraße', { town: undefined, postcode: undefined, region: [] }),
    ...['3', '14', '12-16'].map((number) =>
      house(number, 'Hauptstraße', { town: undefined, postcode: undefined, region: [] }),
    ),
    house('3', 'Calle Mayor'),
    house('2', 'Calle Constructor'),
    house('10 12', 'Mill Lane'),
    house('12 1/2', 'Mill Lane'),
    house('8½', 'Mill Lane'),
    house('6-1/2', 'Mill Lane'),
    house('10;12', 'Quay', {}),
    house('21', 'Queen’s Park'),
    house('40', '4th Avenue West'),
    house('11', 'Dock Road', { town: 'Alder Bay', place: { lat: 49, lng: -124 } }),
    house('11', 'Dock Road', { town: 'Pine Cove', place: { lat: 49.1, lng: -124 } }),
  ],
  { towns: ['Alder Bay'], regions: ['Canada', 'BC'] },
)

const labels = (text: string) => find(text).map(({ number, street }) => `${number} ${street}`)

describe('finds', () => {
  it.each([
    ['14 Lantern Street', '14 Lantern Street'],
    ['14 lantern st', '14 Lantern Street'],
    ['LANTERN ST. 14', '14 Lantern Street'],
    ['Lantern Street, 14', '14 Lantern Street'],
    ['14, Lantern Street', '14 Lantern Street'],
    ['No. 14 Lantern Street', '14 Lantern Street'],
    ['#14 Lantern Street', '14 Lantern Street'],
    ['14 Lantern Street, Alder Bay', '14 Lantern Street'],
    ['14 Lantern Street Alder Bay BC V0X 0A0', '14 Lantern Street'],
    ['14 Lantern Street, Alder Bay, British Columbia v0x0a0, Canada', '14 Lantern Street'],
    ['Alder Bay, Lantern Street 14', '14 Lantern Street'],
    ['V0X 0A0 Alder Bay, Lantern Street 14', '14 Lantern Street'],
    ['Apt 3, 14 Lantern Street', '14 Lantern Street'],
    ['14 Lantern Street #3', '14 Lantern Street'],
    ['14 Lantern Street, unit 3, Alder Bay', '14 Lantern Street'],
    ['3-14 Lantern Street', '14 Lantern Street'],
    ['Unit 3 - 14 Lantern Street', '14 Lantern Street'],
    ['16a Lantern Street', '16A Lantern Street'],
    ['16 A Lantern Street', '16A Lantern Street'],
    ['Lantern Street 16-A', '16A Lantern Street'],
    ['16 Lantern Street', '16 Lantern Street'],
    ['5-7 Main Street', '5-7 Main Street'],
    ['4-30 Main Street', '30 Main Street'],
    ['12 Main St E', '12 Main Street East'],
    ['12 Main St', '12 Main Street'],
    ['3 Saint George Ave', '3 St. George Avenue'],
    ['3 st george av.', '3 St. George Avenue'],
    ['8 Park Plaza', '8 Park Plaza'],
    ['8 Park Pl', '8 Park Plaza'],
    ['2, ch. du Phare, Anse-aux-Erables (Québec)', '2 chemin du Phare'],
    ['2 CHEMIN DU PHARE', '2 chemin du Phare'],
    ['Hauptstr. 7', '7 Hauptstraße'],
    ['Hauptstrasse 7, 12345 Alder Bay', '7 Hauptstraße'],
    ['21 Queens Park', '21 Queen’s Park'],
    ["21 Queen's Park", '21 Queen’s Park'],
    ['40 Fourth Ave W', '40 4th Avenue West'],
    ['11 Dock Road, Pine Cove', '11 Dock Road'],
    ['10 12 Mill Lane', '10 12 Mill Lane'],
    ['12 1/2 Mill Lane', '12 1/2 Mill Lane'],
    ['Mill Lane 12 1/2, Alder Bay', '12 1/2 Mill Lane'],
    ['12½ Mill Lane', '12 1/2 Mill Lane'],
    ['8 1/2 Mill Lane', '8½ Mill Lane'],
    ['6-1/2 Mill Lane', '6-1/2 Mill Lane'],
    ['Hauptstraße 12-16', '12-16 Hauptstraße'],
    ['Hauptstr. 12/16', '12-16 Hauptstraße'],
    ['2 Calle Constructor', '2 Calle Constructor'],
  ])('%s', (typed, expected) => {
    expect(labels(typed)).toEqual([expected])
  })

  it('returns both houses if two towns have the same address', () => {
    expect(find('11 Dock Road').map(({ town }) => town)).toEqual(['Alder Bay', 'Pine Cove'])
    expect(find('11 Dock Road, Pine Cove').map(({ town }) => town)).toEqual(['Pine Cove'])
  })

  it('has a label as on a letter', () => {
    expect(find('14 lantern st').map(addressLabel)).toEqual(['14 Lantern Street, Alder Bay, V0X 0A0'])
  })
})

describe('in an extract of two languages', () => {
  const extract = sketch({
    nodes: {
      a: [0, 0],
      b: [300, 0],
      c: [0, 9000],
      d: [300, 9000],
      city: [100, 100, { place: 'city', name: 'Helsinki', 'name:sv': 'Helsingfors' }],
      house: [
        50,
        20,
        {
          'addr:street': 'Kirkkokatu',
          'addr:housenumber': '5',
          'addr:city': 'Helsinki',
          'addr:postcode': '00170',
        },
      ],
      square: [250, 20, { 'addr:street': 'Tori', 'addr:street:sv': 'Torget', 'addr:housenumber': '1' }],
    },
    ways: {
      Kirkkokatu: { through: 'a b', tags: { 'name:sv': 'Kyrkogatan', 'name:etymology': 'Kirkko' } },
      Elsewhere: { through: 'c d', tags: { name: 'Kirkkokatu', 'name:sv': 'Prästgatan' } },
    },
  })
  const found = (text: string) =>
    addressFinder(collectAddresses(extract), { towns: [], regions: [] })(text).map(addressLabel)
  const house = ['5 Kirkkokatu, Helsinki, 00170']

  it.each([
    ['Kirkkokatu 5', house],
    ['Kyrkogatan 5', house],
    ['kyrkogatan 5, Helsingfors', house],
    ['Kyrkogatan 5, FI-00170 Helsingfors', house],
    ['FIN-00170 Helsinki, Kirkkokatu 5', house],
    ['Kirkkokatu 5, FI-00171 Helsinki', []],
    ['Torget 1', ['1 Tori']],
    // A street with this name far away is translated differently.
    ['Prästgatan 5', []],
    ['Kirkko 5', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected))

  it('knows postcodes that are stored with the code of the country', () => {
    const home = { ...(collectAddresses(extract)[0] as Address), postcode: 'FI-00170' }
    const find = addressFinder([home], { towns: [], regions: [] })
    expect(find('Kirkkokatu 5, 00170 Helsinki')).toHaveLength(1)
    expect(find('Kirkkokatu 5, FI-00170 Helsinki')).toHaveLength(1)
  })
})

describe('does not find a neighbour’s house', () => {
  it.each([
    ['another number', '15 Lantern Street'],
    ['a number in between', '6 Main Street'],
    ['one end of a range', '5 Main Street'],
    ['a letter that does not exist', '14A Lantern Street'],
    ['more digits', '144 Lantern Street'],
    ['no number', 'Lantern Street'],
    ['no street', '14'],
    ['nothing', ''],
    ['signs', '%%% --- ###'],
    ['half a name', '14 Lantern'],
    ['another kind of street', '14 Lantern Avenue'],
    ['a misspelt street', '14 Lanten Street'],
    ['the beginning of a word', '14 Lant Street'],
    ['another direction', '12 Main Street West'],
    ['a word before the street', '12 North Main Street'],
    ['a word of the town before the street', '14 Alder Lantern Street'],
    ['a word after the street', '14 Lantern Street North'],
    ['another kind with the same abbreviation', '9 Park Plaza'],
    ['another town', '14 Lantern Street, Pine Cove'],
    ['half a town', '14 Lantern Street, Alder'],
    ['another postcode', '14 Lantern Street, V0X 0A1'],
    ['another province', '14 Lantern Street, Alder Bay, Ontario'],
    ['two numbers', '12 14 Lantern Street'],
    ['two streets', '14 Lantern Street Main Street'],
    ['the town of another street of that name', '2 chemin du Phare, Alder Bay'],
    ['two numbers read as one', '1012 Mill Lane'],
    ['a number and a half read as one', '121-2 Mill Lane'],
    ['the same with a slash', '121/2 Mill Lane'],
    ['without its half', '12 Mill Lane'],
    ['another half', '12 1/4 Mill Lane'],
    ['a flat after the street', 'Hauptstraße 12/3'],
    ['the end of a range after the street', 'Hauptstraße 12-14'],
    ['a door after the street', 'Calle Mayor 12-3'],
    ['a door after the street and a comma', 'Calle Mayor, 12-3'],
    ['a property name of every object', '12 Constructor Street'],
  ])('%s: %s', (_, typed) => {
    expect(labels(typed)).toEqual([])
  })
})
