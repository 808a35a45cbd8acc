export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
