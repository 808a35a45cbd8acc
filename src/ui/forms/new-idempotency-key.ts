/** Identifies one sending of a form. `crypto.randomUUID` is missing on plain http. */
export const newIdempotencyKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 22)
