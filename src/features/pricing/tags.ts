/** On every page that shows prices: currencies and exchange rates. */
export const pricingTag = 'pricing'

/** On everything that says how many places a school has left. */
export const placesTag = (school: number): string => `places:${school}`
