import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { auditContext } from './cms-audit-hook'

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
