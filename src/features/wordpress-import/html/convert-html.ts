import { type RichNode, textFormat } from '../../../shared/formats/rich-text-nodes'
import { videoPlayer } from '../../../shared/html/embed'
import { safeAddress } from './addresses'
import { type ImportedBlock, withinLimit } from './blocks'
import type { Context, Conversion, ConvertElement, Kept, Lookups } from './conversion'
import {
  convertFile,
  convertFrame,
  convertGallery,
  convertGalleryShortcode,
  convertPicture,
  convertPlayer,
  isGallery,
  showBackground,
  showEmbed,
} from './convert-media'
import {
  convertColumns,
  convertDetails,
  convertFigure,
  convertHeading,
  convertList,
  convertMediaText,
  showTable,
} from './convert-structures'
import { type HtmlNode, hasClass, lineOf, parseHtml } from './html-tree'
import { createIds, lineBreak, list, rule } from './nodes'
import { convertShortcodes } from './shortcodes'
import { quoted, Writer } from './writer'

const { bold, italic, strikethrough, underline, code, subscript, superscript } = textFormat

const formats: Record<string, number> = {
  ...{ b: bold, strong: bold },
  ...{ em: italic, i: italic, cite: italic, dfn: italic, var: italic },
  ...{ s: strikethrough, del: strikethrough, strike: strikethrough },
  ...{ u: underline, ins: underline },
  ...{ code, kbd: code, samp: code, tt: code },
  ...{ sub: subscript, sup: superscript },
}

const blockNames =
  /^(address|article|aside|body|center|dd|div|dl|fieldset|figcaption|footer|form|header|html|legend|main|nav|p|section|summary|table|t[dhr]|t(body|head|foot)|caption)$/

const silentNames =
  /^(head|style|template|meta|link|base|title|option|input|select|textarea|source|track|param|wbr|col|colgroup|area|map|noscript|canvas)$/

const maxReusableDepth = 5
/** Blocks that place one another several times would multiply. */
const maxReusableUses = 200

const convertLink: ConvertElement = ({ lookups, walkAll }, element, writer, ctx) => {
  const address = safeAddress(element.attributes.href ?? '', lookups.site)
  const target = address ? lookups.link(address) : undefined
  // A new object for every link, so that two links to the same place stay apart.
  walkAll(element.children, writer, { ...ctx, target: target ? { ...target } : ctx.target })
}

const convertPre: ConvertElement = ({ walkAll }, element, writer, ctx) => {
  writer.endParagraph()
  const format = hasClass(element, /^wp-block-(verse|preformatted)$/) ? ctx.format : ctx.format | code
  walkAll(element.children, writer, { ...ctx, isPre: true, isFlow: false, format })
  writer.endParagraph()
}

const convertBlock: ConvertElement = (conversion, element, writer, ctx) => {
  writer.endParagraph()
  if (element.name === 'form') conversion.note('a form was left out: build it under Forms')
  if (hasClass(element, /^wp-block-columns$/)) convertColumns(conversion, element, writer, ctx)
  else if (hasClass(element, /^wp-block-media-text$/)) convertMediaText(conversion, element, writer, ctx)
  else if (hasClass(element, /^wp-block-file$/)) convertFile(conversion, element, writer, ctx)
  else if (isGallery(element)) convertGallery(conversion, element, writer, ctx)
  else {
    showBackground(conversion, element, writer, ctx)
    // Inside a paragraph an empty line does not begin another one.
    conversion.walkAll(element.children, writer, {
      ...ctx,
      isFlow: element.name !== 'p',
      format: element.name === 'legend' ? ctx.format | bold : ctx.format,
    })
  }
  writer.endParagraph()
}

/** Elements that do more than to format their text. */
const converters = new Map<string, ConvertElement>([
  ['a', convertLink],
  ['img', convertPicture],
  ['figure', convertFigure],
  ['table', showTable],
  ['details', convertDetails],
  ['iframe', convertFrame],
  ['pre', convertPre],
  ['ul', convertList],
  ['ol', convertList],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, convertHeading] as const),
  ...['video', 'audio', 'embed', 'object'].map((name) => [name, convertPlayer] as const),
  ['wp-gallery', convertGalleryShortcode],
  [
    'wp-embed',
    (conversion, { attributes }, writer) => showEmbed(conversion, { address: attributes.src ?? '' }, writer),
  ],
  ['br', (_conversion, _element, writer) => writer.breakLine()],
  ['hr', (_conversion, _element, writer) => writer.add(rule())],
  ['script', ({ note }) => note('a script was left out')],
  ['svg', ({ note }) => note('a drawing (SVG) was left out')],
  ['math', (_conversion, { children }, writer, ctx) => writer.text(lineOf(children), ctx)],
  [
    'blockquote',
    ({ inside }, { children }, writer, ctx) => writer.add(...quoted(inside(children, ctx).takeAll())),
  ],
  [
    'q',
    ({ walkAll }, { children }, writer, ctx) => {
      writer.text('“', ctx)
      walkAll(children, writer, ctx)
      writer.text('”', ctx)
    },
  ],
  [
    'dt',
    ({ walkAll }, { children }, writer, ctx) => {
      writer.endParagraph()
      walkAll(children, writer, { ...ctx, format: ctx.format | bold })
      writer.endParagraph()
    },
  ],
])

const tabWidth = 8

/** White space is part of the text; a page shows it only if it does not break. Tabs reach to the next column of eight. */
const keepSpaces = (line: string): string => {
  let written = ''
  for (const part of line.split(/(\t)/))
    written += part === '\t' ? ' '.repeat(tabWidth - (written.length % tabWidth)) : part
  return written.replace(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))
}

const convertText = (conversion: Conversion, given: string, writer: Writer, ctx: Context): void => {
  if (!ctx.isPre && !ctx.isTyped) {
    writer.text(given, ctx)
    return
  }
  const paragraphs = ctx.isPre ? [given] : given.split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)+/)
  for (const [index, part] of paragraphs.entries()) {
    if (index > 0 && ctx.isFlow) writer.endParagraph()
    else if (index > 0) writer.breakLine()
    for (const [at, line] of part.split('\n').entries()) {
      if (at > 0) writer.breakLine()
      // An address on a line of its own shows the film, or becomes a link.
      const address = ctx.isFlow && !ctx.target ? /^\s*(https?:\/\/[^\s<>"]+)\s*$/.exec(line)?.[1] : undefined
      const safe = address && safeAddress(address, conversion.lookups.site)
      if (safe && videoPlayer(safe)) showEmbed(conversion, { address: safe }, writer)
      else if (safe) writer.text(line, { ...ctx, target: conversion.lookups.link(safe) })
      else writer.text(ctx.isPre ? keepSpaces(line) : line, ctx, ctx.isPre)
    }
  }
}

const readJson = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A block of the block editor that has no HTML: `<!-- wp:latest-posts {"postsToShow":3} /-->`. */
const readDynamicBlock = (comment: string) => {
  const [, name, json = ''] = /^\s*wp:([a-z][\w/-]*)\s*(\{[\s\S]*\})?\s*\/\s*$/.exec(comment) ?? []
  return name ? { name: name.replace(/^core\//, ''), attributes: readJson(json) } : undefined
}

export interface Converted {
  blocks: ImportedBlock[]
  shown: ReadonlySet<number>
}

/**
 * Turns the HTML of a post or page into blocks. Only what is named in this folder comes out, written anew; other elements leave
 * their text. `seed` makes the ids of the blocks the same at every import.
 */
export const convertHtml = (html: string, seed: string, lookups: Lookups): Converted => {
  const nextId = createIds(seed)
  const shown = new Set<number>()
  const noted = new Set<string>()
  let reusableDepth = 0
  let reusableUses = 0

  const parse = (text: string): { nodes: HtmlNode[]; isTyped: boolean } => {
    const { html: converted, unknown } = convertShortcodes(text)
    for (const name of unknown) conversion.note(`the shortcode [${name}] is still there as text`)
    return { nodes: parseHtml(converted), isTyped: !text.includes('<!-- wp:') }
  }

  /** “Facebook”: a link by the name of its service. */
  const showSocialLink = ({ url, service, label }: Record<string, unknown>, writer: Writer, ctx: Context) => {
    const name = String(label || service || 'link')
    const given = String(url ?? '').trim()
    const address = safeAddress(/^[^\s/:@]+@[^\s/@]+$/.test(given) ? `mailto:${given}` : given, lookups.site)
    if (!address) return conversion.note(`the link to ${name} has no address and was left out`)
    const text = label ? name : name.charAt(0).toUpperCase() + name.slice(1)
    writer.text(text, { ...ctx, target: lookups.link(address) })
  }

  let hasFootnotes = false
  const showFootnotes = (writer: Writer, ctx: Context) => {
    if (hasFootnotes || !lookups.footnotes.length) return
    hasFootnotes = true
    const items = lookups.footnotes.map((html) => conversion.asLine(parseHtml(html), ctx).line)
    writer.add(list(true, 1, items))
  }

  const showDynamicBlock = (comment: string, writer: Writer, ctx: Context) => {
    const block = readDynamicBlock(comment)
    if (!block || /^(spacer|more|nextpage|separator)$/.test(block.name)) return
    const { name, attributes } = block
    if (name === 'latest-posts') {
      const limit = Math.min(12, Math.max(1, Number(attributes.postsToShow) || 3))
      return writer.add({ id: nextId(), blockType: 'latestNews', limit })
    }
    if (name === 'social-link') return showSocialLink(attributes, writer, ctx)
    if (name === 'footnotes') return showFootnotes(writer, ctx)
    if (name !== 'block') return conversion.note(`the block “${name}” was left out`)
    const reused = lookups.reusable(Number(attributes.ref))
    if (reused === undefined) return conversion.note('a reusable block is not in the export')
    if (reusableDepth >= maxReusableDepth || reusableUses >= maxReusableUses)
      return conversion.note('reusable blocks are placed in one another too often; the rest was left out')
    reusableDepth++
    reusableUses++
    const { nodes, isTyped } = parse(reused)
    writer.endParagraph()
    walkAll(nodes, writer, { ...ctx, isTyped })
    writer.endParagraph()
    reusableDepth--
  }

  const walk = (node: HtmlNode, writer: Writer, ctx: Context): void => {
    if ('comment' in node) showDynamicBlock(node.comment, writer, ctx)
    else if ('text' in node) convertText(conversion, node.text, writer, ctx)
    else if (silentNames.test(node.name)) return
    else if (converters.has(node.name)) converters.get(node.name)?.(conversion, node, writer, ctx)
    else if (blockNames.test(node.name)) convertBlock(conversion, node, writer, ctx)
    else walkAll(node.children, writer, { ...ctx, format: ctx.format | (formats[node.name] ?? 0) })
  }

  const walkAll: Conversion['walkAll'] = (nodes, writer, ctx) => {
    for (const node of nodes) walk(node, writer, ctx)
  }

  const inside: Conversion['inside'] = (nodes, ctx) => {
    const writer = new Writer(nextId)
    walkAll(nodes, writer, { ...ctx, isFlow: true })
    return writer
  }

  const conversion: Conversion = {
    ...{ lookups, nextId, walkAll, inside },
    note: (what) => {
      if (!noted.has(what)) lookups.note(what)
      noted.add(what)
    },
    pictureOf: (picture) => {
      const src = safeAddress(picture.src, lookups.site)
      const id = src ? lookups.picture({ ...picture, src }) : undefined
      if (id !== undefined) shown.add(id)
      return id
    },
    asLine: (nodes, ctx) => {
      const line: RichNode[] = []
      const others: Kept[] = []
      for (const kept of inside(nodes, ctx).takeAll())
        if ('type' in kept && kept.type === 'paragraph')
          line.push(...(line.length ? [lineBreak()] : []), ...(kept.children ?? []))
        else others.push(kept)
      return { line, others }
    },
  }

  const { nodes, isTyped } = parse(html)
  const writer = new Writer(nextId)
  const ctx: Context = { format: 0, target: undefined, isTyped, isFlow: true, isPre: false }
  walkAll(nodes, writer, ctx)
  // A theme can show the footnotes where the text does not.
  showFootnotes(writer, ctx)
  return { blocks: withinLimit(joinQuestions(writer.takeBlocks())), shown }
}

/** Questions that follow one another are one list. */
const joinQuestions = (blocks: readonly ImportedBlock[]): ImportedBlock[] => {
  const joined: ImportedBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.blockType === 'accordion' && last?.blockType === 'accordion' && last.items.length < 40)
      joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] }
    else joined.push(block)
  }
  return joined
}
