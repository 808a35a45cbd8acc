import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testSite } from '../config/test-site'
import * as decide from './decide'
import { decodeRecord, encodeRecord, itemKey, recordValue } from './record-cookie'

const receipt = 'r_3K-abcdefghijklmnopq'
const video = { domain: 'video.example', name: 'Video' }
const count = { contain: 'count(', name: 'Count' }
const site = testSite(video, count, { domain: 'pay.example', name: 'Pay', actived: true, editable: false })
const fresh = decide.start(site)
const films = { name: 'Films & more: 100 %; "*~!"', domain: 'films.example:3999' }

describe('a decoded record', () => {
  it.each([
    ['accept', decide.accept(fresh)],
    ['reject', decide.reject(fresh)],
    ['close', decide.close(fresh)],
    ['save', decide.save(fresh, ['Count'])],
    ['accept of a found service', decide.accept(decide.addFound(fresh, [films]))],
    ['reject of a found service', decide.reject(decide.addFound(fresh, [films]))],
  ])('equals the encoded one after %s', (_name, record) => {
    const value = encodeRecord(record, receipt)
    // `reportable` belongs to the page and is not stored.
    const blockList = record.blockList.map((item) => ({ ...item, reportable: false }))
    expect(decodeRecord(value, site)).toEqual({ record: { ...record, blockList }, receipt, decided: true })
    expect(decodeURIComponent(value)).toBe(value)
    expect(value).toMatch(/^[\w.*:/+-]+$/)
  })

  it('still asks for the other groups if one was allowed', () => {
    const { record } = decodeRecord(encodeRecord(decide.allow(fresh, ['Video']), receipt), site)
    expect([...decide.allowedGroups(record)]).toEqual(['Video', 'Pay'])
    expect([...decide.groupsToAsk(record)]).toEqual(['Count'])
  })
})

describe('a changed list', () => {
  const value = encodeRecord(decide.accept(fresh), receipt)
  const recordFor = (...list: object[]) => decodeRecord(value, testSite(...list)).record

  it('asks only for the new service', () => {
    const record = recordFor(video, count, { domain: 'chat.example', name: 'Chat' })
    expect(record.showModal).toBe(true)
    expect([...decide.groupsToAsk(record)]).toEqual(['Chat'])
    expect([...decide.allowedGroups(record)]).toEqual(['Video', 'Count'])
    expect(record.blockList.map((item) => item.new)).toEqual([false, false, true])
  })

  it('asks again for a group that got another domain', () => {
    const record = recordFor(video, count, { domain: 'tracking.example', name: 'Video' })
    expect([...decide.groupsToAsk(record)]).toEqual(['Video'])
    expect([...decide.allowedGroups(record)]).toEqual(['Count'])
  })

  it('does not ask again for a changed order, report or default', () => {
    const record = recordFor(count, { ...video, report: true, actived: true })
    expect(record.showModal).toBe(false)
    expect([...decide.allowedGroups(record)]).toEqual(['Count', 'Video'])
  })

  it('lets the site lock a group', () => {
    const record = recordFor({ ...video, editable: false }, count)
    expect([...decide.allowedGroups(record)]).toEqual(['Count'])
  })

  it('asks again for a found service that the site lists now', () => {
    const old = encodeRecord(decide.accept(decide.addFound(fresh, [films])), receipt)
    const { record } = decodeRecord(old, testSite(video, count, films))
    expect([...decide.groupsToAsk(record)]).toEqual([films.name])
  })
})

describe('an invalid cookie', () => {
  const right = encodeRecord(decide.accept(decide.addFound(fresh, [films])), receipt)
  it.each([
    undefined,
    '',
    '1',
    'true',
    '{"accepted":true}',
    `2${right.slice(1)}`,
    right.replace(receipt, 'short'),
    right.replace(receipt, '<script>alert(1)'),
    `${right.slice(0, 30)}`,
    `${right}+bad*ZZ.example:name/`,
    `${right}+a.example:*E0*A4/`,
    `1.1.${receipt}.AAAA..`,
    `1.1.${receipt}...${'+a.example:b/'.repeat(400)}`,
    right.repeat(2),
    '%E0%A4%A',
  ])('is ignored: %j', (value) => {
    expect(decodeRecord(value, site)).toEqual({ record: fresh, decided: false })
  })

  it('adds no found domain that is not a host', () => {
    for (const domain of ['a.example;script-src', 'a b', "'self'", '*', 'a:b', 'a/b', 'é', '']) {
      const forged = `1.1.${receipt}...+${encodeURIComponent(domain).replaceAll('%', '*').replaceAll("'", '*27')}:x/`
      expect(decodeRecord(forged, site).record.blockList).toHaveLength(3)
    }
  })

  it('never throws', () => {
    const part = fc.string({ unit: fc.constantFrom(...'1.ABCDE012+-:/*%|', ' ', 'é', '\n') })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          part,
          part.map((text) => right + text),
        ),
        (value) => {
          const { record } = decodeRecord(value, site)
          expect(record.config).toBe(site.config)
        },
      ),
    )
  }, 60_000)

  it('does not hide a valid cookie of the same name', () => {
    for (const other of ['', '{"accepted":true}', '1', `${right}+bad*ZZ.example:name/`]) {
      expect(recordValue(`a=1; pd_cc=${other}; pd_cc=${right}; pd_cc=x`)).toBe(right)
      expect(recordValue(`pd_cc=${right}; pd_cc=${other}`)).toBe(right)
      expect(recordValue(`pd_cc=${other}; xpd_cc=${right}`)).toBeUndefined()
    }
    expect(recordValue(undefined)).toBeUndefined()
  })
})

describe('arbitrary names', () => {
  it('are decoded as they were encoded', () => {
    const items = fc.uniqueArray(
      fc.record({ name: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), domain: fc.domain() }),
      { maxLength: 8, selector: ({ name }) => name },
    )
    fc.assert(
      fc.property(items, fc.boolean(), (found, yes) => {
        const change = yes ? decide.accept : decide.reject
        const record = change(decide.addFound(decide.start(testSite()), found))
        const decoded = decodeRecord(encodeRecord(record, receipt), testSite())
        expect(decoded.record.blockList.map(({ name, domain, actived }) => [name, domain, actived])).toEqual(
          found.map(({ name, domain }) => [name, domain, yes]),
        )
      }),
    )
  })
})

describe('the cookie', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      domain: `host-${index}.example`,
      name: `Service number ${index}`,
    }))

  it('stays under 4,000 bytes with 40 services of three items each and ten found', () => {
    const items = many(40).flatMap(({ domain, name }) =>
      ['', 'cdn.', 'api.'].map((host) => ({ name, domain: host + domain })),
    )
    const found = many(10).map(({ domain }) => ({
      domain: `a-rather-long-name-of-a-host.${domain}`,
      name: `A rather long name of a service, with accents: ${domain} éèà`,
    }))
    const record = decide.accept(decide.addFound(decide.start(testSite(...items)), found))
    const value = encodeRecord(record, receipt)
    expect(value.length).toBeLessThan(4000)
    expect(decodeRecord(value, testSite(...items)).record.blockList).toHaveLength(130)
  })

  it('drops what does not fit, refused services first', () => {
    const found = Array.from({ length: 200 }, (_, index) => ({
      domain: `host-${index}.example`,
      name: `東京 ${index}`,
    }))
    const record = decide.save(decide.addFound(fresh, found), ['東京 199'])
    const value = encodeRecord(record, receipt)
    expect(value.length).toBeLessThan(4000)
    expect(decide.allowedGroups(decodeRecord(value, site).record)).toContain('東京 199')
  })

  it.each([
    [20, true],
    [21, false],
  ])('with %i services that are not in the list of the site is read: %s', (length, isRead) => {
    const found = Array.from({ length }, (_, index) => `+host-${index}.example:Host${index}/`).join('')
    expect(decodeRecord(`1.1.${receipt}...${found}`, site).decided).toBe(isRead)
  })

  it('has different keys for 2,000 items', () => {
    expect(new Set(many(2000).map(itemKey)).size).toBe(2000)
  })
})
