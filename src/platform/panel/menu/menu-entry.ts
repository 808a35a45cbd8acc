import type { Payload } from 'payload'
import type { Locale } from '../../../shared/locale'
import type { User } from '../../payload/payload-types'
import type { IconName } from '../kit/icons'

/** An entry of the panel's menu. The phone's bar and the search of the panel list it, too. */
export interface MenuEntry {
  /** Its place in `menuOrder`; the element in the page is `nav-<name>`. */
  name: string
  icon: IconName
  href: `/admin${string}`
  label: (language: Locale) => string
  /** Who sees it: all staff, if this is missing. The screen itself checks the role again. */
  may?: (user: User) => boolean
  /** How many wait for a person, and what they are: "3 new". */
  count?: {
    read: (payload: Payload, user: User) => Promise<number>
    text: (language: Locale, count: number) => string
  }
  /** Below this group. Without it the entry is at the first level. */
  group?: WorkGroup
}

/** Groups of the menu. A collection or global names its group: `admin: { group: 'website' }`. */
export const workGroups = {
  money: 'money',
  website: 'website',
  schoolsAndPrices: 'school',
  settings: 'settings',
} as const satisfies Record<string, IconName>

export type WorkGroup = keyof typeof workGroups

/** Groups that are used every day are open until somebody closes them. */
export const openGroups: readonly string[] = ['website', 'schoolsAndPrices']

/** The first level, from top to bottom. Entries that are not named here, those of extensions, are above the settings. */
export const menuOrder: readonly string[] = [
  'today',
  'enrolments',
  'students',
  'money',
  'calendar',
  'comments',
  'website',
  'schoolsAndPrices',
  'languages',
  'numbers',
  '*',
  'settings',
]

/** The phone's bar: the first four of these that the user sees. */
export const barOrder: readonly string[] = [
  'today',
  'enrolments',
  'calendar',
  'comments',
  'pages',
  'numbers',
  'posts',
  'media',
]

/** Collections and globals within their groups. Others follow in the order of the features. */
export const entityOrder: readonly string[] = [
  'quotes',
  'invoices',
  'payments',
  'pages',
  'posts',
  'categories',
  'home-page',
  'reusable-content',
  'forms',
  'form-submissions',
  'redirects',
  'missing-addresses',
  'theme',
  'media',
  'files',
  'schools',
  'courses',
  'accommodation',
  'price-lists',
  'price-adjustments',
  'price-extras',
]
