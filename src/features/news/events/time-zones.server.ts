import type { Payload, PayloadRequest } from 'payload'
import { readRows, sql, t } from '../../../platform/database/statement'
import { findAll, findById } from '../../../platform/payload/find-documents'
import type { Post } from '../../../platform/payload/payload-types'
import type { PostZones } from '../contract'

const s = t.schools

// In which time zone a post is: in that of its school, or in that of the first school if it is about all of them. The form of a
// post reads and shows times in the same one as the pages of visitors.

const published = { _status: { equals: 'published' as const } }

/** The published school that was made first, whose time zone posts without a school have. */
export const findFirstSchool = async (payload: Payload, req?: PayloadRequest) => {
  const docs = await findAll(req ?? payload, 'schools', published, {
    select: { timeZone: true },
    sort: 'id',
    limit: 1,
  })
  return docs[0]
}

/** If there is no school yet. */
export const defaultZone = 'UTC'

export const readPostZone = async (req: PayloadRequest, school: Post['school']): Promise<string> => {
  const id = typeof school === 'object' ? school?.id : school
  const found = id ? await findById(req, 'schools', id, { select: { timeZone: true } }) : undefined
  return found?.timeZone || (await findFirstSchool(req.payload, req))?.timeZone || defaultZone
}

export const readPostZones = async (payload: Payload, req?: PayloadRequest): Promise<PostZones> => {
  const [rows, first] = await Promise.all([
    // Without Payload, which takes a quarter of a second for 1,000 schools; the list of posts asks for each page.
    readRows(payload, sql`select ${s.id}, ${s.time_zone} from ${s}`),
    findFirstSchool(payload, req),
  ])
  const withoutSchool = first?.timeZone || defaultZone
  return {
    bySchool: Object.fromEntries(rows.map(({ id, time_zone }) => [id, String(time_zone || withoutSchool)])),
    withoutSchool,
  }
}
