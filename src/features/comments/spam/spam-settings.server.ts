import type { Payload } from 'payload'
import type { AkismetService } from './akismet.server'
import type { RuleSettings } from './spam-rules'

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
