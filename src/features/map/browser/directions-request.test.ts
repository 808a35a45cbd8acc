import { describe, expect, it } from 'vitest'
import { directionsQuery, readResponse, withQuery } from './directions-request'

describe('directionsQuery', () => {
  it('is the same that the plain form would send', () => {
    expect(directionsQuery({ from: '12 Rue de l’Église & co', mode: 'walking' })).toBe(
      'from=12+Rue+de+l%E2%80%99%C3%89glise+%26+co&mode=walking',
    )
    expect(directionsQuery({ from: '', mode: 'driving' })).toBe('from=&mode=driving')
  })

  it('contains the chosen place', () => {
    expect(directionsQuery({ from: 'a', mode: 'driving', at: '44.1,-63.2' })).toBe(
      'from=a&mode=driving&at=44.1%2C-63.2',
    )
  })

  it('is appended to a query of the URL', () => {
    expect(withQuery('/directions.json', 'from=a')).toBe('/directions.json?from=a')
    expect(withQuery('/directions.json?locale=de', 'from=a')).toBe('/directions.json?locale=de&from=a')
  })
})

describe('readAnswer', () => {
  it.each(['route', 'choices', 'problem'])('accepts an answer of kind %s', (kind) => {
    const body = { kind, html: '' }
    expect(readResponse(body)).toBe(body)
  })

  it.each([
    null,
    undefined,
    'text',
    5,
    [],
    {},
    { kind: 'other', html: '' },
    { kind: 'route' },
    { error: {} },
  ])('refuses %j', (body) => expect(readResponse(body)).toBeUndefined())
})
