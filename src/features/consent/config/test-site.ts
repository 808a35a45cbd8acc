import type { ConsentSite } from '../decision/decide'
import { itemKey } from '../decision/record-cookie'
import { checkBlockList } from './check-block-list'
import { defaultConfig } from './check-config'

/** A site for tests: its list as an editor would write it. */
export const testSite = (...list: object[]): ConsentSite => {
  const { items, warnings } = checkBlockList(list)
  if (warnings[0]) throw new Error(warnings[0].message)
  return { config: defaultConfig, items, keys: items.map(itemKey) }
}
