import { describe, expect, it } from 'vitest'
import { calculatorQuery, choicesQuery, withQuery } from './calculator-address'

const canonical = (query: string) => String(calculatorQuery(new URLSearchParams(query)))

describe('calculatorQuery', () => {
  it('keeps only the calculator’s parameters, in a fixed order', () => {
    expect(canonical('utm_source=x&weeks=04&course=4&currency=euro&accommodation=9')).toBe(
      'course=4&weeks=4&accommodation=9&currency=euro',
    )
  })

  it('leaves out values that mean “not chosen”', () => {
    expect(canonical('course=1&weeks=0&accommodation=2&start=&promo=+&extras=')).toBe('')
    expect(canonical('course=0&accommodation=1')).toBe('')
  })

  it('normalises repeated and comma-separated extras', () => {
    expect(canonical('extras=b&extras=a&extras=b')).toBe(canonical('extras=a,b'))
  })

  it('replaces all invalid values by the same one', () => {
    expect(canonical(`course=${'9'.repeat(500)}`)).toBe(canonical('course=abc'))
    for (const start of ['2027-02-30', '9999-12-31'])
      expect(canonical(`start=${start}`)).toBe(canonical('start=soon'))
    for (const name of ['promo', 'currency'])
      expect(canonical(`${name}=${'x'.repeat(5000)}`).length).toBeLessThan(60)
  })

  it('keeps an unknown currency for the message', () => {
    expect(canonical('currency=gr%C3%B6schen')).toBe('currency=gr%C3%B6schen')
  })

  it('is idempotent', () => {
    const once = canonical('course=x&weeks=7&start=2027-03-01&extras=b,a&promo=WELCOME&currency=euro')
    expect(canonical(once)).toBe(once)
  })
})

describe('choicesQuery', () => {
  const request = { course: 4, weeks: 1, accommodation: 2, extras: [] }

  it('reproduces the choices', () => {
    expect(withQuery('/schools/a', choicesQuery(request, 'euro', 'default'))).toBe(
      '/schools/a?course=4&weeks=1&currency=euro',
    )
  })

  it('is empty if nothing is chosen', () => {
    const nothing = { course: 1, weeks: 0, accommodation: 2, extras: [] }
    expect(withQuery('/schools/a', choicesQuery(nothing, 'default', 'default'))).toBe('/schools/a')
  })
})
