import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '../../config/env'

// A restore that an administrator has asked for in the panel. The running site has the database open and its content in memory, so
// the next start restores, before anything is opened. Everything about it is in DATA_DIR/restore.

const person = z.object({ name: z.string(), email: z.string() })

const requestSchema = z.object({
  id: z.string(),
  by: person,
  at: z.iso.datetime(),
  /** The name of the chosen backup, and of the one that was made of the site before. */
  backup: z.string(),
  before: z.string(),
  /** How many starts have begun it. */
  attempts: z.number().int(),
  /** The site is being replaced: from here on it can only be completed. */
  isReplacing: z.boolean(),
})

const resultSchema = requestSchema.pick({ id: true, by: true, backup: true, before: true }).extend({
  at: z.iso.datetime(),
  /** Why nothing was restored. Absent: it was. */
  failure: z.string().optional(),
  setAside: z.array(z.string()),
  /** The log of the site mentions it. */
  isNoted: z.boolean(),
})

export type RestoreRequest = z.infer<typeof requestSchema>
export type RestoreResult = z.infer<typeof resultSchema>

type Place = Pick<Env, 'dataDir'>

const placeOf = ({ dataDir }: Place, name: string): string => path.join(dataDir, 'restore', name)

/** The chosen backup, kept until it is restored, whatever becomes of the original. */
export const heldBackup = (env: Place): string => placeOf(env, 'backup')

/** What a half-written file says is never read: the name appears when it is complete. */
const write = async (env: Place, name: string, value: object): Promise<void> => {
  const file = placeOf(env, name)
  const handle = await open(`${file}.part`, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(value))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
}

const read = async <Value>(
  env: Place,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> => {
  const text = await readFile(placeOf(env, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : schema.parse(JSON.parse(text))
}

/** Keeps a backup for a restore. A backup is never changed once it has its name, so a second name is as good as a copy. */
export const holdBackup = async (env: Place, file: string): Promise<void> => {
  const held = heldBackup(env)
  await mkdir(path.dirname(held), { recursive: true, mode: 0o700 })
  await rm(held, { force: true })
  await link(file, held).catch(() => copyFile(file, held))
}

export const readRestoreRequest = (env: Place) => read(env, 'request.json', requestSchema)
export const readRestoreResult = (env: Place) => read(env, 'result.json', resultSchema)

export const writeRestoreRequest = (env: Place, request: RestoreRequest) =>
  write(env, 'request.json', request)
export const writeRestoreResult = (env: Place, result: RestoreResult) => write(env, 'result.json', result)

/** Asks the next start to restore the backup that is held. */
export const requestRestore = (
  env: Place,
  asked: Pick<RestoreRequest, 'by' | 'backup' | 'before'>,
): Promise<void> =>
  writeRestoreRequest(env, {
    ...{ id: randomUUID(), at: new Date().toISOString(), attempts: 0, isReplacing: false },
    ...asked,
  })

export const withdrawRestore = async (env: Place): Promise<void> => {
  await rm(placeOf(env, 'request.json'), { force: true })
  await rm(heldBackup(env), { force: true })
}
