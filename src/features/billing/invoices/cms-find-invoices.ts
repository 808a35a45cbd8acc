import { moneyReaders } from '../../../platform/payload/access'
import { type FindSource, joinDetails } from '../../../platform/payload/find-source'
import type { Invoice } from '../../../platform/payload/payload-types'

/** Invoices are found by their number, and by the name, the address and the reference of the student. */
export const invoiceSource: FindSource = {
  collection: 'invoices',
  icon: 'money',
  may: moneyReaders,
  searched: ['number', 'name', 'email', 'reference'],
  shown: ['number', 'name', 'reference'],
  line: ({ number, name, reference }: Invoice) => ({ title: number, detail: joinDetails(name, reference) }),
}
