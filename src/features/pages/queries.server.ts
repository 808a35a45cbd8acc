import { linkHref, menuPath, type StoredLink } from '../../platform/payload/link-href'
import type { Page } from '../../platform/payload/payload-types'
import { toPicture } from '../../platform/payload/picture'
import { oncePerRender, type QueryContext } from '../../platform/payload/query'
import { messengerLink } from '../../shared/contact/messenger'
import { type Embed, embedsInBlocks } from '../../shared/html/embed'
import { translateCountry } from '../../shared/language/countries'
import { englishFields } from '../../shared/language/english-texts'
import { defaultLocale, type Locale } from '../../shared/locale'
import { givenFields, selectFields, seoFields, showFields } from '../../shared/shown-fields'
import { settingsTag } from '../../shared/tags'
import { shownByBlocks } from '../blocks/queries.server'
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

export const getSiteSettings = (ctx: QueryContext): Promise<SiteSettings> => {
  ctx.tag(settingsTag)
  return oncePerRender(ctx, 'site settings', () => readSiteSettings(ctx))
}

interface StoredItem extends StoredLink {
  label?: string | null
  /** Languages in which it is shown; all if there are none. */
  languages?: Locale[] | null
}

/** What the addresses of documents consist of. */
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
  const doc = await ctx.payload.findGlobal({
    slug: 'site-settings',
    locale: ctx.locale,
    // Two levels: the address of a course contains that of its school.
    depth: 2,
    populate: {
      pages: addressFields,
      posts: addressFields,
      schools: addressFields,
      courses: { slug: true, school: true },
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

/** What is compared with the English page, in another language. */
const comparedFields = ['summary'] as const

const findEnglish = ({ payload, locale, draft }: QueryContext, { id }: Page) =>
  locale === defaultLocale
    ? undefined
    : payload.findByID({
        collection: 'pages',
        id,
        draft,
        locale: defaultLocale,
        select: { ...selectFields(comparedFields), blocks: true },
        depth: 0,
      })

const toPage = async (doc: Page, ctx: QueryContext): Promise<ContentPage> => {
  ctx.tag(pageTag(doc.id))
  const english = await findEnglish(ctx, doc)
  return {
    ...showFields(doc, pageFields),
    ...englishFields(doc, english, comparedFields),
    // A page that was first written in another language has no English text to fall back to. A new draft has no slug yet.
    title: doc.title || (doc.slug ?? ''),
    blocks: doc.blocks ?? [],
    ...(english ? { englishBlocks: english.blocks ?? [] } : {}),
    seo: givenFields(doc.seo, seoFields),
  }
}

export const getPage = async (ctx: QueryContext, slug: string): Promise<ContentPage | undefined> => {
  const { docs } = await ctx.payload.find({
    collection: 'pages',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    locale: ctx.locale,
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
    locale: ctx.locale,
    depth: 2,
    populate: shownByBlocks,
    disableErrors: true,
  })
  return doc ? toPage(doc, ctx) : undefined
}

/** For the sitemap: the address and date of every published page. */
export const listPages = async (ctx: QueryContext) => {
  ctx.tag(pagesTag)
  const { docs } = await ctx.payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { slug: true, updatedAt: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ slug, updatedAt }) => ({ path: `/${slug}`, updatedAt }))
}

/** Everything embedded in published pages, in all languages. */
export const listPageEmbeds = async (ctx: QueryContext): Promise<Embed[]> => {
  ctx.tag(pagesTag)
  const { docs } = await ctx.payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { blocks: true },
    locale: 'all',
    depth: 0,
    pagination: false,
  })
  return embedsInBlocks(docs.map(({ blocks }) => blocks))
}
