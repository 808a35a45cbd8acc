import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPolicy } from '../../features/consent/consent.server'
import type { CachedPage } from './cached-page'

type Encoding = 'br' | 'gzip' | 'identity'

export const negotiate = (header: string | undefined): Encoding => {
  if (!header) return 'identity'
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
    header.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))

/** Sends a page from the cache. Everybody gets the same bytes; the policy depends on the visitor's choice. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl = 'public, max-age=0, must-revalidate',
): FastifyReply => {
  const { headers } = request
  const policy = page.policy?.of(headers)
  reply
    .header('vary', policy ? 'accept-encoding, cookie, sec-gpc' : 'accept-encoding')
    .header('cache-control', cacheControl)
  const isTheirsAlone = policy !== undefined && sendPolicy(request, reply, policy)
  if (page.status === 200 && !isTheirsAlone) {
    const etag = policy?.tag ? `${page.etag.slice(0, -1)}-${policy.tag}"` : page.etag
    reply.header('etag', etag)
    if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
  }
  const encoding = negotiate(headers['accept-encoding'])
  const compressed = page[encoding]
  if (compressed && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .header('content-type', page.contentType)
    .send(compressed ?? page.identity)
}
