import { beforeAll, expect, it } from 'vitest'
import {
  COOKIE_PURPOSE,
  ownCookie,
  readOwn,
  rememberCookies,
} from '../../../src/features/comments/author/remember.server'
import type { PersonalResponse } from '../../../src/features/comments/contract'
import { createSigner } from '../../../src/platform/http/signature'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createComment } from './comments'

const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

describeSite('the personal data of a comments page', (open) => {
  let site: Site
  let web: TestApp
  let school: Awaited<ReturnType<typeof createSchool>>
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    school = await createSchool(site.payload)
    return () => web.close()
  })

  const signer = () => createSigner(site.payload.secret, COOKIE_PURPOSE)
  const ask = async (cookie = '', prefix = '') => {
    const answer = await web.get(`${prefix}/schools/${school.slug}/comments/personal`, {
      cookie,
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return answer.json<PersonalResponse>()
  }
  const nothing = { pending: [], canModerate: false }

  it('is empty for an unknown visitor', async () => {
    expect(await ask()).toEqual(nothing)
    expect((await web.get('/schools/no-such-school/comments/personal')).statusCode).toBe(404)
  })

  it('contains the remembered details if their signature is valid', async () => {
    const ana = { author: 'Ana Pérez', email: 'ana@example.org', url: '', login: 'guest' as const }
    const cookies = sent(rememberCookies(ana, signer(), false))
    const { login: _, ...remembered } = ana
    expect(await ask(cookies)).toEqual({ ...nothing, remembered })
    expect(await ask(cookies.replace('ana%40', 'eva%40'))).toEqual(nothing)
  })

  it('contains only the visitor’s own pending comments, including those marked as spam', async () => {
    const { payload } = site
    const own = await createComment(payload, school.id, { state: 'unapproved', content: '<i>mine</i>' })
    const spam = await createComment(payload, school.id, { state: 'spam', parent: own.id })
    const approved = await createComment(payload, school.id)
    await createComment(payload, school.id, { state: 'unapproved' })
    const elsewhere = await createComment(payload, (await createSchool(payload)).id, { state: 'unapproved' })
    let cookie = ''
    for (const { id } of [own, spam, approved, elsewhere])
      cookie = sent([ownCookie(cookie, id, signer(), false)])
    const { pending } = await ask(cookie, '/de')
    expect(pending.map(({ parentId }) => parentId)).toEqual([0, own.id])
    expect(pending[0]?.html).toContain(`id="comment-${own.id}"`)
    expect(pending[0]?.html).toContain('Dein Kommentar wartet auf Freigabe.')
    expect(pending[0]?.html).toContain('&lt;i&gt;mine&lt;/i&gt;')
    // Comments that are no longer pending are removed from the cookie.
    const path = `/schools/${school.slug}/comments/personal`
    const forgets = await web.get(path, { cookie })
    const kept = [forgets.headers['set-cookie'] ?? []].flat()
    expect(kept).toHaveLength(1)
    expect(readOwn(kept[0], signer())).toEqual([elsewhere.id, spam.id, own.id])
    expect((await web.get(path, { cookie: sent(kept) })).headers['set-cookie']).toBeUndefined()
    const over = await web.get(path, { cookie: sent([ownCookie('', approved.id, signer(), false)]) })
    expect(over.headers['set-cookie']).toMatch(/^zoo-comment_own=; Max-Age=0;/)
    expect((await ask(cookie.replace(/own=\d+/, `own=${own.id}`))).pending).toEqual([])
  })

  it('tells whether the visitor may moderate, based only on the session', async () => {
    for (const [role, expected] of [
      ['administrator', true],
      ['moderator', true],
      ['editor', false],
    ] as const) {
      const user = await createUser(site.payload, role)
      const token = await openSession(site.payload, { email: user.email, password })
      expect([role, (await ask(`payload-token=${token}`)).canModerate]).toEqual([role, expected])
    }
    expect((await ask('zoo-comment_login=staff')).canModerate).toBe(false)
  })

  it('contains the form if only logged-in users may write', async () => {
    const user = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email: user.email, password })
    const cookie = `payload-token=${token}`
    expect(await ask(cookie)).not.toHaveProperty('formHtml')
    await site.payload.updateGlobal({ slug: 'comment-settings', data: { staffOnly: true } as never })
    expect((await ask(cookie)).formHtml).toContain('data-comment-form')
    expect(await ask()).not.toHaveProperty('formHtml')
    await site.payload.updateGlobal({ slug: 'comment-settings', data: { staffOnly: false } as never })
  })
})
