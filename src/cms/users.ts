import { type CollectionConfig, Forbidden } from 'payload'
import { administrators, hasRole, roles, selfOrAdministrators, staff } from '../platform/payload/access'
import { asFirstAdministrator, siteHasUsers } from './first-administrator'
import { endIdleTransaction, resetMail } from './forgotten-password'
import { keepOnChange, keepOnDelete } from './keep-an-administrator'
import { answerFailedLogin, checkPassword, hideUnknownAddress } from './passwords'

export const usersCollection = (publicUrl: string): CollectionConfig => ({
  slug: 'users',
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: publicUrl.startsWith('https:') },
    forgotPassword: resetMail(publicUrl),
  },
  // Deleting several users at once could remove all administrators: each check would still see the others.
  disableBulkDelete: true,
  disableBulkEdit: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: 'Administration',
  },
  access: {
    admin: ({ req }) => staff({ req }),
    create: administrators,
    read: selfOrAdministrators,
    update: selfOrAdministrators,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeChange: [keepOnChange],
    beforeDelete: [keepOnDelete],
    beforeOperation: [
      endIdleTransaction,
      // Payload lets whoever comes first register on an empty site. Here only the holder of the set-up link or of
      // the server's environment does, so every way in (REST, GraphQL, admin) is shut at this one place.
      async ({ operation, req, args }) => {
        if (operation !== 'create' || asFirstAdministrator.isSetIn(req.context)) return args
        if (!(await siteHasUsers(req.payload, req))) throw new Forbidden(req.t)
        return args
      },
      checkPassword,
      hideUnknownAddress,
    ],
    afterError: [answerFailedLogin],
  },
  fields: [
    {
      // Sent together with a new password; never stored.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        components: { Field: '/cms/CurrentPassword#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: role[0]?.toUpperCase() + role.slice(1) })),
      access: { update: ({ req }) => hasRole(req, 'administrator') },
      admin: {
        description:
          'Administrators do everything. Editors change content. Moderators handle comments and read the rest.',
      },
    },
  ],
})
