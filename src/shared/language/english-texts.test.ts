import { describe, expect, it } from 'vitest'
import { englishFields, langOf, sameRow } from './english-texts'

const english = { id: 'a', title: 'General English', text: 'Twenty lessons a week, with a class of twelve.' }

describe('texts that are shown in English', () => {
  it('are those that equal the English version', () => {
    const german = { ...english, title: 'Allgemeines Englisch' }
    const parts = englishFields(german, english, ['title', 'text'])
    expect(parts).toEqual({ inEnglish: ['text'] })
    expect(langOf(parts, 'text')).toBe('en')
    expect(langOf(parts, 'title')).toBeUndefined()
  })

  it('are not short ones, which may be names', () => {
    expect(englishFields(english, english, ['title'])).toEqual({})
  })

  it('are none on an English page', () => {
    expect(englishFields(english, undefined, ['title', 'text'])).toEqual({})
  })

  it('may be rich text', () => {
    const rich = { description: { root: { children: [{ text: 'The school is a wooden house.' }] } } }
    expect(englishFields(rich, structuredClone(rich), ['description'])).toEqual({
      inEnglish: ['description'],
    })
  })

  it('are recognised although pictures among them have descriptions in the language of the page', () => {
    const withPicture = (value: unknown) => ({
      body: [{ text: 'The school is a wooden house.' }, { type: 'upload', value }],
    })
    expect(englishFields(withPicture({ id: 7, alt: 'Ein Holzhaus' }), withPicture(7), ['body'])).toEqual({
      inEnglish: ['body'],
    })
  })

  it('are compared with the row of the same id', () => {
    expect(sameRow({ ...english, text: '' }, [{ ...english, id: 'b' }, english])).toBe(english)
    expect(sameRow(english, null)).toBeUndefined()
  })
})
