import { describe, expect, it } from 'vitest'
import { readSchedule, showSchedule } from './schedule-times'

const zone = 'America/Halifax'

describe('a planned publication', () => {
  it('is at the time that the clock of the office shows', () => {
    const sent = { type: 'publish', date: new Date('2031-07-12T10:00:00Z'), timezone: 'UTC' }
    expect(readSchedule(sent, zone)).toEqual({
      type: 'publish',
      date: new Date('2031-07-12T13:00:00Z'),
      timezone: zone,
    })
  })

  it('is shown as it was chosen', () => {
    const planned = [
      { id: 1, waitUntil: '2031-07-12T13:00:00.000Z', input: { type: 'publish', timezone: zone } },
    ]
    expect(showSchedule(planned, zone)).toEqual([
      { id: 1, waitUntil: '2031-07-12T10:00:00.000Z', input: { type: 'publish', timezone: 'UTC' } },
    ])
  })

  it('is not changed when one is removed', () => {
    expect(readSchedule({ deleteID: 4 }, zone)).toEqual({ deleteID: 4 })
  })
})
