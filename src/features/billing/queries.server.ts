export { type Paper, readForm, readStays } from './account/stays.server'
export { readTurnover, type TurnoverEntry } from './account/turnover.server'
export { draftInvoice } from './invoices/issue-invoice.server'
export { draftReceipt } from './payments/note-payment.server'
