import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchEntry } from '../../../shared/search-entry'
import { LanguageIndex } from './language-index'
import { queryTerms } from './query-terms'

const entry = (given: Partial<SearchEntry> & { id: string }): SearchEntry => ({
  kind: 'page',
  path: `/${given.id}`,
  title: given.id,
  of: '',
  summary: '',
  text: '',
  words: '',
  ...given,
})

const put = (index: LanguageIndex, ...entries: SearchEntry[]) => {
  for (const one of entries) index.put({ tag: one.id, others: [], entries: [one] })
}

const all = { from: 0, count: 100 }

describe('a search', () => {
  let index: LanguageIndex
  const ids = (query: string) => index.find(query, all).matches.map(({ entry: { id } }) => id)

  beforeEach(() => {
    index = new LanguageIndex()
  })

  it.each([
    // As typed, beginnings, accents left out or added, typing errors: missing, doubled, wrong and swapped letters.
    [
      'Intensive English',
      ['intensive', 'INTENS', 'intensiv', 'intensve', 'inntensive', 'intemsive', 'intesnive'],
    ],
    ['Intensivkurs für Anfänger', ['anfanger', 'Anfänger', 'anfaenger', 'intensivkur', 'anfägner']],
    ['Cours intensif à Québec', ['quebec', 'québec', 'qébec', 'intensif quebec', 'cours d’intensif']],
    ['Alojamiento con familia española', ['espanola', 'alojamento', 'aloxamiento', 'familia', 'famila']],
    ['Preparació per a l’examen', ['preparacio', 'examen', 'exàmen', 'preparasió']],
    ['Ikastaro trinkoa hasiberrientzat', ['trinkoa', 'hasiberri', 'ikastaroa', 'hasiberientzat']],
    ['Aloxamento cunha familia galega', ['aloxamento', 'alojamento', 'galega', 'gallega']],
    ['Perché studiare l’italiano', ['perche', 'perchè', 'studiar', 'itailano']],
    ['Acomodação em casa de família', ['acomodacao', 'acomodaçao', 'familia', 'acomodacão']],
  ])('finds “%s” in several ways', (title, queries) => {
    put(index, entry({ id: 'wanted', title }), entry({ id: 'other', title: 'Zebra' }))
    for (const query of queries) expect([query, ids(query)]).toEqual([query, ['wanted']])
  })

  it('finds all entries of a kind by its words, after those that have the word in their title', () => {
    index = new LanguageIndex({ accommodation: 'Unterkunft Unterkünfte Zimmer', course: 'Kurs Kurse' })
    put(
      index,
      entry({ id: 'host', kind: 'accommodation', title: 'Bei den Morvans' }),
      entry({ id: 'residence', kind: 'accommodation', title: 'Zimmer im Wohnheim' }),
      entry({ id: 'course', kind: 'course', title: 'Abendkurs' }),
    )
    expect(ids('zimmer')).toEqual(['residence', 'host'])
    expect(ids('Unterkunft').sort()).toEqual(['host', 'residence'])
    expect(ids('kurse')).toEqual(['course'])
  })

  it('finds nothing by chance', () => {
    put(index, entry({ id: 'a', title: 'Harbour' }))
    for (const query of ['', '   ', '??', 'the', 'zebra', 'harpsichord', '<script>'])
      expect(ids(query)).toEqual([])
  })

  it('wants all words, or those that come closest if no document has all', () => {
    put(
      index,
      entry({ id: 'both', text: 'evening course' }),
      entry({ id: 'one', text: 'an evening by the sea' }),
      entry({ id: 'none', text: 'prices' }),
    )
    expect(ids('evening course')).toEqual(['both'])
    expect(ids('evening saxophone')).toEqual(expect.arrayContaining(['both', 'one']))
    expect(ids('evening saxophone')).not.toContain('none')
  })

  it('lists titles before texts, what is typed before what resembles it, and schools before questions', () => {
    put(
      index,
      entry({ id: 'text', text: 'a house with a harbour' }),
      entry({ id: 'title', title: 'Harbour' }),
    )
    expect(ids('harbour')).toEqual(['title', 'text'])
    put(index, entry({ id: 'like', title: 'Harbours' }))
    expect(ids('harbour').slice(0, 2)).toEqual(['title', 'like'])
    put(
      index,
      entry({ id: 'q', kind: 'question', title: 'Maple' }),
      entry({ id: 's', kind: 'school', title: 'Maple' }),
    )
    expect(ids('maple')).toEqual(['s', 'q'])
  })

  it('ignores words that are in every text', () => {
    put(index, entry({ id: 'a', title: 'Evening course' }))
    expect(ids('the course in the evening')).toEqual(['a'])
  })

  it('looks at a limited number of words', () => {
    put(index, entry({ id: 'a', title: 'Harbour' }))
    expect(ids(`${'x '.repeat(50)}harbour`)).toEqual([])
    expect(ids(`harbour ${' '.repeat(5000)} zebra`)).toEqual(['a'])
    expect(queryTerms(`${'one two three four five six seven eight nine ten '.repeat(9)}`)).toHaveLength(6)
    expect(queryTerms('x'.repeat(5000))).toEqual(['x'.repeat(30)])
  })

  it('gives one page of the matches and their number', () => {
    put(index, ...Array.from({ length: 25 }, (_, at) => entry({ id: `d${at}`, title: `Harbour ${at}` })))
    const found = index.find('harbour', { from: 20, count: 10 })
    expect(found.total).toBe(25)
    expect(found.matches).toHaveLength(5)
  })

  it('names the words that matched', () => {
    put(index, entry({ id: 'a', title: 'École du Phare' }))
    expect([...(index.find('ecole phar', all).matches[0]?.terms ?? [])]).toEqual(['ecole', 'phare'])
  })
})

describe('a source', () => {
  const index = new LanguageIndex()
  const total = (query: string) => index.find(query, all).total

  it('replaces its earlier entries and can be removed', () => {
    const entries = [entry({ id: 'schools:1', title: 'Maple' }), entry({ id: 'courses:4', title: 'Evening' })]
    index.put({ tag: 'schools:1', others: ['reusable-content:2'], entries })
    expect([total('maple'), total('evening'), index.documents]).toEqual([1, 1, 2])
    index.put({ tag: 'schools:1', others: [], entries: [entry({ id: 'schools:1', title: 'Oak' })] })
    expect([total('maple'), total('evening'), total('oak')]).toEqual([0, 0, 1])
    index.remove('schools:1')
    expect([total('oak'), index.documents, index.size]).toEqual([0, 0, 0])
  })

  it('depends on what it shows', () => {
    index.put({ tag: 'pages:1', others: ['reusable-content:2'], entries: [entry({ id: 'pages:1' })] })
    expect(index.sourcesOf('reusable-content:2')).toEqual(['reusable-content:2', 'pages:1'])
    expect(index.sourcesOf('pages:9')).toEqual(['pages:9'])
  })
})
