import { escapeHtml } from '../../../shared/html/escape'

/**
 * Shortcodes of WordPress become elements, which the converter knows: `[gallery]` and `[embed]` as `<wp-gallery>` and
 * `<wp-embed>`, captions as figures. Others stay as they are written.
 */

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))|"([^"]*)"|(\S+)/g

interface Read {
  named: Map<string, string>
  /** Values without a name, such as the address in `[youtube https://…]`. */
  plain: string[]
}

const readAttributes = (text: string): Read => {
  // The visual editor writes typographic quotes and spaces.
  const usual = text
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/\u00a0/g, ' ')
    .replaceAll('&quot;', '"')
  const read: Read = { named: new Map(), plain: [] }
  for (const [, name, double, single, bare, quoted, word] of usual.matchAll(attribute)) {
    const value = double ?? single ?? bare
    if (name && value !== undefined) read.named.set(name.toLowerCase(), value)
    else read.plain.push(quoted ?? word ?? '')
  }
  return read
}

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#038;', '&').trim()

const embed = (address: string) => `\n\n<wp-embed src="${escapeHtml(decoded(address))}"></wp-embed>\n\n`

const player = ({ named, plain }: Read, content: string, kind: 'video' | 'audio'): string => {
  const source = [...named]
    .filter(([name, value]) => /^(src|mp4|m4v|webm|ogv|wmv|flv|mp3|m4a|ogg|wav|mov)$/.test(name) && value)
    .map(([, value]) => value)
    .concat(plain)[0]
  const address = source ?? /https?:\/\/[^\s"'<\]]+/.exec(content)?.[0]
  return address ? `\n\n<${kind} src="${escapeHtml(decoded(address))}"></${kind}>\n\n` : ''
}

const caption = ({ named }: Read, content: string): string => {
  // Before WordPress 3.4 the caption was an attribute.
  const [picture = ''] = /^\s*(<a\b[^>]*>)?\s*<img\b[^>]*>\s*(<\/a>)?/i.exec(content) ?? []
  const text = named.get('caption') ?? content.slice(picture.length)
  return `\n\n<figure class="wp-caption">${picture}<figcaption>${text}</figcaption></figure>\n\n`
}

type Convert = (read: Read, content: string) => string

const converters: Record<string, Convert> = {
  caption,
  wp_caption: caption,
  gallery: ({ named }) =>
    `\n\n<wp-gallery ids="${escapeHtml(named.get('ids') ?? named.get('include') ?? '')}"></wp-gallery>\n\n`,
  embed: ({ named, plain }, content) => embed(content.trim() || named.get('src') || plain[0] || ''),
  youtube: ({ named, plain }, content) => {
    const given = content.trim() || plain[0]?.replace(/^=/, '') || named.get('id') || ''
    return embed(/^[\w-]{6,20}$/.test(given) ? `https://www.youtube.com/watch?v=${given}` : given)
  },
  vimeo: ({ named, plain }, content) => {
    const given = content.trim() || plain[0] || named.get('id') || ''
    return embed(/^\d+$/.test(given) ? `https://vimeo.com/${given}` : given)
  },
  video: (read, content) => player(read, content, 'video'),
  wpvideo: (read, content) => player(read, content, 'video'),
  audio: (read, content) => player(read, content, 'audio'),
}

const names = Object.keys(converters).join('|')
/** The content of a shortcode contains no other one of the same kind. Attributes are bounded, so that the time is. */
const known = new RegExp(
  `(\\[)?\\[(${names})((?:\\s|=)[^\\]<]{0,2000}|\\s[^\\]]{0,2000})?(?:/\\]|\\](?:([\\s\\S]{0,20000}?)\\[/\\2\\])?)(\\])?`,
  'g',
)

/** Whether a shortcode has content, which ends with a tag of its own. */
const enclosing = new Set(['caption', 'wp_caption', 'embed', 'video', 'audio', 'youtube', 'vimeo'])

const unknown = /\[\/?([a-z][a-z0-9_-]{2,40})(?:\s[^\]]{0,500})?\/?\]/g

export interface Shortcodes {
  html: string
  /** The names of those that stay as text. */
  unknown: string[]
}

/** Names that are surely those of a shortcode, also without attributes. */
const certain =
  /^(contact-form-7|contact-form|gravityform|ninja_form|wpforms|vc_\w+|et_pb_\w+|playlist|product\w*|rev_slider|tablepress|table)$/

export const convertShortcodes = (html: string): Shortcodes => {
  const converted = html.replace(
    known,
    (whole, before: string | undefined, name: string, attributes = '', content = '', after = '') => {
      // `[[gallery]]` shows the shortcode itself.
      if (before && after) return whole.slice(1, -1).replaceAll('[', '&#91;')
      const convert = converters[name]
      if (!convert) return whole
      const rest = content && !enclosing.has(name) ? `${content}[/${name}]` : ''
      return `${before ?? ''}${convert(readAttributes(attributes), content)}${rest}${after}`
    },
  )
  const tags = [...converted.matchAll(unknown)]
  const closed = new Set(tags.flatMap(([whole, name = '']) => (whole === `[/${name}]` ? [name] : [])))
  const left = new Set<string>()
  for (const [whole, name = ''] of tags)
    if (certain.test(name) || whole.includes('=') || closed.has(name)) left.add(name)
  return { html: converted, unknown: [...left] }
}
