import type { ConsentGroup, StoredName } from '../contract'
import { serviceNamed } from '../services/find-service'
import { exempt } from './exempt'
import { cookieNames } from './expire-cookies'
import { isKept } from './stored-names'

type Group = Pick<ConsentGroup, 'name' | 'stored'>

/** What a group is known to store: by the site's list, else by its service's name. */
const storedOf = (name: string, groups: readonly Group[]): { stored: StoredName[] } =>
  groups.find((group) => group.name === name) ?? serviceNamed(name) ?? { stored: [] }

/** At a decision all goes that is neither the site's own nor known to be of an allowed group: it may be of a refused one. */
export const cookiesNotAllowed = (allowed: Iterable<string>, groups: readonly Group[]) => {
  const kept = [...allowed].map((name) => storedOf(name, groups))
  return (cookies: string | undefined): string[] =>
    cookieNames(cookies).filter((name) => !isKept(name, 'cookie', exempt, kept))
}

/**
 * On a page the same, for nothing that was refused may live on in a path that the decision did not see. But where nobody
 * has described what an allowed group stores, a name that nobody knows may be its own, and would go with each page: then
 * only what is known to be of a refused group goes.
 */
export const cookiesLeftBehind = (
  { allowed, refused }: { allowed: ReadonlySet<string>; refused: ReadonlySet<string> },
  groups: readonly Group[],
): ((cookies: string | undefined) => string[]) => {
  if (!refused.size) return () => []
  const candidates = cookiesNotAllowed(allowed, groups)
  if ([...allowed].every((name) => storedOf(name, groups).stored.length)) return candidates
  const theirs = [...refused].map((name) => storedOf(name, groups))
  return (cookies) => candidates(cookies).filter((name) => isKept(name, 'cookie', [], theirs))
}
