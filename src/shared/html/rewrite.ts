import { Parser } from 'htmlparser2'
import { copyText } from '../text/copy-text'
import { Attributes, escapeValue, type ReadAttributes } from './attributes'

export interface StartTag {
  name: string
  attributes: Attributes
  /** Inside an element that is being extracted. */
  isInside: boolean
  /** The elements around it, outermost first. */
  path: readonly string[]
}

interface ExtractedElement {
  markup: string
  /** Its contents: for a script its text, otherwise markup. */
  inner: string
}

/** Decision about an element. A function extracts it and returns its replacement. */
export type Verdict = 'keep' | 'drop' | 'unwrap' | ((element: ExtractedElement) => string)

export type Judge = (tag: StartTag) => Verdict

interface OpenElement {
  name: string
  startTag: string
  attributes: Attributes
  verdict: Verdict
  /** The output before it, if its contents are collected separately. */
  before?: string
}

const tagName = /^[a-z][a-z0-9:-]*$/i

/** React's markers in the markup of islands. All other comments are removed. */
const reactMarker = /^( |\$|\/\$|\$\?|\$!)$/

/** Elements whose contents browsers parse as text. Their contents are removed. */
const textOnly = new Set(['iframe', 'noembed', 'noframes', 'xmp', 'plaintext'])

/** Inside these, browsers parse the contents of a script as elements. */
const foreign = new Set(['svg', 'math'])

/** Elements without end tag and contents, as in the parser. */
const voids = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
)

export const isDataBlock = (attributes: ReadAttributes): boolean =>
  /^application\/(ld\+)?json$/i.test(attributes.get('type')?.trim() ?? '')

/** Removes `<!--`, which changes where a script ends. In strings and patterns `\!` means `!`. */
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

const noAttributes = new Attributes({})

const maxKept = 5000
const maxTagLength = 300

/**
 * Start tags that are kept as they were written. Most tags of a page are on every other page, too. Calls may share it if each of
 * them keeps what another one keeps unchanged, whatever is around it.
 */
export class KeptTags {
  readonly #tags = new Set<string>()

  has(tag: string): boolean {
    return this.#tags.has(tag)
  }

  add(tag: string): void {
    if (tag.length > maxTagLength) return
    if (this.#tags.size >= maxKept) this.#tags.clear()
    // A slice would keep its whole page in memory.
    this.#tags.add(copyText(tag))
  }
}

/**
 * Rewrites HTML; `judge` decides about each element. In the output every tag is closed, every value is quoted and every
 * stray `<` is escaped, so that no browser finds an element that `judge` has not seen. Output of React is not changed.
 * `judge` is not asked about tags that are in `kept`.
 */
export const rewriteHtml = (html: string, judge: Judge, kept?: KeptTags): string => {
  let out = ''
  const open: OpenElement[] = []
  const path: string[] = []
  let extracting = 0
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
        const source =
          kept && !dropping && !extracting ? html.slice(parser.startIndex, parser.endIndex + 1) : ''
        if (source && kept?.has(source)) {
          out += source
          if (voids.has(name)) return
          path.push(name)
          open.push({ name, startTag: source, attributes: noAttributes, verdict: 'keep' })
          return
        }
        const attributes = new Attributes(given)
        const isVoid = voids.has(name)
        const isKnown =
          tagName.test(name) && !(name === 'script' && path.some((around) => foreign.has(around)))
        const verdict =
          dropping || !isKnown
            ? ('drop' as const)
            : judge({ name: name.toLowerCase(), attributes, isInside: extracting > 0, path })
        const end = isVoid && html[parser.endIndex - 1] === '/' ? '/>' : '>'
        const startTag = `<${name}${attributes}${end}`
        if (verdict === 'keep' && startTag === source && name !== 'script' && name === name.toLowerCase())
          kept?.add(source)
        if (isVoid) {
          if (verdict === 'keep') out += startTag
          else if (typeof verdict === 'function') out += verdict({ markup: startTag, inner: '' })
          return
        }
        path.push(name.toLowerCase())
        const element: OpenElement = { name, startTag, attributes, verdict }
        open.push(element)
        if (verdict === 'drop') dropping++
        if (typeof verdict === 'function') extracting++
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
        if (typeof verdict === 'function') extracting--
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
