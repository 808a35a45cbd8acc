import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readWhole } from './archive'
import { encrypt, readBackup } from './encryption'

const passphrase = 'correct horse battery staple'
const headerBytes = 35
const chunk = 64 * 1024 + 16

async function* inPieces(bytes: Buffer, size = bytes.length || 1) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const encrypted = (bytes: Buffer) =>
  readWhole(encrypt(inPieces(bytes, 10_000), passphrase, { log2N: 4, r: 8, p: 1 }))
const decrypted = (bytes: Buffer, given: string | undefined = passphrase, size?: number) =>
  readWhole(readBackup(inPieces(bytes, size), given))

it.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 200_000])(
  'decrypts %i bytes to what they were, in whatever pieces they come',
  async (length) => {
    const bytes = randomBytes(length)
    const sent = await encrypted(bytes)
    expect(sent.length).toBe(headerBytes + length + 16 * Math.max(1, Math.ceil(length / (64 * 1024))))
    for (const size of [7919, chunk, undefined])
      expect((await decrypted(sent, passphrase, size)).equals(bytes), String(size)).toBe(true)
  },
)

it('passes on what is not encrypted', async () => {
  for (const text of ['', 'x', 'a tar file '.repeat(100)])
    expect((await decrypted(Buffer.from(text), undefined, 3)).toString()).toBe(text)
})

it('refuses another passphrase, and bytes that were changed, moved, left out or cut off', async () => {
  const sent = await encrypted(randomBytes(200_000))
  await expect(decrypted(sent, 'another passphrase')).rejects.toThrow(/^BACKUP_PASSPHRASE is not the one/)
  const chunks = Array.from({ length: 4 }, (_, at) =>
    sent.subarray(headerBytes + at * chunk, headerBytes + (at + 1) * chunk),
  )
  const header = sent.subarray(0, headerBytes)
  const [first, second, third, last] = chunks as [Buffer, Buffer, Buffer, Buffer]
  const changed = Buffer.from(sent)
  changed[headerBytes + chunk + 5] = (changed[headerBytes + chunk + 5] ?? 0) ^ 1
  const otherSalt = Buffer.from(sent)
  otherSalt[headerBytes - 1] = (otherSalt[headerBytes - 1] ?? 0) ^ 1
  for (const [name, bytes] of Object.entries({
    changed,
    otherSalt,
    moved: Buffer.concat([header, second, first, third, last]),
    'left out': Buffer.concat([header, first, third, last]),
    'cut off after a chunk': Buffer.concat([header, first, second, third]),
    'cut off in a chunk': sent.subarray(0, -100),
    'without chunks': header,
    'cut off in the header': sent.subarray(0, 20),
    continued: Buffer.concat([sent, last]),
  }))
    await expect(decrypted(bytes), name).rejects.toMatchObject({ code: 'bad_backup' })
})
