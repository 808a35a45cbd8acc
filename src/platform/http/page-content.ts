import type { ReactNode } from 'react'

export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
}

/** What a public page puts into the document; the site adds header, footer and the links to its languages. */
export interface PageContent {
  title: string
  description: string
  /** The canonical address without the language's prefix and without choices that only filter the page. */
  path: string
  body: ReactNode
  shareImage?: string
  noindex?: boolean
  jsonLd?: object[]
  /** Further links of the head; their addresses have no origin. */
  links?: HeadLink[]
}
