import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { isOutdated, VersionConflict } from '../../../platform/panel/work-queue/change-as-staff.server'
import { findAll } from '../../../platform/payload/find-documents'
import type { Comment, User } from '../../../platform/payload/payload-types'
import { readStaffName } from '../author/staff-name.server'
import { documentOf, ownedBy } from '../documents'
import { recordStep } from './cms-history'
import type { CommentTexts } from './comment-text'
import { conflictOf } from './conflict'
import {
  asModerator,
  conflictAbout,
  lockComments,
  missingComment,
  type UndoData,
} from './lock-comments.server'
import { setState } from './moderate.server'
import { inEnglish } from './refusal'

export interface SaveFields {
  /** 0 is a reply to `parentId`. */
  cid: number
  parentId?: number
  version?: number
  /** Approves the comment together with the reply to it, where it is not approved yet. */
  approve?: boolean
  /** Made with the form, so that a reply that is sent twice is stored once. */
  once?: string
  texts: Partial<CommentTexts>
}

export interface Saved {
  id: number
  /** Identifies the action for undo; absent when nothing changed. */
  batch?: string
  /** The comment that was approved together with the reply. */
  approved?: number
}

const refuse = async (req: PayloadRequest, id: number, comment: Comment | undefined) => {
  const conflict = await conflictAbout(req, id, comment)
  return new VersionConflict(inEnglish(conflict.reason), conflict)
}

const notPublished = (comment: Comment) => {
  const step = { byName: 'the site', action: '', createdAt: comment.updatedAt }
  const reason = { code: 'conflict.unpublished' } as const
  return new VersionConflict(
    inEnglish(reason),
    { ...conflictOf(comment.id, comment, step), reason },
    'approve',
  )
}

/** Changes a comment, or writes a reply in the moderator's name. */
export const saveComment = (payload: Payload, user: User, fields: SaveFields): Promise<Saved> =>
  fields.cid === 0 ? reply(payload, user, fields) : edit(payload, user, fields)

const edit = async (payload: Payload, user: User, { cid, version, texts }: SaveFields): Promise<Saved> => {
  const batch = randomUUID()
  const before = new Map<number, UndoData>()
  return asModerator(payload, user, { action: 'edit', batch, before }, async (req) => {
    const comment = (await lockComments(req, [cid])).get(cid)
    if (!comment || comment.state === 'removed' || isOutdated(comment, version))
      throw await refuse(req, cid, comment)
    const changed = Object.entries(texts).filter(
      ([field, text]) => (comment[field as keyof CommentTexts] ?? '') !== text,
    )
    if (!changed.length) return { id: cid }
    const old = changed.map(([field]) => [field, comment[field as keyof CommentTexts] ?? null])
    // A new address is not confirmed.
    const readdressed = changed.some(([field]) => field === 'email') && comment.verified
    before.set(cid, {
      state: comment.state,
      fields: { ...Object.fromEntries(old), ...(readdressed ? { verified: true } : {}) },
    })
    await payload.update({
      collection: 'comments',
      id: cid,
      data: { ...Object.fromEntries(changed), ...(readdressed ? { verified: false } : {}) },
      depth: 0,
      req,
    })
    return { id: cid, batch }
  })
}

const findOnce = async (payload: Payload, once: string): Promise<Saved | undefined> => {
  const docs = await findAll(payload, 'comments', { once: { equals: once } }, { limit: 1 })
  return docs[0] && { id: docs[0].id }
}

const reply = async (payload: Payload, user: User, fields: SaveFields): Promise<Saved> => {
  const { once } = fields
  const stored = once ? await findOnce(payload, once) : undefined
  if (stored) return stored
  return storeReply(payload, user, fields).catch(async (error) => {
    // Sent twice: the first request stored it.
    const first = once ? await findOnce(payload, once) : undefined
    if (first) return first
    throw error
  })
}

const storeReply = (payload: Payload, user: User, fields: SaveFields): Promise<Saved> => {
  const { parentId = 0, once, texts } = fields
  const batch = randomUUID()
  const before = new Map<number, UndoData>()
  // The hook of the collection records the approval (an update); the reply (a creation) is recorded below.
  return asModerator(payload, user, { action: 'approve', batch, before }, async (req) => {
    const parent = (await lockComments(req, [parentId])).get(parentId)
    if (!parent || parent.state === 'removed') throw missingComment(parentId, 'parent_id')
    if (parent.state !== 'approved') {
      if (isOutdated(parent, fields.version)) throw await refuse(req, parentId, parent)
      // Visitors would see a reply without its parent.
      if (!fields.approve) throw notPublished(parent)
      await setState(req, parent, 'approved', before)
    }
    const comment = await payload.create({
      collection: 'comments',
      data: {
        ...ownedBy(documentOf(parent)),
        parent: parentId,
        language: parent.language,
        content: texts.content,
        author: await readStaffName(payload, user, req),
        email: user.email,
        user: user.id,
        state: 'approved',
        version: 1,
        once,
      },
      depth: 0,
      req,
    })
    // The comment is new, so undo removes it.
    const absent: UndoData = { state: 'removed' }
    const { id, state: to, version } = comment
    await recordStep(req, { comment: id, action: 'reply', to, batch, version, before: absent })
    return { id, batch, ...(before.size ? { approved: parentId } : {}) }
  })
}
