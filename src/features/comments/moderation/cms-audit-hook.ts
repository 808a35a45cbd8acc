import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

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
