import type { Payload, PayloadRequest } from 'payload'

/**
 * Whether a comment with this confirmed address was approved before. The caller checks that the current browser has
 * confirmed the address too.
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
