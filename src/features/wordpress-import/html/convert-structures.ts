import { paragraphNode, type RichNode, textFormat, textNode } from '../../../shared/formats/rich-text-nodes'
import { safeAddress } from './addresses'
import { asRichText } from './blocks'
import type { Context, Conversion, ConvertElement, Kept } from './conversion'
import {
  convertGallery,
  embeddedAddress,
  isCaption,
  isGallery,
  isImage,
  maxCaption,
  showEmbed,
} from './convert-media'
import { findAll, type HtmlElement, type HtmlNode, hasClass, isElement, lineOf } from './html-tree'
import { heading, list } from './nodes'
import { readTable } from './tables'
import { quoted, type Writer } from './writer'

// Elements that have a structure of their own: figures, quotations, tables, columns, questions, lists, headings.

const maxQuote = 600
const maxName = 80
const maxQuestion = 200

export const convertFigure: ConvertElement = (conversion, element, writer, ctx) => {
  writer.endParagraph()
  if (isGallery(element)) return convertGallery(conversion, element, writer, ctx)
  if (hasClass(element, /^wp-block-pullquote$/)) return convertPullQuote(conversion, element, writer, ctx)
  const captions = findAll(element, isCaption)
  const caption = lineOf(captions.flatMap(({ children }) => children))
  const address = embeddedAddress(element)
  if (address) return showEmbed(conversion, { address, title: caption, caption }, writer)
  const table = findAll(element, ({ name }) => name === 'table')[0]
  if (table && captions.length) return showTable(conversion, table, writer, ctx, caption)
  conversion.walkAll(
    element.children.filter((child) => !(isElement(child) && isCaption(child))),
    writer,
    ctx,
  )
  for (const { children } of captions) {
    const { line, others } = conversion.asLine(children, {
      ...ctx,
      format: textFormat.italic,
      target: undefined,
    })
    writer.add(...(line.length ? [paragraphNode(line)] : []), ...others)
  }
}

const convertPullQuote: ConvertElement = (conversion, element, writer, ctx) => {
  const name = lineOf(findAll(element, (inner) => inner.name === 'cite').flatMap(({ children }) => children))
  const paragraphs = findAll(element, (inner) => inner.name === 'p')
  const words = paragraphs.map(({ children }) => lineOf(children)).join('\n')
  if (!words || words.length > maxQuote || name.length > maxName)
    return writer.add(...quoted(conversion.inside(element.children, ctx).takeAll()))
  writer.add({ id: conversion.nextId(), blockType: 'quote', text: words, ...(name ? { name } : {}) })
}

export const showTable = (
  conversion: Conversion,
  element: HtmlElement,
  writer: Writer,
  ctx: Context,
  caption = '',
): void => {
  const table = readTable(element, (href) => addressAsText(conversion, href))
  if (!table) {
    conversion.note('a table was too large or had pictures or lists in it: its cells are paragraphs now')
    writer.endParagraph()
    conversion.walkAll(element.children, writer, { ...ctx, isFlow: true })
    writer.endParagraph()
    return
  }
  const { rows, headRow, headColumn } = table
  const said = caption || table.caption
  const fits = said.length <= maxCaption
  writer.add({
    id: conversion.nextId(),
    blockType: 'table',
    ...{ rows, headRow, headColumn },
    ...(said && fits ? { caption: said } : {}),
  })
  if (!fits) writer.add(paragraphNode([textNode(said, textFormat.italic)]))
}

/** A document that was imported has its old path as a redirect, so a link by that path leads to it. */
const addressAsText = ({ lookups }: Conversion, href: string): string | undefined => {
  const address = safeAddress(href, lookups.site)
  const target = address ? lookups.link(address) : undefined
  if (!address || !target) return undefined
  if ('url' in target) return target.url
  const { pathname, search } = new URL(address)
  return pathname + search
}

const isNode = (kept: Kept): kept is RichNode => !('blockType' in kept)

/** Columns of text become a block; columns with other blocks in them follow one another. */
export const convertColumns: ConvertElement = (conversion, element, writer, ctx) => {
  const filled = element.children
    .filter(isElement)
    .map(({ children }) => conversion.inside(children, ctx).takeAll())
    .filter((part) => part.length)
  if (filled.length < 2 || !filled.every((part) => part.every(isNode))) return writer.add(...filled.flat())
  // At most four beside one another, in rows of about the same length: five are three and two.
  const perRow = Math.ceil(filled.length / Math.ceil(filled.length / 4))
  for (let start = 0; start < filled.length; start += perRow) {
    const row = filled.slice(start, start + perRow)
    if (row.length < 2) writer.add(...row.flat())
    else
      writer.add({
        id: conversion.nextId(),
        blockType: 'columns',
        columns: row.map((part) => ({ id: conversion.nextId(), text: asRichText(part.filter(isNode)) })),
      })
  }
}

export const convertMediaText: ConvertElement = (conversion, element, writer, ctx) => {
  const image = findAll(element, isImage)[0]
  const { src = '', alt = '' } = image?.attributes ?? {}
  const picture = src ? conversion.pictureOf({ src, alt }) : undefined
  if (picture === undefined) return conversion.walkAll(element.children, writer, ctx)
  const content = findAll(element, (inner) => hasClass(inner, /^wp-block-media-text__content$/))[0]
  const nodes = content ? conversion.inside(content.children, ctx).takeNodes() : []
  writer.add({
    id: conversion.nextId(),
    blockType: 'pictureText',
    picture,
    ...(nodes.length ? { text: asRichText(nodes) } : {}),
    side: hasClass(element, /^has-media-on-the-right$/) ? 'right' : 'left',
  })
}

export const convertDetails: ConvertElement = (conversion, element, writer, ctx) => {
  const summary = element.children.find((child) => isElement(child) && child.name === 'summary')
  const question = summary ? lineOf([summary]) : ''
  const answer = conversion
    .inside(
      element.children.filter((child) => child !== summary),
      ctx,
    )
    .takeNodes()
  if (!question || question.length > maxQuestion || !answer.length)
    return writer.add(...(question ? [heading('h3', [textNode(question)])] : []), ...answer)
  writer.add({
    id: conversion.nextId(),
    blockType: 'accordion',
    items: [{ id: conversion.nextId(), question, answer: asRichText(answer) }],
    isFaq: false,
  })
}

const isList = (node: HtmlNode): node is HtmlElement => isElement(node) && /^[uo]l$/.test(node.name)

const readList = (
  conversion: Conversion,
  element: HtmlElement,
  ctx: Context,
): { node: RichNode | undefined; others: Kept[] } => {
  const items: RichNode[][] = []
  const others: Kept[] = []
  const addLine = (nodes: readonly HtmlNode[]) => {
    const { line, others: rest } = conversion.asLine(nodes, ctx)
    if (line.length) items.push(line)
    others.push(...rest)
  }
  const addList = (inner: HtmlElement) => {
    const nested = readList(conversion, inner, ctx)
    if (nested.node) items.push([nested.node])
    others.push(...nested.others)
  }
  for (const child of element.children) {
    if (isList(child)) addList(child)
    else if (isElement(child)) {
      addLine(child.children.filter((inner) => !isList(inner)))
      for (const inner of child.children.filter(isList)) addList(inner)
    } else if ('comment' in child || child.text.trim()) addLine([child])
  }
  const start = Math.max(1, Number.parseInt(element.attributes.start ?? '1', 10) || 1)
  return { node: items.length ? list(element.name === 'ol', start, items) : undefined, others }
}

export const convertList: ConvertElement = (conversion, element, writer, ctx) => {
  if (isGallery(element)) return convertGallery(conversion, element, writer, ctx)
  const { node, others } = readList(conversion, element, ctx)
  writer.add(...(node ? [node] : []), ...others)
}

export const convertHeading: ConvertElement = (conversion, element, writer, ctx) => {
  // Level 1 is the title of the page; the editor has three levels below it.
  const level = Math.min(4, Math.max(2, Number(element.name.slice(1)))) as 2 | 3 | 4
  const { line, others } = conversion.asLine(element.children, ctx)
  writer.add(...(line.length ? [heading(`h${level}`, line)] : []), ...others)
}
