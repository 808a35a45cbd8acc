import { type Embed, embedHtml } from '../../../shared/embed-html'
import type { ConsentGroup } from '../contract'
import { type FoundItem, foundItem } from '../decision/decide'
import { type HoldBackOptions, holdBack } from '../markup/block-markup.server'
import { buildGroups } from '../services/build-groups'

export interface EmbeddedServices {
  groups: ConsentGroup[]
  /** What a decision on them must name, as the site's list does not. */
  found: FoundItem[]
}

/** The services of editors' embeds that the site's list does not have, found by the filter that holds them back. */
export const embeddedServices = (
  embeds: Embed[],
  listed: readonly Pick<ConsentGroup, 'name'>[],
  options: HoldBackOptions,
): EmbeddedServices => {
  const names = new Set(listed.map(({ name }) => name))
  // A script that names nobody is allowed at our own host.
  const ownHost = new URL(options.own.publicUrl).host
  const found = new Map<string, FoundItem>()
  // Each for itself: one that names nobody must not be taken for its neighbour's.
  for (const embed of embeds)
    for (const { group, origin } of holdBack(embedHtml(embed), options).heldBack)
      if (!names.has(group)) {
        const domain = origin ? new URL(origin).host : ownHost
        found.set(`${domain}|${group}`, { name: group, domain })
      }
  const items = [...found.values()]
  return { groups: buildGroups(items.map(foundItem)).map(({ hosts: _, ...group }) => group), found: items }
}
