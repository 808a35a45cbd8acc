import { parseUrl } from '../address/parse-url'
import { escapeHtml } from './escape'
import { isDataBlock, type Judge, rewriteHtml } from './rewrite'

export interface Embed {
  /** HTML, or the URL of a video. */
  code: string
  /** A description for people who cannot see it. */
  title?: string | null
}

interface Node {
  type?: string
  fields?: { blockType?: string } & Partial<Embed>
  children?: Node[]
}

export const embedsIn = (text: unknown): Embed[] => {
  // Texts may have been stored before their shape was checked.
  const inNode = (node: Node | null): Embed[] => {
    const { type, fields, children } = node ?? {}
    const { blockType, code, title } = (type === 'block' && fields) || {}
    const name = typeof title === 'string' ? title : null
    const own = blockType === 'embed' && typeof code === 'string' ? [{ code, title: name }] : []
    return [...own, ...(Array.isArray(children) ? children.flatMap(inNode) : [])]
  }
  const root = (text as { root?: Node } | null | undefined)?.root
  return root ? inNode(root) : []
}

/** The embeds in the blocks of a page: in their texts, in all languages that are given, and the blocks that are embeds. */
export const embedsInBlocks = (value: unknown): Embed[] => {
  if (Array.isArray(value)) return value.flatMap(embedsInBlocks)
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return embedsIn(value)
  const { blockType, code, title } = value as { blockType?: string } & Partial<Embed>
  const own = blockType === 'video' && typeof code === 'string' ? [{ code, title }] : []
  return [...own, ...Object.values(value).flatMap(embedsInBlocks)]
}

/** The attribute that tells the consent filter the title of an embed. */
export const embedNameAttribute = 'data-embed-name'

const videoId = /^[\w-]{6,20}$/

const youTube = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const host = hostname.replace(/^(www|m|music)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : (searchParams.get('v') ?? '')
        : ''
  if (!videoId.test(id)) return undefined
  const start = /^\d+/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '')?.[0]
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

const vimeo = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const [, id, hash] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  if (!id || !/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const key = hash ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0]
  return `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`
}

const addressIn = (code: string): URL | undefined => {
  const text = code.trim()
  return /^https?:\/\/\S+$/.test(text) ? parseUrl(text) : undefined
}

/** The URL of the player, if the embed is only the URL of a video. */
export const videoPlayer = (code: string): string | undefined => {
  const address = addressIn(code)
  return address && (youTube(address) ?? vimeo(address))
}

const videoFrame = (src: string, title: string) =>
  `<iframe src="${escapeHtml(src)}"${title ? ` title="${escapeHtml(title)}"` : ''} width="560" height="315" ` +
  'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" loading="lazy"></iframe>'

const allowed = new Set(
  (
    'a abbr article aside audio b blockquote br caption cite code col colgroup dd details div dl dt em embed figcaption ' +
    'figure h2 h3 h4 h5 h6 hr i iframe img ins kbd li link noscript object ol p param picture pre q s samp script section ' +
    'small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'
  ).split(' '),
)

/** Attributes that the site's own scripts use. They are removed from embeds. */
const reservedAttributes =
  /^(name|form|slot|is|nonce|ping|srcdoc|style|on.*|data-(embed|once|map|captcha|island|pdcc).*)$/

const clean: Judge = ({ name, attributes }) => {
  if (name === 'style') return 'drop'
  if (!allowed.has(name)) return 'unwrap'
  if (name === 'script' && isDataBlock(attributes)) return 'drop'
  for (const attribute of attributes.names())
    if (reservedAttributes.test(attribute) && !(name === 'param' && attribute === 'name'))
      attributes.delete(attribute)
  if (/^(pdcc|main$|top$|anc-|comment)/i.test(attributes.get('id') ?? '')) attributes.delete('id')
  return 'keep'
}

/** The cleaned HTML of an embed. The consent filter decides later what is loaded. */
export const embedHtml = ({ code, title }: Embed): string => {
  const name = title?.trim() ?? ''
  const player = videoPlayer(code)
  const html = player
    ? videoFrame(player, name)
    : rewriteHtml(code, (tag) => {
        if (name && tag.name === 'iframe' && !tag.attributes.get('title')) tag.attributes.set('title', name)
        return clean(tag)
      })
  return html.trim() && `<div class="embedded" ${embedNameAttribute}="${escapeHtml(name)}">${html}</div>`
}

/** The scripts of an embed, each as markup for comparison. */
export const scriptsIn = (code: string): string[] => {
  const scripts: string[] = []
  rewriteHtml(code, ({ name, attributes }) => {
    if (name !== 'script' || isDataBlock(attributes)) return 'keep'
    return ({ markup }) => {
      scripts.push(markup)
      return ''
    }
  })
  return scripts
}
