import type { Payload } from 'payload'
import type { Target } from '../../../platform/panel/work-queue/change-as-staff.server'
import { findAll } from '../../../platform/payload/find-documents'
import type { User } from '../../../platform/payload/payload-types'
import { ownDocuments, schoolsOf } from '../../../platform/payload/school-scope'
import { AppError } from '../../../shared/errors'
import type { ModeratedComment } from '../contract'
import { listCommented } from '../documents.server'
import type { ListAddress } from './list/list-address'
import { readModeratedComments } from './list/list-rows.server'
import { countStates, listForModeration } from './list/moderation-list.server'
import { moderate } from './moderate.server'
import type { ChangeResponse, ModerationListResponse, RowsById, SaveResponse } from './moderation-api'
import type { ModerationTask } from './moderation-tasks'
import { type SaveFields, saveComment } from './save-comment.server'
import { undo } from './undo.server'

// Actions of moderators. They return the responses that the JSON routes send and the legacy calls render as HTML.

const maxSchools = 1000

export const listComments = async (
  payload: Payload,
  user: User,
  address: ListAddress,
): Promise<ModerationListResponse> => {
  const own = schoolsOf(user)
  const [list, counts, documents, schools] = await Promise.all([
    listForModeration(payload, { ...address, schools: own }),
    countStates(payload, own),
    listCommented(payload, own),
    payload.find({
      collection: 'schools',
      where: ownDocuments(payload.collections.schools.config, user) ?? {},
      select: { name: true },
      sort: 'name',
      limit: maxSchools,
      pagination: false,
      depth: 0,
    }),
  ])
  return {
    list,
    counts,
    documents,
    schools: schools.docs.map(({ id, name }) => ({ id, name: name ?? `School ${id}` })),
    // A page beyond the end is the last one.
    address: { ...address, page: list.page },
  }
}

/** Those of these comments that the user works with. */
const ownComments = async (payload: Payload, user: User, ids: number[]): Promise<number[]> => {
  const own = ownDocuments(payload.collections.comments.config, user)
  if (!own) return ids
  const docs = await findAll(payload, 'comments', { and: [{ id: { in: ids } }, own] }, { select: {} })
  return docs.map(({ id }) => id)
}

/** A comment, unless it is gone or of a school that the user does not work for. */
export const findComment = async (
  payload: Payload,
  user: User,
  id: number,
): Promise<ModeratedComment | undefined> => {
  const [row] = await readModeratedComments(payload, await ownComments(payload, user, [id]))
  return row?.state === 'removed' ? undefined : row
}

export const readRowsById = async (payload: Payload, user: User, ids: number[]): Promise<RowsById> => {
  const rows = new Map(
    (await readModeratedComments(payload, await ownComments(payload, user, ids))).map((row) => [row.id, row]),
  )
  const shown = (row?: ModeratedComment) => (row && row.state !== 'removed' ? row : null)
  return Object.fromEntries(ids.map((id) => [id, shown(rows.get(id))]))
}

/** Approves, unapproves, removes or marks as spam one or many comments. */
export const changeComments = async (
  payload: Payload,
  user: User,
  change: { task: ModerationTask; targets: Target[] },
): Promise<ChangeResponse> => {
  const { batch = null, changed, unchanged, conflicts } = await moderate(payload, user, change)
  const ids = [...changed, ...unchanged, ...conflicts.map(({ id }) => id)]
  const rows = await readRowsById(payload, user, ids)
  return { rows, counts: await countStates(payload, schoolsOf(user)), batch, changed, conflicts }
}

/** Undoes one action as a whole. */
export const undoChange = async (payload: Payload, user: User, batch: string): Promise<ChangeResponse> => {
  if (!/^[\w-]{36}$/.test(batch))
    throw new AppError('bad_request', 'batch must say what to undo.', { field: 'batch' })
  const changed = await undo(payload, user, batch)
  const rows = await readRowsById(payload, user, changed)
  return { rows, counts: await countStates(payload, schoolsOf(user)), batch: null, changed, conflicts: [] }
}

/** Stores an edit or a reply. An unusable `once` is ignored. */
export const saveText = async (payload: Payload, user: User, fields: SaveFields): Promise<SaveResponse> => {
  const once = /^[\w-]{16,64}$/.test(fields.once ?? '') ? fields.once : undefined
  const { id, approved, batch = null } = await saveComment(payload, user, { ...fields, once })
  const rows = await readRowsById(payload, user, approved ? [id, approved] : [id])
  return {
    comment: rows[id] ?? null,
    ...(approved ? { approved: rows[approved] ?? null } : {}),
    batch,
    counts: await countStates(payload, schoolsOf(user)),
  }
}
