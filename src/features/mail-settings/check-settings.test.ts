import { expect, it } from 'vitest'
import { isGuardedChange, isMailHost } from './check-settings'

it('accepts names and addresses of mail servers, those of the own network included', () => {
  for (const host of ['smtp.school.example', 'mail', 'MX-1.school.example', '192.168.1.7', '::1', 'fe80::1'])
    expect(isMailHost(host), host).toBe(true)
  const wrong = ['', '-a', 'a..b', '.a', 'a.', 'a b', 'smtp://a', 'a/b', 'a:25x', 'user@host', 'a\nb', 'a_b']
  for (const host of [...wrong, `${'a.'.repeat(130)}b`]) expect(isMailHost(host), host).toBe(false)
})

it('decides about hostile hosts in no time', () => {
  const begin = performance.now()
  for (const host of [`${'a'.repeat(250)}!`, `${'a-'.repeat(125)}!`, 'a.'.repeat(126)]) isMailHost(host)
  expect(performance.now() - begin).toBeLessThan(50)
})

it('asks for the password before a change of anything but the signature', () => {
  const stored = { host: 'a.example', port: 587, user: null, fromName: 'School', signature: 'x' }
  for (const change of [
    { host: 'b.example' },
    { port: 25 },
    { user: 'x' },
    { password: 'x' },
    { replyTo: 'a@b.c' },
  ])
    expect(isGuardedChange(stored, change), JSON.stringify(change)).toBe(true)
  for (const change of [{}, { ...stored, user: '', password: '' }, { signature: 'y' }, { password: null }])
    expect(isGuardedChange(stored, change), JSON.stringify(change)).toBe(false)
})
