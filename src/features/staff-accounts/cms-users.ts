import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  Forbidden,
  type IncomingAuthType,
  NotFound,
  type RelationshipFieldManyValidation,
} from 'payload'
import { relationship } from 'payload/shared'
import { z } from 'zod'
import { queuedInstead } from '../../platform/mail/adapter'
import {
  administrators,
  mainRole,
  nobody,
  roles,
  rolesOf,
  selfOrAdministrators,
  siteHasUsers,
  staff,
} from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import type { User } from '../../platform/payload/payload-types'
import { readBody } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofAccount } from '../../platform/payload/school-scope'
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
import { staffAccountsPanelMessages } from './messages/panel/messages'
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

/** Programs of the version before send one role. */
const roleAsRoles: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!data || (operation !== 'create' && operation !== 'update')) return args
  const { role, ...rest } = data
  return { ...args, data: role === undefined || 'roles' in rest ? rest : { ...rest, roles: [role] } }
}

/** Administrators are not limited: they could give themselves what they miss. */
const noteMainRole: CollectionBeforeChangeHook<User> = ({ data }) => ({
  ...data,
  roles: [...new Set(data.roles)],
  role: mainRole(data.roles ?? []),
  isLimited: Boolean(data.isLimited) && !data.roles?.includes('administrator'),
})

/** A limit that names no school would be a mistake. */
const requireSchools: RelationshipFieldManyValidation = (value, options) => {
  const { isLimited, roles: held } = options.data as Partial<User>
  const isMissing = isLimited && !held?.includes('administrator') && !(Array.isArray(value) && value.length)
  return isMissing
    ? requestMessages(staffAccountsPanelMessages, options.req)('errors.schools')
    : relationship(value, options)
}

const isLimitable = (data: Partial<User>): boolean => !data.roles?.includes('administrator')

const users = (publicUrl: string): CollectionConfig => ({
  slug: 'users',
  custom: ofAccount(),
  auth: {
    // Sessions need the numbers of the schools, not the schools.
    depth: 0,
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
    defaultColumns: ['name', 'email', 'roles', 'security', 'invitedUntil'],
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
    beforeChange: [noteMainRole, refuseDemotingLast],
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
      roleAsRoles,
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
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: [...roles],
      access: { update: administrators },
      hooks: { afterRead: [({ siblingData }) => rolesOf(siblingData)] },
    },
    {
      name: 'isLimited',
      type: 'checkbox',
      defaultValue: false,
      access: { update: administrators },
      admin: { condition: isLimitable },
    },
    {
      name: 'schools',
      type: 'relationship',
      relationTo: 'schools',
      hasMany: true,
      maxDepth: 0,
      access: { update: administrators },
      validate: requireSchools,
      admin: {
        condition: (data) => isLimitable(data) && Boolean(data.isLimited),
        allowCreate: false,
        allowEdit: false,
        sortOptions: 'name',
      },
    },
    {
      // The most powerful of the roles, for nodes of the version before and programs that know no other field.
      name: 'role',
      type: 'select',
      options: [...roles],
      defaultValue: 'editor',
      access: { create: nobody, update: nobody },
      admin: { hidden: true, disabled: true },
      custom: { isDerived: true },
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
