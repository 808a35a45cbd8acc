import { describe, expect, it } from 'vitest'
import { phoneHref } from '../../shared/phone'
import { addressLines, mailHref, mapLinks } from './places'

describe('addressLines', () => {
  it('names the country in the language of the page and leaves out empty parts', () => {
    const address = {
      street: '4 Quay Lane',
      town: 'Larchmere',
      region: '',
      postalCode: 'B0X 1A0',
      country: 'DE',
    }
    expect(addressLines('fr', address)).toEqual(['4 Quay Lane', 'Larchmere B0X 1A0', 'Allemagne'])
  })
})

describe('links', () => {
  it('survive a name with an ampersand', () => {
    const apple = mapLinks({ name: 'Fish & Chips', location: { lat: 44.5, lng: -64.25 } })[2]
    expect(apple?.href).toBe('https://maps.apple.com/?ll=44.5,-64.25&q=Fish%20%26%20Chips')
    expect(mailHref('a@b.ca', 'Prices & dates')).toBe('mailto:a@b.ca?subject=Prices%20%26%20dates')
  })

  it('dial only digits', () => {
    expect(phoneHref('+1 (902) 555-0142')).toBe('tel:+19025550142')
  })
})
