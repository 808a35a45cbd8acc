import type { Payload } from 'payload'
import { type MailSchool, mailSchoolFields, toMailSchool } from './mail-school'

/** The published school with this slug. */
export const findMailSchool = async (payload: Payload, slug: string): Promise<MailSchool | undefined> => {
  const { docs } = await payload.find({
    collection: 'schools',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: mailSchoolFields,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toMailSchool(docs[0])
}
