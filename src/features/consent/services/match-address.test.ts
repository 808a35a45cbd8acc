import { describe, expect, it } from 'vitest'
import { isAt, placeOf } from './match-address'

describe('an address of a place', () => {
  it.each([
    ['youtube.com', 'https://youtube.com/'],
    ['youtube.com', 'https://www.youtube.com/embed/abc?x=1#y'],
    ['youtube.com', 'https://WWW.YouTube.com/embed'],
    ['youtube.com', 'http://youtube.com:8080/'],
    ['YouTube.com', 'wss://www.youtube.com/live'],
    ['//youtube.com', 'https://youtube.com/'],
    ['https://youtube.com/', 'http://www.youtube.com/embed'],
    ['films.test:3999', 'http://cdn.films.test:3999/x.js'],
    ['youtube.com:443', 'https://youtube.com/'],
    ['münchen.example', 'https://www.xn--mnchen-3ya.example/'],
    ['google.com/maps', 'https://www.google.com/maps/embed?pb=1'],
    ['google.com/Maps', 'https://www.google.com/maps?q=1'],
    ['connect.facebook.net/*/fbevents.js', 'https://connect.facebook.net/de_DE/fbevents.js?v=1'],
    ['googletagmanager.com/gtag/js?id=G-', 'https://www.googletagmanager.com/gtag/js?id=G-1234'],
  ])('%s: %s', (domain, address) => {
    expect(isAt(placeOf(domain), new URL(address))).toBe(true)
  })

  it.each([
    ['youtube.com', 'https://evil.example/?youtube.com'],
    ['youtube.com', 'https://evil.example/youtube.com/embed'],
    ['youtube.com', 'https://evil.example/#youtube.com'],
    ['youtube.com', 'https://youtube.com.evil.example/'],
    ['youtube.com', 'https://youtube.com@evil.example/'],
    ['youtube.com', 'https://notyoutube.com/'],
    ['youtube.com', 'https://youtube.community/'],
    ['films.test:3999', 'http://films.test:4000/'],
    ['google.com/maps', 'https://www.google.com/search?q=google.com/maps'],
    ['google.com/maps', 'https://www.google.com/mapsomething'],
    ['google.com/maps', 'https://maps.google.com/'],
    ['connect.facebook.net/*/fbevents.js', 'https://connect.facebook.net/a/b/fbevents.js'],
    ['tracker', 'https://tracker.example/'],
    ['/pixel.js', 'https://evil.example/pixel.js'],
    ['a b', 'https://a/'],
    ['', 'https://a/'],
  ])('not %s: %s', (domain, address) => {
    expect(isAt(placeOf(domain), new URL(address))).toBe(false)
  })
})
