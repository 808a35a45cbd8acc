import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import { escapeHtml } from './html'
import { localePath } from './locale'
import { type MediaDoc, toPicture } from './picture.server'
import type { QueryContext } from './query.server'
import { documentTag } from './tags'

type Data = Parameters<typeof convertLexicalToHTML>[0]['data']

const bold = 1
const italic = 2
const strikethrough = 4
const underline = 8
const code = 16

const paths: Record<string, (slug: string) => string> = {
  schools: (slug) => `/schools/${slug}`,
  pages: (slug) => `/${slug}`,
}

/**
 * The editor's document as HTML. Everything typed is escaped; nothing carries a style attribute, which our
 * Content-Security-Policy forbids; headings begin at `topLevel`, below the one they stand under.
 */
export const richTextToHtml = (data: unknown, ctx: QueryContext, topLevel: 2 | 3): string => {
  if (!data) return ''
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...LinkHTMLConverter({
      internalDocToHref: ({ linkNode }) => {
        const { relationTo, value } = linkNode.fields.doc ?? {}
        const linked = typeof value === 'object' ? (value as { id?: number; slug?: string }) : {}
        if (relationTo && linked.id) ctx.tag(documentTag(relationTo, linked.id))
        const { slug } = linked
        const path = slug && relationTo ? paths[relationTo]?.(slug) : undefined
        return localePath(ctx.locale, path ?? '/')
      },
    }),
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
  })
  return convertLexicalToHTML({
    converters,
    data: data as Data,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  }).replaceAll(/ style="[^"]*"/g, '')
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
