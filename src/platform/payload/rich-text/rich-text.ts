import type { SerializedListItemNode, SerializedListNode } from '@payloadcms/richtext-lexical'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { embedHtml, embedsIn } from '../../../shared/html/embed'
import { escapeHtml } from '../../../shared/html/escape'
import { linkedPath } from '../link-href'
import { type MediaDoc, toPicture } from '../picture'
import type { QueryContext } from '../query'

type Data = Parameters<typeof convertLexicalToHTML>[0]['data']

/** The bits of a text node's `format`, innermost element first. */
const textFormats: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

/** The editor leaves such an address behind when somebody closes the form of a new link. */
const unfinishedAddress = /^\s*(https?:\/\/)?\s*$/

/**
 * Converts the editor's document to HTML, with one converter for each feature of `rich-text-editor.ts`. All text is escaped.
 * There are no style attributes, which our Content-Security-Policy forbids. Headings start at `topLevel`, one below the heading
 * of their section.
 */
export const richTextToHtml = (data: unknown, ctx: QueryContext, topLevel: 2 | 3 | 4): string => {
  if (!data) return ''
  const links = LinkHTMLConverter({
    internalDocToHref: ({ linkNode }) => linkedPath(linkNode.fields.doc, ctx) ?? '',
  })
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...links,
    link: (args) => {
      const { linkType, doc, url } = args.node.fields
      const leadsNowhere =
        linkType === 'internal'
          ? linkedPath(doc, ctx) === undefined
          : typeof url !== 'string' || unfinishedAddress.test(url)
      return leadsNowhere || typeof links.link !== 'function'
        ? args.nodesToHTML({ nodes: args.node.children }).join('')
        : links.link(args)
    },
    heading: ({ node, nodesToHTML }) => {
      const written = Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 2)
      const level = Math.min(6, Math.max(written, 2) + topLevel - 2)
      return `<h${level}>${nodesToHTML({ nodes: node.children }).join('')}</h${level}>`
    },
    list: ({ node, nodesToHTML }) => listHtml(node, (nodes) => nodesToHTML({ nodes }).join('')),
    text: ({ node }) =>
      textFormats.reduce(
        (html, [bit, tag]) => (Number(node.format) & bit ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(node.text),
      ),
    upload: ({ node }) => pictureHtml(node.value as MediaDoc, ctx),
    blocks: {
      embed: ({ node }: { node: unknown }) => embedsIn({ root: node }).map(embedHtml).join(''),
    },
    // Payload's default prints "unknown node".
    unknown: ({ node, nodesToHTML }) =>
      nodesToHTML({ nodes: (node as { children?: SerializedLexicalNode[] }).children ?? [] }).join(''),
  })
  const { root } = data as Data
  const html = convertLexicalToHTML({
    converters,
    data: { root: { ...root, children: soundNodes(root?.children) } },
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
  return saysSomething(html) ? html : ''
}

const leaves = ['text', 'linebreak', 'tab', 'horizontalrule', 'upload', 'block', 'inlineBlock']

/** Texts may have been stored before their shape was checked: what is no node is left out, and elements get what they lack. */
const soundNodes = (nodes: unknown): SerializedLexicalNode[] =>
  (Array.isArray(nodes) ? nodes : []).flatMap((node) => {
    if (typeof node?.type !== 'string' || (node.type === 'text' && typeof node.text !== 'string')) return []
    if (leaves.includes(node.type)) return [node]
    return [{ ...node, fields: node.fields ?? {}, children: soundNodes(node.children) }]
  })

const checkBox = (checked: boolean | undefined) =>
  `<input type="checkbox" disabled${checked ? ' checked' : ''}>`

/**
 * A list without the `style` and `value` attributes of Payload's converter. The editor stores a nested list in an item of
 * its own; in HTML it belongs to the item before it, else there would be an empty bullet.
 */
const listHtml = (
  { children, listType, start }: SerializedListNode,
  toHtml: (nodes: SerializedLexicalNode[]) => string,
): string => {
  const items: string[] = []
  for (const item of children as SerializedListItemNode[]) {
    const content = toHtml(item.children)
    const isNested = item.children.length > 0 && item.children.every(({ type }) => type === 'list')
    if (isNested && items.length) items.push(`${items.pop()}${content}`)
    else if (isNested || listType !== 'check') items.push(content)
    else items.push(`<label>${checkBox(item.checked)} ${content}</label>`)
  }
  const rows = items.map((html) => `<li>${html}</li>`).join('')
  if (listType === 'number') return `<ol${start > 1 ? ` start="${Number(start)}"` : ''}>${rows}</ol>`
  return `<ul${listType === 'check' ? ' class="check-list"' : ''}>${rows}</ul>`
}

/** Deleting all text leaves an empty paragraph. */
const saysSomething = (html: string) =>
  /<(img|iframe|script|video|audio|embed|object|link)\b/.test(html) ||
  html.replaceAll(/<[^>]*>/g, '').trim() !== ''

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
