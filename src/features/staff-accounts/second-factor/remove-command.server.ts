import { type Command, UsageError } from '../../../platform/command-line'
import { inTransaction } from '../../../platform/transaction/transaction'
import { audit, auditPerson } from '../audit/audit-log.server'
import { endSessions } from '../sessions/sessions.server'
import { removeFactor } from './store.server'

/** `npm run second-factor:remove` is for an administrator who has lost the phone and all recovery codes. */
export const command: Command = {
  usage: 'npm run second-factor:remove -- ADDRESS',
  run: async ([email = '', ...more], { withPayload }) => {
    if (!email.includes('@') || more.length) throw new UsageError('Name the e-mail address of one user.')
    const removed = await withPayload(
      (payload) =>
        inTransaction(payload, async (req) => {
          const where = { email: { equals: email.toLowerCase().trim() } }
          const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1, req })
          const [user] = docs
          if (!user || !(await removeFactor(req, user.id))) return false
          await endSessions(req, user.id)
          await audit(req, { event: 'second-factor-off', subject: auditPerson(user), by: null })
          return true
        }),
      true,
    )
    console.log(
      removed
        ? `The second factor of ${email} is removed, and their sessions have ended.`
        : `There is no user ${email} with a second factor. Nothing was changed.`,
    )
    return removed ? 0 : 1
  },
}
