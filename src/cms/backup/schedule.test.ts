import { describe, expect, it } from 'vitest'
import { dueSince, expiredBackups } from './schedule'

describe('the daily backup', () => {
  const due = (now: string, zone = 'Europe/Berlin') => dueSince(3, zone, new Date(now))?.toISOString()

  it('is due from its hour on, in the time zone of the site', () => {
    expect(due('2026-01-15T01:59:00Z')).toBeUndefined()
    expect(due('2026-01-15T02:00:00Z')).toBe('2026-01-15T02:00:00.000Z')
    expect(due('2026-01-15T22:59:00Z')).toBe('2026-01-15T02:00:00.000Z')
    // Already the next day there.
    expect(due('2026-01-15T23:30:00Z')).toBeUndefined()
    expect(due('2026-01-15T06:59:00Z', 'America/Halifax')).toBeUndefined()
  })

  it('keeps the newest, and never touches other files', () => {
    const names = ['backup-2026-01-02.tar', 'backup-2026-01-01.tar', 'backup-2026-01-03.tar', 'mine.tar']
    expect(expiredBackups(names, 2)).toEqual(['backup-2026-01-01.tar'])
    expect(expiredBackups(names, 3)).toEqual([])
    expect(expiredBackups([...names, 'backup-2026-01-04.tar.part'], 1)).toEqual([
      'backup-2026-01-01.tar',
      'backup-2026-01-02.tar',
    ])
  })
})
