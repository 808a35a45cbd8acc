import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ClientLimits, tooManyRequests } from '../../platform/http/limits/client-limits'
import { adminContentSecurityPolicy } from '../../platform/http/security-headers'
import { clientHeader, findSessionUser } from '../../platform/http/staff-session'
import { siteHasUsers } from '../../platform/payload/access'
import { clientNetwork } from '../../shared/address/client-network'
import { AppError } from '../../shared/errors'
import type { AppDeps } from '../deps'
import { limitAnonymousRequests, limitReads, readsByPost, refuseStrangers } from './anonymous-requests'
import { panelPath } from './panel-address'
import { createBodyGate } from './panel-bodies'
import { refuseUnbuilt } from './panel-build-page'
import { awaitPasswordTurn, PasswordTurns } from './password-turns'

/** Calls that could be used to try passwords or to send mail. Changing one's own password requires the old one. */
const guarded = [
  {
    method: 'POST',
    path: /^\/api\/users\/(login|forgot-password|reset-password|unlock|first-register|second-factor)\b/,
  },
  { method: 'POST', path: /^\/api\/users\/\d+\/(second-factor|delete)\b/ },
  { method: 'POST', path: /^\/api\/(backups\/permit|persons\/(export|erase)|users\/invite)\b/ },
  { method: 'PATCH', path: /^\/api\/users\b/ },
]
const guardedPerMinute = 20

const isGuarded = ({ method, panelPath, headers }: FastifyRequest): boolean =>
  guarded.some((call) => call.method === method && call.path.test(panelPath)) ||
  // The panel creates accounts, and reads their list, at the same address.
  (method === 'POST' && /^\/api\/users\/?$/.test(panelPath) && !readsByPost(headers))

/** Addresses of Next and Payload that the panel does not need and that cost work. */
const closed = /^\/(_next\/image|api\/og)(\/|$)/

export const panelRoutes: readonly string[] = ['/admin', '/admin/*', '/api/*', '/_next/*', '/__nextjs*']

/** Whether a response may depend on the user: all but Next's own files. */
const isPersonal = (path: string): boolean => !path.startsWith('/_next/')

/** Stands for the status of a response that was not sent. */
const clientDisconnected = 499

const beforeHead = (response: ServerResponse, act: (status: number) => void): void => {
  const { writeHead } = response
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    act(args[0])
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

/**
 * Marks the response as private. Next overwrites our headers with those of its route, so they are set when the head is
 * written. `Vary` is extended.
 */
const keepPrivate = (response: ServerResponse): void =>
  beforeHead(response, () => {
    response.setHeader('cache-control', 'private, no-store')
    const vary = [response.getHeader('vary') ?? []].flat().join(', ')
    if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(vary))
      response.setHeader('vary', vary ? `${vary}, Cookie` : 'Cookie')
  })

/**
 * Makes the response to a write in one language contain only what is stored in that language. The panel's button “Publish
 * changes” does not ask for that: it would fill an empty German field with the English text and store it next time.
 */
const withoutFallback = (method: string, url: string): string =>
  /^(PATCH|POST)$/.test(method) && /[?&]locale=/.test(url) && !/[?&]fallback-?locale=/i.test(url)
    ? `${url}&fallback-locale=null`
    : url

/** Passes requests for Payload's admin panel and REST interface to Next. Fastify must not read their bodies. */
export const adminPanel = async (
  app: FastifyInstance,
  deps: AppDeps,
  limits: ClientLimits,
): Promise<void> => {
  const { env, payload, admin, panelState, parts } = deps
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    // First, so that everything after it can rely on an unambiguous path.
    scope.decorateRequest('panelPath', '')
    scope.addHook('onRequest', async (request) => {
      request.panelPath = panelPath(request.url)
    })
    await scope.register(rateLimit, {
      store: limits.shared.store('guarded'),
      max: guardedPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => clientNetwork(ip),
      allowList: (request) => !isGuarded(request),
      errorResponseBuilder: () => tooManyRequests,
    })

    // A site without users has no log-in; it waits for the holder of the set-up link.
    let claimed = false
    const ensureClaimed = async () => {
      claimed ||= await siteHasUsers(payload)
      return claimed
    }

    const acceptBody = createBodyGate()
    const admitStranger = limitAnonymousRequests(limits)
    const passwordTurns = new PasswordTurns()
    /** Waits until the request may begin. Returns the function to call when its response is ready. */
    const admit = (request: FastifyRequest, isStaff: boolean) => {
      if (isGuarded(request)) return awaitPasswordTurn(passwordTurns, request)
      return isStaff ? undefined : admitStranger(request)
    }

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { raw, panelPath: path } = request
      if (closed.test(path)) throw new AppError('not_found', 'There is nothing at this address.')
      const state = panelState?.()
      if (state === 'building' || state === 'failed') return refuseUnbuilt(request, reply, state, deps)
      const user = isPersonal(path) ? await findSessionUser(payload, request) : null
      const isStaff = user !== null
      acceptBody(request, reply, isStaff)
      if (user) {
        for (const { onStaffRequest } of parts) await onStaffRequest?.(user)
      } else if (isPersonal(path)) refuseStrangers(request, env.publicApi)
      const leave = isPersonal(path) ? await admit(request, isStaff) : undefined
      if (leave) {
        const disconnected = () => leave(clientDisconnected)
        // The work is done when the head is written; a slow client must not keep the place.
        beforeHead(reply.raw, leave)
        if (reply.raw.destroyed) disconnected()
        else reply.raw.once('close', disconnected)
      }
      if (isPersonal(path) && !isStaff) limitReads(request, path)
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
      raw.headers[clientHeader] = clientNetwork(request.ip)
      if (isPersonal(path)) keepPrivate(reply.raw)
      reply.hijack()
      try {
        await admin(raw, reply.raw)
      } catch (err) {
        // Fastify no longer controls this response, so it must be ended here.
        request.log.error({ err }, 'admin panel failed')
        if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        reply.raw.end('Something went wrong on our side. Please try again.')
      }
    }
    for (const path of panelRoutes) scope.all(path, handler)
  })
}
