import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type Row, readRowsIn, type Statement, sql, t } from '../../../platform/database/statement'
import { invalidateTags } from '../../../platform/transaction/invalidate-tags'
import { defaultLocale, isLocale } from '../../../shared/locale'
import type { WxrComment } from '../../../shared/wordpress/read-wxr'
import { rootOf } from '../comment/thread-path'
import { type CommentState, commentStates, type DocumentReference } from '../contract'
import { referenceText } from '../documents'
import { inThread } from '../documents.server'
import { recordStep } from '../moderation/cms-history'
import { threadTag } from '../tags'
import { translateProblems } from './import-problems.server'
import type { ImportedComment } from './imported-comment'
import { insertComments } from './insert-comments.server'
import { type Placement, placeImported } from './place-imported'
import { readRawComments } from './read-wxr-comments'

const c = t.comments

const batch = 500

/** Queries name all states, so that the index on document and state is used. */
const states = [...commentStates]

/**
 * A comment of a file gets the same name in every import, even if it was changed or moved since. Deleted and erased comments
 * keep no name, so importing the file again brings them back.
 */
const hashImportedComment = (
  document: DocumentReference,
  { source, createdAt, author, content }: ImportedComment,
): string => {
  // Names from the time when only schools had comments stay valid.
  const owner = document.type === 'schools' ? document.id : referenceText(document)
  const own = source.startsWith('row-') ? [author, content] : []
  const hash = createHash('sha256').update(JSON.stringify([owner, source, createdAt, ...own]))
  return `import:${hash.digest('base64url')}`
}

const inBatches = async <Named>(
  req: PayloadRequest,
  values: readonly (string | number)[],
  query: (part: readonly (string | number)[]) => Statement<Named>,
) => {
  const rows: Row<Named>[] = []
  for (let start = 0; start < values.length; start += batch)
    rows.push(...(await readRowsIn(req, query(values.slice(start, start + batch)))))
  return rows
}

/** Finds comments that are stored already: from an earlier import, or because this site exported the file. */
const findStored = async (
  req: PayloadRequest,
  document: DocumentReference,
  comments: readonly ImportedComment[],
) => {
  const stored = new Map<string, string>()
  const byOnce = new Map(comments.map((comment) => [hashImportedComment(document, comment), comment]))
  const imported = await inBatches(
    req,
    [...byOnce.keys()],
    (part) => sql`select ${c.once}, ${c.path} from ${c} where ${c.once} in ${part}`,
  )
  for (const { once, path } of imported) stored.set(byOnce.get(String(once))?.source ?? '', String(path))
  const byId = new Map(comments.map((comment) => [Number(comment.source), comment]))
  const ids = [...byId.keys()].filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  const own = await inBatches(
    req,
    ids,
    (part) =>
      sql`select ${c.id}, ${c.path}, ${c.created_at} from ${c} where ${c.id} in ${part} and ${inThread(document)}`,
  )
  for (const { id, path, created_at } of own) {
    const comment = byId.get(Number(id))
    if (comment && new Date(String(created_at)).toISOString() === comment.createdAt)
      stored.set(comment.source, String(path))
  }
  return stored
}

/**
 * Stores the comments of a file in the thread of a school, post or page, in the transaction of `req`: with their dates and states, without
 * mails. Returns the number of new ones; a dry run stores none.
 */
export const importComments = async (
  req: PayloadRequest,
  document: DocumentReference,
  comments: readonly ImportedComment[],
  isDryRun = false,
): Promise<number> => {
  const { depth } = await req.payload.findGlobal({ slug: 'comment-settings', depth: 0, req })
  const stored = await findStored(req, document, comments)
  const idOf = new Map<string, number>()
  const threads = await inBatches(
    req,
    [...new Set([...stored.values()].map(rootOf))],
    (part) =>
      sql`select ${c.id}, ${c.path} from ${c} where ${inThread(document)} and ${c.state} in ${states} and ${c.root} in ${part}`,
  )
  for (const { id, path } of threads) idOf.set(String(path), Number(id))
  const roots = await readRowsIn(
    req,
    sql`select distinct ${c.root} from ${c} where ${inThread(document)} and ${c.state} in ${states}`,
  )
  const levels = placeImported(comments, {
    stored,
    roots: new Set(roots.map(({ root }) => String(root))),
    maxDepth: depth,
  })
  const added = levels.reduce((sum, level) => sum + level.length, 0)
  if (isDryRun) return added
  let approved: number | undefined
  for (const level of levels) {
    const rows = level.map((placement) => toRow(document, placement, idOf.get(placement.above) ?? 0))
    const ids = await insertComments(req, rows)
    for (const { once, path, state } of rows) {
      const id = ids.get(once) ?? 0
      idOf.set(path, id)
      if (state === 'approved') approved ??= id
    }
  }
  if (approved) {
    const state = 'approved' satisfies CommentState
    await recordStep(req, { comment: approved, action: 'import', from: state, to: state, version: 1 })
    await invalidateTags(req, [threadTag(document)])
  }
  return added
}

const toRow = (document: DocumentReference, { comment, path }: Placement, parent: number) => {
  const { author, email, url, content, state, rating, language, createdAt } = comment
  return {
    ...{ document, parent, path, author, email, url, content, state, createdAt },
    // Only schools have ratings.
    rating: document.type === 'schools' ? rating : undefined,
    language: language && isLocale(language) ? language : defaultLocale,
    once: hashImportedComment(document, comment),
  }
}

interface Imported {
  added: number
  /** Here already. */
  known: number
  /** Pingbacks, comments in the trash and without text. */
  skipped: number
  /** Why none was imported. */
  problems: string[]
}

/** Stores the comments that a WordPress export has for one document, like an import in the panel: without mails. A dry run counts them. */
export const importWxrComments = async (
  req: PayloadRequest,
  document: DocumentReference,
  raw: readonly WxrComment[],
  language: string,
  isDryRun = false,
): Promise<Imported> => {
  const reading = readRawComments(raw)
  if ('problems' in reading)
    return { added: 0, known: 0, skipped: 0, problems: translateProblems(reading.problems, 'en') }
  const { comments, skipped } = reading
  const added = await importComments(
    req,
    document,
    comments.map((comment) => ({ ...comment, language })),
    isDryRun,
  )
  return { added, known: comments.length - skipped - added, skipped, problems: [] }
}
