import type { Extract, OsmRelation, Tags } from '../extract/extract'

/** A turn that is forbidden, or the only one allowed, after coming from one way. */
export interface Restriction {
  only: boolean
  from: number
  to: number
  via: { node: number } | { ways: number[] }
}

/**
 * The restriction for cars. Restrictions for certain hours are ignored, as in OSRM, because the time of the drive is not
 * known.
 */
const ruleOf = (tags: Tags): string | undefined => {
  if (tags.type !== 'restriction') return undefined
  if ((tags.except ?? '').split(/\s*;\s*/).some((who) => who === 'motorcar' || who === 'motor_vehicle'))
    return undefined
  const rule = tags['restriction:motorcar'] ?? tags['restriction:motor_vehicle'] ?? tags.restriction
  return rule && /^(no|only)_/.test(rule) ? rule : undefined
}

const viaOf = (extract: Extract, relation: OsmRelation): Restriction['via'] | undefined => {
  const via = relation.members.filter(({ role }) => role === 'via')
  const [first] = via
  if (first?.type === 'node') {
    const node = extract.nodeIndex.get(first.ref)
    return node === undefined ? undefined : { node }
  }
  const ways = via.filter(({ type }) => type === 'way').map(({ ref }) => ref)
  return ways.length > 0 ? { ways } : undefined
}

/** `no_entry` and `no_exit` may name several ways, hence one restriction for every pair. */
export const readRestrictions = (extract: Extract): Restriction[] =>
  extract.relations.flatMap((relation) => {
    const rule = ruleOf(relation.tags)
    const via = rule && viaOf(extract, relation)
    if (!rule || !via) return []
    const members = (role: string) =>
      relation.members.filter((member) => member.role === role && member.type === 'way').map(({ ref }) => ref)
    return members('from').flatMap((from) =>
      members('to')
        // Routes turn round in dead ends only; this rule would forbid to drive on along the same way.
        .filter((to) => rule !== 'no_u_turn' || to !== from)
        .map((to) => ({ only: rule.startsWith('only_'), from, to, via })),
    )
  })
