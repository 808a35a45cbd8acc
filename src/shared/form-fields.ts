/** What is wrong with one field; `form` is about the form as a whole. */
export interface FieldError {
  field: string
  message: string
  /** Where it can be put right. */
  link?: { href: string; text: string }
}

/** An error about the form as a whole. */
export const formError = (message: string): FieldError => ({ field: 'form', message })

/** A form as it was sent. Names that come twice keep all their values; what is no text is left out. */
export const formFields = (body: unknown): URLSearchParams => {
  const fields = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body))
    for (const text of Array.isArray(value) ? value : [value])
      if (typeof text === 'string') fields.append(name, text)
  return fields
}
