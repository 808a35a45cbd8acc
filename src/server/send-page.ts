import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** Sends a page from the cache: the same bytes to everybody, never a cookie. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply => {
  const { headers } = request
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'accept-encoding')
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (matches(headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  const encoding = negotiate(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).header('content-type', page.contentType).send(page[encoding])
}
