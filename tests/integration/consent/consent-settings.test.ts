import { beforeAll, expect, it } from 'vitest'
import { defaultConfig } from '../../../src/features/consent/config/check-config'
import { getConsent } from '../../../src/features/consent/config/load-consent.server'
import { isAllowed } from '../../../src/features/consent/decision/visitor-choice.server'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { cookieOf, setConsent } from './consent-site'

describeSite('the consent settings', (open) => {
  let site: Site
  beforeAll(async () => {
    site = await open()
  })
  const consent = (locale: 'en' | 'de' = 'en', thirdParties: string[] = []) =>
    getConsent(
      { payload: site.payload, publicUrl: 'http://school.example', locale, draft: false, tag: () => {} },
      { thirdParties },
    )

  it('start with the defaults of the specification', async () => {
    const { config, groups, items } = await consent()
    expect(config).toEqual({ ...defaultConfig, cookiePolicyLink: '/cookie-policy' })
    expect(config).toMatchObject({
      defaultLang: 'es',
      showRejectButton: true,
      opens: 'always',
      showMessage: false,
    })
    expect([groups, items]).toEqual([[], []])
    expect((await consent('de')).config.cookiePolicyLink).toBe('/de/cookie-policy')
  })

  it.each([
    ['styles.primaryButton.bgColor', { styles: { primaryButton: { bgColor: 'green' } } }],
    ['styles.rejectButton.txtColor', { styles: { rejectButton: { txtColor: '#12345' } } }],
    ['styles.cookieButton.activedColor', { styles: { cookieButton: { activedColor: '#12' } } }],
    ['cookiePolicyLink', { cookiePolicyLink: 'not an address' }],
    ['brand.url', { brand: { url: 'javascript:alert(1)' } }],
    ['hideModalIn.0.url', { hideModalIn: [{ url: 'somewhere' }] }],
    ['defaultLang', { defaultLang: 'de' }],
    ['blockList.0.domain', { blockList: [{ name: 'X', domain: 'x.example', contain: 'x(' }] }],
    ['blockList.1.contain', { blockList: [{ domain: 'x.example' }, { name: 'Y' }] }],
    ['blockList.0.privacyUrl', { blockList: [{ domain: 'x.example', privacyUrl: 'javascript:alert(1)' }] }],
    ['blockList.0.stored.0.name', { blockList: [{ domain: 'x.example', stored: [{ name: '*' }] }] }],
    ['blockList.0.stored.0.name', { blockList: [{ domain: 'x.example', stored: [{ name: 'a b' }] }] }],
    [
      'blockList.0.stored.0.kind',
      { blockList: [{ domain: 'x.example', stored: [{ name: 'a', kind: 'x' }] }] },
    ],
    [
      'blockList.0.stored.1.days',
      { blockList: [{ domain: 'x.example', stored: [{ name: 'a' }, { name: 'b', days: -1 }] }] },
    ],
  ])('refuse an invalid %s and name the field', async (path, data) => {
    const refused = await setConsent(site.payload, data).catch((error: unknown) => error)
    const { errors } = (refused as { data: { errors: { path: string; message: string }[] } }).data
    expect(errors.map((error) => error.path)).toContain(path)
    for (const { message } of errors) expect(message.length).toBeGreaterThan(10)
  })

  it.each(['#abc', '#a1B2c3', '#a1b2c3d4'])('accept %s as a colour', async (bgColor) => {
    await setConsent(site.payload, { styles: { primaryButton: { bgColor } } })
    expect((await consent()).config.styles.primaryButton.bgColor).toBe(bgColor)
  })

  it('take the colours of the theme, but for those that are configured', async () => {
    await setConsent(site.payload, {
      themeColours: true,
      styles: { primaryButton: { bgColor: '#FFFFFF' }, rejectButton: { txtColor: '#123456' } },
    })
    const { styles } = (await consent()).config
    expect(styles.primaryButton).toEqual({ bgColor: 'var(--button)', txtColor: 'var(--button-ink)' })
    expect(styles.rejectButton).toEqual({ bgColor: 'var(--button)', txtColor: '#123456' })
    expect(styles.secondaryButton.bgColor).toBe('var(--tint)')
    await setConsent(site.payload, { themeColours: false, styles: defaultConfig.styles })
    expect((await consent()).config.styles).toEqual(defaultConfig.styles)
  })

  it('are converted to localised groups, completed with known services', async () => {
    const saved = await setConsent(site.payload, {
      blockList: [
        { domain: 'youtube.com', purpose: 'Films of our school' },
        {
          name: 'Tools',
          domain: 'a.tools.example',
          category: 'chat',
          report: true,
          provider: 'Tools Ltd',
          privacyUrl: 'https://tools.example/privacy',
          stored: [{ name: 'room_*', kind: 'cookie', days: 30 }],
        },
        { name: 'Tools', contain: 'bookRooms(', stored: [{ name: 'rooms', kind: 'indexedDB' }] },
      ],
      hideModalIn: [{ url: '/about' }],
    })
    await site.payload.updateGlobal({
      slug: 'consent-settings',
      locale: 'de',
      data: {
        blockList: saved.blockList?.map((row, index) => ({
          ...row,
          purpose: index ? row.purpose : 'Filme der Schule',
        })),
      },
    })
    const { groups, config, version, hosts } = await consent()
    expect(
      groups.map(({ name, category, purpose, items }) => [name, category, purpose, items.length]),
    ).toEqual([
      ['Tools', 'chat', undefined, 2],
      ['YouTube', 'video', 'Films of our school', 1],
    ])
    expect(groups[0]).toMatchObject({
      provider: 'Tools Ltd',
      privacyUrl: 'https://tools.example/privacy',
      stored: [
        { name: 'room_*', kind: 'cookie', days: 30 },
        { name: 'rooms', kind: 'indexedDB' },
      ],
    })
    expect(groups[1]?.stored.length).toBeGreaterThan(0)
    expect(hosts.get('YouTube')?.['frame-src']?.join()).toContain('youtube')
    expect(config.hideModalIn).toEqual(['/about'])
    const german = await consent('de')
    expect(german.groups[1]?.purpose).toBe('Filme der Schule')
    expect(german.version).not.toBe(version)
    expect((await consent()).version).toBe(version)
  })

  it('include services of other settings, and tell whether a request has allowed one', async () => {
    const withMap = await consent('en', ['https://maps.google.com', 'https://nobody.example'])
    expect(withMap.groups.map(({ name }) => name)).toContain('Google Maps')
    expect(withMap.groups.map(({ name }) => name)).not.toContain('Nobody')
    const headers = (cookie?: string) => ({ headers: cookie ? { cookie } : {} })
    const all = await cookieOf(site, 'accept')
    const settings = await consent()
    expect(isAllowed(headers(), settings, 'YouTube')).toBe(false)
    expect(isAllowed(headers('pd_cc=nonsense'), settings, 'YouTube')).toBe(false)
    expect(isAllowed(headers(all), settings, 'YouTube')).toBe(true)
    expect(isAllowed(headers(all), withMap, 'Google Maps')).toBe(false)
  })

  it('can be read by staff and changed by administrators', async () => {
    for (const role of ['administrator', 'editor', 'moderator'] as const) {
      const user = { ...(await createUser(site.payload, role)), collection: 'users' as const }
      const call = { slug: 'consent-settings' as const, user, overrideAccess: false }
      expect((await site.payload.findGlobal(call)).defaultLang).toBe('es')
      const change = site.payload.updateGlobal({ ...call, data: { showBadges: false } })
      if (role === 'administrator') expect((await change).showBadges).toBe(false)
      else await expect(change).rejects.toMatchObject({ status: 403 })
    }
    await expect(
      site.payload.findGlobal({ slug: 'consent-settings', overrideAccess: false }),
    ).rejects.toMatchObject({ status: 403 })
  })
})
