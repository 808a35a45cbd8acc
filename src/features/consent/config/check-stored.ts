import { parseUrl } from '../../../shared/address/parse-url'
import type { StoredName } from '../contract'
import { isCookieName } from '../storage/stored-names'

const maxLength = 200

/** Checks a name that an editor enters. A star alone is refused, because it would match everything. */
export const storedNameProblem = (name: string, kind: StoredName['kind']): string | undefined => {
  if (!name || name.length > maxLength)
    return `Give the name as it stands in the browser, with at most ${maxLength} characters.`
  if (/^\*|\*./.test(name)) return 'A * stands at the end alone, after the beginning of a name: _pk_id*.'
  if (kind === 'cookie' && !isCookieName(name))
    return 'The name of a cookie has no spaces, commas, semicolons or equals signs.'
  return undefined
}

/** A privacy page is on another site, so the address must be absolute. */
export const privacyUrlProblem = (address: string): string | undefined =>
  !address || (/^https?:\/\//i.test(address) && parseUrl(address) !== undefined)
    ? undefined
    : 'Give a whole address, such as https://service.example/privacy.'
