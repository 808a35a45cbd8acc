import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runNamed } from '../../../src/cms/commands/commands'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import type { Env } from '../../../src/config/env'
import { ArchiveWriter, readEntries, verifyBackup } from '../../../src/platform/backup/archive'
import { checkBackup } from '../../../src/platform/backup/check-backup'
import { readBackup } from '../../../src/platform/backup/encryption'
import { packPart } from '../../../src/platform/backup/parts'
import { type RestoreOptions, restoreBackup } from '../../../src/platform/backup/restore-backup'
import { writeBackup } from '../../../src/platform/backup/write-backup'
import { appliedMigrations, type Migration, migrate } from '../../../src/platform/database/migrate'
import { nameAsApplied, namesBeforeBaseline, returnToBaseline } from '../database/names-before-baseline'
import { createPage, createPicture, createSchool, createUser, pictureFile } from '../kit/content'
import { describeSite, openSecondNode, type Site } from '../kit/harness'

const version = '0.0.0-test'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-backup-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** All rows of all tables. */
const dump = async (site: Site): Promise<Record<string, string[]>> => {
  const names = await site.sql(
    site.dialect === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name"
      : 'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  )
  const tables: Record<string, string[]> = {}
  for (const { name } of names) {
    const rows = await site.sql(`select * from "${name}"`)
    tables[String(name)] = rows.map((row) => JSON.stringify({ ...row })).sort()
  }
  return tables
}

/** The checksums of all files below the data folder that belong to the content. */
const filesOf = ({ dataDir }: Env): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    if (/^(media|files|extracts)\//.test(name) && statSync(path.join(dataDir, name)).isFile())
      found[name] = createHash('sha256')
        .update(readFileSync(path.join(dataDir, name)))
        .digest('hex')
  return found
}

/**
 * What restoring must not leave behind, and refusing must not change. Without the lock and the files that
 * SQLite keeps beside a database while a connection is open: it removes them at a time of its own choice.
 */
const namesIn = ({ dataDir }: Env) =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^lock\.db|\.db-(wal|shm)$/.test(name),
  )

const collect = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** A backup with right checksums, whose first part of the database is something else. */
const withOtherDatabase = async (backup: Buffer): Promise<Buffer> => {
  const writer = new ArchiveWriter()
  const pieces: Buffer[] = []
  const { info } = await verifyBackup(readBackup(Readable.from([backup])))
  let isReplaced = false
  for await (const { path: name, body } of readEntries(readBackup(Readable.from([backup])))) {
    const bytes = await collect(body)
    if (name === 'backup.json') pieces.push(await collect(writer.info(info)))
    else if (name.startsWith('database/') && !isReplaced) {
      isReplaced = true
      pieces.push(await collect(writer.bytes(name, await packPart('no row, and no page'), 0)))
    } else if (name !== 'SHA256SUMS') pieces.push(await collect(writer.bytes(name, bytes, 0)))
  }
  return Buffer.concat([...pieces, await collect(writer.end(0))])
}

/** A migration of a later version. */
const oneMore: Migration = { name: '20990101_one_more', up: async () => {} }

describeSite('a backup', (open, dialect, once) => {
  let site: Site
  let saved: string
  let target: Site
  let count = 0
  const opened: Site[] = []

  const save = (bytes: Buffer): string => {
    const file = path.join(folder, `${dialect}-${++count}.tar`)
    writeFileSync(file, bytes)
    return file
  }
  const backUp = async (from: Site) => save(await collect(writeBackup(from.payload, from.env, { version })))

  /** A place without a site. */
  const newTarget = async () => {
    if (dialect === 'postgres') return open({ empty: true })
    const dataDir = mkdtempSync(path.join(folder, 'target-'))
    const database = { dialect, url: `file:${path.join(dataDir, 'schoolhouse.db')}` } as const
    return { ...site, env: { ...site.env, dataDir, database } }
  }
  const restore = (file: string, target: Site, options: Partial<RestoreOptions> = {}) =>
    restoreBackup(file, target.env, {
      force: false,
      migrations: migrationsOf(target.env),
      open: async () => ({ payload: target.payload, close: async () => {} }),
      ...options,
    })
  const reopen = async (target: Site) => {
    const node = await openSecondNode(target)
    opened.push(node)
    return node
  }

  beforeAll(async () => {
    site = await open()
    const { payload } = site
    await createUser(payload, 'administrator')
    const school = await createSchool(payload, { name: 'Maple “Harbour” \\ O’Neil\n2' })
    await payload.update({ collection: 'schools', id: school.id, data: { summary: 'Draft' }, draft: true })
    const page = await createPage(payload, { title: 'Über uns' })
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'Sobre nós' }, locale: 'pt' })
    await createPage(payload, { title: 'Not yet', _status: 'draft' })
    const picture = await createPicture(payload)
    await payload.update({ collection: 'media', id: picture.id, data: {}, file: await pictureFile(30, 20) })
  })
  afterAll(async () => {
    for (const node of opened) await node.close()
  })

  it('restores documents, drafts, versions and files as they were at one moment', async () => {
    const { payload } = site
    const picture = await createPicture(payload, 'Deleted during the backup')
    const expected = { rows: await dump(site), files: filesOf(site.env) }
    const pieces = writeBackup(payload, site.env, { version })
    const first = await pieces.next()
    await payload.delete({ collection: 'media', id: picture.id })
    await createPage(payload)
    await createPicture(payload)
    saved = save(Buffer.concat([first.value as Buffer, await collect(pieces)]))

    target = await newTarget()
    const { info, setAside, unknownTables } = await restore(saved, target)
    expect(info).toMatchObject({ version, database: dialect })
    expect([setAside, unknownTables]).toEqual([[], []])
    const restored = await reopen(target)
    expect(await dump(restored)).toEqual(expected.rows)
    expect(filesOf(restored.env)).toEqual(expected.files)
    expect(Object.keys(expected.files)).toContain(`media/${picture.filename}`)
    expect(namesIn(restored.env).filter((name) => /restore|part/.test(name))).toEqual([])

    // It is a site that goes on: ids continue, and drafts and versions are found.
    const { docs } = await restored.payload.find({ collection: 'pages', sort: '-id', draft: true, limit: 1 })
    const next = await createPage(restored.payload, { title: 'Made after the backup' })
    expect(next.id).toBeGreaterThan(docs[0]?.id ?? 0)
    expect((await restored.payload.findVersions({ collection: 'schools' })).totalDocs).toBeGreaterThan(1)
    await restored.close()
  })

  it('refuses a target with a site, and sets it aside with --force', async () => {
    const before = { names: namesIn(target.env), files: filesOf(target.env) }
    await expect(restore(saved, target)).rejects.toThrow(
      /There is a site already .* --force .* Nothing was changed/,
    )
    expect(namesIn(target.env)).toEqual(before.names)

    const { setAside } = await restore(saved, target, { force: true })
    expect(setAside[0]).toMatch(/before.restore/)
    const restored = await reopen(target)
    const where = { title: { equals: 'Made after the backup' } }
    expect((await restored.payload.count({ collection: 'pages', where })).totalDocs).toBe(0)
    expect(filesOf(restored.env)).toEqual(before.files)
    const [aside] = namesIn(target.env).filter((name) => /^backups\/before-restore-[^/]+$/.test(name))
    expect(existsSync(path.join(target.env.dataDir, aside ?? '', 'media'))).toBe(true)
  })

  once('brings its secret with --force, and keeps the one that was there aside', async () => {
    const env: Env = { ...target.env, payloadSecret: undefined }
    const file = path.join(env.dataDir, 'secret')
    writeFileSync(file, 'the secret of the site before')
    await restore(saved, { ...target, env }, { force: true })
    expect(readFileSync(file, 'utf8')).toBe(site.env.payloadSecret)
    const kept = namesIn(env).filter((name) => /^backups\/before-restore-[^/]+\/secret$/.test(name))
    expect(kept.map((name) => readFileSync(path.join(env.dataDir, name), 'utf8'))).toEqual([
      'the secret of the site before',
    ])
    await (await reopen(target)).close()
  })

  it('refuses a damaged one, one of a newer version or of another database, and changes nothing', async () => {
    const empty = await newTarget()
    const before = namesIn(empty.env)
    const whole = readFileSync(saved)
    const damaged = Buffer.from(whole)
    const at = damaged.indexOf('database/') + 512 + 40
    damaged[at] = (damaged[at] ?? 0) ^ 1
    await expect(restore(save(damaged), empty)).rejects.toThrow(
      /^The backup is damaged: the checksum of data/,
    )
    await expect(restore(save(whole.subarray(0, -4000)), empty)).rejects.toThrow(/^The backup is /)
    // The checksums of this one match.
    const wrong = save(await withOtherDatabase(whole))
    await expect(restore(wrong, empty)).rejects.toMatchObject({
      code: 'bad_backup',
      message: expect.stringMatching(/^The backup is damaged: its database cannot .* Nothing was changed\.$/),
    })
    await expect(
      checkBackup(
        () => readBackup(wrong),
        () => {},
      ),
    ).rejects.toThrow(/^The backup is damaged/)
    const migrations = migrationsOf(empty.env)
    await expect(restore(saved, empty, { migrations: migrations.slice(0, -1) })).rejects.toThrow(
      `made by a newer version of Schoolhouse (${version}, with the migration ${migrations.at(-1)?.name})`,
    )
    const other = dialect === 'sqlite' ? 'postgres' : 'sqlite'
    const env = { ...empty.env, database: { dialect: other, url: 'file:x.db' } } as Env
    await expect(restore(saved, { ...empty, env })).rejects.toThrow(
      /The backup is of a site on .* this one is on/,
    )
    expect(namesIn(empty.env)).toEqual(before)
    if (dialect === 'postgres') expect(await dump(empty)).toEqual({})
  })

  it('leaves the target as it was if the database cannot be loaded', async () => {
    if (dialect === 'sqlite') return
    const existing = await open()
    await createPage(existing.payload, { title: 'Still here' })
    const before = await dump(existing)
    const failing = { ...oneMore, up: () => Promise.reject(new Error('no')) }
    const later = await open()
    await migrate(later.payload, later.env, [...migrationsOf(later.env), oneMore])
    const migrations = [...migrationsOf(existing.env), failing]
    await expect(restore(await backUp(later), existing, { force: true, migrations })).rejects.toThrow(
      /failed \(no\)/,
    )
    expect(await dump(existing)).toEqual(before)
    await createPage(existing.payload)
  })

  it('of an older version is restored, and brought up to date at the next start', async () => {
    const old = await open()
    const known = migrationsOf(old.env)
    const upgraded = await newTarget()
    const { info } = await restore(await backUp(old), upgraded, { migrations: [...known, oneMore] })
    expect(info.migrations).toEqual(known.map(({ name }) => name))
    const node = await reopen(upgraded)
    await migrate(node.payload, node.env, [...known, oneMore])
    expect(await appliedMigrations(node.payload, node.env)).toEqual([
      ...known.map(({ name }) => name),
      oneMore.name,
    ])
    await createPage(node.payload)
  })

  it('of version 0.9.0 is restored, and one of before is refused with the version to restore it with', async () => {
    const old = await open()
    await createPage(old.payload, { title: 'Of 0.9.0' })
    const names = namesBeforeBaseline[dialect]
    await returnToBaseline(old)
    await nameAsApplied(old, names)
    const target = await newTarget()
    const file = await backUp(old)
    await checkBackup(
      () => readBackup(file),
      () => {},
    )
    await restore(file, target)
    const node = await reopen(target)
    expect(await dump(node)).toEqual(await dump(old))
    await migrate(node.payload, node.env, migrationsOf(node.env))
    await createPage(node.payload)

    await nameAsApplied(old, names.slice(0, -1))
    const empty = await newTarget()
    const before = namesIn(empty.env)
    await expect(restore(await backUp(old), empty)).rejects.toMatchObject({
      code: 'bad_backup',
      message: expect.stringMatching(
        /before 0\.9\.0\. Restore it with version 0\.9\.0 \(commit [0-9a-f]+\).* Nothing was changed\./,
      ),
    })
    expect(namesIn(empty.env)).toEqual(before)
  })

  once('is encrypted with BACKUP_PASSPHRASE, and restored with the same one only', async () => {
    const backupPassphrase = 'correct horse battery staple'
    const bytes = await collect(writeBackup(site.payload, { ...site.env, backupPassphrase }, { version }))
    expect(bytes.includes('backup.json')).toBe(false)
    const file = save(bytes)
    const empty = await newTarget()
    const before = namesIn(empty.env)
    const restoreWith = (given?: string) =>
      restore(file, { ...empty, env: { ...empty.env, backupPassphrase: given } })
    await expect(restoreWith()).rejects.toThrow(/encrypted. Set BACKUP_PASSPHRASE .* Nothing was changed/)
    await expect(restoreWith('another one, long enough')).rejects.toThrow(/^BACKUP_PASSPHRASE is not the one/)
    expect(namesIn(empty.env)).toEqual(before)
    const verified = await checkBackup(
      () => readBackup(file, backupPassphrase),
      () => {},
    )
    const { sums } = await restoreWith(backupPassphrase)
    expect(sums).toEqual(verified.sums)
    const restored = await reopen(empty)
    expect(await dump(restored)).toEqual(await dump(site))
    await restored.close()
  })

  it('is written by one at a time; an abandoned one leaves nothing behind', async () => {
    const pieces = writeBackup(site.payload, site.env, { version })
    await pieces.next()
    const temporary = () => readdirSync(site.env.dataDir).filter((name) => name.startsWith('.backup'))
    expect(temporary()).toHaveLength(1)
    expect(statSync(path.join(site.env.dataDir, temporary()[0] ?? '')).mode & 0o777).toBe(0o700)
    await expect(writeBackup(site.payload, site.env, { version }).next()).rejects.toThrow(
      'Another backup is being written',
    )
    await pieces.return(undefined)
    expect(temporary()).toEqual([])
    await verifyBackup(readBackup(await backUp(site)))
  })

  it('is written and restored by the commands, while the site runs', async () => {
    const run = async (command: string, { dataDir, database }: Env, ...given: string[]) => {
      const args = ['--conditions=production', 'scripts/command.mjs', command, ...given]
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'fatal' }
      return (await promisify(execFile)(process.execPath, args, { env })).stdout
    }
    const secret = 'the secret of the site, long enough'
    writeFileSync(path.join(site.env.dataDir, 'secret'), secret)
    const file = path.join(folder, `${dialect}-command.tar`)
    const said = await run('backup', site.env, file)
    expect(said).toMatch(/^Copying the database\n/)
    expect(said).toMatch(/all checksums match\.\nIt contains personal data/)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    // Verifying reads the file alone.
    if (dialect === 'sqlite')
      expect(await run('restore', site.env, file, '--verify')).toMatch(
        /is complete: \d+ files, .*all checksums match, and the database can be read\.\n$/,
      )
    const empty = await newTarget()
    expect(await run('restore', empty.env, file)).toMatch(/Now start the site: npm start\n$/)
    const restored = await reopen(empty)
    const { backups, ...rows } = await dump(site)
    // The site has noted the backup since.
    expect(backups).toHaveLength(1)
    expect(await dump(restored)).toEqual({ ...rows, backups: [] })
    expect(filesOf(restored.env)).toEqual(filesOf(site.env))
    expect(readFileSync(path.join(empty.env.dataDir, 'secret'), 'utf8')).toBe(secret)
    // On a busy machine each command takes half a minute to load.
  }, 300_000)

  once('names a file that is there, or is missing, before it does anything', async () => {
    const said: string[] = []
    const print = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
    expect([
      await runNamed('backup', [saved]),
      await runNamed('restore', [`${saved}x`]),
      await runNamed('backup', []),
    ]).toEqual([1, 1, 1])
    print.mockRestore()
    expect(said[0]).toMatch(/tar exists\.\n\nnpm run backup -- FILE/)
    expect(said[1]).toMatch(/^There is no file .*tarx\.\n\nnpm run restore -- FILE/)
    expect(said[2]).toMatch(/^Name one file\./)
  })

  once('does not take more memory for a large file', async () => {
    const large = path.join(site.env.dataDir, 'media', 'large.bin')
    writeFileSync(large, 'x')
    truncateSync(large, 300 * 1024 * 1024)
    const before = process.memoryUsage().arrayBuffers
    let [most, total, longest] = [0, 0, 0]
    for await (const piece of writeBackup(site.payload, site.env, { version })) {
      total += piece.length
      longest = Math.max(longest, piece.length)
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }
    rmSync(large)
    expect(total).toBeGreaterThan(300 * 1024 * 1024)
    expect(longest).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(most / 1024 / 1024).toBeLessThan(150)
  })
})
