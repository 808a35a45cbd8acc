import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Env, ownOrigins } from '../../config/env'
import { AppError } from '../../shared/errors'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of ours sent this. Browsers say so themselves over https; over plain http the origin tells, and must
 * be one of ours or the host that was asked. What is no browser sends neither, and carries no visitor's cookies.
 */
const isFromOurPages = ({ headers }: Pick<FastifyRequest, 'headers'>, origins: string[]): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Refuses every form and call that another site makes a visitor's browser send. `selfGuarded`: routes that check it
 * themselves. They are known by their route, because an address may only look like one of them.
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
