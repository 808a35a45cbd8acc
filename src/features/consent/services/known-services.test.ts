import { describe, expect, it } from 'vitest'
import { hostDirectives } from '../contract'
import { serviceOfAddress, serviceOfInline } from './find-service'
import { knownServices } from './known-services'

const hostName = /^([a-z0-9-]+\.)+[a-z]{2,}$/
const source = /^(https|wss):\/\/(\*\.)?(([a-z0-9-]+\.)+[a-z]{2,})(\/[\w./-]*)?$/
/** Domains where anyone can register a host: a wildcard here would allow unrelated sites. */
const publicSuffixes =
  /^(co|com|org|net)\.[a-z]{2}$|^(github\.io|herokuapp\.com|amazonaws\.com|cloudfront\.net)$/

it('knows at least 45 services of every category, each by one name', () => {
  expect(knownServices.length).toBeGreaterThanOrEqual(45)
  const names = knownServices.map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(knownServices.map(({ category }) => category)).size).toBe(10)
})

it('assigns each address and text to one service', () => {
  for (const list of ['domains', 'contains'] as const) {
    const all = knownServices.flatMap((service) => service[list])
    expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([])
  }
})

describe.each(knownServices.map((service) => [service.name, service] as const))('%s', (name, service) => {
  it('has a provider and a privacy policy', () => {
    expect(service.provider.trim()).not.toBe('')
    expect(new URL(service.privacyUrl).protocol).toBe('https:')
  })

  it('is found by its own addresses and texts', () => {
    expect(service.domains.length).toBeGreaterThan(0)
    for (const domain of service.domains) {
      expect(domain.split('/', 1)[0]).toMatch(hostName)
      expect(serviceOfAddress(`https://${domain.replace('*', 'any')}`)?.name).toBe(name)
    }
    for (const text of service.contains) expect(serviceOfInline(` ${text} `)?.name).toBe(name)
  })

  it('opens the policy for its own hosts only', () => {
    expect(
      Object.keys(service.hosts).filter((key) => !(hostDirectives as readonly string[]).includes(key)),
    ).toEqual([])
    const sources = Object.values(service.hosts).flat()
    expect(sources.length).toBeGreaterThan(0)
    for (const entry of sources) {
      const [, , wildcard, host = ''] = source.exec(entry) ?? []
      expect(host, entry).not.toBe('')
      // A wildcard for all hosts of a large company is more than one service needs.
      if (wildcard) expect(host, entry).not.toMatch(publicSuffixes)
      expect(entry).not.toMatch(
        /\*\.(google|googleapis|gstatic|facebook|microsoft|bing|cloudflare|apple)\.com$/,
      )
    }
  })

  it('lists each stored name once, without a bare wildcard', () => {
    const keys = service.stored.map(({ name: key, kind }) => `${kind} ${key}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { name: key, days = 0 } of service.stored) {
      expect(key).toMatch(/^[^*]+\*?$/)
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(3650)
    }
  })
})
