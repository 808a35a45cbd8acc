import { describe, expect, it } from 'vitest'
import { isLocale, languageTag, localeNames, localePath, locales, splitLocale } from './locale'

const paths = ['/', '/about', '/schools/maple-harbour', '/de', '/schools/de']

describe('locales', () => {
  it('are the ten languages, each with its name', () => {
    expect([...locales].sort()).toEqual(['ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'pt', 'pt-br'])
    for (const locale of locales) expect(localeNames[locale]).toBeTruthy()
    expect(isLocale('xx')).toBe(false)
    expect(languageTag('pt-br')).toBe('pt-BR')
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
