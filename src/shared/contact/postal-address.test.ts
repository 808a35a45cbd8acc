import { expect, it } from 'vitest'
import { addressLines, addressText } from './postal-address'

const street = '4 Quay Lane'

it.each([
  ['CA', { town: 'Alder Bay', region: 'BC', postalCode: 'V0X 0A0' }, 'Alder Bay BC V0X 0A0, Kanada'],
  ['US', { town: 'Portland', region: 'ME', postalCode: '04101' }, 'Portland, ME 04101, Vereinigte Staaten'],
  ['GB', { town: 'Whitby', postalCode: 'YO21 3PR' }, 'Whitby, YO21 3PR, Vereinigtes Königreich'],
  [
    'DE',
    { town: 'Kiel', region: 'Schleswig-Holstein', postalCode: '24103' },
    '24103 Kiel, Schleswig-Holstein, Deutschland',
  ],
  ['IT', { town: 'Milano', region: 'MI', postalCode: '20121' }, '20121 Milano MI, Italien'],
  ['FR', { town: 'Rennes', region: '', postalCode: null }, 'Rennes, Frankreich'],
])('writes an address of %s as its post does', (country, address, text) => {
  expect(addressText('de', { street, country, ...address })).toBe(`${street}, ${text}`)
})

it('leaves out what is missing', () => {
  expect(addressLines('fr', { street, town: '', country: 'DE' })).toEqual([street, 'Allemagne'])
  expect(addressLines('fr', {})).toEqual([])
})
