import { describe, expect, it } from 'vitest'
import { phoneHref } from '../../../shared/contact/phone'
import { mailHref, mapLinks } from './contact-links'

const address = {
  street: '4 Quay Lane',
  town: 'Larchmere',
  region: '',
  postalCode: 'B0X 1A0',
  country: 'CA',
}

describe('links', () => {
  it('escape a name with an ampersand', () => {
    const apple = mapLinks({ name: 'Fish & Chips', address, location: { lat: 44.5, lng: -64.25 } }, 'en')[2]
    expect(apple?.href).toBe('https://maps.apple.com/?ll=44.5,-64.25&q=Fish%20%26%20Chips')
    expect(mailHref('a@b.ca', 'Prices & dates')).toBe('mailto:a@b.ca?subject=Prices%20%26%20dates')
  })

  it('search for the address of a school without coordinates', () => {
    expect(mapLinks({ name: 'Quay School', address }, 'en').map(({ href }) => href)).toEqual([
      'https://www.openstreetmap.org/search?query=4%20Quay%20Lane%2C%20Larchmere%20B0X%201A0%2C%20Canada',
      'https://www.google.com/maps/search/?api=1&query=4%20Quay%20Lane%2C%20Larchmere%20B0X%201A0%2C%20Canada',
      'https://maps.apple.com/?q=4%20Quay%20Lane%2C%20Larchmere%20B0X%201A0%2C%20Canada',
    ])
  })

  it('dial only digits', () => {
    expect(phoneHref('+1 (902) 555-0142')).toBe('tel:+19025550142')
  })
})
