import type { FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import type { Locale } from '../../shared/locale'

/** A page that is made for one visitor: never cached, never indexed. */
interface PrivatePage {
  title: string
  /** Without the language's prefix. */
  path: string
  body: ReactNode
  status?: number
}

/** How a feature sends such a page without knowing the document around it. */
export type SendPrivatePage = (
  reply: FastifyReply,
  locale: Locale,
  page: PrivatePage,
) => Promise<FastifyReply>
