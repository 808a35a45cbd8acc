import { describe, expect, it } from 'vitest'
import { testSite } from '../config/test-site'
import type { ConsentRecord } from '../contract'
import { accept, addFound, allowedGroups, reject, save, start } from './decide'
import { applyDecision, type Decision, readDecision, safeBack, withQuery } from './read-decision'

const form = (text: string) => new URLSearchParams(text)

describe('readDecision', () => {
  it('reads the method, the groups and the found services', () => {
    expect(
      readDecision(
        form(
          'method=save&allow=A&allow=B%20C&found=x.example|X&found=y.example:81|Y|Z&found=my_box.x_.example|U',
        ),
      ),
    ).toEqual({
      method: 'save',
      isAboutNew: false,
      allow: ['A', 'B C'],
      found: [
        { domain: 'x.example', name: 'X' },
        { domain: 'y.example:81', name: 'Y|Z' },
        { domain: 'my_box.x_.example', name: 'U' },
      ],
    })
  })

  it.each(['', 'method=', 'method=toString', 'method=gpc', 'allow=A'])('returns undefined for %j', (text) => {
    expect(readDecision(form(text))).toBeUndefined()
  })

  it.each(['x', '|X', 'x.example|', 'x;y|X', '*.x.example|X', `x.example|${'n'.repeat(101)}`, 'com|X'])(
    'ignores the found service %j',
    (text) => {
      expect(readDecision(new URLSearchParams({ method: 'accept', found: text }))?.found).toEqual([])
    },
  )

  it('reads at most 40 found services, which fit into a cookie', () => {
    const many = Array.from({ length: 100 }, (_, index) => `found=x${index}.example|X${index}`).join('&')
    expect(readDecision(form(`method=accept&${many}`))?.found).toHaveLength(40)
  })
})

it.each([
  ['accept', ['A', 'B', 'Met']],
  ['reject', []],
  ['close', []],
  ['save', ['B', 'Met']],
  ['allow', ['B', 'Met']],
] as const)('%s allows %j', (method, allowed) => {
  const site = testSite({ name: 'A', domain: 'a.example' }, { name: 'B', domain: 'b.example' })
  const record = applyDecision(start(site), {
    method,
    isAboutNew: false,
    allow: ['B', 'Met'],
    found: [{ name: 'Met', domain: 'met.example' }],
  })
  expect([...allowedGroups(record)]).toEqual(allowed)
})

describe('a decision about new services', () => {
  const site = testSite({ name: 'A', domain: 'a.example' }, { name: 'B', domain: 'b.example' })
  const onlyA = save(start(site), ['A'])
  const met = [{ name: 'Met', domain: 'met.example' }]
  const answer = (record: ConsentRecord, method: 'accept' | 'reject', found = met) =>
    applyDecision(record, { ...(readDecision(form(`method=${method}&about=new`)) as Decision), found })

  it.each([
    ['accept', ['A', 'Met']],
    ['reject', ['A']],
  ] as const)('(%s) leaves the others and their lifetime unchanged', (method, allowed) => {
    const record = answer(onlyA, method)
    expect([...allowedGroups(record)]).toEqual(allowed)
    expect(record).toMatchObject({ accepted: true, isSession: false, showModal: false })
  })

  it('covers all services for an undecided visitor', () => {
    expect(answer(start(site), 'accept')).toEqual(accept(addFound(start(site), met)))
    expect(answer(start(site), 'reject')).toEqual(reject(addFound(start(site), met)))
  })

  it('covers all services if none is new', () => {
    expect(answer(onlyA, 'accept', [])).toEqual(accept(onlyA))
    expect(answer(onlyA, 'reject', [])).toEqual(reject(onlyA))
  })
})

it.each([
  ['/about?x=1', '/about?x=1'],
  ['/de/', '/de/'],
  [null, '/page'],
  ['', '/page'],
  ['//evil.example', '/page'],
  ['/\\evil.example', '/page'],
  ['/\t/evil.example', '/page'],
  ['https://evil.example', '/page'],
  ['javascript:alert(1)', '/page'],
  ['/a\r\nset-cookie: x=1', '/page'],
  [`/${'x'.repeat(3000)}`, '/page'],
])('the return address %j becomes %j', (given, expected) => {
  expect(safeBack(given, '/page')).toBe(expected)
})

it('returns to the home page if the page is not on this site', () => {
  expect(safeBack(null, '//evil.example')).toBe('/')
})

it.each([
  ['https://school.example/de/fees?weeks=4&start=2027-01-04', '/de/fees?weeks=4&start=2027-01-04'],
  ['https://school.example/de/fees', '/de/fees'],
  ['https://school.example/de/other?weeks=4', '/de/fees'],
  ['https://other.example/de/fees?weeks=4', '/de/fees'],
  ['nonsense', '/de/fees'],
  [undefined, '/de/fees'],
])('a form sent from %s leads back to %s', (referrer, expected) => {
  expect(withQuery('/de/fees', 'school.example', referrer)).toBe(expected)
})
