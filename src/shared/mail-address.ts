/** Generous about what an address may be, strict about its being one: no second one, no line break. */
export const isMailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()\\,;:"\p{Cc}]+$/u.test(value) &&
  value.length <= 254
