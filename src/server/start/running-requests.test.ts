import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { countRequests } from './running-requests'

it('waits until every response is closed', async () => {
  const requests = countRequests()
  await requests.ended(1_000_000)
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  requests.begin(first)
  requests.begin(second)
  const seen: string[] = []
  const ended = requests.ended(1_000_000).then(() => seen.push('ended'))
  first.emit('close')
  await Promise.resolve()
  seen.push('second')
  second.emit('close')
  await ended
  expect(seen).toEqual(['second', 'ended'])
})

it('waits no longer than it was told for a response that stays open', async () => {
  vi.useFakeTimers()
  const requests = countRequests()
  requests.begin(new EventEmitter())
  const ended = requests.ended(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await ended
  vi.useRealTimers()
})
