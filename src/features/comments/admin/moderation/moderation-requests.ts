import {
  getFromQueue,
  type Keys,
  postToQueue,
  type QueueRefusal,
} from '../../../../platform/panel/work-queue/queue-requests'
import type { ModeratedComment } from '../../contract'
import {
  type ChangeResponse,
  MODERATION_API,
  type ModerationListResponse,
  type Refusal,
  type SaveResponse,
} from '../../moderation/moderation-api'
import type { EditBody, ReplyBody, TaskBody } from '../../moderation/moderation-schemas'

/** A refused request. A conflict also has the comment as it is now. */
export type ModerationRefusal = QueueRefusal<Refusal>

const listKeys: Keys<ModerationListResponse> = ['list', 'address', 'counts', 'schools', 'documents']
const commentKeys: Keys<ModeratedComment> = ['id', 'version', 'content']
const changeKeys: Keys<ChangeResponse> = ['rows', 'counts', 'changed', 'conflicts']
const saveKeys: Keys<SaveResponse> = ['comment', 'counts']

const post = <Answer extends object>(path: string, keys: Keys<Answer>, body: object, advice: string) =>
  postToQueue<Answer>(`${MODERATION_API}${path}`, body, keys, advice)

const refresh = 'Refresh the list to see it.'

export const getList = (query: string) =>
  getFromQueue<ModerationListResponse>(`${MODERATION_API}/comments${query && `?${query}`}`, listKeys)

export const getComment = (id: number) =>
  getFromQueue<ModeratedComment>(`${MODERATION_API}/comments/${id}`, commentKeys)

export const sendTask = (body: TaskBody) => post<ChangeResponse>('/tasks', changeKeys, body, refresh)

export const sendUndo = (batch: string) => post<ChangeResponse>('/undo', changeKeys, { batch }, refresh)

/** Saving twice does no harm: the second time reports the version that the first has stored. */
export const sendEdit = (id: number, body: EditBody) =>
  post<SaveResponse>(`/comments/${id}/edits`, saveKeys, body, 'Save again to find out.')

/** Sending twice does no harm: `once` makes the server store the reply once. */
export const sendReply = (id: number, body: ReplyBody) =>
  post<SaveResponse>(`/comments/${id}/replies`, saveKeys, body, 'Send again: the reply is stored only once.')
