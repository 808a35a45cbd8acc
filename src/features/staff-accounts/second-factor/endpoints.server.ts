import { Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { queueMail } from '../../../platform/mail/queue'
import { administrators, staff } from '../../../platform/payload/access'
import { postEndpoint, type StaffRequest } from '../../../platform/payload/endpoint'
import { readBody, refusal } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { inTransactionOf } from '../../../platform/transaction/transaction'
import { readId } from '../../../shared/id'
import { audit, auditPerson } from '../audit/audit-log.server'
import { factorRemovedMail } from '../mail/factor-removed-mail.server'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { checkOwnPassword } from '../passwords.server'
import { endSessions } from '../sessions/sessions.server'
import { confirmIdentity } from '../step-up.server'
import { isObligatory } from './log-in.server'
import {
  beginSetUp,
  findFactor,
  finishSetUp,
  removeFactor,
  replaceRecoveryCodes,
  tooManyCodes,
  useCode,
  wrongCode,
} from './store.server'

/** Fields that forms of the second factor send. */
const fieldsOf = (req: PayloadRequest) => {
  const t = requestMessages(staffAccountsPanelMessages, req)
  return {
    password: z.string(t('errors.currentPassword')).min(1, t('errors.currentPassword')).max(1000),
    code: z.string(t('errors.code')).trim().min(1, t('errors.code')).max(100),
  }
}

/** A session may be somebody else's who found the computer unlocked. So the password is asked for again. */
const begin = postEndpoint('/second-factor/begin', staff, async (req) => {
  const { user } = req
  const { password } = fieldsOf(req)
  await checkOwnPassword(req, (await readBody(req, z.object({ password }))).password)
  if (await findFactor(req, user.id))
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.factorOn'), 409)
  return Response.json(await beginSetUp(req, user))
})

const confirm = postEndpoint('/second-factor/confirm', staff, async (req) => {
  const { user } = req
  const { code } = fieldsOf(req)
  const given = await readBody(req, z.object({ code, setUp: z.string().max(1000) }))
  const recoveryCodes = await inTransactionOf(req, async () => {
    const codes = await finishSetUp(req, user.id, given)
    await audit(req, { event: 'second-factor-on', subject: auditPerson(user) })
    return codes
  })
  return Response.json({ recoveryCodes })
})

/** Checks password and code of the user, then does `work` in the same transaction as the use of the code. */
const withBoth = async <T>(req: StaffRequest, work: () => Promise<T>): Promise<T> => {
  const { user } = req
  const given = await readBody(req, z.object(fieldsOf(req)))
  await checkOwnPassword(req, given.password)
  const done = await inTransactionOf(req, async () => {
    const outcome = await useCode(req, user.id, given.code)
    if (outcome === 'right') return { result: await work() }
    return outcome === 'wrong' ? wrongCode(req) : tooManyCodes(req)
  })
  if (done instanceof Error) throw done
  return done.result
}

const remove = postEndpoint('/second-factor/remove', staff, async (req) => {
  const { user } = req
  if (await isObligatory(req, user))
    throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.roleNeedsFactor'), 403)
  await withBoth(req, async () => {
    await removeFactor(req, user.id)
    await audit(req, { event: 'second-factor-off', subject: auditPerson(user) })
  })
  return Response.json({})
})

const recoveryCodes = postEndpoint('/second-factor/recovery-codes', staff, async (req) => {
  const { user } = req
  const codes = await withBoth(req, async () => {
    await audit(req, { event: 'recovery-codes', subject: auditPerson(user) })
    return replaceRecoveryCodes(req, user.id)
  })
  return Response.json({ recoveryCodes: codes })
})

/** For somebody who has lost the phone. They are logged out, and told by mail. */
const removeOfOther = (publicUrl: string) =>
  postEndpoint('/:id/second-factor/remove', administrators, async (req) => {
    const { user: by } = req
    const id = readId(String(req.routeParams?.id))
    if (!id || id === by.id) throw new Forbidden(req.t)
    const { password } = fieldsOf(req)
    const given = await readBody(req, z.object({ password, code: z.string().optional() }))
    await confirmIdentity(req, { currentPassword: given.password, currentCode: given.code })
    await inTransactionOf(req, async () => {
      const { payload } = req
      if (!(await removeFactor(req, id)))
        throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.noFactor'), 409)
      await endSessions(req, id)
      const user = await payload.findByID({ collection: 'users', id, depth: 0, req })
      await audit(req, { event: 'second-factor-off', subject: auditPerson(user) })
      const site = await payload.findGlobal({ slug: 'site-settings', depth: 0, req })
      const mail = factorRemovedMail(req.i18n.language, { user, by: by.name, site, publicUrl })
      await queueMail(payload, mail, req)
    })
    return Response.json({})
  })

export const secondFactorEndpoints = (publicUrl: string) => [
  begin,
  confirm,
  remove,
  recoveryCodes,
  removeOfOther(publicUrl),
]
