import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SendPrivatePage } from '../../../platform/http/private-page'
import type { QueryContext } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'

/** What the routes for writing comments are handed by the server. */
export interface PostingRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
  captcha: Captcha
}

/** One request for one school in one language. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
  slug: string
}

/** A member of staff, known by the session alone: a name or an address proves nothing. */
export interface StaffMember {
  id: number
  name?: string | null
  email: string
}

export const findStaff = async (
  { payload }: QueryContext,
  request: FastifyRequest,
): Promise<StaffMember | undefined> => {
  const headers = new Headers(request.headers as Record<string, string>)
  const { user } = await payload.auth({ headers })
  return user ? (user as StaffMember) : undefined
}
