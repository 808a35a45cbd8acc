import type { Picture } from '../../shared/picture'

export interface ContentPage {
  id: number
  slug: string
  title: string
  summary: string
  /** Rich text, already turned into safe HTML. */
  bodyHtml: string
  seo: { title?: string; description?: string }
  updatedAt: string
}

export interface NavigationLink {
  label: string
  href: string
}

/** The data of every page's header and footer. */
export interface SiteSettings {
  name: string
  tagline: string
  logo?: Picture
  navigation: NavigationLink[]
  footerNavigation: NavigationLink[]
  footerText: string
  contact: { email: string; phone: string; address: string }
}
