import { mkdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { servedTypeOf } from '../platform/storage/content-types'
import { type DiskFiles, filesOf, type S3Files } from '../platform/storage/file-store'
import { DAY_MS } from '../shared/time/days'
import type { AppDeps } from './deps'

const year = 365 * DAY_MS

/**
 * Pages add a version to the address of a picture. Without it, e.g. on other sites, the address stays the same when the picture is
 * replaced, so browsers ask whether it has changed.
 */
const hasVersion = (url: string) => /[?&]v=/.test(url)

/** An upload that is opened by itself is no page of this site: it has no origin and runs no script. Every response is `nosniff`. */
const sandboxed = { 'content-security-policy': "default-src 'none'; sandbox" }

const asDownload = { 'content-disposition': 'attachment' }

const immutable = 'public, max-age=31536000, immutable'

const uploadHeaders = (folder: PublicFolder, url: string): Record<string, string> => ({
  ...sandboxed,
  ...(folder === 'files' ? asDownload : hasVersion(url) ? {} : { 'cache-control': 'public, no-cache' }),
})

const publicFolders = ['media', 'files'] as const

type PublicFolder = (typeof publicFolders)[number]

const serveFromDisk = async (app: FastifyInstance, files: DiskFiles, folder: PublicFolder) => {
  const root = files.locate(folder)
  mkdirSync(root, { recursive: true })
  await app.register(fastifyStatic, {
    root,
    prefix: `/${folder}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: year,
    setHeaders: (reply, file) =>
      void reply.headers({ ...uploadHeaders(folder, reply.request.url), 'content-type': servedTypeOf(file) }),
  })
}

/** Passes files of the bucket on, which itself need not be public. */
const serveFromBucket = (app: FastifyInstance, files: S3Files, folder: PublicFolder) => {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `/${folder}/:name`,
    handler: async (request, reply) => {
      const { name } = request.params
      // No upload has such a name. Earlier versions stored records of changes here, under names that begin with a dot.
      if (/^\.|[/\\]/.test(name)) return reply.callNotFound()
      const left = new AbortController()
      reply.raw.on('close', () => left.abort())
      const opened = await files.serve(`${folder}/${name}`, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        range: request.headers.range,
        ifRange: request.headers['if-range']?.toString(),
        ifNoneMatch: request.headers['if-none-match'],
        signal: left.signal,
      })
      if (!opened) return reply.callNotFound()
      const { status, headers, body } = opened
      if (status !== 416)
        reply.headers({
          'accept-ranges': 'bytes',
          'cache-control': immutable,
          ...uploadHeaders(folder, request.url),
        })
      if (status === 200 || status === 206) reply.type(servedTypeOf(name))
      return reply.code(status).headers(headers).send(body)
    },
  })
}

/** Serves the built browser files, the pictures and the downloads. Their addresses change with their content. */
export const staticFiles = async (app: FastifyInstance, { payload, clientDir }: AppDeps): Promise<void> => {
  const files = filesOf(payload)
  for (const folder of publicFolders)
    if (files.kind === 'disk') await serveFromDisk(app, files, folder)
    else serveFromBucket(app, files, folder)
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
  // The few files with fixed names (icon, logo, share picture) get a route each, so that `/*` stays free.
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    decorateReply: false,
    index: false,
    maxAge: DAY_MS,
  })
}
