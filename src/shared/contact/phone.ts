export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Lenient, because numbers are written in many ways: digits with the usual separators. */
export const isPhone = (text: string): boolean =>
  text.length <= 40 && /^\+?[\d\s()./–-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))
