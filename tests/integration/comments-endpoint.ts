import { createLocalReq, type PayloadRequest } from 'payload'
import type { User } from '../../src/platform/payload/payload-types'
import type { Site } from './harness'

interface Asked {
  user?: User
  json?: unknown
  text?: string
  query?: Record<string, string>
}

/** Calls an endpoint of the comments collection as Payload does after authentication. */
export const callComments = async (site: Site, path: string, { user, json, text, query }: Asked) => {
  const endpoints = site.payload.collections.comments.config.endpoints || []
  const endpoint = endpoints.find((candidate) => candidate.path === path)
  if (!endpoint) throw new Error(`there is no endpoint ${path}`)
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, site.payload)
  Object.assign(req, {
    json: async () => json,
    text: async () => text ?? '',
    searchParams: new URLSearchParams(query),
  } satisfies Partial<PayloadRequest>)
  return endpoint.handler(req)
}
