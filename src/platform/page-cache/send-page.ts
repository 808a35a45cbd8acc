import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rememberResults } from '../../shared/remember-results'
import type { CachedPage } from './cached-page'
import type { HitResponse, HitSource } from './hit-source'
import type { PageCache } from './page-cache'
import { type Policy, sendPolicy } from './page-policy'

type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send up to 40 characters. Reading the 16 kB that Node accepts would take milliseconds. */
const maxEncodingLength = 200
/** More than ten tags. */
const maxTagsLength = 500

export const negotiate = (header: string | undefined): Encoding => {
  if (!header || header.length > maxEncodingLength) return 'identity'
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)]
    }),
  )
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header === '*' ||
    (header.length <= maxTagsLength &&
      header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)))

/** Browsers ask whether a page has changed each time they show it. */
const revalidated = 'public, max-age=0, must-revalidate'
/** A response that deletes a visitor's cookies is theirs alone. */
const theirsAlone = 'private, no-store'

/** The ETag of a page for visitors with a policy: a browser keeps the policy with the page. */
const etagOf = ({ etag, status }: CachedPage, policy: Policy | undefined): string | undefined => {
  if (status !== 200) return undefined
  return policy?.tag ? `${etag.slice(0, -1)}-${policy.tag}"` : etag
}

interface ResponseParts {
  policy: Policy | undefined
  cacheControl: string
  etag: string | undefined
}

const commonParts = ({ policy, cacheControl, etag }: ResponseParts) => ({
  headers: [
    ...['vary', policy ? 'accept-encoding, cookie, sec-gpc' : 'accept-encoding'],
    ...['cache-control', cacheControl],
    ...(etag ? ['etag', etag] : []),
  ],
  ...(policy && { policy: policy.header }),
})

const notModified = (parts: ResponseParts): HitResponse => ({ ...commonParts(parts), status: 304 })

const bodyOf = (page: CachedPage, encoding: Encoding): Buffer => page[encoding] ?? page.identity

const wholePage = (page: CachedPage, encoding: Encoding, parts: ResponseParts): HitResponse => {
  const { headers, ...common } = commonParts(parts)
  if (page[encoding] && encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('content-type', page.contentType)
  return { ...common, headers, status: page.status, body: bodyOf(page, encoding) }
}

/** Sends a page from the cache. Everybody gets the same bytes; the policy depends on the visitor's choice. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl = revalidated,
): FastifyReply => {
  const requested = request.headers
  const policy = page.policy?.of(requested)
  const isTheirsAlone = policy !== undefined && sendPolicy(request, reply, policy)
  const etag = isTheirsAlone ? undefined : etagOf(page, policy)
  const parts = { policy, etag, cacheControl: isTheirsAlone ? theirsAlone : cacheControl }
  const { status, headers, body } =
    etag && matches(requested['if-none-match'], etag)
      ? notModified(parts)
      : wholePage(page, negotiate(requested['accept-encoding']), parts)
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return reply.code(status).send(body)
}

/** The responses of a page to visitors with one policy. Each is made once, when it is needed. */
class PreparedPage {
  readonly #page: CachedPage
  readonly #parts: ResponseParts
  readonly #whole: Partial<Record<Encoding, HitResponse>> = {}
  #notModified: HitResponse | undefined

  constructor(page: CachedPage, policy: Policy | undefined) {
    this.#page = page
    this.#parts = { policy, cacheControl: revalidated, etag: etagOf(page, policy) }
  }

  prepare(requested: IncomingHttpHeaders, encodingOf: (header: string) => Encoding): HitResponse {
    const { etag } = this.#parts
    const known = requested['if-none-match']
    if (known !== undefined && etag && matches(known, etag)) {
      this.#notModified ??= notModified(this.#parts)
      return this.#notModified
    }
    const encoding = encodingOf(requested['accept-encoding'] ?? '')
    const prepared = this.#whole[encoding]
    // The body is another one after it was compressed better.
    if (prepared?.body === bodyOf(this.#page, encoding)) return prepared
    const whole = wholePage(this.#page, encoding, this.#parts)
    this.#whole[encoding] = whole
    return whole
  }
}

/** Browsers send few different `Accept-Encoding` headers. */
const maxEncodings = 100

/** The pages and texts of the cache, for the hit path. `onHit` is called for each. */
export const cachedHits = (
  cache: PageCache,
  onHit: (key: string, headers: IncomingHttpHeaders, url?: string) => void = () => {},
): HitSource => {
  /** By policy, of which every page has its own, or by page if it has none. */
  const prepared = new WeakMap<Policy | CachedPage, PreparedPage>()
  const remembered = rememberResults(negotiate, maxEncodings)
  const encodingOf = (header: string) => (header.length > maxEncodingLength ? 'identity' : remembered(header))

  const prepare = (page: CachedPage, policy: Policy | undefined): PreparedPage => {
    const made = new PreparedPage(page, policy)
    prepared.set(policy ?? page, made)
    return made
  }

  return {
    has: (key) => cache.has(key),
    find: (key, { headers, url }) => {
      const page = cache.current(key)
      if (!page) return undefined
      const policy = page.policy?.known(headers)
      // A new policy takes long to make. The queue before Fastify lets few such requests begin at a time.
      if (page.policy && !policy) return undefined
      // Fastify knows for which host the cookies have to be deleted.
      if (headers.cookie !== undefined && policy?.hasRefused(headers.cookie)) return undefined
      cache.peek(key)
      onHit(key, headers, url)
      return (prepared.get(policy ?? page) ?? prepare(page, policy)).prepare(headers, encodingOf)
    },
  }
}
