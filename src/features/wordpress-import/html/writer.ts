import { paragraphNode, type RichNode, textNode } from '../../../shared/formats/rich-text-nodes'
import { asRichText, blockToNodes, type ImportedBlock } from './blocks'
import { type LinkTarget, lineBreak, link, quote, saysSomething } from './nodes'

export interface Style {
  /** Bits of `textFormat`. */
  format: number
  target?: LinkTarget | undefined
}

type Kept = RichNode | ImportedBlock

const isBlock = (kept: Kept): kept is ImportedBlock => 'blockType' in kept

/** The last character that was written to a line, or a break at its beginning. */
const endOf = (line: readonly RichNode[]): string => {
  const last = line.at(-1)
  if (!last || last.type === 'linebreak') return '\n'
  if (last.type === 'link') return endOf(last.children ?? [])
  return typeof last.text === 'string' ? (last.text.at(-1) ?? '\n') : 'x'
}

/** By hand: an expression would look again and again at the spaces inside a text. */
const withoutSpaceAtEnd = (text: string): string => {
  let end = text.length
  while (end > 0 && ' \n\t'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Takes white space off the end of a line. */
const trimEnd = (line: RichNode[]): RichNode[] => {
  while (line.length) {
    const last = line.at(-1)
    if (last?.type === 'linebreak') line.pop()
    else if (last?.type === 'link') {
      last.children = trimEnd([...(last.children ?? [])])
      if (last.children.length) break
      line.pop()
    } else if (typeof last?.text === 'string') {
      const text = withoutSpaceAtEnd(last.text)
      if (text) {
        line[line.length - 1] = { ...last, text }
        break
      }
      line.pop()
    } else break
  }
  return line
}

/** Collects paragraphs, other nodes and blocks in the order in which they are found. */
export class Writer {
  readonly #nextId: () => string
  readonly #kept: Kept[] = []
  #line: RichNode[] = []

  constructor(nextId: () => string) {
    this.#nextId = nextId
  }

  /** Adds text to the open line. Spaces at its beginning and double spaces are left out, unless they are kept. */
  text(given: string, { format, target }: Style, keepsSpaces = false): void {
    const spaced = keepsSpaces ? given : given.replace(/[ \t\n\r\f]+/g, ' ')
    const text = !keepsSpaces && /[ \n]/.test(endOf(this.#line)) ? spaced.replace(/^ /, '') : spaced
    if (!text) return
    const node = textNode(text, format)
    const last = this.#line.at(-1)
    if (!target) {
      if (last?.type === 'text' && last.format === format) last.text = `${last.text}${text}`
      else this.#line.push(node)
    } else if (last?.type === 'link' && last.target === target) last.children?.push(node)
    // The mark finds the link that is still open; it is taken away when the line ends.
    else this.#line.push({ ...link(this.#nextId(), target, [node]), target })
  }

  breakLine(): void {
    if (endOf(this.#line) !== '\n' || this.#line.length) this.#line.push(lineBreak())
  }

  /** Ends the open line and returns it. */
  takeLine(): RichNode[] {
    const line = trimEnd(this.#line).map(({ target, ...node }) => node as RichNode)
    this.#line = []
    while (line[0]?.type === 'linebreak') line.shift()
    return saysSomething(line) ? line : []
  }

  endParagraph(): void {
    const line = this.takeLine()
    if (line.length) this.#kept.push(paragraphNode(line))
  }

  add(...kept: readonly Kept[]): void {
    this.endParagraph()
    for (const one of kept) this.#kept.push(one)
  }

  /** Everything in order. */
  takeAll(): Kept[] {
    this.endParagraph()
    return this.#kept.splice(0)
  }

  takeNodes(): RichNode[] {
    return this.takeAll().flatMap((kept) => (isBlock(kept) ? blockToNodes(kept) : [kept]))
  }

  /** Everything as blocks: nodes that follow one another are one text. */
  takeBlocks(): ImportedBlock[] {
    const blocks: ImportedBlock[] = []
    let nodes: RichNode[] = []
    const endText = () => {
      if (saysSomething(nodes))
        blocks.push({ id: this.#nextId(), blockType: 'text', text: asRichText(nodes) })
      nodes = []
    }
    for (const kept of this.takeAll())
      if (isBlock(kept)) {
        endText()
        blocks.push(kept)
      } else nodes.push(kept)
    endText()
    return blocks
  }
}

/** Paragraphs that follow one another become one quotation; everything else stays between them. */
export const quoted = (kept: readonly Kept[]): Kept[] => {
  const out: Kept[] = []
  let open: RichNode | undefined
  for (const one of kept) {
    if (isBlock(one) || one.type !== 'paragraph') {
      open = undefined
      out.push(one)
    } else if (open)
      open.children = [...(open.children ?? []), lineBreak(), lineBreak(), ...(one.children ?? [])]
    else {
      open = quote([...(one.children ?? [])])
      out.push(open)
    }
  }
  return out
}
