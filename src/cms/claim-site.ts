import type { Payload } from 'payload'
import { createFirstAdministrator } from '../features/staff-accounts/staff-accounts.server'
import { addDemoStaff } from './seed/office/demo-staff'
import { assignStaffReplies } from './seed/staff-replies'

/** Creates the first administrator, makes them the author of the demo's staff replies, and gives them the demo's colleagues. False if one exists already. */
export const claimSite = (
  payload: Payload,
  person: { name: string; email: string; password: string },
): Promise<boolean> =>
  createFirstAdministrator(payload, person, async (req, user) => {
    await assignStaffReplies(req, user)
    await addDemoStaff(req)
  })
