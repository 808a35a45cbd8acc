import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModeratedComment } from '../../contract'
import { commentsPanelMessages } from '../../messages/panel/messages'
import { comment } from './comment-fixture'
import { createModeration } from './moderation-actions'

const counts = { unapproved: 3, approved: 0, spam: 0, removed: 0 }

const listOf = (...rows: ModeratedComment[]) => ({
  list: { rows, total: rows.length, page: 1, pages: 1 },
  address: { page: 1, perPage: 50 },
  counts,
  schools: [],
  documents: [],
})

/** Requests that wait for their answer, in the order in which they were sent. */
let waiting: { path: string; respond: (body: object, status?: number) => Promise<void> }[]
/** Content of the text field in the open editor; undefined without an editor. */
let typed: string | undefined

const settle = () => new Promise((done) => setTimeout(done))

/** The oldest unanswered request for this path. */
const requestFor = async (path: string) => {
  await settle()
  const index = waiting.findIndex((request) => request.path === `/api/moderation${path}`)
  const [request] = index < 0 ? [] : waiting.splice(index, 1)
  if (!request) throw new Error(`${path} was not requested, only ${waiting.map((one) => one.path)}`)
  return request
}

const respond = async (path: string, body: object, status?: number) =>
  (await requestFor(path)).respond(body, status)

/** The screen with the comments 1 and 2. */
const openScreen = async () => {
  const moderation = createModeration({ openHelp: () => {}, t: commentsPanelMessages('en') })
  moderation.start()
  await respond('/comments', listOf(comment(1), comment(2)))
  return moderation
}

type Screen = Awaited<ReturnType<typeof openScreen>>

const openEditor = async ({ actions }: Screen, id: number) => {
  actions.openEditor('edit', id)
  await respond(`/comments/${id}`, comment(id))
  typed = ''
}

const save = ({ editor }: Screen) => void editor.save({} as HTMLFormElement)

const done = (id: number, change: Partial<ModeratedComment>) => ({
  rows: { [id]: comment(id, change) },
  counts,
  batch: 'batch',
  changed: [id],
  conflicts: [],
})

beforeEach(() => {
  waiting = []
  typed = undefined
  vi.stubGlobal('fetch', (path: string) => {
    return new Promise((send) => {
      waiting.push({
        path,
        respond: async (body, status = 200) => {
          send(new Response(JSON.stringify(body), { status }))
          await settle()
        },
      })
    })
  })
  const listener = { addEventListener: () => {}, dispatchEvent: () => true }
  vi.stubGlobal('window', {
    ...listener,
    location: { pathname: '/admin/comments', search: '' },
    history: { state: null, pushState: () => {}, replaceState: () => {} },
    localStorage: { getItem: () => null, setItem: () => {} },
  })
  const form = { querySelectorAll: () => [{ value: typed, defaultValue: '' }] }
  vi.stubGlobal('document', {
    ...listener,
    activeElement: null,
    getElementById: () => null,
    querySelector: () => (typed === undefined ? null : form),
  })
  vi.stubGlobal(
    'FormData',
    class {
      get() {
        return typed ?? ''
      }
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

describe('typed text on the moderation screen', () => {
  it('stays when a list arrives that was asked for before', async () => {
    const screen = await openScreen()
    await openEditor(screen, 2)
    screen.actions.showList('state=spam')
    typed = 'A long answer'
    await respond('/comments', listOf(comment(7)))
    expect(screen.read()).toMatchObject({
      editor: { comment: { id: 2 } },
      entries: [{ id: 2 }, { id: 7 }],
    })
  })

  it('stays when the answer for another editor comes late', async () => {
    const screen = await openScreen()
    screen.actions.openEditor('edit', 1)
    const slow = await requestFor('/comments/1')
    await openEditor(screen, 2)
    await slow.respond(comment(1))
    expect(screen.read().editor?.comment.id).toBe(2)

    screen.actions.openEditor('reply', 1)
    typed = 'Typed meanwhile'
    await respond('/comments/1', comment(1))
    expect(screen.read()).toMatchObject({
      editor: { comment: { id: 2 } },
      said: 'Save or cancel what you are writing first.',
    })
  })

  it('cannot be cancelled while it is sent', async () => {
    const screen = await openScreen()
    await openEditor(screen, 2)
    save(screen)
    screen.editor.cancel()
    expect(screen.read()).toMatchObject({
      editor: { isSending: true },
      said: expect.stringContaining('wait'),
    })
    await respond('/comments/2/edits', { comment: comment(2, { version: 2 }), batch: 'b', counts })
    expect(screen.read().editor).toBeUndefined()
  })

  it.each([
    ['a success', { comment: comment(2, { version: 2 }), batch: 'b', counts }, 200],
    ['a refusal', { error: { message: 'Too long.', field: 'content' } }, 400],
  ])('stays when an earlier editor gets %s', async (_name, body, status) => {
    const screen = await openScreen()
    await openEditor(screen, 2)
    save(screen)
    const slow = await requestFor('/comments/2/edits')
    await openEditor(screen, 1)
    const { editor } = screen.read()
    await slow.respond(body, status)
    expect(editor?.comment.id).toBe(1)
    expect(screen.read().editor).toBe(editor)
  })

  it('stays with a link to log in when the session has ended, until it is saved', async () => {
    const screen = await openScreen()
    await openEditor(screen, 2)
    save(screen)
    await respond('/comments/2/edits', { error: { message: 'Log in.', field: 'session' } }, 403)
    expect(screen.read()).toMatchObject({
      failure: { isLoggedOut: true, message: 'You have been logged out. Log in.' },
      editor: { isSending: false, error: { message: 'Log in.' } },
    })
    save(screen)
    await respond('/comments/2/edits', { comment: comment(2, { version: 2 }), batch: 'b', counts })
    expect(screen.read()).toMatchObject({ failure: undefined, editor: undefined })
  })

  it('stays when the answer cannot be read', async () => {
    const screen = await openScreen()
    await openEditor(screen, 2)
    save(screen)
    await respond('/comments/2/edits', {})
    const message = expect.stringContaining('It is unknown whether the change was stored.')
    expect(screen.read()).toMatchObject({ said: message, editor: { isSending: false, error: { message } } })
  })
})

describe('what the moderation screen reads while a task is sent', () => {
  it('is read again if the task was answered meanwhile', async () => {
    const screen = await openScreen()
    screen.actions.act('approve', [1])
    const task = await requestFor('/tasks')
    screen.reload()
    const list = await requestFor('/comments')
    await task.respond(done(1, { state: 'approved', version: 2 }))
    await list.respond(listOf(comment(1), comment(2)))
    await respond('/comments', listOf(comment(1, { state: 'approved', version: 2 }), comment(2)))
    expect(screen.read()).toMatchObject({
      isBusy: false,
      entries: [{ comment: { state: 'approved', version: 2 } }, {}],
    })
  })

  it('is the comment as the task has left it, for an editor', async () => {
    const screen = await openScreen()
    screen.actions.act('approve', [1])
    screen.actions.openEditor('edit', 1)
    await settle()
    expect(waiting.map(({ path }) => path)).toEqual(['/api/moderation/tasks'])
    await respond('/tasks', done(1, { version: 2 }))
    await respond('/comments/1', comment(1, { version: 2 }))
    expect(screen.read().editor?.version).toBe(2)
  })
})
