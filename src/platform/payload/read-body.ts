import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'

// Reads and checks the bodies that endpoints of the panel receive.

/** A refusal that users of the panel read; `code` is for programs. */
export const refusal = (message: string, status = 400, code?: string, details?: object): APIError =>
  new APIError(message, status, code ? { code, ...details } : null, true)

/** A refusal of one field, which forms show beside it. */
export const fieldRefusal = (
  req: PayloadRequest,
  path: string,
  message: string,
  collection?: string,
): ValidationError =>
  new ValidationError({ ...(collection && { collection }), errors: [{ path, message }], req }, req.t)

/** The JSON body of a call. A body that breaks a rule is refused with the sentence of the first one, and its field. */
export const readBody = async <T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
  refuse: (message: string, field: string) => Error = (message) => refusal(message),
): Promise<T> => {
  const parsed = schema.safeParse(await req.json?.().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(issue?.message ?? '', String(issue?.path[0] ?? ''))
}
