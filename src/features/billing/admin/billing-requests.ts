import { post } from '../../enrolments/admin/contract'
import type { ChangeAnswer } from '../../enrolments/contract'
import type { IssueChoice, PaymentChoice } from '../account/billing-contract'

interface Seen {
  id: number
  version: number
}

export const sendInvoice = ({ id, version }: Seen, choice: IssueChoice) =>
  post<ChangeAnswer>(`/enrolments/${id}/invoices`, { version, ...choice })

export const sendCancellation = ({ id, version }: Seen, invoice: number, reason: string) =>
  post<ChangeAnswer>(`/enrolments/${id}/invoices/${invoice}/cancel`, { version, reason })

export const sendPayment = ({ id, version }: Seen, choice: PaymentChoice) =>
  post<ChangeAnswer>(`/enrolments/${id}/payments`, { version, ...choice })

export const sendReversal = ({ id, version }: Seen, payment: number, note: string) =>
  post<ChangeAnswer>(`/enrolments/${id}/payments/${payment}/reverse`, { version, note })
