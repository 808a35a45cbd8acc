import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import type { User } from '../../../src/platform/payload/payload-types'
import { password } from './content'
import type { Site } from './harness'

interface Asked {
  user?: User
  json?: unknown
  text?: string
  query?: Record<string, string>
}

/** Calls one of these endpoints as Payload does after authentication. */
const callEndpoint = async (
  site: Site,
  endpoints: false | readonly Endpoint[] | undefined,
  path: string,
  { user, json, text, query }: Asked,
) => {
  const endpoint = (endpoints || []).find((candidate) => candidate.path === path)
  if (!endpoint) throw new Error(`there is no endpoint ${path}`)
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)
  Object.assign(req, {
    json: async () => json,
    text: async () => text ?? '',
    searchParams: new URLSearchParams(query),
  } satisfies Partial<PayloadRequest>)
  return endpoint.handler(req)
}

/** Calls an endpoint of the comments collection. */
export const callComments = (site: Site, path: string, asked: Asked) =>
  callEndpoint(site, site.payload.collections.comments.config.endpoints, path, asked)

/** Calls `find`, `export` or `erase` of a person's data, confirmed with the password. */
export const callPersons = (site: Site, path: 'find' | 'export' | 'erase', asked: Asked) =>
  callEndpoint(site, site.payload.config.endpoints, `/persons/${path}`, {
    ...asked,
    json: { currentPassword: password, ...(asked.json as object) },
  })

/** Counts what the next night would erase with these periods. */
export const callRetentionReport = (site: Site, asked: Asked) => {
  const config = site.payload.config.globals.find(({ slug }) => slug === 'retention')
  return callEndpoint(site, config?.endpoints, '/report', asked)
}
