import type { Feature } from '../../platform/feature'
import { mailTextField, officeParts } from '../enrolments/queries.server'
import { documentMails } from './account/billing-contract'
import { billing as settings } from './account/cms-billing'
import { mailTexts } from './account/mail-texts'
import { dueList, paymentsCard } from './cms-dashboard-card'
import { forgetPaymentNotes, keepWithOpenInvoice } from './invoices/cms-deleted-enrolment'
import { invoiceSource } from './invoices/cms-find-invoices'
import { invoiceCounters, invoices, payments } from './invoices/cms-invoices'
import { personsInvoices, personsPayments } from './invoices/persons-invoices.server'
import { billingLabels } from './labels/labels'
import { billingPanel, billingPart } from './office-part.server'

const mailFields = documentMails.map((name) => mailTextField(name, (locale) => mailTexts(locale)[name]))

export const billing: Feature = {
  name: 'billing',
  labels: billingLabels,
  collections: () => [invoices, invoiceCounters, payments],
  globals: () => [settings],
  adaptGlobal: (global) =>
    global.slug === 'enrolment-mails' ? { ...global, fields: [...global.fields, ...mailFields] } : global,
  deleteWith: { enrolments: forgetPaymentNotes },
  refuseDeletion: { enrolments: keepWithOpenInvoice },
  cards: [paymentsCard],
  lists: [dueList],
  finds: [invoiceSource],
  personalData: () => [personsInvoices, personsPayments],
  components: [billingPanel],
  fills: officeParts.fill(billingPart),
}
