import type { ConsentGroup, StoredName } from '../contract'
import { serviceNamed } from '../services/find-service'
import { cookieNames } from './expire-cookies'
import { isRefused } from './stored-names'

type Group = Pick<ConsentGroup, 'name' | 'stored'>

/** Storage of a group, from the site's list or else from the known service of that name. */
const storedOf = (name: string, groups: readonly Group[]): { stored: StoredName[] } =>
  groups.find((group) => group.name === name) ?? serviceNamed(name) ?? { stored: [] }

/**
 * Lists the cookies of refused groups to delete, with a decision and with every later page: the decision could not see cookies of
 * other paths. Cookies of no group are left alone; another program on this host may have set them.
 */
export const refusedCookies = (
  { allowed, refused }: { allowed: ReadonlySet<string>; refused: ReadonlySet<string> },
  groups: readonly Group[],
  /** Storage of the site itself. */
  exempt: readonly StoredName[],
): ((cookies: string | undefined) => string[]) => {
  const storedBy = (names: ReadonlySet<string>) => [...names].map((name) => storedOf(name, groups))
  const kept = [{ stored: exempt }, ...storedBy(allowed)]
  const theirs = storedBy(refused)
  if (theirs.length === 0) return () => []
  return (cookies) => cookieNames(cookies).filter((name) => isRefused(name, 'cookie', theirs, kept))
}
