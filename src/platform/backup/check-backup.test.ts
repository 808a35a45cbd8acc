import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTemporaryFolder } from './check-backup'

let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'check-backup-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

it('removes the folder of a check, and those of checks whose process is gone', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const others = [`schoolhouse-verify-${process.ppid}-x`, 'something-else']
  for (const name of [...others, `schoolhouse-verify-${gone}-x`]) {
    mkdirSync(path.join(temporary, name))
    writeFileSync(path.join(temporary, name, 'database.db'), 'personal')
  }
  await withTemporaryFolder(async (folder) => writeFileSync(path.join(folder, 'database.db'), 'personal'))
  expect(readdirSync(temporary).sort()).toEqual(others)
  await expect(withTemporaryFolder(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(temporary).sort()).toEqual(others)
})

it.each(['SIGINT', 'SIGTERM'] as const)('removes the folder before %s ends the process', async (signal) => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  const before = process.listenerCount(signal)
  await withTemporaryFolder(async (folder) => {
    process.emit(signal, signal)
    expect(existsSync(folder)).toBe(false)
    expect(process.listenerCount(signal)).toBe(before)
    expect(kill).toHaveBeenCalledWith(process.pid, signal)
  })
})
