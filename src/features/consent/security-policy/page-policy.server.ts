import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { siteContentSecurityPolicy } from '../../../platform/http/security-headers'
import type { PagePolicy, Policy } from '../../../platform/page-cache/page-policy'
import type { Consent } from '../config/load-consent.server'
import { type BlockedSource, consentCookie } from '../contract'
import { type Choice, choiceOfRequest, knownChoice } from '../decision/visitor-choice.server'
import { expireCookies } from '../storage/expire-cookies'
import { refusedCookies } from '../storage/refused-cookies'
import { sourcesOf } from './allowed-sources'

/** Visitors make few different choices; policies beyond this are computed again. */
const maxKept = 8
/** A policy without its header: closures, tag and the entry in its map. */
const policyOverhead = 500
/** The header texts that the hit path keeps for it, besides the policy itself: three encodings and 304. */
const keptTexts = 4
const keptTextOverhead = 800

export interface PolicyOptions {
  production: boolean
  /** Sources that every page may load besides its own files, by directive. */
  sources: Record<string, string[]>
}

const withSources = (
  sources: Record<string, string[]>,
  usual: Record<string, string[]>,
): Record<string, string[]> => {
  const merged = { ...sources }
  for (const [name, more] of Object.entries(usual)) merged[name] = [...more, ...(merged[name] ?? [])]
  return merged
}

/** All policies of one page. The body is the same for everybody; only the headers depend on the choice. */
export const pagePolicy = (
  { production, sources: usual }: PolicyOptions,
  consent: Consent,
  blocked: readonly BlockedSource[],
): PagePolicy => {
  const kept = new LRUCache<Choice, Policy>({ max: maxKept })
  const secure = consent.own.publicUrl.startsWith('https:')
  const make = (choice: Choice): Policy => {
    const allowed = withSources(sourcesOf(choice, consent, blocked), usual)
    const header = siteContentSecurityPolicy({ production, publicUrl: consent.own.publicUrl }, allowed)
    const leftovers = refusedCookies(choice, consent.groups, consent.exempt)
    return {
      header,
      tag: tagOf(header),
      hasRefused: (cookies) => leftovers(cookies).length > 0,
      expired: (request) => {
        const names = leftovers(request.headers.cookie)
        const path = request.url.split('?', 1)[0] ?? ''
        return names.length ? expireCookies(names, { host: request.host, path, secure }) : []
      },
    }
  }
  const undecided = { ...make(choiceOfRequest(consent, {})), tag: '' }
  const policyFor = (headers: IncomingHttpHeaders): Policy => {
    const choice = choiceOfRequest(consent, headers)
    const known = kept.get(choice)
    if (known) return known
    const made = make(choice)
    const policy = made.header === undecided.header ? { ...made, tag: '' } : made
    kept.set(choice, policy)
    return policy
  }
  const refused = policyFor({ 'sec-gpc': '1' })
  /** Without a decision, the common case: nothing is parsed. */
  const withoutDecision = ({ cookie, 'sec-gpc': signal }: IncomingHttpHeaders): Policy | undefined => {
    if (cookie?.includes(`${consentCookie}=`)) return undefined
    return signal === '1' ? refused : undecided
  }
  return {
    undecided,
    maxBytes:
      (maxKept + 1) *
      (undecided.header.length + policyOverhead + keptTexts * (undecided.header.length + keptTextOverhead)),
    of: (headers) => withoutDecision(headers) ?? policyFor(headers),
    known: (headers) => {
      const policy = withoutDecision(headers)
      if (policy) return policy
      const choice = knownChoice(consent, headers)
      return choice && kept.get(choice)
    },
  }
}

const tagOf = (header: string) => createHash('sha256').update(header).digest('base64url').slice(0, 10)
