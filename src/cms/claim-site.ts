import type { Payload } from 'payload'
import { createFirstAdministrator } from '../features/staff-accounts/staff-accounts.server'
import { assignStaffReplies } from './seed/staff-replies'

/** Creates the first administrator and makes them the author of the demo's staff replies. False if one exists already. */
export const claimSite = (
  payload: Payload,
  person: { name: string; email: string; password: string },
): Promise<boolean> => createFirstAdministrator(payload, person, assignStaffReplies)
