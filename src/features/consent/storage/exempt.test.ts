import { describe, expect, it } from 'vitest'
import { createSigner } from '../../../platform/http/signature'
import { helperCookie } from '../../../ui/helper-cookie'
import { keysAreOn, rememberKeys } from '../../comments/admin/moderation/keyboard-shortcuts'
import {
  ownIdsCookie,
  rememberCookies,
  staffCookie,
  verifiedCookie,
} from '../../comments/people/remember.server'
import { CURRENCY_COOKIE } from '../../pricing/calculator/display-currency'
import { writeCart } from '../../pricing/cart/cart'
import { en } from '../messages/en'
import { exempt } from './exempt'

const signer = createSigner('secret', 'test')
const token = 'a'.repeat(22)

/** What the features really send. */
const sent = [
  ...rememberCookies({ author: 'A', email: 'a@b.c', url: '', login: 'guest' }, signer, true),
  staffCookie(true),
  ownIdsCookie([1], signer, true),
  verifiedCookie(undefined, 'a@b.c', signer, true),
  helperCookie(CURRENCY_COOKIE, 'EUR'),
  writeCart([token], true),
]

describe('what the site itself stores', () => {
  it.each(sent.map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie]))(
    'lists the cookie %s with the time it is kept',
    (name, cookie) => {
      const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
      expect(exempt.find((own) => own.kind === 'cookie' && own.name === name)?.days).toBe(seconds / 86_400)
    },
  )

  it('lists the keys of the moderators’ desk', () => {
    const keys: string[] = []
    rememberKeys({ setItem: (key: string) => keys.push(key) }, false)
    keysAreOn({ getItem: (key: string) => String(keys.push(key)) })
    for (const key of keys)
      expect(exempt).toContainEqual(expect.objectContaining({ name: key, kind: 'localStorage' }))
  })

  it('says what for, and uses every purpose', () => {
    expect(new Set(exempt.map(({ purpose }) => purpose))).toEqual(new Set(Object.keys(en.exempt)))
  })

  it('uses a star only behind a name of its own', () => {
    for (const { name } of exempt) expect(name).toMatch(/^([^*]+|[^*]{10,}\*)$/)
  })
})
