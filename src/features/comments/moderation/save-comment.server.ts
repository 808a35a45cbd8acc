import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { CommentAction, User } from '../../../cms/payload-types'
import { AppError } from '../../../shared/errors'
import type { CommentTexts } from './comment-text'
import { ConflictError, conflictOf } from './conflict'
import { asModerator, type Before, holdComments, lastStepOf } from './held-comments.server'
import { purgeSoon } from './purge.server'

export interface SaveFields {
  /** 0 is a reply to `parentId`. */
  cid: number
  parentId?: number
  version?: number
  /** Made with the form, so that a reply that is sent twice is stored once. */
  once?: string
  texts: Partial<CommentTexts>
}

export interface Saved {
  id: number
  /** With which it can be undone; absent when nothing changed. */
  batch?: string
}

const missing = (id: number, field: string) =>
  new AppError('not_found', `There is no comment ${id}.`, { field })

/** Changes a comment, or writes a reply in the moderator's name. */
export const saveComment = async (payload: Payload, user: User, fields: SaveFields): Promise<Saved> => {
  const saved = await (fields.cid === 0 ? reply(payload, user, fields) : edit(payload, user, fields))
  if (saved.batch) purgeSoon(payload)
  return saved
}

const edit = async (payload: Payload, user: User, { cid, version, texts }: SaveFields): Promise<Saved> => {
  const batch = randomUUID()
  const before = new Map<number, Before>()
  return asModerator(payload, user, { action: 'edit', batch, before }, async (req) => {
    const comment = (await holdComments(req, [cid])).get(cid)
    const differs = comment && version !== undefined && version !== comment.version
    if (!comment || comment.state === 'removed' || differs) {
      const step = await lastStepOf(req, cid)
      if (!comment && !step) throw missing(cid, 'cid')
      const unknown = { byName: 'the site', action: '', createdAt: comment?.updatedAt ?? '' }
      throw new ConflictError(conflictOf(cid, comment, step ?? unknown))
    }
    const changed = Object.entries(texts).filter(
      ([field, text]) => (comment[field as keyof CommentTexts] ?? '') !== text,
    )
    if (!changed.length) return { id: cid }
    const old = changed.map(([field]) => [field, comment[field as keyof CommentTexts] ?? null])
    // Whoever showed that an address was theirs has not shown it of another one.
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
  const { docs } = await payload.find({
    collection: 'comments',
    where: { once: { equals: once } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && { id: docs[0].id }
}

const reply = async (payload: Payload, user: User, fields: SaveFields): Promise<Saved> => {
  const { once } = fields
  const stored = once ? await findOnce(payload, once) : undefined
  if (stored) return stored
  return storeReply(payload, user, fields).catch(async (error) => {
    // Pressed twice: the first of the two did it.
    const first = once ? await findOnce(payload, once) : undefined
    if (first) return first
    throw error
  })
}

const storeReply = (payload: Payload, user: User, fields: SaveFields): Promise<Saved> => {
  const { parentId = 0, once, texts } = fields
  const batch = randomUUID()
  return asModerator(payload, user, { action: 'reply', batch }, async (req) => {
    const parent = (await holdComments(req, [parentId])).get(parentId)
    if (!parent || parent.state === 'removed') throw missing(parentId, 'parent_id')
    const comment = await payload.create({
      collection: 'comments',
      data: {
        school: parent.school,
        parent: parentId,
        language: parent.language,
        content: texts.content,
        author: user.name,
        email: user.email,
        user: user.id,
        state: 'approved',
        version: 1,
        once,
      },
      depth: 0,
      req,
    })
    // Nothing was there before, so undoing it is removing it.
    const before: Before = { state: 'removed' }
    const step: Omit<CommentAction, 'id' | 'createdAt' | 'updatedAt'> = {
      comment: comment.id,
      action: 'reply',
      to: comment.state,
      by: user.id,
      byName: user.name,
      batch,
      version: comment.version,
      before: { ...before },
    }
    await payload.create({ collection: 'comment-actions', data: step, depth: 0, req })
    return { id: comment.id, batch }
  })
}
