import type { Payload } from 'payload'
import type { Site } from '../kit/harness'

export interface StoredComment {
  parent?: number
  state?: 'unapproved' | 'approved' | 'spam' | 'removed'
  author?: string
  email?: string
  url?: string
  content?: string
  rating?: number
  user?: number
  verified?: boolean
  language?: string
  createdAt?: string
  erased?: boolean
}

export const createComment = (payload: Payload, school: number, comment: StoredComment = {}) =>
  payload.create({
    collection: 'comments',
    data: {
      school,
      parent: 0,
      state: 'approved',
      author: 'Ana Pérez',
      email: 'ana@example.org',
      content: 'It was good.',
      language: 'en',
      ...comment,
    } as never,
    context: { withoutCommentMails: true },
  })

/** Inserts many approved comments in one statement: every tenth at the top level, the others below it. */
export const insertComments = async (site: Site, school: number, count: number): Promise<void> => {
  if (!count) return
  const root = '(1000000000000000 + number / 10 * 1000)'
  await site.sql(
    `with recursive numbers(number) as (select 0 union all select number + 1 from numbers where number < ${count - 1})
      insert into comments (school_id, parent, author, email, content, state, language, root, path, version, created_at, updated_at)
      select ${school}, 0, 'Ana', 'ana' || number || '@example.org', 'Number ' || number, 'approved', 'en', '' || ${root},
        ${root} || case when number % 10 = 0 then '' else '' || (1000000000000000 + number) end,
        1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from numbers`,
  )
}
