import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { authorOf } from '../../../platform/panel/work-queue/change-history.server'
import { moderators, nobody } from '../../../platform/payload/access'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { commentsPanelMessages } from '../messages/panel/messages'

/** The history of moderation. Written by our code only. */
export const commentActions: CollectionConfig = {
  slug: 'comment-actions',
  custom: ofNoSchool(),
  admin: {
    group: 'settings',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'byName', 'action', 'comment', 'from', 'to'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    /** The id and not a relationship: the history outlives the comment. */
    { name: 'comment', type: 'number', required: true, index: true },
    { name: 'action', type: 'text', required: true },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', type: 'text', required: true },
    /** Shared by all steps of one action. */
    { name: 'batch', type: 'text', index: true },
    /** The version of the comment that came of it. */
    { name: 'version', type: 'number' },
    /** Data for undo, cleared when undo is no longer possible. */
    { name: 'before', type: 'json', admin: { hidden: true }, access: { read: nobody } },
  ],
}

/** The action that a request performs, for the history and for undo. */
export interface ModerationStep {
  action: string
  batch?: string
  /** Data for undo, by comment id. */
  before?: Map<number, object>
  /** Who does it, if it is neither a member of staff nor the site. */
  byName?: string
}

declare module 'payload' {
  interface RequestContext {
    moderationStep?: ModerationStep
  }
}

export const isUndo = ({ context }: PayloadRequest): boolean => context.moderationStep?.action === 'undo'

interface Step {
  comment: number
  action: string
  from?: string
  to: string
  batch?: string
  version: number
  before?: object
}

/** Adds a step to the history, in the name of the user of the request. */
export const recordStep = (req: PayloadRequest, { before, ...step }: Step) =>
  req.payload.create({
    collection: 'comment-actions',
    data: {
      ...step,
      byName: req.context.moderationStep?.byName ?? 'the site',
      ...authorOf(req),
      ...(before ? { before: { ...before } } : {}),
    },
    depth: 0,
    req,
  })

/** Records every change of a comment: who, when, from which state, to which. */
export const recordChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc
  const { action = 'change', batch, before } = req.context.moderationStep ?? {}
  await recordStep(req, {
    comment: doc.id,
    action,
    from: previousDoc.state,
    to: doc.state,
    batch,
    version: doc.version,
    before: before?.get(doc.id),
  })
  return doc
}

/** Actions that move replies themselves when they remove or restore a comment. */
const movesReplies = ['remove', 'undo']

/** Only moderation may remove and restore comments; a plain update of the state would hide the replies too. */
export const refuseRemoving: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const [from, to] = [originalDoc?.state, data.state ?? originalDoc?.state]
  const isMoved = operation === 'update' && from !== to && (from === 'removed' || to === 'removed')
  if (!isMoved || movesReplies.includes(req.context.moderationStep?.action ?? '')) return data
  const message = requestMessages(commentsPanelMessages, req)('errors.moderationScreen')
  throw new ValidationError({ collection: 'comments', errors: [{ path: 'state', message }], req }, req.t)
}
