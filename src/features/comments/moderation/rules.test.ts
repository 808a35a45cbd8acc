import { describe, expect, it } from 'vitest'
import { commentStates } from '../contract'
import { readTexts } from './comment-text'
import { conflictOf } from './conflict'
import { ago } from './elapsed-time'
import { inboxHref, readInboxAddress } from './list/list-address'
import { moderationTasks, nextState, rowActions } from './moderation-tasks'
import { readTargets, readVersion, safeReturn } from './routes/request-fields'

describe('tasks', () => {
  it('lead from every state to one other, and from a deleted comment nowhere', () => {
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

  it('are offered by a row as its state allows', () => {
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

describe('the fields of a call', () => {
  it('hold comments with their versions', () => {
    const fields = new URLSearchParams('cid=3&cid=5&version[3]=2&version[5]=x')
    expect(readTargets(fields)).toEqual([
      { id: 3, version: 2 },
      { id: 5, version: undefined },
    ])
    expect(readVersion(new URLSearchParams('version=7'), 1)).toBe(7)
    const many = new URLSearchParams(Array.from({ length: 201 }, (_, n) => ['cid', String(n + 1)]))
    expect(() => readTargets(many)).toThrow('at most 200')
  })

  it.each([
    ['/a?b=1#c', '/a?b=1#c'],
    ['/a/../b', '/b'],
    ['//evil', '/home'],
    ['/.//evil.example', '/home'],
    ['/a/..//evil.example', '/home'],
    ['/%2e//evil.example', '/home'],
    ['/\\evil', '/home'],
    ['https://evil', '/home'],
    ['/a b', '/home'],
    ['/\t/evil', '/home'],
    [null, '/home'],
  ])('lead back to this site alone (%s)', (path, expected) => {
    expect(safeReturn(path, '/home')).toBe(expected)
  })
})

describe('the address of the list', () => {
  const whole = 'state=spam&text=a+b&author=ana&anonymous=1&ip=Ab-_1&school=4&limit=20&page=3'

  it('reproduces what it shows', () => {
    const address = readInboxAddress(new URLSearchParams(whole))
    expect(inboxHref(address, { page: 3 })).toBe(`/index.php?option=com_zoo&controller=comment&${whole}`)
    expect(inboxHref(address, { state: undefined })).not.toMatch(/page=|state=/)
  })

  it('ignores what it cannot mean', () => {
    const odd = 'state=removed&school=-1&limit=7&page=0&ip=%00%27&text=+'
    expect(readInboxAddress(new URLSearchParams(odd))).toEqual({ page: 1, perPage: 50 })
  })
})

describe('what a moderator types', () => {
  it('is stored as text that every database takes', () => {
    expect(readTexts(new URLSearchParams({ content: ' a\r\nb\u0000\u0007 ', author: 'A\n B' }))).toEqual({
      content: 'a\nb',
      author: 'A B',
    })
    expect(readTexts(new URLSearchParams({ email: ' Ana@Example.ORG ', author: 'A\u202Eb' }))).toEqual({
      email: 'ana@example.org',
      author: 'Ab',
    })
    expect(readTexts(new URLSearchParams())).toEqual({})
  })

  it.each([
    ['content', ''],
    ['content', '\u0000'],
    ['content', 'x'.repeat(5001)],
    ['author', 'x'.repeat(81)],
    ['email', 'a@b@c d'],
    ['url', 'javascript:alert(1)'],
    ['url', 'data:text/html,x'],
  ])('is refused with the name of the field (%s)', (field, text) => {
    expect(() => readTexts(new URLSearchParams({ [field]: text }))).toThrow(
      expect.objectContaining({ field }),
    )
  })
})

it('tells how long ago something was', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(
    ['11:59:59.900', '11:59:30', '11:58:00', '09:00:00'].map((time) => ago(`2026-11-15T${time}Z`, now)),
  ).toEqual(['just now', '30 seconds ago', '2 minutes ago', '3 hours ago'])
  expect(ago('2025-10-01T00:00:00Z', now)).toBe('1 year ago')
})

it('names who did what when in a conflict', () => {
  const step = { byName: 'Mo', action: 'spam', createdAt: '2026-11-15T11:59:30Z' }
  expect(conflictOf(3, { version: 2, state: 'spam' }, step, new Date('2026-11-15T12:00:00Z'))).toMatchObject({
    id: 3,
    by: 'Mo',
    message: 'Mo marked as spam this comment 30 seconds ago. Your change was not made.',
  })
})
