import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { exactCopy } from '../cache/memory-size'
import type { PagePolicy } from './page-policy'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Rendered {
  body: string
  contentType: string
  status: number
  tags: Iterable<string>
  /** When it stops being true, in milliseconds since 1970; absent if only a change ends it. */
  until?: number
  /** The Content-Security-Policies of a page, by the visitor's choice; absent for other texts. */
  policy?: PagePolicy
}

/** A page ready to be sent, in every encoding. */
export interface CachedPage {
  identity: Buffer
  /** Absent below one kilobyte, where compression saves nothing. */
  br?: Buffer
  gzip?: Buffer
  /** `br` has replaced the quick one, as the last change of this page. */
  isBest?: boolean
  etag: string
  contentType: string
  status: number
  policy?: PagePolicy
}

const minCompressedBytes = 1024

const compress = async (identity: Buffer): Promise<Pick<CachedPage, 'br' | 'gzip'>> => {
  if (identity.length < minCompressedBytes) return {}
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ])
  return { br: exactCopy(br), gzip: exactCopy(gzipped) }
}

/** Often nothing that a page shows has changed. Then the bytes of the page before are used again. */
const bytesOf = async (body: string, before: CachedPage | undefined) => {
  const bytes = Buffer.from(body)
  if (before?.identity.equals(bytes)) {
    const { identity, br, gzip, isBest } = before
    return { identity, ...(br && { br }), ...(gzip && { gzip }), ...(isBest && { isBest }) }
  }
  const identity = exactCopy(bytes)
  return { identity, ...(await compress(identity)) }
}

/** `before` is what the cache has at the same address. */
export const toCachedPage = async (
  { body, contentType, status, policy }: Rendered,
  before?: CachedPage,
): Promise<CachedPage> => {
  const { identity, ...compressed } = await bytesOf(body, before)
  // A browser keeps the policy with the page, so another policy needs another ETag.
  const hash = createHash('sha256')
    .update(identity)
    .update(policy?.undecided.header ?? '')
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`
  return { identity, ...compressed, etag, contentType, status, ...(policy ? { policy } : {}) }
}

/** Measured: the entry and its buffers without their contents. */
const entryOverhead = 1500

/** The memory of a cache entry in bytes: contents, key, tags, policies and overhead. */
export const memoryOf = (page: CachedPage, key: string, tags: ReadonlySet<string>): number => {
  let bytes = entryOverhead + page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0)
  bytes += 2 * key.length + page.contentType.length
  for (const tag of tags) bytes += 2 * tag.length + 60
  return bytes + (page.policy?.maxBytes ?? 0)
}
