import type { Payload } from 'payload'
import { loadSiteLanguages } from '../../../platform/payload/site-languages'
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
  if (!docs[0]) return undefined
  return toMailSchool(docs[0], (await loadSiteLanguages(payload)).main)
}
