import { defaultLocale, type Locale } from '../locale'
import type { PrintColours } from './colours'

// Content of a PDF, as data: features describe their documents, `platform/pdf` lays them out in a thread.

/** Those that the fonts have. None of them is written from right to left. */
const printedScripts: readonly (string | undefined)[] = ['Latn', 'Grek', 'Cyrl']

/** The language of a document for readers of `locale`: English if it is written in letters that no font has, such as Arabic. */
export const printedLocale = (locale: Locale): Locale =>
  printedScripts.includes(new Intl.Locale(locale).maximize().script) ? locale : defaultLocale

/**
 * A text that may contain letters that no font of ours has, such as a Chinese name. What cannot be printed is left out; if no
 * letter is left, `instead` is printed. With `whole`, it is printed as soon as anything is missing.
 */
export type PdfText = string | { text: string; instead: string; whole?: boolean }

/** A PNG or JPEG file. */
export interface PdfPicture {
  bytes: Uint8Array
  /** In pixels. */
  width: number
  height: number
  alt: string
}

export interface PdfCell {
  text: PdfText
  /** A second, smaller line. */
  detail?: string
  /** Language of the text, if it is not the document's. */
  lang?: string
}

export type PdfBlock =
  /** Who writes: a logo, or the name if there is none, and how to reach them. */
  | { kind: 'letterhead'; name: PdfText; logo?: PdfPicture; lines: { text: string; href?: string }[] }
  /** The first heading of the document. */
  | { kind: 'title'; above?: PdfText; text: PdfText; below?: PdfText; lang?: string }
  | { kind: 'heading'; level: 2 | 3; small?: boolean; text: PdfText; lang?: string }
  | { kind: 'paragraph'; text: PdfText; tone?: 'soft' | 'small' | 'strong'; lang?: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'facts'; rows: { name: string; value: PdfText }[] }
  /** The first cell of a row names it, the last one is aligned to the right if `amounts` is set. */
  | { kind: 'table'; head: string[]; amounts?: boolean; rows: PdfCell[][]; total?: PdfCell[] }
  | { kind: 'list'; ordered?: boolean; items: PdfText[] }
  | { kind: 'picture'; picture: PdfPicture; maxHeight: number }
  | { kind: 'qr-code'; address: string; alt: string; size: number }
  /** Side by side on one page; `shares` of the width add up to 1. */
  | { kind: 'columns'; shares: number[]; columns: PdfBlock[][] }
  /** A tinted box on one page. */
  | { kind: 'card'; blocks: PdfBlock[] }

export interface PdfDocument {
  title: string
  author: string
  /** Language tag, e.g. `pt-BR`. */
  lang: string
  /** Printed at the bottom of every page, beside the number of the page. */
  footer: PdfText
  /** `Page {page} of {pages}`. */
  pageOf: string
  /** Printed at the end if letters had to be left out. */
  leftOut: string
  blocks: PdfBlock[]
  /** Has less space between its parts if it then fits on one page. */
  fitsOnePage?: boolean
  /** Those of the theme, which `PdfThread` adds; the usual ones if it is missing. */
  colours?: PrintColours
}

/** A card with a QR code of `address` beside the blocks. */
export const cardWithCode = (address: string, alt: string, blocks: PdfBlock[]): PdfBlock => ({
  kind: 'card',
  blocks: [
    {
      kind: 'columns',
      shares: [0.74, 0.26],
      columns: [blocks, [{ kind: 'qr-code', address, alt, size: 108 }]],
    },
  ],
})
