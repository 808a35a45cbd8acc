import type { ModeratedComment } from '../../contract'
import type { Conflict } from '../../moderation/conflict'
import {
  type ChangeAnswer,
  MODERATION_API,
  type ModerationListAnswer,
  type Refusal,
  type RowsById,
  type SaveAnswer,
} from '../../moderation/moderation-api'
import type { EditBody, ReplyBody, TaskBody } from '../../moderation/moderation-schemas'

/** A refused request with a message for the moderator. */
export class RequestError extends Error {
  readonly field?: string
  readonly rows: RowsById
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

/** The keys that an answer must have. Without them it is not an answer of these routes, whatever its status says. */
type Keys<Answer> = readonly (keyof Answer & string)[]

const listKeys: Keys<ModerationListAnswer> = ['list', 'address', 'counts', 'schools', 'documents']
const commentKeys: Keys<ModeratedComment> = ['id', 'version', 'content']
const changeKeys: Keys<ChangeAnswer> = ['rows', 'counts', 'changed', 'conflicts']
const saveKeys: Keys<SaveAnswer> = ['comment', 'counts']

/** The body of an answer; an empty object if it cannot be read. */
const readBody = async (response: Response): Promise<object> => {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

interface Sent extends RequestInit {
  /** What to say after the reason if no answer could be read. */
  advice?: string
}

const request = async <Answer extends object>(
  path: string,
  keys: Keys<Answer>,
  { advice = 'Please try again.', ...init }: Sent = {},
): Promise<Answer> => {
  const failed = (reason: string) => new RequestError({ error: { message: `${reason} ${advice}` } })
  const response = await fetch(`${MODERATION_API}${path}`, { credentials: 'same-origin', ...init }).catch(
    () => {
      throw failed('The site could not be reached.')
    },
  )
  const answer = await readBody(response)
  // A task that found only conflicts is an answer, too, although its status is 409.
  if ('error' in answer || (!response.ok && !('changed' in answer))) throw new RequestError(answer as Refusal)
  if (!keys.every((key) => key in answer)) throw failed('The answer of the site could not be read.')
  return answer as Answer
}

const post = <Answer extends object>(path: string, keys: Keys<Answer>, body: object, advice: string) =>
  request<Answer>(path, keys, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A connection may break after the server has read the request.
    advice: `It is unknown whether the change was stored. ${advice}`,
  })

const refresh = 'Refresh the list to see it.'

export const getList = (query: string) =>
  request<ModerationListAnswer>(query ? `/comments?${query}` : '/comments', listKeys)

export const getComment = (id: number) => request<ModeratedComment>(`/comments/${id}`, commentKeys)

export const sendTask = (body: TaskBody) => post<ChangeAnswer>('/tasks', changeKeys, body, refresh)

export const sendUndo = (batch: string) => post<ChangeAnswer>('/undo', changeKeys, { batch }, refresh)

/** Saving twice does no harm: the second time reports the version that the first has stored. */
export const sendEdit = (id: number, body: EditBody) =>
  post<SaveAnswer>(`/comments/${id}/edits`, saveKeys, body, 'Save again to find out.')

/** Sending twice does no harm: `once` makes the server store the reply once. */
export const sendReply = (id: number, body: ReplyBody) =>
  post<SaveAnswer>(`/comments/${id}/replies`, saveKeys, body, 'Send again: the reply is stored only once.')
