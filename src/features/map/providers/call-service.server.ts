import type { z } from 'zod'
import { AppError } from '../../../shared/errors'

/** Limits for the response of a service. */
const limits = { timeoutMs: 5_000, bytes: 4_000_000 }

export interface ServiceCaller {
  /** Identifies this site, as the services require. */
  userAgent: string
  referer: string
  timeoutMs?: number
}

/** `reason` must not contain the requested URL, which has the visitor's address or an API key in it. */
export const serviceUnavailable = (reason: string): AppError =>
  new AppError('unavailable', 'Directions are not available just now.', { cause: new Error(reason) })

const readLimited = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > limits.bytes) throw serviceUnavailable(`${new URL(response.url).host} sent too much`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Sends a GET request to a service. `accept` lists error statuses whose responses are returned, too. */
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
      throw serviceUnavailable(`${url.host} answered ${status}`)
    }
    return { body: await readLimited(response), type: response.headers.get('content-type') ?? '', status }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw serviceUnavailable(`${url.host} did not answer: ${(error as Error).name}`)
  }
}

/** Calls a service for JSON that matches a schema. */
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
    throw serviceUnavailable(`${url.host} did not answer with JSON`)
  }
  const parsed = schema.safeParse(read)
  if (!parsed.success) throw serviceUnavailable(`${url.host} answered with unexpected JSON`)
  return parsed.data
}
