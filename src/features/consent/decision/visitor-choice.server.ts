import { LRUCache } from 'lru-cache'
import { type ConsentRecord, consentCookie } from '../contract'
import { hostOfDomain } from '../services/build-groups'
import { allowedGroups, type ConsentSite, gpc } from './decide'
import { decodeRecord, maxRecordLength, recordValue } from './record-cookie'

/** Groups that a visitor allows and refuses. */
export interface Choice {
  allowed: ReadonlySet<string>
  /** By the visitor or their browser's signal; empty before either has decided anything. */
  refused: ReadonlySet<string>
  /** Hosts of services that were found on pages and allowed there, as the cookie names them. */
  found: readonly string[]
}

/** Global Privacy Control refuses what the visitor has not decided on. */
export const choiceOf = (given: ConsentRecord, hasGpc: boolean, decided = true): Choice => {
  const record = hasGpc ? gpc(given) : given
  const allowed = allowedGroups(record)
  const found = record.blockList.flatMap(({ userList, name, domain }) => {
    const host = !userList && allowed.has(name) && domain ? hostOfDomain(domain) : undefined
    return host ? [host] : []
  })
  const refused = decided || hasGpc ? record.blockList.filter(({ name }) => !allowed.has(name)) : []
  return { allowed, refused: new Set(refused.map(({ name }) => name)), found }
}

interface ChoiceHeaders {
  cookie?: string
  'sec-gpc'?: string | string[]
}

const choicesOfSite = new WeakMap<ConsentSite, LRUCache<string, Choice>>()
const maxChoices = 500

/** A cookie whose value may be valid: the value, and its parts without the receipt. */
const decisionShape = new RegExp(`(?:^|; )${consentCookie}=(1\\.([\\da-f])\\.[\\w-]{8,64}\\.([^;]*))(?:; |$)`)

/** Reads the first decision in a `Cookie` header, without its receipt; empty if there is none or it is too long. */
const decisionIn = (cookies: string): string => {
  const [, value = '', flags, items] = decisionShape.exec(cookies) ?? []
  return value && value.length <= maxRecordLength ? `${flags}.${items}` : ''
}

const choicesOf = (site: ConsentSite): LRUCache<string, Choice> => {
  const choices = choicesOfSite.get(site) ?? new LRUCache<string, Choice>({ max: maxChoices })
  choicesOfSite.set(site, choices)
  return choices
}

const signalIn = (headers: ChoiceHeaders) => (headers['sec-gpc'] === '1' ? 'gpc' : '')

/** The choice of a request whose decision was read before. A decision that is known was valid, so it need not be parsed again. */
export const knownChoice = (site: ConsentSite, headers: ChoiceHeaders): Choice | undefined => {
  const likely = decisionIn(headers.cookie ?? '')
  return likely ? choicesOf(site).get(signalIn(headers) + likely) : undefined
}

/**
 * Reads the choice from the cookie of a request; before a decision, the site's default applies. Equal decisions share one object.
 * They are kept without their receipts: nobody's receipt stays in memory.
 */
export const choiceOfRequest = (site: ConsentSite, headers: ChoiceHeaders): Choice => {
  // Nearly every request.
  const known = knownChoice(site, headers)
  if (known) return known
  const choices = choicesOf(site)
  const value = recordValue(headers.cookie)
  const signal = signalIn(headers)
  const key = signal + decisionIn(`${consentCookie}=${value ?? ''}`)
  const kept = choices.get(key)
  if (kept) return kept
  const { record, decided } = decodeRecord(value, site)
  const choice = choiceOf(record, signal !== '', decided)
  choices.set(key, choice)
  return choice
}

/** Whether the sender of a request has allowed a group. */
export const isAllowed = (
  { headers }: { headers: ChoiceHeaders },
  site: ConsentSite,
  group: string,
): boolean => choiceOfRequest(site, headers).allowed.has(group)
