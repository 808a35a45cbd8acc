import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { restoreAtStart } from '../../../src/cms/restore-at-start'
import type { Env } from '../../../src/config/env'
import { writeBackupFile } from '../../../src/features/backups/backups.server'
import { backupCard } from '../../../src/features/backups/dashboard-card.server'
import { noteRestore } from '../../../src/features/backups/restore/note-restore.server'
import {
  heldBackup,
  type RestoreRequest,
  readRestoreRequest,
  readRestoreResult,
  writeRestoreRequest,
} from '../../../src/platform/backup/restore-request'
import type { Role } from '../../../src/platform/payload/access'
import type { User } from '../../../src/platform/payload/payload-types'
import { createPage, createPicture, createUser, password, sessionToken } from '../kit/content'
import { describeOn, openSecondNode, type Site } from '../kit/harness'

// One restore from the choice in the panel to the site that has started again; the tests follow each other.
describeOn('sqlite', 'restoring in the panel', (open) => {
  let site: Site
  let env: Env
  let administrator: User
  let headers: Record<string, string>
  let request: RestoreRequest

  const chosen = 'backup-2026-01-01.tar'
  const quiet = () => {}
  const logIn = async ({ email }: User) => {
    const answer = await site.rest('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { authorization: `JWT ${sessionToken(answer)}`, 'accept-language': 'en' }
  }
  const call = async (name: string, body: object, as = headers) => {
    const answer = await site.rest(`/api/backups/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as },
      body: JSON.stringify(body),
    })
    const json = await answer.json()
    return { status: answer.status, json, said: json.errors?.[0]?.message as string | undefined }
  }
  const restore = (given: object = {}) =>
    call('restore', { name: chosen, word: 'restore', currentPassword: password, ...given })
  const pages = async () => (await site.payload.find({ collection: 'pages' })).docs.map(({ id }) => id).sort()
  const setAside = () =>
    readdirSync(path.join(env.dataDir, 'backups')).filter((name) => name.startsWith('before-restore-'))
  const safety = () => readdirSync(env.backupDir).filter((name) => name.startsWith('before-restore-'))
  const start = async () => {
    await site.close()
    await restoreAtStart(env, quiet)
    site = await openSecondNode(site)
    site.payload.logger.level = 'silent'
  }
  let kept: number[]
  let later: number[]

  beforeAll(async () => {
    site = await open()
    env = site.env
    administrator = await createUser(site.payload, 'administrator')
    headers = await logIn(administrator)
    await createPage(site.payload)
    await createPicture(site.payload)
    kept = await pages()
    const file = path.join(env.backupDir, chosen)
    await writeBackupFile(site.payload, env, { file, way: 'schedule', replaces: true })
    await createPage(site.payload)
    later = await pages()
    return async () => site.close()
  })

  it('is for administrators', async () => {
    const roles: Role[] = ['editor', 'moderator', 'accountant']
    for (const role of roles) {
      const as = await logIn(await createUser(site.payload, role))
      const given = { name: chosen, word: 'restore', currentPassword: password }
      for (const name of ['inspect', 'restore', 'withdraw'])
        expect([role, name, (await call(name, given, as)).status]).toEqual([role, name, 403])
    }
    expect(await readRestoreRequest(env)).toBeUndefined()
  })

  it('tells what a backup contains, and only of those in the folder', async () => {
    const { json } = await call('inspect', { name: chosen })
    expect(json).toMatchObject({ pages: kept.length, enrolments: 0, newEnrolments: 0 })
    expect(json.files).toBeGreaterThan(0)
    for (const name of ['../site.db', '/etc/passwd', 'backup-2026-01-02.tar', 'mine.tar'])
      expect((await call('inspect', { name })).status).toBe(404)
  })

  it('asks for the password and the word', async () => {
    for (const wrong of [
      { currentPassword: 'not this one' },
      { currentPassword: '' },
      { word: '' },
      { word: 'yes' },
    ])
      expect((await restore(wrong)).status).toBe(400)
    expect(await readRestoreRequest(env)).toBeUndefined()
    expect(safety()).toEqual([])
  })

  it('refuses a damaged backup with the reason', async () => {
    const bytes = readFileSync(path.join(env.backupDir, chosen))
    const at = bytes.indexOf('database/') + 600
    bytes[at] = (bytes[at] ?? 0) ^ 255
    writeFileSync(path.join(env.backupDir, 'backup-2025-12-31.tar'), bytes)
    for (const answer of [
      await call('inspect', { name: 'backup-2025-12-31.tar' }),
      await restore({ name: 'backup-2025-12-31.tar' }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.said).toMatch(/cannot be restored: The backup is damaged/)
    }
    expect(await readRestoreRequest(env)).toBeUndefined()
    expect(readdirSync(path.join(env.dataDir, 'restore'))).toEqual([])
    expect(safety()).toEqual([])
  })

  it('saves the present state, and can be called off', async () => {
    expect(await restore()).toMatchObject({ status: 200, json: { restarts: false } })
    expect(safety()).toHaveLength(1)
    expect((await call('withdraw', {})).json).toEqual({ waits: true })
    await start()
    expect(await pages()).toEqual(later)
    expect(await readRestoreResult(env)).toBeUndefined()
  })

  it('survives a crash of the start, also in the middle of the exchange', async () => {
    headers = await logIn(administrator)
    expect((await restore()).status).toBe(200)
    // The folder may lose the chosen backup meanwhile.
    rmSync(path.join(env.backupDir, chosen))
    request = (await readRestoreRequest(env)) as RestoreRequest
    expect(request).toMatchObject({ backup: chosen, attempts: 0, isReplacing: false })
    await site.close()
    // Killed after the database was moved away, and before that of the backup was in its place.
    renameSync(path.join(env.dataDir, 'site.db'), path.join(env.dataDir, 'moved.db'))
    await writeRestoreRequest(env, { ...request, attempts: 5, isReplacing: true })
    await start()
    expect(await pages()).toEqual(kept)
    expect(await readRestoreResult(env)).toMatchObject({
      id: request.id,
      backup: chosen,
      by: { email: administrator.email },
    })
    expect(readdirSync(path.join(env.dataDir, 'restore'))).toEqual(['result.json'])
  })

  it('is done once, and noted once', async () => {
    await createPage(site.payload)
    const [before, aside] = [await pages(), setAside()]
    // Killed after the restore, before the request was removed.
    await writeRestoreRequest(env, request)
    await start()
    await start()
    expect(await pages()).toEqual(before)
    expect(setAside()).toEqual(aside)
    for (let times = 0; times < 2; times++) await noteRestore(site.payload, env)
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { event: { equals: 'restore' } },
    })
    expect(docs.map(({ who, subject }) => [who, subject])).toEqual([
      [`${administrator.name} (${administrator.email})`, chosen],
    ])
  })

  it('changes nothing if it fails, or is killed again and again, and says so', async () => {
    headers = await logIn(administrator)
    const before = await pages()
    const [name] = safety()
    expect((await restore({ name })).status).toBe(200)
    const asked = (await readRestoreRequest(env)) as RestoreRequest
    // Another name of the same file, so it is replaced and not changed.
    rmSync(heldBackup(env))
    writeFileSync(heldBackup(env), 'something else')
    await start()
    expect(await pages()).toEqual(before)
    expect((await readRestoreResult(env))?.failure).toMatch(/Nothing was changed/)
    const req = await createLocalReq({ user: { ...administrator, collection: 'users' } }, site.payload)
    expect((await backupCard(req)).map(({ text }) => text)).toContain('restore of a backup has failed')

    await writeRestoreRequest(env, { ...asked, id: 'another', attempts: 3 })
    await start()
    expect(await pages()).toEqual(before)
    expect((await readRestoreResult(env))?.failure).toMatch(/interrupted 3 times/)
    expect(await readRestoreRequest(env)).toBeUndefined()
  })
})
