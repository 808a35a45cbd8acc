import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { focalClass } from './Picture'

describe('focalClass', () => {
  it('rounds to the steps of the stylesheet', () => {
    expect(focalClass({ x: 12, y: 88 })).toBe('focal-x-10 focal-y-90')
    expect(focalClass({ x: 0, y: 100 })).toBe('focal-x-0 focal-y-100')
    expect(focalClass({ x: -4, y: 104 })).toBe('focal-x-0 focal-y-100')
  })

  it('returns nothing for the centre, which is the default', () => {
    expect(focalClass({ x: 50, y: 50 })).toBeUndefined()
    expect(focalClass({ x: 51, y: 49 })).toBeUndefined()
    expect(focalClass(undefined)).toBeUndefined()
  })

  it('has a rule for each of its classes', () => {
    const styles = readFileSync('src/ui/pictures/focal.css', 'utf8')
    for (let percent = 0; percent <= 100; percent += 10) {
      // The default.
      if (percent === 50) continue
      expect(styles).toContain(`.focal-x-${percent} {\n  --focal-x: ${percent}%;\n}`)
      expect(styles).toContain(`.focal-y-${percent} {\n  --focal-y: ${percent}%;\n}`)
    }
  })
})
