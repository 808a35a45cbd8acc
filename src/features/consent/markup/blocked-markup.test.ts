import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeComment, heldBackText, readHeldBack, unescapeComment } from './blocked-markup'

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

describe('heldBackText', () => {
  it('carries the group and the markup', () => {
    const node = { group: 'YouTube', markup: '<iframe src="https://youtube.com/embed/x"></iframe>' }
    expect(heldBackText(node)).toBe(`pdcc YouTube|${node.markup}`)
  })

  it('gives back every group and markup, and never ends the comment early', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('-', '\\', '|', '>', '!', 'a') }))
    fc.assert(
      fc.property(text, text, (group, markup) => {
        const written = heldBackText({ group, markup })
        expect(written).not.toContain('--')
        expect(readHeldBack(written)).toEqual({ group, markup })
      }),
    )
  })
})

describe('readHeldBack', () => {
  it.each(['', ' a comment ', 'pdcc', 'pdcc without a bar', 'pdcc a\\|b'])('leaves %j alone', (text) => {
    expect(readHeldBack(text)).toBeUndefined()
  })
})
