/** Body of a refused request: the site's error, and details that the routes of a queue add to it. */
export interface RefusalBody {
  error?: { message?: string; field?: string; reason?: { code: string } }
}

/** A refused request with a message for staff. */
export class QueueRefusal<Body extends RefusalBody = RefusalBody> extends Error {
  constructor(
    /** 0 if the site could not be reached. */
    readonly status: number,
    readonly body: Body,
  ) {
    super(body.error?.message)
  }

  get field() {
    return this.body.error?.field
  }

  get isLoggedOut() {
    return this.field === 'session'
  }
}

/** Why a request has no response: the site was not reached, its response was no response of these routes, or it failed without a reason. */
type RequestFailure = 'unreachable' | 'unreadable' | 'failed'

/** Says in the language of the screen why a request has no response. */
export type Explain = (failure: RequestFailure) => string

/** The keys that a response must have. Without them it is not a response of these routes, whatever its status says. */
export type Keys<Body> = readonly (keyof Body & string)[]

const request = async <Body extends object>(
  path: string,
  keys: Keys<Body>,
  explain: Explain,
  init?: RequestInit,
): Promise<Body> => {
  const failed = (status: number, failure: RequestFailure) =>
    new QueueRefusal(status, { error: { message: explain(failure) } })
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => {
    throw failed(0, 'unreachable')
  })
  const body: unknown = await response.json().catch(() => undefined)
  const fields: RefusalBody | undefined = typeof body === 'object' && body !== null ? body : undefined
  const isComplete = fields !== undefined && !('error' in fields) && keys.every((key) => key in fields)
  // A batch that found only conflicts is a response, too, although its status is 409.
  if (isComplete && (response.ok || response.status === 409)) return fields as Body
  // A proxy may answer in another form.
  if (typeof fields?.error?.message === 'string') throw new QueueRefusal(response.status, fields)
  throw failed(response.status, response.ok ? 'unreadable' : 'failed')
}

export const getFromQueue = <Body extends object>(path: string, keys: Keys<Body>, explain: Explain) =>
  request<Body>(path, keys, explain)

/** A connection may break after the server has read the request, so that it is unknown whether a change was stored. */
export const postToQueue = <Body extends object>(
  path: string,
  body: object,
  keys: Keys<Body>,
  explain: Explain,
) =>
  request<Body>(path, keys, explain, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
