import { mkdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './deps'

const year = 365 * 24 * 60 * 60 * 1000

/**
 * Pages add a version to the address of a picture. Without it, e.g. on other sites, the address stays the same when the picture is
 * replaced, so browsers ask whether it has changed.
 */
const hasVersion = (url: string) => /[?&]v=/.test(url)

/** Serves the built browser files, the pictures and the downloads. Their addresses change with their content. */
export const staticFiles = async (app: FastifyInstance, { env, clientDir }: AppDeps): Promise<void> => {
  const uploads = (folder: string) => {
    const root = path.join(env.dataDir, folder)
    mkdirSync(root, { recursive: true })
    return {
      root,
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: year,
    } as const
  }
  await app.register(fastifyStatic, {
    ...uploads('media'),
    setHeaders: (reply) => {
      if (!hasVersion(reply.request.url)) reply.header('cache-control', 'public, no-cache')
    },
  })
  await app.register(fastifyStatic, {
    ...uploads('files'),
    // Saved, never shown as a page of this site. Every answer of the site is `nosniff`.
    setHeaders: (reply) => void reply.header('content-disposition', 'attachment'),
  })
  if (!clientDir) return
  await app.register(fastifyStatic, {
    root: path.join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: year,
  })
  // The few files with fixed names (icon, logo, arrow) get a route each, so that `/*` stays free.
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    decorateReply: false,
    index: false,
    maxAge: 24 * 60 * 60 * 1000,
  })
}
