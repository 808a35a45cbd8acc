import { describe, expect, it } from 'vitest'
import { testSite } from '../config/test-site'
import { buildGroups, hostOfDomain } from './build-groups'

it.each([
  ['youtube.com', 'youtube.com'],
  ['https://www.Example.org/path?x', 'www.example.org'],
  ['//cdn.example.org', 'cdn.example.org'],
  ['x.localhost:4321', 'x.localhost:4321'],
  ['google.com/maps', 'google.com'],
  ['München.example/x', 'xn--mnchen-3ya.example'],
  ['youtube.com:443', 'youtube.com'],
  ['/pixel.js', undefined],
  ['tracker', undefined],
  ["x.example; script-src 'unsafe-inline'", undefined],
  ['*.example.org', undefined],
  ['', undefined],
])('the host of %j is %j', (domain, host) => {
  expect(hostOfDomain(domain)).toBe(host)
})

it('completes known services and keeps the site’s own texts', () => {
  const { items } = testSite(
    { name: 'Videos', domain: 'youtube.com', report: true },
    { name: 'Videos', domain: 'vimeo.com' },
    { name: 'Own tool', domain: 'tool.example' },
  )
  const [tool, videos] = buildGroups(
    items,
    new Map([['Own tool', { purpose: 'Books rooms', category: 'chat' }]]),
  )
  expect(tool).toMatchObject({
    name: 'Own tool',
    category: 'chat',
    purpose: 'Books rooms',
    stored: [],
    signals: [],
  })
  expect(tool?.hosts['script-src']).toEqual(['tool.example', '*.tool.example'])
  expect(videos).toMatchObject({ name: 'Videos', category: 'video' })
  expect(videos?.items).toHaveLength(2)
  const frames = videos?.hosts['frame-src']?.join(' ') ?? ''
  expect(frames).toMatch(/youtube/)
  expect(frames).toMatch(/vimeo/)
  expect(videos?.stored.length).toBeGreaterThan(0)
})

it('prefers the site’s provider and adds its stored names', () => {
  const { items } = testSite({ name: 'YouTube', domain: 'youtube.com' })
  const own = [
    { name: 'film', kind: 'localStorage', days: 5 },
    { name: 'VISITOR_INFO1_LIVE', kind: 'cookie', days: 1 },
  ] as const
  const [known] = buildGroups(items)
  const [said] = buildGroups(items, new Map([['YouTube', { provider: 'Our cinema', stored: [...own] }]]))
  expect(said).toMatchObject({ provider: 'Our cinema', privacyUrl: known?.privacyUrl })
  expect(said?.stored).toEqual(expect.arrayContaining([...own]))
  expect(said?.stored).toHaveLength((known?.stored.length ?? 0) + 1)
})

describe('the addresses of a group', () => {
  const domainsOf = (...list: object[]) =>
    Object.fromEntries(buildGroups(testSite(...list).items).map(({ name, domains }) => [name, domains]))

  it('are all known ones of its services, in lower case', () => {
    const { Videos, Tool } = domainsOf(
      { name: 'Videos', domain: 'YouTube.com' },
      { name: 'Tool', domain: 'Tool.example/Path' },
    )
    expect(Videos).toEqual(expect.arrayContaining(['youtube.com', 'youtube-nocookie.com', 'youtu.be']))
    expect(Tool).toContain('tool.example/path')
  })

  it('include hosts its elements load from, unless they belong to another group', () => {
    const pixel = { name: 'Meta Pixel', domain: 'connect.facebook.net/signals' }
    expect(domainsOf(pixel)['Meta Pixel']).toContain('connect.facebook.net')
    const both = domainsOf(pixel, { name: 'Facebook', domain: 'facebook.com' })
    expect(both['Meta Pixel']).not.toContain('connect.facebook.net')
    expect(both.Facebook).toContain('facebook.net')
    expect(domainsOf({ name: 'Google Maps', domain: 'google.com/maps' })['Google Maps']).toContain(
      'ggpht.com',
    )
  })
})
