import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { addToDemo, readRecord } from '../../../features/onboarding/onboarding.server'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import type { Role } from '../../../platform/payload/access'
import { findAll } from '../../../platform/payload/find-documents'
import { foldWords } from '../../../shared/text/fold-words'
import { staffNames } from './people'

const e = t.enrolments
const ee = t.enrolment_events

const rolesOfStaff: readonly Role[] = ['editor', 'editor', 'moderator']

/**
 * Creates accounts for the staff of the demo's office, and assigns them the requests that they have handled. Nobody knows
 * their random passwords, so nobody can log in. They are created after the first administrator, because only a site without users
 * lets somebody become administrator.
 */
export const addDemoStaff = async (req: PayloadRequest): Promise<void> => {
  const { payload } = req
  const isFilled = await payload.count({
    collection: 'enrolment-events',
    where: { byName: { in: [...staffNames] } },
    req,
  })
  if (!isFilled.totalDocs || !(await readRecord(req))) return
  const ids: number[] = []
  for (const [index, name] of staffNames.entries()) {
    const email = `${foldWords(name).replaceAll(' ', '.')}@example.org`
    const [known] = await findAll(req, 'users', { email: { equals: email } }, { limit: 1 })
    if (known) continue
    const password = randomBytes(32).toString('base64url')
    const role = rolesOfStaff[index] ?? 'editor'
    const { id } = await payload.create({
      collection: 'users',
      data: { name, email, roles: [role], password },
      depth: 0,
      req,
    })
    ids.push(id)
    await runStatementIn(
      req,
      sql`update ${ee} set ${ee.by_id} = ${id} where ${ee.by_name} = ${name} and ${ee.by_id} is null`,
    )
    // Moderators handle no requests.
    if (role !== 'moderator')
      await runStatementIn(
        req,
        sql`update ${e} set ${e.assignee_id} = ${id} where ${e.assignee_id} is null
          and ${e.id} in (select ${ee.enrolment} from ${ee} where ${ee.by_id} = ${id})`,
      )
  }
  if (ids.length)
    await addToDemo(
      req,
      ids.map((id) => ['users', id] as const),
    )
}
