import { decodeXML } from 'entities'
import type { ExtractCollector, OsmMember, Tags } from './extract'

/** Attribute names start at a word boundary, else a long word without a value would be tried from each of its letters. */
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const attributes = (tag: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [, name, double, single] of tag.matchAll(attribute))
    found[name as string] = decodeXML(double ?? single ?? '')
  return found
}

const memberTypes = ['node', 'way', 'relation'] as const

/** One open `<node>`, `<way>` or `<relation>` and what was seen inside it. */
class OpenElement {
  refs: number[] = []
  members: OsmMember[] = []
  tags: Tags | undefined

  constructor(
    readonly kind: string,
    readonly attributes: Record<string, string>,
  ) {}

  inside(name: string, attributes: Record<string, string>): void {
    if (name === 'tag' && attributes.k) {
      this.tags ??= {}
      this.tags[attributes.k] = attributes.v ?? ''
    } else if (name === 'nd') this.refs.push(Number(attributes.ref))
    else if (name === 'member') {
      const type = memberTypes.find((known) => known === attributes.type)
      if (type) this.members.push({ type, ref: Number(attributes.ref), role: attributes.role ?? '' })
    }
  }

  close(collector: ExtractCollector): void {
    const id = Number(this.attributes.id)
    if (this.kind === 'node')
      collector.node(id, Number(this.attributes.lat ?? Number.NaN), Number(this.attributes.lon), this.tags)
    else if (this.kind === 'way') collector.way(id, this.refs, this.tags)
    else collector.relation(id, this.members, this.tags)
  }
}

/** Longer than any tag of a real file; without a limit an unclosed quote would gather the whole file. */
const longestTag = 1_000_000

const isElement = (name: string): boolean => name === 'node' || name === 'way' || name === 'relation'

const inside = /[^"'<>]*(?:"[^"]*"[^"'<>]*|'[^']*'[^"'<>]*)*/y

/**
 * Hands over every whole tag, and says where the first one begins that is not whole yet. A tag ends at the first `>`
 * outside quotes, a comment at its own mark; a `<` that another one follows begins nothing. Looks at everything once.
 */
const takeTags = (text: string, take: (tag: string) => void): number => {
  let at = text.indexOf('<')
  while (at >= 0) {
    let end = text.startsWith('<!--', at) ? text.indexOf('-->', at + 4) : undefined
    if (end === undefined) {
      inside.lastIndex = at + 1
      inside.test(text)
      end = inside.lastIndex
      if (text[end] === '>') take(text.slice(at + 1, end))
      else if (text[end] !== '<') return at
    }
    if (end < 0) return at
    at = text.indexOf('<', end)
  }
  return text.length
}

/**
 * OpenStreetMap's XML uses elements and attributes only, so its tags can be read one after the other without a
 * parser for all of XML. Comments and instructions are passed over; a `>` inside a value is allowed by XML and
 * is met here too.
 */
export const readXml = async (
  chunks: AsyncIterable<string>,
  collector: ExtractCollector,
): Promise<{ complete: boolean }> => {
  let rest = ''
  let open: OpenElement | undefined
  let complete = false

  const take = (tag: string): void => {
    const name = /^\/?[\w:]+/.exec(tag)?.[0] ?? ''
    if (name === '/osm' || (name === 'osm' && tag.endsWith('/'))) complete = true
    else if (name.startsWith('/')) {
      if (open && name === `/${open.kind}`) {
        open.close(collector)
        open = undefined
      }
    } else if (isElement(name)) {
      open = new OpenElement(name, attributes(tag))
      if (tag.endsWith('/')) {
        open.close(collector)
        open = undefined
      }
    } else open?.inside(name, attributes(tag))
  }

  for await (const chunk of chunks) {
    rest += chunk
    rest = rest.slice(takeTags(rest, take))
    if (rest.length > longestTag) throw new Error('A tag does not end')
  }
  return { complete }
}
