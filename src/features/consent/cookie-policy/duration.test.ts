import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../shared/locale'
import { consentMessages } from '../messages/messages'
import { durationText } from './duration'

const minutes = (count: number) => count / 1440
const months = (count: number) => Math.round(count * 30.44)
const years = (count: number) => count * 365

const say = (days: number | undefined, locale: Locale = 'en') =>
  durationText(days, locale, consentMessages(locale))

describe('a storage duration', () => {
  it.each([
    [undefined, 'until it is deleted'],
    [0, 'until the browser is closed'],
    [minutes(1), '1 minute'],
    [minutes(30), '30 minutes'],
    [minutes(60), '1 hour'],
    [8 / 24, '8 hours'],
    [minutes(0.1), '1 minute'],
    [1, '1 day'],
    [90, '90 days'],
    [180, '180 days'],
    [months(6), '6 months'],
    [months(13), '13 months'],
    [390, '390 days'],
    [365, '1 year'],
    [years(2), '2 years'],
  ])('of %s days is written as %s', (days, text) => {
    expect(say(days)).toBe(text)
  })

  it('is written in every language', () => {
    const texts = locales.map((locale) => say(years(2), locale))
    expect(say(years(2), 'eu')).toContain('urte')
    expect(say(90, 'de')).toBe('90 Tage')
    expect(texts.filter((text) => text === '2 years')).toHaveLength(1)
  })
})
