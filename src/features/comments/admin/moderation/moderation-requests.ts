import {
  type Explain,
  getFromQueue,
  type Keys,
  postToQueue,
  type QueueRefusal,
} from '../../../../platform/panel/work-queue/queue-requests'
import { translateCode } from '../../../../shared/messages/message-code'
import type { ModeratedComment } from '../../contract'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import {
  type ChangeResponse,
  MODERATION_API,
  type ModerationListResponse,
  type Refusal,
  type SaveResponse,
} from '../../moderation/moderation-api'
import type { EditBody, ReplyBody, TaskBody } from '../../moderation/moderation-schemas'

const listKeys: Keys<ModerationListResponse> = ['list', 'address', 'counts', 'schools', 'documents']
const commentKeys: Keys<ModeratedComment> = ['id', 'version', 'content']
const changeKeys: Keys<ChangeResponse> = ['rows', 'counts', 'changed', 'conflicts']
const saveKeys: Keys<SaveResponse> = ['comment', 'counts']

/** Advice after a change whose response was lost: whether it was stored is unknown. */
type Advice = 'tryAgain' | 'refresh' | 'save' | 'send'

/** Requests of the screen. Their failures are said in its language. */
export const createModerationRequests = (t: CommentsPanelMessages) => {
  const explainWith =
    (advice: Advice): Explain =>
    (failure) =>
      failure === 'failed' ? t('failure.failed') : t(`failure.${failure}`, { advice: t(`advice.${advice}`) })
  const post = <Answer extends object>(path: string, keys: Keys<Answer>, body: object, advice: Advice) =>
    postToQueue<Answer>(`${MODERATION_API}${path}`, body, keys, explainWith(advice))
  return {
    getList: (query: string) =>
      getFromQueue<ModerationListResponse>(
        `${MODERATION_API}/comments${query && `?${query}`}`,
        listKeys,
        explainWith('tryAgain'),
      ),
    getComment: (id: number) =>
      getFromQueue<ModeratedComment>(
        `${MODERATION_API}/comments/${id}`,
        commentKeys,
        explainWith('tryAgain'),
      ),
    sendTask: (body: TaskBody) => post<ChangeResponse>('/tasks', changeKeys, body, 'refresh'),
    sendUndo: (batch: string) => post<ChangeResponse>('/undo', changeKeys, { batch }, 'refresh'),
    /** Saving twice does no harm: the second time reports the version that the first has stored. */
    sendEdit: (id: number, body: EditBody) =>
      post<SaveResponse>(`/comments/${id}/edits`, saveKeys, body, 'save'),
    /** Sending twice does no harm: `once` makes the server store the reply once. */
    sendReply: (id: number, body: ReplyBody) =>
      post<SaveResponse>(`/comments/${id}/replies`, saveKeys, body, 'send'),
  }
}

export type ModerationRequests = ReturnType<typeof createModerationRequests>

/** Why a request was refused, in the language of the screen if the server gave its reason. */
export const explainRefusal = (t: CommentsPanelMessages, error: QueueRefusal<Refusal>): string => {
  const reason = error.body.conflicts?.[0]?.reason ?? error.body.error?.reason
  return reason ? translateCode(t, reason) : error.message
}
