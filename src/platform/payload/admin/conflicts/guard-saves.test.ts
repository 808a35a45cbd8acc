import { afterAll, expect, it, vi } from 'vitest'
import { guardSaves } from './guard-saves'

afterAll(() => vi.unstubAllGlobals())

it('returns the response of a merged save after the form has shown it', async () => {
  const responses = [
    new Response(null, { status: 412 }),
    Response.json({ title: 'Theirs', updatedAt: '2' }),
    Response.json({ doc: { title: 'Both', updatedAt: '3' } }),
  ]
  const sent: (string | null)[] = []
  vi.stubGlobal('window', {
    location: { href: 'http://localhost/admin' },
    fetch: async (_: URL, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('if-match'))
      return responses.shift()
    },
  })
  const events: string[] = []
  const stop = guardSaves('/api/pages/1', {
    base: { updatedAt: '1' },
    merge: async () => ({ title: 'Both' }),
    show: async (saved) => {
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`shown: ${saved.title}`)
    },
  })
  const response = await window.fetch('/api/pages/1', { method: 'PATCH', body: '{"title":"Mine"}' })
  events.push(`saved: ${response.status}`)
  stop()
  expect(events).toEqual(['shown: Both', 'saved: 200'])
  expect(sent).toEqual(['"1"', null, '"2"'])
})
