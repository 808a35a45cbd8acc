import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceNumber, payByDay, readPaidAmount, reversedIds, sumOf } from './billing-rules'

it('sums up to the same after a payment and its reversal', () => {
  const entry = fc.record({ id: fc.nat(), amount: fc.integer({ min: -1e8, max: 1e8 }) })
  fc.assert(
    fc.property(fc.array(entry), entry, (entries, wrong) => {
      const reversal = { id: wrong.id + 1, amount: -wrong.amount, reverses: wrong.id }
      expect(sumOf([...entries, wrong, reversal])).toBe(sumOf(entries))
      expect(reversedIds([wrong, reversal]).has(wrong.id)).toBe(true)
    }),
  )
})

it('asks for the money some days later, at the latest when the stay begins, and never in the past', () => {
  expect(payByDay('2026-11-17', '2027-03-01', 14)).toBe('2026-12-01')
  expect(payByDay('2026-11-17', '2026-11-23', 14)).toBe('2026-11-23')
  expect(payByDay('2026-11-17', '2026-11-02', 14)).toBe('2026-11-17')
  expect(payByDay('2026-11-17', '2027-03-01', 0)).toBe('2026-11-17')
})

it('numbers invoices by year, with four digits or more', () => {
  expect(invoiceNumber('', 2026, 1)).toBe('2026-0001')
  expect(invoiceNumber('RE-', 2027, 12_345)).toBe('RE-2027-12345')
})

it('reads the amount of a payment, and with a minus money that was paid back', () => {
  expect(['250', '250,50', '1.250,50 €', '-20', '−20.05'].map(readPaidAmount)).toEqual([
    25_000, 25_050, 125_050, -2000, -2005,
  ])
  for (const text of ['', '0', '-', 'abc', '1,234', '--5', '5.123'])
    expect(readPaidAmount(text)).toBeUndefined()
})
