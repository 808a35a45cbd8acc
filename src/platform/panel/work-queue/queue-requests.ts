/** Body of a refused request: the site's error, and details that the routes of a queue add to it. */
export interface RefusalBody {
  error?: { message?: string; field?: string }
}

/** A refused request with a message for staff. */
export class QueueRefusal<Body extends RefusalBody = RefusalBody> extends Error {
  constructor(
    /** 0 if the site could not be reached. */
    readonly status: number,
    readonly body: Body,
  ) {
    super(body.error?.message ?? 'Something went wrong on our side. Please try again.')
  }

  get field() {
    return this.body.error?.field
  }

  get isLoggedOut() {
    return this.field === 'session'
  }
}

/** The keys that a response must have. Without them it is not a response of these routes, whatever its status says. */
export type Keys<Body> = readonly (keyof Body & string)[]

const request = async <Body extends object>(
  path: string,
  keys: Keys<Body>,
  advice: string,
  init?: RequestInit,
): Promise<Body> => {
  const failed = (status: number, reason: string) =>
    new QueueRefusal(status, { error: { message: `${reason} ${advice}` } })
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => {
    throw failed(0, 'The site could not be reached.')
  })
  const body: unknown = await response.json().catch(() => undefined)
  const fields = typeof body === 'object' && body !== null ? body : undefined
  const isComplete = fields !== undefined && !('error' in fields) && keys.every((key) => key in fields)
  // A batch that found only conflicts is a response, too, although its status is 409.
  if (isComplete && (response.ok || response.status === 409)) return fields as Body
  if (!response.ok || (fields && 'error' in fields)) throw new QueueRefusal(response.status, fields ?? {})
  throw failed(response.status, 'The answer of the site could not be read.')
}

export const getFromQueue = <Body extends object>(path: string, keys: Keys<Body>) =>
  request<Body>(path, keys, 'Please try again.')

/** `advice` is said after the reason if no answer could be read. */
export const postToQueue = <Body extends object>(
  path: string,
  body: object,
  keys: Keys<Body>,
  advice: string,
) =>
  request<Body>(
    path,
    keys,
    // A connection may break after the server has read the request.
    `It is unknown whether the change was stored. ${advice}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
