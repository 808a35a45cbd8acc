import { describe, expect, it } from 'vitest'
import { readTargets, readVersion, safeReturn } from './request-fields'

describe('fields of a moderation request', () => {
  it('name comments and the versions the moderator saw', () => {
    const fields = new URLSearchParams('cid=3&cid=5&version[3]=2&version[5]=x')
    expect(readTargets(fields)).toEqual([
      { id: 3, version: 2 },
      { id: 5, version: undefined },
    ])
    expect(readVersion(new URLSearchParams('version=7'), 1)).toBe(7)
    const many = new URLSearchParams(Array.from({ length: 201 }, (_, n) => ['cid', String(n + 1)]))
    expect(() => readTargets(many)).toThrow('at most 200')
  })

  it.each([
    ['/a?b=1#c', '/a?b=1#c'],
    ['/a/../b', '/b'],
    ['//evil', '/home'],
    ['/.//evil.example', '/home'],
    ['/a/..//evil.example', '/home'],
    ['/%2e//evil.example', '/home'],
    ['/\\evil', '/home'],
    ['https://evil', '/home'],
    ['/a b', '/home'],
    ['/\t/evil', '/home'],
    [null, '/home'],
  ])('redirect only to paths of this site (%s)', (path, expected) => {
    expect(safeReturn(path, '/home')).toBe(expected)
  })
})
