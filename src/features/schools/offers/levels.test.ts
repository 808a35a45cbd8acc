import { describe, expect, it } from 'vitest'
import { levelSpan } from './levels'

describe('levelSpan', () => {
  it('marks the levels from first to last', () => {
    expect(levelSpan('A2', 'B2')).toEqual([false, true, true, true, false, false])
    expect(levelSpan('c1', 'C1')).toEqual([false, false, false, false, true, false])
  })

  it('gives null for anything that is not a range of levels', () => {
    expect(levelSpan('any', 'C1')).toBeNull()
    expect(levelSpan('B2', 'A1')).toBeNull()
  })
})
