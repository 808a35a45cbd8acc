import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PagePolicy } from './page-policy'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What a render gives the cache. Undefined means: there is no such page. */
export interface Rendered {
  body: string
  contentType: string
  status: number
  tags: Iterable<string>
  /** Whom its browser may reach, by the visitor's choice; absent for what is no page. */
  policy?: PagePolicy
}

/** A page ready to be sent, in every encoding. */
export interface CachedPage {
  identity: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
  contentType: string
  status: number
  policy?: PagePolicy
}

export const sizeOf = (page: CachedPage) => page.identity.length + page.br.length + page.gzip.length

export const toCachedPage = async ({ body, contentType, status, policy }: Rendered): Promise<CachedPage> => {
  const identity = Buffer.from(body)
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ])
  // Whoever has the page has its policy too, so a page with another policy is another page.
  const hash = createHash('sha256')
    .update(identity)
    .update(policy?.undecided.header ?? '')
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`
  return { identity, br, gzip: gzipped, etag, contentType, status, ...(policy ? { policy } : {}) }
}
