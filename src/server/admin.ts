import { randomBytes } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteHasUsers } from '../cms/first-administrator'
import { AppError } from '../shared/errors'
import type { AppDeps } from './deps'
import { adminContentSecurityPolicy } from './security'

/** Calls with which somebody could try passwords or have mail sent. */
const guarded = /^\/api\/users\/(login|forgot-password|reset-password|unlock|first-register)\b/
const guardedPerMinute = 20

/**
 * A picture of 15 MB and the form around it. Payload reads whole bodies into memory, also of strangers; and when it
 * stops in the middle of one, that connection stands still until it times out.
 */
const maxBodyBytes = (15 * 1024 + 64) * 1024

const refuseLargeBody = ({ headers }: FastifyRequest) => {
  if (headers['transfer-encoding'] !== undefined)
    throw new AppError('bad_request', 'Say how long the request is (Content-Length).')
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes)
    throw new AppError(
      'too_large',
      'The file is larger than 15 MB. Choose a smaller one; nothing was stored.',
    )
}

/** All that is the panel's. */
export const panelRoutes: readonly string[] = ['/admin', '/admin/*', '/api/*', '/_next/*', '/__nextjs*']

/** As Next will read it: `%6Cogin` is `login`. */
const decodedPath = (url: string): string => {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    throw new AppError('bad_request', 'This is not an address.')
  }
}

/** Hands Payload's admin panel and REST interface to Next, whose requests Fastify must not read. */
export const adminPanel = async (app: FastifyInstance, { env, payload, admin }: AppDeps): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    await scope.register(rateLimit, {
      max: guardedPerMinute,
      timeWindow: '1 minute',
      allowList: (request) => !(request.method === 'POST' && guarded.test(decodedPath(request.url))),
      errorResponseBuilder: () =>
        new AppError('too_many_requests', 'Too many attempts. Please wait a minute and try again.'),
    })

    // A site without users has no log-in to show: it waits for the holder of the set-up link.
    let claimed = false
    const ensureClaimed = async () => {
      claimed ||= await siteHasUsers(payload)
      return claimed
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request
      refuseLargeBody(request)
      if (!(await ensureClaimed())) {
        const path = decodedPath(request.url)
        if (path.startsWith('/admin')) return reply.redirect('/setup', 302)
        if (path.startsWith('/api/users'))
          throw new AppError(
            'forbidden',
            'This site has no administrator yet. Use the set-up link printed at its start.',
          )
      }
      const nonce = randomBytes(16).toString('base64')
      const policy = adminContentSecurityPolicy(env.production, nonce)
      // Next reads the nonce for its own scripts from this request header.
      raw.headers['content-security-policy'] = policy
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value) reply.raw.setHeader(name, value)
      reply.raw.setHeader('content-security-policy', policy)
      reply.raw.setHeader('x-request-id', request.id)
      reply.hijack()
      try {
        await admin(raw, reply.raw)
      } catch (err) {
        // Fastify has let go of this answer, so nobody else would end it.
        request.log.error({ err }, 'the admin panel failed')
        if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        reply.raw.end('Something went wrong on our side. Please try again.')
      }
    }
    for (const path of panelRoutes) scope.all(path, handler)
  })
}
