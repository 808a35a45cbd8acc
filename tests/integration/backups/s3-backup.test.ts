import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { type Env, readEnv } from '../../../src/config/env'
import { runDailyBackup } from '../../../src/features/backups/schedule.server'
import { verifyBackup } from '../../../src/platform/backup/archive'
import { restoreBackup } from '../../../src/platform/backup/restore-backup'
import { writeBackup } from '../../../src/platform/backup/write-backup'
import { fileNames } from '../../../src/platform/payload/uploads/file-names'
import { bucketFile, createFiles } from '../../../src/platform/storage/create-files'
import { type FileStore, filesOf } from '../../../src/platform/storage/file-store'
import { syncFiles } from '../../../src/platform/storage/sync-files'
import { pictureFile } from '../kit/content'
import { describeOn, describeOnBoth, openSecondNode, type Site } from '../kit/harness'
import { type S3Server, startS3 } from '../kit/s3-server'

let s3: S3Server
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-s3-backup-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const content = async (files: FileStore): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const kind of ['media/', 'files/', 'extracts/'])
    for (const { path: name } of await files.list(kind))
      found[name] = (await files.read(name))?.toString('base64') ?? ''
  return found
}

describeOnBoth('a backup of a site whose files are in a bucket', (open, dialect, once) => {
  let site: Site
  beforeAll(async () => {
    site = await open({ env: { ...s3.env, S3_PREFIX: `backup/${dialect}` } })
    for (const width of [300, 310])
      await site.payload.create({
        collection: 'media',
        data: { alt: 'A picture' },
        file: await pictureFile(width, 200),
      })
  })

  it('has these files, and puts them into the bucket of the restored site', async () => {
    const file = path.join(folder, `${dialect}.tar`)
    const pieces: Buffer[] = []
    for await (const piece of writeBackup(site.payload, site.env, { version: '1' })) pieces.push(piece)
    writeFileSync(file, Buffer.concat(pieces))
    const expected = await content(filesOf(site.payload))
    expect(Object.keys(expected).length).toBe(8)

    const empty = await open({ empty: true, env: { ...s3.env, S3_PREFIX: `restored/${dialect}` } })
    const target: Env =
      dialect === 'postgres'
        ? empty.env
        : { ...empty.env, database: { dialect, url: `file:${empty.env.dataDir}/schoolhouse.db` } }
    const restore = (force: boolean, progress = (_phase: string) => {}) =>
      restoreBackup(file, target, {
        force,
        progress,
        migrations: migrationsOf(target),
        open: async () => ({ payload: empty.payload, close: async () => {} }),
      })
    const restored = createFiles(target)
    await restored.write('media/other.jpg', Buffer.from('of another site'))
    await expect(restore(false)).rejects.toThrow(/There is a site already \(s3:\/\/school\/restored/)
    expect(Object.keys(await content(restored))).toEqual(['media/other.jpg'])

    const tables = () =>
      dialect === 'sqlite'
        ? existsSync(`${empty.env.dataDir}/schoolhouse.db`)
        : empty.sql("select count(*) from information_schema.tables where table_schema = 'public'")
    const before = await tables()
    let stopping: Promise<void> | undefined
    const stopAtDatabase = (phase: string) => {
      if (phase === 'database') stopping ??= s3.stop()
    }
    await expect(restore(true, stopAtDatabase)).rejects.toThrow(/cannot be reached.*Nothing was changed/)
    await stopping
    await s3.start()
    expect(Object.keys(await content(restored))).toEqual(['media/other.jpg'])
    expect(await tables()).toEqual(before)

    const { setAside } = await restore(true)
    expect(await content(restored)).toEqual(expected)
    const aside = setAside.find((place) => place.startsWith('s3://'))
    const kept = bucketFile(target, `${aside}/media/other.jpg`)
    expect(String(await kept?.folder.read('other.jpg'))).toBe('of another site')
    const node = await openSecondNode(
      { ...empty, env: target },
      { ...s3.env, S3_PREFIX: `restored/${dialect}` },
    )
    expect((await node.payload.count({ collection: 'media' })).totalDocs).toBe(2)
    await node.close()
  })

  once('is written into a bucket every day, which keeps the newest', async () => {
    const { payload } = site
    const env = { ...site.env, backupBucket: `s3://school/daily/${dialect}` }
    const { signal } = new AbortController()
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
    const name = `backup-${noon.toISOString().slice(0, 10)}.tar`
    await payload.updateGlobal({ slug: 'backup-settings', data: { isOn: true, hour: 1, keep: 1 } })
    const place = bucketFile(env, `${env.backupBucket}/${name}`)?.folder
    if (!place) throw new Error('no bucket')
    for (const other of ['backup-2020-01-01.tar', 'mine.tar']) await place.write(other, Buffer.from('old'))
    expect(await runDailyBackup(payload, env, signal, noon)).toBe(true)
    const found = await place.list('')
    expect(found.map((file) => file.path).sort()).toEqual([name, 'mine.tar'])
    const { sums } = await verifyBackup(place.download(name))
    expect([...sums.keys()].some((key) => key.startsWith('media/'))).toBe(true)
    const { docs } = await payload.find({ collection: 'backups' })
    const [size] = found.flatMap((file) => (file.path === name ? file.size : []))
    expect(docs).toMatchObject([{ way: 'schedule', problem: null, size }])
  })
})

describeOn('sqlite', 'npm run media -- sync', (open) => {
  it('copies what documents have, and not what was deleted', async () => {
    const { env, payload } = await open()
    const file = await pictureFile(300, 200)
    const picture = await payload.create({ collection: 'media', data: { alt: 'A picture' }, file })
    const disk = createFiles({ ...env, s3: undefined })
    await disk.write('media/deleted.jpg', Buffer.from('deleted after the site has moved to the bucket'))
    const variables = {
      ...{ ...s3.env, S3_PREFIX: 'sync-command', DATA_DIR: env.dataDir, DATABASE_URL: env.database.url },
      PAYLOAD_SECRET: 'only for tests, and long enough for that',
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=production', 'scripts/command.mjs', 'media', 'sync'],
      { env: { NODE_ENV: 'production', PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...variables } },
    )
    const names = fileNames(picture).map((name) => `media/${name}`)
    expect(stdout).toContain(`${names.length} files copied`)
    expect(stdout).toContain('1 were left out')
    const { 'media/deleted.jpg': _deleted, ...expected } = await content(disk)
    expect(Object.keys(expected).sort()).toEqual(names.sort())
    expect(await content(createFiles(readEnv(variables)))).toEqual(expected)
  })

  it('copies what is missing, continues, leaves the source, and copies back', async () => {
    const dataDir = path.join(folder, 'data')
    const env = readEnv({ ...s3.env, S3_PREFIX: 'sync', DATA_DIR: dataDir })
    const [disk, bucket] = [createFiles({ ...env, s3: undefined }), createFiles(env)]
    const named = new Set(['media/one.jpg', 'media/zwei ü.webp', 'files/three.pdf', 'extracts/town.osm'])
    for (const name of named) await disk.write(name, Buffer.from(`bytes of ${name}`))
    await disk.write('media/.added-1', Buffer.from('{}'))
    expect(await syncFiles(disk, bucket, { named })).toMatchObject({ copied: 4, unnamed: 0 })
    const { 'media/.added-1': _note, ...expected } = await content(disk)
    expect(await content(bucket)).toEqual(expected)

    // As if it was interrupted: one is missing, one is not whole.
    await bucket.remove(['media/one.jpg'])
    await bucket.write('files/three.pdf', Buffer.from('by'))
    const soon = Date.now() / 1000 + 60
    utimesSync(path.join(dataDir, 'files/three.pdf'), soon, soon)
    expect(await syncFiles(disk, bucket, { named })).toMatchObject({ copied: 2, same: 2, newer: [] })
    expect(await content(bucket)).toEqual(expected)

    // Replaced in the panel after the site has moved to the bucket.
    await bucket.write('media/one.jpg', Buffer.from('a newer picture'))
    const old = Date.now() / 1000 - 3600
    utimesSync(path.join(dataDir, 'media/one.jpg'), old, old)
    expect(await syncFiles(disk, bucket, { named })).toMatchObject({ copied: 0, newer: ['media/one.jpg'] })
    expect(await syncFiles(bucket, disk, { named })).toMatchObject({ copied: 1 })
    expect(readFileSync(path.join(dataDir, 'media/one.jpg'), 'utf8')).toBe('a newer picture')
  })
})
