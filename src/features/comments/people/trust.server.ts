import type { Payload, PayloadRequest } from 'payload'

/**
 * Whether an author was approved before with an address that is shown to be theirs. Typing somebody's address earns
 * nothing: the browser that writes must have confirmed it too, which the caller has looked at.
 */
export const wasApprovedBefore = async (
  payload: Payload,
  email: string,
  { except = 0, req }: { except?: number; req?: PayloadRequest } = {},
): Promise<boolean> => {
  if (!email) return false
  const { totalDocs } = await payload.count({
    collection: 'comments',
    where: {
      email: { equals: email },
      state: { equals: 'approved' },
      verified: { equals: true },
      id: { not_equals: except },
    },
    req,
  })
  return totalDocs > 0
}
