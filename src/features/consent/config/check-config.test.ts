import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkConfig, defaultConfig, mergeConfig } from './check-config'

const paths = (value: unknown) => checkConfig(value).warnings.map(({ path }) => path)

describe('checkConfig', () => {
  it('uses the defaults without input', () => {
    expect(checkConfig(undefined)).toEqual({ config: defaultConfig, warnings: [] })
    expect(checkConfig({})).toEqual({ config: defaultConfig, warnings: [] })
    expect(defaultConfig).toMatchObject({ defaultLang: 'es', showRejectButton: true })
  })

  it.each([
    ...['ca', 'en', 'es', 'eu', 'fr', 'gl'].map((code) => [code, code, 0] as const),
    ...['de', 'it', 'pt', 'pt-br', 'xx', '', 'EN', 7, null, {}].map((code) => [code, 'es', 1] as const),
  ])('takes the default language %j as %s', (defaultLang, expected, count) => {
    const { config, warnings } = checkConfig({ defaultLang })
    expect(config.defaultLang).toBe(expected)
    expect(warnings).toHaveLength(count)
  })

  it('uses es for an invalid language in a call, whatever the site has set', () => {
    const site = { ...defaultConfig, defaultLang: 'fr' as const }
    expect(mergeConfig({ defaultLang: 'de' }, site).config.defaultLang).toBe('es')
    expect(mergeConfig({ showBadges: false }, site).config.defaultLang).toBe('fr')
  })

  it.each([
    'https://example.org/cookies',
    'http://example.org/{lang}/cookies',
    'https://example.org/?l={lang}',
    '/cookie-policy',
    '/{lang}/cookies',
    { en: 'https://example.org/en', es: '/es/galletas' },
    { 'pt-br': 'https://example.org/{lang}' },
  ])('takes the policy link %j', (cookiePolicyLink) => {
    const { config, warnings } = checkConfig({ cookiePolicyLink })
    expect(warnings).toEqual([])
    expect(config.cookiePolicyLink).toEqual(cookiePolicyLink)
  })

  it.each([
    'cookies',
    'www.example.org',
    '//example.org/cookies',
    '/\\example.org',
    'javascript:alert(1)',
    'ftp://example.org/',
    'https://',
    'https://exa mple.org',
    5,
    true,
    null,
    ['https://example.org/'],
    { en: 'cookies' },
    { en: 'https://example.org/', es: 5 },
  ])('refuses the policy link %j', (cookiePolicyLink) => {
    const { config, warnings } = checkConfig({ cookiePolicyLink })
    expect(warnings).toEqual([{ path: 'cookiePolicyLink', message: expect.stringContaining('valid URL') }])
    expect(config.cookiePolicyLink).toBe('')
  })

  it.each(['#fff', '#FFF', '#a1b2c3', '#A1B2C3D4'])('takes the colour %s', (bgColor) => {
    const { config, warnings } = checkConfig({ styles: { primaryButton: { bgColor } } })
    expect(warnings).toEqual([])
    expect(config.styles.primaryButton).toEqual({ ...defaultConfig.styles.primaryButton, bgColor })
  })

  it.each(['fff', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', 'white', 'rgb(0,0,0)', '#fff;x', 0, null])(
    'refuses the colour %j',
    (bgColor) => {
      const { config, warnings } = checkConfig({ styles: { rejectButton: { bgColor } } })
      expect(warnings.map(({ path }) => path)).toEqual(['styles.rejectButton.bgColor'])
      expect(config).toEqual(defaultConfig)
    },
  )

  it.each([
    ['showBadges', { showBadges: 'yes' }],
    ['showRejectButton', { showRejectButton: 0 }],
    ['brand.dev', { brand: { dev: 1 } }],
    ['brand.url', { brand: { url: 'nowhere' } }],
    ['brand.url', { brand: { url: { en: '/about' } } }],
    ['brand.name', { brand: { name: 5 } }],
    ['brand', { brand: 'ACME' }],
    ['styles', { styles: [] }],
    ['hideModalIn', { hideModalIn: '/terms' }],
    ['hideModalIn', { hideModalIn: ['/terms', 'nowhere'] }],
    ['colour', { colour: '#fff' }],
    ['brand.logo', { brand: { logo: 'x' } }],
    ['styles.cookieButton.hover', { styles: { cookieButton: { hover: '#fff' } } }],
    ['toString', { toString: 'x' }],
    ['', 'a text'],
    ['', [1]],
  ])('warns of %j in %j and keeps the default', (path, value) => {
    expect(paths(value)).toEqual([path])
    expect(checkConfig(value).config).toEqual(defaultConfig)
  })

  it('keeps valid values next to invalid ones', () => {
    const { config, warnings } = checkConfig({
      showBadges: false,
      brand: { name: 'ACME', dev: 'no' },
      hideModalIn: ['/terms', 'https://example.org/x'],
    })
    expect(config).toMatchObject({
      showBadges: false,
      brand: { name: 'ACME', dev: false },
      hideModalIn: ['/terms', 'https://example.org/x'],
    })
    expect(warnings).toEqual([{ path: 'brand.dev', message: 'brand.dev must be true or false.' }])
  })

  it('never throws and always returns a complete configuration', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { config } = checkConfig(value)
        expect(Object.keys(config)).toEqual(Object.keys(defaultConfig))
      }),
    )
  })
})
