import type { PayloadRequest, Where } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { findByAddress, type PersonalData } from '../../../platform/payload/personal-data'
import { documentId } from '../../../shared/id'
import { hasOpenInvoice } from '../request/account'
import { OFFICE_PATH } from '../request/request-rules'
import { enrolmentsRetention, homestayRetention, quotesRetention } from './retention.server'

/** Enrolment requests with their timeline, for export and erasure. */
export const personsEnrolments: PersonalData = {
  kind: 'enrolments',
  retention: [enrolmentsRetention, homestayRetention],
  list: async (req, address) =>
    (await findByAddress(req, 'enrolments', address)).map(({ id, createdAt, reference, name }) => ({
      id,
      createdAt,
      title: `${reference} ${name}`,
      href: `${OFFICE_PATH}/${id}`,
    })),
  read: async (req, address) => {
    const enrolments = await findByAddress(req, 'enrolments', address)
    const where = { enrolment: { in: enrolments.map(({ id }) => id) } }
    const events = await findAll(req, 'enrolment-events', where, { sort: 'id' })
    return enrolments.map(({ searchText: _, fingerprint: __, ...enrolment }) => ({
      ...enrolment,
      events: events
        .filter(({ enrolment: id }) => id === enrolment.id)
        .map(({ createdAt, kind, from, to, cc, subject, text }) => ({
          createdAt,
          kind,
          from,
          to,
          cc,
          subject,
          text,
        })),
    }))
  },
  // The hook of the collection deletes events and mails. One after the other, because they share a transaction.
  erase: async (req, _address, records) => {
    let kept = 0
    for (const { id } of records) {
      // The school may keep what it needs to be paid; afterwards the request can be erased.
      const enrolment = await req.payload.findByID({ collection: 'enrolments', id, depth: 0, req })
      if (hasOpenInvoice(enrolment)) kept++
      else await req.payload.delete({ collection: 'enrolments', id, depth: 0, req })
    }
    return { kept }
  },
}

const quotesOf = ({ quotes, earlierQuotes }: Enrolment): number[] =>
  [...(quotes ?? []), ...(earlierQuotes ?? [])].map(documentId)

const findQuotes = async (req: PayloadRequest, address: string) => {
  const ids = (await findByAddress(req, 'enrolments', address)).flatMap(quotesOf)
  return findAll(req, 'quotes', { id: { in: ids.length ? ids : [0] } }, { sort: 'id' })
}

/** Joins the titles of a quote's first two lines. */
const titleOf = (content: unknown): string => {
  const { lines = [] } = (content ?? {}) as { lines?: { title?: string }[] }
  return lines
    .slice(0, 2)
    .map(({ title }) => title)
    .filter(Boolean)
    .join(', ')
}

/** The quotes of a person's enrolment requests. Other quotes cannot be traced to anybody. */
export const personsQuotes: PersonalData = {
  kind: 'quotes',
  retention: [quotesRetention],
  list: async (req, address) =>
    (await findQuotes(req, address)).map(({ id, createdAt, content }) => ({
      id,
      createdAt,
      title: titleOf(content),
      href: `/admin/collections/quotes/${id}`,
    })),
  read: async (req, address) => (await findQuotes(req, address)).map(({ token: _, ...quote }) => quote),
  erase: async (req, _address, records) => {
    let kept = 0
    for (const { id } of records) {
      const where: Where = { or: [{ quotes: { in: [id] } }, { earlierQuotes: { in: [id] } }] }
      // Somebody else has enrolled with the same quote.
      const { totalDocs } = await req.payload.count({ collection: 'enrolments', where, req })
      if (totalDocs > 0) kept++
      else await req.payload.delete({ collection: 'quotes', id, depth: 0, req })
    }
    return { kept }
  },
}
