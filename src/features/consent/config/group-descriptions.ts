import type { BlockListItem, ServiceCategory, StoredName } from '../contract'
import type { GroupDescription } from '../services/build-groups'

/** As the admin panel stores it. */
interface Row {
  category?: ServiceCategory | null
  purpose?: string | null
  provider?: string | null
  privacyUrl?: string | null
  stored?: (Omit<StoredName, 'days'> & { days?: number | null })[] | null
}

const storedOf = ({ stored }: Row): StoredName[] =>
  (stored ?? []).map(({ name, kind, days }) => ({
    name: name.trim(),
    kind,
    ...(typeof days === 'number' ? { days } : {}),
  }))

/** Merges the rows of each group. The first row that sets a property wins; stored names are joined. */
export const describeGroups = (
  rows: Row[],
  listed: Pick<BlockListItem, 'name'>[],
): ReadonlyMap<string, GroupDescription> => {
  const words = new Map<string, GroupDescription>()
  for (const [index, row] of rows.entries()) {
    const name = listed[index]?.name ?? ''
    const said = words.get(name)
    words.set(name, {
      category: said?.category ?? row.category ?? undefined,
      purpose: said?.purpose ?? (row.purpose || undefined),
      provider: said?.provider ?? (row.provider?.trim() || undefined),
      privacyUrl: said?.privacyUrl ?? (row.privacyUrl || undefined),
      stored: [...(said?.stored ?? []), ...storedOf(row)],
    })
  }
  return words
}
