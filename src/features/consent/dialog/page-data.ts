import type { Locale } from '../../../shared/locale'
import type { ConsentGroup, StoredName } from '../contract'
import type { ConsentSite } from '../decision/decide'

export const pageDataId = 'pdcc-data'

/** The data for the browser's script, as JSON in the page: the same for everybody. */
export interface ConsentPageData extends ConsentSite {
  groups: Pick<ConsentGroup, 'name' | 'domains' | 'stored' | 'signals'>[]
  exempt: Pick<StoredName, 'name' | 'kind'>[]
  language: Locale
  /** Address of the cookie policy. */
  policy: string
  /** The dialog may open by itself on this page, for services of the site's list. Others ask by their placeholders. */
  asks: boolean
}
