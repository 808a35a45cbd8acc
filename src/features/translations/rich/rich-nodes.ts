// The editor's document as it is stored, and the marks that stand for its parts: see decision 44.

import { type RichNode, textFormat } from '../../../shared/formats/rich-text-nodes'

export interface RichText {
  root: RichNode
}

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<RichText>).root?.children)

/** The bits of a text's `format` and their marks, outermost first. */
export const formats: readonly [bit: number, tag: string][] = [
  [textFormat.bold, 'b'],
  [textFormat.italic, 'i'],
  [textFormat.underline, 'u'],
  [textFormat.strikethrough, 's'],
  [textFormat.code, 'code'],
  [textFormat.subscript, 'sub'],
  [textFormat.superscript, 'sup'],
]

const pairedTags = formats.map(([, tag]) => tag).join('|')

/** Pattern of marks: `<b>`, `</b>`, `<a1>` and `</a1>` for a link, `<br>` for a new line, `<x1>` for a picture. */
export const markPattern = `<(?:/?(?:${pairedTags}|a\\d+)|br|x\\d+)>`

/** A mark, and what people and programs make of one, in any case: `<B>`, `</ b>`, `<a 1>`, `<br />`. */
export const nearMarkPattern = `<\\s*(?:/\\s*)?(?:${pairedTags}|br|[ax]\\s*\\d+)\\s*(?:/\\s*)?>`

/** The marks at the beginning of a line. A backslash says that the line is a paragraph, whatever it begins with. */
export const headings: Record<string, string> = { h2: '## ', h3: '### ', h4: '#### ' }
export const quoteMark = '> '
export const ruleMark = '---'
export const emptyMark = '<br>'
export const linePattern = /^(?:\s|#{2,4} |> |- |\d+\. |\[[ x]\] |\\|---\s*$|<br>\s*$)/

/** Links have a text of their own; pictures and embedded content are a line of their own. */
export const isLink = ({ type }: RichNode) => type === 'link' || type === 'autolink'
export const isObject = ({ type }: RichNode) => type === 'upload' || type === 'block'

/** A link, picture or embedded content without what is inside: translations take it over from their source. */
export type Reference = Omit<RichNode, 'children'>

const referenceOf = ({ children: _, ...node }: RichNode): Reference => node as Reference

const referencesIn = (nodes: readonly RichNode[]): Reference[] =>
  nodes.flatMap((node) => [
    ...(isLink(node) || isObject(node) ? [referenceOf(node)] : []),
    ...referencesIn(node.children ?? []),
  ])

/** Text that is equal for references to one target. The editor gives each reference its own id, so that is left out. */
const serializeTarget = ({ type, fields, relationTo, value }: Reference): string => {
  const { id: _, ...given } = (fields ?? {}) as Record<string, unknown>
  return JSON.stringify([type, relationTo, value, Object.entries(given).sort()])
}

/** Finds the number of each reference of a document, in their order: the first free one that leads to the same. */
export const numberReferences = (references: readonly Reference[]) => {
  const free = references.map((reference, index) => ({ key: serializeTarget(reference), number: index + 1 }))
  return (node: RichNode): number | undefined => {
    const key = serializeTarget(referenceOf(node))
    const index = free.findIndex((one) => one.key === key)
    return index < 0 ? undefined : free.splice(index, 1)[0]?.number
  }
}

/** The references of a source, and after them those that only its translation has. */
export const referencesOf = (
  source: RichText | undefined,
  translation: RichText | undefined,
): Reference[] => {
  const all = referencesIn(source?.root.children ?? [])
  const numberOf = numberReferences(all)
  const own = referencesIn(translation?.root.children ?? []).filter((one) => !numberOf(one as RichNode))
  return [...all, ...own]
}

/** The mark of a reference and what it leads to, for people. A document has a number here, and `document` to find its title. */
export const describeReference = (
  reference: Reference,
  index: number,
): { mark: string; label: string; document?: string } => {
  const { url, doc, code, title } = (reference.fields ?? {}) as Record<string, unknown>
  const { relationTo, value } = (doc ?? reference) as Record<string, unknown>
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  const label = [url, title, code].find((text) => typeof text === 'string' && text)
  return {
    mark: `<${isLink(reference as RichNode) ? 'a' : 'x'}${index + 1}>`,
    ...(label
      ? { label: String(label).slice(0, 120) }
      : { label: `${relationTo} ${id}`, document: `${relationTo}:${id}` }),
  }
}
