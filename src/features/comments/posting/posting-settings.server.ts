import type { Payload } from 'payload'
import type { SendPrivatePage } from '../../../platform/http/pages'
import type { QueryContext } from '../../../platform/payload/query'
import type { Locale } from '../../../shared/locale'
import type { Captcha } from '../../captcha/queries.server'
import type { AkismetService } from '../spam/akismet.server'
import type { RuleSettings } from '../spam/spam-rules'

export interface PostingRoutes {
  contextFor: (locale: Locale) => QueryContext
  sendPage: SendPrivatePage
  publicUrl: string
  captcha: Captcha
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
