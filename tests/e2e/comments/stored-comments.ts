import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { APIRequestContext } from '@playwright/test'
import { newSegment, rootOf } from '../../../src/features/comments/comment/thread-path'
import { foldWords } from '../../../src/shared/text/fold-words'

// Written directly into the database: a visitor may post once in two minutes, and moderation needs many comments.

const sharedFolder = () => process.env.E2E_DATA_DIR ?? ''

export const openDatabase = (folder = sharedFolder()) => {
  const file = path.join(folder, 'schoolhouse.db')
  return drizzle({ connection: { url: `file:${file}`, timeout: 15_000 } as never })
}

export interface StoredComment {
  school: number
  author: string
  content: string
  state?: string
  url?: string
  email?: string
  parent?: { id: number; path: string }
  createdAt?: Date
}

/** A school that is on no page, so that approved comments change nothing that other tests read. */
export const createDraftSchool = async (staff: APIRequestContext): Promise<number> => {
  const name = `Quiet School ${Math.random().toString(36).slice(2, 10)}`
  const made = await staff.post('/api/schools?draft=true', {
    data: { name, languages: ['en'], _status: 'draft' },
  })
  return (await made.json()).doc.id
}

/** Stores comments, a minute apart, the first one being the newest. */
export const storeComments = async (
  comments: StoredComment[],
  folder?: string,
): Promise<{ id: number; path: string }[]> => {
  const db = openDatabase(folder)
  const stored: { id: number; path: string }[] = []
  for (const [index, comment] of comments.entries()) {
    const { school, author, content, state = 'unapproved', url = '', email = '', parent } = comment
    const { createdAt = new Date(Date.now() - index * 60_000) } = comment
    const place = (parent?.path ?? '') + newSegment(createdAt)
    const [row] = (await db.all(sql`insert into comments
      (school_id, parent, author, email, url, content, state, language, version, root, path, author_text, search_text, created_at)
      values (${school}, ${parent?.id ?? 0}, ${author}, ${email}, ${url}, ${content}, ${state}, 'en', 1, ${rootOf(place)}, ${place},
        ${foldWords(`${author} ${email}`)}, ${foldWords(`${author} ${content} ${url}`)}, ${createdAt.toISOString()})
      returning id`)) as { id: number }[]
    stored.push({ id: Number(row?.id), path: place })
  }
  db.$client.close()
  return stored
}

/** The stored comments with these ids. */
export const readComments = async (ids: number[]) => {
  const db = openDatabase()
  const rows = (await db.all(
    sql`select id, state, content, author, parent from comments where id in ${ids} order by id`,
  )) as { id: number; state: string; content: string; author: string; parent: number }[]
  db.$client.close()
  return rows
}
