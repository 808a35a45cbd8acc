import { momentOf, readRows, sql, t } from '../../platform/database/statement'
import { findAll } from '../../platform/payload/find-documents'
import { linkHref, menuPath, type StoredLink } from '../../platform/payload/link-href'
import type { Page } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { type QueryContext, readIn, readOriginals, sharedRead, writtenIn } from '../../platform/payload/query'
import { messengerLink } from '../../shared/contact/messenger'
import type { Embed } from '../../shared/html/embed'
import { translateCountry } from '../../shared/language/countries'
import { untranslatedFields } from '../../shared/language/original-texts'
import type { Locale } from '../../shared/locale'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/pick-fields'
import { settingsTag } from '../../shared/tags'
import { listBlockEmbeds, shownByBlocks } from '../blocks/queries.server'
import {
  type ContentPage,
  contactFields,
  type MenuItem,
  type NavigationLink,
  pageFields,
  type SiteSettings,
  settingsFields,
} from './contract'
import { pagesTag, pageTag } from './tags'

const p = t.pages

export const getSiteSettings = (ctx: QueryContext): Promise<SiteSettings> =>
  sharedRead(ctx, 'site settings', readSiteSettings)

interface StoredItem extends StoredLink {
  label?: string | null
  /** Languages in which it is shown; all if there are none. */
  languages?: Locale[] | null
}

/** Fields that make up the addresses of documents. */
const addressFields = { slug: true, _status: true } as const

/** Entries of a menu in the language of the page, without those whose page is not published. */
const menuOf = (ctx: QueryContext) => {
  const hrefOf = (link: StoredLink) => (link.document ? menuPath(link.document, ctx) : linkHref(link, ctx))
  const isShown = ({ languages }: StoredItem) => !languages?.length || languages.includes(ctx.locale)
  const link = (item: StoredItem): NavigationLink[] => {
    const href = hrefOf(item)
    return href && item.label ? [{ label: item.label, href }] : []
  }
  const links = (items: readonly StoredItem[] | null | undefined) =>
    (items ?? []).filter(isShown).flatMap(link)
  const item = ({ children, ...own }: StoredItem & { children?: StoredItem[] | null }): MenuItem[] => {
    const below = links(children)
    const href = hrefOf(own)
    return own.label && (href || below.length)
      ? [{ label: own.label, ...(href ? { href } : {}), children: below }]
      : []
  }
  return { links, item: (own: Parameters<typeof item>[0]) => (isShown(own) ? item(own) : []) }
}

const readSiteSettings = async (ctx: QueryContext): Promise<SiteSettings> => {
  ctx.tag(settingsTag)
  const doc = await ctx.payload.findGlobal({
    slug: 'site-settings',
    ...readIn(ctx),
    // Two levels: the address of a course contains that of its school.
    depth: 2,
    populate: {
      pages: addressFields,
      posts: addressFields,
      schools: addressFields,
      courses: { ...addressFields, school: true },
      accommodation: { slug: true, school: true },
    },
  })
  const menu = menuOf(ctx)
  const contact = showFields(doc, contactFields)
  return {
    ...showFields(doc, settingsFields),
    logo: toPicture(doc.logo, ctx),
    navigation: (doc.navigation ?? []).flatMap(menu.item),
    callToAction: menu.links(doc.callToAction ? [doc.callToAction] : [])[0],
    footerNavigation: menu.links(doc.footerNavigation),
    contact: {
      ...contact,
      address: translateCountry(contact.address ?? '', ctx.locale),
      messenger: messengerLink(doc),
    },
  }
}

/** Fields that are compared between languages, to find texts that are not translated. */
const comparedFields = ['summary'] as const

const findOriginals = (ctx: QueryContext, { id }: Page) =>
  readOriginals(ctx, (locale) =>
    ctx.payload.findByID({
      collection: 'pages',
      id,
      draft: ctx.draft,
      ...writtenIn(locale),
      select: { ...selectFields(comparedFields), blocks: true },
      depth: 0,
    }),
  )

const toPage = async (doc: Page, ctx: QueryContext): Promise<ContentPage> => {
  ctx.tag(pageTag(doc.id))
  const originals = await findOriginals(ctx, doc)
  return {
    ...showFields(doc, pageFields),
    ...untranslatedFields(doc, originals, comparedFields),
    // A page that was first written in another language has no text to fall back to. A new draft has no slug yet.
    title: doc.title || (doc.slug ?? ''),
    blocks: doc.blocks ?? [],
    originalBlocks: originals.map(({ locale, row }) => ({ locale, row: row.blocks ?? [] })),
    seo: givenFields(doc.seo, seoFields),
    commentsOpen: doc.commentsOpen ?? false,
  }
}

/** Reads the fields of a published page that the pages of its comments need. */
export const getPageName = async (ctx: QueryContext, slug: string) => {
  const docs = await findAll(
    ctx.payload,
    'pages',
    { slug: { equals: slug }, _status: { equals: 'published' } },
    { select: { slug: true, title: true, updatedAt: true, commentsOpen: true }, ...readIn(ctx), limit: 1 },
  )
  const [doc] = docs
  if (!doc) return undefined
  ctx.tag(pageTag(doc.id))
  const { id, updatedAt, commentsOpen } = doc
  return { id, slug, name: doc.title || slug, updatedAt, commentsOpen: commentsOpen ?? false }
}

export const getPage = async (ctx: QueryContext, slug: string): Promise<ContentPage | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'pages',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    ...readIn(ctx),
    depth: 2,
    populate: shownByBlocks,
    limit: 1,
    pagination: false,
  })
  return docs[0] && toPage(docs[0], ctx)
}

export const getPageDraft = async (ctx: QueryContext, id: number): Promise<ContentPage | undefined> => {
  const doc = await ctx.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    ...readIn(ctx),
    depth: 2,
    populate: shownByBlocks,
    disableErrors: true,
  })
  return doc ? toPage(doc, ctx) : undefined
}

/**
 * For the sitemap and for unknown addresses: the address and date of every published page, and whether visitors may comment on
 * it. Read without Payload, which takes a second for 10,000 documents.
 */
export const listPages = async (ctx: QueryContext) => {
  ctx.tag(pagesTag)
  const rows = await readRows(
    ctx.payload,
    sql`select ${p.id}, ${p.slug}, ${p.updated_at}, ${p.comments_open} from ${p} where ${p._status} = 'published' order by ${p.id}`,
  )
  return rows.map(({ id, slug, updated_at, comments_open }) => ({
    id: Number(id),
    slug: String(slug),
    path: `/${slug}`,
    updatedAt: momentOf(updated_at),
    isOpen: Boolean(comments_open),
  }))
}

export const listPageEmbeds = (ctx: QueryContext): Promise<Embed[]> => listBlockEmbeds(ctx, 'pages', pagesTag)
