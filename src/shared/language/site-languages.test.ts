import { describe, expect, it } from 'vitest'
import { completeLocales } from '../locale'
import {
  allLanguages,
  fallbackLocales,
  hasPage,
  hiddenDocuments,
  hiddenIds,
  homePath,
  isDefaultPublic,
  isTranslated,
  languagesOf,
  pagePath,
  publicLocale,
  readLanguages,
} from './site-languages'

const german = readLanguages({ publicLanguages: ['fr', 'de', 'en'], defaultLanguage: 'de' })

describe('the languages of a site', () => {
  it('are all that are complete with English first, if nothing was chosen', () => {
    const usual = { ...allLanguages, shown: completeLocales }
    expect(readLanguages({})).toEqual(usual)
    expect(readLanguages({ publicLanguages: [], defaultLanguage: null })).toEqual(usual)
    expect(usual.main).toBe('en')
  })

  it('are the chosen ones in the order of the menu', () => {
    expect(german).toMatchObject({ shown: ['en', 'de', 'fr'], main: 'de' })
    expect(publicLocale(german, 'fr')).toBe('fr')
    expect(publicLocale(german, 'gl')).toBe('de')
  })

  it('include the default language, also in settings that were not checked', () => {
    expect(isDefaultPublic({ publicLanguages: ['de'], defaultLanguage: 'de' })).toBe(true)
    expect(isDefaultPublic({ publicLanguages: [], defaultLanguage: 'gl' })).toBe(true)
    expect(isDefaultPublic({ publicLanguages: ['de', 'fr'], defaultLanguage: 'es' })).toBe(false)
    expect(isDefaultPublic({ publicLanguages: ['de'] })).toBe(false)
    expect(readLanguages({ publicLanguages: ['fr', 'de'], defaultLanguage: 'es' }).main).toBe('de')
  })

  it('give texts to a language that lacks them: the default language first, then English', () => {
    expect(fallbackLocales(allLanguages, 'en')).toEqual([])
    expect(fallbackLocales(allLanguages, 'de')).toEqual(['en'])
    expect(fallbackLocales(german, 'fr')).toEqual(['de', 'en'])
    expect(fallbackLocales(german, 'de')).toEqual(['en'])
    expect(fallbackLocales(german, 'en')).toEqual(['de'])
  })
})

describe('addresses', () => {
  it('keep their language whatever the default is', () => {
    for (const languages of [allLanguages, german]) {
      expect(pagePath(languages, 'en', '/about')).toBe('/about')
      expect(pagePath(languages, 'de', '/about')).toBe('/de/about')
      expect(pagePath(languages, 'de', '/')).toBe('/de')
    }
  })

  it('of the English home page are / only where English is the default', () => {
    expect(homePath(allLanguages, 'en')).toBe('/')
    expect(homePath(german, 'en')).toBe('/en')
    expect(pagePath(german, 'en', '/')).toBe('/en')
  })
})

describe('a document', () => {
  it('is translated if its title says something in that language', () => {
    const title = { en: 'About us', de: 'Über uns', fr: ' ', es: null }
    expect(['en', 'de', 'fr', 'es', 'it'].map((code) => isTranslated(title, code as 'en'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(isTranslated(null, 'en')).toBe(false)
  })

  const hidden = hiddenDocuments(german, [
    { id: 'pages:1', path: '/about', title: { de: 'Über uns', fr: 'À propos' } },
    { id: 'pages:2', path: '/team', title: { en: 'Team' } },
    { id: 'schools:3', path: '/schools/pier', title: { de: 'Am Pier' } },
  ])
  const hiding = { ...german, hidden }

  it('is hidden where it is not translated, but never in the default language', () => {
    expect(languagesOf(hiding, '/about')).toEqual(['de', 'fr'])
    expect(languagesOf(hiding, '/team')).toEqual(['en', 'de'])
    expect(languagesOf(hiding, '/contact')).toEqual(['en', 'de', 'fr'])
    expect(hiddenIds(hiding, 'fr', 'pages')).toEqual([2])
    expect(hiddenIds(hiding, 'de', 'pages')).toEqual([])
  })

  it('is hidden with its school', () => {
    expect(hasPage(hiding, 'fr', '/schools/pier/comments')).toBe(false)
    expect(hasPage(hiding, 'fr', '/schools/pier-north')).toBe(true)
    expect(hasPage(hiding, 'de', '/schools/pier/comments')).toBe(true)
  })

  it('hides its comments with it', () => {
    expect(hasPage(hiding, 'fr', '/team/comments?page=2')).toBe(false)
    expect(hasPage(hiding, 'fr', '/about/comments')).toBe(true)
  })

  it('has no page in a language that is not public', () => {
    expect(hasPage(german, 'it', '/about')).toBe(false)
    expect(languagesOf(german, '/about')).toEqual(['en', 'de', 'fr'])
  })
})
