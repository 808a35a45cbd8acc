import type { ConsentGroup, StoredName } from '../contract'
import { serviceNamed } from '../services/find-service'
import { exempt } from './exempt'
import { cookieNames } from './expire-cookies'
import { isKept } from './stored-names'

type Group = Pick<ConsentGroup, 'name' | 'stored'>

/** What a group stores, according to the site's list or else the known service of that name. */
const storedOf = (name: string, groups: readonly Group[]): { stored: StoredName[] } =>
  groups.find((group) => group.name === name) ?? serviceNamed(name) ?? { stored: [] }

/** At a decision, every cookie is deleted that is neither the site's own nor known to belong to an allowed group. */
export const cookiesNotAllowed = (allowed: Iterable<string>, groups: readonly Group[]) => {
  const kept = [...allowed].map((name) => storedOf(name, groups))
  return (cookies: string | undefined): string[] =>
    cookieNames(cookies).filter((name) => !isKept(name, 'cookie', exempt, kept))
}

/**
 * The same with every page after a decision, because the decision could not see cookies of other paths. But if nobody has
 * described what an allowed group stores, an unknown cookie may belong to that group and would be deleted with each page.
 * Then only cookies are deleted that are known to belong to a refused group.
 */
export const refusedCookies = (
  { allowed, refused }: { allowed: ReadonlySet<string>; refused: ReadonlySet<string> },
  groups: readonly Group[],
): ((cookies: string | undefined) => string[]) => {
  if (!refused.size) return () => []
  const candidates = cookiesNotAllowed(allowed, groups)
  if ([...allowed].every((name) => storedOf(name, groups).stored.length)) return candidates
  const theirs = [...refused].map((name) => storedOf(name, groups))
  return (cookies) => candidates(cookies).filter((name) => isKept(name, 'cookie', [], theirs))
}
