import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/locale'
import type { QueryContext } from '../payload/query'
import { serviceKey } from '../services'

export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
}

/** A step of the way from the home page to a page; the path has no language prefix. */
export interface Crumb {
  name: string
  path: string
}

/** Content of a public page; the site adds header, footer and the links to its languages. */
export interface PageContent {
  title: string
  description: string
  /** The canonical address without the language's prefix and without choices that only filter the page. */
  path: string
  body: ReactNode
  /** The pages between the home page and this one, and this one last; empty for the home page. */
  trail?: Crumb[]
  /** The title is complete without the name of the site. */
  wholeTitle?: boolean
  shareImage?: string
  noindex?: boolean
  /** Where the price of what the page shows is calculated, for the button of the menu. */
  calculator?: string | undefined
  /** A bar at the lower edge of a phone's window. */
  bar?: ReactNode
  /** Stands at another address than `path`, as the pages of errors do: no item of the menu leads here. */
  isError?: boolean
  jsonLd?: object[]
  /** Further links of the head; their addresses have no origin. */
  links?: HeadLink[]
}

export interface PageComments {
  section: ReactNode
  /** Properties of the document's structured data. */
  jsonLd: object
  links: HeadLink[]
}

/** The comments on a document that has a page; undefined if there are none and nobody can write one. */
export const documentComments =
  serviceKey<
    (
      ctx: QueryContext,
      type: 'pages' | 'posts',
      document: { id: number; slug: string; title: string; commentsOpen: boolean },
    ) => Promise<PageComments | undefined>
  >('comments of a document')

/** A page for one visitor: never cached, never indexed. */
export interface PrivatePage {
  title: string
  /** Without the language's prefix. */
  path: string
  body: ReactNode
  /** For those who get the link. */
  description?: string
  status?: number
}

/** Sends such a page. The server passes it to the features, which do not know the document around their pages. */
export type SendPrivatePage = (
  reply: FastifyReply,
  locale: Locale,
  page: PrivatePage,
) => Promise<FastifyReply>
