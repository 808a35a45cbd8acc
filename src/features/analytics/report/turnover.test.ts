import { expect, it } from 'vitest'
import { defaultCurrencies } from '../../pricing/contract'
import { periodsOf } from './months'
import { sumTurnover } from './turnover'

const [dollar, , euro] = defaultCurrencies

it('adds up what was invoiced and received in each currency, beside the same days of the month before', () => {
  if (!dollar || !euro) throw new Error('no currencies')
  const entry = (
    day: string,
    amount: number,
    currency = dollar,
    kind: 'invoiced' | 'received' = 'invoiced',
  ) => ({
    day,
    amount,
    currency,
    kind,
  })
  const rows = sumTurnover(
    [
      entry('2027-03-01', 100_000),
      // Cancelled in this month, issued in the one before.
      entry('2027-03-10', -40_000),
      entry('2027-02-05', 40_000),
      // The month before is compared up to its 15th only.
      entry('2027-02-20', 7),
      entry('2027-03-02', 5_000, euro, 'received'),
    ],
    periodsOf('2027-03', '2027-03-15'),
  )
  expect(rows.map(({ kind, currency, now, before }) => [kind, currency.code, now, before])).toEqual([
    ['invoiced', dollar.code, 60_000, 40_000],
    ['received', dollar.code, 0, 0],
    ['invoiced', euro.code, 0, 0],
    ['received', euro.code, 5_000, 0],
  ])
})
