import { elementNode, paragraphNode, type RichNode, textNode } from '../../../shared/formats/rich-text-nodes'
import {
  emptyMark,
  formats,
  headings,
  isLink,
  markPattern,
  nearMarkPattern,
  type Reference,
  type RichText,
  ruleMark,
} from './rich-nodes'

/**
 * Error in a mark: it leads nowhere, is there twice, is not closed or opened, is not in a line of its own, or is not written as
 * marks are.
 */
export interface MarkProblem {
  problem: 'unknown' | 'twice' | 'unpaired' | 'notAlone' | 'misspelt'
  mark: string
}

class Unreadable extends Error {
  readonly found: MarkProblem
  constructor(problem: MarkProblem['problem'], mark: string) {
    super(`${problem} ${mark}`)
    this.found = { problem, mark }
  }
}

/** Gives out each reference once. */
const takeFrom = (references: readonly Reference[]) => {
  const taken = new Set<number>()
  return (mark: string, wantsLink: boolean): Reference => {
    const number = Number(mark.replace(/\D/g, ''))
    const reference = references[number - 1]
    if (!reference || isLink(reference as RichNode) !== wantsLink) throw new Unreadable('unknown', mark)
    if (taken.has(number)) throw new Unreadable('twice', mark)
    taken.add(number)
    return structuredClone(reference)
  }
}

type Take = ReturnType<typeof takeFrom>

const unescapeMarks = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const marksInLine = new RegExp(`(${nearMarkPattern})`, 'i')
const isMark = new RegExp(`^${markPattern}$`)
const isNearMark = new RegExp(`^${nearMarkPattern}$`, 'i')
const isObjectMark = /^<x\d+>$/

const bitOf = (tag: string) => formats.find(([, known]) => known === tag)?.[0]

/** Reads the marks inside a line. They may be nested in any order, but must be closed in the line. */
const readInline = (line: string, take: Take): RichNode[] => {
  const root: RichNode = { type: 'root', children: [] }
  const stack: { tag: string; node: RichNode; format: number }[] = [{ tag: '', node: root, format: 0 }]
  const top = () => stack.at(-1) as (typeof stack)[number]
  const add = (node: RichNode) => top().node.children?.push(node)
  for (const part of line.split(marksInLine)) {
    const tag = isMark.test(part) ? part.slice(1, -1) : undefined
    if (tag === undefined) {
      if (isNearMark.test(part)) throw new Unreadable('misspelt', part)
      if (part) add(textNode(unescapeMarks(part), top().format))
    } else if (isObjectMark.test(part)) throw new Unreadable('notAlone', part)
    else if (tag === 'br') add({ type: 'linebreak', version: 1 })
    else if (tag.startsWith('/')) {
      if (top().tag !== tag.slice(1)) throw new Unreadable('unpaired', part)
      stack.pop()
    } else {
      const bit = bitOf(tag)
      const { node, format } = top()
      if (bit) {
        if (format & bit) throw new Unreadable('unpaired', part)
        stack.push({ tag, node, format: format | bit })
      } else {
        if (isLink(node)) throw new Unreadable('unpaired', part)
        const link = { ...take(part, true), children: [] } as unknown as RichNode
        add(link)
        stack.push({ tag, node: link, format })
      }
    }
  }
  if (stack.length > 1) throw new Unreadable('unpaired', `<${top().tag}>`)
  return root.children ?? []
}

interface ItemLine {
  depth: number
  listType: 'bullet' | 'number' | 'check'
  number: number
  checked: boolean
  text: string
}

const readItem = (line: string): ItemLine | undefined => {
  const found = /^( *)(?:- |(\d+)\. |\[([ x])\] )(.*)$/.exec(line)
  if (!found) return undefined
  const [, spaces = '', number, box, text = ''] = found
  return {
    depth: Math.ceil(spaces.length / 2),
    listType: number ? 'number' : box ? 'check' : 'bullet',
    number: Number(number ?? 1),
    checked: box === 'x',
    text,
  }
}

const listTags = { bullet: 'ul', number: 'ol', check: 'ul' }

/** Takes the lines of one list off `items`. The editor keeps a list inside another one in an item of its own. */
const readList = (items: ItemLine[], depth: number, take: Take): RichNode => {
  const { listType, number: start } = items[0] as ItemLine
  const children: RichNode[] = []
  let value = start
  for (let [item] = items; item && item.depth >= depth; [item] = items) {
    const isNested = item.depth > depth && children.length > 0
    if (!isNested && item.listType !== listType) break
    if (isNested)
      children.push(elementNode('listitem', [readList(items, depth + 1, take)], { value, indent: depth }))
    else {
      items.shift()
      const checked = listType === 'check' ? { checked: item.checked } : {}
      const inner = readInline(item.text, take)
      children.push(elementNode('listitem', inner, { value: value++, indent: depth, ...checked }))
    }
  }
  return elementNode('list', children, { listType, start, tag: listTags[listType] })
}

/** Reads a line that is no list item. Spaces around its mark mean nothing; a paragraph that begins with one has a backslash. */
const readLine = (given: string, take: Take): RichNode => {
  const paragraph = (text: string) => paragraphNode(readInline(text, take))
  if (given.startsWith('\\')) return paragraph(given.slice(1))
  const line = given.trimStart()
  const mark = line.trimEnd()
  if (mark === emptyMark) return paragraph('')
  if (mark === ruleMark) return { type: 'horizontalrule', version: 1 }
  if (isObjectMark.test(mark)) return take(mark, false) as RichNode
  const heading = Object.entries(headings).find(([, mark]) => line.startsWith(mark))
  if (heading)
    return elementNode('heading', readInline(line.slice(heading[1].length), take), { tag: heading[0] })
  return line.startsWith('> ') ? elementNode('quote', readInline(line.slice(2), take)) : paragraph(line)
}

/** Reads lines with marks as a rich text. Links, pictures and embedded content are those of `references`, by number. */
export const fromMarks = (
  marks: string,
  references: readonly Reference[],
): { text: RichText } | MarkProblem => {
  const take = takeFrom(references)
  const lines = marks.split(/\r?\n/).filter((line) => line.trim() !== '')
  const children: RichNode[] = []
  try {
    while (lines.length > 0) {
      const items: ItemLine[] = []
      for (const line of lines) {
        const item = readItem(line)
        if (!item) break
        items.push(item)
      }
      if (items.length > 0) {
        const before = items.length
        children.push(readList(items, 0, take))
        lines.splice(0, before - items.length)
      } else children.push(readLine(lines.shift() as string, take))
    }
    return { text: { root: elementNode('root', children) } }
  } catch (error) {
    if (error instanceof Unreadable) return error.found
    throw error
  }
}
