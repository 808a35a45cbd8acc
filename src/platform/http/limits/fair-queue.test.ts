import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { queueFairly } from './fair-queue'

const request = (url: string, client: string, isClosed = false) =>
  ({
    url,
    headers: { 'x-forwarded-for': `192.0.2.200, ${client}` },
    socket: { remoteAddress: '127.0.0.1', destroyed: isClosed },
  }) as unknown as IncomingMessage

const start = (trustProxy = true) => {
  const begun: string[] = []
  const listener = queueFairly(({ url = '' }) => void begun.push(url), {
    isQuick: ({ url }) => url === '/quick',
    trustProxy,
  })
  return { begun, ask: (message: IncomingMessage) => listener(message, {} as never) }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('starts a few of many requests per turn, and quick ones at once', async () => {
  const { begun, ask } = start()
  for (let index = 0; index < 20; index++) ask(request('/slow', '192.0.2.1'))
  ask(request('/quick', '192.0.2.1'))
  expect(begun).toEqual(['/quick'])
  await nextTurn()
  expect(begun).toHaveLength(9)
  ask(request('/quick', '192.0.2.1'))
  expect(begun.at(-1)).toBe('/quick')
  await nextTurn()
  await nextTurn()
  expect(begun).toHaveLength(22)
})

it('lets clients take turns, with one IPv6 network counted as one client', async () => {
  const { begun, ask } = start()
  for (let index = 0; index < 50; index++) ask(request('/flood', `2001:db8::${index + 1}`))
  ask(request('/first', '192.0.2.2'))
  ask(request('/second', '192.0.2.2'))
  await nextTurn()
  expect(begun.slice(0, 4)).toEqual(['/flood', '/first', '/flood', '/second'])
})

it('trusts X-Forwarded-For only behind a proxy', async () => {
  const { begun, ask } = start(false)
  for (let index = 0; index < 20; index++) ask(request('/flood', '192.0.2.1'))
  ask(request('/other', '192.0.2.2'))
  await nextTurn()
  expect(begun).not.toContain('/other')
})

it('does not start a request whose connection is closed', async () => {
  const { begun, ask } = start()
  ask(request('/closed', '192.0.2.1', true))
  ask(request('/open', '192.0.2.1'))
  await nextTurn()
  expect(begun).toEqual(['/open'])
})
