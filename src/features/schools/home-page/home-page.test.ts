import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Locale, localePath, locales } from '../../../shared/locale'
import { HomeAddress } from '../../../ui/home-address'
import type { HomeContent, SchoolList, SchoolSummary } from '../contract'
import { schoolsMessages } from '../messages/messages'
import { HomePage } from './HomePage'

const school = (slug: string, more: Partial<SchoolSummary> = {}): SchoolSummary => ({
  slug,
  name: slug,
  town: 'Larchmere',
  country: 'CA',
  summary: '',
  languages: ['en'],
  ...more,
})

const priced = { from: { text: '4 weeks from CA$ 560, all fees', query: '?course=2&weeks=4' } }

const nothing: HomeContent = { heading: '', lead: '', pictures: [], blocks: [], seo: {} }

const render = (
  schools: SchoolSummary[],
  locale: Locale = 'en',
  list: Partial<SchoolList> = {},
  content: Partial<HomeContent> = {},
) =>
  renderToStaticMarkup(
    createElement(
      HomeAddress,
      { value: localePath(locale, '/') },
      createElement(HomePage, {
        locale,
        t: schoolsMessages(locale),
        site: { name: 'Schools', tagline: 'By the sea' },
        content: { ...nothing, ...content },
        endpoint: '/schools/search.json',
        list: {
          schools,
          total: schools.length,
          page: 1,
          pages: 1,
          q: '',
          language: '',
          school: '',
          weeks: 0,
          room: false,
          languages: ['en'],
          ...list,
        },
        schoolNames: schools,
      }),
    ),
  )

/** Where the button of the hero leads. */
const action = (html: string) => /<a class="button" href="([^"]*)">Calculate your price<\/a>/.exec(html)?.[1]

describe('the way to the price', () => {
  it('leads to the calculator of the only school', () => {
    expect(action(render([school('one', priced)]))).toBe('/schools/one?course=2&amp;weeks=4#anc-calculator')
  })

  it('is a form that compares several schools', () => {
    const html = render([school('one', priced), school('two')], 'de', { weeks: 5, room: true, school: 'two' })
    const [form = ''] = /<form[^>]* class="stay-form".*?<\/form>/.exec(html) ?? []
    expect(form).toContain('action="/de#results"')
    // Both teach English, so there is no language to choose.
    expect(form).not.toContain('value="en"')
    const chosen = [...form.matchAll(/<option value="([^"]*)" selected="">([^<]*)</g)]
    expect(chosen.map(([, value, text]) => [value, text])).toEqual([
      ['two', 'two'],
      ['5', '5 Wochen'],
      ['1', 'Mit Zimmer'],
    ])
    expect(render([], 'en', { languages: ['en', 'fr'], q: 'x' })).toContain(
      '<option value="fr">French</option>',
    )
  })

  it('names the lowest price', () => {
    expect(render([school('one', priced)], 'en', { lowestPrice: priced.from.text })).toContain(
      '<strong>4 weeks from CA$ 560, all fees</strong>',
    )
  })

  it('is missing with its steps if no school has prices', () => {
    const html = render([school('one')])
    expect(action(html)).toBeUndefined()
    expect(html).not.toContain('How to enrol')
  })

  it.each(locales)('has three steps in %s', (locale) => {
    const html = render([school('one', priced)], locale)
    const steps = /<ol>(.*?)<\/ol>/.exec(html)?.[1] ?? ''
    expect(steps.match(/<li><strong>[^<]+<\/strong><p>[^<]+<\/p><\/li>/g)).toHaveLength(3)
  })
})

describe('a card', () => {
  it('shows price, next starts and rating', () => {
    const html = render([
      school('one', { ...priced, nextStarts: '7 December', rating: '4.5 of 5 stars, from 2 ratings' }),
    ])
    expect(html).toContain(
      '<a href="/schools/one?course=2&amp;weeks=4#anc-calculator" rel="nofollow">4 weeks from CA$ 560, all fees</a>',
    )
    expect(html).toContain('Next starts: 7 December')
    expect(html).toContain('4.5 of 5 stars, from 2 ratings')
  })

  const stay = { amount: 'CA$ 1 750', weeks: 4, offers: ['Morning', 'Homestay'], query: '?course=2&weeks=4' }
  const cards = (html: string) =>
    [...html.matchAll(/<li class="school-card">(.*?)<\/li>/g)].map(([, card = '']) => card)

  it('shows the total of the wanted stay, and says if there is none', () => {
    const wanted = { weeks: 4, total: 4 }
    const [four = '', twelve = '', none = '', unpriced = ''] = cards(
      render(
        [
          school('one', { ...priced, stay }),
          school('two', { ...priced, stay: { ...stay, weeks: 12 } }),
          school('three', priced),
          school('four'),
        ],
        'en',
        wanted,
      ),
    )
    expect(four).toContain('<strong>CA$ 1 750</strong> <!-- -->4 weeks, all fees')
    expect(four).toContain('Morning · Homestay')
    expect(four).toContain('href="/schools/one?course=2&amp;weeks=4#anc-calculator"')
    // The name, which most visitors tap, keeps the stay.
    expect(four).toContain('href="/schools/one?course=2&amp;weeks=4" rel="nofollow">')
    expect(four).not.toMatch(/from CA|not offered/)
    expect(twelve).toContain(
      '12 weeks, all fees</p><p>Morning · Homestay</p><p>4 weeks are not offered here.',
    )
    expect(none).toContain('href="/schools/three?weeks=4#anc-calculator"')
    expect(unpriced).not.toContain('#anc-calculator')
  })

  it('leaves out what is not known', () => {
    const [, card = ''] = /<li class="school-card">(.*?)<\/li>/.exec(render([school('one')])) ?? []
    expect(card).toContain('Teaches English')
    expect(card).not.toMatch(/all fees|Next starts|★/)
  })
})

describe('the results', () => {
  it('are announced, and are where the form and the pager lead', () => {
    const html = render([school('one')], 'de', { page: 2, pages: 3, q: 'o' })
    expect(html).toMatch(/<div id="results"[^>]* role="status"[^>]*><p>1 Schule gefunden/)
    expect(html).toContain('action="/de#results"')
    expect(html).toContain('href="/de?q=o#results"')
    expect(html).toContain('href="/de?q=o&amp;page=3#results"')
  })

  it('keep the stay', () => {
    const html = render([school('one')], 'en', { page: 2, pages: 3, q: 'o', weeks: 4, room: true })
    expect(html).toContain('href="/?q=o&amp;weeks=4&amp;room=1&amp;page=3#results"')
    expect(html).toContain('<a href="/?weeks=4&amp;room=1#results">Show all schools</a>')
    expect(html).toContain('<input type="hidden" name="weeks" value="4"/><input type="hidden" name="room"')
  })
})

describe('what editors say', () => {
  const picture = (id: number, alt: string) => ({
    id,
    alt,
    width: 3,
    height: 2,
    src: `/media/${id}.jpg`,
    avif: [],
    webp: [],
    jpeg: [],
  })
  const withPicture = [school('one', { picture: picture(1, 'A harbour') })]

  it('is the tagline and the usual sentence with the pictures of the schools, if they say nothing', () => {
    const html = render(withPicture)
    expect(html).toContain('<h1>By the sea</h1>')
    expect(html).toContain(schoolsMessages('en')('homeLead'))
    expect(html).toMatch(/welcome-picture.*?src="\/media\/1.jpg"[^>]* alt=""/)
  })

  it('replaces heading, sentence and pictures', () => {
    const content = { heading: 'Learn and stay', lead: 'Four weeks.', pictures: [picture(7, 'A pier')] }
    const html = render(withPicture, 'de', {}, { ...content, langs: { lead: 'en' } })
    expect(html).toContain('<h1>Learn and stay</h1>')
    expect(html).toContain('<p class="lead" lang="en">Four weeks.</p>')
    expect(html).toMatch(/welcome-picture.*?src="\/media\/7.jpg"[^>]* alt="A pier"/)
    expect(html).not.toContain(schoolsMessages('de')('homeLead'))
  })
})
