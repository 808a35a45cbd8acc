import { Parser } from 'htmlparser2'
import type { ExtractCollector, OsmMember, Tags } from './extract'

const memberTypes = ['node', 'way', 'relation'] as const

/** An open `<node>`, `<way>` or `<relation>` and what was seen inside it. */
interface OpenElement {
  kind: (typeof memberTypes)[number]
  attributes: Record<string, string>
  refs: number[]
  members: OsmMember[]
  tags?: Tags
}

/** Longer than any tag of a real file; without a limit an unclosed quote would gather the whole file. */
const longestTag = 1_000_000
/** OpenStreetMap's XML has three levels. */
const maxDepth = 10

const addTo = (open: OpenElement, name: string, attributes: Record<string, string>): void => {
  const { k, v = '', ref, type, role = '' } = attributes
  if (name === 'tag' && k) open.tags = { ...open.tags, [k]: v }
  else if (name === 'nd') open.refs.push(Number(ref))
  else if (name === 'member') {
    const known = memberTypes.find((known) => known === type)
    if (known) open.members.push({ type: known, ref: Number(ref), role })
  }
}

const collect = ({ kind, attributes, refs, members, tags }: OpenElement, into: ExtractCollector): void => {
  const id = Number(attributes.id)
  if (kind === 'node') into.node(id, Number(attributes.lat ?? Number.NaN), Number(attributes.lon), tags)
  else if (kind === 'way') into.way(id, refs, tags)
  else into.relation(id, members, tags)
}

/** Reads OpenStreetMap's XML, which uses elements and attributes only. */
export const readXml = async (
  chunks: AsyncIterable<string>,
  collector: ExtractCollector,
): Promise<{ complete: boolean }> => {
  let open: OpenElement | undefined
  let complete = false
  let depth = 0
  /** Characters since the last whole tag. */
  let unread = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        unread = 0
        if (++depth > maxDepth) throw new Error('Elements are nested too deeply')
        const kind = memberTypes.find((known) => known === name)
        if (kind) open = { kind, attributes, refs: [], members: [] }
        else if (open) addTo(open, name, attributes)
      },
      onclosetag: (name, isImplied) => {
        unread = 0
        depth--
        if (name === 'osm' && !isImplied) complete = true
        if (open?.kind !== name) return
        collect(open, collector)
        open = undefined
      },
    },
    { xmlMode: true },
  )
  for await (const chunk of chunks) {
    unread += chunk.length
    parser.write(chunk)
    if (unread > longestTag) throw new Error('A tag does not end')
  }
  return { complete }
}
