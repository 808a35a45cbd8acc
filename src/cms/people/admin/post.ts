/** What a call answers: its data, or a sentence for the user. `code` tells refusals apart. */
export type Answer<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; code?: string; details?: Record<string, unknown> }

interface Refusal {
  errors?: {
    message?: string
    data?: { code?: string; errors?: { message?: string }[] } & Record<string, unknown>
  }[]
}

/** Posts JSON to a call about users. `failed` is said when the site cannot be reached. */
export const post = async <Data>(path: string, body: object, failed: string): Promise<Answer<Data>> => {
  try {
    const answer = await fetch(`/api/users${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json = await answer.json()
    if (answer.ok) return { ok: true, data: json as Data }
    const [error] = (json as Refusal).errors ?? []
    const message = error?.data?.errors?.[0]?.message ?? error?.message ?? failed
    return { ok: false, message, code: error?.data?.code, details: error?.data }
  } catch {
    return { ok: false, message: failed }
  }
}
