import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { QueryMemo } from '../../platform/cache/query-memo'
import { routes } from '../../platform/http/routes'
import { filesOf } from '../../platform/storage/file-store'
import { mediaTag, settingsTag } from '../../shared/tags'
import { manifestPath, type ThemeLook, touchIconPath } from './contract'
import { themeTag } from './tags'

export interface SiteIcons {
  /** The SVG file that is used if the site has no icon of its own. */
  usualIcon: string
  siteName: () => Promise<string>
}

interface IconRoutes extends SiteIcons {
  payload: Payload
  memo: QueryMemo
  load: (page: { tag: (tag: string) => void }) => Promise<ThemeLook>
}

type Tagger = (tag: string) => void

const manifestIcons = [192, 512] as const

const manifestIcon = (size: number) => `/icon-${size}.png`

/** An icon file with one picture, which may be a PNG: a header, and an entry that says where the picture is. */
const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Browsers and phones ask for these addresses without a link, too. */
export const iconRoutes = (
  app: FastifyInstance,
  { payload, memo, load, usualIcon, siteName }: IconRoutes,
): void => {
  /** The picture that staff have chosen, or the file of the site. */
  const readIcon = async (tag: Tagger): Promise<Buffer | string> => {
    tag(themeTag)
    const { favicon } = await payload.findGlobal({ slug: 'theme', depth: 1, select: { favicon: true } })
    if (!favicon || typeof favicon === 'number' || !favicon.filename) return usualIcon
    tag(mediaTag(favicon.id))
    return (await filesOf(payload).read(`media/${favicon.filename}`)) ?? usualIcon
  }

  const draw = (size: number, isOpaque: boolean) =>
    memo.get(`icon ${size} ${isOpaque}`, async (tag) => {
      const [icon, { paper }] = await Promise.all([readIcon(tag), load({ tag })])
      const background = isOpaque ? paper.light : '#0000'
      // The SVG is 32 pixels wide at 72 dots per inch.
      const picture = sharp(icon, typeof icon === 'string' ? { density: (72 * size) / 32 } : {})
      return picture
        .resize(size, size, { fit: 'contain', background })
        .flatten(isOpaque && { background })
        .png()
        .toBuffer()
    })

  const { get } = routes(app)
  const kept = 'public, max-age=3600'
  const icons = [
    { path: touchIconPath, size: 180 },
    ...manifestIcons.map((size) => ({ path: manifestIcon(size), size })),
  ]
  for (const { path, size } of icons)
    get(path, {}, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', kept)
        .send(await draw(size, true)),
    )
  get('/favicon.ico', {}, async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', kept)
      .send(toIco(await draw(48, false), 48)),
  )
  get(manifestPath, {}, async (_request, reply) => {
    const manifest = await memo.get('manifest', async (tag) => {
      tag(settingsTag)
      const [name, { paper }] = await Promise.all([siteName(), load({ tag })])
      return JSON.stringify({
        name,
        start_url: '/',
        display: 'browser',
        background_color: paper.light,
        theme_color: paper.light,
        icons: manifestIcons.map((size) => ({
          src: manifestIcon(size),
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      })
    })
    return reply.type('application/manifest+json').header('cache-control', kept).send(manifest)
  })
}
