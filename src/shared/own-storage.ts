/** Something that the site itself stores in browsers, because the visitor asked for it; needs no consent. */
export interface OwnStorage {
  /** `*` at the end stands for whatever follows. */
  name: string
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  /** 0 ends with the session, undefined stays until it is deleted. */
  days?: number
  /** Its words are in the messages of consent. */
  purpose: 'consent' | 'remember' | 'ownComments' | 'verified' | 'currency' | 'cart' | 'login' | 'adminLook'
}
