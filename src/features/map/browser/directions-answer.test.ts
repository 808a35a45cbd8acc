import { describe, expect, it } from 'vitest'
import { directionsQuery, readAnswer, withQuery } from './directions-answer'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the query', () => {
  it('is what the form would send', () => {
    expect(directionsQuery(form({ from: '12 Rue de l’Église & co', mode: 'walking' }))).toBe(
      'from=12+Rue+de+l%E2%80%99%C3%89glise+%26+co&mode=walking',
    )
    expect(directionsQuery(form({ from: '', mode: 'driving', other: 'x' }))).toBe('from=&mode=driving')
  })

  it('names the place that was chosen', () => {
    expect(directionsQuery(form({ from: 'a', mode: 'driving' }), '44.1,-63.2')).toBe(
      'from=a&mode=driving&at=44.1%2C-63.2',
    )
  })

  it('follows a query that the address has already', () => {
    expect(withQuery('/directions.json', 'from=a')).toBe('/directions.json?from=a')
    expect(withQuery('/directions.json?locale=de', 'from=a')).toBe('/directions.json?locale=de&from=a')
  })
})

describe('an answer', () => {
  it.each(['route', 'choices', 'problem'])('of kind %s is ours', (kind) => {
    const body = { kind, html: '' }
    expect(readAnswer(body)).toBe(body)
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
  ])('%j is not', (body) => expect(readAnswer(body)).toBeUndefined())
})
