import { describe, expect, it } from 'vitest'
import { readTexts } from './comment-text'

describe('text typed by a moderator', () => {
  it('loses control characters and surrounding spaces', () => {
    expect(readTexts(new URLSearchParams({ content: ' a\r\nb\u0000\u0007 ', author: 'A\n B' }))).toEqual({
      content: 'a\nb',
      author: 'A B',
    })
    expect(readTexts(new URLSearchParams({ email: ' Ana@Example.ORG ', author: 'A\u202Eb' }))).toEqual({
      email: 'ana@example.org',
      author: 'Ab',
    })
    expect(readTexts(new URLSearchParams())).toEqual({})
  })

  it.each([
    ['content', ''],
    ['content', '\u0000'],
    ['content', 'x'.repeat(5001)],
    ['author', 'x'.repeat(81)],
    ['email', 'a@b@c d'],
    ['url', 'javascript:alert(1)'],
    ['url', 'data:text/html,x'],
  ])('is refused with the name of the invalid field (%s)', (field, text) => {
    expect(() => readTexts(new URLSearchParams({ [field]: text }))).toThrow(
      expect.objectContaining({ field }),
    )
  })
})
