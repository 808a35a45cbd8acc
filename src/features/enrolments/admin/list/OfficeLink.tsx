import type { ServerProps } from 'payload'
import { hasRole } from '../../../../platform/payload/access'
import { NewLink } from './NewLink'

/** The menu entry of the desk, with the number of new requests; not for moderators. */
export const OfficeLink = async ({ payload, user }: ServerProps) => {
  if (!hasRole({ user: user ?? null }, 'administrator', 'editor')) return null
  const { totalDocs } = await payload.count({ collection: 'enrolments', where: { state: { equals: 'new' } } })
  return <NewLink count={totalDocs} />
}
