import type { ServerProps } from 'payload'
import { canModerate } from '../moderation/cms-can-moderate'
import { countStates } from '../moderation/list/moderation-list.server'
import { PendingLink } from './PendingLink'

/** The menu entry of the moderation screen; not for editors. */
export const CommentsLink = async ({ payload, user }: ServerProps) => {
  if (!canModerate(user)) return null
  const { unapproved } = await countStates(payload)
  return <PendingLink pending={unapproved} />
}
