import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Choice, hasScripts, sourcesOf } from '../features/consent/allowed-sources'
import { consentCookie, type HeldBack } from '../features/consent/contract'
import { type Consent, choiceOfRequest } from '../features/consent/queries.server'
import { siteContentSecurityPolicy } from './security'

/** The Content-Security-Policy of one page for one choice. */
export interface Policy {
  header: string
  /** Differs where the header does, for the ETag; empty for the policy of whoever has chosen nothing. */
  tag: string
  /** Scripts may come back, which need a nonce. */
  hasScripts: boolean
}

export interface PagePolicy {
  undecided: Policy
  /** For whoever has chosen nothing but sends Global Privacy Control. */
  refused: Policy
  of: (headers: IncomingHttpHeaders) => Policy
}

/** Choices are few; what does not fit is computed again. */
const maxKept = 16

/** All policies of one page. The body is the same for everybody; this is where the choice counts. */
export const pagePolicy = (
  production: boolean,
  consent: Consent,
  heldBack: readonly HeldBack[],
): PagePolicy => {
  const kept = new Map<Choice, Policy>()
  const make = (choice: Choice): Policy => {
    const header = siteContentSecurityPolicy(production, sourcesOf(choice, consent.hosts, heldBack))
    return { header, tag: tagOf(header), hasScripts: hasScripts(choice, heldBack) }
  }
  const undecided = { ...make(choiceOfRequest(consent, {})), tag: '' }
  const policyFor = (headers: IncomingHttpHeaders): Policy => {
    const choice = choiceOfRequest(consent, headers)
    const known = kept.get(choice)
    if (known) return known
    const made = make(choice)
    const policy = made.header === undecided.header ? undecided : made
    if (kept.size >= maxKept) kept.clear()
    kept.set(choice, policy)
    return policy
  }
  const refused = policyFor({ 'sec-gpc': '1' })
  return {
    undecided,
    refused,
    of: (headers) => {
      // Nearly everybody: nothing is parsed.
      if (!headers.cookie?.includes(`${consentCookie}=`))
        return headers['sec-gpc'] === '1' ? refused : undecided
      return policyFor(headers)
    },
  }
}

const tagOf = (header: string) => createHash('sha256').update(header).digest('base64url').slice(0, 10)
