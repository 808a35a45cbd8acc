import { afterEach, describe, expect, it, vi } from 'vitest'
import { QueueRefusal } from '../../../../platform/panel/work-queue/queue-requests'
import { commentsPanelMessages } from '../../messages/panel/messages'
import type { Refusal } from '../../moderation/moderation-api'
import { createModerationRequests, explainRefusal } from './moderation-requests'

const t = commentsPanelMessages('en')
const { getComment, getList, sendEdit, sendReply, sendTask, sendUndo } = createModerationRequests(t)

const respondWith = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )

const counts = { unapproved: 1, approved: 0, spam: 0, removed: 0 }

afterEach(() => vi.unstubAllGlobals())

describe('requests of the moderation screen', () => {
  it.each(['', '<html>', 'null', '[]', '{}', '{"list":{}}', '{"comment":null}', '{"changed":[1]}'])(
    'refuse %j as an answer, although its status is 200',
    async (body) => {
      respondWith(body)
      for (const read of [getList('state=spam'), getComment(1)]) {
        const error = await read.catch((thrown) => thrown)
        expect(error).toBeInstanceOf(QueueRefusal)
        expect(error.message).toBe('The answer of the site could not be read. Please try again.')
      }
      for (const [send, advice] of [
        [sendTask({ task: 'spam', targets: [{ id: 1 }] }), 'Refresh the list to see it.'],
        [sendUndo('batch'), 'Refresh the list to see it.'],
        [sendEdit(1, { content: 'New' }), 'Save again to find out.'],
        [sendReply(1, { content: 'New' }), 'Send again: the reply is stored only once.'],
      ] as const) {
        const error = await send.catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(QueueRefusal)
        expect((error as Error).message).toBe(
          `The answer of the site could not be read. It is unknown whether the change was stored. ${advice}`,
        )
      }
    },
  )

  it('do not claim that nothing was changed when the connection breaks', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(getList('')).rejects.toThrow('The site could not be reached. Please try again.')
    await expect(sendUndo('batch')).rejects.toThrow(
      'The site could not be reached. It is unknown whether the change was stored. Refresh the list to see it.',
    )
  })

  it('return complete answers, also those that report only conflicts', async () => {
    const saved = { comment: null, batch: null, counts }
    respondWith(JSON.stringify(saved))
    expect(await sendReply(1, { content: 'New' })).toEqual(saved)
    const conflicts = { rows: {}, counts, batch: null, changed: [], conflicts: [] }
    respondWith(JSON.stringify(conflicts), 409)
    expect(await sendUndo('batch')).toEqual(conflicts)
  })

  it('repeat the sentence and the field of a refusal', async () => {
    respondWith('{"error":{"message":"Log in.","field":"session"}}', 403)
    await expect(getList('')).rejects.toMatchObject({ message: 'Log in.', isLoggedOut: true })
    const error = { message: 'It must not be empty.', reason: { code: 'refusal.empty' } }
    respondWith(JSON.stringify({ error }), 400)
    const refusal = await sendUndo('batch').catch((thrown: unknown) => thrown)
    expect(explainRefusal(commentsPanelMessages('de'), refusal as QueueRefusal<Refusal>)).toBe(
      'Der Kommentar darf nicht leer sein.',
    )
    respondWith('<h1>Bad gateway</h1>', 502)
    await expect(getList('')).rejects.toThrow('Something went wrong on our side. Please try again.')
  })
})
