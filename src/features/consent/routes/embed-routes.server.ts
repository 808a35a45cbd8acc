import type { FastifyInstance } from 'fastify'
import { routes, textFields } from '../../../platform/http/routes'
import { embedContentSecurityPolicy } from '../../../platform/http/security-headers'
import { AppError } from '../../../shared/errors'
import { escapeHtml } from '../../../shared/html/escape'
import { EMBED_PATH } from '../contract'
import { readEmbedToken } from '../markup/embed-token.server'
import type { BlockedFrame } from '../markup/placeholder'
import { serviceOfAddress } from '../services/find-service'

interface EmbedRoutesOptions {
  secret: string
}

const styles =
  'html,body{margin:0;block-size:100%}iframe{display:block;inline-size:100%;block-size:100%;border:0}'

/** Includes all frame hosts of the service, because frames redirect between them. */
const sourcesOf = (src: string): string[] => [
  ...new Set([new URL(src).origin, ...(serviceOfAddress(src)?.hosts['frame-src'] ?? [])]),
]

const documentOf = ({ src, title, allow, sandbox, fullscreen }: BlockedFrame): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<title>${escapeHtml(title || new URL(src).hostname)}</title>` +
  `<link rel="stylesheet" href="${EMBED_PATH}.css"></head><body><iframe src="${escapeHtml(src)}" ` +
  `title="${escapeHtml(title || new URL(src).hostname)}"` +
  (allow ? ` allow="${escapeHtml(allow)}"` : '') +
  (sandbox === undefined ? '' : ` sandbox="${escapeHtml(sandbox)}"`) +
  `${fullscreen ? ' allowfullscreen' : ''}></iframe></body></html>`

/**
 * Serves one frame of a third party in a document of ours with a policy that allows it: the policy of the page around it
 * was sent before the visitor chose. Only frames that a page of ours has blocked can be requested.
 */
export const embedRoutes = (app: FastifyInstance, { secret }: EmbedRoutesOptions): void => {
  routes(app).get(EMBED_PATH, { schema: { querystring: textFields } }, async (request, reply) => {
    const [token, ...others] = request.query.getAll('token')
    const frame = token && !others.length ? readEmbedToken(secret, token) : undefined
    // Only inside a frame: as a page of its own it would be an undeclared link to a third party.
    const isInFrame = (request.headers['sec-fetch-dest'] ?? 'iframe') === 'iframe'
    if (!frame || !isInFrame) throw new AppError('not_found', 'There is no such content.')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', embedContentSecurityPolicy(sourcesOf(frame.src)))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(documentOf(frame))
  })

  app.get(`${EMBED_PATH}.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=86400').send(styles),
  )
}
