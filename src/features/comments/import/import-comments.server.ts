import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { readRowsIn, sql } from '../../../platform/database/statement'
import { defaultLocale, isLocale } from '../../../shared/locale'
import { auditContext } from '../moderation/cms-history'
import { rootOf } from '../thread/thread-path'
import type { ImportedComment } from './imported-comment'
import { insertComments } from './insert-comments.server'
import { type Placement, placeImported } from './place-imported'

const batch = 500

/**
 * The same comment of the same file has the same name in every import, however it was changed or moved since. One that
 * was deleted or erased has lost it, because nothing is kept of those: the file would bring it back.
 */
const nameOf = (school: number, { source, createdAt, author, content }: ImportedComment): string => {
  const own = source.startsWith('row-') ? [author, content] : []
  const hash = createHash('sha256').update(JSON.stringify([school, source, createdAt, ...own]))
  return `import:${hash.digest('base64url')}`
}

const inBatches = async (
  req: PayloadRequest,
  values: readonly (string | number)[],
  query: (part: readonly (string | number)[]) => unknown,
) => {
  const rows: Record<string, unknown>[] = []
  for (let start = 0; start < values.length; start += batch)
    rows.push(...(await readRowsIn(req, query(values.slice(start, start + batch)))))
  return rows
}

/** Every state, so that the index that begins with school and state is used. */
const everyState = sql`('unapproved', 'approved', 'spam', 'removed')`

/** Which of the comments are here already: from an earlier import, or because the file is this site's own. */
const findStored = async (req: PayloadRequest, school: number, comments: readonly ImportedComment[]) => {
  const stored = new Map<string, string>()
  const byOnce = new Map(comments.map((comment) => [nameOf(school, comment), comment]))
  const imported = await inBatches(
    req,
    [...byOnce.keys()],
    (part) => sql`select once, path from comments where once in ${part}`,
  )
  for (const { once, path } of imported) stored.set(byOnce.get(String(once))?.source ?? '', String(path))
  const byId = new Map(comments.map((comment) => [Number(comment.source), comment]))
  const ids = [...byId.keys()].filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  const own = await inBatches(
    req,
    ids,
    (part) => sql`select id, path, created_at from comments where id in ${part} and school_id = ${school}`,
  )
  for (const { id, path, created_at } of own) {
    const comment = byId.get(Number(id))
    if (comment && new Date(String(created_at)).toISOString() === comment.createdAt)
      stored.set(comment.source, String(path))
  }
  return stored
}

/**
 * Stores the comments of a file in a school's thread, in the transaction of `req`: with their dates and states, without
 * mails. Tells how many were new.
 */
export const importComments = async (
  req: PayloadRequest,
  school: number,
  comments: readonly ImportedComment[],
): Promise<number> => {
  const { depth } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
  const stored = await findStored(req, school, comments)
  const idOf = new Map<string, number>()
  const threads = await inBatches(
    req,
    [...new Set([...stored.values()].map(rootOf))],
    (part) =>
      sql`select id, path from comments where school_id = ${school} and state in ${everyState} and root in ${part}`,
  )
  for (const { id, path } of threads) idOf.set(String(path), Number(id))
  const roots = await readRowsIn(
    req,
    sql`select distinct root from comments where school_id = ${school} and state in ${everyState}`,
  )
  const levels = placeImported(comments, {
    stored,
    roots: new Set(roots.map(({ root }) => String(root))),
    maxDepth: depth,
  })
  let approved: number | undefined
  for (const level of levels) {
    const rows = level.map((placement) => toRow(school, placement, idOf.get(placement.above) ?? 0))
    const ids = await insertComments(req, rows)
    for (const { once, path, state } of rows) {
      const id = ids.get(once) ?? 0
      idOf.set(path, id)
      if (state === 'approved') approved ??= id
    }
  }
  if (approved) await announceThread(req, approved)
  return levels.reduce((sum, level) => sum + level.length, 0)
}

const toRow = (school: number, { comment, path }: Placement, parent: number) => {
  const { author, email, url, content, state, rating, language, createdAt } = comment
  return {
    ...{ school, parent, path, author, email, url, content, state, rating, createdAt },
    language: language && isLocale(language) ? language : defaultLocale,
    once: nameOf(school, comment),
  }
}

/** One of them is saved by Payload: its hooks make the school's pages anew, and the history has the import. */
const announceThread = async (req: PayloadRequest, id: number) => {
  const before = { ...req.context }
  req.context[auditContext.action] = 'import'
  await req.payload.update({ collection: 'comments', id, data: {}, depth: 0, req })
  req.context = before
}
