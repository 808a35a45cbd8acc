import { describe, expect, it } from 'vitest'
import { groupOptions, matchOptions } from './SelectSearch'

const options = ['Résidence du Phare', 'Homestay, single room', 'Homestay, twin room'].map(
  (label, index) => ({
    value: String(index),
    label,
  }),
)
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

describe('matchOptions', () => {
  it('ignores case and accents', () => {
    expect(found('RESIDENCE')).toEqual(['0'])
    expect(found('résid')).toEqual(['0'])
    expect(found(' twin ')).toEqual(['2'])
    expect(found('home')).toEqual(['1', '2'])
  })

  it('finds everything for an empty text and nothing for an unknown one', () => {
    expect(found('  ')).toEqual(['0', '1', '2'])
    expect(found('castle')).toEqual([])
  })
})

describe('groupOptions', () => {
  it('keeps the order, with one group per title', () => {
    const all = [{ id: 0 }, { id: 1, group: 'May' }, { id: 2, group: 'May' }, { id: 3, group: 'June' }]
    expect(groupOptions(all).map(({ title, options }) => [title, options.map(({ id }) => id)])).toEqual([
      [undefined, [0]],
      ['May', [1, 2]],
      ['June', [3]],
    ])
    expect(groupOptions([])).toEqual([])
  })
})
