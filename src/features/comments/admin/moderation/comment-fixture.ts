import type { ModeratedComment } from '../../contract'

/** A pending comment for tests. */
export const comment = (id: number, change: Partial<ModeratedComment> = {}): ModeratedComment => ({
  id,
  document: { type: 'schools', id: 2, name: 'A school', slug: 'a-school' },
  author: 'Ana',
  email: '',
  url: '',
  content: `Words ${id}`,
  state: 'unapproved',
  language: 'en',
  createdAt: '2026-11-15T11:00:00.000Z',
  version: 1,
  ipHash: '',
  spamReasons: [],
  byStaff: false,
  verified: false,
  ...change,
})
