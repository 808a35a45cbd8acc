import { describe, expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../../tests/fixtures/price-fixture'
import { contentFor } from '../../../../../tests/fixtures/quote-fixture'
import { price } from '../../../pricing/contract'
import type { Quote } from '../../../quotes/contract'
import { quotesMessages } from '../../../quotes/messages/messages'
import { startsOf } from './enrol-group'
import { moveGroup as moveGroupAt, totalOf } from './move-quotes'
import { totalOn } from './stay-fields'
import { stayFieldsProps } from './stay-fields-props'

const summer = adjustment({
  code: 'summer',
  kind: 'supplement',
  amount: 50_00,
  charged: 'week',
  stay: { from: '2027-07-01', to: '2027-08-31' },
})
const school = catalogue({ adjustments: [summer] })
const asked = request({ course: 2, weeks: 2, accommodation: 3, start: '2027-03-01', extras: [] })
const quoted = (given: Partial<Quote> = {}): Quote => ({
  id: 1,
  token: 'x',
  locale: 'de',
  expiresAt: '2027-01-20T12:00:00Z',
  content: contentFor(asked, school),
  ...given,
})
/** The quote is of 6 January and valid until the 20th. */
const moveGroup = (
  group: Parameters<typeof moveGroupAt>[0],
  start: string,
  locale: 'en' | 'de',
  now = '2027-01-19',
) => moveGroupAt(group, start, locale, new Date(`${now}T12:00:00Z`))
const groupOf = (...quotes: Quote[]) => ({ field: 'start', catalogue: school, quotes })

describe('a quote with another start', () => {
  it('is the quote itself on its own start', () => {
    const quote = quoted()
    expect(moveGroup(groupOf(quote), '2027-03-01', 'en')?.quotes[0]).toBe(quote)
  })

  it.each(['', 'x', '2027-02-30', '+275760-09-13'])('does not exist for %j, which is no day', (start) => {
    expect(moveGroup(groupOf(quoted()), start, 'en')).toBeUndefined()
  })

  it('keeps its amounts at the same price, with the new days', () => {
    const quote = quoted({ locale: 'en' })
    const [moved] = moveGroup(groupOf(quote), '2027-03-08', 'en')?.quotes ?? []
    expect(moved).toEqual({
      ...quote,
      isMoved: true,
      content: {
        ...quote.content,
        request: { ...asked, start: '2027-03-08' },
        stay: {
          firstDay: '2027-03-08',
          lastDay: '2027-03-19',
          arrival: '2027-03-07',
          departure: '2027-03-20',
          closures: [],
        },
      },
    })
    expect(quote.content.stay?.firstDay).toBe('2027-03-01')
    const [german] = moveGroup(groupOf(quote), '2027-03-08', 'de')?.quotes ?? []
    expect([german?.locale, german?.content.lines[2]?.title]).toEqual(['de', 'Anmeldegebühr'])
  })

  it('is calculated again at another price, in the language of the visitor', () => {
    const quote = quoted()
    const [moved] = moveGroup(groupOf(quote), '2027-07-05', 'en')?.quotes ?? []
    const { content, locale } = moved ?? quote
    expect(locale).toBe('en')
    expect(content.total).toBe(price({ ...asked, start: '2027-07-05' }, school, school.today).total)
    expect(content.total).toBe(content.lines.reduce((sum, { amount }) => sum + amount, 0))
    expect(content.total - quote.content.total).toBe(100_00)
    expect([content.request.start, content.stay?.firstDay, content.createdAt]).toEqual([
      '2027-07-05',
      '2027-07-05',
      quote.content.createdAt,
    ])
  })

  it('has no registration fee if another quote of the person has it', () => {
    const content = contentFor(asked, { ...school, registrationFee: 0 })
    const group = moveGroup(groupOf(quoted({ content, isReduced: true })), '2027-07-05', 'en')
    expect(group && totalOf(group) - content.total).toBe(100_00)
    expect(group?.quotes[0]?.content.lines.map(({ kind }) => kind)).not.toContain('registration')
  })

  it('does not exist if the stay is not offered from then', () => {
    const [list] = school.lists
    const later = { ...school, lists: list ? [{ ...list, validTo: '2027-06-30' }] : [] }
    expect(moveGroup({ ...groupOf(quoted()), catalogue: later }, '2027-07-05', 'en')).toBeUndefined()
  })
})

it('does not exist if the season ends before the stay would', () => {
  const closed = { from: '2027-05-15', to: '2027-06-15', title: 'Off season', weeks: 'end' as const }
  const group = { ...groupOf(quoted()), catalogue: { ...school, closures: [closed] } }
  expect(moveGroup(group, '2027-05-10', 'en')).toBeUndefined()
  expect(moveGroup(group, '2027-05-03', 'en')?.quotes[0]?.content.stay?.lastDay).toBe('2027-05-14')
})

describe('the price of a moved start', () => {
  const early = adjustment({ code: 'early', amount: 80_00, booking: { to: '2027-01-10' } })
  const atFirst = catalogue({ adjustments: [early] })
  const promised = quoted({ content: contentFor(asked, atFirst) })
  const later = { ...atFirst, today: '2027-01-19' }
  const totalAt = (now: string, catalogue = later) => {
    const moved = moveGroup({ field: 'start', catalogue, quotes: [promised] }, '2027-03-08', 'de', now)
    return moved && totalOf(moved)
  }

  it('is promised until the quote expires: a discount for early booking stays', () => {
    expect(promised.content.discount).toBe(80_00)
    expect(totalAt('2027-01-19')).toBe(promised.content.total)
  })

  it('is promised although prices have risen since', () => {
    const lists = later.lists.map((list) => ({
      ...list,
      items: list.items.map((item) => ({
        ...item,
        segments: item.segments.map((segment) => ({ ...segment, amount: segment.amount + 90_00 })),
      })),
    }))
    expect(totalAt('2027-01-19', { ...later, lists })).toBe(promised.content.total)
    expect(totalAt('2027-01-21', { ...later, lists })).toBe(promised.content.total + 80_00 + 2 * 90_00)
  })

  it('is that of today when the quote has expired while the form was open', () => {
    expect(totalAt('2027-01-21')).toBe(promised.content.total + 80_00)
  })
})

it('costs in the form what is stored, for every start', () => {
  const group = groupOf(quoted(), quoted({ id: 2, token: 'y' }))
  const props = stayFieldsProps({
    locale: 'en',
    t: quotesMessages('en'),
    groups: [group],
    typed: new URLSearchParams(),
    errors: [],
  })
  const [choice] = props.choices
  const starts = startsOf(group)
  expect(choice?.totals.length).toBeLessThan(8)
  for (const start of starts) {
    const moved = moveGroup(group, start, 'en')
    expect(choice && totalOn({ ...choice, start }).amount, start).toBe(moved && totalOf(moved))
    expect(moved?.quotes.map(({ content }) => content.stay?.firstDay)).toEqual([start, start])
  }
})
