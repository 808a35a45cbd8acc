import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** A refusal that users of the panel read; `code` is for programs. */
export const refusal = (message: string, status = 400, code?: string, details?: object): APIError =>
  new APIError(message, status, code ? { code, ...details } : null, true)

/** The JSON body of a call, or the sentence of the first rule that it breaks. */
export const readBody = async <T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await req.json?.().catch(() => undefined))
  if (parsed.success) return parsed.data
  throw refusal(parsed.error.issues[0]?.message ?? '')
}
