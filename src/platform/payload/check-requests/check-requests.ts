import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { refusal } from '../read-body'
import { isObject, shapeErrors } from './field-shapes'
import { findWrongParameter } from './query-shapes'

interface Entity {
  slug: string
  auth?: unknown
  flattenedFields: FlattenedField[]
}

/** Payload keeps the password apart from the fields. */
const password: FlattenedField = { name: 'password', type: 'text' }

const checkDocument = (data: unknown, entity: Entity, kind: 'collection' | 'global', req: PayloadRequest) => {
  if (data === undefined) return
  if (!isObject(data)) throw refusal('The body must be a JSON object.')
  // Payload validates no formatted text in this case, and a hook would have to read every field in two shapes.
  if (String(req.locale) === 'all')
    throw refusal('Write one language at a time: `locale=all` is for reading.')
  const fields = entity.auth ? [...entity.flattenedFields, password] : entity.flattenedFields
  const errors = shapeErrors(fields, data, req.payload.blocks)
  if (errors.length) throw new ValidationError({ [kind]: entity.slug, errors, req }, req.t)
}

/** Hooks and tasks store documents as themselves, with access to everything. */
const isFromClient = (req: PayloadRequest, overrideAccess: boolean | undefined): boolean =>
  req.payloadAPI === 'REST' && !overrideAccess

const checkCollection: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation === 'create' || operation === 'update') && isFromClient(req, overrideAccess))
    checkDocument((args as { data?: unknown }).data, collection as Entity, 'collection', req)
}

const checkGlobal: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  if (operation === 'update' && isFromClient(req, overrideAccess))
    checkDocument((args as { data?: unknown }).data ?? null, global as Entity, 'global', req)
}

const checkParameters = (endpoint: Endpoint, fields: FlattenedField[]): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    const wrong = findWrongParameter(req.query, fields)
    if (wrong) throw refusal(`The parameter “${wrong}” is invalid.`)
    return endpoint.handler(req)
  },
})

/** Payload fails if a preference that is to be deleted does not exist. */
const findPreference = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    const { totalDocs } = await req.payload.count({
      collection: 'payload-preferences',
      where: { key: { equals: req.routeParams?.key } },
      overrideAccess: false,
      req,
    })
    if (!totalDocs) throw new NotFound(req.t)
    return endpoint.handler(req)
  },
})

const isOfPreference = ({ method, path }: Endpoint) => method === 'delete' && path === '/:key'

const checkEndpoints = (entity: Entity & { endpoints: false | Endpoint[] }): Endpoint[] =>
  // Payload answers 501 where there are none at all.
  (entity.endpoints || []).map((endpoint) =>
    checkParameters(isOfPreference(endpoint) ? findPreference(endpoint) : endpoint, entity.flattenedFields),
  )

/**
 * Checks the parameters and documents of REST requests before Payload and the hooks of fields see them: they rely on the right
 * shapes. Payload adds collections and endpoints of its own, so this works on the finished configuration.
 */
export const checkRequests = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    collection.endpoints = checkEndpoints(collection)
    const { beforeOperation = [] } = collection.hooks
    collection.hooks = { ...collection.hooks, beforeOperation: [checkCollection, ...beforeOperation] }
  }
  for (const global of config.globals) {
    global.endpoints = checkEndpoints(global)
    const { beforeOperation = [] } = global.hooks
    global.hooks = { ...global.hooks, beforeOperation: [checkGlobal, ...beforeOperation] }
  }
  return config
}
