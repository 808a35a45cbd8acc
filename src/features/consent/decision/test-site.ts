import { checkBlockList } from '../config/check-block-list'
import { defaultConfig } from '../config/check-config'
import type { ConsentSite } from './decide'
import { itemKey } from './record-cookie'

/** A site for tests: its list as an editor would write it. */
export const testSite = (...list: object[]): ConsentSite => {
  const { items, warnings } = checkBlockList(list)
  if (warnings[0]) throw new Error(warnings[0].message)
  return { config: defaultConfig, items, keys: items.map(itemKey) }
}
