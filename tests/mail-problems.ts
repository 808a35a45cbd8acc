import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node

/** Everything that the layout of mails uses. Anything else came from somebody's text. */
const elements = new Set(
  'html head meta title style body div table tbody tr td th p h1 h2 a ol li span blockquote img'.split(' '),
)
const attributes = new Set(
  'lang dir charset name content class style role width align cellpadding cellspacing border scope href src alt height fetchpriority'.split(
    ' ',
  ),
)

const ownText = ({ childNodes }: Element): string =>
  childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('')

const walk = (node: Node, visit: (element: Element) => void): void => {
  if (isElement(node)) visit(node)
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit)
}

/** Finds what a mail must not contain: other elements and attributes, links elsewhere than to the web, mail and phone, pictures of other places. */
export const mailProblems = (html: string): string[] => {
  const problems: string[] = []
  walk(parse(html), (element) => {
    const { tagName, attrs } = element
    if (!elements.has(tagName)) problems.push(`<${tagName}>`)
    for (const { name, value } of attrs) {
      if (!attributes.has(name)) problems.push(`<${tagName} ${name}>`)
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:)/.test(value)) problems.push(`href="${value}"`)
      // A picture is a part of the mail: nothing is loaded when somebody reads it.
      if (name === 'src' && !/^cid:/.test(value)) problems.push(`src="${value}"`)
      if (name === 'style' && /url\(|expression|@import/i.test(value)) problems.push(`style="${value}"`)
    }
    if (tagName === 'style' && /url\(|@import/i.test(ownText(element))) problems.push('style loads something')
  })
  return problems
}

/** The visible text of a mail's HTML, with single spaces. */
export const visibleText = (html: string): string => {
  const texts: string[] = []
  const collect = (node: Node): void => {
    if (node.nodeName === 'head') return
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value)
    if ('childNodes' in node) for (const child of node.childNodes) collect(child)
  }
  collect(parse(html))
  return texts.join(' ').replace(/\s+/g, ' ')
}
