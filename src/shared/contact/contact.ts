import type { MessengerLink } from './messenger'
import { phoneHref } from './phone'

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

/** A line of an address or a way to reach somebody, with its link. */
export interface ContactLine {
  text: string
  href?: string
}

/** The ways as lines, readable on paper too. */
export const contactLines = ({ phone, email, messenger }: Contact): ContactLine[] => [
  ...(phone ? [{ text: phone, href: phoneHref(phone) }] : []),
  ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
  ...(messenger ? [{ text: `${messenger.label} ${messenger.account}`, href: messenger.href }] : []),
]
