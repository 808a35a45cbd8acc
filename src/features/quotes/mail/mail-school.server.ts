import type { Payload } from 'payload'
import { findAll } from '../../../platform/payload/find-all'
import { loadSiteLanguages } from '../../../platform/payload/site-languages'
import { type MailSchool, mailSchoolFields, toMailSchool } from './mail-school'

/** The published school with this slug. */
export const findMailSchool = async (payload: Payload, slug: string): Promise<MailSchool | undefined> => {
  const docs = await findAll(
    payload,
    'schools',
    { slug: { equals: slug }, _status: { equals: 'published' } },
    { select: mailSchoolFields, limit: 1 },
  )
  if (!docs[0]) return undefined
  return toMailSchool(docs[0], (await loadSiteLanguages(payload)).main)
}
