import { z } from 'zod'
import type { Feature } from '../../platform/feature'
import { staff } from '../../platform/payload/access'
import { postEndpoint } from '../../platform/payload/endpoint'
import { readBody } from '../../platform/payload/read-body'
import { FIND_PATH, FIND_START_PATH, MAX_RECENT } from './contract'
import { findAnything, startFinding } from './find.server'
import { findWords, followWords } from './index/cms-find-words'
import { MAX_QUERY } from './index/words'

const queryBody = z.object({ query: z.string().max(10 * MAX_QUERY) })

const startBody = z.object({ recent: z.array(z.string().max(80)).max(MAX_RECENT) })

const privateJson = (body: object): Response =>
  Response.json(body, { headers: { 'cache-control': 'private, no-store' } })

// Bodies instead of addresses: what is typed may be a name, and addresses are written to logs.
const findEndpoint = postEndpoint(FIND_PATH, staff, async (req) => {
  const { query } = await readBody(req, queryBody)
  return privateJson(await findAnything(req, query))
})

const startEndpoint = postEndpoint(FIND_START_PATH, staff, async (req) => {
  const { recent } = await readBody(req, startBody)
  return privateJson(await startFinding(req, recent))
})

export const find: Feature = {
  name: 'find',
  collections: () => [findWords],
  adaptCollection: followWords,
  endpoints: () => [findEndpoint, startEndpoint],
  providers: ['/features/find/admin/FindAnything#FindAnything'],
}
