/** A plain-text mail to one address. */
export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
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
