import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { moderators } from '../../../platform/payload/access/moderators'
import { nobody } from '../../../platform/payload/access/nobody'

/** Who did what to which comment. Written by the site alone, and never changed. */
export const commentActions: CollectionConfig = {
  slug: 'comment-actions',
  labels: { singular: 'Moderation step', plural: 'Moderation history' },
  admin: {
    group: 'Comments',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'byName', 'action', 'comment', 'from', 'to'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    /** Its number alone: the history outlives the comment. */
    { name: 'comment', type: 'number', required: true, index: true },
    { name: 'action', type: 'text', required: true },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', type: 'text', required: true },
    /** The same for everything that one press of a button did. */
    { name: 'batch', type: 'text', index: true },
    /** The version of the comment that came of it. */
    { name: 'version', type: 'number' },
    /** What is needed to undo it, and is forgotten when it no longer can be. */
    { name: 'before', type: 'json', admin: { hidden: true }, access: { read: nobody } },
  ],
}

/** A request may say what it does, so that an action of fifty comments is one entry's name and can be undone as one. */
export const auditContext = {
  action: 'commentAction',
  batch: 'commentBatch',
  /** By the number of the comment: what is needed to undo what is being done to it. */
  before: 'commentBefore',
} as const

/** Whether a request puts back what was before, rather than deciding anything. */
export const isUndo = ({ context }: PayloadRequest): boolean => context[auditContext.action] === 'undo'

/** Notes every change of a stored comment: who, when, from what, to what. */
export const keepAudit: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const user = req.user as { id: number; name?: string; email?: string } | null
  const before = req.context[auditContext.before] as Map<number, object> | undefined
  await req.payload.create({
    collection: 'comment-actions',
    data: {
      comment: doc.id,
      action: String(req.context[auditContext.action] ?? 'change'),
      from: previousDoc.state,
      to: doc.state,
      by: user?.id,
      byName: user?.name ?? user?.email ?? 'the site',
      batch: req.context[auditContext.batch] as string | undefined,
      version: doc.version,
      before: before?.get(doc.id) as Record<string, unknown> | undefined,
    },
    depth: 0,
    req,
  })
  return doc
}

/** What hands replies on before it removes, and takes them back before it restores. */
const movesReplies = ['remove', 'undo']

/** Lets only moderation itself remove and restore: a comment that is just marked would take its replies with it. */
export const refuseRemoving: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const [from, to] = [originalDoc?.state, data.state ?? originalDoc?.state]
  const isMoved = operation === 'update' && from !== to && (from === 'removed' || to === 'removed')
  if (!isMoved || movesReplies.includes(String(req.context[auditContext.action]))) return data
  const message = 'Comments are deleted and restored on the moderation screen.'
  throw new ValidationError({ collection: 'comments', errors: [{ path: 'state', message }], req }, req.t)
}
