import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Env } from '../../../config/env'
import {
  heldBackup,
  holdBackup,
  readRestoreRequest,
  requestRestore,
  withdrawRestore,
} from '../../../platform/backup/restore-request'
import { administrators } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { readBody, refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { AppError } from '../../../shared/errors'
import { confirmIdentity } from '../../staff-accounts/queries.server'
import { writeBackupFile } from '../backups.server'
import { backupsPanelMessages } from '../messages/panel/messages'
import { reasonOf } from '../record.server'
import { backupEnding } from '../schedule.server'
import { canRestoreHere, inspectBackup, storedBackup } from './stored-backups.server'

const messagesOf = (req: PayloadRequest) => requestMessages(backupsPanelMessages, req)

/** One check or restore at a time: each reads a whole backup. A site on SQLite has one process. */
let isBusy = false

const alone = async <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> => {
  const t = messagesOf(req)
  if (isBusy) throw refusal(t('errors.otherBackup'), 409)
  isBusy = true
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_backup')
      throw refusal(t('restore.refused', { reason: reasonOf(error) }), 422)
    if (error instanceof AppError && error.code === 'conflict') throw refusal(t('errors.otherBackup'), 409)
    throw error
  } finally {
    isBusy = false
  }
}

const chosen = async (req: PayloadRequest, env: Env, name: string): Promise<string> => {
  const file = canRestoreHere(env) ? await storedBackup(env, name) : undefined
  if (!file) throw refusal(messagesOf(req)('restore.gone'), 404)
  return file
}

/** Stops the site in good order; what supervises it starts it again. */
const stopSoon = () => void setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1000).unref()

const nameRule = z.string().max(100)

const inspect = (env: Env) =>
  postEndpoint('/inspect', administrators, async (req) => {
    const { name } = await readBody(req, z.object({ name: nameRule }))
    const file = await chosen(req, env, name)
    return Response.json(await alone(req, () => inspectBackup(req.payload, env, file)))
  })

const restore = (env: Env) =>
  postEndpoint('/restore', administrators, async (req) => {
    const { payload, user } = req
    const t = messagesOf(req)
    const missing = t('errors.password')
    const currentPassword = z.string(missing).min(1, missing).max(1000)
    const shape = { name: nameRule, word: z.string().max(200), currentPassword }
    const given = await readBody(req, z.object({ ...shape, currentCode: z.string().optional() }))
    const { name: school } = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
    const word = given.word.trim().toLowerCase()
    if (word !== 'restore' && (!word || word !== school?.trim().toLowerCase()))
      throw refusal(t('restore.wrongWord'))
    await confirmIdentity(req, given)
    const file = await chosen(req, env, given.name)
    await alone(req, async () => {
      await withdrawRestore(env)
      try {
        await holdBackup(env, file)
        await inspectBackup(payload, env, heldBackup(env))
        const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
        const before = `before-restore-${stamp}${backupEnding(env)}`
        const target = `${env.backupDir}/${before}`
        await writeBackupFile(payload, env, { file: target, way: 'restore', replaces: false })
        const by = { name: user.name, email: user.email }
        await requestRestore(env, { by, backup: given.name, before })
      } catch (error) {
        await withdrawRestore(env)
        throw error
      }
    })
    payload.logger.warn({ msg: 'the next start restores a backup', backup: given.name })
    if (env.isSupervised) stopSoon()
    return Response.json({ restarts: env.isSupervised })
  })

const withdraw = (env: Env) =>
  postEndpoint('/withdraw', administrators, async (req) => {
    const waits = (await readRestoreRequest(env)) !== undefined
    await withdrawRestore(env)
    if (waits) req.payload.logger.warn({ msg: 'the restore was called off' })
    return Response.json({ waits })
  })

export const restoreEndpoints = (env: Env): Endpoint[] => [inspect(env), restore(env), withdraw(env)]
