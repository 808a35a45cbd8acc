import { STAFF_MARK } from '../../../shared/edit-link'
import { REMEMBER_PREFIX } from '../../comments/contract'
import { consentCookie, type StoredName } from '../contract'
import type { ConsentMessages } from '../messages/en'

/** Stored by the site itself for something the user has asked for; needs no consent. */
export interface ExemptName extends StoredName {
  purpose: keyof ConsentMessages['exempt']
}

const halfYear = 180
const year = 365
const eightHours = 8 / 24

/** The cookies of comments are listed one by one: others with the same prefix are not ours. */
const commentCookie = (what: string, days: number, purpose: ExemptName['purpose']): ExemptName => ({
  name: REMEMBER_PREFIX + what,
  kind: 'cookie',
  days,
  purpose,
})

/** Everything that the site and its admin panel store. */
export const exempt: readonly ExemptName[] = [
  { name: consentCookie, kind: 'cookie', days: year, purpose: 'consent' },
  ...['login', 'author', 'email', 'url', 'hash'].map((what) => commentCookie(what, halfYear, 'remember')),
  commentCookie('own', 30, 'ownComments'),
  commentCookie('verified', halfYear, 'verified'),
  { name: 'currency', kind: 'cookie', days: year, purpose: 'currency' },
  { name: 'schoolhouse-cart', kind: 'cookie', days: year, purpose: 'cart' },
  { name: 'schoolhouse-cart-count', kind: 'cookie', days: year, purpose: 'cart' },
  // Set by Payload in the admin panel.
  { name: 'payload-token', kind: 'cookie', days: eightHours, purpose: 'login' },
  { name: 'payload-theme', kind: 'cookie', days: year, purpose: 'adminLook' },
  { name: 'payload-lng', kind: 'cookie', days: year, purpose: 'adminLook' },
  { name: STAFF_MARK, kind: 'localStorage', purpose: 'adminLook' },
  { name: 'moderation-keys', kind: 'localStorage', purpose: 'adminLook' },
  { name: '_payloadClipboard', kind: 'localStorage', purpose: 'adminLook' },
  { name: 'payload-pending-success-toast', kind: 'sessionStorage', days: 0, purpose: 'adminLook' },
  { name: 'payload-forgot-password:*', kind: 'sessionStorage', days: 0, purpose: 'login' },
]
