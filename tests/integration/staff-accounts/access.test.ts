import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { createSchool, createUser, schoolData } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { attempts } from './access-attempts'
import { type Documents, documents } from './access-trial'

const who = ['visitor', 'moderator', 'accountant', 'editor', 'administrator'] as const
type Who = (typeof who)[number]

/** Every operation and the roles that may perform it. Unmarked ones are refused. */
const table: [
  what: string,
  visitor: string,
  moderator: string,
  accountant: string,
  editor: string,
  administrator: string,
][] = [
  ['schools create         ', '-', '-', '-', 'x', 'x'],
  ['schools read published ', 'x', 'x', 'x', 'x', 'x'],
  ['schools read draft     ', '-', 'x', 'x', 'x', 'x'],
  ['schools update         ', '-', '-', '-', 'x', 'x'],
  ['schools delete         ', '-', '-', '-', 'x', 'x'],
  ['schools read versions  ', '-', '-', '-', 'x', 'x'],
  ['courses create         ', '-', '-', '-', 'x', 'x'],
  ['courses read published ', 'x', 'x', 'x', 'x', 'x'],
  ['courses read draft     ', '-', 'x', 'x', 'x', 'x'],
  ['courses update         ', '-', '-', '-', 'x', 'x'],
  ['courses delete         ', '-', '-', '-', 'x', 'x'],
  ['accommodation create         ', '-', '-', '-', 'x', 'x'],
  ['accommodation read published ', 'x', 'x', 'x', 'x', 'x'],
  ['accommodation read draft     ', '-', 'x', 'x', 'x', 'x'],
  ['accommodation update         ', '-', '-', '-', 'x', 'x'],
  ['accommodation delete         ', '-', '-', '-', 'x', 'x'],
  ['pages create         ', '-', '-', '-', 'x', 'x'],
  ['pages read published ', 'x', 'x', 'x', 'x', 'x'],
  ['pages read draft     ', '-', 'x', 'x', 'x', 'x'],
  ['pages update         ', '-', '-', '-', 'x', 'x'],
  ['pages delete         ', '-', '-', '-', 'x', 'x'],
  ['pages read versions  ', '-', '-', '-', 'x', 'x'],
  ['media create         ', '-', '-', '-', 'x', 'x'],
  ['media read published ', 'x', 'x', 'x', 'x', 'x'],
  ['media update         ', '-', '-', '-', 'x', 'x'],
  ['media delete         ', '-', '-', '-', 'x', 'x'],
  ['users create         ', '-', '-', '-', '-', 'x'],
  ['users read self      ', '-', 'x', 'x', 'x', 'x'],
  ['users read others    ', '-', '-', '-', '-', 'x'],
  ['users update self    ', '-', 'x', 'x', 'x', 'x'],
  ['users update others  ', '-', '-', '-', '-', 'x'],
  // Only with the password, by a call of its own.
  ['users delete         ', '-', '-', '-', '-', '-'],
  ['users unlock         ', '-', '-', '-', '-', 'x'],
  ['price-lists create', '-', '-', '-', 'x', 'x'],
  ['price-lists read', '-', 'x', 'x', 'x', 'x'],
  ['price-lists update', '-', '-', '-', 'x', 'x'],
  ['price-lists delete', '-', '-', '-', 'x', 'x'],
  ['price-adjustments create', '-', '-', '-', 'x', 'x'],
  ['price-adjustments read', '-', 'x', 'x', 'x', 'x'],
  ['price-adjustments update', '-', '-', '-', 'x', 'x'],
  ['price-adjustments delete', '-', '-', '-', 'x', 'x'],
  ['price-extras create', '-', '-', '-', 'x', 'x'],
  ['price-extras read', '-', 'x', 'x', 'x', 'x'],
  ['price-extras update', '-', '-', '-', 'x', 'x'],
  ['price-extras delete', '-', '-', '-', 'x', 'x'],
  ['quotes create', '-', '-', '-', '-', '-'],
  ['quotes read', '-', '-', '-', 'x', 'x'],
  ['quotes update', '-', '-', '-', '-', '-'],
  ['quotes delete', '-', '-', '-', '-', 'x'],
  ['enrolments create', '-', '-', '-', '-', '-'],
  ['enrolments read', '-', '-', '-', 'x', 'x'],
  ['enrolments update', '-', '-', '-', '-', '-'],
  ['enrolments delete', '-', '-', '-', 'x', 'x'],
  ['enrolment-events create', '-', '-', '-', '-', '-'],
  ['enrolment-events read', '-', '-', '-', 'x', 'x'],
  ['enrolment-events update', '-', '-', '-', '-', '-'],
  ['enrolment-events delete', '-', '-', '-', '-', '-'],
  ['enrolment-places create', '-', '-', '-', '-', '-'],
  ['enrolment-places read', '-', '-', '-', 'x', 'x'],
  ['enrolment-places update', '-', '-', '-', '-', '-'],
  ['enrolment-places delete', '-', '-', '-', '-', '-'],
  ['invoices create', '-', '-', '-', '-', '-'],
  ['invoices read', '-', '-', 'x', 'x', 'x'],
  ['invoices update', '-', '-', '-', '-', '-'],
  ['invoices delete', '-', '-', '-', '-', '-'],
  ['payments create', '-', '-', '-', '-', '-'],
  ['payments read', '-', '-', 'x', 'x', 'x'],
  ['payments update', '-', '-', '-', '-', '-'],
  ['payments delete', '-', '-', '-', '-', '-'],
  ['invoice-counters create', '-', '-', '-', '-', '-'],
  ['invoice-counters read', '-', '-', '-', '-', '-'],
  ['invoice-counters update', '-', '-', '-', '-', '-'],
  ['invoice-counters delete', '-', '-', '-', '-', '-'],
  ['forms create', '-', '-', '-', 'x', 'x'],
  ['forms read', 'x', 'x', 'x', 'x', 'x'],
  ['forms update', '-', '-', '-', 'x', 'x'],
  ['forms delete', '-', '-', '-', 'x', 'x'],
  ['form-submissions create', '-', '-', '-', '-', '-'],
  ['form-submissions read', '-', '-', '-', 'x', 'x'],
  ['form-submissions update', '-', '-', '-', 'x', 'x'],
  ['form-submissions delete', '-', '-', '-', 'x', 'x'],
  ['outgoing-mail create', '-', '-', '-', '-', '-'],
  ['outgoing-mail read', '-', '-', '-', 'x', 'x'],
  ['outgoing-mail update', '-', '-', '-', 'x', 'x'],
  ['outgoing-mail delete', '-', '-', '-', '-', 'x'],
  ['calculator-counts create', '-', '-', '-', '-', '-'],
  ['calculator-counts read', '-', 'x', 'x', 'x', 'x'],
  ['calculator-counts update', '-', '-', '-', '-', '-'],
  ['calculator-counts delete', '-', '-', '-', '-', '-'],
  ['pricing read', '-', 'x', 'x', 'x', 'x'],
  ['pricing update', '-', '-', '-', 'x', 'x'],
  ['enrolment-form read', '-', '-', '-', 'x', 'x'],
  ['enrolment-form update', '-', '-', '-', 'x', 'x'],
  ['mail-templates read', '-', '-', '-', 'x', 'x'],
  ['mail-templates update', '-', '-', '-', 'x', 'x'],
  ['enrolment-mails read', '-', '-', '-', 'x', 'x'],
  ['enrolment-mails update', '-', '-', '-', '-', 'x'],
  ['billing read', '-', '-', '-', 'x', 'x'],
  ['billing update', '-', '-', '-', '-', 'x'],
  ['comments create', '-', '-', '-', '-', '-'],
  ['comments read', '-', 'x', '-', '-', 'x'],
  ['comments update', '-', 'x', '-', '-', 'x'],
  ['comments delete', '-', '-', '-', '-', '-'],
  ['comment-actions create', '-', '-', '-', '-', '-'],
  ['comment-actions read', '-', 'x', '-', '-', 'x'],
  ['comment-actions update', '-', '-', '-', '-', '-'],
  ['comment-actions delete', '-', '-', '-', '-', '-'],
  ['spam-words create', '-', '-', '-', '-', '-'],
  ['spam-words read', '-', '-', '-', '-', '-'],
  ['spam-words update', '-', '-', '-', '-', '-'],
  ['spam-words delete', '-', '-', '-', '-', '-'],
  ['comment-settings read', '-', 'x', 'x', 'x', 'x'],
  ['comment-settings update', '-', 'x', '-', '-', 'x'],
  ['captcha-settings read', '-', '-', '-', '-', 'x'],
  ['captcha-settings update', '-', '-', '-', '-', 'x'],
  ['map-extracts create', '-', '-', '-', '-', 'x'],
  ['map-extracts read', '-', '-', '-', 'x', 'x'],
  ['map-extracts update', '-', '-', '-', '-', 'x'],
  ['map-extracts delete', '-', '-', '-', '-', 'x'],
  ['school-maps create', '-', '-', '-', 'x', 'x'],
  ['school-maps read', '-', '-', '-', 'x', 'x'],
  ['school-maps update', '-', '-', '-', 'x', 'x'],
  ['school-maps delete', '-', '-', '-', 'x', 'x'],
  ['map-settings read', '-', '-', '-', '-', 'x'],
  ['map-settings update', '-', '-', '-', '-', 'x'],
  ['site-settings read   ', 'x', 'x', 'x', 'x', 'x'],
  ['site-settings update ', '-', '-', '-', '-', 'x'],
]

describeSite('access', (open) => {
  let site: Site
  let docs: Documents
  let combined: User
  const users: Record<Who, User | undefined> = {
    visitor: undefined,
    moderator: undefined,
    accountant: undefined,
    editor: undefined,
    administrator: undefined,
  }

  beforeAll(async () => {
    site = await open()
    for (const role of ['moderator', 'accountant', 'editor', 'administrator'] as const)
      users[role] = await createUser(site.payload, role)
    combined = await createUser(site.payload, 'editor', 'moderator')
    docs = await documents(site.payload)
  })

  it.each(table)(
    '%s visitor %s, moderator %s, accountant %s, editor %s, administrator %s',
    async (what, ...marks) => {
      const attempt = attempts[what.trim()]
      if (!attempt) throw new Error(`no attempt is defined for ${what}`)
      const results: Partial<Record<Who, string>> = {}
      for (const role of who) {
        const allowed = await attempt({ payload: site.payload, user: users[role], docs })
        results[role] = allowed ? 'x' : '-'
      }
      expect(results).toEqual(Object.fromEntries(who.map((role, index) => [role, marks[index]])))
      // An editor who also moderates may do what either may.
      const either = results.editor === 'x' || results.moderator === 'x'
      expect(await attempt({ payload: site.payload, user: combined, docs })).toBe(either)
    },
  )

  it('lets only administrators change roles, so editors cannot raise their own', async () => {
    const editor = await createUser(site.payload, 'editor')
    await site.payload.update({
      collection: 'users',
      id: editor.id,
      data: { name: 'Renamed', role: 'administrator' },
      overrideAccess: false,
      user: editor,
    })
    const after = await site.payload.findByID({ collection: 'users', id: editor.id })
    expect(after).toMatchObject({ name: 'Renamed', role: 'editor' })
    await site.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'moderator' },
      overrideAccess: false,
      user: users.administrator,
    })
    expect(await site.payload.findByID({ collection: 'users', id: editor.id })).toMatchObject({
      roles: ['moderator'],
      role: 'moderator',
    })
  })

  it('keeps the most powerful role for programs that know one, and lets a node of the version before decide', async () => {
    const { payload } = site
    const { id } = await createUser(payload, 'moderator', 'editor')
    const read = () => payload.findByID({ collection: 'users', id })
    expect(await read()).toMatchObject({ roles: ['editor', 'moderator'], role: 'editor' })
    // As the version before writes it.
    await payload.db.updateOne({ collection: 'users', id, data: { role: 'moderator' } })
    expect((await read()).roles).toEqual(['moderator'])
    await payload.update({ collection: 'users', id, data: { name: 'Renamed' } })
    expect(await read()).toMatchObject({ roles: ['moderator'], role: 'moderator' })
    await expect(payload.update({ collection: 'users', id, data: { roles: [] } })).rejects.toThrow()
  })

  it('lets moderators change the content and state of a comment, but no system fields', async () => {
    const { payload } = site
    const data = { school: docs.schools.published, content: 'Hello', language: 'en', ipHash: 'hash' }
    const { id } = await payload.create({ collection: 'comments', data: data as never })
    const changed = {
      content: 'Changed',
      state: 'approved',
      ipHash: 'x',
      verified: true,
      version: 99,
      erased: true,
    }
    await payload.update({
      ...{ collection: 'comments', id, overrideAccess: false, user: users.moderator },
      data: changed as never,
    })
    expect(await payload.findByID({ collection: 'comments', id })).toMatchObject({
      ...{
        content: 'Changed',
        state: 'approved',
        ipHash: 'hash',
        verified: false,
        version: 2,
        erased: false,
      },
    })
  })

  it('shows comment mails to moderators, other mails to editors, and confirmation links to no one', async () => {
    const { payload } = site
    const secret = 'Open http://school.example/comments/confirm?sign=secret'
    const store = (subject: string, about?: string) =>
      payload.create({
        collection: 'outgoing-mail',
        data: { to: 'ana@x.example', subject, about, text: secret, dueAt: new Date().toISOString() } as never,
      })
    const ids: number[] = []
    for (const [subject, about] of [
      ['quote', undefined],
      ['enrolment', 'enrolment:1'],
      ['reply', 'comment:1:reply'],
      ['confirm', 'comment:1:confirm'],
    ] as const)
      ids.push(Number((await store(subject, about)).id))
    const seenBy = async (user?: User) => {
      const { docs } = await payload.find({
        ...{ collection: 'outgoing-mail', where: { id: { in: ids } }, sort: 'id' },
        ...{ overrideAccess: false, user },
      })
      return docs.map(({ subject, text }) => `${subject} ${text === secret ? 'open' : 'hidden'}`)
    }
    expect(await seenBy(users.moderator)).toEqual(['reply open', 'confirm hidden'])
    expect(await seenBy(users.editor)).toEqual(['quote open', 'enrolment open'])
    expect(await seenBy(users.administrator)).toEqual([
      'quote open',
      'enrolment open',
      'reply open',
      'confirm hidden',
    ])
    const id = ids[3] as number
    const change = (user?: User) =>
      payload.update({
        ...{ collection: 'outgoing-mail', id, data: { state: 'failed' }, overrideAccess: false, user },
      })
    await expect(change(users.editor)).rejects.toThrow()
    expect((await change(users.moderator)).text).not.toContain('sign=')
    const stored = await payload.findByID({ collection: 'outgoing-mail', id })
    expect([stored.state, stored.text]).toEqual(['failed', secret])
  })

  it('shows the Akismet key only to administrators', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'comment-settings', data: { akismetKey: 'secret-key' } })
    const seenBy = async (user?: User) =>
      (await payload.findGlobal({ slug: 'comment-settings', overrideAccess: false, user })).akismetKey
    expect(await seenBy(users.moderator)).toBeUndefined()
    expect(await seenBy(users.administrator)).toBe('secret-key')
  })

  it('shows analytics snippets only to staff', async () => {
    const { payload } = site
    const snippets = [{ name: 'Counter', code: '<script>count()</script>' }]
    await payload.updateGlobal({ slug: 'site-settings', data: { snippets } })
    const seenBy = async (user?: User) =>
      (await payload.findGlobal({ slug: 'site-settings', overrideAccess: false, user })).snippets?.length ?? 0
    expect(await seenBy()).toBe(0)
    expect(await seenBy(users.moderator)).toBe(1)
  })

  it('never shows a visitor the draft of a published document', async () => {
    const { payload } = site
    const school = await createSchool(payload)
    await payload.update({
      collection: 'schools',
      id: school.id,
      draft: true,
      data: { ...schoolData(school.name), slug: school.slug, summary: 'secret plan', _status: 'draft' },
    })
    const where = { id: { equals: school.id } }
    const seenBy = async (user?: User) =>
      JSON.stringify(
        await payload.find({ collection: 'schools', where, draft: true, overrideAccess: false, user }),
      )
    expect(await seenBy()).not.toContain('secret plan')
    expect(await seenBy(users.editor)).toContain('secret plan')
  })
})
