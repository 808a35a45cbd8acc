import type { WorkQueue } from '../../../../platform/panel/work-queue/create-work-queue'
import { QueueRefusal } from '../../../../platform/panel/work-queue/queue-requests'
import { newIdempotencyKey } from '../../../../ui/forms/new-idempotency-key'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import type { ListActions } from '../../moderation/list/list-actions'
import type { Refusal, StateCounts } from '../../moderation/moderation-api'
import { explainRefusal, type ModerationRequests } from './moderation-requests'
import {
  acceptNewer,
  applySave,
  type Editor,
  entryOf,
  isOpen,
  type ModerationState,
  withFocusOnRow,
} from './moderation-state'

const textOf = (form: HTMLFormElement, name: string) => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Parts of the screen that the editor uses. */
interface Screen {
  queue: WorkQueue<ModerationState>
  t: CommentsPanelMessages
  requests: ModerationRequests
  fail: (error: unknown) => void
  /** Whether something was typed that would be lost; if so, it says so and moves the focus to it. */
  holdsWork: () => boolean
  announceCounts: (counts: StateCounts) => void
}

/** Opens, saves and closes the editor of a comment or of a reply. */
export const createEditorActions = ({
  queue,
  t,
  requests: { getComment, sendEdit, sendReply },
  fail,
  holdsWork,
  announceCounts,
}: Screen) => {
  const { read, update, set, say, readCurrent, sendChange, offerUndo } = queue
  let latestOpening = 0

  const open: ListActions['openEditor'] = async (task, id) => {
    if (holdsWork()) return
    const mine = ++latestOpening
    try {
      // The tasks that were given before must be answered: the editor would have an old version.
      await queue.isDone()
      const comment = await readCurrent(() => getComment(id))
      // Meanwhile another editor may have been asked for, another list shown, or something typed in the open editor.
      if (mine !== latestOpening || !entryOf(read(), id) || holdsWork()) return
      const editor: Editor = {
        task,
        comment,
        version: comment.version,
        approves: task === 'reply' && comment.state !== 'approved',
        idempotencyKey: newIdempotencyKey(),
        hidesRow: task === 'edit',
        isSending: false,
      }
      set({ editor, currentId: id, focus: { id, to: 'editor' } })
    } catch (error) {
      if (mine === latestOpening) fail(error)
    }
  }

  const cancel = () => {
    const { editor } = read()
    if (!editor) return
    if (editor.isSending) return say(t('editor.sending'))
    update((state) => ({
      ...withFocusOnRow({ ...state, editor: undefined }, editor.comment.id),
      said: t('editor.cancelled'),
    }))
  }

  /** Changes this editor, unless it has been closed. */
  const changeEditor = (editor: Editor, change: Partial<Editor>) =>
    update((state) =>
      state.editor && isOpen(state, editor) ? { ...state, editor: { ...state.editor, ...change } } : state,
    )

  /** Explains in the editor why it could not be saved, and keeps the typed text. */
  const explain = (editor: Editor, error: unknown) => {
    if (!isOpen(read(), editor) || !(error instanceof QueueRefusal)) return fail(error)
    const { field, isLoggedOut, body }: QueueRefusal<Refusal> = error
    const message = explainRefusal(t, error)
    const conflict = body.conflicts?.[0]
    changeEditor(editor, {
      error: { message, field },
      newer: conflict && { conflict, comment: body.rows?.[conflict.id] ?? null },
    })
    // Also shows the link to log in.
    if (isLoggedOut) fail(error)
    set({ said: message, focus: { id: editor.comment.id, to: 'editor', field } })
  }

  const sendEditor = (
    { task, comment, version, approves, idempotencyKey }: Editor,
    form: HTMLFormElement,
  ) => {
    const content = textOf(form, 'content')
    if (task === 'reply')
      return sendReply(comment.id, {
        content,
        once: idempotencyKey,
        ...(approves ? { approve: true, version } : {}),
      })
    const [author, email, url] = ['author', 'email', 'url'].map((name) => textOf(form, name))
    return sendEdit(comment.id, { version, author, email, url, content })
  }

  const save = async (form: HTMLFormElement) => {
    const { editor } = read()
    if (!editor || editor.isSending) return
    changeEditor(editor, { isSending: true })
    try {
      const response = await sendChange(sendEditor(editor, form))
      const isReply = editor.task === 'reply'
      const text = isReply
        ? response.approved
          ? t('done.approveAndReply')
          : t('done.reply')
        : response.batch
          ? t('done.edit')
          : t('done.nothing')
      update((state) => {
        const next = { ...applySave(state, editor, response, new Date()), said: text, failure: undefined }
        // The focus stays in an editor that was opened meanwhile.
        return next.editor ? next : withFocusOnRow(next, isReply ? response.comment?.id : editor.comment.id)
      })
      announceCounts(response.counts)
      offerUndo(response.batch, text)
    } catch (error) {
      changeEditor(editor, { isSending: false })
      explain(editor, error)
    }
  }

  const showNewer = () => {
    const { editor } = read()
    if (editor)
      update((state) => ({
        ...acceptNewer(state, new Date(), t),
        focus: { id: editor.comment.id, to: 'editor' },
      }))
  }

  return { open, save, cancel, showNewer }
}
