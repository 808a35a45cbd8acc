import { documentComments } from '../../platform/http/pages'
import { definePage, defineSinglePage, type PageContext, pageSlug } from '../../platform/http/public-page'
import { sharedRead } from '../../platform/payload/query'
import { writtenSources } from '../../platform/payload/search-source'
import type { PublicDocument, ServerFeature } from '../../platform/server-feature'
import { blockParts, showBlocks } from '../blocks/services.server'
import { categoryPath, NEWS_PATH, type Post, postPath, schoolNewsPath } from './contract'
import { listNewsSlugs } from './groups.server'
import { getNeighbours } from './neighbours.server'
import {
  loadCategoryNews,
  loadNews,
  loadSchoolNews,
  newsAddress,
  newsRoutes,
  postContent,
} from './news.server'
import { getPost, getPostDraft, latestPosts, listPostEmbeds } from './queries.server'

export const news: ServerFeature = {
  name: 'news',
  create: ({ services }) => {
    services.provide(blockParts, {
      posts: (ctx, filter) =>
        sharedRead(ctx, `latest posts:${JSON.stringify(filter)}`, (own) => latestPosts(own, filter)),
    })

    const show = async (ctx: PageContext, found: Post) => {
      const [blocks, neighbours, comments] = await Promise.all([
        services.use(showBlocks)(ctx, found.blocks, found.originalBlocks),
        getNeighbours(ctx, found),
        services.find(documentComments)?.(ctx, 'posts', found),
      ])
      return postContent(ctx, found, { neighbours, blocks: blocks.body, jsonLd: blocks.jsonLd, comments })
    }

    const list = (kind: string, pathOf: (slug: string) => string, load: typeof loadCategoryNews) =>
      definePage({
        path: pathOf(':slug'),
        params: pageSlug,
        address: ({ slug }, query) => newsAddress(pathOf(slug), query),
        isKnown: (known, { slug }) => known(kind, slug),
        load: (ctx, { slug }, query) => load(ctx, slug, query),
      })

    return {
      pages: [
        defineSinglePage({
          path: NEWS_PATH,
          address: (query) => newsAddress(NEWS_PATH, query),
          load: loadNews,
        }),
        list('categories', categoryPath, loadCategoryNews),
        list('schools', schoolNewsPath, loadSchoolNews),
        definePage({
          path: postPath(':slug'),
          params: pageSlug,
          address: ({ slug }) => postPath(slug),
          isKnown: (known, { slug }) => known('posts', slug),
          load: async (ctx, { slug }) => {
            const found = await getPost(ctx, slug)
            return found && show(ctx, found)
          },
        }),
      ],
      previews: {
        posts: async (ctx, id) => {
          const draft = await getPostDraft(ctx, id)
          return draft && show(ctx, draft)
        },
      },
      documents: async (ctx): Promise<PublicDocument[]> => {
        const { posts, categories } = await listNewsSlugs(ctx)
        // Lists without posts are not indexed.
        return [
          { kind: 'lists', slug: 'news', path: NEWS_PATH, isEmpty: posts.length === 0 },
          ...categories.map(({ slug, isUsed }) => ({
            ...{ kind: 'categories', slug, path: categoryPath(slug), isEmpty: !isUsed },
          })),
          ...posts.map((post) => ({ kind: 'posts', path: postPath(post.slug), ...post })),
        ]
      },
      pagesBelow: async (ctx) => {
        const { schools } = await listNewsSlugs(ctx)
        return ({ kind, id, slug }) =>
          kind === 'schools' && id !== undefined && schools.has(id) ? [{ path: schoolNewsPath(slug) }] : []
      },
      routes: (app, { publicUrl, isKnown, cachedText }) =>
        newsRoutes(app, { publicUrl, cachedText, isPost: (slug) => isKnown('posts', slug) }),
      searchSources: [writtenSources('posts', 'post', postPath)],
      embeds: listPostEmbeds,
    }
  },
}
