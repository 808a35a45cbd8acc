import type { ExtractCollector } from './collect-extract'
import type { OsmMember, Tags } from './extract'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name) return entities[name] ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const attributes = (tag: string): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [, name, double, single] of tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found[name as string] = decode(double ?? single ?? '')
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

  // A tag ends at the first `>` outside quotes; a comment at its own mark.
  const whole = /<(?:!--[\s\S]*?--|((?!!--)[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*))>/g
  for await (const chunk of chunks) {
    rest += chunk
    let end = 0
    for (const match of rest.matchAll(whole)) {
      if (match[1] !== undefined) take(match[1])
      end = match.index + match[0].length
    }
    rest = rest.slice(end)
    if (rest.length > longestTag) throw new Error('A tag does not end')
  }
  return { complete }
}
