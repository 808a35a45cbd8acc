import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ArchiveWriter, type BackupInfo, readWhole, verifyBackup } from './archive'
import { readBackup } from './encryption'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const info: BackupInfo = {
  version: '1.2.3',
  createdAt: '2026-03-01T12:00:00.000Z',
  database: 'sqlite',
  migrations: ['first', 'second'],
}

const write = async (files: Record<string, string>, given: object = info) => {
  const writer = new ArchiveWriter()
  const pieces = [await readWhole(writer.info(given as BackupInfo))]
  for (const [name, text] of Object.entries(files))
    pieces.push(await readWhole(writer.bytes(name, Buffer.from(text), 0)))
  pieces.push(await readWhole(writer.end(0)))
  return Buffer.concat(pieces)
}

const verify = (bytes: Buffer) => {
  const file = path.join(folder, 'backup.tar')
  writeFileSync(file, bytes)
  return verifyBackup(readBackup(file))
}

const files = { secret: 'x', 'database/1.gz': 'rows', 'media/a\\b.jpg': 'picture', 'media/b.jpg': '' }

it('is verified by its checksums, by us and by sha256sum', async () => {
  const { info: read, sums } = await verify(await write(files))
  expect(read).toEqual(info)
  expect([...sums.keys()]).toEqual(['backup.json', ...Object.keys(files)])
  execFileSync('tar', ['xf', 'backup.tar'], { cwd: folder })
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder })
})

it('refuses a backup in which any byte of a file is different, or that is cut off anywhere', async () => {
  const bytes = await write(files)
  for (const word of ['rows', 'picture', 'first', 'media/b.jpg']) {
    const damaged = Buffer.from(bytes)
    const at = damaged.indexOf(word)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    await expect(verify(damaged), word).rejects.toThrow(/The backup is damaged/)
  }
  for (const length of [0, 100, 700, 2048, bytes.length - 1024, bytes.length - 1500])
    await expect(verify(bytes.subarray(0, length)), String(length)).rejects.toThrow(/^The backup is/)
})

it('refuses what is not a backup, leaves the data folder, or is of a later format', async () => {
  await expect(verify(Buffer.from('PK'.repeat(1000)))).rejects.toThrow('The backup is damaged')
  for (const name of ['media/../../x', '/etc/passwd', 'media', 'media/', 'media//x', 'schoolhouse.db'])
    await expect(verify(await write({ [name]: '' })), name).rejects.toThrow('not a backup of Schoolhouse')
  await expect(verify(await write({}, { ...info, format: 2 }))).rejects.toThrow('newer version')
  await expect(verify(await write({}, { ...info, product: 'other' }))).rejects.toThrow('damaged')
})

it('fails when a file has another size than announced', async () => {
  const writer = new ArchiveWriter()
  await expect(readWhole(writer.file('media/a', 3, [Buffer.from('ab')], 0))).rejects.toThrow('changed')
})
