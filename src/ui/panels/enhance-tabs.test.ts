import { describe, expect, it } from 'vitest'
import { tabAfter } from './enhance-tabs'

describe('tabAfter', () => {
  it('wraps around, in reading direction', () => {
    expect(tabAfter('ArrowRight', 0, 3, false)).toBe(1)
    expect(tabAfter('ArrowRight', 2, 3, false)).toBe(0)
    expect(tabAfter('ArrowLeft', 0, 3, false)).toBe(2)
    expect(tabAfter('ArrowLeft', 0, 3, true)).toBe(1)
    expect(tabAfter('ArrowRight', 0, 3, true)).toBe(2)
  })

  it('handles Home and End and ignores other keys', () => {
    expect(tabAfter('Home', 2, 3, false)).toBe(0)
    expect(tabAfter('End', 0, 3, false)).toBe(2)
    for (const key of ['ArrowDown', 'Enter', ' ', 'a']) expect(tabAfter(key, 1, 3, false)).toBeUndefined()
  })
})
