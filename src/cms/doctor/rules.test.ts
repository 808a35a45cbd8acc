import { describe, expect, it } from 'vitest'
import { passwordsIn, reportText, withoutSecrets } from '../../platform/findings'
import {
  fitsRange,
  judgeCertificate,
  judgeClock,
  judgeDisk,
  judgeProxy,
  judgeRights,
  judgeSecret,
} from './rules'
import { doctorQuestion, readQuestion } from './site-response'

const range = '^20.19.0 || ^22.16.0 || >=24.0.0'

it.each([
  ['v20.19.0', true],
  ['v20.20.1', true],
  ['v20.18.9', false],
  ['v21.9.0', false],
  ['v22.15.1', false],
  ['v22.16.0', true],
  ['v23.1.0', false],
  ['v24.0.0', true],
  ['v26.3.0', true],
])('Node %s', (version, fits) => {
  expect(fitsRange(version, range)).toBe(fits)
})

it.each([
  [undefined, 'problem'],
  ['hunter2', 'problem'],
  ['a'.repeat(64), 'warning'],
  ['this is the changeme of our own school', 'warning'],
  ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'ok'],
])('the secret %s', (secret, state) => {
  const finding = judgeSecret(secret, false)
  expect(finding.state).toBe(state)
  if (secret) expect(JSON.stringify(finding)).not.toContain(secret)
})

it.each([
  [100e9, 500e9, 'ok'],
  [40e9, 500e9, 'warning'],
  [1e9, 5e9, 'warning'],
  [1e8, 5e9, 'problem'],
])('%d of %d bytes left', (free, size, state) => {
  expect(judgeDisk('DATA_DIR', { free, size }).state).toBe(state)
})

it.each([
  [0, 'ok'],
  [1900, 'ok'],
  [-5000, 'warning'],
  [3_600_000, 'problem'],
  [-3_600_000, 'problem'],
])('a clock that is %d ms off', (off, state) => {
  expect(judgeClock('the site', off, 10).state).toBe(state)
})

const now = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it.each([
  [60, 'ok'],
  [10, 'warning'],
  [1, 'problem'],
  [-1, 'problem'],
])('a certificate for %d more days', (days, state) => {
  expect(judgeCertificate(daysAgo(-days), now).state).toBe(state)
})

describe('a proxy', () => {
  const forged = '203.0.113.7'
  const judge = (publicUrl: string, seen: object) =>
    judgeProxy(publicUrl, forged, {
      client: '10.0.0.1',
      protocol: 'http',
      trustProxy: false,
      time: 0,
      ...seen,
    }).map(({ state }) => state)

  it.each([
    ['none, http', 'http://a.example', { forwardedFor: forged }, 'ok'],
    ['one that sets nothing, https', 'https://a.example', { forwardedFor: forged }, 'warning'],
    ['not trusted', 'https://a.example', { forwardedFor: `${forged}, 1.2.3.4` }, 'problem'],
    ['not trusted, replaces', 'https://a.example', { forwardedFor: '1.2.3.4' }, 'problem'],
    [
      'trusted, passes on',
      'https://a.example',
      { trustProxy: true, client: forged, forwardedFor: forged },
      'problem',
    ],
    [
      'trusted, extends',
      'https://a.example',
      { trustProxy: true, client: '1.2.3.4', forwardedFor: `${forged}, 1.2.3.4`, forwardedProto: 'https' },
      'ok',
    ],
    [
      'trusted, says http',
      'https://a.example',
      { trustProxy: true, client: '1.2.3.4', forwardedFor: '1.2.3.4', forwardedProto: 'http' },
      'warning',
    ],
  ])('%s', (_name, url, seen, state) => {
    expect(judge(url, seen)).toEqual([state])
  })
})

it('rights: of another user, of others', () => {
  expect(judgeRights('x', { mode: 0o100600, owner: 5 }, 5)).toBeUndefined()
  expect(judgeRights('x', { mode: 0o100644, owner: 5 }, 5)?.state).toBe('warning')
  expect(judgeRights('x', { mode: 0o100600, owner: 0 }, 5)?.state).toBe('problem')
  // An administrator may do everything.
  expect(judgeRights('x', { mode: 0o100600, owner: 5 }, 0)).toBeUndefined()
})

it('hides passwords, also those that were written in an address', () => {
  const secrets = passwordsIn('smtp://user:p%40ss%2Fword@mail.example:587')
  const findings = [{ about: 'mail', state: 'problem' as const, text: 'refused p@ss/word or p%40ss%2Fword' }]
  expect(withoutSecrets(findings, secrets)[0]?.text).toBe('refused … or …')
  expect(passwordsIn('smtp://mail.example')).toEqual([])
  expect(passwordsIn('file:/data/a.db')).toEqual([])
})

it('writes one line for each finding', () => {
  const findings = [
    { about: 'node', state: 'ok' as const, text: 'Node v24' },
    { about: 'secret', state: 'problem' as const, text: 'none', mend: 'Make one.' },
  ]
  expect(reportText(findings)).toBe(
    'ok       node    Node v24\nproblem  secret  none\n                 → Make one.\n\n1 problem, 0 warnings.',
  )
})

it('asks questions that only the same secret can read, for a while', () => {
  const asked = Object.fromEntries(new URL(doctorQuestion('ours', 1000), 'http://x').searchParams)
  expect(readQuestion('ours', asked, 2000)).toBe('valid')
  expect(readQuestion('ours', asked, 10 * 60_000)).toBe('late')
  expect(readQuestion('theirs', asked, 2000)).toBeUndefined()
  expect(readQuestion('ours', { ...asked, at: '1001' }, 2000)).toBeUndefined()
  expect(readQuestion('ours', {}, 2000)).toBeUndefined()
})
