import { describe, expect, it } from 'vitest'
import { isSlug, slugify } from './slug'

describe('slugs', () => {
  it.each([
    ['École du Vieux-Phare', 'ecole-du-vieux-phare'],
    ['  Maple  Harbour!  ', 'maple-harbour'],
    ['São Tomé & Príncipe', 'sao-tome-principe'],
    ['ﬁnest', 'finest'],
    ['???', ''],
    ['日本', ''],
    ['Τα νέα του Ελληνικού σχολείου 2', 'ta-nea-tou-ellinikou-scholeiou-2'],
    ['Щедрая Москва, Київ', 'shchedraya-moskva-kiiv'],
  ])('are created from %s', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it.each(['', '-', 'a-', '-a', 'a--b', 'A', 'ä', 'a b', 'a/b', 'a\n', 'a'.repeat(81)])(
    'are not %j',
    (text) => {
      expect(isSlug(text)).toBe(false)
    },
  )

  it('are valid or empty for any text, and idempotent', () => {
    for (let code = 0; code < 0x3000; code += 3) {
      const text = String.fromCodePoint(code, 0x61, code + 1, 0x2d, code + 2).repeat(1 + (code % 40))
      const slug = slugify(text)
      expect([text, slug === '' || isSlug(slug)]).toEqual([text, true])
      expect(slugify(slug)).toBe(slug)
    }
  })
})
