import { describe, expect, it } from 'vitest'
import { langOf, originalRows, untranslatedFields } from './original-texts'

const inEnglish = <Row>(row: Row) => [{ locale: 'en' as const, row }]

const english = { id: 'a', title: 'General English', text: 'Twenty lessons a week, with a class of twelve.' }

describe('texts that are not translated', () => {
  it('are those that equal the original', () => {
    const german = { ...english, title: 'Allgemeines Englisch' }
    const parts = untranslatedFields(german, inEnglish(english), ['title', 'text'])
    expect(parts).toEqual({ langs: { text: 'en' } })
    expect(langOf(parts, 'text')).toBe('en')
    expect(langOf(parts, 'title')).toBeUndefined()
  })

  it('are not short ones, which may be names', () => {
    expect(untranslatedFields(english, inEnglish(english), ['title'])).toEqual({})
  })

  it('are none on a page in their language', () => {
    expect(untranslatedFields(english, [], ['title', 'text'])).toEqual({})
  })

  it('may be rich text', () => {
    const rich = { description: { root: { children: [{ text: 'The school is a wooden house.' }] } } }
    expect(untranslatedFields(rich, inEnglish(structuredClone(rich)), ['description'])).toEqual({
      langs: { description: 'en' },
    })
  })

  it('are recognised although pictures among them have descriptions in the language of the page', () => {
    const withPicture = (value: unknown) => ({
      body: [{ text: 'The school is a wooden house.' }, { type: 'upload', value }],
    })
    const shown = withPicture({ id: 7, alt: 'Ein Holzhaus' })
    expect(untranslatedFields(shown, inEnglish(withPicture(7)), ['body'])).toEqual({ langs: { body: 'en' } })
  })

  it('may come from several languages', () => {
    const portuguese = { id: 'a', title: '', text: 'Vinte aulas por semana, em turmas de doze alunos.' }
    const originals = [{ locale: 'pt-br' as const, row: portuguese }, ...inEnglish(english)]
    expect(langOf(untranslatedFields(portuguese, originals, ['text']), 'text')).toBe('pt-BR')
    expect(langOf(untranslatedFields(english, originals, ['text']), 'text')).toBe('en')
  })

  it('are compared with the row of the same id', () => {
    const lists = inEnglish([{ ...english, id: 'b' }, english])
    expect(originalRows(lists, { ...english, text: '' }, (rows) => rows)).toEqual(inEnglish(english))
    expect(originalRows(inEnglish({ rows: null }), english, ({ rows }) => rows)).toEqual([])
    expect(originalRows(undefined, english, () => [english])).toEqual([])
  })
})
