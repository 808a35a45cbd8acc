// The money of a request, which lists show and filter. `billing` keeps it up to date. Amounts are minor units.

/** Amounts and dates stored with an enrolment request. */
export interface Account {
  /** The total of the valid invoice; missing without one. */
  invoiced?: number | null
  /** Everything that was paid, less what was paid back or reversed. */
  paid?: number | null
  /** The last day to pay. */
  payBy?: string | null
}

/** Amount that the student still owes. Negative if more was paid than invoiced; without an invoice nothing is owed. */
export const balanceOf = ({ invoiced, paid }: Account): number => (invoiced ?? 0) - (paid ?? 0)

/** Somebody has to see to the invoice of this request before it may go. */
export const hasOpenInvoice = (account: Account): boolean =>
  typeof account.invoiced === 'number' && balanceOf(account) > 0

export type AccountState = 'none' | 'unpaid' | 'partly' | 'overdue' | 'paid'

export const accountState = (account: Account, today: string): AccountState => {
  if (typeof account.invoiced !== 'number') return 'none'
  if (balanceOf(account) <= 0) return 'paid'
  if (account.payBy && account.payBy.slice(0, 10) < today) return 'overdue'
  return account.paid && account.paid > 0 ? 'partly' : 'unpaid'
}
