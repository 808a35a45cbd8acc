import { describe, expect, it } from 'vitest'
import { matchOptions } from './select-option'

const options = ['Résidence du Phare', 'Homestay, single room', 'Homestay, twin room'].map(
  (label, index) => ({
    value: String(index),
    label,
  }),
)
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

describe('matchOptions', () => {
  it('finds what contains the words typed, whatever their case and accents', () => {
    expect(found('RESIDENCE')).toEqual(['0'])
    expect(found('résid')).toEqual(['0'])
    expect(found(' twin ')).toEqual(['2'])
    expect(found('home')).toEqual(['1', '2'])
  })

  it('finds everything for nothing and nothing for what is not there', () => {
    expect(found('  ')).toEqual(['0', '1', '2'])
    expect(found('castle')).toEqual([])
  })
})
