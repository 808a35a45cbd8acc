import { documentComments } from '../../platform/http/pages'
import { definePage, type PageContext, pageSlug } from '../../platform/http/public-page'
import { writtenSources } from '../../platform/payload/search-source'
import type { ServerFeature } from '../../platform/server-feature'
import { showBlocks } from '../blocks/services.server'
import type { ContentPage } from './contract'
import { editLinkRoute } from './edit-link.server'
import { Languages } from './languages/languages.server'
import { editedContent, readMailLogo } from './pages.server'
import { getPage, getPageDraft, listPageEmbeds, listPages } from './queries.server'
import { builtInPage, languagesService, onLanguagesChange } from './services.server'
import { pagesTag } from './tags'

export const pages: ServerFeature = {
  name: 'pages',
  create: ({ payload, services, forgetPages }) => {
    const languages = services.provide(
      languagesService,
      new Languages(payload, () => {
        for (const listen of services.all(onLanguagesChange)) listen()
        forgetPages()
      }),
    )
    const findBuiltIn = (slug: string) => services.all(builtInPage).find((page) => page.slug === slug)

    const show = async (ctx: PageContext, page: ContentPage) => {
      const [blocks, below, comments] = await Promise.all([
        services.use(showBlocks)(ctx, page.blocks, page.originalBlocks, { canBeTitle: true }),
        findBuiltIn(page.slug)?.below(ctx),
        services.find(documentComments)?.(ctx, 'pages', page),
      ])
      const { body, hasTitle, jsonLd } = blocks
      return editedContent(ctx, page, { blocks: body, hasTitle, jsonLd, below, comments })
    }

    const content = definePage({
      path: '/:slug',
      params: pageSlug,
      address: ({ slug }) => `/${slug}`,
      isKnown: (known, { slug }) => known('pages', slug) || findBuiltIn(slug) !== undefined,
      load: async (ctx, { slug }) => {
        const found = await getPage(ctx, slug)
        if (found) return show(ctx, found)
        const builtIn = findBuiltIn(slug)
        // Shown until an editor creates the page.
        if (builtIn) ctx.tag(pagesTag)
        return builtIn?.load(ctx)
      },
    })

    return {
      pages: [content],
      routes: (app) => editLinkRoute(app, payload),
      previews: {
        pages: async (ctx, id) => {
          const draft = await getPageDraft(ctx, id)
          return draft && show(ctx, draft)
        },
      },
      documents: async (ctx) => (await listPages(ctx)).map((page) => ({ kind: 'pages', ...page })),
      searchSources: [writtenSources('pages', 'page', (slug) => `/${slug}`)],
      embeds: listPageEmbeds,
      memory: languages,
      mail: { readLogo: readMailLogo },
      prepare: () => languages.current(),
    }
  },
}
