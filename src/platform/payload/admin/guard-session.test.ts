import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardSession, refreshSession } from './guard-session'

const origin = 'http://school.example'
const inAnHour = Math.floor(Date.now() / 1000) + 3600

let isLoggedIn: boolean
let asked: string[]
const server = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const path = new URL(String(input), origin).pathname
  asked.push(`${init?.method ?? 'GET'} ${path}`)
  if (path === '/api/users/me')
    return Response.json(isLoggedIn ? { user: { id: 1 }, exp: inAnHour } : { user: null })
  if (path === '/api/users/refresh-token') return Response.json({ exp: inAnHour })
  if (path === '/api/forbidden') return new Response('', { status: 403 })
  return new Response('', { status: isLoggedIn ? 200 : path.startsWith('/admin') ? 500 : 403 })
})
// One window for all tests: the guard is put in place once.
const page = { fetch: server as typeof fetch, location: { origin, href: `${origin}/admin` } }
let stop: () => void
const watch = { logIn: vi.fn(async () => true), onEnd: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('window', page)
  isLoggedIn = false
  asked = []
  watch.logIn.mockClear()
  watch.logIn.mockImplementation(async () => {
    isLoggedIn = true
    return true
  })
  stop = guardSession(watch)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const save = (path = '/api/pages/1') => page.fetch(path, { method: 'PATCH', body: '{}' })

it('asks for the log-in once and repeats what was refused', async () => {
  const responses = await Promise.all([save(), save('/api/pages/2')])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(watch.logIn).toHaveBeenCalledTimes(1)
  expect(asked.filter((request) => request === 'PATCH /api/pages/1')).toHaveLength(2)
})

it('gives the refusal back if nobody logs in, if it has another reason, and for reading', async () => {
  watch.logIn.mockImplementation(async () => false)
  expect((await save()).status).toBe(403)
  expect((await page.fetch('/api/pages')).status).toBe(403)
  expect(watch.logIn).toHaveBeenCalledTimes(1)
  isLoggedIn = true
  expect((await save('/api/forbidden')).status).toBe(403)
  expect(watch.logIn).toHaveBeenCalledTimes(1)
})

it('notes the end of the session and does not tell it to Payload, which would leave the screen', async () => {
  isLoggedIn = true
  const me = (await (await page.fetch('/api/users/me')).json()) as { exp: number }
  expect(me.exp).toBeGreaterThan(inAnHour + 24 * 3600)
  expect(watch.onEnd).toHaveBeenLastCalledWith(inAnHour * 1000)
  watch.onEnd.mockClear()
  await refreshSession()
  expect(watch.onEnd).toHaveBeenLastCalledWith(inAnHour * 1000)
})
