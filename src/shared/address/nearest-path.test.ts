import { describe, expect, it } from 'vitest'
import { findNearestPath } from './nearest-path'

const known = ['/schools/maple-harbour', '/schools/maple-hall', '/news', '/about', '/how-to-get-here']

describe('findNearestPath', () => {
  it.each([
    ['/schools/mapleharbour', '/schools/maple-harbour'],
    ['/Schools/Maple_Harbor', '/schools/maple-harbour'],
    ['/schools/maple-hrabour/', '/schools/maple-harbour'],
    ['/schools/maple-hell', '/schools/maple-hall'],
    ['/how-to-get-heer', '/how-to-get-here'],
    ['/abaut', '/about'],
    ['/new', undefined],
    ['/contact', undefined],
    ['/schools/cedar-cove', undefined],
    [`/${'a'.repeat(90)}`, undefined],
  ])('of %s is %s', (path, expected) => {
    expect(findNearestPath(known)(path)).toBe(expected)
  })

  it('is the one with the fewest errors', () => {
    const nearest = findNearestPath(['/schools/maple-hill', '/schools/maple-hall'])
    expect(nearest('/schools/maple-hal')).toBe('/schools/maple-hall')
  })
})
