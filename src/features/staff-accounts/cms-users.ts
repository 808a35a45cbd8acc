import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  Forbidden,
  type IncomingAuthType,
  NotFound,
} from 'payload'
import { z } from 'zod'
import { queuedInstead } from '../../platform/mail/adapter'
import {
  administrators,
  hasRole,
  nobody,
  roles,
  selfOrAdministrators,
  siteHasUsers,
  staff,
} from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import { readBody } from '../../platform/payload/read-body'
import { readId } from '../../shared/id'
import { auditedCollection } from './audit/audited.server'
import {
  auditFailedLogIn,
  auditLogIn,
  auditLogOut,
  auditPassword,
  noticePassword,
} from './audit/log-ins.server'
import { asFirstAdministrator } from './first-administrator.server'
import { acceptInvitation, invitationEndpoints } from './invitation.server'
import { refuseDeletingLast, refuseDemotingLast } from './last-administrator.server'
import { forgetAttempts, noteClient, unlockAccount } from './log-in-limits.server'
import { queuePasswordMail } from './mail/password-mail.server'
import { checkPassword, limitLogIns, maskLoginFailure } from './passwords.server'
import { secondFactorEndpoints } from './second-factor/endpoints.server'
import {
  changeLoginResponse,
  endSessionOfReset,
  endSessionsOfNewRole,
  markReset,
  refuseRefresh,
  requireSecondFactor,
} from './second-factor/log-in.server'
import { forgetFactor } from './second-factor/store.server'
import { forgetSessions, noteSession, SESSION_SECONDS, sessionEndpoints } from './sessions/sessions.server'
import { confirmationFields, confirmationShape, confirmIdentity, confirmPower } from './step-up.server'

/**
 * Payload would send what this returns, with an address from the request, which proxies leave out, and without a text part.
 * So the mail is queued like all others, and the adapter drops the empty message.
 */
const resetMail = (publicUrl: string): IncomingAuthType['forgotPassword'] => ({
  generateEmailHTML: async ({ req, token, user } = {}) => {
    if (req && token && user) await queuePasswordMail(req, user, { token, publicUrl })
    return queuedInstead
  },
})

/**
 * Payload opens a transaction for a forgotten password and then, beside it, writes when the mail was asked for. On
 * SQLite the second would wait for the first for ever. Nothing has been written yet, so the first is ended here.
 */
const endIdleTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req)
}

/** Asks for the password again, for which Payload's own way has no place. */
const deleteEndpoint = postEndpoint('/:id/delete', administrators, async (req) => {
  const id = readId(String(req.routeParams?.id))
  if (!id) throw new NotFound(req.t)
  await confirmIdentity(req, await readBody(req, z.object(confirmationShape)))
  await req.payload.delete({ collection: 'users', id, req })
  return Response.json({})
})

const users = (publicUrl: string): CollectionConfig => ({
  slug: 'users',
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // Scripts must not read the token: the cookie is HttpOnly.
    removeTokenFromResponses: true,
    // Payload would lock the account for everybody: see `log-in-limits.server.ts`.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { sameSite: 'Lax', secure: publicUrl.startsWith('https:') },
    forgotPassword: resetMail(publicUrl),
  },
  // Deleting several users at once could remove all administrators: each check would still see the others.
  disableBulkDelete: true,
  disableBulkEdit: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'security', 'invitedUntil'],
    group: 'settings',
    components: { beforeListTable: ['/features/staff-accounts/admin/InvitePerson#InvitePerson'] },
  },
  access: {
    admin: ({ req }) => staff({ req }),
    create: administrators,
    read: selfOrAdministrators,
    update: selfOrAdministrators,
    // Only by `deleteEndpoint`.
    delete: nobody,
    unlock: administrators,
  },
  endpoints: [
    ...invitationEndpoints(publicUrl),
    ...sessionEndpoints,
    ...secondFactorEndpoints(publicUrl),
    deleteEndpoint,
  ],
  hooks: {
    beforeChange: [refuseDemotingLast],
    beforeDelete: [refuseDeletingLast, forgetSessions, forgetFactor],
    beforeLogin: [forgetAttempts, requireSecondFactor],
    afterLogin: [acceptInvitation, noteClient, noteSession, endSessionOfReset, auditLogIn],
    afterLogout: [auditLogOut],
    afterChange: [endSessionsOfNewRole, auditPassword],
    afterOperation: [changeLoginResponse, unlockAccount],
    beforeOperation: [
      endIdleTransaction,
      // Payload lets whoever comes first register on an empty site. Here only the holder of the set-up link or of
      // the server's environment does, so every way in (REST, GraphQL, admin) is shut at this one place.
      async ({ operation, req, args }) => {
        if (operation !== 'create' || asFirstAdministrator.isSetIn(req.context)) return args
        if (!(await siteHasUsers(req.payload, req))) throw new Forbidden(req.t)
        return args
      },
      // Before a code is used up.
      checkPassword,
      confirmPower,
      limitLogIns,
      markReset,
      refuseRefresh,
      noticePassword,
    ],
    afterError: [auditFailedLogIn, maskLoginFailure],
  },
  fields: [
    ...confirmationFields,
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [...roles],
      access: { update: ({ req }) => hasRole(req, 'administrator') },
    },
    {
      // Language of the last log-in, for mails.
      name: 'language',
      type: 'text',
      hidden: true,
      access: { create: nobody, update: nobody },
    },
    {
      name: 'invitedUntil',
      type: 'date',
      access: { create: nobody, update: nobody, read: administrators },
      admin: {
        // Only in the list.
        condition: () => false,
        components: { Cell: '/features/staff-accounts/admin/InvitationCell#InvitationCell' },
      },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        components: {
          Field: '/features/staff-accounts/admin/SecurityLink#SecurityLink',
          Cell: '/features/staff-accounts/admin/FactorCell#FactorCell',
        },
      },
    },
  ],
})

export const usersCollection = (publicUrl: string): CollectionConfig =>
  auditedCollection(users(publicUrl), 'people')
