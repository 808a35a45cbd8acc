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

/** Hands Payload's admin panel and REST interface to Next, whose requests Fastify must not read. */
export const adminPanel = async (app: FastifyInstance, { env, payload, admin }: AppDeps): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    await scope.register(rateLimit, {
      max: guardedPerMinute,
      timeWindow: '1 minute',
      allowList: (request) => !(request.method === 'POST' && guarded.test(request.url)),
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
      if (!(await ensureClaimed())) {
        if (request.url.startsWith('/admin')) return reply.redirect('/setup', 302)
        if (request.url.startsWith('/api/users'))
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
      await admin(raw, reply.raw)
    }
    for (const path of ['/admin', '/admin/*', '/api/*', '/_next/*', '/__nextjs*']) scope.all(path, handler)
  })
}
