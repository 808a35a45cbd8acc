import { parseUrl } from '../../../shared/address/parse-url'
import { paragraphNode, type RichNode, textFormat, textNode } from '../../../shared/formats/rich-text-nodes'
import { videoPlayer } from '../../../shared/html/embed'
import { escapeHtml } from '../../../shared/html/escape'
import { fileName, isPictureAddress, safeAddress } from './addresses'
import type { Context, Conversion, ConvertElement, NamedPicture } from './conversion'
import { findAll, type HtmlElement, hasClass, isElement, lineOf } from './html-tree'
import { upload } from './nodes'
import { type Style, Writer } from './writer'

// Pictures, galleries, films and other embeds.

const maxCode = 20_000
const maxTitle = 120
export const maxCaption = 200
/** The limit of the block. */
const maxPictures = 60

export const isImage = ({ name }: HtmlElement) => name === 'img'
export const isCaption = ({ name }: HtmlElement) => name === 'figcaption'

/** A paragraph with a link to what could not be taken over. */
const linkLine = (
  { lookups, nextId }: Conversion,
  address: string,
  text: string,
  target?: Style['target'],
): RichNode => {
  const line = new Writer(nextId)
  const safe = safeAddress(address, lookups.site)
  line.text(text.trim() || fileName(address), {
    format: 0,
    target: target ?? (safe ? lookups.link(safe) : undefined),
  })
  return paragraphNode(line.takeLine())
}

const addressOfPicture = ({ attributes }: HtmlElement): string =>
  attributes['data-full-url'] ?? attributes['data-src'] ?? attributes.src ?? ''

export const convertPicture: ConvertElement = (conversion, element, writer, ctx) => {
  const { alt = '', width, height } = element.attributes
  const src = addressOfPicture(element)
  if (hasClass(element, /^(wp-smiley|emoji)$/)) {
    writer.text(alt, ctx)
    return
  }
  if (/^data:/i.test(src)) conversion.note('a picture inside the text (data:) was left out')
  // A picture of one pixel counts visitors.
  if (!src || /^data:/i.test(src) || (width === '1' && height === '1')) return
  const id = conversion.pictureOf({ src, alt })
  if (id === undefined) {
    writer.add(linkLine(conversion, src, alt))
    return
  }
  writer.add(upload(conversion.nextId(), id))
  const { target } = ctx
  // Pictures of the text editor are no links. A link to the picture itself was the lightbox of the old site.
  if (target && !('url' in target && isPictureAddress(target.url)))
    writer.add(linkLine(conversion, '', alt || ('url' in target ? target.url : fileName(src)), target))
}

const showGallery = (conversion: Conversion, pictures: readonly NamedPicture[], writer: Writer): void => {
  const found = pictures.map((picture) => ({ picture, id: conversion.pictureOf(picture) }))
  const ids = [...new Set(found.flatMap(({ id }) => (id === undefined ? [] : [id])))]
  for (let start = 0; start < ids.length; start += maxPictures)
    writer.add({
      id: conversion.nextId(),
      blockType: 'gallery',
      pictures: ids.slice(start, start + maxPictures),
    })
  for (const { picture, id } of found)
    if (id === undefined) writer.add(linkLine(conversion, picture.src, picture.alt))
}

export const isGallery = (element: HtmlElement): boolean =>
  hasClass(element, /^(wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery)$/) &&
  findAll(element, isImage).length > 0

export const convertGallery: ConvertElement = (conversion, element, writer, ctx) => {
  const frames = findAll(
    element,
    (inner) =>
      inner !== element && /^(figure|li|dl)$/.test(inner.name) && findAll(inner, isImage).length === 1,
  )
  const captionOf = (image: HtmlElement) => {
    const around = frames.find((frame) => findAll(frame, isImage).includes(image))
    const captions = around ? findAll(around, ({ name }) => /^(figcaption|dd)$/.test(name)) : []
    return lineOf(captions.flatMap(({ children }) => children))
  }
  showGallery(
    conversion,
    findAll(element, isImage).map((image) => ({
      src: addressOfPicture(image),
      alt: image.attributes.alt ?? '',
      caption: captionOf(image),
    })),
    writer,
  )
  conversion.walkAll(
    element.children.filter((child) => isElement(child) && isCaption(child)),
    writer,
    ctx,
  )
}

const numbersIn = (text: string | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0)

export const convertGalleryShortcode: ConvertElement = (conversion, { attributes }, writer) => {
  const ids = numbersIn(attributes.ids)
  showGallery(conversion, conversion.lookups.galleryPictures(ids.length ? ids : undefined), writer)
}

/** A film that the site can play; other addresses become links, because their services embed themselves by scripts. */
export const showEmbed = (
  conversion: Conversion,
  { address, title = '', caption = '' }: { address: string; title?: string; caption?: string },
  writer: Writer,
): void => {
  const safe = safeAddress(address, conversion.lookups.site)
  if (!safe) return
  if (!videoPlayer(safe)) {
    const url = parseUrl(safe)
    if (url) conversion.note(`${url.host} is linked instead of embedded`)
    writer.add(linkLine(conversion, safe, caption || safe))
    return
  }
  writer.add({
    id: conversion.nextId(),
    blockType: 'video',
    code: safe,
    ...(title ? { title: title.slice(0, maxTitle) } : {}),
    ...(caption && caption.length <= maxCaption ? { caption } : {}),
  })
  if (caption.length > maxCaption) writer.add(paragraphNode([textNode(caption, textFormat.italic)]))
}

const sizeIn = (text: string | undefined, otherwise: string) =>
  text && /^\d{1,4}$/.test(text) ? text : otherwise

/** The frame is written anew, so that it has no other attributes. */
export const convertFrame: ConvertElement = (conversion, { attributes }, writer) => {
  const src = safeAddress(attributes.src ?? '', conversion.lookups.site)
  if (!src || !/^https?:/.test(src)) return
  const title = (attributes.title ?? '').slice(0, maxTitle)
  if (videoPlayer(src)) {
    showEmbed(conversion, { address: src, title }, writer)
    return
  }
  const named = title ? ` title="${escapeHtml(title)}"` : ''
  const size = `width="${sizeIn(attributes.width, '560')}" height="${sizeIn(attributes.height, '315')}"`
  const code = `<iframe src="${escapeHtml(src)}" ${size}${named} loading="lazy"></iframe>`
  if (code.length <= maxCode)
    writer.add({ id: conversion.nextId(), blockType: 'video', code, ...(title ? { title } : {}) })
  else conversion.note(`a frame of ${new URL(src).host} was left out: its address is too long`)
}

/** The site plays no films of its own, so they become links. */
export const convertPlayer: ConvertElement = (conversion, element, writer, ctx) => {
  const sources = findAll(element, ({ attributes }) => Boolean(attributes.src ?? attributes.data))
  const address = sources.map(({ attributes }) => attributes.src ?? attributes.data ?? '')[0]
  const safe = address && safeAddress(address, conversion.lookups.site)
  if (!safe) conversion.walkAll(element.children, writer, ctx)
  else if (videoPlayer(safe)) showEmbed(conversion, { address: safe }, writer)
  else {
    conversion.note('a film, sound or other player is a link now')
    writer.add(linkLine(conversion, safe, element.attributes.title ?? ''))
  }
}

/** The address in the frame that the block editor makes around an embed. */
export const embeddedAddress = (element: HtmlElement): string | undefined =>
  hasClass(element, /^(wp-block-embed|is-provider-)/)
    ? /https?:\/\/\S+/.exec(
        lineOf(element.children.filter((child) => !(isElement(child) && isCaption(child)))),
      )?.[0]
    : undefined

/** A file has a link with its name and a button “Download” to the same address; the preview of a PDF is left out. */
export const convertFile: ConvertElement = (conversion, element, writer, ctx) => {
  const links = findAll(element, ({ name }) => name === 'a')
  const named = links.filter((link) => !hasClass(link, /^wp-block-file__button$/) && lineOf([link]))
  const shown = named.length ? named : links.slice(0, 1)
  for (const link of shown) {
    writer.endParagraph()
    conversion.walkAll([link], writer, ctx)
    writer.endParagraph()
  }
}

/** The picture behind the text of a cover. */
export const showBackground = (
  conversion: Conversion,
  element: HtmlElement,
  writer: Writer,
  ctx: Context,
): void => {
  if (!hasClass(element, /^wp-block-cover/)) return
  const src = /url\(["']?([^"')]+)["']?\)/.exec(element.attributes.style ?? '')?.[1]
  if (src) convertPicture(conversion, { name: 'img', attributes: { src }, children: [] }, writer, ctx)
}
