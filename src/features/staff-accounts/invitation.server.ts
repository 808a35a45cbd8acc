import { randomBytes } from 'node:crypto'
import type { CollectionAfterLoginHook, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { queueMail } from '../../platform/mail/queue'
import { hasNoMailServer } from '../../platform/mail/sending'
import { administrators, roles } from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import type { User } from '../../platform/payload/payload-types'
import { readBody, refusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { inTransactionOf } from '../../platform/transaction/transaction'
import { isMailAddress } from '../../shared/formats/mail'
import { readId } from '../../shared/id'
import { DAY_MS } from '../../shared/time/days'
import { invitationMail } from './mail/invitation-mail.server'
import { type StaffAccountsPanelMessages, staffAccountsPanelMessages } from './messages/panel/messages'
import { confirmationShape, confirmIdentity } from './step-up.server'

const validMs = 7 * DAY_MS

/**
 * An invitation is a link to choose a password, as for a forgotten one, that is valid for longer. `invitedUntil` says that it
 * was not accepted yet; the first log-in clears it.
 */
const newInvitation = () => {
  const until = new Date(Date.now() + validMs).toISOString()
  const token = randomBytes(20).toString('hex')
  return { resetPasswordToken: token, resetPasswordExpiration: until, invitedUntil: until }
}

const mail = async (req: PayloadRequest, user: User, token: string, publicUrl: string): Promise<void> => {
  const site = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const by = req.user?.name ?? site.name
  const parts = { user, by, site, publicUrl, token }
  await queueMail(req.payload, invitationMail(req.i18n.language, parts), req)
}

const person = (t: StaffAccountsPanelMessages) =>
  z.object({
    name: z.string(t('errors.name')).trim().min(1, t('errors.name')).max(120, t('errors.longName')),
    email: z.string(t('errors.email')).trim().refine(isMailAddress, t('errors.email')),
    roles: z.array(z.enum(roles, t('errors.role')), t('errors.role')).min(1, t('errors.role')),
    ...confirmationShape,
  })

/** Adds a person and mails them a link with which they choose their password. */
const inviteEndpoint = (publicUrl: string) =>
  postEndpoint('/invite', administrators, async (req) => {
    const { currentPassword, currentCode, ...data } = await readBody(
      req,
      person(requestMessages(staffAccountsPanelMessages, req)),
    )
    if (data.roles.includes('administrator')) await confirmIdentity(req, { currentPassword, currentCode })
    const invitation = newInvitation()
    // Nobody knows this password.
    const password = randomBytes(32).toString('base64url')
    const id = await inTransactionOf(req, async () => {
      const user = await req.payload.create({
        collection: 'users',
        data: { ...data, password, ...invitation },
        req,
      })
      await mail(req, user, invitation.resetPasswordToken, publicUrl)
      return user.id
    })
    return Response.json({ id, isMailKept: await hasNoMailServer(req.payload) }, { status: 201 })
  })

/** Mails a new link; the one that was sent before ends. */
const inviteAgainEndpoint = (publicUrl: string) =>
  postEndpoint('/:id/invite', administrators, async (req) => {
    const id = readId(String(req.routeParams?.id))
    const invitation = newInvitation()
    await inTransactionOf(req, async () => {
      const known = id
        ? await req.payload.findByID({ collection: 'users', id, disableErrors: true, req })
        : null
      if (!known?.invitedUntil)
        throw refusal(requestMessages(staffAccountsPanelMessages, req)('errors.noInvitation'), 409)
      const user = await req.payload.update({ collection: 'users', id: known.id, data: invitation, req })
      await mail(req, user, invitation.resetPasswordToken, publicUrl)
    })
    return Response.json({ id, isMailKept: await hasNoMailServer(req.payload) })
  })

export const invitationEndpoints = (publicUrl: string): Endpoint[] => [
  inviteEndpoint(publicUrl),
  inviteAgainEndpoint(publicUrl),
]

/** The first log-in accepts an invitation, also when an administrator has set the password. */
export const acceptInvitation: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!user.invitedUntil) return
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { invitedUntil: null },
    req,
    returning: false,
  })
}
