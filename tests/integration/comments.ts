import type { Payload } from 'payload'
import { QUIET_CONTEXT } from '../../src/features/comments/contract'
import type { Site } from './harness'

export interface StoredComment {
  parent?: number
  state?: 'unapproved' | 'approved' | 'spam' | 'removed'
  author?: string
  email?: string
  url?: string
  content?: string
  rating?: number
  user?: number
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
    context: { [QUIET_CONTEXT]: true },
  })

/** Many approved comments at once, every tenth of them at the top level and the others below it. */
export const insertComments = async (site: Site, school: number, count: number): Promise<void> => {
  const size = 500
  for (let from = 0; from < count; from += size) {
    const rows = Array.from({ length: Math.min(size, count - from) }, (_, index) => {
      const number = from + index
      const root = String(1_000_000_000_000_000 + Math.floor(number / 10) * 1000)
      const path = number % 10 ? root + String(1_000_000_000_000_000 + number) : root
      return `(${school}, 0, 'Ana', 'ana${number}@example.org', 'Number ${number}', 'approved', 'en', '${root}', '${path}', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`
    })
    await site.sql(
      `insert into comments (school_id, parent, author, email, content, state, language, root, path, version, created_at, updated_at) values ${rows.join(', ')}`,
    )
  }
}
