import type { MessengerLink } from './messenger'

/** The ways to reach a school or the whole site. An empty text means that there is no such way. */
export interface Contact {
  phone: string
  email: string
  messenger?: MessengerLink
}

/** The school's own ways, and the site's for those that it does not have. */
export const withFallback = (own: Contact, site: Contact): Contact => ({
  phone: own.phone || site.phone,
  email: own.email || site.email,
  messenger: own.messenger ?? site.messenger,
})
