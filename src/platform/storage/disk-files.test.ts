import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { occupiedFiles } from '../backup/restore-files'
import { diskFiles } from './disk-files'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'disk-files-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true })
})

const write = (file: string) => {
  mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true })
  writeFileSync(path.join(dataDir, file), 'x')
}

it.skipIf(process.platform === 'win32')('ignores files with a backslash, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const name of ['harbour.png', 'a\\b.png', 'c\\d/e.png']) write(`media/${name}`)
  mkdirSync(path.join(dataDir, 'media', 'empty\\folder'))
  const files = diskFiles(dataDir)
  for (let time = 0; time < 2; time++)
    expect((await files.list('media/')).map((file) => file.path)).toEqual(['media/harbour.png'])
  expect(await files.emptyFolders('media')).toEqual([])
  expect(warn.mock.calls.flat().filter((text) => text.includes('a\\b.png'))).toHaveLength(1)
})

it('counts a data folder as occupied if it has files, not if it has empty folders', async () => {
  const files = diskFiles(dataDir)
  for (const folder of ['media', 'changes/media', 'changes/files'])
    mkdirSync(path.join(dataDir, folder), { recursive: true })
  expect(await occupiedFiles(files)).toEqual([])
  write('changes/media/.added-1')
  expect(await occupiedFiles(files)).toEqual([path.join(dataDir, 'changes')])
})
