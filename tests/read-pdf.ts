import { getDocumentProxy } from 'unpdf'

/** A piece of text on a page. `top` and `bottom` are those of its letters, from the top of the page. */
export interface PdfTextPiece {
  page: number
  text: string
  x: number
  top: number
  bottom: number
  right: number
}

/** A tag of the structure with the text inside it. */
export interface PdfTag {
  role: string
  alt?: string
  lang?: string
  text: string
  children: PdfTag[]
}

interface Node {
  role: string
  alt?: string
  lang?: string
  children: (Node | { type: string; id: string })[]
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  /** Whether a line ends here. */
  hasEOL: boolean
}

type Item = TextItem | { type: string; id?: string }

const isText = (item: Item): item is TextItem => 'str' in item

/** Reads a PDF like a reader program: its texts with their places, its structure and its properties. */
export const readPdf = async (bytes: Uint8Array) => {
  const source = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pieces: PdfTextPiece[] = []
  const tags: PdfTag[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { height } = page.getViewport({ scale: 1 })
    const items = (await page.getTextContent({ includeMarkedContent: true })).items as Item[]
    /** Texts by the marked content they belong to. */
    const marked = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of items) {
      if (isText(item)) {
        const [, , , size = 0, x = 0, baseline = 0] = item.transform
        if (item.str.trim())
          pieces.push({
            page: number,
            text: item.str,
            x,
            top: height - baseline - 0.75 * size,
            bottom: height - baseline + 0.22 * size,
            right: x + item.width,
          })
        const id = open.findLast((entry) => entry)
        if (id) marked.set(id, (marked.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
      } else if (item.type.startsWith('beginMarkedContent')) open.push(item.id)
      else if (item.type === 'endMarkedContent') open.pop()
    }
    const toTag = ({ role, alt, lang, children }: Node): PdfTag => {
      const below = children.flatMap((child) => ('role' in child ? [toTag(child)] : []))
      const own = children.map((child) => ('id' in child ? (marked.get(child.id) ?? '') : '')).join('')
      return {
        role,
        ...(alt && { alt }),
        ...(lang && { lang }),
        text: [own, ...below.map(({ text }) => text)].join(' ').replace(/\s+/g, ' ').trim(),
        children: below,
      }
    }
    const tree = (await page.getStructTree()) as Node | null
    if (tree) tags.push(toTag(tree))
  }
  const metadata = await pdf.getMetadata()
  const preferences = await pdf.getViewerPreferences()
  const all = (tag: PdfTag): PdfTag[] => [tag, ...tag.children.flatMap(all)]
  return {
    pages: pdf.numPages,
    pieces,
    /** Texts in the order of drawing, with plain spaces. */
    text: pieces
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('\u00a0', ' '),
    tags: tags.flatMap(all),
    info: metadata.info as Record<string, unknown>,
    isMarked: Boolean((await pdf.getMarkInfo())?.Marked),
    showsTitle: Boolean((preferences as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle),
    fonts: [...source.matchAll(/\/FontName \/(\S+)/g)].map(([, name = '']) => name),
    embeddedFonts: source.match(/\/FontFile2 /g)?.length ?? 0,
    source,
  }
}

/** Pairs of texts that are written over each other. */
export const overlaps = (pieces: PdfTextPiece[]): [string, string][] =>
  pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (b) => a.page === b.page && a.x < b.right && b.x < a.right && a.top < b.bottom && b.top < a.bottom,
      )
      .map((b): [string, string] => [a.text, b.text]),
  )
