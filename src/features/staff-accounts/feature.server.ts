import type { ServerFeature } from '../../platform/server-feature'
import { STAFF_MARK } from '../../shared/address/edit-link'
import { isObsoletePasswordMail } from './mail/password-mail.server'
import { createUseNotes } from './sessions/sessions.server'

const year = 365
const eightHours = 8 / 24

export const staffAccounts: ServerFeature = {
  name: 'staff-accounts',
  // Most of it is stored by Payload in the admin panel.
  storage: [
    { name: 'payload-token', kind: 'cookie', days: eightHours, purpose: 'login' },
    { name: 'payload-theme', kind: 'cookie', days: year, purpose: 'adminLook' },
    { name: 'payload-lng', kind: 'cookie', days: year, purpose: 'adminLook' },
    { name: STAFF_MARK, kind: 'localStorage', purpose: 'adminLook' },
    { name: '_payloadClipboard', kind: 'localStorage', purpose: 'adminLook' },
    { name: 'payload-pending-success-toast', kind: 'sessionStorage', days: 0, purpose: 'adminLook' },
    { name: 'payload-forgot-password:*', kind: 'sessionStorage', days: 0, purpose: 'login' },
  ],
  create: ({ payload }) => ({
    mail: { isObsolete: isObsoletePasswordMail },
    onStaffRequest: createUseNotes(payload),
  }),
}
