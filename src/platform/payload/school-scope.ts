import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { documentId } from '../../shared/id'
import { sql } from '../database/statement'
import { isAdministrator, type RoleHolder } from './access'

// An account may be limited to some schools. It then works with what belongs to them, and reads what belongs to none. Each collection
// says what that means for it: `custom: ofSchool()`. Statements, screens and routes of our own ask `schoolsOf`.

interface LimitedUser extends RoleHolder {
  isLimited?: boolean | null
  schools?: readonly (number | { id: number })[] | null
}

/** The schools that an account is limited to; undefined: all of them. */
export type OwnSchools = readonly number[] | undefined

export const schoolsOf = (user: LimitedUser | null | undefined): OwnSchools =>
  !user?.isLimited || isAdministrator(user) ? undefined : (user.schools ?? []).map(documentId)

type Admits = (asked: { req: PayloadRequest }) => boolean

/** For what concerns all schools: accounts with a limit have no part in it. */
export const ofAllSchools =
  (admits: Admits): Admits =>
  (asked) =>
    admits(asked) && schoolsOf(asked.req.user) === undefined

export const isOwnSchool = (schools: OwnSchools, school: number | null | undefined): boolean =>
  schools === undefined || (typeof school === 'number' && schools.includes(school))

type Sql = ReturnType<typeof sql>

/** The condition of a statement that a column has one of the schools; none if all are meant. */
export const inSchools = (column: Parameters<typeof sql>[1], schools: OwnSchools): Sql[] => {
  if (schools === undefined) return []
  return [schools.length ? sql`${column} in ${schools}` : sql`1 = 0`]
}

interface SchoolScope {
  /** The documents that accounts with these schools read; true: all that their roles let them read. */
  read: true | ((schools: readonly number[]) => Where | false)
  /** The documents that they change. */
  change?: (schools: readonly number[]) => Where
  /** Whether they add documents, and delete those that they change. */
  isAdded?: boolean
  /** The field that names the school of a document. */
  field?: string
  /** For the versions of a document. */
  versions?: (schools: readonly number[]) => Where
}

const KEY = 'schoolScope'

const closed: SchoolScope = { read: () => false }

const none = (): false => false

/** A condition that no document meets. */
const nothing: Where = { id: { equals: -1 } }

const custom = (scope: SchoolScope | 'own') => ({ [KEY]: scope })

/** Documents of one school each, which `path` names. */
export const ofSchool = (path = 'school') => {
  const where = (schools: readonly number[]): Where => ({ [path]: { in: [...schools] } })
  const ofVersions = (schools: readonly number[]): Where =>
    path === 'id' ? { parent: { in: [...schools] } } : { [`version.${path}`]: { in: [...schools] } }
  const isField = path !== 'id' && !path.includes('.')
  return custom({
    read: where,
    change: where,
    versions: ofVersions,
    isAdded: isField,
    ...(isField && { field: path }),
  })
}

/** Documents that may have a school: those without are read. */
export const ofSchoolOrNone = () =>
  custom({
    read: (schools) => ({ or: [{ school: { in: [...schools] } }, { school: { exists: false } }] }),
    change: (schools) => ({ school: { in: [...schools] } }),
    versions: (schools) => ({ 'version.school': { in: [...schools] } }),
    isAdded: true,
    field: 'school',
  })

/** Documents that belong to a school by one of these paths. */
export const ofSchoolBy = (...paths: [string, ...string[]]) => {
  const where = (schools: readonly number[]): Where => ({
    or: paths.map((path) => ({ [path]: { in: [...schools] } })),
  })
  return custom({ read: where, change: where, isAdded: true })
}

/** Content of the whole site: read, not changed. */
export const sharedContent = () => custom({ read: true })

/** Like pictures: read and added, so that a page of a school can show them, but not changed, because other pages show them, too. */
export const sharedFiles = () => custom({ read: true, isAdded: true })

/** Nothing for accounts with a limit. Collections that say nothing are such ones. */
export const ofNoSchool = () => custom(closed)

/** What the account itself owns; its rules are enough. */
export const ofAccount = () => custom('own')

type Scoped = Pick<CollectionConfig | SanitizedCollectionConfig, 'custom'>

/** What a collection has said; undefined if it has said nothing. */
export const scopeOf = ({ custom: said }: Scoped): SchoolScope | 'own' | undefined => said?.[KEY]

/** The documents of a collection that an account may see, for code that reads past the access rules; undefined: all. */
export const ownDocuments = (collection: Scoped, user: LimitedUser | null | undefined): Where | undefined => {
  const [schools, scope] = [schoolsOf(user), scopeOf(collection)]
  if (schools === undefined || scope === 'own' || scope?.read === true) return undefined
  return (schools.length > 0 && (scope?.read ?? none)(schools)) || nothing
}

const loggedIn: Access = ({ req }) => Boolean(req.user)

const within =
  (access: Access = loggedIn, own: true | ((schools: readonly number[]) => Where | false)): Access =>
  async (args) => {
    const given = await access(args)
    const schools = schoolsOf(args.req.user)
    if (schools === undefined || given === false || own === true) return given
    const where = schools.length > 0 && own(schools)
    if (where === false || given === true) return where
    return { and: [given, where] }
  }

/** New documents belong to the first of the schools until another one is chosen; none of another school can be made or moved there. */
const requireOwnSchool =
  (field: string): CollectionBeforeOperationHook =>
  ({ args, operation, overrideAccess, req }) => {
    const schools = schoolsOf(req.user)
    const { data } = args as { data?: Record<string, unknown> }
    if (schools === undefined || overrideAccess || !data) return args
    if (operation !== 'create' && operation !== 'update') return args
    const given = data[field]
    if (given === undefined && operation === 'update') return args
    if (given === undefined || given === null || given === '') {
      if (operation === 'update' || !schools[0]) throw new Forbidden(req.t)
      return { ...args, data: { ...data, [field]: schools[0] } }
    }
    if (!isOwnSchool(schools, Number(documentId(given as number | { id: number }))))
      throw new Forbidden(req.t)
    return args
  }

/** Applies what a collection says about schools to its access rules. */
export const limitToSchools = (collection: CollectionConfig): CollectionConfig => {
  const scope = scopeOf(collection) ?? closed
  if (scope === 'own') return collection
  const { access = {}, hooks = {} } = collection
  const { read, change = none, versions = none, isAdded = false, field } = scope
  return {
    ...collection,
    access: {
      ...access,
      create: within(access.create, isAdded || none),
      read: within(access.read, read),
      update: within(access.update, change),
      delete: within(access.delete, isAdded ? change : none),
      readVersions: within(access.readVersions, versions),
      ...(access.unlock && { unlock: within(access.unlock, none) }),
    },
    ...(field && {
      hooks: { ...hooks, beforeOperation: [requireOwnSchool(field), ...(hooks.beforeOperation ?? [])] },
    }),
  }
}

/** Settings concern all schools: accounts with a limit read what their roles let them read, and change nothing. */
export const keepFromLimited = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  access: { ...global.access, update: within(global.access?.update, none) },
})
