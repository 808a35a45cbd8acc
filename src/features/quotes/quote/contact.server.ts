import type { QueryContext } from '../../../platform/payload/query'
import { contactLines } from '../../../shared/contact/contact'
import { getSiteSettings } from '../../pages/queries.server'
import { getSchoolIdentity } from '../../schools/queries.server'
import type { ContactCard } from './ContactSection'

/** The school, with the site's contact for what it has none of its own; the site if the school was deleted. */
export const findContact = async (
  ctx: QueryContext,
  school: number | undefined,
): Promise<ContactCard | undefined> => {
  const { name, contact } = await getSiteSettings(ctx)
  const identity = school === undefined ? undefined : await getSchoolIdentity(ctx, school, contact)
  if (identity) return { name: identity.name, contact: identity.contact }
  const ways = contactLines(contact)
  return ways.length ? { name, contact: ways } : undefined
}

/** One card for each school; the site's own without a school. */
export const findContacts = async (
  ctx: QueryContext,
  schools: readonly (number | undefined)[],
): Promise<ContactCard[]> => {
  const wanted = schools.length ? [...new Set(schools)] : [undefined]
  return (await Promise.all(wanted.map((school) => findContact(ctx, school)))).flatMap((card) => card ?? [])
}
