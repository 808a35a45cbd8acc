import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { administrators, hiddenFromOthers, isOneOf, type Role, roles } from '../../../platform/payload/access'
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
  if (req.user && isOneOf(req.user, ...required) && !(await findFactor(req, req.user.id)))
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.ownFactorFirst'))
  return data
}

/** Ends the sessions of those who need a second factor now and have none. Their next log-in leads them through it. */
const endSessionsWithout: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { secondFactorRoles } = doc as LogInSetting
  if (!secondFactorRoles?.length) return
  for (const user of await findAll(req, 'users', {}))
    if (isOneOf(user, ...secondFactorRoles) && !(await findFactor(req, user.id)))
      await endSessions(req, user.id)
}

export const logInSettings: GlobalConfig = {
  slug: 'log-in-settings',
  admin: { group: 'settings', hidden: hiddenFromOthers },
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
