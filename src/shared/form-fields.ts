/** A form as it was sent. Names that come twice keep all their values; what is no text is left out. */
export const formFields = (body: unknown): URLSearchParams => {
  const fields = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body))
    for (const text of Array.isArray(value) ? value : [value])
      if (typeof text === 'string') fields.append(name, text)
  return fields
}
