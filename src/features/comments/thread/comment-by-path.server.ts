import { sql } from '../../../platform/database/statement'
import { commentStates } from '../contract'
import { rootOf } from './thread-path'

/** The comment at a place of a school's thread. All the columns of the index are named, or the whole school would be read. */
export const commentAt = (school: number, path: string) =>
  sql`select id from comments where school_id = ${school} and state in ${[...commentStates]}
    and root = ${rootOf(path)} and path = ${path}`
