import { decodeXML } from 'entities'
import { AppError } from '../errors'
import { type MessageCode, translateCode } from '../messages/message-code'
import { type WordpressMessages, wordpressMessages } from './messages/messages'

export type XmlProblem = MessageCode<WordpressMessages>

export class XmlError extends AppError {
  override readonly reason: XmlProblem

  constructor(
    line: number,
    problem: XmlProblem,
    /** The file ends too early. */
    readonly isCutOff = false,
  ) {
    const reason: XmlProblem = { code: 'line', params: { line, problem } }
    super('bad_request', translateCode(wordpressMessages('en'), reason))
    this.reason = reason
  }
}

export interface XmlHandler {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  /** A text may come in several pieces. */
  text: (piece: string) => void
}

const maxDepth = 64
/** Longer than any tag of an export. */
const maxTag = 65_536
/** The longest reference to a character that is decoded. */
const maxReference = 34

const sections = [
  { begin: '<!--', end: '-->', part: 'comment', isText: false },
  { begin: '<?', end: '?>', part: 'instruction', isText: false },
  { begin: '<![CDATA[', end: ']]>', part: 'section', isText: true },
]
/** By so many characters a section is told from a tag. */
const longestBegin = 9

const tagName = /^[A-Za-z_][\w.:-]*/
const attributeList = /^(\s+[A-Za-z_][\w.:-]*\s*=\s*("[^"<]*"|'[^'<]*'))*\s*$/
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads XML piece by piece, so that a file may be larger than the memory. A DOCTYPE is refused, so no entity can expand. Files
 * that are not well formed are refused with the line, or repaired as browsers do if `isForgiving`: WordPress writes the addresses
 * of comment authors without escaping `&`, and old versions ended a CDATA section at every `]]>` of a text.
 */
export const createXmlReader = ({ open, close, text }: XmlHandler, isForgiving = false) => {
  const path: string[] = []
  let rest = ''
  let at = 0
  let line = 1
  let lineEnd = -1
  let hasBegun = false
  let hasRoot = false
  let section: ((typeof sections)[number] & { line: number }) | undefined

  const pass = (to: number) => {
    for (; lineEnd !== -1 && lineEnd < to; lineEnd = rest.indexOf('\n', lineEnd + 1)) line++
    at = to
  }
  const fail = (problem: XmlProblem, isCutOff = false): never => {
    throw new XmlError(line, problem, isCutOff)
  }

  const decodeStrictly = (reference: string): string => {
    if (!reference.endsWith(';')) fail({ code: 'ampersand' })
    const character = decodeXML(reference)
    if (character === reference) fail({ code: 'entity', params: { entity: reference } })
    return character
  }
  const decode = (written: string): string =>
    isForgiving ? decodeXML(written) : written.replace(/&([^;&\s]{0,32};?)/g, decodeStrictly)

  const giveText = (piece: string, isDecoded: boolean) => {
    if (path.length) text(isDecoded ? piece : decode(piece))
    else if (!isForgiving && piece.trim()) fail({ code: 'textOutside' })
  }

  const openTag = (name: string, attributes: string) => {
    if (!path.length && hasRoot && !isForgiving) fail({ code: 'secondRoot' })
    hasRoot = true
    path.push(name)
    if (path.length > maxDepth) fail({ code: 'tooDeep', params: { max: maxDepth } })
    const values: Record<string, string> = {}
    for (const [, key = '', double, single] of attributes.matchAll(attribute))
      values[key] = decodeXML(double ?? single ?? '')
    open(name, values)
  }
  const closeTag = (name: string) => {
    const expected = path.at(-1)
    if (!isForgiving && expected === undefined) fail({ code: 'unopened', params: { name } })
    if (!isForgiving && expected !== undefined && expected !== name)
      fail({ code: 'crossed', params: { expected, found: name } })
    const depth = path.lastIndexOf(name)
    while (depth >= 0 && path.length > depth) close(path.pop() ?? name)
  }
  const readTag = (written: string) => {
    const isClosing = written.startsWith('/')
    const isEmpty = !isClosing && written.endsWith('/')
    const inside = written.slice(isClosing ? 1 : 0, isEmpty ? -1 : undefined)
    const name = tagName.exec(inside)?.[0]
    const attributes = inside.slice(name?.length)
    if (!isForgiving && !(name && attributeList.test(attributes))) fail({ code: 'badTag' })
    if (!name) return
    if (!isClosing) openTag(name, attributes)
    if (isClosing || isEmpty) closeTag(name)
  }

  /** Each of these reads one part and returns whether it could: the rest of a part may come with the next piece of the file. */
  const passSection = ({ end, isText }: (typeof sections)[number]): boolean => {
    const found = rest.indexOf(end, at)
    // The end itself may be cut in two.
    const to = found === -1 ? Math.max(at, rest.length - end.length + 1) : found
    if (isText && to > at) giveText(rest.slice(at, to), true)
    pass(found === -1 ? to : found + end.length)
    if (found !== -1) section = undefined
    return found !== -1
  }
  const passText = (isEnd: boolean): boolean => {
    const next = rest.indexOf('<', at)
    let to = next === -1 ? rest.length : next
    if (next === -1 && !isEnd) {
      const reference = rest.lastIndexOf('&')
      if (reference >= at && rest.length - reference < maxReference) to = reference
    }
    if (to > at) giveText(rest.slice(at, to), false)
    pass(to)
    return next !== -1
  }
  const passTag = (isEnd: boolean): boolean => {
    if (rest.startsWith('<!', at)) fail({ code: 'doctype' })
    if (isForgiving && !/^[A-Za-z_/]/.test(rest.charAt(at + 1))) {
      giveText('<', true)
      pass(at + 1)
      return true
    }
    const end = rest.indexOf('>', at)
    if ((end === -1 ? rest.length : end) - at > maxTag) fail({ code: 'longTag', params: { max: maxTag } })
    if (end === -1 && isEnd) fail({ code: 'endsInside', params: { part: 'tag' } }, true)
    if (end === -1) return false
    readTag(rest.slice(at + 1, end))
    pass(end + 1)
    return true
  }
  const passNext = (isEnd: boolean): boolean => {
    if (section) return passSection(section)
    if (rest[at] !== '<') return passText(isEnd)
    if (!isEnd && rest.length - at < longestBegin) return false
    const begun = sections.find(({ begin }) => rest.startsWith(begin, at))
    if (!begun) return passTag(isEnd)
    section = { ...begun, line }
    pass(at + begun.begin.length)
    return true
  }
  const read = (isEnd: boolean) => {
    lineEnd = rest.indexOf('\n')
    while (at < rest.length && passNext(isEnd));
    rest = rest.slice(at)
    at = 0
  }

  return {
    /** Line of the part that is being read. */
    get line() {
      return line
    },
    write: (chunk: string): void => {
      rest += hasBegun || !chunk.startsWith('\ufeff') ? chunk : chunk.slice(1)
      hasBegun ||= chunk.length > 0
      read(false)
    },
    end: (): void => {
      read(true)
      if (section)
        throw new XmlError(section.line, { code: 'endsInside', params: { part: section.part } }, true)
      const unclosed = path.at(-1)
      if (unclosed !== undefined) fail({ code: 'unclosed', params: { name: unclosed } }, true)
      if (!hasRoot) fail({ code: 'empty' })
    },
  }
}
