import { type PrintColours, usualColours } from '../../shared/formats/colours'
import type { PdfBlock, PdfCell, PdfDocument, PdfPicture } from '../../shared/formats/pdf'
import { fill } from '../../shared/text/message'
import { PdfCanvas, pageSize, type Tag, type TextLines, type TextStyle } from './pdf-canvas'

// Blocks become boxes of known height, which are placed below each other and move to the next page when they do not fit. Runs in
// a thread (pdf-worker.ts).

const margin = { x: 51, top: 42, bottom: 50 }
const contentWidth = pageSize.width - 2 * margin.x
const pageHeight = pageSize.height - margin.top - margin.bottom

const stylesOf = ({ ink, soft, link, accent, heading }: PrintColours) =>
  ({
    body: { face: 'text', size: 10, color: ink },
    bodyStrong: { face: 'bold', size: 10, color: ink },
    soft: { face: 'text', size: 10, color: soft },
    small: { face: 'text', size: 8.5, color: soft },
    smallStrong: { face: 'bold', size: 8.5, color: soft },
    link: { face: 'text', size: 10, color: link },
    smallLink: { face: 'text', size: 8.5, color: link },
    kicker: { face: 'bold', size: 9.5, color: accent },
    name: { face: 'heading', size: 18, color: heading, leading: 1.2 },
    title: { face: 'heading', size: 27, color: heading, leading: 1.2 },
    lead: { face: 'text', size: 12.5, color: soft },
    heading2: { face: 'heading', size: 15, color: heading, leading: 1.25 },
    heading3: { face: 'bold', size: 10.5, color: heading },
    total: { face: 'bold', size: 13, color: heading },
  }) as const satisfies Record<string, TextStyle>

interface Box {
  /** Space before it, unless it is the first of a page. */
  gap: number
  height: number
  /** Headings stay with what follows. */
  keepWithNext?: boolean
  draw: (parent: Tag, x: number, y: number) => void
}

/** A tag that several boxes write into; it is added where the first of them is drawn. */
const sharedTag = (add: (parent: Tag) => Tag) => {
  let tag: Tag | undefined
  return (parent: Tag): Tag => {
    tag ??= add(parent)
    return tag
  }
}

const stackHeight = (boxes: Box[]) =>
  boxes.reduce((sum, { gap, height }, index) => sum + height + (index ? gap : 0), 0)

const drawStack = (boxes: Box[], parent: Tag, x: number, top: number) => {
  let y = top
  boxes.forEach((box, index) => {
    if (index) y += box.gap
    box.draw(parent, x, y)
    y += box.height
  })
}

/** Size in points of a picture within bounds. */
const fitWithin = ({ width, height }: PdfPicture, maxWidth: number, maxHeight: number) => {
  const scale = Math.min(maxWidth / width, maxHeight / height)
  return { width: width * scale, height: height * scale }
}

class BlockLayout {
  readonly #canvas: PdfCanvas
  readonly #colours: PrintColours
  readonly #styles: ReturnType<typeof stylesOf>

  /** Factor for the space between and inside boxes. */
  readonly #density: number

  constructor(canvas: PdfCanvas, colours: PrintColours, density: number) {
    this.#canvas = canvas
    this.#density = density
    this.#colours = colours
    this.#styles = stylesOf(colours)
  }

  boxes(block: PdfBlock, width: number): Box[] {
    switch (block.kind) {
      case 'letterhead':
        return [this.#letterhead(block, width)]
      case 'title':
        return this.#title(block, width)
      case 'heading': {
        const isLarge = block.level === 2 && !block.small
        const text = this.#canvas.layOut(
          block.text,
          isLarge ? this.#styles.heading2 : this.#styles.heading3,
          width,
        )
        const gap = isLarge ? 16 : 12
        return [{ ...this.#text(text, `H${block.level}`, gap, block.lang), keepWithNext: true }]
      }
      case 'paragraph':
        return this.#paragraph(block, width)
      case 'link': {
        const text = this.#canvas.layOut(block.text, this.#styles.link, width)
        const draw: Box['draw'] = (parent, x, y) =>
          this.#canvas.writeLink(this.#canvas.tag(parent, 'P'), text, x, y, block.href)
        return [{ gap: 4, height: text.height, draw }]
      }
      case 'facts':
        return this.#facts(block, width)
      case 'table':
        return this.#table(block, width)
      case 'list':
        return this.#list(block, width)
      case 'picture': {
        const size = fitWithin(block.picture, width, block.maxHeight)
        const draw: Box['draw'] = (parent, x, y) =>
          this.#canvas.picture(parent, block.picture, x, y, size.width, size.height)
        return [{ gap: 14, height: size.height, draw }]
      }
      case 'qr-code': {
        const { address, alt, size } = block
        const draw: Box['draw'] = (parent, x, y) =>
          this.#canvas.qrCode(parent, address, alt, x + width - size, y, size)
        return [{ gap: 8, height: size, draw }]
      }
      case 'columns':
        return [this.#columns(block, width)]
      case 'card':
        return [this.#card(block, width)]
    }
  }

  stack(blocks: PdfBlock[], width: number): Box[] {
    return blocks
      .flatMap((block) => this.boxes(block, width))
      .map((box) => ({ ...box, gap: box.gap * this.#density }))
  }

  #text(text: TextLines, type: string, gap: number, lang?: string): Box {
    const draw: Box['draw'] = (parent, x, y) =>
      this.#canvas.write(this.#canvas.tag(parent, type, { lang }), text, x, y)
    return { gap, height: text.height, draw }
  }

  #letterhead({ name, logo, lines }: PdfBlock & { kind: 'letterhead' }, width: number): Box {
    const gutter = 24
    const left = (width - gutter) * 0.5
    const right = width - gutter - left
    const size = logo && fitWithin(logo, left, 52)
    const title = size ? undefined : this.#canvas.layOut(name, this.#styles.name, left)
    const texts = lines.map(({ text, href }) => ({
      href,
      text: this.#canvas.layOut(
        text,
        { ...(href ? this.#styles.smallLink : this.#styles.small), leading: 1.35 },
        right,
      ),
    }))
    const textHeight = texts.reduce((sum, { text }) => sum + text.height, 0)
    const height = Math.max(size?.height ?? title?.height ?? 0, textHeight) + 10
    const draw: Box['draw'] = (parent, x, y) => {
      const tag = this.#canvas.tag(parent, 'Sect')
      if (logo && size) this.#canvas.picture(tag, logo, x, y, size.width, size.height)
      if (title) this.#canvas.write(this.#canvas.tag(tag, 'P'), title, x, y)
      let top = y
      for (const { text, href } of texts) {
        const paragraph = this.#canvas.tag(tag, 'P')
        const at = x + left + gutter
        if (href) this.#canvas.writeLink(paragraph, text, at, top, href)
        else this.#canvas.write(paragraph, text, at, top)
        top += text.height
      }
      this.#canvas.rule(x, y + height - 2, width, this.#colours.heading, 2)
    }
    return { gap: 0, height, draw }
  }

  #title({ above, text, below, lang }: PdfBlock & { kind: 'title' }, width: number): Box[] {
    const parts: Box[] = []
    if (above) parts.push(this.#text(this.#canvas.layOut(above, this.#styles.kicker, width), 'P', 18))
    parts.push(this.#text(this.#canvas.layOut(text, this.#styles.title, width), 'H1', above ? 2 : 18))
    if (below) parts.push(this.#text(this.#canvas.layOut(below, this.#styles.lead, width), 'P', 4, lang))
    return parts.map((box) => ({ ...box, keepWithNext: true }))
  }

  /** A long paragraph continues on the next page; its lines have one tag. */
  #paragraph({ text: given, tone, lang }: PdfBlock & { kind: 'paragraph' }, width: number): Box[] {
    const style = {
      soft: this.#styles.soft,
      small: this.#styles.small,
      strong: this.#styles.bodyStrong,
      body: this.#styles.body,
    }[tone ?? 'body']
    const text = this.#canvas.layOut(given, style, width)
    const tagOf = sharedTag((parent) => this.#canvas.tag(parent, 'P', { lang }))
    return text.lines.map((oneLine, index) => ({
      gap: index ? 0 : 6,
      height: text.lineHeight,
      // No single first or last line on a page.
      keepWithNext: text.lines.length > 1 && (index === 0 || index === text.lines.length - 2),
      draw: (parent, x, y) => {
        const space = index < text.lines.length - 1 ? ' ' : ''
        this.#canvas.write(tagOf(parent), { ...text, lines: [oneLine + space] }, x, y)
      },
    }))
  }

  #facts({ rows }: PdfBlock & { kind: 'facts' }, width: number): Box[] {
    const widest = Math.max(...rows.map(({ name }) => this.#canvas.widthOf(name, this.#styles.soft)))
    const nameWidth = Math.min(widest + 12, width * 0.44)
    const tagOf = sharedTag((parent) => this.#canvas.tag(parent, 'Table'))
    return rows.map(({ name, value }, index) => {
      const title = this.#canvas.layOut(name, this.#styles.soft, nameWidth - 10)
      const text = this.#canvas.layOut(value, this.#styles.bodyStrong, width - nameWidth)
      const draw: Box['draw'] = (parent, x, y) => {
        const row = this.#canvas.tag(tagOf(parent), 'TR')
        this.#canvas.write(this.#canvas.tag(row, 'TH', { scope: 'Row' }), title, x, y)
        this.#canvas.write(this.#canvas.tag(row, 'TD'), text, x + nameWidth, y)
      }
      return { gap: index ? 3 : 6, height: Math.max(title.height, text.height), draw }
    })
  }

  #table({ head, rows, total, amounts }: PdfBlock & { kind: 'table' }, width: number): Box[] {
    const widths = columnWidths(head.length, width, amounts)
    const tagOf = sharedTag((parent) => this.#canvas.tag(parent, 'Table'))
    const row = (cells: PdfCell[], part: 'head' | 'body' | 'total'): Box => {
      const laidOut = cells.map((cell, column) => {
        const isAmount = amounts && column === cells.length - 1
        const align = isAmount ? { align: 'right' as const } : {}
        const isName = column === 0
        const body = isName || isAmount ? this.#styles.bodyStrong : this.#styles.body
        const base = { head: this.#styles.smallStrong, body, total: this.#styles.total }[part]
        const inner = (widths[column] ?? 0) - (column < cells.length - 1 ? 12 : 0)
        const text = this.#canvas.layOut(cell.text, { ...base, ...align }, inner)
        const detail = cell.detail
          ? this.#canvas.layOut(cell.detail, { ...this.#styles.small, ...align }, inner)
          : undefined
        // In dense documents a short detail stands beside the name instead of below it.
        const [name = ''] = text.lines
        const aside = this.#canvas.widthOf(name, base) + 8
        const isBeside =
          this.#density < 1 &&
          detail?.lines.length === 1 &&
          text.lines.length === 1 &&
          aside + this.#canvas.widthOf(detail.lines[0] ?? '', this.#styles.small) <= inner
        return { cell, type: part === 'head' || isName ? 'TH' : 'TD', text, detail, aside: isBeside && aside }
      })
      const padding = (part === 'head' ? 4 : part === 'total' ? 8 : 5) * this.#density
      const inner = Math.max(
        ...laidOut.map(({ text, detail, aside }) => text.height + (aside ? 0 : (detail?.height ?? 0))),
      )
      const height = inner + 2 * padding
      const draw: Box['draw'] = (parent, x, y) => {
        if (part === 'total') this.#canvas.box(x, y, width, height, this.#colours.tint)
        const tag = this.#canvas.tag(tagOf(parent), 'TR')
        let left = x
        laidOut.forEach(({ cell, type, text, detail, aside }, column) => {
          const scope = type === 'TH' ? { scope: part === 'head' ? 'Column' : 'Row' } : {}
          const inset = part === 'total' ? (column === 0 ? 10 : column === cells.length - 1 ? -10 : 0) : 0
          const cellTag = this.#canvas.tag(tag, type, { ...scope, lang: cell.lang } as object)
          this.#canvas.write(cellTag, text, left + inset, y + padding)
          // Beside the name both stand on one line, so the smaller letters begin a little lower.
          const below = aside && detail ? (text.height - detail.height) * 0.75 : text.height
          if (detail) this.#canvas.write(cellTag, detail, left + (aside || 0), y + padding + below)
          left += widths[column] ?? 0
        })
        const isHead = part === 'head'
        const { heading, line } = this.#colours
        this.#canvas.rule(x, y + height - 0.75, width, isHead || part === 'total' ? heading : line)
      }
      return { gap: part === 'head' ? 8 : 0, height, keepWithNext: part === 'head', draw }
    }
    const body = rows.map((cells) => row(cells, 'body'))
    const last = body.at(-1)
    // The total never stands alone on a page.
    if (last && total) last.keepWithNext = true
    return [
      row(
        head.map((text) => ({ text })),
        'head',
      ),
      ...body,
      ...(total ? [row(total, 'total')] : []),
    ]
  }

  #list({ ordered, items }: PdfBlock & { kind: 'list' }, width: number): Box[] {
    const indent = 18
    const tagOf = sharedTag((parent) => this.#canvas.tag(parent, 'L'))
    return items.map((item, index) => {
      const label = this.#canvas.layOut(
        ordered ? `${index + 1}.` : '•',
        { ...this.#styles.bodyStrong, color: this.#colours.accent },
        indent,
      )
      const text = this.#canvas.layOut(item, this.#styles.body, width - indent)
      const draw: Box['draw'] = (parent, x, y) => {
        const tag = this.#canvas.tag(tagOf(parent), 'LI')
        this.#canvas.write(this.#canvas.tag(tag, 'Lbl'), label, x, y)
        this.#canvas.write(this.#canvas.tag(tag, 'LBody'), text, x + indent, y)
      }
      return { gap: index ? 4 : 6, height: text.height, draw }
    })
  }

  #columns({ shares, columns }: PdfBlock & { kind: 'columns' }, width: number): Box {
    const gutter = 26
    const free = width - gutter * (columns.length - 1)
    const widths = shares.map((share) => share * free)
    const stacks = columns.map((blocks, index) => this.stack(blocks, widths[index] ?? 0))
    const draw: Box['draw'] = (parent, x, y) => {
      let left = x
      stacks.forEach((stack, index) => {
        drawStack(stack, this.#canvas.tag(parent, 'Div'), left, y)
        left += (widths[index] ?? 0) + gutter
      })
    }
    return { gap: 14, height: Math.max(...stacks.map(stackHeight)), draw }
  }

  #card({ blocks }: PdfBlock & { kind: 'card' }, width: number): Box {
    const padding = 13 * this.#density
    const stack = this.stack(blocks, width - 2 * padding)
    const height = stackHeight(stack) + 2 * padding
    const draw: Box['draw'] = (parent, x, y) => {
      this.#canvas.box(x, y, width, height, this.#colours.tint, 5)
      drawStack(stack, this.#canvas.tag(parent, 'Sect'), x + padding, y + padding)
    }
    return { gap: 14, height, draw }
  }
}

/** Amounts need little room; other columns share it, the first one having more. */
const columnWidths = (count: number, width: number, amounts?: boolean): number[] => {
  if (amounts && count === 2) return [width * 0.7, width * 0.3]
  const first = width * (count > 3 ? 0.34 : 0.4)
  const others = (width - first) / (count - 1)
  return Array.from({ length: count }, (_, column) => (column ? others : first))
}

/** How much space a document has that would otherwise need a second page for a few lines. */
const densities = [0.8, 0.6, 0.45]

/** Places boxes below each other, on as many pages as they need. */
const flow = (canvas: PdfCanvas, boxes: Box[]): void => {
  const bottom = pageSize.height - margin.bottom
  let y: number | undefined
  boxes.forEach((box, index) => {
    const gap = y === undefined ? 0 : box.gap
    // The height of this box and of those that must be on the same page.
    let needed = gap + box.height
    for (let next = index; boxes[next]?.keepWithNext && boxes[next + 1]; next++)
      needed += (boxes[next + 1]?.gap ?? 0) + (boxes[next + 1]?.height ?? 0)
    const fitsOnOnePage = needed - gap <= bottom - margin.top
    if (y === undefined || y + (fitsOnOnePage ? needed : gap + box.height) > bottom) {
      canvas.addPage()
      y = margin.top
    } else y += gap
    box.draw(canvas.root, margin.x, y)
    y += box.height
  })
}

/** Lays out a document as a tagged A4 file with embedded fonts. */
export const renderPdf = async (
  document: PdfDocument,
  { compress }: { compress?: boolean } = {},
): Promise<Uint8Array> => {
  const { title, author, lang, footer, pageOf, leftOut, blocks, colours = usualColours.print } = document
  const canvas = new PdfCanvas({ title, author, lang, ...(compress === undefined ? {} : { compress }) })
  const { small } = stylesOf(colours)
  const footerText = canvas.layOut(footer, small, contentWidth * 0.75)
  const boxesAt = (density: number) => {
    const layout = new BlockLayout(canvas, colours, density)
    const boxes = layout.stack(blocks, contentWidth)
    return canvas.isIncomplete
      ? [...boxes, ...layout.stack([{ kind: 'paragraph', text: leftOut, tone: 'small' }], contentWidth)]
      : boxes
  }
  const roomy = boxesAt(1)
  const fitting = document.fitsOnePage
    ? densities.map(boxesAt).find((boxes) => stackHeight(boxes) <= pageHeight)
    : undefined
  flow(canvas, stackHeight(roomy) <= pageHeight ? roomy : (fitting ?? roomy))
  canvas.onEveryPage((page, pages) => {
    const y = pageSize.height - 40
    const numbers = fill(pageOf, { page, pages })
    const right = canvas.layOut(numbers, { ...small, align: 'right' }, contentWidth * 0.25)
    return [
      { text: footerText, x: margin.x, y },
      { text: right, x: margin.x + contentWidth * 0.75, y },
    ]
  })
  return canvas.bytes()
}
