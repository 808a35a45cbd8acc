import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '../../../src/config/env'
import { createRestoreFolder } from '../../../src/platform/backup/restore-folder'
import { queueMail } from '../../../src/platform/mail/queue'

describe('starting', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-test-'))
    for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'PUBLIC_URL', 'SMTP_URL']) vi.stubEnv(name, '')
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('SEED_DEMO', '0')
    vi.stubEnv('LOG_LEVEL', 'silent')
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async () => {
    // Payload keeps its instance, which an earlier start has closed.
    ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
    vi.resetModules()
    const { startCms } = await import('../../../src/cms/start')
    return startCms(readEnv(process.env))
  }

  it('reports what to check if the file is not a database, and does not change the file', async () => {
    const file = path.join(folder, 'schoolhouse.db')
    writeFileSync(file, 'this is a letter, not a database. '.repeat(100))
    await expect(start()).rejects.toMatchObject({
      name: 'AppError',
      code: 'bad_database',
      message: expect.stringMatching(/schoolhouse\.db cannot be used .* Check DATABASE_URL/),
    })
    expect(statSync(file).size).toBe(3400)
  })

  it('creates the secret, schema and administrator, and starts scheduled publishing', async () => {
    vi.stubEnv('ADMIN_EMAIL', 'ada@school.example')
    vi.stubEnv('ADMIN_PASSWORD', 'correct horse battery')
    const { payload, stop } = await start()
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
    const { docs } = await payload.find({ collection: 'users' })
    expect(docs).toMatchObject([{ email: 'ada@school.example', role: 'administrator' }])
    expect((await payload.count({ collection: 'schools' })).totalDocs).toBe(0)
    expect(payload.crons).toHaveLength(1)
    await stop()
  })

  it('removes what a killed restore has left, and queues mails again that were being sent', async () => {
    const first = await start()
    await queueMail(first.payload, { to: 'ana@x.example', subject: 'Hello', text: 'Hello' })
    await first.payload.update({
      collection: 'outgoing-mail',
      where: { id: { exists: true } },
      data: { state: 'sending' },
    })
    await first.stop()
    mkdirSync(path.join(folder, '.restore-1', 'media'), { recursive: true })
    const running = await createRestoreFolder(folder)
    for (const name of ['.restore-2.tar', 'schoolhouse.db.restore', 'schoolhouse.db.restore-journal'])
      writeFileSync(path.join(folder, name), 'personal data')

    const { payload, stop } = await start()
    expect(readdirSync(folder).filter((name) => name.includes('restore'))).toEqual([
      path.basename(running.folder),
    ])
    await running.remove()
    const { docs } = await payload.find({ collection: 'outgoing-mail' })
    expect(docs).toMatchObject([{ subject: 'Hello', state: 'queued' }])
    await stop()
  })
})
