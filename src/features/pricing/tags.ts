/** Carried by every page that shows prices: currencies and their rates. */
export const pricingTag = 'pricing'
