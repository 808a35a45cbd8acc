import { describe, expect, it } from 'vitest'
import { allowedGroups, start } from './decide'
import { carryOut, readDecision, safeBack } from './decision'
import { testSite } from './test-items'

const form = (text: string) => new URLSearchParams(text)

describe('readDecision', () => {
  it('reads method, groups and what was found', () => {
    expect(
      readDecision(
        form(
          'method=save&allow=A&allow=B%20C&found=x.example|X&found=y.example:81|Y|Z&found=my_box.x_.example|U',
        ),
      ),
    ).toEqual({
      method: 'save',
      allow: ['A', 'B C'],
      found: [
        { domain: 'x.example', name: 'X' },
        { domain: 'y.example:81', name: 'Y|Z' },
        { domain: 'my_box.x_.example', name: 'U' },
      ],
    })
  })

  it.each(['', 'method=', 'method=toString', 'method=gpc', 'allow=A'])('%j is no decision', (text) => {
    expect(readDecision(form(text))).toBeUndefined()
  })

  it.each(['x', '|X', 'x.example|', 'x;y|X', '*.x.example|X', `x.example|${'n'.repeat(101)}`, 'com|X'])(
    'passes over %j',
    (text) => {
      expect(readDecision(new URLSearchParams({ method: 'accept', found: text }))?.found).toEqual([])
    },
  )

  it('reads no more than fits into a cookie', () => {
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
  const record = carryOut(start(site), {
    method,
    allow: ['B', 'Met'],
    found: [{ name: 'Met', domain: 'met.example' }],
  })
  expect([...allowedGroups(record)]).toEqual(allowed)
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
])('from %j back to %j', (given, expected) => {
  expect(safeBack(given, '/page')).toBe(expected)
})

it('goes home where even the page is none of ours', () => {
  expect(safeBack(null, '//evil.example')).toBe('/')
})
