import type { StoredName } from '../contract'

/** Whether a header may contain this name. Other clients than browsers may send anything. */
export const isCookieName = (name: string): boolean => /^[!#$%&'*+\-.^_`|~\w]{1,200}$/.test(name)

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** Whether something stored may stay: it is the site's own or belongs to an allowed group. */
export const isKept = (
  name: string,
  kind: StoredName['kind'],
  exempt: Iterable<StoredName>,
  allowedGroups: Iterable<{ stored: StoredName[] }>,
): boolean => {
  const isIn = (list: Iterable<StoredName>) =>
    [...list].some((stored) => stored.kind === kind && matches(stored.name, name))
  return isIn(exempt) || [...allowedGroups].some(({ stored }) => isIn(stored))
}
