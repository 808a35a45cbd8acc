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

const request = async <Answer extends object>(path: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(`${MODERATION_API}${path}`, { credentials: 'same-origin', ...init }).catch(
    () => {
      throw new RequestError({ error: { message: 'The site could not be reached. Nothing was changed.' } })
    },
  )
  const answer = (await response.json().catch(() => ({}))) as Answer | Refusal
  // A task that found only conflicts is an answer, too, although its status is 409.
  if ('error' in answer || (!response.ok && !('changed' in answer))) throw new RequestError(answer as Refusal)
  return answer as Answer
}

const post = <Answer extends object>(path: string, body: object) =>
  request<Answer>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const getList = (query: string) =>
  request<ModerationListAnswer>(query ? `/comments?${query}` : '/comments')

export const getComment = (id: number) => request<ModeratedComment>(`/comments/${id}`)

export const sendTask = (body: TaskBody) => post<ChangeAnswer>('/tasks', body)

export const sendUndo = (batch: string) => post<ChangeAnswer>('/undo', { batch })

export const sendEdit = (id: number, body: EditBody) => post<SaveAnswer>(`/comments/${id}/edits`, body)

export const sendReply = (id: number, body: ReplyBody) => post<SaveAnswer>(`/comments/${id}/replies`, body)
