import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { SendPrivatePage } from '../../../platform/http/pages'
import type { Visit } from '../../../platform/http/visit'
import type { QueryContext } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'
import type { DocumentAddress } from '../contract'
import type { AkismetService } from '../spam/akismet.server'
import type { RuleSettings } from '../spam/spam-rules'

/** Dependencies of the posting routes. */
export interface PostingRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
  captcha: Captcha
}

/** One request for the comments of one document. */
export interface CommentVisit extends Visit {
  at: DocumentAddress
}

/** A member of staff, identified by the session. */
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

/** The settings of spam checks and limits; they never reach the browser. */
export interface GuardSettings extends RuleSettings {
  secondsBetween: number
  spamThreshold: number
  akismet?: AkismetService
}

export const readGuardSettings = async (payload: Payload, publicUrl: string): Promise<GuardSettings> => {
  const doc = await payload.findGlobal({ slug: 'comment-settings', depth: 0 })
  const { akismetUrl, akismetKey } = doc
  return {
    secondsBetween: doc.secondsBetween,
    spamThreshold: doc.spamThreshold,
    maxLinks: doc.maxLinks,
    blocklist: doc.blocklist ?? '',
    ...(akismetUrl && akismetKey ? { akismet: { url: akismetUrl, key: akismetKey, site: publicUrl } } : {}),
  }
}
