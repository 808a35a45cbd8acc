import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { price } from '../../pricing/calculation/price'
import type { PriceCatalogue, PriceRequest } from '../../pricing/model'
import { type Quote, quoteContent } from '../quote/quote'
import { translateQuote } from './mail-blocks'

const closure = (title: string) => ({ from: '2027-02-08', to: '2027-02-12', title, weeks: 'move' as const })
const extra = (title: string) => ({
  code: 'books',
  title,
  amount: 40_00,
  charged: 'once' as const,
  forced: true,
})

const english = catalogue({
  adjustments: [adjustment({ code: 'web', title: 'Web discount', percent: 7 })],
  extras: [extra('Books')],
  closures: [closure('Winter break')],
})

const german = catalogue({
  courses: [{ number: 2, title: 'Vormittagskurs', minAge: 16 }],
  accommodation: [{ number: 3, title: 'Gastfamilie', minAge: 16 }],
  adjustments: [adjustment({ code: 'web', title: 'Webrabatt', percent: 7 })],
  extras: [extra('Bücher')],
  closures: [closure('Winterpause')],
})

const quoted = (given: Partial<PriceRequest>): Quote => {
  const asked = request({ weeks: 4, start: '2027-02-01', ...given })
  const result = price(asked, english, english.today)
  expect(result.total).toBeGreaterThan(0)
  const content = quoteContent(asked, { ...result, list: result.list ?? { id: 0, version: 0 } }, english, {
    shownIn: 'default',
    registrationFee: 'Registration fee',
    timeZone: 'UTC',
    now: new Date('2027-01-06T12:00:00Z'),
  })
  return { id: 1, token: 'x'.repeat(24), locale: 'en', expiresAt: '2027-01-20T00:00:00Z', content }
}

const inGerman = (quote: Quote, texts: PriceCatalogue = german) =>
  translateQuote(quote, texts, 'Anmeldegebühr').content

const titles = ({ title, lines }: Quote['content']) => [title, ...lines.map((line) => line.title)]

describe('a quote in another language', () => {
  const quote = quoted({ course: 2, accommodation: 3 })

  it('has the titles of that language, also of its closures', () => {
    expect(titles(quote.content).sort()).toEqual(
      ['Morning', 'Morning', 'Homestay', 'Web discount', 'Books', 'Registration fee'].sort(),
    )
    expect(titles(inGerman(quote)).sort()).toEqual(
      ['Vormittagskurs', 'Vormittagskurs', 'Gastfamilie', 'Webrabatt', 'Bücher', 'Anmeldegebühr'].sort(),
    )
    expect(quote.content.stay?.closures).toMatchObject([{ title: 'Winter break' }])
    expect(inGerman(quote).stay?.closures).toMatchObject([{ title: 'Winterpause' }])
  })

  it('has the same amounts, days and everything else', () => {
    const untitled = ({ lines, stay, ...content }: Quote['content']) => ({
      ...content,
      title: '',
      lines: lines.map((line) => ({ ...line, title: '' })),
      stay: { ...stay, closures: stay?.closures.map((each) => ({ ...each, title: '' })) },
    })
    expect(untitled(inGerman(quote))).toEqual(untitled(quote.content))
  })

  it('is named after its accommodation without a course', () => {
    expect(inGerman(quoted({ accommodation: 3 })).title).toBe('Gastfamilie')
  })

  it('keeps the title of a course that is no longer offered', () => {
    const content = inGerman(quote, { ...german, courses: [], closures: [], extras: [] })
    expect(content.title).toBe('Morning')
    expect(titles(content)).toEqual(expect.arrayContaining(['Morning', 'Gastfamilie', 'Books']))
    expect(content.stay?.closures).toMatchObject([{ title: 'Winter break' }])
  })

  it('keeps the titles of earlier versions, whose lines have no code', () => {
    const lines = quote.content.lines.map(({ code: _code, ...line }) => line)
    const old = { ...quote, content: { ...quote.content, lines } }
    expect(titles(inGerman(old))).toEqual(
      titles(quote.content).map((title) => (title === 'Registration fee' ? 'Anmeldegebühr' : title)),
    )
  })
})
