import { expect, it } from 'vitest'
import { quotesWhenConfirmed } from './counted-quotes'

const received = { kind: 'received', to: 'new' }
const state = (from: string, to: string, batch = `${from} ${to}`) => ({ kind: 'state', from, to, batch })
const stay = (...quotes: number[]) => ({ kind: 'stay', batch: `stay ${quotes}`, before: { quotes } })
const undone = (batch: string) => ({ kind: 'undone', batch })

it.each([
  ['are those of today without a correction', [received, state('new', 'confirmed')], [9]],
  [
    'are those before the first correction since then',
    [received, stay(1), state('new', 'confirmed'), stay(2, 5), stay(3, 5)],
    [2, 5],
  ],
  ['are those of today if it was corrected before', [received, stay(1), state('new', 'confirmed')], [9]],
  [
    'are those of the last confirmation',
    [state('new', 'confirmed'), stay(1), state('confirmed', 'waiting'), state('waiting', 'confirmed')],
    [9],
  ],
  [
    'count a decline that was undone as a confirmation',
    [state('new', 'confirmed'), stay(1), state('confirmed', 'declined', 'x'), undone('x'), stay(2)],
    [2],
  ],
  [
    'do not count other changes that were undone',
    [state('new', 'confirmed'), stay(1), state('x', 'y', 'x'), undone('x')],
    [1],
  ],
  [
    'are found although the correction was undone',
    [state('new', 'confirmed'), stay(1), undone('stay 1')],
    [1],
  ],
])('the counted quotes %s', (_, events, expected) => {
  expect(quotesWhenConfirmed(events, [9])).toEqual(expected)
})
