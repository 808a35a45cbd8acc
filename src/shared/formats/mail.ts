import type { MailContent } from './mail-content'

/** A file of a mail. One with a maker is made when the mail is sent, so that a queued mail stays small. */
export type MailAttachment =
  | { name: string; contentType: string; text: string }
  /** `key` says which file; the maker of this name understands it. The mail never leaves without a required one. */
  | { maker: string; key: string; isRequired?: true }

export interface Mail {
  to: string
  /** Others who get a copy, and whom the recipient sees. */
  cc?: readonly string[]
  replyTo?: string
  /** The name of the sender. The address is always the site's, which the mail server may send from. */
  fromName?: string
  subject: string
  text: string
  /** Designed content with the text of `text`, for the HTML part. Without it, the mail has only text. */
  content?: MailContent
  attachments?: MailAttachment[]
  /** URL for one-click unsubscribing (RFC 8058). */
  unsubscribe?: string
  /** Identifies the subject of the mail, so that it can be deleted together with it. */
  about?: string
}

/** Accepts unusual addresses, but only a single one and no line breaks. */
export const isMailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u.test(value) &&
  value.length <= 254

/** How many addresses get a copy of one mail. */
export const MAX_COPIES = 3

/** Mail addresses contain neither commas nor spaces, so a list of them is one line. */
export const splitAddresses = (text: string | null | undefined): string[] =>
  (text ?? '').split(/[\s,;]+/).filter(Boolean)

export const joinAddresses = (addresses: readonly string[]): string => addresses.join(', ')

/** Without those of the recipient and those that are there twice. */
const distinct = (addresses: readonly string[], to: string): string[] => {
  const seen = new Set([to.toLowerCase()])
  return addresses.filter((address) => {
    const isNew = !seen.has(address.toLowerCase())
    seen.add(address.toLowerCase())
    return isNew
  })
}

/** The addresses that get a copy, or why they cannot. */
export type Copies = { cc: string[] } | { problem: 'wrong'; address: string } | { problem: 'many' }

export const readCopies = (given: readonly string[], to: string): Copies => {
  const addresses = given.map((address) => address.trim()).filter(Boolean)
  const wrong = addresses.find((address) => !isMailAddress(address))
  if (wrong !== undefined) return { problem: 'wrong', address: wrong }
  const cc = distinct(addresses, to)
  return cc.length > MAX_COPIES ? { problem: 'many' } : { cc }
}
