/** A mail to one address. Plain text: it arrives everywhere and carries nothing that could run. */
export interface Mail {
  to: string
  replyTo?: string
  subject: string
  text: string
  /** An address that ends mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string
  /** What it tells of, so that it can be taken back together with that. */
  about?: string
}

/** Generous about what an address may be, strict about its being one: no second one, no line break. */
export const isMailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u.test(value) &&
  value.length <= 254
