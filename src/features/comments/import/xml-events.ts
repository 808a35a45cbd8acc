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
    if (!reference.endsWith(';')) throw new XmlError(line, '& must start an entity reference.')
    const character = decodeXML(reference)
    if (character === reference) throw new XmlError(line, `the entity ${reference} is not known.`)
    return character
  })

const nameOf = /^[A-Za-z_][\w.:-]*/
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
    if (found === -1) throw new XmlError(line, `${what} does not end.`)
    return found
  }
  while (at < text.length) {
    const here = line
    if (text[at] !== '<') {
      const next = text.indexOf('<', at)
      const end = next === -1 ? text.length : next
      const part = text.slice(at, end)
      if (open.length) yield { kind: 'text', text: decode(part, here), line: here }
      else if (part.trim()) throw new XmlError(here, 'text outside the document.')
      pass(end)
    } else if (text.startsWith('<!--', at)) pass(until('-->', 'a comment') + 3)
    else if (text.startsWith('<?', at)) pass(until('?>', 'an instruction') + 2)
    else if (text.startsWith('<![CDATA[', at)) {
      const end = until(']]>', 'a CDATA section')
      if (!open.length) throw new XmlError(here, 'text outside the document.')
      yield { kind: 'text', text: text.slice(at + 9, end), line: here }
      pass(end + 3)
    } else if (text.startsWith('<!', at)) throw new XmlError(here, 'DOCTYPE declarations are not allowed.')
    else {
      const end = until('>', 'a tag')
      if (end - at > maxTag) throw new XmlError(here, 'a tag that cannot be read.')
      const closing = text[at + 1] === '/'
      const empty = !closing && text[end - 1] === '/'
      const inside = text.slice(at + (closing ? 2 : 1), empty ? end - 1 : end)
      const name = nameOf.exec(inside)?.[0]
      if (!name || !attributes.test(inside.slice(name.length)))
        throw new XmlError(here, 'a tag that cannot be read.')
      if (closing && open.pop() !== name) throw new XmlError(here, `</${name}> closes what is not open.`)
      if (!closing) {
        if (!open.length && rooted) throw new XmlError(here, 'a second document.')
        rooted = true
        open.push(name)
        if (open.length > maxDepth) throw new XmlError(here, 'too many tags inside each other.')
      }
      yield { kind: closing ? 'close' : 'open', name, line: here }
      if (empty) {
        open.pop()
        yield { kind: 'close', name, line: here }
      }
      pass(end + 1)
    }
  }
  if (open.length) throw new XmlError(line, `<${open.at(-1)}> is not closed.`)
  if (!rooted) throw new XmlError(line, 'the file is empty.')
}
