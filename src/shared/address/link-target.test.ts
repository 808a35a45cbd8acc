import { describe, expect, it } from 'vitest'
import { allLanguages } from '../language/site-languages'
import { isLinkTarget, localiseTarget } from './link-target'

describe('isLinkTarget', () => {
  it.each(['/', '/about', '/schools/x?q=1#anc-map', 'https://example.org', 'HTTP://example.org/a b'])(
    'takes %s',
    (value) => {
      expect(isLinkTarget(value)).toBe(true)
    },
  )

  it.each([
    '',
    'about',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/ a',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://example.org/\r\nx: y',
    'http://',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
    ' https://example.org',
  ])('refuses %j', (value) => {
    expect(isLinkTarget(value)).toBe(false)
  })
})

describe('localiseTarget', () => {
  it.each([
    ['/about', '/de/about'],
    ['/', '/de'],
    ['/#anc-schools', '/de#anc-schools'],
    ['/?q=x', '/de?q=x'],
    ['/fr/about', '/fr/about'],
    ['/en/about', '/about'],
    ['/media/plan.pdf', '/media/plan.pdf'],
    ['/api/files/file/plan.pdf', '/api/files/file/plan.pdf'],
  ])('writes %s in German as %s', (target, expected) => {
    expect(localiseTarget(allLanguages, 'de', target)).toBe(expected)
  })

  it('adds nothing for English', () => {
    expect(localiseTarget(allLanguages, 'en', '/#anc-schools')).toBe('/#anc-schools')
    expect(localiseTarget(allLanguages, 'en', '/about')).toBe('/about')
  })

  it('leads to the English home page where another language is the default', () => {
    const german = { ...allLanguages, main: 'de' as const }
    expect(localiseTarget(german, 'en', '/')).toBe('/en')
    expect(localiseTarget(german, 'en', '/#anc-schools')).toBe('/en#anc-schools')
    expect(localiseTarget(german, 'fr', '/en')).toBe('/en')
    expect(localiseTarget(german, 'fr', '/en/about')).toBe('/about')
    expect(localiseTarget(german, 'de', '/')).toBe('/de')
  })
})
