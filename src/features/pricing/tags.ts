/** On every page that shows prices: currencies and exchange rates. */
export const pricingTag = 'pricing'
