import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import type { Payload } from 'payload'
import type { Env } from '../../../config/env'
import { badBackup } from '../../../platform/backup/archive'
import { checkBackup } from '../../../platform/backup/check-backup'
import { readBackup } from '../../../platform/backup/encryption'
import { appliedMigrations } from '../../../platform/database/migrate'

export interface StoredBackup {
  name: string
  size: number
  writtenAt: string
}

/** What is told about a backup before it is restored. */
export interface BackupContents {
  createdAt: string
  version: string
  pages: number
  enrolments: number
  files: number
  /** Enrolments of the present site that the backup does not have. */
  newEnrolments: number
}

const ours = /^(backup-\d{4}-\d\d-\d\d|before-restore-\d{8}T\d{9}Z)\.tar(\.enc)?$/

/** The panel restores sites on SQLite, which have one process, from a folder. Others are restored by command. */
export const canRestoreHere = ({ database, backupBucket }: Env): boolean =>
  database.dialect === 'sqlite' && !backupBucket

/** Backups that the site has written into the folder, newest first. */
export const listStoredBackups = async ({ backupDir }: Env): Promise<StoredBackup[]> => {
  const names = (await readdir(backupDir).catch(() => [])).filter((name) => ours.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(path.join(backupDir, name))
      return { name, size, writtenAt: mtime.toISOString() }
    }),
  )
  return found.sort((a, b) => b.writtenAt.localeCompare(a.writtenAt))
}

/** The path of a backup of the list; undefined for any other name. */
export const storedBackup = async (env: Env, name: string): Promise<string | undefined> =>
  (await listStoredBackups(env)).some((each) => each.name === name)
    ? path.join(env.backupDir, name)
    : undefined

const countRows = async (database: string, table: 'pages' | 'enrolments'): Promise<number> => {
  const client = createClient({ url: `file:${database}` })
  try {
    return Number((await client.execute(`select count(*) as count from ${table}`)).rows[0]?.count)
  } finally {
    client.close()
  }
}

/** Checks a backup completely, as `npm run restore -- --verify`, and that this version can restore it here. */
export const inspectBackup = async (payload: Payload, env: Env, file: string): Promise<BackupContents> => {
  let [pages, enrolments] = [0, 0]
  const { info, sums } = await checkBackup(
    () => readBackup(file, env.backupPassphrase),
    () => {},
    async (database) => {
      pages = await countRows(database, 'pages')
      enrolments = await countRows(database, 'enrolments')
    },
  )
  if (info.database !== env.database.dialect) throw badBackup('The backup is of the other kind of database.')
  const known = await appliedMigrations(payload, env)
  if (!info.migrations.every((name) => known.includes(name)))
    throw badBackup(`The backup was made by a newer version of Schoolhouse (${info.version}).`)
  const { totalDocs } = await payload.count({
    collection: 'enrolments',
    where: { createdAt: { greater_than: info.createdAt } },
  })
  const files = [...sums.keys()].filter((name) => /^(media|files|private)\//.test(name)).length
  const { createdAt, version } = info
  return { createdAt, version, pages, enrolments, files, newEnrolments: totalDocs }
}
