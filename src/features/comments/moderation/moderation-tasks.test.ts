import { describe, expect, it } from 'vitest'
import { commentStates } from '../contract'
import { moderationTasks, nextState, rowActions } from './moderation-tasks'

describe('moderation tasks', () => {
  it('change every state but removed', () => {
    const table = commentStates.map((from) =>
      moderationTasks.map((task) => nextState(task, from) ?? '-').join(' '),
    )
    expect(table).toEqual([
      'approved - spam removed',
      '- unapproved spam removed',
      'approved unapproved - removed',
      '- - - -',
    ])
  })

  it('are offered according to the state of the comment', () => {
    expect(
      commentStates.map((state) =>
        rowActions(state)
          .map(({ label }) => label.replace('action.', ''))
          .join(', '),
      ),
    ).toEqual([
      'approve, spam, reply, edit, remove',
      'unapprove, spam, reply, edit, remove',
      'noSpam, reply, edit, remove',
      '',
    ])
    expect(rowActions('spam')[0]?.task).toBe('approve')
  })
})
