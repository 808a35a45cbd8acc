import { describe, expect, it } from 'vitest'
import { catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { contentFor, storedQuote } from '../../../../tests/fixtures/quote-fixture'
import { defaultCurrencies } from '../../pricing/money/default-currencies'
import { findCurrency } from '../../pricing/money/money'
import { quotesMessages } from '../messages/messages'
import { expiryOf, readQuoteContent } from './quote'
import { amountText, quoteDescription, validUntilText } from './quote-texts'

const dollar = findCurrency(defaultCurrencies, 'default')

it('reads a quote of an earlier version with other property names', () => {
  const format = {
    symbol: 'CA$',
    roundType: 'none',
    roundValue: 2,
    numDecimals: 0,
    decimalSep: '.',
    thousandsSep: '\u00a0',
    formatPositive: '%s\u00a0%v',
    formatNegative: '-%s\u00a0%v',
  }
  const earlier = { code: 'default', iso: 'CAD', name: 'Canadian dollar', rate: 1, format }
  const content = readQuoteContent({ total: 1_445_00, currency: earlier, indicative: { currency: earlier } })
  expect(content?.currency).toEqual({ ...dollar, value: 1 })
  expect(content?.indicative?.currency).toEqual({ ...dollar, value: 1 })
  expect(content && amountText(content.total, content)).toBe('CA$\u00a01\u00a0445')
})

it('keeps the days of the stay, and reads earlier quotes without them', () => {
  const asked = request({ course: 2, accommodation: 3, weeks: 2, start: '2027-01-11' })
  const content = contentFor(asked, catalogue())
  const stay = {
    firstDay: '2027-01-11',
    lastDay: '2027-01-22',
    arrival: '2027-01-10',
    departure: '2027-01-23',
    closures: [],
  }
  expect(content.stay).toEqual(stay)
  expect(readQuoteContent(JSON.parse(JSON.stringify(content)))?.stay).toEqual(stay)
  expect(readQuoteContent({ total: 1, currency: dollar })?.stay).toBeUndefined()
})

it('is described in link previews by school, stay and total', () => {
  const text = quoteDescription('en', quotesMessages('en'), storedQuote)
  const { school, total } = storedQuote.content
  expect(text).toContain(`${school.name}, `)
  expect(text).toContain(`Total: ${amountText(total, storedQuote.content)}`)
})

it('names the time zone of its end, which in Italian is not one of the United States', () => {
  const timeZone = 'America/Vancouver'
  const quote = { ...storedQuote, content: { ...storedQuote.content, timeZone } }
  expect(validUntilText('en', quote)).toMatch(/\(Pacific (Standard|Daylight) Time\)$/)
  expect(validUntilText('it', quote)).toMatch(/\(Ora .+ del Pacifico\)$/)
})

describe('the expiry of a quote', () => {
  const school = catalogue({
    leadDays: 3,
    accommodation: [{ number: 3, title: 'Homestay', minAge: 16, leadDays: 10 }],
  })
  const expiry = (given: Parameters<typeof request>[0]) =>
    expiryOf(
      { request: request(given), timeZone: 'America/Los_Angeles', createdAt: '2027-01-06T12:00:00.000Z' },
      school,
      14,
    )

  it.each([
    ['is as many days ahead as set', {}, '2027-01-20T12:00:00.000Z'],
    ['stays so for a distant start', { start: '2027-03-01' }, '2027-01-20T12:00:00.000Z'],
    // 15 January is the last of three days before; the school's day ends at 8:00 UTC.
    ['is the last day to book a course', { start: '2027-01-18' }, '2027-01-16T07:59:59.000Z'],
    ['is earlier with a room', { start: '2027-01-18', accommodation: 3 }, '2027-01-09T07:59:59.000Z'],
  ])('%s', (_, given, expected) => {
    expect(expiry({ course: 2, weeks: 1, ...given })).toBe(expected)
  })
})

it('does not change a quote of this version', () => {
  const stored = { total: 1, currency: dollar }
  expect(readQuoteContent(stored)).toEqual(stored)
  expect(readQuoteContent(null)).toBeUndefined()
})
