import type { CommentState } from '../contract'
import type { Conflict } from '../moderation/conflict'
import { MODERATION_ENDPOINT } from '../moderation/routes/request-fields'

/** What a task answers. */
export interface TaskAnswer {
  /** The rows as they are now; null for a comment that is gone. */
  rows: Record<string, string | null>
  counts: Record<CommentState, number>
  batch: string | null
  changed: number[]
  conflicts: Conflict[]
}

interface Refusal {
  error?: { message: string; field?: string }
  rows?: TaskAnswer['rows']
  conflicts?: Conflict[]
}

/** A failed request with a message for the moderator. */
export class CallError extends Error {
  readonly field?: string
  readonly rows: TaskAnswer['rows']
  readonly conflicts: Conflict[]

  constructor({ error, rows = {}, conflicts = [] }: Refusal) {
    super(error?.message ?? 'Something went wrong on our side. Please try again.')
    this.field = error?.field
    this.rows = rows
    this.conflicts = conflicts
  }

  get isLoggedOut() {
    return this.field === 'session'
  }
}

const ask = async (query: string, init?: RequestInit): Promise<Response> => {
  const answer = await fetch(`${MODERATION_ENDPOINT}${query}`, { credentials: 'same-origin', ...init }).catch(
    () => {
      throw new CallError({ error: { message: 'The site could not be reached. Nothing was changed.' } })
    },
  )
  return answer
}

const refused = async (answer: Response) => new CallError((await answer.json().catch(() => ({}))) as Refusal)

/** A part of the screen as HTML: the list, or an editor. */
export const getHtml = async (fields: Record<string, string>, more = ''): Promise<string> => {
  const query = new URLSearchParams({ ...fields, format: 'raw' })
  const answer = await ask(`&${query}${more && `&${more}`}`)
  if (!answer.ok) throw await refused(answer)
  return answer.text()
}

const post = (fields: URLSearchParams) => {
  fields.set('format', 'raw')
  return ask('', { method: 'POST', body: fields })
}

/** Approve, unapprove, spam, remove or undo. A conflict is an answer, too. */
export const sendTask = async (fields: URLSearchParams): Promise<TaskAnswer> => {
  const answer = await post(fields)
  const body = (await answer.json().catch(() => ({}))) as TaskAnswer & Refusal & { result?: boolean }
  if (!body.result) throw new CallError(body)
  return body
}

export interface SavedComment {
  /** The new row; after a reply that approved the comment above, that comment's row too. */
  html: string
  batch: string | null
  counts?: TaskAnswer['counts']
}

/** Saves what an editor holds. */
export const sendEditor = async (form: HTMLFormElement): Promise<SavedComment> => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  const answer = await post(fields)
  if (!answer.ok) throw await refused(answer)
  const counts = answer.headers.get('x-counts')
  return {
    html: await answer.text(),
    batch: answer.headers.get('x-batch'),
    ...(counts ? { counts: JSON.parse(counts) as TaskAnswer['counts'] } : {}),
  }
}

const loginHref = () =>
  `/admin/login?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Shows an error with a login link or a retry button. Returns the message to announce. */
export const showFailure = (box: HTMLElement, error: unknown, retry: () => void): string => {
  const isLoggedOut = error instanceof CallError && error.isLoggedOut
  const { message } = error as Error
  const sentence = isLoggedOut ? `You have been logged out. ${message}` : message
  const list = box.querySelector('.moderation')
  if (list && !isLoggedOut) return sentence
  const note = document.createElement('div')
  note.className = 'moderation-failed'
  note.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = sentence
  const way = document.createElement(isLoggedOut ? 'a' : 'button')
  way.textContent = isLoggedOut ? 'Log in' : 'Try again'
  if (way instanceof HTMLAnchorElement) way.href = loginHref()
  else way.addEventListener('click', retry)
  note.append(text, way)
  box.querySelector('.moderation-failed')?.remove()
  // Keeps the list and what is typed in it when the session has ended.
  if (list) box.prepend(note)
  else box.replaceChildren(note)
  return sentence
}
