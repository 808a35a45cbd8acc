import { Parser } from 'htmlparser2'
import { copyText } from './copy-text'
import { type WxrCategory, type WxrComment, WxrError, type WxrExport, type WxrItem } from './export'

/** Longer than any text that a person wrote; pictures inside a text (`data:`) may reach it. */
const maxField = 8 * 1024 * 1024
const maxDepth = 40
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

type KeepText = (text: string) => () => string

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

/**
 * Reads an export piece by piece. Entities other than those of XML are not expanded, and a DOCTYPE is refused, so nothing can
 * grow. The reader forgives what browsers forgive: real exports are rarely well formed.
 */
const createWxrReader = (keep: KeepText) => {
  const channel = new Map<string, string>()
  const authors = new Map<string, string>()
  const categories: WxrCategory[] = []
  const items: WxrItem[] = []
  const path: string[] = []
  const prefixes = new Map<string, string>()
  let line = 1
  let hasRoot = false
  let isComplete = false
  let open: OpenItem | undefined
  /** An author, category, meta field or comment inside the channel or an item. */
  let part: (Collected & { name: string; line: number }) | undefined
  let text = ''
  /** Length of the text that the parser holds back, because the end of a section or tag has not come yet. */
  let heldBack = 0

  const refuseLength = () => {
    throw new WxrError(
      `Line ${line}: <${path.at(-1) ?? 'rss'}> is longer than ${maxField / 1024 / 1024} MB. Shorten it in the file.`,
    )
  }

  const named = (name: string): string => {
    const at = name.indexOf(':')
    if (at < 0) return name
    const prefix = name.slice(0, at)
    return `${prefixes.get(prefix) ?? prefix}:${name.slice(at + 1)}`
  }

  const parts = new Set(['wp:author', 'wp:category', 'wp:postmeta', 'wp:comment'])

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

  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype')
          throw new WxrError(`Line ${line}: DOCTYPE declarations are not allowed. Export the file again.`)
      },
      onopentag: (written, attributes) => {
        heldBack = 0
        for (const [attribute, value] of Object.entries(attributes)) {
          const prefix = attribute.startsWith('xmlns:') && prefixOf(value)
          if (prefix) prefixes.set(attribute.slice('xmlns:'.length), prefix)
        }
        const name = named(written)
        if (!hasRoot && name !== 'rss')
          throw new WxrError(
            'This is not a WordPress export, which begins with <rss>. In WordPress, choose Tools → Export.',
          )
        hasRoot = true
        path.push(name)
        if (path.length > maxDepth)
          throw new WxrError(`Line ${line}: elements are nested more than ${maxDepth} levels deep.`)
        text = ''
        if (name === 'item' && !open)
          open = { fields: new Map(), item: { terms: [], meta: new Map() }, comments: [] }
        // Inside an item `category` has no prefix; comments have meta fields of their own.
        else if (parts.has(name) && !part) part = { name, line, fields: new Map() }
        else if (name === 'category' && open && !part)
          open.item.terms.push({
            domain: attributes.domain ?? 'category',
            nicename: clean(attributes.nicename ?? ''),
            name: '',
          })
      },
      ontext: (piece) => {
        heldBack = 0
        if (text.length + piece.length > maxField) refuseLength()
        text += piece
      },
      onclosetag: (written) => {
        heldBack = 0
        const name = named(written)
        path.pop()
        const above = path.at(-1)
        if (name === 'rss') isComplete = true
        if (part?.name === name && above !== name) {
          endPart(part)
          part = undefined
        } else if (name === 'item' && open) {
          const item = toItem(open, keep)
          open = undefined
          items.push(item)
          if (items.length > maxItems)
            throw new WxrError(`The file has more than ${maxItems} entries. Export it in several parts.`)
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
    { xmlMode: true, decodeEntities: true },
  )

  return {
    write: (chunk: string): void => {
      heldBack += chunk.length
      parser.write(chunk)
      if (heldBack > maxField + chunk.length) refuseLength()
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) line++
    },
    end: (): WxrExport => {
      if (!hasRoot) throw new WxrError('The file is empty. Choose another file.')
      // The parser closes what is open when the text ends.
      const wasOpen = path.length > 0
      parser.end()
      if (wasOpen || !isComplete)
        throw new WxrError(
          `The file ends in line ${line}, before the export is complete. Export it again, in parts if it is large.`,
        )
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

/** The encoding that an XML file declares; UTF-8 if it declares none. */
const encodingOf = (start: Uint8Array): string => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(start.slice(0, 200))
  const label = /^[^<]{0,3}<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new WxrError(`The encoding “${label}” is unknown. Save the file as UTF-8.`)
  }
}

/** Reads an export from its bytes, without having all of them in memory at once. `keep` may put long texts elsewhere. */
export const readWxr = async (
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  keep: KeepText = (text) => () => text,
): Promise<WxrExport> => {
  const reader = createWxrReader(keep)
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    reader.write(decoder.decode(chunk, { stream: true }))
  }
  reader.write(decoder?.decode() ?? '')
  return reader.end()
}
