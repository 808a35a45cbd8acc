// Pure rules of the mail settings.

/** A name of letters, digits, dots and hyphens, or an address of version 4 or 6. Names of the school's own network have no dot. */
export const isMailHost = (text: string): boolean => {
  if (text.length > 253) return false
  const isName = text.split('.').every((part) => /^[a-z\d]([a-z\d-]{0,62})$/i.test(part))
  return isName || /^(?=.*:)[\da-f:.]{2,45}$/i.test(text)
}

/** Whoever changes one of these reads the mails of the site, or sends in its name. */
export const guardedSettings = [
  'host',
  'port',
  'security',
  'user',
  'password',
  'fromName',
  'fromAddress',
  'replyTo',
] as const

const comparable = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Whether a change must be confirmed. Settings that were not sent stay as they are. */
export const isGuardedChange = (stored: object, sent: Record<string, unknown>): boolean =>
  guardedSettings.some(
    (name) =>
      sent[name] !== undefined &&
      comparable(sent[name]) !== comparable((stored as Record<string, unknown>)[name]),
  )
