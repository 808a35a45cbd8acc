import { editors } from '../../platform/payload/access'
import { type CountTexts, countCard } from '../../platform/payload/admin/today'
import { readToday } from '../../platform/payload/site-time-zone'
import { OFFICE_PATH } from '../enrolments/contract'
import { countOverduePayments } from '../enrolments/queries.server'

const overduePayments: CountTexts = {
  en: { one: 'invoice is overdue', many: 'invoices are overdue' },
  de: { one: 'Rechnung ist überfällig', many: 'Rechnungen sind überfällig' },
  es: { one: 'factura está vencida', many: 'facturas están vencidas' },
  fr: { one: 'facture est en retard', many: 'factures sont en retard' },
  it: { one: 'fattura è scaduta', many: 'fatture sono scadute' },
  pt: { one: 'fatura está em atraso', many: 'faturas estão em atraso' },
  ca: { one: 'factura està vençuda', many: 'factures estan vençudes' },
}

export const paymentsCard = countCard(
  editors,
  [{ texts: overduePayments, href: `${OFFICE_PATH}?payment=overdue`, urgent: true }],
  // The list that the number leads to counts by the same day.
  async ({ payload }) => [await countOverduePayments(payload, await readToday(payload))],
)
