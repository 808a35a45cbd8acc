import { expect, it } from 'vitest'
import { readGoogleLine } from './google-line'

it('reads the example of Google’s description of the format', () => {
  expect(readGoogleLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ])
})

it('drops a point that is cut off', () => {
  expect(readGoogleLine('_p~iF~ps|U_ulL')).toEqual([[38.5, -120.2]])
  expect(readGoogleLine('')).toEqual([])
})
