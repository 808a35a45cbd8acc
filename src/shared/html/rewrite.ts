import { Parser } from 'htmlparser2'
import { Attributes, escapeValue, type ReadAttributes } from './attributes'

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

const tagName = /^[a-z][a-z0-9:-]*$/i

/** What React leaves in the markup of islands; every other comment goes. */
const reactMarker = /^( |\$|\/\$|\$\?|\$!)$/

/** Elements whose contents browsers read as text, so nothing of them may be written. */
const textOnly = new Set(['iframe', 'noembed', 'noframes', 'xmp', 'plaintext'])

/** Inside these a browser reads what a script holds as elements, not as text. */
const foreign = new Set(['svg', 'math'])

/** As the parser has them: they have no end and no contents. */
const voids = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
)

export const isDataBlock = (attributes: ReadAttributes): boolean =>
  /^application\/(ld\+)?json$/i.test(attributes.get('type')?.trim() ?? '')

/** Inside `<!--` a script does not end where it seems to. In strings and patterns `\!` is `!`. */
const plainScript = (text: string) =>
  text
    .replace(/^\s*<!--[^\n]*\n/, '')
    .replace(/\n\s*(\/\/)?\s*-->\s*$/, '\n')
    .replace(/<(!--|\/?script)/gi, (_all, rest: string) =>
      rest === '!--' ? '<\\!--' : `\\x3c${rest.replace('/', '\\/')}`,
    )

const scriptText = (attributes: ReadAttributes, text: string): string => {
  if (attributes.has('src')) return ''
  return isDataBlock(attributes) ? text.replaceAll('<', '\\u003c') : plainScript(text)
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
        const attributes = new Attributes(given)
        const isVoid = voids.has(name)
        const isKnown =
          tagName.test(name) && !(name === 'script' && path.some((around) => foreign.has(around)))
        const verdict =
          dropping || !isKnown
            ? ('drop' as const)
            : judge({ name: name.toLowerCase(), attributes, isInside: apart > 0, path })
        const end = isVoid && html[parser.endIndex - 1] === '/' ? '/>' : '>'
        const startTag = `<${name}${attributes}${end}`
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
    { lowerCaseAttributeNames: false, decodeEntities: false },
  )
  parser.end(html)
  return out
}
