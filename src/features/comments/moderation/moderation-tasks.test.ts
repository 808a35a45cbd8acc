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
          .map(({ label }) => label)
          .join(', '),
      ),
    ).toEqual([
      'Approve, Spam, Reply, Edit, Delete',
      'Unapprove, Spam, Reply, Edit, Delete',
      'No Spam, Reply, Edit, Delete',
      '',
    ])
    expect(rowActions('spam')[0]?.task).toBe('approve')
  })
})
