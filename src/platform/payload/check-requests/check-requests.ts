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
import { payloadPanelMessages } from '../messages/panel/messages'
import { refusal } from '../read-body'
import { requestMessages } from '../request-messages'
import { isObject, shapeErrors } from './field-shapes'
import { findWrongParameter } from './query-shapes'

interface Entity {
  slug: string
  auth?: unknown
  upload?: unknown
  flattenedFields: FlattenedField[]
}

/** Payload keeps the password apart from the fields. */
const password: FlattenedField = { name: 'password', type: 'text' }

/** No form has as many fields. Payload and its hooks go through the keys many times. */
const maxKeys = 2000

/** Settings of the panel, such as the columns of a list. */
const maxPreferenceLength = 100_000

const checkDocument = (data: unknown, entity: Entity, kind: 'collection' | 'global', req: PayloadRequest) => {
  if (data === undefined) return
  const t = requestMessages(payloadPanelMessages, req)
  if (!isObject(data)) throw refusal(t('errors.noObject'))
  if (Object.keys(data).length > maxKeys) throw refusal(t('errors.manyFields'))
  // Payload validates no formatted text in this case, and a hook would have to read every field in two shapes.
  if (String(req.locale) === 'all') throw refusal(t('errors.allLanguages'))
  const fields = entity.auth ? [...entity.flattenedFields, password] : entity.flattenedFields
  const errors = shapeErrors(fields, data, req.payload.blocks).map(({ path, problem }) => ({
    path,
    message: t(`shape.${problem}`),
  }))
  if (errors.length) throw new ValidationError({ [kind]: entity.slug, errors, req }, req.t)
}

/** Hooks and tasks store documents as themselves, with access to everything. */
const isFromClient = (req: PayloadRequest, overrideAccess: boolean | undefined): boolean =>
  req.payloadAPI === 'REST' && !overrideAccess

const checkPreference = (req: PayloadRequest, written = '') => {
  if (written.length > maxPreferenceLength)
    throw refusal(requestMessages(payloadPanelMessages, req)('errors.largeSetting'), 413)
}

const checkCollection: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !isFromClient(req, overrideAccess)) return
  const { data } = args as { data?: unknown }
  checkDocument(data, collection as Entity, 'collection', req)
  // Payload would fetch it from the server. It has taken the address out of `data` before this hook.
  if (operation === 'create' && collection.upload && !req.file && isObject(req.data) && req.data.url)
    throw refusal(requestMessages(payloadPanelMessages, req)('errors.fileAddress'))
  if (!isObject(data)) return
  if (collection.slug === 'payload-preferences') checkPreference(req, JSON.stringify(data.value))
  if (collection.slug === 'payload-locked-documents' && req.user)
    data.user = { relationTo: req.user.collection, value: req.user.id }
}

const checkGlobal: GlobalBeforeOperationHook = ({ args, global, operation, overrideAccess, req }) => {
  if (operation === 'update' && isFromClient(req, overrideAccess))
    checkDocument((args as { data?: unknown }).data ?? null, global as Entity, 'global', req)
}

const checkParameters = (endpoint: Endpoint, fields: FlattenedField[]): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    const wrong = findWrongParameter(req.query, fields)
    if (wrong) throw refusal(requestMessages(payloadPanelMessages, req)('errors.parameter', { name: wrong }))
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

/** This endpoint stores the value without the operations of its collection, whose hooks would see it. */
const boundPreference = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    const body = (await req.text?.()) ?? ''
    checkPreference(req, body)
    return endpoint.handler(Object.assign(req, { json: async () => JSON.parse(body) }))
  },
})

const checkPreferences = (endpoint: Endpoint): Endpoint => {
  if (endpoint.path !== '/:key') return endpoint
  if (endpoint.method === 'delete') return findPreference(endpoint)
  return endpoint.method === 'post' ? boundPreference(endpoint) : endpoint
}

interface EndpointOwner extends Entity {
  endpoints: false | Endpoint[]
  versions?: unknown
}

/** Payload fails when it is asked for versions where there are none, or to verify an address, which it never need do here. */
const isUsed = ({ path }: Endpoint, { versions }: EndpointOwner): boolean =>
  !path.startsWith('/verify/') && (Boolean(versions) || !path.startsWith('/versions'))

const checkEndpoints = (entity: EndpointOwner): Endpoint[] =>
  // Payload answers 501 where there are none at all.
  (entity.endpoints || [])
    .filter((endpoint) => isUsed(endpoint, entity))
    .map((endpoint) => checkParameters(checkPreferences(endpoint), entity.flattenedFields))

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
