import type { MailContent } from './mail-content'

/** A file of a mail. One with a maker is made when the mail is sent, so that a queued mail stays small. */
export type MailAttachment =
  | { name: string; contentType: string; text: string }
  /** `key` says which file; the maker of this name understands it. The mail never leaves without a required one. */
  | { maker: string; key: string; isRequired?: true }

export interface Mail {
  to: string
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
