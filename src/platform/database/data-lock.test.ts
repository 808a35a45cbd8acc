import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../config/env'
import { lockData } from './data-lock'

describe('the data lock', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const held = {
    code: 'data_in_use',
    message: expect.stringMatching(
      new RegExp(
        `is in use by another Schoolhouse \\(process ${process.pid} on .+, started .+\\)\\. Stop that one`,
      ),
    ),
  }

  it('refuses a second process, naming the first, until it is released', async () => {
    const env = readEnv({ DATA_DIR: folder })
    const release = await lockData(env)
    await expect(lockData(env)).rejects.toMatchObject(held)
    release()
    const again = await lockData(env)
    again()
  })

  it('covers a database outside DATA_DIR', async () => {
    const DATABASE_URL = `file:${path.join(folder, 'shared.db')}`
    const release = await lockData(readEnv({ DATA_DIR: folder, DATABASE_URL }))
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'schoolhouse-lock-'))
    const first = await lockData(readEnv({ DATA_DIR: elsewhere }))
    first()
    const outside = readEnv({ DATA_DIR: elsewhere, DATABASE_URL: `file:${path.join(folder, 'outside.db')}` })
    const second = await lockData(outside)
    const other = mkdtempSync(path.join(tmpdir(), 'schoolhouse-lock-'))
    await expect(lockData({ ...outside, dataDir: other })).rejects.toMatchObject(held)
    second()
    release()
    for (const name of [elsewhere, other]) rmSync(name, { recursive: true, force: true })
  })

  it('lets nodes on PostgreSQL share DATA_DIR', async () => {
    const env = readEnv({ DATA_DIR: folder, DATABASE_URL: 'postgres://db/school' })
    const releases = [await lockData(env), await lockData(env)]
    for (const release of releases) release()
  })
})
