import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Env, ownOrigins } from '../../config/env'
import { parseUrl } from '../../shared/address/parse-url'
import { AppError } from '../../shared/errors'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of this site sent the request. Over https browsers send Sec-Fetch-Site; over plain http the Origin must
 * be one of ours or the requested host. Other clients send neither header, and no visitor's cookies.
 */
const isFromOurPages = ({ headers }: Pick<FastifyRequest, 'headers'>, origins: string[]): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return origins.includes(origin) || parseUrl(origin)?.host === host
}

/**
 * Protection against cross-site request forgery: refuses forms and calls from other sites. `selfGuarded` are routes with
 * their own check. They are compared by route, because an address may only look like one of them.
 */
export const sameOrigin = (app: FastifyInstance, env: Env, selfGuarded: readonly string[]): void => {
  const origins = ownOrigins(env)
  app.addHook('onRequest', (request, _reply, done) => {
    const refused =
      !harmless.has(request.method) &&
      !selfGuarded.includes(request.routeOptions.url ?? '') &&
      !isFromOurPages(request, origins)
    done(
      refused ? new AppError('forbidden', 'This was sent from another site, so it was refused.') : undefined,
    )
  })
}
