import { parseUrl } from '../../../shared/address/parse-url'
import type { MessageCode } from '../../../shared/messages/message-code'
import type { StoredName } from '../contract'
import type { ConsentPanelMessages } from '../messages/panel/messages'
import { isCookieName } from '../storage/stored-names'

type ConsentCode = MessageCode<ConsentPanelMessages>

const maxLength = 200

/** Checks a name that an editor enters. A star alone is refused, because it would match everything. */
export const storedNameProblem = (name: string, kind: StoredName['kind']): ConsentCode | undefined => {
  if (!name || name.length > maxLength) return { code: 'errors.storedName', params: { count: maxLength } }
  if (/^\*|\*./.test(name)) return { code: 'errors.star' }
  if (kind === 'cookie' && !isCookieName(name)) return { code: 'errors.cookieName' }
  return undefined
}

/** A privacy page is on another site, so the address must be absolute. */
export const privacyUrlProblem = (address: string): ConsentCode | undefined =>
  !address || (/^https?:\/\//i.test(address) && parseUrl(address) !== undefined)
    ? undefined
    : { code: 'errors.privacyUrl' }
