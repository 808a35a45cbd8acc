import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Env } from '../../config/env'
import { fileHeaders } from '../../platform/csv/csv-export'
import { claim } from '../../platform/database/claims'
import { createSigner } from '../../platform/http/signature'
import { administrators } from '../../platform/payload/access'
import { getEndpoint, postEndpoint } from '../../platform/payload/endpoint'
import { readBody, refusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { inTransactionOf } from '../../platform/transaction/transaction'
import { audit, auditPerson, confirmIdentity } from '../staff-accounts/queries.server'
import { backupsPanelMessages } from './messages/panel/messages'
import { isConflict, writeDownload } from './record.server'
import { backupEnding } from './schedule.server'
import { streamOf } from './stream'

// A backup has everything, so its download asks for the password (and the second factor) again: a session may be somebody else's who found the computer
// unlocked. A browser can only save a large file that it navigates to, so the password is checked by a call of its own, which
// returns an address that works once, for this user, within a minute.

const permitMs = 60_000

const signerOf = ({ payload }: PayloadRequest) => createSigner(payload.secret, 'download a backup')

const permitFor = (req: PayloadRequest, user: number): string => {
  const text = `${user}.${Date.now() + permitMs}.${randomUUID()}`
  return `${text}.${signerOf(req).sign(text)}`
}

/** Uses a permit up; false if it is not valid. */
const usePermit = async (req: PayloadRequest, user: number, permit: string): Promise<boolean> => {
  const at = permit.lastIndexOf('.')
  const text = permit.slice(0, at)
  const [owner, until, name] = text.split('.')
  if (!signerOf(req).isGenuine(text, permit.slice(at + 1))) return false
  if (owner !== String(user) || Date.now() > Number(until)) return false
  return claim(req, `backup-permit:${name}`, permitMs)
}

const permit = postEndpoint('/permit', administrators, async (req) => {
  const { user } = req
  const missing = requestMessages(backupsPanelMessages, req)('errors.password')
  const password = z.string(missing).min(1, missing).max(1000)
  const given = await readBody(req, z.object({ password, code: z.string().optional() }))
  await confirmIdentity(req, { currentPassword: given.password, currentCode: given.code })
  const address = `/api/backups/download?permit=${permitFor(req, user.id)}`
  return Response.json({ address }, { headers: { 'cache-control': 'private, no-store' } })
})

const download = (env: Env) =>
  getEndpoint('/download', administrators, async (req) => {
    const { user } = req
    const isPermitted = await inTransactionOf(req, async () => {
      if (!(await usePermit(req, user.id, String(req.query.permit ?? '')))) return false
      await audit(req, { event: 'backup', area: 'settings', subject: auditPerson(user) })
      return true
    })
    if (!isPermitted) throw refusal(requestMessages(backupsPanelMessages, req)('errors.expired'), 403)
    const pieces = writeDownload(req.payload, env, auditPerson(user))
    try {
      const body = await streamOf(pieces)
      const minute = new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
      const name = `backup-${minute}${backupEnding(env)}`
      // Not the type of tar files: those are compressed on the way, which takes time and helps little.
      return new Response(body, { headers: fileHeaders('application/octet-stream', name) })
    } catch (error) {
      if (isConflict(error))
        throw refusal(requestMessages(backupsPanelMessages, req)('errors.otherBackup'), 409)
      throw error
    }
  })

export const backupEndpoints = (env: Env): Endpoint[] => [permit, download(env)]
