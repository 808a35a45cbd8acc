import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { administrators, type Role, roles } from '../../../platform/payload/access'
import { findAll } from '../../../platform/payload/find-documents'
import type { LogInSetting } from '../../../platform/payload/payload-types'
import { refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { endSessions } from '../sessions/sessions.server'
import { confirmationFields, confirmWeakerLogIn } from '../step-up.server'
import { findFactor } from './store.server'

/** Whoever would be locked out at once is told before. */
const refuseOwnLockOut: GlobalBeforeChangeHook = async ({ data, req }) => {
  const required: Role[] = data.secondFactorRoles ?? []
  if (req.user && required.includes(req.user.role) && !(await findFactor(req, req.user.id)))
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.ownFactorFirst'))
  return data
}

/** Ends the sessions of those who need a second factor now and have none. Their next log-in leads them through it. */
const endSessionsWithout: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { secondFactorRoles } = doc as LogInSetting
  if (!secondFactorRoles?.length) return
  const where = { role: { in: secondFactorRoles } }
  const docs = await findAll(req, 'users', where)
  for (const { id } of docs) if (!(await findFactor(req, id))) await endSessions(req, id)
}

export const logInSettings: GlobalConfig = {
  slug: 'log-in-settings',
  admin: { group: 'settings', hidden: ({ user }) => user?.role !== 'administrator' },
  access: { read: administrators, update: administrators },
  hooks: {
    beforeOperation: [confirmWeakerLogIn],
    beforeChange: [refuseOwnLockOut],
    afterChange: [endSessionsWithout],
  },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      hasMany: true,
      options: [...roles],
    },
    ...confirmationFields,
  ],
}
