import type { Page as PageDoc, SiteSetting } from '../../platform/payload/payload-types'
import type { Contact } from '../../shared/contact/contact'
import type { Originals, Translated } from '../../shared/language/original-texts'
import type { Given, Row, Shown, seoFields } from '../../shared/pick-fields'
import type { Picture } from '../../shared/picture'

/** The texts of headers, footers and error pages. */
export { pagesMessages } from './messages/messages'

type StoredBlocks = NonNullable<PageDoc['blocks']>

/** Fields of a content page: a field that is named here is typed and passed on. So are those of the lists below. */
export const pageFields = ['id', 'slug', 'title', 'summary', 'updatedAt'] as const

export interface ContentPage extends Shown<PageDoc, typeof pageFields>, Translated {
  /** As stored; the feature `blocks` shows them. */
  blocks: StoredBlocks
  /** The blocks in the languages that their texts may come from. */
  originalBlocks?: Originals<StoredBlocks>
  seo: Given<NonNullable<PageDoc['seo']>, typeof seoFields>
  /** Visitors can comment. */
  commentsOpen: boolean
}

export interface NavigationLink extends Pick<Row<SiteSetting, 'navigation'>, 'label'> {
  href: string
}

/** An entry of the menu at the top. Without an address it only opens the links below it. */
export interface MenuItem extends Pick<NavigationLink, 'label'>, Partial<Pick<NavigationLink, 'href'>> {
  children: NavigationLink[]
}

export const settingsFields = ['name', 'tagline', 'footerText'] as const
export const contactFields = ['email', 'phone', 'address'] as const

/** The data of every page's header and footer. */
export interface SiteSettings extends Shown<SiteSetting, typeof settingsFields> {
  logo?: Picture
  navigation: MenuItem[]
  /** The button at the end of the menu. */
  callToAction?: NavigationLink
  footerNavigation: NavigationLink[]
  contact: Shown<SiteSetting, typeof contactFields> & Pick<Contact, 'messenger'>
}

/** For pages that are shown without the database. */
export const siteWithoutSettings: SiteSettings = {
  name: 'Schoolhouse',
  tagline: '',
  navigation: [],
  footerNavigation: [],
  footerText: '',
  contact: { email: '', phone: '', address: '' },
}
