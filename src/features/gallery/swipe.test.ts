import { describe, expect, it } from 'vitest'
import { SWIPE_PX } from '../../ui/constants'
import { swipeSpeed } from './swipe'

describe('a swipe', () => {
  it('is a movement of more than 30 px', () => {
    expect(SWIPE_PX).toBe(30)
    expect(swipeSpeed(30)).toBe(0)
    expect(swipeSpeed(-30)).toBeCloseTo(0)
    expect(swipeSpeed(31)).toBeGreaterThan(0.5)
    expect(swipeSpeed(-31)).toBeLessThan(-0.5)
  })
})
