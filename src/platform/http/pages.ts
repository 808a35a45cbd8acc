import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/locale'

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

/** A page for one visitor: never cached, never indexed. */
interface PrivatePage {
  title: string
  /** Without the language's prefix. */
  path: string
  body: ReactNode
  status?: number
}

/** Sends such a page. The server passes it to the features, which do not know the document around their pages. */
export type SendPrivatePage = (
  reply: FastifyReply,
  locale: Locale,
  page: PrivatePage,
) => Promise<FastifyReply>
