import type { WorkQueueState } from '../../../../platform/panel/work-queue/create-work-queue'
import { rowAt, withIds } from '../../../../platform/panel/work-queue/rows'
import type { ModeratedComment } from '../../contract'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import type { Conflict } from '../../moderation/conflict'
import type {
  ChangeResponse,
  ModerationListResponse,
  SaveResponse,
  StateCounts,
} from '../../moderation/moderation-api'
import type { CommentsCode } from '../../moderation/refusal'

/** A comment on the screen. It keeps its place until another list is shown. */
export interface Entry {
  id: number
  /** Null after it was deleted. */
  comment: ModeratedComment | null
  readAt: Date
  /** Describes somebody else's change to the comment, with the comment as it is now. */
  conflict?: { reason: CommentsCode; newer: ModeratedComment | null }
}

/** The editor, which is open below one comment at a time. */
export interface Editor {
  task: 'edit' | 'reply'
  /** The comment as it was when the editor was opened. */
  comment: ModeratedComment
  /** The version that is edited or approved. */
  version: number
  /** A reply also approves the comment. */
  approves: boolean
  idempotencyKey: string
  /** An editor takes the place of its comment; a reply is written with the comment in view. */
  hidesRow: boolean
  isSending: boolean
  error?: { message: string; field?: string }
  /** The comment as somebody else changed it, until the moderator has looked at it. */
  newer?: { conflict: Conflict; comment: ModeratedComment | null }
}

export interface ModerationState extends WorkQueueState {
  /** The list as it was loaded; `entries` and `counts` follow what happens afterwards. */
  loaded?: ModerationListResponse
  entries: Entry[]
  counts?: StateCounts
  isBusy: boolean
  /** The comment that keys apply to. */
  currentId?: number
  selected: ReadonlySet<number>
  /** Comments with a task that is not answered yet. */
  pending: ReadonlySet<number>
  editor?: Editor
  failure?: { message: string; isLoggedOut: boolean }
  /** A new object moves the focus. */
  focus?: { id: number; to: 'row' | 'editor'; field?: string }
}

export type Change = (state: ModerationState) => ModerationState

export const initialState: ModerationState = {
  entries: [],
  isBusy: true,
  selected: new Set(),
  pending: new Set(),
  said: '',
  offers: [],
}

export const entryOf = (state: ModerationState, id: number | undefined): Entry | undefined =>
  state.entries.find((entry) => entry.id === id)

/**
 * Shows another list. The editor stays open if its comment is listed, and if it `holdsWork`, because somebody may have
 * typed in it while the list was loading. A comment that is not listed then comes first.
 */
export const showList = (
  state: ModerationState,
  loaded: ModerationListResponse,
  readAt: Date,
  { holdsWork = false } = {},
): ModerationState => {
  const listed = loaded.list.rows.map((comment): Entry => ({ id: comment.id, comment, readAt }))
  const edited = entryOf(state, state.editor?.comment.id)
  const isListed = listed.some(({ id }) => id === edited?.id)
  const editor = edited && (isListed || holdsWork) ? state.editor : undefined
  return {
    ...state,
    loaded,
    entries: edited && editor && !isListed ? [edited, ...listed] : listed,
    counts: loaded.counts,
    isBusy: false,
    currentId: editor?.comment.id ?? listed[0]?.id,
    selected: new Set(),
    editor,
    failure: undefined,
  }
}

const isHidden = ({ editor }: ModerationState, id: number) =>
  editor?.hidesRow === true && editor.comment.id === id

/** Shows the comments as they are now. They are no longer selected. */
export const replaceComments = (
  state: ModerationState,
  rows: Map<number, ModeratedComment | null>,
  readAt: Date,
): ModerationState => ({
  ...state,
  entries: state.entries.map((entry) => {
    const comment = rows.get(entry.id)
    return comment === undefined ? entry : { id: entry.id, comment, readAt }
  }),
  selected: withIds(state.selected, [...rows.keys()], false),
})

/** Shows what a task or an undo has changed, and the conflicts. */
export const applyChange = (
  state: ModerationState,
  { rows, changed, conflicts, counts }: ChangeResponse,
  readAt: Date,
): ModerationState => {
  const next = replaceComments(state, new Map(changed.map((id) => [id, rows[id] ?? null])), readAt)
  const reasons = new Map(conflicts.map(({ id, reason }) => [id, reason]))
  return {
    ...next,
    counts,
    entries: next.entries.map((entry) => {
      const reason = reasons.get(entry.id)
      return reason ? { ...entry, conflict: { reason, newer: rows[entry.id] ?? null } } : entry
    }),
  }
}

/** Whether this editor is still the open one: another may have been opened while a response was on its way. */
export const isOpen = (state: ModerationState, { idempotencyKey }: Pick<Editor, 'idempotencyKey'>): boolean =>
  state.editor?.idempotencyKey === idempotencyKey

/** Closes the editor and shows what it has stored: the changed comment, or the reply below its comment. */
export const applySave = (
  state: ModerationState,
  saved: Pick<Editor, 'task' | 'comment' | 'idempotencyKey'>,
  { comment: stored, approved, counts }: SaveResponse,
  readAt: Date,
): ModerationState => {
  const { task, comment } = saved
  const closed = { ...state, editor: isOpen(state, saved) ? undefined : state.editor, counts }
  if (task === 'edit') return replaceComments(closed, new Map([[comment.id, stored]]), readAt)
  const next =
    approved === undefined ? closed : replaceComments(closed, new Map([[comment.id, approved]]), readAt)
  return {
    ...next,
    entries: next.entries.flatMap((entry) =>
      entry.id === comment.id && stored ? [entry, { id: stored.id, comment: stored, readAt }] : [entry],
    ),
  }
}

/** Shows the newer version above the editor. Sending again then replaces it, or approves it with the reply. */
export const acceptNewer = (
  state: ModerationState,
  readAt: Date,
  t: CommentsPanelMessages,
): ModerationState => {
  const { editor } = state
  if (!editor?.newer) return state
  const { conflict, comment } = editor.newer
  const isReply = editor.task === 'reply'
  const message = t(comment ? (isReply ? 'editor.newerOfReply' : 'editor.newerOfEdit') : 'editor.gone')
  return {
    ...replaceComments(state, new Map([[conflict.id, comment]]), readAt),
    said: message,
    editor: {
      ...editor,
      newer: undefined,
      error: { message },
      hidesRow: false,
      version: conflict.version ?? editor.version,
      approves: isReply && (editor.approves || conflict.state !== 'approved'),
    },
  }
}

/** The comment so many steps away from another, or the last one in that direction. */
export const neighbourOf = (state: ModerationState, id: number | undefined, steps: number) =>
  rowAt(
    state.entries.map((entry) => entry.id).filter((entry) => !isHidden(state, entry)),
    id,
    steps,
  )

export const withFocusOnRow = (state: ModerationState, id: number | undefined): ModerationState =>
  id === undefined ? state : { ...state, currentId: id, focus: { id, to: 'row' } }

/** The comments that can be selected: those that are still there. */
export const selectableIds = (state: ModerationState): number[] =>
  state.entries.flatMap(({ id, comment }) => (comment && !isHidden(state, id) ? [id] : []))

/** Selected comments in the order of the list. */
export const selectedIds = (state: ModerationState): number[] =>
  selectableIds(state).filter((id) => state.selected.has(id))

export const isAllSelected = (state: ModerationState): boolean => {
  const ids = selectableIds(state)
  return ids.length > 0 && ids.every((id) => state.selected.has(id))
}

export const select = (state: ModerationState, ids: number[], isSelected: boolean): ModerationState => ({
  ...state,
  selected: withIds(state.selected, ids, isSelected),
})
