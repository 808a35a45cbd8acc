import type { z } from 'zod'
import { AppError } from '../../../shared/errors'

/** What a service may take, and how much it may say. */
const limits = { timeoutMs: 5_000, bytes: 4_000_000 }

export interface ServiceCaller {
  /** Who asks, as the services' rules demand. */
  userAgent: string
  referer: string
  timeoutMs?: number
}

/** Nothing of the address that was asked for: it holds what a visitor has typed, or a key. */
export const serviceAway = (why: string): AppError =>
  new AppError('unavailable', 'Directions are not available just now.', { cause: new Error(why) })

const readLimited = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > limits.bytes) throw serviceAway(`${new URL(response.url).host} said too much`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Asks a service by GET. `accept` names other statuses whose answers mean something, too. */
export const callService = async (
  url: URL,
  { userAgent, referer, timeoutMs = limits.timeoutMs }: ServiceCaller,
  accept: number[] = [],
): Promise<{ body: Buffer; type: string; status: number }> => {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': userAgent, referer },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status } = response
    if (!response.ok && !accept.includes(status)) {
      await response.body?.cancel()
      throw serviceAway(`${url.host} answered ${status}`)
    }
    return { body: await readLimited(response), type: response.headers.get('content-type') ?? '', status }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw serviceAway(`${url.host} did not answer: ${(error as Error).name}`)
  }
}

/** The same for JSON of a known shape; anything else is as good as no answer. */
export const callForJson = async <T>(
  url: URL,
  schema: z.ZodType<T>,
  caller: ServiceCaller,
  accept: number[] = [],
): Promise<T> => {
  const { body } = await callService(url, caller, accept)
  let read: unknown
  try {
    read = JSON.parse(body.toString('utf8'))
  } catch {
    throw serviceAway(`${url.host} did not answer in JSON`)
  }
  const parsed = schema.safeParse(read)
  if (!parsed.success) throw serviceAway(`${url.host} answered in another shape`)
  return parsed.data
}
