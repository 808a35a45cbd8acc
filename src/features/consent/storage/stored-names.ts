import type { StoredName } from '../contract'

/** Whether a header may contain this name. Other clients than browsers may send anything. */
export const isCookieName = (name: string): boolean => /^[!#$%&'*+\-.^_`|~\w]{1,200}$/.test(name)

const matches = (pattern: string, name: string) =>
  name === pattern || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)))

type Owner = { stored: readonly StoredName[] }

/** Whether something stored belongs to a refused group, and neither to the site itself nor to an allowed group. */
export const isRefused = (
  name: string,
  kind: StoredName['kind'],
  refused: readonly Owner[],
  kept: readonly Owner[],
): boolean => {
  const isOf = ({ stored }: Owner) => stored.some((one) => one.kind === kind && matches(one.name, name))
  return refused.some(isOf) && !kept.some(isOf)
}
