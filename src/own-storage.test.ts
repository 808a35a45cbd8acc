import { describe, expect, it } from 'vitest'
import { KEY_SWITCH } from './features/comments/admin/moderation/keyboard-shortcuts'
import {
  ownIdsCookie,
  rememberCookies,
  staffCookie,
  verifiedCookie,
} from './features/comments/author/remember.server'
import { consentMessages } from './features/consent/messages/messages'
import { CURRENCY_COOKIE } from './features/pricing/calculator/display-currency'
import { cartCookies } from './features/quotes/cart/cart'
import { serverFeaturesOf } from './features.server'
import { createSigner } from './platform/http/signature'
import { readKeySwitch, storeKeySwitch } from './platform/panel/work-queue/keys'
import { STAFF_MARK } from './shared/address/edit-link'
import { helperCookie } from './ui/helper-cookie'

const signer = createSigner('secret', 'test')
const exempt = serverFeaturesOf().flatMap(({ storage = [] }) => storage)
const token = 'a'.repeat(22)

/** The cookies as the features send them. */
const sent = [
  ...rememberCookies({ author: 'A', email: 'a@b.c', url: '', login: 'guest' }, signer, true),
  staffCookie(true),
  ownIdsCookie([1], signer, true),
  verifiedCookie(undefined, 'a@b.c', signer, true),
  helperCookie(CURRENCY_COOKIE, 'EUR'),
  ...cartCookies([token], true),
]

describe('the list of the site’s own storage', () => {
  it.each(sent.map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie]))(
    'has the cookie %s with its lifetime',
    (name, cookie) => {
      const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1])
      expect(exempt.find((own) => own.kind === 'cookie' && own.name === name)?.days).toBe(seconds / 86_400)
    },
  )

  it('has the localStorage keys of the moderation screen', () => {
    const keys: string[] = []
    storeKeySwitch({ setItem: (key: string) => keys.push(key) }, KEY_SWITCH, false)
    readKeySwitch({ getItem: (key: string) => String(keys.push(key)) }, KEY_SWITCH)
    for (const key of keys)
      expect(exempt).toContainEqual(expect.objectContaining({ name: key, kind: 'localStorage' }))
  })

  it('has the mark of the browsers of staff', () => {
    expect(exempt).toContainEqual(expect.objectContaining({ name: STAFF_MARK, kind: 'localStorage' }))
  })

  it('names a purpose for each entry and uses every purpose', () => {
    expect(new Set(exempt.map(({ purpose }) => purpose))).toEqual(
      new Set(consentMessages.keys('exempt.').map((key) => key.split('.')[1])),
    )
  })

  it('uses a wildcard only after a specific prefix', () => {
    for (const { name } of exempt) expect(name).toMatch(/^([^*]+|[^*]{10,}\*)$/)
  })
})
