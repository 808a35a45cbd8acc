/** An invalid field with its message. The field `form` is for errors of the form as a whole. */
export interface FieldError {
  field: string
  message: string
  /** A link that helps to correct it. */
  link?: { href: string; text: string }
}

export const formError = (message: string): FieldError => ({ field: 'form', message })

/** A typed text without line breaks, control characters and repeated spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** A typed text of several lines without other control characters. */
export const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** The fields of a submitted form. Repeated names keep all values; values that are not text are ignored. */
export const formFields = (body: unknown): URLSearchParams => {
  const fields = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body))
    for (const text of Array.isArray(value) ? value : [value])
      if (typeof text === 'string') fields.append(name, text)
  return fields
}
