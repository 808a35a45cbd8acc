import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteHasUsers } from '../../cms/first-administrator'
import { type ClientLimits, tooManyRequests } from '../../platform/http/client-limits'
import { adminContentSecurityPolicy } from '../../platform/http/security-headers'
import { clientNetwork } from '../../shared/client-network'
import { AppError } from '../../shared/errors'
import type { AppDeps } from '../deps'
import { panelPath } from './panel-address'
import { createBodyGate } from './panel-bodies'
import { admitStrangers, hasSession, limitReads } from './panel-strangers'

/** Calls with which somebody could try passwords or have mail sent; a change of the own password names the old one. */
const guarded = [
  { method: 'POST', path: /^\/api\/users\/(login|forgot-password|reset-password|unlock|first-register)\b/ },
  { method: 'PATCH', path: /^\/api\/users\b/ },
]
const guardedPerMinute = 20

const isGuarded = ({ method, url }: FastifyRequest): boolean => {
  const path = panelPath(url)
  return guarded.some((call) => call.method === method && call.path.test(path))
}

/** Addresses of Next and Payload that the panel does not use, and that make the server work for strangers. */
const closed = /^\/(_next\/image|api\/og)(\/|$)/

/** All that is the panel's. */
export const panelRoutes: readonly string[] = ['/admin', '/admin/*', '/api/*', '/_next/*', '/__nextjs*']

/** Whether an answer may depend on who asks: everything but Next's own files. */
const isPersonal = (path: string): boolean => !path.startsWith('/_next/')

const beforeHead = (response: ServerResponse, act: () => void): void => {
  const { writeHead } = response
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    act()
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

/**
 * Marks the answer as one for this user alone. Next copies the headers of the route's answer over ours, so they are
 * set when the head is written. `Vary` is kept and completed.
 */
const keepPrivate = (response: ServerResponse): void =>
  beforeHead(response, () => {
    response.setHeader('cache-control', 'private, no-store')
    const vary = [response.getHeader('vary') ?? []].flat().join(', ')
    if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(vary))
      response.setHeader('vary', vary ? `${vary}, Cookie` : 'Cookie')
  })

/**
 * Lets the answer to a write in one language show what is stored in that language. The panel's button “Publish changes”
 * forgets to ask for that; it would put the English text into an empty German field, and store it there the next time.
 */
const withoutFallback = (method: string, url: string): string =>
  /^(PATCH|POST)$/.test(method) && /[?&]locale=/.test(url) && !/[?&]fallback-?locale=/i.test(url)
    ? `${url}&fallback-locale=null`
    : url

/** Hands Payload's admin panel and REST interface to Next, whose requests Fastify must not read. */
export const adminPanel = async (
  app: FastifyInstance,
  { env, payload, admin }: AppDeps,
  limits: ClientLimits,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    // First: everything after it may rely on a path that has one reading.
    scope.addHook('onRequest', async ({ url }) => {
      panelPath(url)
    })
    await scope.register(rateLimit, {
      max: guardedPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => clientNetwork(ip),
      allowList: (request) => !isGuarded(request),
      errorResponseBuilder: () => tooManyRequests,
    })

    // A site without users has no log-in to show: it waits for the holder of the set-up link.
    let claimed = false
    const ensureClaimed = async () => {
      claimed ||= await siteHasUsers(payload)
      return claimed
    }

    const acceptBody = createBodyGate()
    const admitStranger = admitStrangers(limits)

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request
      const path = panelPath(request.url)
      if (closed.test(path)) throw new AppError('not_found', 'There is nothing at this address.')
      const isStaff = isPersonal(path) && (await hasSession(payload, request))
      acceptBody(request, reply, isStaff)
      if (isPersonal(path) && !isStaff) {
        const leave = await admitStranger(request)
        limitReads(request, path)
        // The work is done when the head is written; a slow reader holds nobody up.
        beforeHead(reply.raw, leave)
        if (reply.raw.destroyed) leave()
        else reply.raw.once('close', leave)
      }
      if (reply.raw.destroyed) throw new AppError('bad_request', 'The client has disconnected.')
      if (!(await ensureClaimed())) {
        if (path.startsWith('/admin')) return reply.redirect('/setup', 302)
        if (path.startsWith('/api/users'))
          throw new AppError(
            'forbidden',
            'This site has no administrator yet. Use the set-up link printed at its start.',
          )
      }
      if (raw.url && isPersonal(path)) raw.url = withoutFallback(request.method, raw.url)
      const nonce = randomBytes(16).toString('base64')
      const policy = adminContentSecurityPolicy(env.production, nonce)
      // Next reads the nonce for its own scripts from this request header.
      raw.headers['content-security-policy'] = policy
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value) reply.raw.setHeader(name, value)
      reply.raw.setHeader('content-security-policy', policy)
      reply.raw.setHeader('x-request-id', request.id)
      if (isPersonal(path)) keepPrivate(reply.raw)
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
