import { z } from 'zod'
import { createSigner } from '../../platform/http/signature'

// `npm run doctor` asks the running site what it sees of a request. The question is signed with the site's secret: a response proves
// that both have the same secret, and nobody else gets one.

export const DOCTOR_PATH = '/-/doctor'

const validMs = 5 * 60_000

const signerOf = (secret: string) => createSigner(secret, 'doctor')

export const doctorQuestion = (secret: string, now: number): string => {
  const at = String(now)
  return `${DOCTOR_PATH}?${new URLSearchParams({ at, signature: signerOf(secret).sign(at) })}`
}

const questionSchema = z.object({ at: z.string(), signature: z.string() })

/** `late`: rightly signed, but too long ago or in the future, so the clocks differ. Undefined: not signed with this secret. */
export const readQuestion = (secret: string, query: unknown, now: number): 'valid' | 'late' | undefined => {
  const asked = questionSchema.safeParse(query)
  if (!asked.success || !secret) return undefined
  const { at, signature } = asked.data
  if (!signerOf(secret).isGenuine(at, signature)) return undefined
  return Math.abs(now - Number(at)) < validMs ? 'valid' : 'late'
}

/** Properties of the request, as the site sees them. */
export const siteResponse = z.object({
  /** The address that limits count. */
  client: z.string(),
  protocol: z.string(),
  forwardedFor: z.string().optional(),
  forwardedProto: z.string().optional(),
  trustProxy: z.boolean(),
  /** Milliseconds since 1970. */
  time: z.number(),
})

export type SiteResponse = z.infer<typeof siteResponse>
