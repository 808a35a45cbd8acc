import {
  type CollectionBeforeOperationHook,
  commitTransaction,
  type DataFromGlobalSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  initTransaction,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { isAdministrator, isRaised, type Role, rolesOf } from '../../platform/payload/access'
import { findById } from '../../platform/payload/find-documents'
import type { User } from '../../platform/payload/payload-types'
import { requestMessages } from '../../platform/payload/request-messages'
import { schoolsOf } from '../../platform/payload/school-scope'
import { inTransaction } from '../../platform/transaction/transaction'
import { staffAccountsPanelMessages } from './messages/panel/messages'
import { hasNewSnippet } from './new-snippets'
import { checkOwnPassword } from './passwords.server'
import { findFactor, tooManyCodes, useCode } from './second-factor/store.server'

// A session is not enough to give power away: it may be used by a script, or by somebody at an unlocked computer. Actions
// that would let them in again ask for the password, and for the second factor if there is one.

/** Whether a change gives a more powerful role. Without `roles` it changes none. */
const givesRoles = (before: readonly Role[], { roles }: Change): boolean =>
  Array.isArray(roles) && isRaised(before, roles)

/** Whether a change lets an account that is limited to schools see others. */
const liftsLimit = (other: User, { isLimited, schools }: Change): boolean => {
  const before = schoolsOf(other)
  if (before === undefined) return false
  return isLimited === false || (Array.isArray(schools) && schools.some((id) => !before.includes(Number(id))))
}

interface Confirmation {
  currentPassword?: unknown
  currentCode?: unknown
}

/** The password, and the code of a second factor, in the body of a call. */
export const confirmationShape = {
  currentPassword: z.string().optional(),
  currentCode: z.string().optional(),
}

interface Change extends Confirmation {
  roles?: unknown
  isLimited?: unknown
  schools?: unknown
  password?: unknown
  email?: unknown
}

/** Checks the password and the second factor of the user, outside a transaction. */
export const confirmIdentity = async (
  req: PayloadRequest,
  { currentPassword, currentCode }: Confirmation,
): Promise<void> => {
  const wrong = (path: string, message: string) =>
    Object.assign(new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t), {
      message,
    })
  await checkOwnPassword(req, currentPassword)
  const { payload, user } = req
  if (!user || !(await findFactor(req, user.id))) return
  if (typeof currentCode !== 'string' || !currentCode.trim() || currentCode.length > 100)
    throw wrong('currentCode', requestMessages(staffAccountsPanelMessages, req)('errors.codeNeeded'))
  const outcome = await inTransaction(payload, (inside) => useCode(inside, user.id, currentCode))
  if (outcome === 'waiting') throw tooManyCodes(req)
  if (outcome === 'wrong')
    throw wrong('currentCode', requestMessages(staffAccountsPanelMessages, req)('errors.wrongCode'))
}

/** Confirms outside the transaction that Payload has begun: the log-in writes beside it, for which SQLite would wait. */
const confirmOutside = async (req: PayloadRequest, confirmation: Confirmation): Promise<void> => {
  // Nothing has been written in it yet.
  await commitTransaction(req)
  await confirmIdentity(req, confirmation)
  await initTransaction(req)
}

const isNewAddress = (email: unknown, known: string | undefined): boolean =>
  typeof email === 'string' && email.trim().toLowerCase() !== known?.toLowerCase()

/** Whether a change makes somebody more powerful, or lets whoever makes it log in again, as this user or somebody else. */
const givesPower = async (
  req: PayloadRequest,
  operation: string,
  { id, data }: { id?: number | string; data: Change },
): Promise<boolean> => {
  const { user } = req
  if (operation === 'create') return isAdministrator(user) && givesRoles(['editor'], data)
  if (id === undefined) return true
  if (String(id) === String(user?.id)) return Boolean(data.password) || isNewAddress(data.email, user?.email)
  // Access rules decide about others' accounts that this user cannot change anyway.
  if (!isAdministrator(user)) return false
  const other = await findById(req, 'users', id)
  if (!other) return false
  return (
    Boolean(data.password) ||
    isNewAddress(data.email, other.email) ||
    givesRoles(rolesOf(other), data) ||
    liftsLimit(other, data)
  )
}

/** Asks for the password again when an administrator is created, a role is raised, or a password or address is changed. */
export const confirmPower: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as { id?: number; data?: Change; overrideAccess?: boolean }
  if (!data || (operation !== 'create' && operation !== 'update')) return args
  const { currentPassword, currentCode, ...rest } = data
  if (!overrideAccess && req.user && (await givesPower(req, operation, { id, data })))
    await confirmOutside(req, { currentPassword, currentCode })
  return { ...args, data: rest }
}

/** Asks an administrator for the password again before a dangerous change of settings. */
export const confirmSettings =
  <Slug extends GlobalSlug>(
    slug: Slug,
    isDangerous: (stored: DataFromGlobalSlug<Slug>, data: Record<string, unknown>) => boolean,
  ): GlobalBeforeOperationHook =>
  async ({ args, operation, req, overrideAccess }) => {
    const { data } = args as { data?: Confirmation & Record<string, unknown> }
    if (!data || operation !== 'update') return args
    const { currentPassword, currentCode, ...rest } = data
    if (!overrideAccess && isAdministrator(req.user)) {
      const stored = (await req.payload.findGlobal({ slug, depth: 0, req })) as DataFromGlobalSlug<Slug>
      if (isDangerous(stored, rest)) await confirmOutside(req, { currentPassword, currentCode })
    }
    return { ...args, data: rest }
  }

/** When a role no longer needs a second factor. */
export const confirmWeakerLogIn = confirmSettings(
  'log-in-settings',
  ({ secondFactorRoles: required }, { secondFactorRoles: kept }) =>
    kept !== undefined && Boolean(required?.some((role) => !Array.isArray(kept) || !kept.includes(role))),
)

/** When a script is added or changed that runs for every visitor, and so in the browsers of staff. */
export const confirmNewSnippets = confirmSettings('site-settings', ({ snippets: stored }, { snippets }) =>
  hasNewSnippet(stored, snippets),
)

/** Sent with a change that has to be confirmed; never stored. The panel shows them when one of the guarded fields has changed. */
export const guardedBy = (guarded: readonly string[] = []): TextField[] =>
  [
    { name: 'currentPassword', component: 'CurrentPassword' },
    { name: 'currentCode', component: 'CurrentCode' },
  ].map(({ name, component }) => ({
    name,
    type: 'text',
    virtual: true,
    admin: {
      components: {
        Field: {
          path: `/features/staff-accounts/admin/CurrentPassword#${component}`,
          clientProps: { guarded },
        },
      },
      disableListColumn: true,
      disableListFilter: true,
    },
  }))

/** For accounts and settings whose dangerous changes are known to the component itself. */
export const confirmationFields = guardedBy()
