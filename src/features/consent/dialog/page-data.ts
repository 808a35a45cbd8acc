import type { Locale } from '../../../shared/locale'
import type { ConsentGroup, StoredName } from '../contract'
import type { ConsentSite } from '../decision/decide'

export const pageDataId = 'pdcc-data'

/** What the browser gets to know, in the page itself: the same for everybody. */
export interface ConsentPageData extends ConsentSite {
  groups: Pick<ConsentGroup, 'name' | 'domains' | 'stored' | 'signals'>[]
  exempt: Pick<StoredName, 'name' | 'kind'>[]
  language: Locale
  /** Address of the cookie policy. */
  policy: string
  /** The dialog may open by itself on this page. What is only found in a page asks by its placeholder. */
  asks: boolean
}
