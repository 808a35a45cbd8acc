import type { Payload } from 'payload'
import { createFirstAdministrator } from './first-administrator'
import { adoptStaffReplies } from './seed/staff-replies'

/** Makes the first administrator, whom the demo's staff replies are from then on. False when somebody else was first. */
export const claimSite = (
  payload: Payload,
  person: { name: string; email: string; password: string },
): Promise<boolean> => createFirstAdministrator(payload, person, adoptStaffReplies)
