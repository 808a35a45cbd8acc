import { expect, it } from 'vitest'
import { accountState, balanceOf, hasOpenInvoice } from './account'

it('owes what was invoiced less what was paid', () => {
  expect(balanceOf({ invoiced: 1000, paid: 300 })).toBe(700)
  expect(balanceOf({ invoiced: 1000 })).toBe(1000)
  expect(balanceOf({ invoiced: 1000, paid: 1200 })).toBe(-200)
  expect(balanceOf({ paid: 200 })).toBe(-200)
  expect(balanceOf({})).toBe(0)
})

it('tells unpaid from overdue: the last day to pay is not overdue', () => {
  const account = { invoiced: 1000, paid: 0, payBy: '2026-12-01T12:00:00.000Z' }
  expect(accountState(account, '2026-12-01')).toBe('unpaid')
  expect(accountState(account, '2026-12-02')).toBe('overdue')
  expect(accountState({ ...account, paid: 400 }, '2026-12-01')).toBe('partly')
  expect(accountState({ ...account, paid: 400 }, '2026-12-02')).toBe('overdue')
  expect(accountState({ ...account, paid: 1000 }, '2026-12-02')).toBe('paid')
  expect(accountState({ ...account, paid: 1500 }, '2026-12-02')).toBe('paid')
  expect(accountState({ paid: 500 }, '2026-12-02')).toBe('none')
  expect(accountState({ ...account, payBy: null }, '2030-01-01')).toBe('unpaid')
})

it('knows an invoice that is not paid in full', () => {
  expect(hasOpenInvoice({ invoiced: 1000, paid: 999 })).toBe(true)
  expect(hasOpenInvoice({ invoiced: 1000, paid: 1000 })).toBe(false)
  expect(hasOpenInvoice({ invoiced: null, paid: -100 })).toBe(false)
})
