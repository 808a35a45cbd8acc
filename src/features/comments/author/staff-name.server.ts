import type { Payload, PayloadRequest } from 'payload'
import { publicName } from '../../../shared/staff-account'

/** The name under which visitors read what a member of staff has written: without a name of a person, that of the site. */
export const readStaffName = async (
  payload: Payload,
  { name }: { name?: string | null },
  req?: PayloadRequest,
): Promise<string> =>
  publicName(name) ?? (await payload.findGlobal({ slug: 'site-settings', depth: 0, req })).name ?? ''
