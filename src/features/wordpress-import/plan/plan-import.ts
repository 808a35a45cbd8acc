import { isLocale, type Locale } from '../../../shared/locale'
import { blocksToText } from '../../../shared/text/plain-text'
import type { WxrExport, WxrItem } from '../../../shared/wordpress/read-wxr'
import { asRichText, type ImportedBlock, nodesOf } from '../html/blocks'
import { convertHtml } from '../html/convert-html'
import { createIds, upload } from '../html/nodes'
import { CategoryIndex } from './category-index'
import { FileIndex } from './file-index'
import { plainLine, shortLine } from './lines'
import { oldAddresses, oldKey, oldPath } from './old-addresses'
import type { DocumentCollection, ImportPlan, PlannedDocument, StoredIds } from './plan'
import { slugFrom, takeSlug } from './slugs'

export interface Existing {
  /** Slugs that are taken, or that no document may have. */
  slugs: Record<DocumentCollection | 'categories', ReadonlySet<string>>
  /** The slugs of what was imported before, by key. They keep their address. */
  imported: ReadonlyMap<string, string>
}

interface Options {
  language?: Locale | undefined
  now: Date
}

const maxTitle = 120
const maxSummary = 300
const maxAuthor = 80

const collections: Record<string, DocumentCollection> = { post: 'posts', page: 'pages' }

/** Names of entries that are not imported, for the report. */
const kindNames: Record<string, string> = {
  nav_menu_item: 'menu items (build the menus under Site settings)',
  wp_navigation: 'menus (build them under Site settings)',
  revision: 'old versions',
  custom_css: 'style sheets',
  wp_global_styles: 'style sheets',
  wp_template: 'templates',
  wp_template_part: 'templates',
  product: 'products of a shop',
}

const languageOf = ({ language }: WxrExport): Locale | undefined => {
  const code = language.toLowerCase().replace('_', '-')
  if (isLocale(code)) return code
  const [short = ''] = code.split('-')
  return isLocale(short) ? short : undefined
}

interface State {
  status: PlannedDocument['status']
  publishAt?: string
  /** Why a document is a draft. */
  reason?: string
}

const stateOf = ({ status, password, date }: WxrItem, now: Date): State | undefined => {
  if (status === 'trash' || status === 'auto-draft' || status === 'inherit') return undefined
  if (password) return { status: 'draft', reason: 'a draft, because it was protected by a password' }
  if (status === 'publish') return { status: 'published' }
  // WordPress would have published it meanwhile.
  if (status === 'future' && date && new Date(date) <= now) return { status: 'published' }
  if (status === 'future' && date)
    return {
      status: 'draft',
      publishAt: date,
      reason: `scheduled for ${date.slice(0, 16).replace('T', ' ')} UTC`,
    }
  return {
    status: 'draft',
    reason: status === 'private' ? 'a draft, because it was private' : `a draft, as before (${status})`,
  }
}

/** Search texts of common plugins, unless they contain placeholders. */
const seoOf = ({ meta }: WxrItem): PlannedDocument['seo'] => {
  const text = (...names: string[]) =>
    names.map((name) => meta.get(name) ?? '').find((value) => value && !/%%|#\w/.test(value))
  const title = text('_yoast_wpseo_title', 'rank_math_title')
  const description = text('_yoast_wpseo_metadesc', 'rank_math_description')
  return {
    ...(title ? { title: shortLine(title, 70) } : {}),
    ...(description ? { description: shortLine(description, 170) } : {}),
  }
}

/** The footnotes that the block editor stores beside the text. */
const readFootnotes = ({ meta }: WxrItem): string[] => {
  try {
    const notes: unknown = JSON.parse(meta.get('footnotes') || '[]')
    return Array.isArray(notes) ? notes.map((note: { content?: unknown }) => String(note?.content ?? '')) : []
  } catch {
    return []
  }
}

/** Plans an import: everything that can be said without a database or a network. */
export const planImport = (wxr: WxrExport, existing: Existing, { language, now }: Options): ImportPlan => {
  const leftOut: ImportPlan['leftOut'] = new Map()
  const warnings: ImportPlan['warnings'] = []
  const leaveOut = (what: string, ...names: string[]) =>
    leftOut.set(what, [...(leftOut.get(what) ?? []), ...names])
  const files = new FileIndex(wxr)
  const slugs = {
    posts: new Set(existing.slugs.posts),
    pages: new Set(existing.slugs.pages),
    categories: new Set(existing.slugs.categories),
  }
  const itemById = new Map(wxr.items.map((item) => [item.id, item]))

  const categories = new CategoryIndex(wxr)

  /** Items that become documents, by their old addresses. */
  const documentAt = new Map<string, { key: string; collection: DocumentCollection }>()
  const kept: { item: WxrItem; collection: DocumentCollection; state: State; key: string }[] = []
  const keys = new Set<string>()
  for (const item of wxr.items) {
    const collection = collections[item.type]
    if (!collection) {
      if (item.type !== 'attachment' && item.type !== 'wp_block')
        leaveOut(kindNames[item.type] ?? `entries of the kind “${item.type}”`, plainLine(item.title))
      continue
    }
    const state = stateOf(item, now)
    const key = `post:${item.id || `${item.slug}:${item.link}`}`
    if (!state)
      leaveOut(item.status === 'trash' ? 'documents in the trash' : 'automatic drafts', plainLine(item.title))
    else if (keys.has(key))
      warnings.push({ name: plainLine(item.title), what: 'is in the file twice: the first one counts' })
    else {
      keys.add(key)
      kept.push({ item, collection, state, key })
      for (const address of oldAddresses(item, wxr.site)) documentAt.set(address, { key, collection })
    }
  }

  const planDocument = ({ item, collection, state, key }: (typeof kept)[number]): PlannedDocument => {
    const plainTitle = plainLine(item.title)
    const name = plainTitle || `${item.type} ${item.id}`
    const warn = (what: string) => warnings.push({ name, what })
    const parent = itemById.get(item.parent)
    const ownSlug = slugFrom(item.slug, plainTitle)
    const known = existing.imported.get(key)
    const slug =
      known ??
      takeSlug(slugs[collection], [
        ownSlug,
        // Pages below different pages may have the same name.
        ...(parent ? [slugFrom(`${parent.slug}-${ownSlug}`)] : []),
        ...(ownSlug ? [] : [`${item.type}-${item.id}`]),
      ])
    const thumbnail = files.ofAttachment(Number(item.meta.get('_thumbnail_id')))
    const picture = thumbnail?.collection === 'media' ? thumbnail.key : undefined

    const convert = (ids: StoredIds, note: (what: string) => void) =>
      convertHtml(item.content, `${wxr.site}:${key}`, {
        site: wxr.site,
        note,
        footnotes: readFootnotes(item),
        picture: (named) => {
          const stored = files.picture(named)
          if (named.caption && !files.takeCaption(stored, named.caption))
            note(`a caption that is too long or differs from another one of the picture: “${named.caption}”`)
          return ids.file(stored)
        },
        galleryPictures: (wanted) => files.galleryPictures(item, wanted),
        reusable: (id) => {
          const reused = itemById.get(id)
          return reused?.type === 'wp_block' ? reused.content : undefined
        },
        link: (address) => {
          const file = files.at(address)
          const here = file && ids.fileAddress(file.key)
          if (here) return { url: here }
          const target =
            files.isOfSite(address) && /^https?:/.test(address) ? documentAt.get(oldKey(address)) : undefined
          const id = target && ids.document(target.key)
          return target && id !== undefined ? { relationTo: target.collection, value: id } : { url: address }
        },
      })

    const content = (ids: StoredIds, note: (what: string) => void = () => {}): ImportedBlock[] => {
      const { blocks, shown } = convert(ids, note)
      const id = picture && collection === 'pages' ? ids.file(picture) : undefined
      // Pages have no picture of their own: it is shown above the text, unless the text shows it.
      if (id === undefined || shown.has(id)) return blocks
      const nextId = createIds(`${wxr.site}:${key}:picture`)
      const node = upload(nextId(), id)
      const [first, ...rest] = blocks
      return first?.blockType === 'text'
        ? [{ ...first, text: asRichText([node, ...nodesOf(first.text)]) }, ...rest]
        : [{ id: nextId(), blockType: 'text', text: asRichText([node]) }, ...blocks]
    }

    // Once with invented ids: this finds the pictures of the text and what cannot be converted.
    const sample = content({ file: () => 1, document: () => 1, fileAddress: () => undefined }, warn)
    const words = blocksToText(sample).text
    const excerpt = plainLine(item.excerpt)
    if (state.reason) warn(state.reason)
    if (plainTitle.length > maxTitle) warn('the title was longer than 120 characters and is shortened')
    const found = item.terms.flatMap(({ domain, name: term, nicename }) =>
      domain === 'category' ? (categories.of(term, nicename) ?? []) : [],
    )
    const [category] = collection === 'posts' ? found : []
    if (category) categories.use(category)
    const further = found.filter((other) => other !== category).map(({ title }) => title)
    if (further.length) leaveOut('further categories: posts have one here, pages none', ...further)
    const others = item.terms.filter(({ domain }) => domain !== 'category')
    for (const { domain, name: term } of others)
      leaveOut(/^(post_)?tag$/.test(domain) ? 'tags' : `terms of the kind “${domain}”`, plainLine(term))
    if (item.sticky) leaveOut('posts that stayed at the top of the list (stickies)', name)
    const author = wxr.authors.get(item.creator) || item.creator
    return {
      key,
      collection,
      name,
      slug,
      title: shortLine(plainTitle || shortLine(words, 60) || name, maxTitle),
      summary: shortLine(
        excerpt || (collection === 'posts' ? shortLine(words, 200) || plainTitle || name : ''),
        maxSummary,
      ),
      author: shortLine(author, maxAuthor),
      date: item.date ?? now.toISOString(),
      status: state.status,
      ...(state.publishAt ? { publishAt: state.publishAt } : {}),
      ...(category ? { category: category.key } : {}),
      ...(picture ? { picture } : {}),
      seo: seoOf(item),
      commentsOpen: item.commentsOpen,
      redirects: oldAddresses(item, wxr.site),
      get comments() {
        return item.comments
      },
      commentCount: item.commentCount,
      content,
    }
  }

  const documents = kept.map(planDocument)
  for (const [what, names] of files.leftOut) leaveOut(what, ...names)
  return {
    language: language ?? languageOf(wxr) ?? 'en',
    files: files.planned(),
    categories: categories.planned(),
    documents,
    redirects: documents.some(({ collection }) => collection === 'posts')
      ? [
          { from: `${oldPath(wxr.site)}/feed`, to: '/news/feed.xml' },
          ...categories.emptyAddresses().map((from) => ({ from, to: '/news' })),
        ]
      : [],
    leftOut,
    warnings,
  }
}
