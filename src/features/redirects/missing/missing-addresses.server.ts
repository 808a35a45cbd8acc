import type { PayloadRequest } from 'payload'
import { runStatementIn, sql } from '../../../platform/database/statement'

interface Answered {
  paths: readonly string[]
  /** Also what is below these paths. */
  below?: boolean
}

/** Takes addresses from the list that have an answer now. */
export const forgetMissing = async (req: PayloadRequest, { paths, below }: Answered): Promise<void> => {
  const isAnswered = paths.map((path) =>
    below ? sql`path = ${path} or substr(path, 1, ${path.length + 1}) = ${`${path}/`}` : sql`path = ${path}`,
  )
  await runStatementIn(req, sql`delete from missing_addresses where ${sql.join(isAnswered, sql` or `)}`)
}
