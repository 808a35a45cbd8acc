import type { RichNode } from '../../../shared/formats/rich-text-nodes'
import type { ImportedBlock } from './blocks'
import type { HtmlElement, HtmlNode } from './html-tree'
import type { LinkTarget } from './nodes'
import type { Style, Writer } from './writer'

export interface NamedPicture {
  src: string
  alt: string
  /** Text below the picture in a gallery. */
  caption?: string
}

/** Lookups of a text into the rest of the export. */
export interface Lookups {
  /** The address of the old site. */
  site: string
  /** The stored picture; undefined if there is none. */
  picture: (picture: NamedPicture) => number | undefined
  /** The pictures of a gallery: those with these ids, or all that are attached to the document. */
  galleryPictures: (ids: number[] | undefined) => NamedPicture[]
  /** Where a link leads now; undefined if it leads nowhere. */
  link: (address: string) => LinkTarget | undefined
  reusable: (id: number) => string | undefined
  /** The HTML of the footnotes of the document. */
  footnotes: readonly string[]
  /** Says that something could not be taken over as it was. */
  note: (what: string) => void
}

export interface Context extends Style {
  /** Text as it is typed: empty lines separate paragraphs, other breaks are kept. */
  isTyped: boolean
  /** An empty line in the text ends a paragraph. */
  isFlow: boolean
  isPre: boolean
}

export type Kept = RichNode | ImportedBlock

/** The conversion of one document, as the converters of its elements see it. */
export interface Conversion {
  lookups: Lookups
  nextId: () => string
  note: (what: string) => void
  /** The stored picture, which the document then shows. */
  pictureOf: (picture: NamedPicture) => number | undefined
  walkAll: (nodes: readonly HtmlNode[], writer: Writer, ctx: Context) => void
  inside: (nodes: readonly HtmlNode[], ctx: Context) => Writer
  /** The contents as one line, and what cannot be part of a line. */
  asLine: (nodes: readonly HtmlNode[], ctx: Context) => { line: RichNode[]; others: Kept[] }
}

export type ConvertElement = (
  conversion: Conversion,
  element: HtmlElement,
  writer: Writer,
  ctx: Context,
) => void
