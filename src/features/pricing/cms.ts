import type { CollectionConfig, GlobalConfig } from 'payload'
import { withTrash } from '../../platform/payload/trash'
import { announcing, announcingGlobal } from '../../platform/transaction/announce'
import { ofSchoolTags } from '../../shared/tags'
import { billing } from './billing/cms-billing'
import { invoiceCounters, invoices, payments } from './billing/cms-invoices'
import { pricing } from './cms-settings'
import { enrolmentEvents } from './desk/cms-enrolment-events'
import { enrolmentMails } from './desk/cms-enrolment-mails'
import { enrolments } from './enrolment/cms-enrolments'
import { enrolmentPlaces } from './places/cms-enrolment-places'
import { priceAdjustments, priceExtras } from './price-list/cms-adjustments'
import { priceLists } from './price-list/cms-price-lists'
import { calculatorCounts } from './statistics/cms-counts'
import { pricingTag } from './tags'

export { personsInvoices, personsPayments } from './billing/persons-invoices.server'
export { pricingToday } from './cms-today'
export { personsEnrolments, personsQuotes } from './desk/persons-enrolments.server'
export { personsGuardians } from './desk/persons-guardians.server'

// Apart from pricing.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export { bookedInTrash, refuseDeletionWithStudents } from './places/cms-refuse-deletion'
export { deletePricesOfSchool } from './price-list/cms-price-lists'
export { describePrices } from './price-list/cms-price-log'

export const pricingCollections: CollectionConfig[] = [
  announcing(withTrash(priceLists), ofSchoolTags),
  announcing(withTrash(priceAdjustments, { unique: 'code' }), ofSchoolTags),
  announcing(withTrash(priceExtras, { unique: 'code' }), ofSchoolTags),
  enrolments,
  enrolmentEvents,
  enrolmentPlaces,
  invoices,
  invoiceCounters,
  payments,
  calculatorCounts,
]

export const pricingGlobals: GlobalConfig[] = [announcingGlobal(pricing, pricingTag), enrolmentMails, billing]
