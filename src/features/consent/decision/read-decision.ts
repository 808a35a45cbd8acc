import { type ConsentMethod, type ConsentRecord, consentMethods, DISMISSAL } from '../contract'
import { hostOfDomain } from '../services/build-groups'
import { accept, acceptNew, addFound, allow, close, dismiss, type FoundItem, reject, save } from './decide'

/** A decision as a form or a script sends it. */
export interface Decision {
  method: ConsentMethod | typeof DISMISSAL
  /** The visitor was asked only about what is new, if anything is. */
  isAboutNew: boolean
  allow: string[]
  found: FoundItem[]
}

const methods = [...consentMethods, DISMISSAL] as const
const maxFound = 40
const maxName = 100

/** `<domain>|<group>` */
const readFound = (text: string): FoundItem[] => {
  const bar = text.indexOf('|')
  const domain = hostOfDomain(text.slice(0, Math.max(bar, 0)))
  const name = text.slice(bar + 1).trim()
  return domain && name && name.length <= maxName ? [{ domain, name }] : []
}

/** Undefined if the method is missing or unknown. */
export const readDecision = (form: URLSearchParams): Decision | undefined => {
  const method = methods.find((known) => known === form.get('method'))
  return (
    method && {
      method,
      isAboutNew: form.get('about') === 'new',
      allow: form.getAll('allow').slice(0, 200),
      found: form
        .getAll('found')
        // Without scripts, the form sends them as lines of one field.
        .flatMap((text) => text.split(/\r?\n/))
        .flatMap(readFound)
        .slice(0, maxFound),
    }
  )
}

export const applyDecision = (
  before: ConsentRecord,
  { method, isAboutNew, allow: groups, found: met }: Decision,
): ConsentRecord => {
  const record = addFound(before, met)
  // If nothing is new, the visitor has returned to the first question, which is about everything.
  const isOnlyNew = isAboutNew && record.showModal
  switch (method) {
    case 'accept':
      return isOnlyNew ? acceptNew(record) : accept(record)
    case 'reject':
      return isOnlyNew ? close(record) : reject(record)
    case 'close':
      return close(record)
    case 'save':
      return save(record, groups)
    case 'allow':
      return allow(record, groups)
    case DISMISSAL:
      return dismiss(record)
  }
}

/** The page's query, which its form does not know: the HTML is the same for all queries. The browser tells it by the referrer. */
export const withQuery = (back: string, host: string, referrer: string | undefined): string => {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined
  return from?.host === host && from.pathname === new URL(back, from).pathname && !back.includes('?')
    ? from.pathname + from.search
    : back
}

/** Only a path of this site: `//host` and `/\\host` would lead out of it. */
export const safeBack = (given: string | null, page: string): string => {
  const isOurs = (path: string) =>
    /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(path) && new URL(path, 'http://site').origin === 'http://site'
  return given && given.length <= 2000 && isOurs(given) ? given : isOurs(page) ? page : '/'
}
