import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTar, type TarFile, tarEnd, tarHeader, tarPadding } from './tar'

interface Whole {
  path: string
  bytes: Buffer
}

const archiveOf = (files: Whole[]) =>
  Buffer.concat([
    ...files.flatMap(({ path: name, bytes }) => [
      tarHeader({ path: name, size: bytes.length, modifiedAt: 1_700_000_000_000 }),
      bytes,
      tarPadding(bytes.length),
    ]),
    tarEnd,
  ])

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const readAll = async (bytes: Buffer, piece = 1000): Promise<Whole[]> => {
  const found: Whole[] = []
  for await (const { path: name, body } of readTar(inPieces(bytes, piece))) {
    const pieces: Buffer[] = []
    for await (const part of body) pieces.push(part)
    found.push({ path: name, bytes: Buffer.concat(pieces) })
  }
  return found
}

const longName = `media/${'Ausflug-an-den-See-'.repeat(12)}.jpg`
const samples: Whole[] = [
  { path: 'backup.json', bytes: Buffer.from('{}') },
  { path: 'media/café-año.jpg', bytes: Buffer.alloc(512, 7) },
  { path: longName, bytes: Buffer.alloc(1301, 8) },
  { path: 'media/empty', bytes: Buffer.alloc(0) },
]

describe('a tar archive', () => {
  it('is read as it was written, in pieces of any length', async () => {
    const file = fc.record({
      path: fc
        .string({ minLength: 1, maxLength: 300, unit: 'grapheme' })
        .filter((text) => !/[\0]/.test(text)),
      bytes: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { maxLength: 5 }),
        fc.integer({ min: 1, max: 3000 }),
        async (files, piece) => {
          expect(await readAll(archiveOf(files), piece)).toEqual(files)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('skips what is not read', async () => {
    const names: string[] = []
    for await (const entry of readTar(inPieces(archiveOf(samples), 700))) names.push(entry.path)
    expect(names).toEqual(samples.map((sample) => sample.path))
  })

  it('refuses a file that ends too early, and a damaged header', async () => {
    const bytes = archiveOf(samples)
    await expect(readAll(bytes.subarray(0, 1200))).rejects.toThrow('the file ends too early')
    await expect(readAll(bytes.subarray(0, -1024))).rejects.toThrow('the file ends too early')
    const damaged = Buffer.from(bytes)
    damaged[3] = 0x21
    await expect(readAll(damaged)).rejects.toThrow('a header is damaged')
    await expect(readAll(Buffer.alloc(2000, 'x'))).rejects.toThrow('a header is damaged')
  })

  it('states sizes above 8 GB', async () => {
    const large: TarFile = { path: 'large', size: 9 * 1024 ** 3, modifiedAt: 0 }
    const entries = readTar(inPieces(tarHeader(large), 512))
    expect((await entries.next()).value).toMatchObject(large)
  })
})

describe('the program tar', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-tar-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reads ours, and we read its', async () => {
    writeFileSync(path.join(folder, 'ours.tar'), archiveOf(samples))
    execFileSync('tar', ['xf', 'ours.tar'], { cwd: folder })
    for (const { path: name, bytes } of samples)
      expect(readFileSync(path.join(folder, name)).equals(bytes), name).toBe(true)
    execFileSync('tar', ['cf', 'theirs.tar', '--format=pax', 'backup.json', 'media'], { cwd: folder })
    const read = await readAll(readFileSync(path.join(folder, 'theirs.tar')))
    expect(read.map((file) => file.path).sort()).toEqual(samples.map((file) => file.path).sort())
  })
})
