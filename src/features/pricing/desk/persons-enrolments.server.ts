import type { PayloadRequest } from 'payload'
import type { Enrolment } from '../../../platform/payload/payload-types'
import type { PersonalData } from '../../../platform/payload/personal-data'

/** E-mail addresses are compared without case. */
const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()

const everything = { depth: 0, pagination: false } as const

const findOf = async (req: PayloadRequest, address: string): Promise<Enrolment[]> => {
  const { docs } = await req.payload.find({
    collection: 'enrolments',
    // Without case, but also within longer addresses.
    where: { email: { like: address.trim() } },
    sort: 'id',
    ...everything,
    req,
  })
  return docs.filter(({ email }) => plain(email) === plain(address))
}

/** Enrolment requests with their timeline, for export and erasure. */
export const personsEnrolments: PersonalData = {
  name: 'enrolments',
  count: async (req, address) => (await findOf(req, address)).length,
  read: async (req, address) => {
    const enrolments = await findOf(req, address)
    const { docs: events } = await req.payload.find({
      collection: 'enrolment-events',
      where: { enrolment: { in: enrolments.map(({ id }) => id) } },
      sort: 'id',
      ...everything,
      req,
    })
    return enrolments.map(({ searchText: _, fingerprint: __, ...enrolment }) => ({
      ...enrolment,
      events: events
        .filter(({ enrolment: id }) => id === enrolment.id)
        .map(({ createdAt, kind, from, to, subject, text }) => ({
          createdAt,
          kind,
          from,
          to,
          subject,
          text,
        })),
    }))
  },
  // The hook of the collection deletes events and mails. One after the other, because they share a transaction.
  erase: async (req, address) => {
    for (const { id } of await findOf(req, address))
      await req.payload.delete({ collection: 'enrolments', id, depth: 0, req })
  },
}
