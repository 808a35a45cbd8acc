import { decodeXML } from 'entities'

/** A small, strict reader of XML as WordPress writes it. Without DOCTYPE, so that no entity can expand. */

export type XmlEvent =
  | { kind: 'open' | 'close'; name: string; line: number }
  | { kind: 'text'; text: string; line: number }

export class XmlError extends Error {
  constructor(line: number, what: string) {
    super(`Line ${line}: ${what}`)
  }
}

const maxDepth = 64
/** Longer than any tag of an export. */
const maxTag = 65_536

const decode = (text: string, line: number): string =>
  text.replace(/&([^;&\s]{0,32};?)/g, (reference) => {
    if (!reference.endsWith(';')) throw new XmlError(line, '“&” must be written as “&amp;”.')
    const character = decodeXML(reference)
    if (character === reference)
      throw new XmlError(line, `the entity “${reference}” is unknown. Write the character itself.`)
    return character
  })

const elementName = /^[A-Za-z_][\w.:-]*/
const attributes = /^(\s+[A-Za-z_][\w.:-]*\s*=\s*("[^"<]*"|'[^'<]*'))*\s*$/

/** Yields the parts of a document in order. Throws an `XmlError` that names the line if it is not well formed. */
export function* readXml(text: string): Generator<XmlEvent> {
  const open: string[] = []
  let line = 1
  let at = text.startsWith('\ufeff') ? 1 : 0
  let rooted = false
  let lineEnd = text.indexOf('\n')
  const pass = (to: number) => {
    for (; lineEnd !== -1 && lineEnd < to; lineEnd = text.indexOf('\n', lineEnd + 1)) line++
    at = to
  }
  const until = (end: string, what: string) => {
    const found = text.indexOf(end, at)
    if (found === -1) throw new XmlError(line, `the file ends inside ${what}. Export the file again.`)
    return found
  }
  while (at < text.length) {
    const here = line
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const end = next === -1 ? text.length : next
      const part = text.slice(at, end)
      if (open.length) yield { kind: 'text', text: decode(part, here), line: here }
      else if (part.trim()) throw new XmlError(here, 'text outside the root element. Remove it.')
      pass(end)
    } else if (text.startsWith('<!--', at)) pass(until('-->', 'a comment') + 3)
    else if (text.startsWith('<?', at)) pass(until('?>', 'a processing instruction') + 2)
    else if (text.startsWith('<![CDATA[', at)) {
      const end = until(']]>', 'a CDATA section')
      if (!open.length) throw new XmlError(here, 'text outside the root element. Remove it.')
      yield { kind: 'text', text: text.slice(at + 9, end), line: here }
      pass(end + 3)
    } else if (text.startsWith('<!', at))
      throw new XmlError(here, 'DOCTYPE declarations are not allowed. Remove it.')
    else {
      const end = until('>', 'a tag')
      if (end - at > maxTag)
        throw new XmlError(here, `the tag is longer than ${maxTag} characters. Shorten it.`)
      const closing = text[at + 1] === '/'
      const empty = !closing && text[end - 1] === '/'
      const inside = text.slice(at + (closing ? 2 : 1), empty ? end - 1 : end)
      const name = elementName.exec(inside)?.[0]
      if (!name || !attributes.test(inside.slice(name.length)))
        throw new XmlError(here, 'the tag is not well formed. Correct its name or its attributes.')
      if (closing) {
        const expected = open.pop()
        if (expected !== name)
          throw new XmlError(
            here,
            expected
              ? `expected </${expected}>, found </${name}>.`
              : `</${name}> has no opening tag. Remove it.`,
          )
      }
      if (!closing) {
        if (!open.length && rooted)
          throw new XmlError(here, 'a second root element. Import each document as a file of its own.')
        rooted = true
        open.push(name)
        if (open.length > maxDepth)
          throw new XmlError(here, `elements are nested more than ${maxDepth} levels deep.`)
      }
      yield { kind: closing ? 'close' : 'open', name, line: here }
      if (empty) {
        open.pop()
        yield { kind: 'close', name, line: here }
      }
      pass(end + 1)
    }
  }
  if (open.length) throw new XmlError(line, `<${open.at(-1)}> has no closing tag. Export the file again.`)
  if (!rooted) throw new XmlError(line, 'the file is empty. Choose another file.')
}
