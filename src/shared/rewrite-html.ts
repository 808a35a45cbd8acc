import { Parser } from 'htmlparser2'

/** Names in small letters, values without entities. */
export type Attributes = Map<string, string>

export interface StartTag {
  name: string
  attributes: Attributes
  /** Inside an element that is being taken out. */
  isInside: boolean
  /** The elements around it, outermost first. */
  path: readonly string[]
}

/** An element that was taken out, with what it held. */
interface TakenOut {
  markup: string
  /** Its contents: for a script its text, otherwise markup. */
  inner: string
}

/** What becomes of an element. A judge that keeps one may have changed its attributes. */
export type Verdict = 'keep' | 'drop' | 'unwrap' | ((element: TakenOut) => string)

export type Judge = (tag: StartTag) => Verdict

interface OpenElement {
  name: string
  startTag: string
  attributes: Attributes
  verdict: Verdict
  /** What was written before it, when its contents are kept apart. */
  before?: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escapeValue = (text: string) => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

const attributeName = /^[^\s"'<>/=\p{Cc}]+$/u
const tagName = /^[a-z][a-z0-9:-]*$/i

/** What React leaves in the markup of islands; every other comment goes. */
const reactMarker = /^( |\$|\/\$|\$\?|\$!)$/

/** Elements whose contents browsers read as text, so nothing of them may be written. */
const textOnly = new Set(['iframe', 'noembed', 'noframes', 'xmp', 'plaintext'])

/** As the parser has them: they have no end and no contents. */
const voids = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
)

export const isDataBlock = (attributes: Attributes): boolean =>
  /^application\/(ld\+)?json$/i.test(attributes.get('type')?.trim() ?? '')

/** Inside `<!--` a script does not end where it seems to. In strings and patterns `\!` is `!`. */
const plainScript = (text: string) =>
  text
    .replace(/^\s*<!--[^\n]*\n/, '')
    .replace(/\n\s*(\/\/)?\s*-->\s*$/, '\n')
    .replace(/<(!--|\/?script)/gi, (_all, rest: string) =>
      rest === '!--' ? '<\\!--' : `\\x3c${rest.replace('/', '\\/')}`,
    )

const scriptText = (attributes: Attributes, text: string): string => {
  if (attributes.has('src')) return ''
  return isDataBlock(attributes) ? text.replaceAll('<', '\\u003c') : plainScript(text)
}

/** Of names that come twice browsers take the first, however they are written. */
const toAttributes = (given: Record<string, string>): Attributes => {
  const attributes: Attributes = new Map()
  for (const [name, value] of Object.entries(given)) {
    const small = name.toLowerCase()
    if (!attributes.has(small) && attributeName.test(name)) attributes.set(small, value)
  }
  return attributes
}

/** With names as they were written: React and SVG have capitals in some. */
const writeTag = (
  name: string,
  attributes: Attributes,
  given: Record<string, string>,
  end: string,
): string => {
  const written = new Map(
    Object.keys(given)
      .reverse()
      .map((key) => [key.toLowerCase(), key]),
  )
  let tag = `<${name}`
  for (const [key, value] of attributes) tag += ` ${written.get(key) ?? key}="${escapeValue(value)}"`
  return tag + end
}

/**
 * Writes HTML anew, as its judge decides about each element. Whatever was there, what comes out has every tag closed,
 * every value quoted and every stray `<` escaped, so that no browser can find an element in it that the judge has not
 * seen. React's own output comes out as it was.
 */
export const rewriteHtml = (html: string, judge: Judge): string => {
  let out = ''
  const open: OpenElement[] = []
  const path: string[] = []
  let apart = 0
  let dropping = 0

  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name === '!doctype' && out === '') out += '<!doctype html>'
      },
      oncomment: (text) => {
        if (reactMarker.test(text) && open.at(-1)?.name !== 'script') out += `<!--${text}-->`
      },
      ontext: (text) => {
        const name = open.at(-1)?.name ?? ''
        if (textOnly.has(name)) return
        const source = html.slice(parser.startIndex, parser.endIndex + 1)
        if (name === 'script') out += source
        else if (source.startsWith('<![CDATA[')) out += escapeValue(text)
        else out += source.replaceAll('<', '&lt;')
      },
      onopentag: (name, given, isImplied) => {
        if (isImplied && name !== 'br') return
        const attributes = toAttributes(given)
        const isVoid = voids.has(name)
        const known = tagName.test(name)
        const verdict =
          dropping || !known
            ? ('drop' as const)
            : judge({ name: name.toLowerCase(), attributes, isInside: apart > 0, path })
        const end = isVoid && html[parser.endIndex - 1] === '/' ? '/>' : '>'
        const startTag = writeTag(name, attributes, given, end)
        if (isVoid) {
          if (verdict === 'keep') out += startTag
          else if (typeof verdict === 'function') out += verdict({ markup: startTag, inner: '' })
          return
        }
        path.push(name.toLowerCase())
        const element: OpenElement = { name, startTag, attributes, verdict }
        open.push(element)
        if (verdict === 'drop') dropping++
        if (typeof verdict === 'function') apart++
        if (verdict === 'drop' || typeof verdict === 'function' || name === 'script') {
          element.before = out
          out = ''
        } else if (verdict === 'keep') out += startTag
      },
      onclosetag: (name) => {
        if (voids.has(name) || open.at(-1)?.name !== name) return
        const element = open.pop()
        if (!element) return
        path.pop()
        const { verdict, before = '', startTag, attributes } = element
        if (verdict === 'drop') dropping--
        if (typeof verdict === 'function') apart--
        const inner = name === 'script' ? scriptText(attributes, out) : out
        const markup = () => `${startTag}${inner}</${name}>`
        if (verdict === 'drop') out = before
        else if (typeof verdict === 'function') out = before + verdict({ markup: markup(), inner })
        else if (name === 'script') out = before + (verdict === 'keep' ? markup() : '')
        else if (verdict === 'keep') out += `</${name}>`
      },
    },
    { lowerCaseAttributeNames: false },
  )
  parser.end(html)
  return out
}
