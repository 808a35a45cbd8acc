import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Env, ownOrigins } from '../config/env'
import { AppError } from '../shared/errors'
import { panelRoutes } from './admin'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Payload guards its own calls: its session counts only from our origins. Asked by route, as an address may look like one. */
const guardsItself = ({ routeOptions }: FastifyRequest) => panelRoutes.includes(routeOptions.url ?? '')

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

/** Refuses every form and call that another site makes a visitor's browser send. */
export const sameOrigin = (app: FastifyInstance, env: Env): void => {
  const origins = ownOrigins(env)
  app.addHook('onRequest', (request, _reply, done) => {
    const refused =
      !harmless.has(request.method) && !guardsItself(request) && !isFromOurPages(request, origins)
    done(
      refused ? new AppError('forbidden', 'This was sent from another site, so it was refused.') : undefined,
    )
  })
}
