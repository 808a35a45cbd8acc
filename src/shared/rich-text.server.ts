import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { type Embed, embedHtml } from './embed-html'
import { escapeHtml } from './html'
import { localePath } from './locale'
import { type MediaDoc, toPicture } from './picture.server'
import type { QueryContext } from './query.server'
import { schoolPath } from './school-path'
import { documentTag } from './tags'

type Data = Parameters<typeof convertLexicalToHTML>[0]['data']

const bold = 1
const italic = 2
const strikethrough = 4
const underline = 8
const code = 16

const paths: Record<string, (slug: string) => string> = {
  schools: schoolPath,
  pages: (slug) => `/${slug}`,
}

/**
 * The editor's document as HTML. Everything typed is escaped; nothing carries a style attribute, which our
 * Content-Security-Policy forbids; headings begin at `topLevel`, below the one they stand under.
 */
export const richTextToHtml = (data: unknown, ctx: QueryContext, topLevel: 2 | 3): string => {
  if (!data) return ''
  const links = LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => linkedPath(linkNode.fields.doc, ctx) ?? '',
  })
  const embeds: string[] = []
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...links,
    link: (args) => {
      const { linkType, doc } = args.node.fields
      const leadsNowhere = linkType === 'internal' && linkedPath(doc, ctx) === undefined
      return leadsNowhere || typeof links.link !== 'function'
        ? args.nodesToHTML({ nodes: args.node.children }).join('')
        : links.link(args)
    },
    heading: ({ node, nodesToHTML }) => {
      const level = Math.min(6, Math.max(Number(node.tag.slice(1)), topLevel))
      return `<h${level}>${nodesToHTML({ nodes: node.children }).join('')}</h${level}>`
    },
    text: ({ node }) => {
      const wrap = (html: string, flag: number, tag: string) =>
        Number(node.format) & flag ? `<${tag}>${html}</${tag}>` : html
      const text = wrap(wrap(escapeHtml(node.text), bold, 'strong'), italic, 'em')
      return wrap(wrap(wrap(text, strikethrough, 's'), underline, 'u'), code, 'code')
    },
    upload: ({ node }) => pictureHtml(node.value as unknown as MediaDoc, ctx),
    blocks: {
      // Put in at the end: what follows would change the text of their scripts.
      embed: ({ node }: { node: { fields: unknown } }) =>
        `<hr id="${embeds.push(embedHtml(node.fields as Embed))}">`,
    },
  })
  const html = convertLexicalToHTML({
    converters,
    data: data as Data,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<hr id="(\d+)">/g, (_all, number: string) => embeds[Number(number) - 1] ?? '')
  return saysSomething(html) ? html : ''
}

/** An editor who deletes everything leaves an empty paragraph behind. */
const saysSomething = (html: string) =>
  /<(img|iframe|script|video|audio|embed|object|link)\b/.test(html) ||
  html.replaceAll(/<[^>]*>/g, '').trim() !== ''

interface Linked {
  id: number
  slug?: string
  _status?: string
}

/** The address of a linked document; undefined while visitors would not find it there. */
const linkedPath = (
  doc: { relationTo: string; value: unknown } | null | undefined,
  ctx: QueryContext,
): string | undefined => {
  if (!doc?.value) return undefined
  const { relationTo } = doc
  // A bare number is what remains of a document that was deleted.
  const { id, slug, _status } = (typeof doc.value === 'object' ? doc.value : { id: doc.value }) as Linked
  // Also of what is not linked now: publishing it brings the link back.
  ctx.tag(documentTag(relationTo, id))
  const isPublic = ctx.draft || _status !== 'draft'
  const path = slug && isPublic ? paths[relationTo]?.(slug) : undefined
  return path && localePath(ctx.locale, path)
}

const pictureHtml = (doc: MediaDoc, ctx: QueryContext): string => {
  const picture = toPicture(doc, ctx)
  if (!picture) return ''
  const source = (type: 'avif' | 'webp') =>
    `<source type="image/${type}" sizes="(min-width: 60rem) 44rem, 92vw" srcset="${picture[type]
      .map(({ url, width }) => `${escapeHtml(url)} ${width}w`)
      .join(', ')}">`
  return `<picture>${source('avif')}${source('webp')}<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(
    picture.alt,
  )}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`
}
