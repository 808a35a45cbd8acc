import { expect, it } from 'vitest'
import { adjustment, catalogue, request } from '../../../../tests/fixtures/price-fixture'
import { contentFor, storedQuote } from '../../../../tests/fixtures/quote-fixture'
import type { PriceCatalogue } from '../../pricing/model'
import { chargeFeeOnce } from './fee-once'
import type { Quote } from './quote'

const quotesAt = (school: PriceCatalogue): Quote[] =>
  [2, 4].map((weeks) => ({
    ...storedQuote,
    id: weeks,
    content: contentFor(request({ course: 2, weeks, start: '2027-02-01' }), school),
  }))

const totals = (quotes: readonly Quote[]) => quotes.map(({ content }) => content.total)

it('charges the registration fee of a school once', () => {
  const school = catalogue()
  const quotes = quotesAt(school)
  expect(totals(quotes)).toEqual([820_00, 1520_00])
  const [first, second] = chargeFeeOnce(quotes, [school])
  expect(first).toBe(quotes[0])
  expect(second).toMatchObject({
    isReduced: true,
    content: { total: 1400_00, registrationFee: 0, lines: [{ kind: 'course', title: 'Morning' }] },
  })
  const elsewhere = { ...quotes[1], content: { ...quotes[1]?.content, school: { slug: 'b', name: 'B' } } }
  expect(totals(chargeFeeOnce([quotes[0], elsewhere] as Quote[], [school]))).toEqual([820_00, 1520_00])
})

it('does not give a discount on a fee that is not charged', () => {
  const school = catalogue({
    adjustments: [adjustment({ code: 'free-fee', percent: 100, on: ['registration'] })],
  })
  expect(totals(quotesAt(school))).toEqual([700_00, 1400_00])
  expect(totals(chargeFeeOnce(quotesAt(school), [school]))).toEqual([700_00, 1400_00])
})

it('keeps what was quoted after prices have changed', () => {
  const raised = catalogue({ registrationFee: 200_00 })
  // Without discounts only the fee of that time goes.
  expect(totals(chargeFeeOnce(quotesAt(catalogue()), [raised]))).toEqual([820_00, 1400_00])
  const discounted = catalogue({ adjustments: [adjustment({ percent: 10, on: ['course', 'registration'] })] })
  const quotes = quotesAt(discounted)
  expect(totals(chargeFeeOnce(quotes, [raised]))).toEqual(totals(quotes))
})
