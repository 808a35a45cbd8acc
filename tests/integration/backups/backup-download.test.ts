import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { readDailySettings } from '../../../src/features/backups/daily-settings.server'
import { backupCard } from '../../../src/features/backups/dashboard-card.server'
import { runDailyBackup } from '../../../src/features/backups/schedule.server'
import { verifyBackup } from '../../../src/platform/backup/archive'
import { readBackup } from '../../../src/platform/backup/encryption'
import type { User } from '../../../src/platform/payload/payload-types'
import { createPicture, createUser, password, sessionToken } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'

describeOnBoth('downloading a backup', (open, _dialect, once) => {
  let site: Site
  let administrator: User
  let headers: Record<string, string>

  const logIn = async ({ email }: User) => {
    const answer = await site.rest('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { authorization: `JWT ${sessionToken(answer)}`, 'accept-language': 'en' }
  }
  const ask = async (as: Record<string, string>, given: object = { password }) => {
    const answer = await site.rest('/api/backups/permit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as },
      body: JSON.stringify(given),
    })
    return { status: answer.status, json: await answer.json() }
  }
  const permit = async (as = headers): Promise<string> => (await ask(as)).json.address
  const get = (address: string, as = headers) => site.rest(address, { headers: as })
  const records = async () =>
    (await site.payload.find({ collection: 'backups', sort: '-createdAt' })).docs.map(
      ({ way, by, size, problem }) => ({ way, by, size, problem }),
    )
  const temporary = () => readdirSync(site.env.dataDir).filter((name) => name.startsWith('.backup'))
  const today = async (user: User) => {
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, site.payload)
    return (await backupCard(req)).map(({ figure, text, urgent }) => `${figure} ${text}${urgent ? '!' : ''}`)
  }

  beforeAll(async () => {
    site = await open()
    administrator = await createUser(site.payload, 'administrator')
    headers = await logIn(administrator)
    await createPicture(site.payload)
  })

  once('is for administrators who enter their password', async () => {
    const editor = await createUser(site.payload, 'editor')
    const others = [{}, await logIn(editor), await logIn(await createUser(site.payload, 'moderator'))]
    for (const as of others) {
      expect((await ask(as)).status).toBe(403)
      expect((await get('/api/backups/download', as)).status).toBe(403)
      expect((await get(await permit(), as)).status).toBe(403)
      expect((await site.rest('/api/backups', { headers: as })).status).toBe(403)
    }
    for (const wrong of [{}, { password: '' }, { password: 'not this one' }, { password: 3 }])
      expect((await ask(headers, wrong)).status).toBe(400)
    expect((await get('/api/backups/download')).status).toBe(403)
    expect((await get('/api/backups/download?permit=1.2.3.4')).status).toBe(403)
    const forged = (await permit()).replace(/.{4}$/, 'AAAA')
    expect((await get(forged)).status).toBe(403)
    expect(await records()).toEqual([])
    // The first daily one comes by itself.
    expect(await today(administrator)).toEqual([])
    await site.payload.updateGlobal({ slug: 'backup-settings', data: { isOn: false } })
    expect(await today(administrator)).toEqual(['0 backups so far'])
    await site.sql('delete from backup_settings')
    expect(await today(editor)).toEqual([])
  })

  it('sends the whole site once per permit, and notes who has it', async () => {
    const address = await permit()
    const colleague = await logIn(await createUser(site.payload, 'administrator'))
    expect((await get(address, colleague)).status).toBe(403)
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="backup-[\d-]+\.tar"$/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-download-'))
    writeFileSync(path.join(folder, 'backup.tar'), bytes)
    const { sums } = await verifyBackup(readBackup(path.join(folder, 'backup.tar')))
    rmSync(folder, { recursive: true })
    expect([...sums.keys()].some((name) => name.startsWith('media/picture-'))).toBe(true)

    expect((await get(address)).status).toBe(403)
    const by = `${administrator.name} (${administrator.email})`
    expect(await records()).toEqual([{ way: 'download', by, size: bytes.length, problem: null }])
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      where: { event: { equals: 'backup' } },
    })
    expect(docs.map(({ who }) => who)).toEqual([by])
    expect(await today(administrator)).toEqual([])
  })

  once('refuses a second one meanwhile, and cleans up when the client leaves', async () => {
    const first = await get(await permit())
    const reader = first.body?.getReader()
    await reader?.read()
    expect(temporary()).toHaveLength(1)
    const second = await get(await permit())
    expect(second.status).toBe(409)
    expect((await second.json()).errors[0].message).toMatch(/^Another backup is being written just now/)
    await reader?.cancel()
    expect(temporary()).toEqual([])
    expect((await records()).map(({ problem }) => problem)).toEqual(['stopped', null])
    expect(await today(administrator)).toEqual([])
    const third = await get(await permit())
    expect(third.status).toBe(200)
    await third.body?.cancel()
  })

  it('is mentioned on the first screen when it is old or has failed', async () => {
    const age = (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000 - 1000).toISOString()
      return site.sql(`update backups set created_at = '${at}'`)
    }
    await age(6)
    expect(await today(administrator)).toEqual([])
    await age(9)
    expect(await today(administrator)).toEqual(['9 days since the last backup'])
    await age(40)
    expect(await today(administrator)).toEqual(['40 days since the last backup!'])
    await age(1)
    await site.payload.create({ collection: 'backups', data: { way: 'command', size: 0, problem: 'failed' } })
    expect(await today(administrator)).toEqual(['1 backup has failed!'])
  })

  it('is also written every day by the site, into a folder, which keeps the newest', async () => {
    const { payload, env } = site
    const { signal } = new AbortController()
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
    const run = (now = noon) => runDailyBackup(payload, env, signal, now)
    const set = (data: object) => payload.updateGlobal({ slug: 'backup-settings', data: data as never })
    await site.sql('delete from backups')
    // Nobody has chosen: daily, but not before the hour has come once since the site is there.
    await site.sql('delete from backup_settings')
    expect(await readDailySettings(payload)).toMatchObject({ isOn: true, hour: 3, keep: 14, isChosen: false })
    const setUp = (at: Date) => site.sql(`update payload_migrations set created_at = '${at.toISOString()}'`)
    await setUp(noon)
    expect(await run(new Date(noon.getTime() + 1000))).toBe(false)
    await set({ isOn: false })
    expect(await run()).toBe(false)
    await site.sql('delete from backup_settings')
    await setUp(new Date(noon.getTime() - 86_400_000))
    expect(await run()).toBe(true)
    await site.sql('delete from backups')
    await site.sql("delete from claims where key like 'daily-backup%'")
    await set({ isOn: true, hour: 12, keep: 1 })
    expect(await run(new Date(noon.getTime() - 1000))).toBe(false)

    mkdirSync(env.backupDir, { recursive: true })
    for (const name of ['backup-2020-01-01.tar', 'mine.tar'])
      writeFileSync(path.join(env.backupDir, name), '')
    // Two nodes at the same time.
    expect((await Promise.all([run(), run()])).sort()).toEqual([false, true])
    const name = `backup-${noon.toISOString().slice(0, 10)}.tar`
    expect(readdirSync(env.backupDir).sort()).toEqual([name, 'mine.tar'])
    await verifyBackup(readBackup(path.join(env.backupDir, name)))
    expect((await records()).map(({ way, problem }) => [way, problem])).toEqual([['schedule', null]])
    await site.sql("update backups set created_at = '2099-01-01T00:00:00.000Z'")
    expect(await run()).toBe(false)

    // A folder that cannot be written.
    await site.sql('delete from backups')
    await site.sql("delete from claims where key like 'daily-backup%'")
    const blocked = { ...env, backupDir: path.join(env.dataDir, 'backups/daily', name) }
    await expect(runDailyBackup(payload, blocked, signal, noon)).rejects.toThrow()
    expect(await today(administrator)).toEqual(['1 backup has failed!'])
    const { docs } = await payload.find({ collection: 'backups', where: { problem: { equals: 'failed' } } })
    expect(docs.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^ENOTDIR|^EEXIST/)])
  })
})
