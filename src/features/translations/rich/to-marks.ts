import type { RichNode } from '../../../shared/formats/rich-text-nodes'
import { isSameText, joinTexts } from './compare-rich'
import { fromMarks } from './from-marks'
import {
  emptyMark,
  formats,
  headings,
  isLink,
  isObject,
  linePattern,
  nearMarkPattern,
  numberReferences,
  quoteMark,
  type Reference,
  type RichText,
  ruleMark,
} from './rich-nodes'

/** A part of a rich text that marks cannot express. */
class Inexpressible extends Error {}

type NumberOf = ReturnType<typeof numberReferences>

const beginOfMark = new RegExp(`<(?=${nearMarkPattern.slice(1)})`, 'gi')

/** A mark that somebody has written as text, or what would be taken for one. */
const escapeMarks = (text: string) =>
  text.replaceAll(/&(?=(?:amp|lt);)/g, '&amp;').replaceAll(beginOfMark, '&lt;')

const tagsOf = (format: number): string[] => {
  const known = formats.filter(([bit]) => format & bit)
  if (known.reduce((sum, [bit]) => sum + bit, 0) !== format) throw new Inexpressible(`format ${format}`)
  return known.map(([, tag]) => tag)
}

/** Texts, links and new lines inside a line. Marks that the next text has too stay open. */
const writeInline = (nodes: readonly RichNode[], numberOf: NumberOf): string => {
  const open: string[] = []
  let line = ''
  const closeTo = (length: number) => {
    while (open.length > length) line += `</${open.pop()}>`
  }
  for (const node of joinTexts(nodes)) {
    if (node.type === 'text') {
      const tags = tagsOf(Number(node.format ?? 0))
      const shared = tags.findIndex((tag, index) => open[index] !== tag)
      closeTo(shared < 0 ? tags.length : shared)
      for (const tag of tags.slice(open.length)) {
        open.push(tag)
        line += `<${tag}>`
      }
      line += escapeMarks(String(node.text ?? ''))
    } else {
      closeTo(0)
      if (node.type === 'linebreak') line += '<br>'
      else if (isLink(node)) {
        const tag = `a${numberOf(node)}`
        line += `<${tag}>${writeInline(node.children ?? [], numberOf)}</${tag}>`
      } else throw new Inexpressible(node.type)
    }
  }
  closeTo(0)
  return line
}

const listMark = (list: RichNode, item: RichNode, number: number): string => {
  if (list.listType === 'check') return item.checked ? '[x] ' : '[ ] '
  return list.listType === 'number' ? `${number}. ` : '- '
}

const writeList = (list: RichNode, numberOf: NumberOf, depth: number): string[] => {
  let number = Number(list.start ?? 1)
  return (list.children ?? []).flatMap((item) => {
    const children = item.children ?? []
    if (children.length > 0 && children.every(({ type }) => type === 'list'))
      return children.flatMap((inner) => writeList(inner, numberOf, depth + 1))
    return [`${'  '.repeat(depth)}${listMark(list, item, number++)}${writeInline(children, numberOf)}`]
  })
}

const writeBlock = (node: RichNode, numberOf: NumberOf): string => {
  const inner = () => writeInline(node.children ?? [], numberOf)
  const heading = node.type === 'heading' && headings[String(node.tag)]
  if (heading) return heading + inner()
  if (node.type === 'quote') return quoteMark + inner()
  if (node.type === 'horizontalrule') return ruleMark
  if (node.type === 'list') return writeList(node, numberOf, 0).join('\n')
  if (isObject(node)) return `<x${numberOf(node)}>`
  if (node.type !== 'paragraph') throw new Inexpressible(node.type)
  const line = inner()
  if (line === '') return emptyMark
  return linePattern.test(line) ? `\\${line}` : line
}

/**
 * A rich text as lines with marks; undefined if that would lose something. It is read back and compared, so that whatever the
 * editor learns in future is edited in its document instead of being lost here.
 */
export const toMarks = (text: RichText, references: readonly Reference[]): string | undefined => {
  const numberOf = numberReferences(references)
  try {
    const blocks = (text.root.children ?? []).map((node) => writeBlock(node, numberOf))
    const marks = blocks.join('\n\n')
    const read = fromMarks(marks, references)
    return 'text' in read && isSameText(read.text, text) ? marks : undefined
  } catch (error) {
    if (error instanceof Inexpressible) return undefined
    throw error
  }
}
