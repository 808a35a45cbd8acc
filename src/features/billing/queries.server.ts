export { type Paper, readForm, readStays } from './account/stays.server'
export { draftInvoice } from './invoices/issue-invoice.server'
export { draftReceipt } from './payments/note-payment.server'
