import { expect, it } from 'vitest'
import { sizeText } from './size-text'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_500_000, '1.5 MB'],
  [2_340_000_000, '2.3 GB'],
  [5e15, '5000.0 TB'],
])('%d bytes: %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
