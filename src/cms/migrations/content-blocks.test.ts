import { describe, expect, it } from 'vitest'
import { blocksOfBodies, uniqueSlug } from './content-blocks'

const text = (words: string) => ({ root: { children: [{ type: 'text', text: words }] } })

describe('blocksOfBodies', () => {
  it('makes one block of the texts of all languages, from JSON and from objects', () => {
    const rows = [
      { locale: 'en', body: JSON.stringify(text('Hello')) },
      { locale: 'de', body: text('Guten Tag') },
      { locale: 'es', body: null },
    ]
    expect(blocksOfBodies('text', rows)).toEqual([
      {
        id: 'text',
        blockType: 'text',
        text: { en: text('Hello'), de: text('Guten Tag') },
        hidden: false,
        tone: 'plain',
      },
    ])
  })

  it('makes no block of a page without a text', () => {
    expect(blocksOfBodies('text', [])).toEqual([])
    expect(blocksOfBodies('text', [{ locale: 'en', body: null }])).toEqual([])
  })
})

describe('uniqueSlug', () => {
  it('numbers equal titles and falls back where a title has no letters', () => {
    const taken = new Set<string>()
    expect(uniqueSlug('General English', 'courses-1', taken)).toBe('general-english')
    expect(uniqueSlug('General English', 'courses-2', taken)).toBe('general-english-2')
    expect(uniqueSlug('日本語', 'courses-3', taken)).toBe('courses-3')
  })
})
