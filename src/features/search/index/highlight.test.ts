import { describe, expect, it } from 'vitest'
import { excerptOf, highlight } from './highlight'

const shown = (parts: ReturnType<typeof highlight>) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')

describe('highlighting', () => {
  it.each([
    ['École du Vieux-Phare', ['phare', 'ecole'], '[École] du Vieux-[Phare]'],
    ['Große Straße', ['strasse'], 'Große [Straße]'],
    ['Cafe\u0301 au lait', ['cafe'], '[Cafe\u0301] au lait'],
    ['<b>bold</b> & co', ['bold'], '<b>[bold]</b> & co'],
    ['nothing', ['else'], 'nothing'],
    ['', ['else'], ''],
  ])('marks whole words of “%s”', (text, terms, expected) => {
    expect(shown(highlight(text, new Set(terms)))).toBe(expected)
  })

  it('loses nothing of the text', () => {
    const text = 'One two, three – two; ONE.'
    const parts = highlight(text, new Set(['one', 'two']))
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ marked }) => marked)).toHaveLength(4)
  })
})

describe('an excerpt', () => {
  const filler = 'word '.repeat(200)

  it('surrounds the place with the most matches, cut at words', () => {
    const text = `${filler}harbour ${filler}the harbour has a lighthouse ${filler}`
    const found = shown(excerptOf(text, new Set(['harbour', 'lighthouse'])))
    expect(found).toMatch(/^… (word )+the \[harbour\] has a \[lighthouse\]( word)+ …$/)
    expect(found.length).toBeLessThan(230)
  })

  it('is the beginning if nothing matches, and the whole text if it is short', () => {
    expect(shown(excerptOf(filler, new Set(['x'])))).toMatch(/^(word )+…$/)
    expect(shown(excerptOf('A short text', new Set(['short'])))).toBe('A [short] text')
  })

  it('ends within a word that is longer than the excerpt', () => {
    expect(shown(excerptOf('x'.repeat(500), new Set())).length).toBeLessThan(210)
  })
})
