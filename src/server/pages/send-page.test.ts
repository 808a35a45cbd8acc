import { describe, expect, it } from 'vitest'
import { negotiate } from './send-page'

describe('negotiate', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br ; q=0, gzip ; q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
    [',,;;q=,', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding)
  })
})
