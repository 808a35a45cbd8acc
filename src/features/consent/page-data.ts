import type { Locale } from '../../shared/locale'
import type { BlockListItem, ConsentConfig, ConsentGroup, StoredName } from './contract'

export const pageDataId = 'pdcc-data'

/** What the browser gets to know, in the page itself: the same for everybody. */
export interface ConsentPageData {
  config: ConsentConfig
  groups: Pick<ConsentGroup, 'name' | 'items' | 'domains' | 'stored' | 'signals'>[]
  exempt: Pick<StoredName, 'name' | 'kind'>[]
  language: Locale
  /** The cookie policy, on which the dialog stays closed. */
  policy: string
}

/** The site's list, item by item. */
export const itemsOf = (groups: Pick<ConsentGroup, 'name' | 'items'>[]): BlockListItem[] =>
  groups.flatMap(({ name, items }) =>
    items.map((item) => ({ ...item, name, reportable: false, userList: true, new: false, ignored: false })),
  )
