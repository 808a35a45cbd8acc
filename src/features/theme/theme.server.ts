import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { QueryMemo } from '../../platform/cache/query-memo'
import { routes } from '../../platform/http/routes'
import { toPicture } from '../../platform/payload/picture'
import type { QueryContext } from '../../platform/payload/query'
import { AppError } from '../../shared/errors'
import type { DocumentColours } from '../../shared/formats/colours'
import { defaultLocale } from '../../shared/locale'
import { type ThemeLook, usualLook } from './contract'
import { iconRoutes, type SiteIcons } from './icons.server'
import { type Preset, paletteOf } from './palettes'
import { themeTag } from './tags'
import { documentColours, settingsOf, themeCss } from './theme-css'

// The one door of the feature: src/server and src/site import nothing else of it but contract.ts.

export type Theme = ReturnType<typeof createTheme>

const addressOf = (css: string) =>
  `/theme/${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`

const year = 365 * 24 * 60 * 60

/** The appearance of the site, read once and again after it was changed. */
export const createTheme = ({ payload, memo }: { payload: Payload; memo: QueryMemo }) => {
  /** Stylesheets of pages that were rendered lately, by address: those of drafts, and those that were just replaced. */
  const sheets = new LRUCache<string, string>({
    maxSize: 200_000,
    ttl: 60 * 60 * 1000,
    sizeCalculation: (css) => css.length,
  })

  const read = async (draft: boolean, tag: QueryContext['tag']): Promise<ThemeLook> => {
    tag(themeTag)
    const doc = await payload.findGlobal({ slug: 'theme', draft, depth: 1 })
    const preset: Preset = doc.preset ?? 'tidewater'
    const css = themeCss({ ...doc, preset })
    const ctx = { payload, locale: defaultLocale, draft, tag }
    const stylesheet = css ? addressOf(css) : undefined
    if (stylesheet) sheets.set(stylesheet, css)
    return {
      ...(stylesheet ? { stylesheet } : {}),
      paper: {
        light: paletteOf(preset, 'light', doc.light).paper,
        dark: paletteOf(preset, 'dark', doc.dark).paper,
      },
      fonts: settingsOf({ ...doc, preset }).fonts,
      icon: toPicture(doc.favicon, ctx)?.src,
      shareImage: toPicture(doc.sharePicture, ctx)?.share,
    }
  }

  const load = (page: Pick<QueryContext, 'tag'>): Promise<ThemeLook> =>
    memo.get('theme', (tag) => read(false, tag), page)

  /** The theme of the site's own styles if the database does not answer. */
  const loadOrUsual = (page: Pick<QueryContext, 'tag'>) => load(page).catch(() => usualLook)

  const colours = (tag: QueryContext['tag'] = () => {}): Promise<DocumentColours> =>
    memo.get(
      'theme of documents',
      async (note) => {
        note(themeTag)
        const doc = await payload.findGlobal({ slug: 'theme', depth: 0 })
        return documentColours({ ...doc, preset: doc.preset ?? 'tidewater' })
      },
      { tag },
    )

  let readAt = 0
  /** Reads the theme and its draft; once a second, because anybody can ask for an address that does not exist. */
  const readAgain = async () => {
    if (Math.abs(Date.now() - readAt) < 1000) return
    readAt = Date.now()
    await Promise.all([read(false, () => {}), read(true, () => {})])
  }

  const routesOf = (app: FastifyInstance, site: SiteIcons): void => {
    iconRoutes(app, { payload, memo, load, ...site })
    const schema = { params: z.object({ file: z.string().regex(/^[\w-]{16}\.css$/) }) }
    routes(app).get('/theme/:file', { schema }, async (request, reply) => {
      const address = `/theme/${request.params.file}`
      // After a restart nothing has been rendered yet.
      if (!sheets.get(address)) await load({ tag: () => {} })
      // The page may come from another node, which knows of a change a moment earlier, or be a preview.
      if (!sheets.get(address)) await readAgain()
      const css = sheets.get(address)
      if (!css) throw new AppError('not_found', 'There is no such stylesheet.')
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', `public, max-age=${year}, immutable`)
        .send(css)
    })
  }

  return {
    load,
    loadOrUsual,
    colours,
    /** The newest draft, for staff who look at it before they publish it. */
    loadDraft: () => read(true, () => {}),
    routes: routesOf,
  }
}
