import { Parser } from 'htmlparser2'

export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

export type HtmlNode = HtmlElement | { text: string } | { comment: string }

/** Deeper elements become siblings, so that walking the tree cannot exhaust the stack. */
const maxDepth = 80

export const isElement = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && 'name' in node

/** HTML as browsers understand it, as a tree. */
export const parseHtml = (html: string): HtmlNode[] => {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  /** Elements beyond the depth, which are not in `open`. */
  let beyond = 0
  const current = () => open.at(-1) ?? root
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: HtmlElement = { name, attributes, children: [] }
        current().children.push(element)
        if (open.length < maxDepth) open.push(element)
        else beyond++
      },
      onclosetag: () => {
        if (beyond > 0) beyond--
        else if (open.length > 1) open.pop()
      },
      ontext: (text) => {
        const last = current().children.at(-1)
        if (last && 'text' in last) last.text += text
        else current().children.push({ text })
      },
      oncomment: (comment) => current().children.push({ comment }),
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return root.children
}

export const hasClass = ({ attributes }: HtmlElement, pattern: RegExp): boolean =>
  (attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name))

/** All elements of a name inside a node, in order. */
export const findAll = (node: HtmlNode, test: (element: HtmlElement) => boolean): HtmlElement[] => {
  if (!isElement(node)) return []
  return [...(test(node) ? [node] : []), ...node.children.flatMap((child) => findAll(child, test))]
}

const breaking = /^(br|p|div|li|tr|h[1-6]|figcaption|dt|dd|blockquote|pre)$/
const silent = /^(script|style|template|noscript)$/

const textIn = (node: HtmlNode): string => {
  if ('text' in node) return node.text
  if (!isElement(node) || silent.test(node.name)) return ''
  const inside = node.children.map(textIn).join('')
  return breaking.test(node.name) ? `${inside}\n` : inside
}

export const lineOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map(textIn).join('').replace(/\s+/g, ' ').trim()
