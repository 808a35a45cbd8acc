import type { Doc } from './merge'

export interface OpenForm {
  /** The document as the form has read or saved it last. */
  base: Doc
  /** Asks what is to be saved, as the document was changed meanwhile. Undefined: nothing. */
  merge: (sent: Doc, theirs: Doc) => Promise<Doc | undefined>
  /** Shows what was saved after that. */
  show: (saved: Doc) => Promise<void>
}

/** By path of the API, such as `/api/pages/3`. */
const forms = new Map<string, OpenForm>()

const pathOf = (input: RequestInfo | URL): URL =>
  new URL(input instanceof Request ? input.url : String(input), window.location.href)

/** Payload's forms send the document as JSON, alone or as a part of a form with a file. */
const sentDocument = (body: unknown): Doc | undefined => {
  const text = body instanceof FormData ? body.get('_payload') : body
  return typeof text === 'string' ? (JSON.parse(text) as Doc) : undefined
}
const withDocument = (body: unknown, doc: Doc): BodyInit => {
  if (!(body instanceof FormData)) return JSON.stringify(doc)
  const copy = new FormData()
  for (const [name, value] of body) copy.append(name, name === '_payload' ? JSON.stringify(doc) : value)
  return copy
}

const readCurrent = async (url: URL): Promise<Doc> => {
  const query = new URLSearchParams({ draft: 'true', depth: '0', 'fallback-locale': 'null' })
  const locale = url.searchParams.get('locale')
  if (locale) query.set('locale', locale)
  return (await send(`${url.pathname}?${query}`, { credentials: 'same-origin' })).json()
}

/** `fetch` without the guard, once that is in place. */
let unguarded: typeof fetch | undefined
const send: typeof fetch = (...request) => (unguarded ?? fetch)(...request)

/**
 * Saves with the version that the form has read, and lets the form merge if there is another one by now. Payload's form offers no
 * place for either: it calls `fetch` itself and only reads whether the response is a success.
 */
const saveGuarded = async (form: OpenForm, url: URL, init: RequestInit): Promise<Response> => {
  const save = (body: BodyInit | null | undefined) => {
    const headers = new Headers(init.headers)
    if (typeof form.base.updatedAt === 'string') headers.set('If-Match', `"${form.base.updatedAt}"`)
    return send(url, { ...init, ...(body != null && { body }), headers })
  }
  let response = await save(init.body)
  let isMerged = false
  while (response.status === 412) {
    const sent = sentDocument(init.body)
    const theirs = await readCurrent(url)
    const merged = sent && (await form.merge(sent, theirs))
    if (!merged) return response
    form.base = theirs
    isMerged = true
    response = await save(withDocument(init.body, merged))
  }
  if (!response.ok) return response
  const { doc, result } = (await response.clone().json()) as { doc?: Doc; result?: Doc }
  const saved = doc ?? result
  if (saved) {
    form.base = saved
    // Payload's form fills in the response as well. A change made after that must not be overwritten by a late `show`.
    if (isMerged) await form.show(saved)
  }
  return response
}

const guardFetch = () => {
  if (unguarded) return
  unguarded = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const isSave = /^(patch|post)$/i.test(init?.method ?? '')
    const url = isSave ? pathOf(input) : undefined
    const form = url && forms.get(url.pathname)
    return form && url && init ? saveGuarded(form, url, init) : send(input, init)
  }
}

/** Guards the saves of this form until the returned function is called. */
export const guardSaves = (path: string, form: OpenForm): (() => void) => {
  guardFetch()
  forms.set(path, form)
  return () => {
    if (forms.get(path) === form) forms.delete(path)
  }
}
