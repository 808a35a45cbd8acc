import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from './env'
import { prepareDataDir, readSecret } from './secret'

describe('the secret of a site', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const envFor = (dataDir: string, more: Record<string, string> = {}) =>
    readEnv({ DATA_DIR: dataDir, ...more })

  it('is generated once, readable by this user alone, and kept', () => {
    const env = envFor(path.join(folder, 'a/b'))
    expect(readSecret(env)).toBeUndefined()
    prepareDataDir(env)
    const secret = readSecret(env)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(path.join(env.dataDir, 'secret')).mode & 0o777).toBe(0o600)
    prepareDataDir(env)
    expect(readSecret(env)).toBe(secret)
  })

  it('lies in a folder that other users cannot read, also in one from an earlier version', () => {
    const env = envFor(path.join(folder, 'data'))
    mkdirSync(path.join(env.dataDir, 'media'), { recursive: true, mode: 0o755 })
    chmodSync(env.dataDir, 0o755)
    for (const name of ['schoolhouse.db', 'media/a.jpg', 'notes.sh']) {
      writeFileSync(path.join(env.dataDir, name), '')
      chmodSync(path.join(env.dataDir, name), 0o755)
    }
    prepareDataDir(env)
    const mode = (name: string) => (statSync(path.join(env.dataDir, name)).mode & 0o777).toString(8)
    expect(['.', 'media', 'schoolhouse.db', 'media/a.jpg', 'secret'].map(mode)).toEqual([
      '700',
      '700',
      '600',
      '600',
      '600',
    ])
    // Not ours.
    expect(mode('notes.sh')).toBe('755')
  })

  it('differs between sites', () => {
    const [one, two] = [envFor(path.join(folder, 'one')), envFor(path.join(folder, 'two'))]
    prepareDataDir(one)
    prepareDataDir(two)
    expect(readSecret(one)).not.toBe(readSecret(two))
  })

  it('is the configured one, which is not written to disk', () => {
    const env = envFor(folder, { PAYLOAD_SECRET: 'x'.repeat(32) })
    prepareDataDir(env)
    expect(readSecret(env)).toBe('x'.repeat(32))
    expect(() => readFileSync(path.join(folder, 'secret'))).toThrow('ENOENT')
  })

  it('needs a writable folder; the error says so', () => {
    // A file where the folder should be stops every user, root included.
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(() => prepareDataDir(envFor(path.join(file, 'data')))).toThrow(
      expect.objectContaining({
        code: 'bad_configuration',
        message: expect.stringMatching(
          /^The data folder .*file.data cannot be written .* Set DATA_DIR to .*\.$/,
        ),
      }),
    )
  })
})
