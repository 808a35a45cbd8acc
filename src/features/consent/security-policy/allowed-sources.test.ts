import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteContentSecurityPolicy } from '../../../platform/http/security-headers'
import { testSite } from '../config/test-site'
import { type BlockedSource, hostDirectives } from '../contract'
import { accept, addFound, allow, reject, start } from '../decision/decide'
import { decodeRecord, encodeRecord } from '../decision/record-cookie'
import { choiceOf } from '../decision/visitor-choice.server'
import { buildGroups } from '../services/build-groups'
import { groupNames } from '../services/group-names'
import { sourcesOf } from './allowed-sources'

const site = testSite(
  { name: 'YouTube', domain: 'youtube.com' },
  { name: 'Tools', domain: 'tools.example' },
  { name: 'Needed', domain: 'needed.example', actived: true, editable: false },
  { name: 'Preset', domain: 'preset.example', actived: true },
)
const hosts = new Map(buildGroups(site.items).map((group) => [group.name, group.hosts]))
const reachable = { hosts, names: groupNames(site.items) }
const blocked: BlockedSource[] = [
  { group: 'YouTube', directive: 'frame-src', origin: 'https://www.youtube-nocookie.com' },
  { group: 'Tools', directive: 'script-src', origin: 'http://cdn.localhost:4321' },
  { group: 'Tools', directive: 'script-src', hash: `sha256-${'A'.repeat(43)}=` },
  { group: 'met.example', directive: 'img-src', origin: 'https://met.example' },
]
const reached = (record: Parameters<typeof choiceOf>[0], hasGpc = false) => {
  const sources = sourcesOf(choiceOf(record, hasGpc), reachable, blocked)
  return new Set(Object.values(sources).flat())
}

describe('the allowed sources', () => {
  const base = start(site)
  const own = ['needed.example', '*.needed.example']
  const preset = ['preset.example', '*.preset.example']

  it('are those the site allows without asking, before a decision', () => {
    expect(reached(base)).toEqual(new Set([...own, ...preset]))
  })

  it('are only locked groups after a rejection or with Global Privacy Control', () => {
    expect(reached(reject(base))).toEqual(new Set(own))
    expect(reached(base, true)).toEqual(new Set(own))
  })

  it('follow an explicit choice rather than Global Privacy Control', () => {
    expect(reached(allow(base, ['YouTube']), true)).toContain('https://www.youtube-nocookie.com')
    expect(reached(allow(base, ['YouTube']), true)).not.toContain('preset.example')
  })

  it('of one group are its known hosts and its sources on this page', () => {
    const all = reached(allow(base, ['YouTube']))
    expect(all).toContain('https://www.youtube-nocookie.com')
    expect([...all].filter((source) => source.includes('youtube')).length).toBeGreaterThan(1)
    for (const other of ['tools.example', 'http://cdn.localhost:4321', 'https://met.example'])
      expect(all).not.toContain(other)
    const tools = sourcesOf(choiceOf(allow(base, ['Tools']), false), reachable, blocked)
    expect(tools['script-src']).toContain('http://cdn.localhost:4321')
    expect(tools['script-src']).toContain(`'sha256-${'A'.repeat(43)}='`)
    expect(tools['connect-src']).toContain('tools.example')
  })

  it('of an allowed found service are its hosts in the cookie, without subdomains', () => {
    const record = accept(
      addFound(base, [
        { name: 'met.example', domain: 'met.example:8080' },
        { name: 'U', domain: 'my_box.example' },
      ]),
    )
    const back = decodeRecord(encodeRecord(record, 'receipt-1'), site).record
    const page: BlockedSource[] = ['http://met.example:8080', 'https://my_box.example'].map((origin) => ({
      group: 'other',
      directive: 'img-src',
      origin,
    }))
    const sources = sourcesOf(choiceOf(back, false), reachable, [...blocked, ...page])
    for (const directive of hostDirectives)
      expect(sources[directive]).toEqual(expect.arrayContaining(['met.example:8080', 'my_box.example']))
    expect(sources['img-src']).toContain('https://met.example')
    expect(Object.values(sources).flat()).not.toContain('*.met.example:8080')
  })
})

describe('hosts that only the cookie names', () => {
  const hostsOf = (name: string, domains: string[]) => {
    const entries = domains.map((domain, index) => `+${domain}:${name}${index}/`).join('')
    return sourcesOf(
      choiceOf(decodeRecord(`1.1.receipt-1...${entries}`, site).record, false),
      reachable,
      blocked,
    )
  }

  it('run no scripts, styles or connections, however many there are', () => {
    const sources = hostsOf(
      'x',
      Array.from({ length: 20 }, (_, index) => `evil${index}.example`),
    )
    for (const directive of ['script-src', 'style-src', 'connect-src', 'font-src'] as const)
      expect(sources[directive]?.filter((source) => source.includes('evil')) ?? []).toEqual([])
    expect(sources['frame-src']).toContain('evil7.example')
  })

  it('are complete if they belong to a known service', () => {
    expect(hostsOf('Vimeo', ['player.vimeo.com'])['script-src']).toContain('player.vimeo.com')
  })
})

describe('hosts of a refused group', () => {
  const base = start(site)
  const all = (record: Parameters<typeof choiceOf>[0], page: BlockedSource[] = []) =>
    Object.values(sourcesOf(choiceOf(record, false), reachable, page))
      .flat()
      .join(' ')

  it('are not allowed by another group with the same origin on the page', () => {
    const page: BlockedSource[] = [
      { group: 'Tools', directive: 'img-src', origin: 'https://www.youtube.com' },
    ]
    expect(all(allow(base, ['Tools']), page)).not.toContain('ytimg')
  })

  it('are not allowed by another name under which they were found', () => {
    const record = addFound(base, [{ name: 'Weather', domain: 'www.youtube.com' }])
    expect(all(allow(record, ['Weather']))).not.toContain('youtube')
    expect(all(allow(record, ['Weather', 'YouTube']))).toContain('www.youtube.com')
  })

  it('are allowed by the name of their service if the site does not list it', () => {
    const record = addFound(base, [{ name: 'Vimeo', domain: 'player.vimeo.com' }])
    expect(all(allow(record, ['Vimeo']))).toContain('vimeocdn')
  })
})

describe('the policy for any cookie', () => {
  const isWhole = (policy: string) =>
    policy
      .split('; ')
      .every((directive) =>
        /^[a-z-]+( ('self'|'none'|data:|'sha256-[\w+/=]+'|((https?|wss?):\/\/)?(\*\.)?[a-z0-9_.-]+(:[\d*]+)?(\/[\w\-.~%/]*)?))+$/.test(
          directive,
        ),
      )
  const listedWildcards = new Set(
    [...hosts.values()].flatMap((one) =>
      Object.values(one)
        .flat()
        .filter((host) => host.includes('*')),
    ),
  )
  const policyOf = (cookie: string) => {
    const sources = sourcesOf(choiceOf(decodeRecord(cookie, site).record, false), reachable, blocked)
    return {
      policy: siteContentSecurityPolicy({ production: true, publicUrl: 'https://school.example' }, sources),
      sources,
    }
  }

  it.each([
    '1.1.receipt-1...+evil.example*3b*20script-src*20*27unsafe-inline*27:x/',
    '1.1.receipt-1...+*2a.evil.example:x/',
    '1.1.receipt-1...+*2a:x/',
    '1.1.receipt-1...+https*3a:x/',
    '1.1.receipt-1...+*27unsafe-eval*27:x/',
    '1.1.receipt-1...+evil.example*2cother.example:x/',
    '1.1.receipt-1...+evil.example*0d*0aset-cookie:x/',
    '1.1.receipt-1...+evil.example:1*3bx:x/',
    '1.f.receipt-1...+data*3a:x/',
    '%%%',
    '1',
    '1.1',
    'x'.repeat(5000),
    '"; script-src *',
    '',
  ])('is valid: %j', (cookie) => {
    const { policy } = policyOf(cookie)
    expect(isWhole(policy)).toBe(true)
    expect(policy).not.toMatch(/unsafe|nonce|script-src[^;]*data:/)
  })

  it('contains nothing but hosts', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abc.*-+:/;\' "\\,\r\n123%_'), maxLength: 30 })
    fc.assert(
      fc.property(letters, letters, (domain, name) => {
        const record = accept(addFound(start(site), [{ name, domain }]))
        for (const cookie of [encodeRecord(record, 'receipt-1'), `1.1.receipt-1...+${domain}:${name}/`]) {
          const { policy, sources } = policyOf(cookie)
          const wild = Object.values(sources)
            .flat()
            .filter((source) => source.includes('*') && !listedWildcards.has(source))
          expect([isWhole(policy), policy.includes('unsafe'), wild]).toEqual([true, false, []])
        }
      }),
      { numRuns: 500 },
    )
  }, 60_000)
})
