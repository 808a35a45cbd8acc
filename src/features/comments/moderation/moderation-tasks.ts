import type { CommentState } from '../contract'

/** Tasks that change the state of comments; the names are part of the calls. */
export const moderationTasks = ['approve', 'unapprove', 'spam', 'remove'] as const
export type ModerationTask = (typeof moderationTasks)[number]

export const isModerationTask = (task: string): task is ModerationTask =>
  (moderationTasks as readonly string[]).includes(task)

/** The largest page of the list. */
export const MAX_TARGETS = 200

const stateAfter: Record<ModerationTask, CommentState> = {
  approve: 'approved',
  unapprove: 'unapproved',
  spam: 'spam',
  remove: 'removed',
}

/** The state that a task leads to from here; undefined where there is nothing to do. A deleted comment stays deleted. */
export const nextState = (task: ModerationTask, from: CommentState): CommentState | undefined =>
  from === 'removed' || from === stateAfter[task] ? undefined : stateAfter[task]

const did: Record<string, string> = {
  approve: 'approved',
  unapprove: 'unapproved',
  spam: 'marked as spam',
  remove: 'deleted',
  edit: 'edited',
  reply: 'wrote',
  undo: 'restored',
}

/** The past tense of an action: “Mo *approved* this comment”. */
export const pastOf = (action: string): string => did[action] ?? 'changed'

export const stateNames: Record<CommentState, string> = {
  unapproved: 'Pending',
  approved: 'Approved',
  spam: 'Spam',
  removed: 'Deleted',
}

export interface RowAction {
  task: ModerationTask | 'edit' | 'reply'
  label: string
}

const changing: Record<CommentState, RowAction[]> = {
  unapproved: [
    { task: 'approve', label: 'Approve' },
    { task: 'spam', label: 'Spam' },
  ],
  approved: [
    { task: 'unapprove', label: 'Unapprove' },
    { task: 'spam', label: 'Spam' },
  ],
  spam: [{ task: 'approve', label: 'No Spam' }],
  removed: [],
}

/** Actions of a row: reply, edit and delete always, the others by the comment's state. */
export const rowActions = (state: CommentState): RowAction[] =>
  state === 'removed'
    ? []
    : [
        ...changing[state],
        { task: 'reply', label: 'Reply' },
        { task: 'edit', label: 'Edit' },
        { task: 'remove', label: 'Delete' },
      ]

/** Label of the editor's button while the comment is not published: a reply alone would answer nothing. */
export const APPROVE_AND_REPLY = 'Approve and reply'

export const bulkActions: { task: ModerationTask; label: string }[] = [
  { task: 'approve', label: 'Approve' },
  { task: 'unapprove', label: 'Unapprove' },
  { task: 'spam', label: 'Spam' },
  { task: 'remove', label: 'Delete' },
]
