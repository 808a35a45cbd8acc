import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockedText, escapeComment } from './blocked-markup'
import { readBlocked, unescapeComment } from './read-blocked'

describe('escapeComment', () => {
  it.each([
    ['a -- b', 'a -\\- b'],
    ['---', '-\\-\\-'],
    ['back\\slash', 'back\\\\slash'],
    ['-\\-', '-\\\\-'],
    ['<!-- x -->', '<!-\\- x -\\->'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeComment(text)).toBe(escaped)
    expect(unescapeComment(escaped)).toBe(text)
  })
})

describe('blockedText', () => {
  it('carries the group and the markup', () => {
    const node = { group: 'YouTube', markup: '<iframe src="https://youtube.com/embed/x"></iframe>' }
    expect(blockedText(node)).toBe(`pdcc YouTube|${node.markup}`)
  })

  it('gives back every group and markup, and never ends the comment early', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('-', '\\', '|', '>', '!', 'a') }))
    fc.assert(
      fc.property(text, text, (group, markup) => {
        const written = blockedText({ group, markup })
        expect(written).not.toContain('--')
        expect(readBlocked(written)).toEqual({ group, markup })
      }),
    )
  })
})

describe('readBlocked', () => {
  it.each(['', ' a comment ', 'pdcc', 'pdcc without a bar', 'pdcc a\\|b'])('leaves %j alone', (text) => {
    expect(readBlocked(text)).toBeUndefined()
  })
})
