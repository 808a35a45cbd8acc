/** Why the site refused something. */
export interface Refusal {
  ok: false
  /** 0 if the site could not be reached. */
  status: number
  /** A sentence for staff. */
  message: string
  /** The field that is wrong: its path in the form, and its label. */
  field: string | undefined
  label: string | undefined
  /** Tells refusals apart. */
  code: string | undefined
  /** Fields of the error response besides its message. */
  details: Record<string, unknown>
}

export type Result<Data> = { ok: true; data: Data } | Refusal

interface PayloadErrors {
  errors?: {
    message?: string
    data?: { code?: string; errors?: { message?: string; path?: string; label?: string }[] }
  }[]
}

const refusalOf = (status: number, body: unknown, otherwise: string): Refusal => {
  const [error] = (body as PayloadErrors | undefined)?.errors ?? []
  const [first] = error?.data?.errors ?? []
  return {
    ok: false,
    status,
    message: first?.message ?? error?.message ?? otherwise,
    field: first?.path,
    label: first?.label,
    code: error?.data?.code,
    details: (error?.data ?? body ?? {}) as Record<string, unknown>,
  }
}

const send = async <Data>(path: string, init: RequestInit, otherwise: string): Promise<Result<Data>> => {
  const response = await fetch(path, { ...init, credentials: 'same-origin' }).catch(() => undefined)
  const read: unknown = await response?.json().catch(() => undefined)
  return response?.ok && read !== undefined
    ? { ok: true, data: read as Data }
    : refusalOf(response?.status ?? 0, read, otherwise)
}

const sendJson =
  (method: 'POST' | 'PATCH') =>
  <Data>(path: string, body: object, otherwise: string): Promise<Result<Data>> =>
    send(
      path,
      { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      otherwise,
    )

/** Posts JSON as the user who is logged in. `otherwise` is said if the site gives no reason, or cannot be reached. */
export const postJson = sendJson('POST')

/** Changes a document like `postJson`. */
export const patchJson = sendJson('PATCH')

/** Posts a file as text. */
export const postFile = <Data>(path: string, file: Blob, otherwise: string): Promise<Result<Data>> =>
  send(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: file }, otherwise)

/** Deletes a document through Payload's own interface, which checks the rights. */
export const deleteDocument = (collection: string, id: number, otherwise: string): Promise<Result<object>> =>
  send(`/api/${collection}/${id}`, { method: 'DELETE' }, otherwise)
