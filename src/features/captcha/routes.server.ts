import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { CHALLENGE_PATH } from './contract'
import { getChallenge } from './own.server'

const challengeLimit = { max: 30, timeWindow: '1 minute' }

/** Hands out challenges to browsers. */
export const captchaRoutes = (app: FastifyInstance, payload: Payload): void => {
  app.get(CHALLENGE_PATH, { onRequest: app.rateLimit(challengeLimit) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await getChallenge(payload)),
  )
}
