import PdfKit from 'pdfkit'
import { encode } from 'uqr'
import type { PdfPicture, PdfText } from '../../shared/formats/pdf'
import { type Face, fontFor, fontOfDocument, printable } from './fonts'

/** An element of the structure that screen readers follow. */
export type Tag = PDFKit.PDFStructureElement

interface TagOptions {
  lang?: string
  alt?: string
  /** For header cells. */
  scope?: 'Row' | 'Column'
  /** For figures: left, top, right and bottom. */
  bbox?: [number, number, number, number]
}

export interface TextStyle {
  face: Face
  size: number
  color: string
  align?: 'right'
  /** Height of a line as a multiple of the size. */
  leading?: number
}

/** Lines of one style. Their letters all exist in the font. */
export interface TextLines {
  lines: string[]
  style: TextStyle
  fontName: string
  lineHeight: number
  height: number
  width: number
}

export const pageSize = { width: 595.28, height: 841.89 }
const defaultLeading = 1.42
/** Half the height of a capital letter, which centres a line. */
const halfCapital = 0.35

interface CanvasOptions {
  title: string
  author: string
  lang: string
  /** Switched off by tests that read the file. */
  compress?: boolean
}

/** A tagged A4 document. Every mark on a page belongs to a tag, or is an artifact that screen readers skip. */
export class PdfCanvas {
  readonly root: Tag
  /** Whether letters had to be left out somewhere. */
  isIncomplete = false
  readonly #doc: PDFKit.PDFDocument
  readonly #fonts = new Set<string>()

  constructor({ title, author, lang, compress = true }: CanvasOptions) {
    // The types lack the fonts' null and PDF/UA, which the library has.
    const options = {
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress,
      font: null,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title, Author: author, Creator: 'Schoolhouse' },
    } as unknown as PDFKit.PDFDocumentOptions
    this.#doc = new PdfKit(options)
    this.root = this.#doc.struct('Document')
    this.#doc.addStructure(this.root)
  }

  addPage(): void {
    this.#doc.addPage()
  }

  /** Adds an element below another one. */
  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    // The types lack `scope` and `bbox`.
    const element = this.#doc.struct(type, options as PDFKit.Mixins.StructureElementOptions)
    parent.add(element)
    return element
  }

  #useFont(face: Face, text: string): string {
    const font = fontFor(face, text)
    if (!this.#fonts.has(font.name)) {
      // The types lack parsed fonts, which the library takes.
      this.#doc.registerFont(font.name, fontOfDocument(font) as unknown as PDFKit.Mixins.PDFFontSource)
      this.#fonts.add(font.name)
    }
    return font.name
  }

  layOut(given: PdfText, style: TextStyle, width: number): TextLines {
    const { text, isIncomplete } = printable(given)
    this.isIncomplete ||= isIncomplete
    const fontName = this.#useFont(style.face, text)
    this.#doc.font(fontName, style.size)
    const lines = wrapText(text, width, (line) => this.#doc.widthOfString(line))
    const lineHeight = style.size * (style.leading ?? defaultLeading)
    return { lines, style, fontName, lineHeight, height: lines.length * lineHeight, width }
  }

  widthOf(text: PdfText, style: TextStyle): number {
    const { lines, fontName } = this.layOut(text, style, Number.POSITIVE_INFINITY)
    this.#doc.font(fontName, style.size)
    return Math.max(...lines.map((line) => this.#doc.widthOfString(line)))
  }

  write(tag: Tag, text: TextLines, x: number, y: number): void {
    tag.add(() => this.#writeLines(text, x, y))
  }

  writeLink(parent: Tag, text: TextLines, x: number, y: number, href: string): void {
    const tag = this.tag(parent, 'Link')
    this.write(tag, text, x, y)
    // Each line is an area of the link; its name is what is written there.
    text.lines.forEach((line, index) => {
      const width = this.#doc.widthOfString(line)
      const options = { structParent: tag, Contents: new String(line) }
      this.#doc.link(x, y + index * text.lineHeight, width, text.lineHeight, href, options as object)
    })
    // Before the next page begins, because the library notes the current page as that of the link.
    tag.end()
  }

  #writeLines({ lines, style, fontName, lineHeight, width }: TextLines, x: number, y: number): void {
    this.#doc.font(fontName, style.size).fillColor(style.color)
    lines.forEach((line, index) => {
      const left = style.align === 'right' ? x + width - this.#doc.widthOfString(line) : x
      const baseline = y + index * lineHeight + lineHeight / 2 + style.size * halfCapital
      // Without the space, readers join the last word of a line with the first of the next one.
      const space = index < lines.length - 1 && line ? ' ' : ''
      this.#doc.text(line + space, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    })
  }

  /** Draws something that has no meaning of its own. */
  #artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, color: string, thickness = 0.75): void {
    this.#artifact('Layout', () => this.#doc.rect(x, y, width, thickness).fill(color))
  }

  box(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.#artifact('Layout', () =>
      (radius
        ? this.#doc.roundedRect(x, y, width, height, radius)
        : this.#doc.rect(x, y, width, height)
      ).fill(color),
    )
  }

  picture(
    parent: Tag,
    { bytes, alt }: PdfPicture,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const draw = () => this.#doc.image(Buffer.from(bytes), x, y, { width, height })
    if (alt) this.#figure(parent, alt, x, y, width, height, draw)
    else this.#artifact('Layout', draw)
  }

  #figure(parent: Tag, alt: string, x: number, y: number, width: number, height: number, draw: () => void) {
    const tag = this.tag(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] })
    tag.add(draw)
    tag.end()
  }

  /** A QR code as one vector path, with the white margin of four modules that readers need. */
  qrCode(parent: Tag, address: string, alt: string, x: number, y: number, size: number): void {
    const { data, size: modules } = encode(address, { ecc: 'M', border: 4 })
    const module = size / modules
    this.box(x, y, size, size, '#ffffff')
    this.#figure(parent, alt, x, y, size, size, () => {
      data.forEach((row, top) => {
        row.forEach((isDark, left) => {
          // A little overlap, so that viewers show no hairlines between modules.
          if (isDark) this.#doc.rect(x + left * module, y + top * module, module + 0.05, module + 0.05)
        })
      })
      this.#doc.fill('#000000')
    })
  }

  /** Writes something at the same place of every page. */
  onEveryPage(texts: (page: number, pages: number) => { text: TextLines; x: number; y: number }[]): void {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(start + index)
      for (const { text, x, y } of texts(index + 1, count))
        this.#artifact('Pagination', () => this.#writeLines(text, x, y))
    }
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Buffer[] = []
    this.#doc.on('data', (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)))
    const ended = new Promise((resolve, reject) => this.#doc.on('end', resolve).on('error', reject))
    this.#doc.end()
    await ended
    return Buffer.concat(chunks)
  }
}

/**
 * Breaks a text into lines of at most `width`. All scripts that we print are written with spaces, so lines break there and after
 * hyphens and slashes; a longer word, such as an address, breaks anywhere.
 */
const wrapText = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    const fits = (longer: string) => widthOf(longer.trimEnd()) <= width
    for (const piece of paragraph.split(/(?<=[ /])|(?<=\p{L}-)(?=\p{L})/u)) {
      if (fits(line + piece)) {
        line += piece
        continue
      }
      if (line.trim()) lines.push(line.trimEnd())
      line = ''
      for (const char of piece) {
        if (line && !fits(line + char)) {
          lines.push(line)
          line = ''
        }
        line += char
      }
    }
    return [...lines, line.trimEnd()]
  })
