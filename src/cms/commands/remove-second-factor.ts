import { loadEnvFile, readEnv } from '../../config/env'
import { prepareDataDir } from '../../config/secret'
import {
  audit,
  auditPerson,
  endSessions,
  removeFactor,
} from '../../features/staff-accounts/staff-accounts.server'
import { lockData } from '../../platform/database/data-lock'
import { inTransaction } from '../../platform/transaction/transaction'
import { runCommand, UsageError, withPayload } from './command-line'

// npm run second-factor:remove: for an administrator who has lost the phone and all recovery codes.

const usage = 'npm run second-factor:remove -- ADDRESS'

const run = async ([email = '', ...more]: string[]): Promise<number> => {
  if (!email.includes('@') || more.length) throw new UsageError('Name the e-mail address of one user.')
  loadEnvFile()
  const env = readEnv()
  prepareDataDir(env)
  const unlock = await lockData(env)
  try {
    const removed = await withPayload((payload) =>
      inTransaction(payload, async (req) => {
        const where = { email: { equals: email.toLowerCase().trim() } }
        const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1, req })
        const [user] = docs
        if (!user || !(await removeFactor(req, user.id))) return false
        await endSessions(req, user.id)
        await audit(req, { event: 'second-factor-off', subject: auditPerson(user), by: null })
        return true
      }),
    )
    console.log(
      removed
        ? `The second factor of ${email} is removed, and their sessions have ended.`
        : `There is no user ${email} with a second factor. Nothing was changed.`,
    )
    return removed ? 0 : 1
  } finally {
    unlock()
  }
}

export const main = (args: string[]): Promise<number> => runCommand(usage, () => run(args))
