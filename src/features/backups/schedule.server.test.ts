import { describe, expect, it } from 'vitest'
import { expiredBackups } from './schedule.server'

describe('the daily backup', () => {
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
