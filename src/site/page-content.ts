import type { ReactNode } from 'react'

export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
}

/** What one page puts into the document, before header, footer and language links are added. */
export interface PageContent {
  title: string
  description: string
  /** The page's own address without language prefix and without what only filters it. */
  path: string
  body: ReactNode
  shareImage?: string
  noindex?: boolean
  jsonLd?: object[]
  /** Links of the head besides the page's own address and languages; without the site's origin. */
  links?: HeadLink[]
}
