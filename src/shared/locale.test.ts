import { describe, expect, it } from 'vitest'
import {
  completeLocales,
  directionOf,
  isLocale,
  languageTag,
  localeNames,
  localePath,
  locales,
  splitLocale,
} from './locale'

const paths = ['/', '/about', '/schools/maple-harbour', '/de', '/schools/de']

describe('locales', () => {
  it('are at least the ten languages, each with its name', () => {
    const own = ['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br']
    expect(completeLocales).toEqual(expect.arrayContaining(own))
    for (const locale of locales) expect(localeNames[locale]).toBeTruthy()
    expect(isLocale('xx')).toBe(false)
    expect(languageTag('pt-br')).toBe('pt-BR')
    expect(new Set(completeLocales.map(directionOf))).toEqual(new Set([undefined]))
  })

  it.each(locales.filter((locale) => locale !== 'en'))(
    'go into an address and come out again (%s)',
    (locale) => {
      for (const path of paths) expect(splitLocale(localePath(locale, path))).toEqual({ locale, path })
    },
  )

  it('have no prefix for English', () => {
    expect(localePath('en', '/about')).toBe('/about')
    expect(splitLocale('/about')).toEqual({ locale: 'en', path: '/about' })
    expect(splitLocale('/en/about')).toEqual({ locale: 'en', path: '/en/about' })
    expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' })
  })

  it('are only recognised as a whole path segment', () => {
    expect(splitLocale('/design')).toEqual({ locale: 'en', path: '/design' })
    expect(splitLocale('/DE/about')).toEqual({ locale: 'en', path: '/DE/about' })
    expect(splitLocale('')).toEqual({ locale: 'en', path: '' })
  })
})
