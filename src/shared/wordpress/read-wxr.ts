import { copyText } from '../text/copy-text'
import { createXmlReader, XmlError, type XmlProblem } from './read-xml'

/** A WordPress export (WXR 1.0 to 1.2) as this feature uses it. */

interface WxrTerm {
  /** `category`, `post_tag` or `tag`, `post_format` … */
  domain: string
  nicename: string
  name: string
}

/** A comment with its fields as they are in the file, by the name of their element. */
export interface WxrComment {
  line: number
  fields: Map<string, string>
}

/** A post, page, attachment, menu item or anything else that WordPress stores as a post. */
export interface WxrItem {
  id: number
  type: string
  title: string
  link: string
  /** The login of the author. */
  creator: string
  /** Read when it is asked for. */
  readonly content: string
  excerpt: string
  /** ISO 8601; absent if the file has no date that can be read. */
  date?: string
  status: string
  slug: string
  parent: number
  password: string
  sticky: boolean
  commentsOpen: boolean
  attachmentUrl: string
  terms: WxrTerm[]
  meta: Map<string, string>
  /** Read when they are asked for. */
  readonly comments: WxrComment[]
  commentCount: number
}

export interface WxrCategory {
  id: number
  nicename: string
  name: string
  /** The nicename of the category above it. */
  parent: string
}

export interface WxrExport {
  /** The address of the old site, without a trailing slash. */
  site: string
  /** As WordPress names it, e.g. `de-DE`. */
  language: string
  /** The shown names by login. */
  authors: Map<string, string>
  categories: WxrCategory[]
  items: WxrItem[]
}

/** Longer than any text that a person wrote; pictures inside a text (`data:`) may reach it. */
const maxField = 8 * 1024 * 1024
const maxItems = 200_000

/** Usual prefix of a namespace; the names of elements are written with these. */
const prefixOf = (namespace: string): string | undefined => {
  if (/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/.test(namespace)) return 'excerpt'
  if (/^https?:\/\/wordpress\.org\/export\/[\d.]+\/?$/.test(namespace)) return 'wp'
  if (namespace === 'http://purl.org/rss/1.0/modules/content/') return 'content'
  if (namespace === 'http://purl.org/dc/elements/1.1/') return 'dc'
  return undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them, and old exports contain them.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const clean = (text: string): string =>
  copyText(text.replace(/\r\n?/g, '\n').replace(control, '').normalize('NFC'))

const numberOf = (text: string | undefined): number => {
  const number = Number(text?.trim())
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** A date as WordPress writes it, in UTC. Drafts have one of zeros. */
const dateOf = (text = ''): string | undefined => {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text.trim())
  if (!match || text.startsWith('0000')) return undefined
  const date = new Date(`${match[1]}T${match[2]}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

const pubDateOf = (text = ''): string | undefined => {
  const time = Date.parse(text)
  return Number.isNaN(time) || time <= 0 ? undefined : new Date(time).toISOString()
}

/** Puts a text elsewhere, and reads it again. */
export type KeepText = (text: string) => () => string

/** An element whose texts are collected by the names of its children. */
interface Collected {
  fields: Map<string, string>
}

interface OpenItem extends Collected {
  item: Pick<WxrItem, 'terms' | 'meta'>
  comments: WxrComment[]
}

/** Keeps comments where the texts are: an export may have more of them than of anything else. */
const keepComments = (comments: readonly WxrComment[], keep: KeepText): (() => WxrComment[]) => {
  if (!comments.length) return () => []
  const kept = keep(JSON.stringify(comments.map(({ line, fields }) => ({ line, fields: [...fields] }))))
  return () =>
    (JSON.parse(kept()) as { line: number; fields: [string, string][] }[]).map(({ line, fields }) => ({
      line,
      fields: new Map(fields),
    }))
}

/** Adds what is read later. In a function of its own: beside them, the texts as they were read would stay in memory. */
const withKept = (
  item: Omit<WxrItem, 'content' | 'comments'>,
  readContent: () => string,
  readComments: () => WxrComment[],
): WxrItem => ({
  ...item,
  get content() {
    return readContent()
  },
  get comments() {
    return readComments()
  },
})

const toItem = ({ fields, item, comments }: OpenItem, keep: KeepText): WxrItem => {
  const field = (name: string) => clean(fields.get(name) ?? '')
  const line = (name: string) => field(name).trim()
  const date =
    dateOf(fields.get('wp:post_date_gmt')) ??
    dateOf(fields.get('wp:post_date')) ??
    pubDateOf(fields.get('pubDate'))
  const read = {
    ...item,
    id: numberOf(fields.get('wp:post_id')),
    // The first exports had posts only.
    type: line('wp:post_type') || 'post',
    title: line('title'),
    link: line('link'),
    creator: line('dc:creator'),
    commentCount: comments.length,
    excerpt: line('excerpt:encoded'),
    ...(date ? { date } : {}),
    status: line('wp:status') || 'publish',
    slug: line('wp:post_name'),
    parent: numberOf(fields.get('wp:post_parent')),
    password: line('wp:post_password'),
    sticky: line('wp:is_sticky') === '1',
    commentsOpen: line('wp:comment_status') === 'open',
    attachmentUrl: line('wp:attachment_url'),
  }
  return withKept(read, keep(field('content:encoded')), keepComments(comments, keep))
}

const siteOf = (fields: Map<string, string>): string =>
  clean(fields.get('wp:base_blog_url') || fields.get('link') || fields.get('wp:base_site_url') || '')
    .trim()
    .replace(/\/+$/, '')

/** Elements inside the channel or an item whose children are their fields. */
const parts = new Set(['wp:author', 'wp:category', 'wp:postmeta', 'wp:comment'])

interface WxrReader {
  /** Line that is being read. */
  readonly line: number
  write: (chunk: string) => void
  end: () => WxrExport
}

interface WxrOptions {
  /** `keep` may put long texts elsewhere until they are needed. */
  keep?: KeepText
  /** Repairs what is not well formed. */
  isForgiving?: boolean
}

/** Reads an export piece by piece. Throws an `XmlError` if it cannot be read. */
export const createWxrReader = ({ keep = (text) => () => text, isForgiving }: WxrOptions = {}): WxrReader => {
  const channel = new Map<string, string>()
  const authors = new Map<string, string>()
  const categories: WxrCategory[] = []
  const items: WxrItem[] = []
  const path: string[] = []
  const prefixes = new Map<string, string>()
  let hasRoot = false
  let open: OpenItem | undefined
  /** An author, category, meta field or comment inside the channel or an item. */
  let part: (Collected & { name: string; line: number }) | undefined
  let text = ''

  const fail = (problem: XmlProblem): never => {
    throw new XmlError(xml.line, problem)
  }

  const named = (name: string): string => {
    const at = name.indexOf(':')
    if (at < 0) return name
    const prefix = name.slice(0, at)
    return `${prefixes.get(prefix) ?? prefix}:${name.slice(at + 1)}`
  }

  const endPart = ({ name, fields, line: at }: NonNullable<typeof part>) => {
    const field = (key: string) => clean(fields.get(key) ?? '').trim()
    if (name === 'wp:author') authors.set(field('wp:author_login'), field('wp:author_display_name'))
    else if (name === 'wp:category')
      categories.push({
        id: numberOf(field('wp:term_id')),
        nicename: field('wp:category_nicename'),
        name: field('wp:cat_name') || field('wp:category_nicename'),
        parent: field('wp:category_parent'),
      })
    else if (name === 'wp:postmeta') open?.item.meta.set(field('wp:meta_key'), field('wp:meta_value'))
    else if (open) {
      const comment: WxrComment = { line: at, fields: new Map() }
      for (const [key, value] of fields) comment.fields.set(key, clean(value))
      open.comments.push(comment)
    }
  }

  const xml = createXmlReader(
    {
      open: (written, attributes) => {
        for (const [attribute, value] of Object.entries(attributes)) {
          const prefix = attribute.startsWith('xmlns:') && prefixOf(value)
          if (prefix) prefixes.set(attribute.slice('xmlns:'.length), prefix)
        }
        const name = named(written)
        if (!hasRoot && name !== 'rss') fail({ code: 'noExport' })
        hasRoot = true
        path.push(name)
        text = ''
        if (name === 'item' && !open)
          open = { fields: new Map(), item: { terms: [], meta: new Map() }, comments: [] }
        // Inside an item `category` has no prefix; comments have meta fields of their own.
        else if (parts.has(name) && !part) part = { name, line: xml.line, fields: new Map() }
        else if (name === 'category' && open && !part)
          open.item.terms.push({
            domain: attributes.domain ?? 'category',
            nicename: clean(attributes.nicename ?? ''),
            name: '',
          })
      },
      text: (piece) => {
        if (text.length + piece.length > maxField)
          fail({
            code: 'longText',
            params: { name: path.at(-1) ?? '', megabytes: maxField / 1024 / 1024 },
          })
        text += piece
      },
      close: (written) => {
        const name = named(written)
        path.pop()
        const above = path.at(-1)
        if (part?.name === name && above !== name) {
          endPart(part)
          part = undefined
        } else if (name === 'item' && open) {
          items.push(toItem(open, keep))
          open = undefined
          if (items.length > maxItems) fail({ code: 'tooMany', params: { max: maxItems } })
        } else if (part) {
          if (above === part.name) part.fields.set(name, text)
        } else if (name === 'category' && open) {
          const term = open.item.terms.at(-1)
          if (term && !term.name) term.name = clean(text).trim()
        } else if (open) {
          if (above === 'item') open.fields.set(name, text)
        } else if (above === 'channel' && !channel.has(name)) channel.set(name, text)
        text = ''
      },
    },
    isForgiving,
  )

  return {
    get line() {
      return xml.line
    },
    write: xml.write,
    end: () => {
      xml.end()
      return {
        site: siteOf(channel),
        language: clean(channel.get('language') ?? '').trim(),
        authors,
        categories,
        items,
      }
    },
  }
}

/** Reads a whole export. Throws an `XmlError` if it is not well formed. */
export const readWxrText = (text: string): WxrExport => {
  const reader = createWxrReader()
  reader.write(text)
  return reader.end()
}
