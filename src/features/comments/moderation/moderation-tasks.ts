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

/** A task with the key of its label. */
export interface RowAction {
  task: ModerationTask | 'edit' | 'reply'
  label: `action.${ModerationTask | 'noSpam' | 'edit' | 'reply'}`
}

const changing: Record<CommentState, RowAction[]> = {
  unapproved: [
    { task: 'approve', label: 'action.approve' },
    { task: 'spam', label: 'action.spam' },
  ],
  approved: [
    { task: 'unapprove', label: 'action.unapprove' },
    { task: 'spam', label: 'action.spam' },
  ],
  spam: [{ task: 'approve', label: 'action.noSpam' }],
  removed: [],
}

/** Actions of a row: reply, edit and delete always, the others by the comment's state. */
export const rowActions = (state: CommentState): RowAction[] =>
  state === 'removed'
    ? []
    : [
        ...changing[state],
        { task: 'reply', label: 'action.reply' },
        { task: 'edit', label: 'action.edit' },
        { task: 'remove', label: 'action.remove' },
      ]

export const bulkActions = moderationTasks.map((task) => ({ task, label: `action.${task}` as const }))
